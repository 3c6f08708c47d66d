"""The computer at a table: what it is asked, for how long, and what happens if its process is lost."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bergfried.core import BadNotation, IllegalMove, Side
from bergfried.engines.clock import share
from bergfried.match import Table
from bergfried.server.clocks import Clock
from bergfried.server.thinkers import Progress, Task, ThinkerLost, Thinkers

LOG = logging.getLogger("bergfried.server")
LEAST_SECONDS = 0.05
ATTEMPTS = 2
REPORT_SECONDS = 0.1  # between two words about its progress


def seconds_to_think(longest: float, clock: Clock | None, side: Side) -> float:
    """At most so long, and of a clock no more than a move's share."""
    if clock is None:
        return longest
    return min(longest, max(LEAST_SECONDS, share(clock.left(side) / 1000, clock.increment / 1000)))


@dataclass(frozen=True)
class Chosen:
    move: str
    improvised: bool = False  # nobody has thought about it: the processes were lost


async def chosen_move(
    thinkers: Thinkers,
    table: Table,
    player: str,
    seconds: float,
    progress: Callable[[Progress], None],
    stop: asyncio.Event,
) -> Chosen:
    """Asked again if the process is lost or what it says is no legal move; after that any legal move must do."""
    game, state = table.game, table.state
    task = Task(
        game=game.info.slug,
        options=dict(table.start.options),
        start=game.notation.format_state(table.start),
        moves=list(table.moves),
        player=player,
        seconds=seconds,
        seed=random.getrandbits(32),
    )
    for _ in range(ATTEMPTS):
        try:
            text = await thinkers.think(task, progress, stop)
            state.play(game.notation.parse_move(state, text))
        except (ThinkerLost, BadNotation, IllegalMove) as no:
            LOG.warning("a thinking process found no move: %s", type(no).__name__)
        else:
            return Chosen(text)
    return Chosen(game.notation.format_move(state, random.choice(state.legal_moves())), improvised=True)


class Computer:
    """Thinks about one position of a table at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()
        self.seat: Side | None = None  # for which it thinks

    def think(
        self,
        table: Table,
        player: str,
        seconds: float,
        progress: Callable[[Progress], None],
        play: Callable[[Chosen], Awaitable[None]],
    ) -> None:
        """Unless it does so already; `play` is called with the move, but not once the thinking is forgotten."""
        if self.seat is not None:
            return
        self.seat, self._stop = table.state.to_move, asyncio.Event()

        async def choose(stop: asyncio.Event = self._stop) -> Chosen:
            return await chosen_move(self._thinkers, table, player, seconds, _seldom(progress), stop)

        self._task = asyncio.create_task(self._play(choose, play))

    def stop(self) -> None:
        """It shall play the best move it knows."""
        self._stop.set()

    def forget(self) -> None:
        """Nobody wants its move any more."""
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self.seat, self._task = None, None

    async def _play(self, choose: Callable[[], Awaitable[Chosen]], play: Callable[[Chosen], Awaitable[None]]) -> None:
        try:
            await play(await choose())
        except Exception:
            LOG.exception("the computer could not move")
        finally:
            if self._task is asyncio.current_task():
                self.seat, self._task = None, None


def _seldom(progress: Callable[[Progress], None]) -> Callable[[Progress], None]:
    """Searches know more many times a second; nobody reads that fast."""
    last = 0.0

    def report(known: Progress) -> None:
        nonlocal last
        if time.monotonic() - last >= REPORT_SECONDS:
            last = time.monotonic()
            progress(known)

    return report
