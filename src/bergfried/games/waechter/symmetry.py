"""Left and right may be exchanged; top and bottom only together with the colours."""

from collections.abc import Callable
from dataclasses import replace

from bergfried.core import Side, Symmetry
from bergfried.games.waechter.rules import SIZE, SQUARES, Move, Position


def _moved(state: Position, image: Callable[[int], int]) -> Position:
    def heights(side: Side) -> tuple[int, ...]:
        return tuple(state.towers[side][image(square)] for square in range(len(SQUARES)))

    red, blue = (None if guard is None else image(guard) for guard in state.guards)
    return replace(state.without_past(), towers=(heights(Side.FIRST), heights(Side.SECOND)), guards=(red, blue))


def _mirrored(square: int) -> int:
    return square - square % SIZE + (SIZE - 1 - square % SIZE)


def _turned(square: int) -> int:
    return len(SQUARES) - 1 - square


def _with_colours_swapped(state: Position) -> Position:
    turned = _moved(state, _turned)
    return replace(turned, towers=turned.towers[::-1], guards=turned.guards[::-1], side=turned.side.other)


SYMMETRIES: tuple[Symmetry[Position, Move], ...] = (
    Symmetry(
        "mirror",
        lambda state: _moved(state, _mirrored),
        lambda state, move: Move(_mirrored(move.start), _mirrored(move.goal), move.stones),
    ),
    Symmetry(
        "half turn with colours",
        _with_colours_swapped,
        lambda state, move: Move(_turned(move.start), _turned(move.goal), move.stones),
        swaps_sides=True,
    ),
)
