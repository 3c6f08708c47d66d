"""Blocks fall to where they come to lie, and so does what stood on one that is taken away."""

from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.kwinty.rules import FLAT, UPRIGHT, Position, square
from bergfried.games.kwinty.view import VIEW


def _brush(kind: str, side: Side, height: int) -> Brush:
    name = f"{kind}-{side.word}"
    return Brush(name, message(f"brush-{name}"), Piece(name, "block", side, (), height))


FLATS = tuple(_brush("flat", side, 1) for side in Side)
UPRIGHTS = tuple(_brush("upright", side, 2) for side in Side)


class KwintyEditor(Editor[Position]):
    brushes = (*FLATS, *UPRIGHTS, ERASER)
    empty = "-@0 w"

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        """A flat block has its left half where one presses."""
        words = dict(enumerate(state.columns, start=state.left))
        column, _ = _place(cell)
        for side in Side:
            if brush == FLATS[side].id:
                for half in (column, column + 1):
                    words[half] = words.get(half, "") + FLAT[side]
            elif brush == UPRIGHTS[side].id:
                words[column] = words.get(column, "") + UPRIGHT[side] * 2
        if brush == ERASER.id:
            covered = next((piece.at for piece in VIEW.scene(state).pieces if cell in piece.at), ())
            for half, level in sorted(map(_place, covered), key=lambda place: -place[1]):
                words[half] = words[half][:level] + words[half][level + 1 :]
        return _walled(state, words)

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state, side=side)


def _place(cell: str) -> tuple[int, int]:
    column, level = cell.split(",")
    assert square(int(column), int(level)) == cell
    return int(column), int(level)


def _walled(state: Position, words: dict[int, str]) -> Position:
    """Column 0 stays where it is as long as the left half, or the whole, of a block stands there on the table."""
    standing = [column for column, word in words.items() if word]
    if not standing:
        return replace(state, columns=(), left=0)
    left, right = min(standing), max(standing)
    columns = tuple(words.get(column, "") for column in range(left, right + 1))
    if not left <= 0 <= right:
        left = 0
    elif left and columns[-left][:1] in FLAT and columns[-left][:1] == columns[-left - 1][:1]:
        left += 1
    return replace(state, columns=columns, left=left)


EDITOR = KwintyEditor()
