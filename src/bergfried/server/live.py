"""A table that is awake: the game, the computer's thinking, the running clock, and who watches.

Whatever happens is on disk before anybody is told. One thing happens at a time (`lock`).
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import orjson

from bergfried.core import Side, message
from bergfried.engines import highest_level
from bergfried.server import wire
from bergfried.server.audience import Audience, Watcher
from bergfried.server.computer import Chosen, Computer, chosen_move, seconds_to_think
from bergfried.server.presses import press
from bergfried.server.refusals import Refusal, refusal, words
from bergfried.server.rights import demand
from bergfried.server.seats import held
from bergfried.server.settings import Settings
from bergfried.server.showing import Showing
from bergfried.server.sitting import Sitting
from bergfried.server.summaries import summary
from bergfried.server.thinkers import Progress, Thinkers
from bergfried.store import Change, NotStored, Store, StoredGame

LOG = logging.getLogger("bergfried.server")


@dataclass(frozen=True)
class Helpers:
    """What all tables share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    successor: Callable[[Sitting], StoredGame]


class LiveTable:
    def __init__(self, stored: StoredGame, helpers: Helpers) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.sitting = Sitting(stored)
        self.lost = False  # memory and disk differ: the table must be loaded anew
        self._helpers = helpers
        self._showing = Showing(self.sitting.table, self.sitting.seats)
        self._computer = Computer(helpers.thinkers)
        self._flag: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        clock = self.sitting.clock
        running = clock is not None and clock.running is not None
        thinking = self._computer.seat is not None
        return bool(self.audience or thinking or self._tasks or running or self.lock.locked())

    def holds(self, secrets: list[str]) -> frozenset[Side]:
        return held(self.sitting.opened.secret_hashes, secrets)

    def summary(self) -> wire.TableSummary:
        return summary(self.sitting.stored)

    def step(self, ply: int) -> wire.Step:
        if ply > self.sitting.table.ply:
            raise refusal("unknown-ply", 404, ply=ply, plies=self.sitting.table.ply)
        return self._showing.step(ply)

    def position(self, holds: frozenset[Side]) -> str:
        """The message for whoever holds these seats: only the seat to move is sent the legal moves."""
        sitting = self.sitting
        can = sitting.rights(holds).can(thinking=self._computer.seat is not None)
        more = {
            "seq": sitting.seq,
            "clock": None if sitting.clock is None else sitting.clock.state(),
            "draw_offer": sitting.standing.draw_offer,
            "thinking": self._computer.seat,
            "can": can,
            "rematch": sitting.standing.rematch,
            "rematch_swaps": sitting.rematch_swaps,
        }
        return self._showing.position(more, with_legal=can.play)

    # Coming and going.

    def join(self, watcher: Watcher, after: int) -> None:
        """Called under the lock. Whoever has seen everything is sent no position."""
        self.audience.join(watcher)
        self._go_on()
        seq, why_not = self.sitting.seq, self.sitting.rights(watcher.holds).go_back()
        welcome = wire.Welcome(
            type="welcome", seq=seq, protocol=wire.PROTOCOL, holds=sorted(watcher.holds),
            no_undo=None if why_not is None else words(message(why_not)), table=self.summary(),
        )  # fmt: skip
        watcher.send(welcome.model_dump_json())
        if after != seq:
            watcher.send(self.position(watcher.holds))

    def sleep(self) -> None:
        """Before the table is dropped from memory."""
        self._computer.forget()
        self._stop_flag()
        for task in self._tasks:
            task.cancel()

    # What can happen.

    async def obey(self, command: wire.Command, watcher: Watcher) -> None:
        """Called under the lock. Raises Refusal and then has changed nothing."""
        self.sitting.check_seq(command.seq)
        match command:
            case wire.Try():
                watcher.send(self.sitting.attempt(command).model_dump_json())
            case wire.AskHint():
                demand(self.sitting.rights(watcher.holds).play())
                self._start(self._find_hint(watcher))
            case wire.Stop():
                demand(self.sitting.rights(watcher.holds).sit())
                demand(None if self._computer.seat is not None else "not-thinking")
                self._computer.stop()
            case wire.Rematch():
                demand(self.sitting.rights(watcher.holds).rematch())
                await self._rematch()
            case _:
                await self._check_flag()
                await self._happened(self.sitting.obey(command, watcher.holds))

    async def _happened(self, change: Change) -> None:
        """Stores what has happened, then tells everybody."""
        try:
            await self._helpers.store.save(change)
        except NotStored as no:
            LOG.error("a change of a table could not be stored: %s", no.__cause__)
            self.lost = True
            self.sleep()
            self.audience.send_away()
            raise refusal("not-stored", 503) from None
        self.sitting.stored_now(change)
        if self.sitting.position_seq == self.sitting.seq:
            self._showing.refresh()
            self._computer.forget()
        self._go_on()
        self.audience.tell_each(self.position)

    async def _rematch(self) -> None:
        """The same people at a new table, with the sides that the game's customs give them."""
        successor = self._helpers.successor(self.sitting)
        try:
            await self._helpers.store.create(successor)
        except NotStored:
            raise refusal("not-stored", 503) from None
        await self._happened(self.sitting.go_on_at(successor.id))
        ready = wire.RematchReady(type="rematch", seq=self.sitting.seq, table=successor.id)
        self.audience.tell(ready.model_dump_json())

    def _go_on(self) -> None:
        """Lets the clock run, and the computer think if it is to move."""
        self._stop_flag()
        if self.sitting.over:
            return
        clock, to_move = self.sitting.clock, self.sitting.state.to_move
        if clock is not None and self.sitting.table.ply:  # nobody's time runs before the first move
            if clock.running is None:
                clock.run(to_move)
            delay = clock.left(to_move) / 1000
            self._flag = asyncio.get_running_loop().call_later(delay, lambda: self._start(self._flag_falls()))
        seat = self.sitting.computer_to_move
        if seat is not None:
            seconds = seconds_to_think(self._helpers.settings.think_seconds, clock, to_move)
            player = f"level:{seat.level}"
            self._computer.think(self.sitting.table, player, seconds, self._tell_progress, self._play_for_computer)

    # The computer.

    def _tell_progress(self, known: Progress) -> None:
        seat = self._computer.seat
        if seat is not None:
            told = wire.Thinking(
                type="thinking", seq=self.sitting.seq, seat=seat, depth=known.depth, nodes=known.nodes,
                milliseconds=round(known.seconds * 1000),
            )  # fmt: skip
            self.audience.tell(told.model_dump_json())

    async def _play_for_computer(self, chosen: Chosen) -> None:
        async with self.lock:
            try:
                await self._check_flag()
                await self._happened(self.sitting.move(chosen.move))
            except Refusal:
                LOG.info("the game was over before the computer moved")
                return
            if chosen.improvised:
                said = refusal("improvised", 500)
                told = wire.Failure(type="error", seq=self.sitting.seq, reason=said.reason, detail=said.detail)
                self.audience.tell(told.model_dump_json())

    async def _find_hint(self, watcher: Watcher) -> None:
        sitting = self.sitting
        seq, state, ply = sitting.position_seq, sitting.state, sitting.table.ply
        player, seconds = f"level:{highest_level(sitting.game)}", self._helpers.settings.hint_seconds
        thinkers = self._helpers.thinkers
        chosen = await chosen_move(thinkers, sitting.table, player, seconds, lambda _: None, asyncio.Event())
        if seq == sitting.position_seq:
            move = sitting.game.notation.parse_move(state, chosen.move)
            clicks = [press(click) for click in sitting.game.view.clicks(state, move)[0]]
            facts = {"type": "hint", "seq": sitting.seq, "ply": ply, "move": chosen.move, "clicks": clicks}
            watcher.send(orjson.dumps(facts).decode())

    # The clock.

    async def _flag_falls(self) -> None:
        async with self.lock:
            await self._check_flag()
            self._go_on()

    async def _check_flag(self) -> None:
        side = self.sitting.out_of_time
        if side is not None:
            await self._happened(self.sitting.lose_on_time(side))

    def _stop_flag(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None

    # Tasks that nobody waits for.

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) and not isinstance(failure, Refusal):
            LOG.error("a table's task failed", exc_info=failure)
