"""Blocks are laid on top of the column that is pressed; what stood on one that is taken away comes down."""

from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.turris.rules import Position
from bergfried.games.turris.tower import COLUMNS, SIZE, Columns, Words, blocks, height, with_block

TALL, EAST, NORTH = "upright", "east", "north"


def _brush(kind: str, side: Side) -> Brush:
    name = f"{kind}-{side.word}"
    return Brush(name, message(f"brush-{name}"), Piece(name, "block", side, (), 2 if kind == TALL else 1))


BLOCKS = {(kind, side): _brush(kind, side) for side in Side for kind in (TALL, EAST, NORTH)}


class TurrisEditor(Editor[Position]):
    brushes = (*BLOCKS.values(), ERASER)
    empty = "-,-,-/-,-,-/-,-,- w - - -:-"

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        """A block that is laid down is its side's last; no bonus is due and nothing is closed."""
        words, last = state.columns, list(state.last)
        for (kind, side), own in BLOCKS.items():
            if own.id == brush:
                last[side] = _under(kind, cell)
                words = with_block(words, side, last[side])
        if brush == ERASER.id:
            words = _without(words, cell)
        first, second = (_last(words, side, last[side]) for side in Side)
        built = replace(state, columns=words, bonus=False, ban=(), last=(first, second))
        if built.hands[state.side] or not built.hands[state.side.other]:
            return built
        return replace(built, side=state.side.other)  # whoever still has a block is next

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state, side=side, bonus=False, ban=())


def _cube(cell: str) -> tuple[int, int]:
    column, _, level = cell.partition(".")
    return COLUMNS.index(column), int(level)


def _under(kind: str, cell: str) -> Columns:
    """A flat block reaches from the column pressed to the east or north; at the edge it lies the other way."""
    column, _ = _cube(cell)
    if kind == TALL:
        return (column,)
    if kind == EAST:
        return (column - 1, column) if column % SIZE == SIZE - 1 else (column, column + 1)
    return (column - SIZE, column) if column // SIZE == SIZE - 1 else (column, column + SIZE)


def _without(words: Words, cell: str) -> Words:
    left = list(words)
    for block in blocks(words):
        if _cube(cell) in block.cubes:
            for column, level in dict(reversed(block.cubes)).items():
                letter = next(i for i in range(len(words[column])) if height(words[column][:i]) + 1 == level)
                left[column] = words[column][:letter] + words[column][letter + 1 :]
    return tuple(left)


def _last(words: Words, side: Side, before: Columns) -> Columns:
    """Where the side's last block lies: where it was, else anywhere it can have been."""
    own = [block for block in blocks(words) if block.side is side]
    tops = {column: max(block.tops.get(column, 0) for block in own) for block in own for column in block.columns}
    possible = [block.columns for block in own if all(tops[column] == top for column, top in block.tops.items())]
    return before if before in possible else possible[-1] if possible else ()


EDITOR = TurrisEditor()
