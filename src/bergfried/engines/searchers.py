"""The searchers of a game by name, and the usual one: the best that this machine has for it.

`best` is the compiled searcher that plays the game best, or the small search on rules.py where nothing is compiled;
`search`, `mcts` and `uct` are themselves. All searches of a process share one table.
"""

from typing import Any, Protocol

from bergfried.core import Game, State, message
from bergfried.engines import native
from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import Limits, Player, Progress, Stop, Thought
from bergfried.engines.refusal import BadPlayer
from bergfried.engines.signature import Signature
from bergfried.engines.signature import signature as signature_by_rules

USUAL = "best"
METHODS = (USUAL, "search", "mcts", "uct")


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


def searches_compiled(game: Game[Any, Any]) -> bool:
    """With an evaluation, that is: plain random playouts make no levels."""
    return "search" in native.methods(game)


def searcher(
    game: Game[Any, Any],
    method: str = USUAL,
    seed: int | None = None,
    name: str = "",
    threads: int = 1,
    table_mb: int | None = None,
) -> Searcher:
    """BadPlayer if the method needs a kernel that is not there; rules.py searches on one thread and keeps no table."""
    usual = method == USUAL and searches_compiled(game)
    for compiled in native.methods(game):
        if usual or compiled == method:
            if table_mb is not None:
                native.set_hash(table_mb)
            return native.NativePlayer(game, compiled, threads=threads, seed=seed or 0, name=name or method)
    if method in (USUAL, "search"):
        return AlphaBeta(game, seed=seed, name=name or method)
    raise BadPlayer(message("player-no-kernel", method=method))


def usual_searcher(game: Game[Any, Any], seed: int | None = None) -> Searcher:
    return searcher(game, USUAL, seed)


def signature(game: Game[Any, Any]) -> Signature:
    """Of the search that plays the game here."""
    return native.signature(game) if searches_compiled(game) else signature_by_rules(game)
