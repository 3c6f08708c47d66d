"""Where cells lie on a flat board, and what stands along its edges."""

import re
from collections.abc import Iterable
from functools import cached_property

from bergfried.core import Board, Cell

TOKEN = re.compile(r"[^\W\d_]+|-?[0-9]+|[^\w\s]+")


class Places:
    """A board as columns and rows. Rows are y where one looks from above; a wall has its levels in z, or else in y."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells = {cell.id: cell for cell in board.cells}
        self.upright = board.shape == "wall" and len({cell.z for cell in board.cells}) > 1

    def column(self, cell: Cell) -> int:
        return cell.x

    def row(self, cell: Cell) -> int:
        return cell.z if self.upright else cell.y

    @cached_property
    def columns(self) -> range:
        return _span(self.column(cell) for cell in self.board.cells)

    @cached_property
    def rows(self) -> range:
        return _span(self.row(cell) for cell in self.board.cells)

    def known(self, ids: Iterable[str]) -> list[Cell]:
        """The cells of these names; a name that the board does not have is passed over."""
        return [self.cells[id] for id in ids if id in self.cells]

    @cached_property
    def spots(self) -> dict[str, tuple[int, int]]:
        """Column and row of every cell."""
        return {id: (self.column(cell), self.row(cell)) for id, cell in self.cells.items()}

    @cached_property
    def column_names(self) -> dict[int, str]:
        return {x: self._name([c for c in self.board.cells if self.column(c) == x], str(x)) for x in self.columns}

    @cached_property
    def row_names(self) -> dict[int, str]:
        """Counted from one at the bottom where the labels tell nothing."""
        low = self.rows.start
        return {
            y: self._name([c for c in self.board.cells if self.row(c) == y], str(y - low + 1), last=True)
            for y in self.rows
        }

    def _name(self, cells: list[Cell], otherwise: str, last: bool = False) -> str:
        """What the labels of a row or column have in common: of D1, D2, D3 it is D."""
        parts = [TOKEN.findall(cell.label) for cell in cells]
        if not parts or not all(parts):
            return otherwise
        shared: list[str] = [
            words[0]
            for words in zip(*parts, strict=False)
            if all(word == words[0] for word in words) and any(character.isalnum() for character in words[0])
        ]
        if not shared:
            return otherwise
        # One cell alone shares everything with itself: its column is named first, its row last.
        return shared[-1] if last else shared[0]


def _span(numbers: Iterable[int]) -> range:
    found = list(numbers) or [0]
    return range(min(found), max(found) + 1)
