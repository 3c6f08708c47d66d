"""Where cells lie on a flat board, and what stands along its edges."""

import re
from collections.abc import Collection, Iterable
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
        return {
            x: self._shared([cell for cell in self.board.cells if self.column(cell) == x]) or str(x)
            for x in self.columns
        }

    @cached_property
    def row_names(self) -> dict[int, str]:
        """Counted from one at the bottom where the labels tell nothing."""
        low = self.rows.start
        return {
            y: self._shared([cell for cell in self.board.cells if self.row(cell) == y]) or str(y - low + 1)
            for y in self.rows
        }

    @cached_property
    def stack_names(self) -> dict[tuple[int, int], str]:
        """What the cells that stand one on the other are called, seen from above."""
        stacks: dict[tuple[int, int], list[Cell]] = {}
        for cell in sorted(self.board.cells, key=lambda cell: (cell.x, cell.y)):
            stacks.setdefault((cell.x, cell.y), []).append(cell)
        return {place: self._shared(cells) for place, cells in stacks.items()}

    def _shared(self, cells: Collection[Cell]) -> str:
        """What these cells' labels have in common and others' do not: of D1, D2, D3 it is D."""
        own = _common(cells)
        return "".join(word for i, word in own.items() if i not in self._everywhere and word.strip(".,:;/"))

    @cached_property
    def _everywhere(self) -> dict[int, str]:
        return _common(self.board.cells)


def _common(cells: Collection[Cell]) -> dict[int, str]:
    """The parts of the labels that are the same in all, by their place."""
    parts = [TOKEN.findall(cell.label) for cell in cells]
    return {i: words[0] for i, words in enumerate(zip(*parts, strict=False)) if len({*words}) == 1}


def _span(numbers: Iterable[int]) -> range:
    found = list(numbers) or [0]
    return range(min(found), max(found) + 1)
