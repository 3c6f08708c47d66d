"""The eight turns and mirrorings of the square, each with the colours as they are or swapped: the rules do not care.

The free set-up speaks of player A and player B, so with the colours its beginner is swapped too.
"""

from collections.abc import Callable
from dataclasses import replace

from bergfried.core import Symmetry
from bergfried.games.twrs.board import NAMES, SIZE, PointSet, each, only
from bergfried.games.twrs.rules import Move, Placement, Position, Turn

LAST = SIZE - 1

IMAGES: dict[str, Callable[[int, int], tuple[int, int]]] = {
    "": lambda x, y: (x, y),
    "left and right mirrored": lambda x, y: (LAST - x, y),
    "top and bottom mirrored": lambda x, y: (x, LAST - y),
    "half turn": lambda x, y: (LAST - x, LAST - y),
    "rising diagonal mirrored": lambda x, y: (y, x),
    "falling diagonal mirrored": lambda x, y: (LAST - y, LAST - x),
    "quarter turn right": lambda x, y: (y, LAST - x),
    "quarter turn left": lambda x, y: (LAST - y, x),
}


def _symmetry(name: str, place: Callable[[int, int], tuple[int, int]], swap: bool) -> Symmetry[Position, Move]:
    image = tuple(x * SIZE + y for x, y in (place(*divmod(point, SIZE)) for point in range(len(NAMES))))

    def moved(points: PointSet) -> PointSet:
        return sum(only(image[point]) for point in each(points))

    def state_image(state: Position) -> Position:
        orange, blue = (moved(towers) for towers in state.towers)
        return replace(
            state.without_past(),
            stones=moved(state.stones),
            towers=(blue, orange) if swap else (orange, blue),
            side=state.side.other if swap else state.side,
        )

    def move_image(_: Position, move: Move) -> Move:
        if isinstance(move, Placement):
            return Placement(image[move.point])
        return Turn(image[move.start], image[move.goal], moved(move.stones))

    words = [name] if name else []
    return Symmetry(" and ".join([*words, *(["colours swapped"] if swap else [])]), state_image, move_image, swap)


SYMMETRIES = tuple(
    _symmetry(name, place, swap) for swap in (False, True) for name, place in IMAGES.items() if name or swap
)
