"""Stones are laid down and taken off one by one; whose they are, the field says."""

from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.hamburg.rules import FIELDS, Position

STONE = Brush("stone", message("brush-stone"), Piece("stone", "stack", None, ()))


class HamburgEditor(Editor[Position]):
    brushes = (STONE, ERASER)
    empty = "000000/000000/000000/000000/000000/000000 b"

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        heights = list(state.heights)
        place = FIELDS.index(cell)
        heights[place] = heights[place] + 1 if brush == STONE.id else max(0, heights[place] - 1)
        return replace(state.without_past(), heights=tuple(heights))

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state.without_past(), side=side)


EDITOR = HamburgEditor()
