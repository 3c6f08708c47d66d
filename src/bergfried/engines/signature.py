"""A number that changes if and only if the search behaves differently: what it finds in a fixed task.

Visited positions alone would not do: a tree search visits as many as it is given, whatever its network says.
"""

import random
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bergfried.core import Game, State
from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import Limits, Player

PLIES = (0, 4, 9, 16)  # how far into a random game the positions of the task lie
LIMITS = Limits(depth=2, nodes=1_000)


@dataclass(frozen=True)
class Signature:
    number: int  # of positions, plies, score and move of each search
    nodes: int
    seconds: float


def signature(game: Game[Any, Any]) -> Signature:
    """Of the search on the rules, from a few positions of random games."""
    return signature_of(game, AlphaBeta(game), (_after(game.initial(), plies) for plies in PLIES), LIMITS)


def signature_of(game: Game[Any, Any], player: Player, states: Iterable[State[Any]], limits: Limits) -> Signature:
    """Of a player that does the same each time it is asked within these limits."""
    number, nodes, seconds = 0, 0, 0.0
    for state in states:
        thought = player.choose(state, limits)
        move = game.notation.format_move(state, thought.move)
        number = zlib.crc32(f"{thought.nodes} {thought.depth} {thought.score} {move}".encode(), number)
        nodes += thought.nodes
        seconds += thought.seconds
    return Signature(number, nodes, seconds)


def _after(state: State[Any], plies: int) -> State[Any]:
    """So many moves of a fixed random game further on, or fewer if it would end before."""
    dice = random.Random(plies)
    for _ in range(plies):
        after = state.after(dice.choice(state.legal_moves()))
        if after.outcome() is not None:
            break
        state = after
    return state
