"""Blocks fall to where they come to lie, and so does what stood on one that is taken away.

A flat block lies on the higher of its columns. If it hangs over the other one, the notation says so.
"""

from collections.abc import Iterable
from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.kwinty.rules import FLAT, UPRIGHT, Position, square
from bergfried.games.kwinty.view import Places, blocks


def _brush(kind: str, side: Side, height: int) -> Brush:
    name = f"{kind}-{side.word}"
    return Brush(name, message(f"brush-{name}"), Piece(name, "block", side, (), height))


FLATS = tuple(_brush("flat", side, 1) for side in Side)
UPRIGHTS = tuple(_brush("upright", side, 2) for side in Side)


Laid = tuple[str, tuple[int, ...]]  # a block: what it adds to the word of each of its columns


class KwintyEditor(Editor[Position]):
    brushes = (*FLATS, *UPRIGHTS, ERASER)
    empty = "-@0 w"

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        """A flat block has its left half where one presses."""
        column, level = _place(cell)
        kept = [block[1:] for block in blocks(state) if brush != ERASER.id or (column, level) not in block[2]]
        heap = [_laid(side, places) for side, places in sorted(kept, key=lambda block: block[1][0][1])]  # from below
        for side in Side:
            if brush == FLATS[side].id:
                heap.append((FLAT[side], (column, column + 1)))
            elif brush == UPRIGHTS[side].id:
                heap.append((UPRIGHT[side] * 2, (column,)))
        return _walled(state, _dropped(heap))

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state, side=side)


def _place(cell: str) -> tuple[int, int]:
    column, level = cell.split(",")
    assert square(int(column), int(level)) == cell
    return int(column), int(level)


def _laid(side: Side, places: Places) -> Laid:
    columns = tuple(sorted({column for column, _ in places}))
    return (UPRIGHT[side] * 2 if len(columns) == 1 else FLAT[side]), columns


def _dropped(heap: Iterable[Laid]) -> dict[int, str]:
    """Blocks one after the other from above, as the words of their columns; "." where one hangs over nothing."""
    words: dict[int, str] = {}
    for letters, columns in heap:
        level = max(len(words.get(column, "")) for column in columns)
        for column in columns:
            words[column] = words.get(column, "").ljust(level, ".") + letters
    return words


def _walled(state: Position, words: dict[int, str]) -> Position:
    """Column 0 stays where it is as long as the left half, or the whole, of a block stands there on the table."""
    standing = [column for column, word in words.items() if word]
    if not standing:
        return replace(state, columns=(), left=0)
    left, right = min(standing), max(standing)
    columns = tuple(words.get(column, "") for column in range(left, right + 1))
    if not left <= 0 <= right:
        left = 0
    elif left and columns[-left] and columns[-left][:1] in FLAT and columns[-left][:1] == columns[-left - 1][:1]:
        left += 1
    return replace(state, columns=columns, left=left)


EDITOR = KwintyEditor()
