"""How good a position is for red: material, and how near each guard is to the enemy castle."""

from bergfried.core import Side
from bergfried.games.waechter.rules import CASTLE, Position, distance

STONE = 100  # a stone is the unit: with fewer of them one is outreached and outcaptured everywhere
STEP = 12  # a step of the guard's race is worth about an eighth of a stone in the opening


def evaluate(state: Position) -> int:
    return _strength(state, Side.FIRST) - _strength(state, Side.SECOND)


def _strength(state: Position, side: Side) -> int:
    guard = state.guards[side]
    race = 0 if guard is None else -STEP * distance(guard, CASTLE[side.other])
    return STONE * sum(state.towers[side]) + race
