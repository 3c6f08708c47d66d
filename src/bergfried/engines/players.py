"""Players by their names: `random`, `search:DEPTH`, `level:N`."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bergfried.core import Game, Message, message
from bergfried.engines.alphabeta import DEEPEST, AlphaBeta
from bergfried.engines.player import Player
from bergfried.engines.random import RandomPlayer
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)
KNOWN = "random, search:DEPTH, level:1, level:2, level:3"


class BadPlayer(ValueError):
    """A text that names no player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return WORDS.say(self.reason, "en")


def parse_player(text: str, game: Game[Any, Any], seed: int | None = None) -> Player:
    """The player of that name for a game. A seed fixes what it leaves to chance."""
    kind, colon, number = text.partition(":")
    if text == "random":
        return RandomPlayer(seed)
    if kind in NUMBERED and colon:
        if not re.fullmatch("[0-9]{1,4}", number):
            raise BadPlayer(message("player-number", text=text, kind=kind))
        return NUMBERED[kind](text, int(number), game, seed)
    raise BadPlayer(message("player-unknown", text=text, known=KNOWN))


def _search(text: str, depth: int, game: Game[Any, Any], seed: int | None) -> Player:
    if not 1 <= depth <= DEEPEST:
        raise BadPlayer(message("player-depth", depth=depth, deepest=DEEPEST))
    return AlphaBeta(game, depth, seed, text)


def _level(text: str, level: int, game: Game[Any, Any], seed: int | None) -> Player:
    """What rules.py alone can honestly offer: chance, one ply, two plies. No level claims a measured strength."""
    if level == 1:
        return RandomPlayer(seed, text)
    if level in (2, 3):
        return AlphaBeta(game, depth=level - 1, seed=seed, name=text)
    raise BadPlayer(message("player-level", level=level, highest=3))


def levels(game: Game[Any, Any]) -> tuple[int, ...]:
    """The numbers that `level:N` takes for a game, the weakest first."""
    return (1, 2, 3)


NUMBERED: dict[str, Callable[[str, int, Game[Any, Any], int | None], Player]] = {"search": _search, "level": _level}
