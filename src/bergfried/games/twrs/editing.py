"""A point holds one piece: what is laid down takes the place of what was there."""

from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.twrs.board import NAMES, only
from bergfried.games.twrs.rules import Position


def _tower(side: Side) -> Brush:
    name = f"tower-{side.word}"
    return Brush(name, message(f"brush-{name}"), Piece(name, "tower", side, ()))


TOWERS = tuple(_tower(side) for side in Side)
STONE = Brush("stone", message("brush-stone"), Piece("stone", "stone", None, ()))


class TwrsEditor(Editor[Position]):
    brushes = (*TOWERS, STONE, ERASER)
    empty = "/".join(["11"] * 11) + " o"

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        """Whatever is set up by hand is a position of the game itself, not of its set-up."""
        point = only(NAMES.index(cell))
        first, second = (
            state.towers[side] & ~point | (point if brush == TOWERS[side].id else 0) for side in Side
        )  # fmt: skip
        stones = state.stones & ~point | (point if brush == STONE.id else 0)
        return replace(state.without_past(), stones=stones, towers=(first, second), setup=False)

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state.without_past(), side=side)


EDITOR = TwrsEditor()
