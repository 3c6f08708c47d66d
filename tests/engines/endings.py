"""Positions shortly before the end of random games: there much can be proved."""

from collections.abc import Iterator
from typing import Any

from bergfried.core import Game, State
from tests.walks import walk

LAST = (2, 4, 7)  # plies before the end


def endings(game: Game[Any, Any], games: int, seed: int) -> Iterator[State[Any]]:
    for number in range(games):
        states = [state for state, _ in walk(game.initial(), seed + number)]
        if states[-1].outcome() is not None:
            yield from (states[-plies] for plies in LAST if plies < len(states))
