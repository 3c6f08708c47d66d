"""The eight turns and mirrorings of the board. Those that carry black fields to white ones exchange the colours."""

from collections.abc import Callable

from bergfried.core import Symmetry
from bergfried.games.hamburg.rules import COLOUR, FIELDS, SIZE, Build, Move, Position, Relocate

LAST = SIZE - 1


def _symmetry(name: str, image: Callable[[int, int], tuple[int, int]]) -> Symmetry[Position, Move]:
    """`image` says where row and column of a field go."""
    goes = [SIZE * row + column for row, column in (image(*divmod(place, SIZE)) for place in range(len(FIELDS)))]
    comes = [goes.index(place) for place in range(len(FIELDS))]
    swaps = COLOUR[goes[0]] is not COLOUR[0]

    def state(of: Position) -> Position:
        side = of.side.other if swaps else of.side
        return Position(tuple(of.heights[place] for place in comes), side, of.options)

    def move(_: Position, of: Move) -> Move:
        kind = Build if isinstance(of, Build) else Relocate
        return kind(goes[of.start], goes[of.goal])

    return Symmetry(name, state, move, swaps_sides=swaps)


SYMMETRIES = (
    _symmetry("half turn", lambda row, column: (LAST - row, LAST - column)),
    _symmetry("mirror in A1-F6", lambda row, column: (column, row)),
    _symmetry("mirror in A6-F1", lambda row, column: (LAST - column, LAST - row)),
    _symmetry("left to right, with colours", lambda row, column: (row, LAST - column)),
    _symmetry("top to bottom, with colours", lambda row, column: (LAST - row, column)),
    _symmetry("quarter turn right, with colours", lambda row, column: (column, LAST - row)),
    _symmetry("quarter turn left, with colours", lambda row, column: (LAST - column, row)),
)
