"""The usual searcher of a game: the best that this machine has for it."""

from typing import Any, Protocol

from bergfried.core import Game, State
from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import Limits, Player, Progress, Stop, Thought


class Searcher(Player, Protocol):
    """A player that can show its best lines, up to as many as are asked for."""

    def choose(
        self,
        state: State[Any],
        limits: Limits = ...,
        progress: Progress | None = ...,
        stop: Stop = ...,
        lines: int = ...,
    ) -> Thought: ...


def usual_searcher(
    game: Game[Any, Any],
    seed: int | None = None,
    name: str = "search",
    threads: int = 1,
    table_mb: int | None = None,
) -> Searcher:
    return AlphaBeta(game, seed=seed, name=name)


def searches_compiled(game: Game[Any, Any]) -> bool:
    return False
