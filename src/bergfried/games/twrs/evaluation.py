"""How good a position is for orange: the points that are settled, and those that its towers are nearer to."""

from bergfried.core import Side
from bergfried.games.twrs.board import BOARD, PointSet, grown
from bergfried.games.twrs.rules import Position

SETTLED = 10  # a point of a one-colour area is won for good
NEARER = 3  # a contested point goes to the side that is nearer to it about one time in three


def evaluate(state: Position) -> int:
    # While pieces are being placed nothing is settled: the towers to come may stand anywhere.
    settled = 0 if state.setup else state.scores[Side.FIRST] - state.scores[Side.SECOND]
    return SETTLED * settled + NEARER * _nearer(state)


def _nearer(state: Position) -> int:
    """Contested points fewer steps from an orange tower than from a blue one, minus those nearer to blue."""
    contested = BOARD & ~state.stones
    if not state.setup:
        for area in state.areas:
            if area.owner is not None:
                contested &= ~area.points
    reached: list[PointSet] = [state.towers[side] & contested for side in Side]
    balance, untouched = 0, contested & ~reached[0] & ~reached[1]
    while untouched:
        orange, blue = (grown(points, contested) & untouched for points in reached)
        if not orange | blue:
            break
        balance += (orange & ~blue).bit_count() - (blue & ~orange).bit_count()
        reached = [reached[0] | orange, reached[1] | blue]
        untouched &= ~(orange | blue)
    return balance
