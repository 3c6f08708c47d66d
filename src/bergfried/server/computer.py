"""The computer at a table: what it is asked, for how long, and what happens if its process is lost."""

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress

from bergfried.match import Table
from bergfried.server.thinkers import Progress, Task, ThinkerLost, Thinkers

LOG = logging.getLogger("bergfried.server")
SHARE = 25  # of its remaining time goes to one move
LEAST_SECONDS = 0.05


def seconds_to_think(longest: float, left: float | None) -> float:
    """`left` is what the computer's clock shows, in milliseconds, if there is one."""
    return longest if left is None else min(longest, max(LEAST_SECONDS, left / 1000 / SHARE))


async def chosen_move(
    thinkers: Thinkers,
    table: Table,
    player: str,
    seconds: float,
    progress: Callable[[Progress], None],
    stop: asyncio.Event,
) -> str:
    """A second process is tried if the first is lost; if that is lost too, any legal move must do."""
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
    for _ in range(2):
        with suppress(ThinkerLost):
            return await thinkers.think(task, progress, stop)
        LOG.warning("a thinking process was lost")
    return game.notation.format_move(state, random.choice(state.legal_moves()))
