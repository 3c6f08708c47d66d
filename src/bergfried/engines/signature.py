"""A number that changes if and only if the search behaves differently: the positions it visits in a fixed task."""

import random
import time
from dataclasses import dataclass
from typing import Any

from bergfried.core import Game, State
from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import Limits

PLIES = (0, 4, 9, 16)  # how far into a random game the positions of the task lie
LIMITS = Limits(depth=2, nodes=1_000)


@dataclass(frozen=True)
class Signature:
    nodes: int
    seconds: float


def signature(game: Game[Any, Any]) -> Signature:
    nodes, seconds = 0, 0.0
    for plies in PLIES:
        state = _after(game.initial(), plies)
        began = time.perf_counter()
        nodes += AlphaBeta(game).choose(state, LIMITS).nodes
        seconds += time.perf_counter() - began
    return Signature(nodes, seconds)


def _after(state: State[Any], plies: int) -> State[Any]:
    """So many moves of a fixed random game further on, or fewer if it would end before."""
    dice = random.Random(plies)
    for _ in range(plies):
        after = state.after(dice.choice(state.legal_moves()))
        if after.outcome() is not None:
            break
        state = after
    return state
