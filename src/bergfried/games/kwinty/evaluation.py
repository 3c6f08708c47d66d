"""How good a position is for white: the lines of five that each side can still fill, and the fours that it has."""

from bergfried.core import Side
from bergfried.games.kwinty.rules import COLUMN, FIVE, HEIGHT, LINES, Position

# So many own squares in a line of five without an enemy square: each is worth several of the step before.
ONE, TWO, THREE, FOUR = 1, 4, 15, 50
COUNTED_FOUR = 6  # blocked or not, it stays and decides if nobody makes a five; a threat is worth far more


def evaluate(state: Position) -> int:
    return _strength(state, Side.FIRST) - _strength(state, Side.SECOND)


def _strength(state: Position, side: Side) -> int:
    reach = state.reach
    offset = COLUMN * (state.left - reach.start)
    own, enemy = state.squares[side] << offset, state.squares[side.other] << offset
    free = _space(len(reach)) & ~enemy
    total = COUNTED_FOUR * state.fours(side)
    for line in LINES:
        # Every window of five at once: a column of three bits (ones, twos, fours) counts its own squares.
        windows, ones, twos, fours = free, 0, 0, 0
        for step in range(FIVE):
            here = own >> step * line
            windows &= free >> step * line
            carry = ones & here
            ones ^= here
            fours ^= twos & carry
            twos ^= carry
        total += ONE * (windows & ones & ~twos & ~fours).bit_count()
        total += TWO * (windows & twos & ~ones).bit_count()
        total += THREE * (windows & twos & ones).bit_count()
        total += FOUR * (windows & fours).bit_count()
    return total


def _space(columns: int) -> int:
    """All squares of so many columns, without the empty level above each."""
    column = (1 << HEIGHT) - 1
    return sum(column << COLUMN * i for i in range(columns))
