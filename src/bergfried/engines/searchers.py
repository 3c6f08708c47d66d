"""The searchers of a game by name, and the usual one: the best that this machine has for it.

`best` is the compiled searcher that plays the game best, or the small search on rules.py where nothing is compiled;
`search`, `mcts` and `uct` are themselves. All searches of a process share one table.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol

from bergfried.core import Game, State, message
from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import Limits, Player, Progress, Stop, Thought
from bergfried.engines.refusal import BadPlayer
from bergfried.engines.signature import Signature
from bergfried.engines.signature import signature as signature_by_rules

USUAL = "best"
METHODS = (USUAL, "search", "mcts", "uct")
native: ModuleType | None = import_module("bergfried.engines.native") if find_spec("bergfried.engines.native") else None


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


def compiled_methods(game: Game[Any, Any]) -> tuple[str, ...]:
    """What can search the game here on its kernel, the best first."""
    return () if native is None else tuple(native.methods(game))


def searches_compiled(game: Game[Any, Any]) -> bool:
    """With an evaluation, that is: plain random playouts make no levels."""
    return "search" in compiled_methods(game)


def searcher(
    game: Game[Any, Any],
    method: str = USUAL,
    seed: int | None = None,
    name: str = "",
    threads: int = 1,
    table_mb: int | None = None,
) -> Searcher:
    """BadPlayer if the method needs a kernel that is not there; rules.py searches on one thread and keeps no table."""
    compiled = compiled_methods(game)
    if native is not None and (method in compiled or (method == USUAL and searches_compiled(game))):
        if table_mb is not None:
            native.set_hash(table_mb)
        chosen: Searcher = native.NativePlayer(
            game, None if method == USUAL else method, threads=threads, seed=seed or 0, name=name or method
        )
        return chosen
    if method in (USUAL, "search"):
        return AlphaBeta(game, seed=seed, name=name or method)
    raise BadPlayer(message("player-no-kernel", method=method))


def usual_searcher(game: Game[Any, Any], seed: int | None = None) -> Searcher:
    return searcher(game, USUAL, seed)


def signature(game: Game[Any, Any]) -> Signature:
    """Of the search that plays the game here."""
    if native is not None and searches_compiled(game):
        found: Signature = native.signature(game)
        return found
    return signature_by_rules(game)
