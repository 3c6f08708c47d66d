"""Players by their names: `level:N`, `best`, `search`, `search:DEPTH`, `search:nodes=N,depth=N`, `random`, programs."""

import re
from collections.abc import Mapping
from typing import Any

from bergfried.core import Game, State, message
from bergfried.engines.alphabeta import DEEPEST
from bergfried.engines.book import ByTheBook, book_of
from bergfried.engines.levels import custom_level_player, level_player, narrower
from bergfried.engines.outside import is_outside, parse_outside
from bergfried.engines.player import NO_LIMITS, Limits, Player, Progress, Stop, Thought, never
from bergfried.engines.random import RandomPlayer
from bergfried.engines.refusal import WORDS, BadPlayer
from bergfried.engines.searchers import METHODS, USUAL, Searcher, searcher

__all__ = ["KNOWN", "WORDS", "BadPlayer", "has_own_limits", "parse_player"]

KNOWN = "level:1 … level:8, best, search, mcts, uct (each also :DEPTH or :nodes=N), random"
OUTSIDE = ", ugi:PROGRAM, cmd:PROGRAM"
OWN_LIMITS = re.compile("random|level:.*|(best|search|mcts|uct):.*")
MOST_THREADS, MOST_MEGABYTES = 256, 1 << 20  # the kernels take no more
HALF_CHARACTER = re.compile("[\ud800-\udfff]")
SETTINGS = re.compile("[a-z]+=[0-9]{1,12}(,[a-z]+=[0-9]{1,12})*")


def parse_player(
    text: str, game: Game[Any, Any], seed: int | None = None, *, settings: Mapping[str, int] | None = None,
    outside: bool = False,
) -> Player:  # fmt: skip
    """The player of that name for a game. A seed fixes what it leaves to chance.

    `outside` also allows programs of this machine: only for texts that were typed on it.
    """
    if HALF_CHARACTER.search(text):  # bytes of a command line that are no text; no record could hold them
        raise BadPlayer(message("player-no-text"))
    if outside and is_outside(text):
        return parse_outside(text, game, seed)
    kind, colon, rest = text.partition(":")
    if text == "random":
        return RandomPlayer(seed)
    if kind == "level" and colon:
        if "=" in rest:
            return custom_level_player(text, _settings(text, kind, rest), game, seed)
        return level_player(text, _number(text, kind, rest), game, seed)
    if kind in METHODS and (rest or not colon):
        return _search(text, kind, dict(settings or {}) | _settings(text, kind, rest), game, seed)
    if kind in METHODS:
        raise BadPlayer(message("player-number", text=text, kind=kind))
    raise BadPlayer(message("player-unknown", text=text, known=KNOWN + OUTSIDE * outside))


def has_own_limits(name: str) -> bool:
    """Whether a player comes to an end of its thinking by itself."""
    return OWN_LIMITS.fullmatch(name) is not None


def _number(text: str, kind: str, number: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", number):
        raise BadPlayer(message("player-number", text=text, kind=kind))
    return int(number)


def _settings(text: str, kind: str, rest: str) -> dict[str, int]:
    """`3` is a depth; otherwise `name=number`, several with commas."""
    if not rest:
        return {}
    if "=" not in rest:
        return {"depth": _number(text, kind, rest)}
    if not SETTINGS.fullmatch(rest):
        raise BadPlayer(message("player-setting", text=text, kind=kind))
    found: dict[str, int] = {}
    for name, number in (pair.split("=") for pair in rest.split(",")):
        if name in found:
            raise BadPlayer(message("player-twice", text=text, name=name))
        found[name] = int(number)
    return found


def _search(text: str, method: str, given: Mapping[str, int], game: Game[Any, Any], seed: int | None) -> Player:
    known = {"depth", "nodes", "ms", "threads", "hash"} | ({"book"} if method == USUAL else set())
    if unknown := set(given) - known:
        raise BadPlayer(message("player-no-setting", name=min(unknown), known=", ".join(sorted(known))))
    depth = given.get("depth")
    if depth is not None and not 1 <= depth <= DEEPEST:
        raise BadPlayer(message("player-depth", depth=depth, deepest=DEEPEST))
    for name, least, most in (("threads", 1, MOST_THREADS), ("hash", 1, MOST_MEGABYTES), ("book", 0, 1)):
        if not least <= (number := given.get(name, 1)) <= most:
            raise BadPlayer(message("player-range", name=name, least=least, most=most, given=number))
    own = Limits(depth, given.get("nodes"), given["ms"] / 1000 if "ms" in given else None)
    found = searcher(game, method, seed, text, given.get("threads", 1), given.get("hash"))
    if method == USUAL and given.get("book", 1) and (book := book_of(game)):
        found = ByTheBook(book, found)
    return found if own == NO_LIMITS else Limited(text, found, own)


class Limited:
    """A searcher with limits of its own, below those that a game sets."""

    def __init__(self, name: str, searcher: Searcher, limits: Limits) -> None:
        self.name = name
        self._searcher = searcher
        self._limits = limits

    def choose(
        self, state: State[Any], limits: Limits = NO_LIMITS, progress: Progress | None = None, stop: Stop = never,
        lines: int = 1,
    ) -> Thought:  # fmt: skip
        return self._searcher.choose(state, narrower(limits, self._limits), progress, stop, lines=lines)
