"""Stones are laid down and taken off one by one; a guard that is laid down leaves the square where it was."""

from dataclasses import replace

from bergfried.core import ERASER, Brush, Editor, Piece, Side, message
from bergfried.games.waechter.rules import SQUARES, Position


def _brush(shape: str, side: Side) -> Brush:
    name = f"{shape}-{side.word}"
    return Brush(name, message(f"brush-{name}"), Piece(name, shape, side, ()))


STACKS = tuple(_brush("stack", side) for side in Side)
GUARDS = tuple(_brush("guard", side) for side in Side)


class WaechterEditor(Editor[Position]):
    brushes = (*STACKS, *GUARDS, ERASER)
    empty = "3RG3/7/7/7/7/7/3BG3 r"  # no position is without guards

    def painted(self, state: Position, brush: str, cell: str) -> Position:
        square = SQUARES.index(cell)
        towers, guards = [list(own) for own in state.towers], list(state.guards)
        for side in Side:
            height = towers[side][square]
            if brush == STACKS[side].id:
                towers[side][square] = height + 1
            else:
                towers[side][square] = max(0, height - 1) if brush == ERASER.id else 0
            if brush == GUARDS[side].id:
                guards[side] = square
            elif guards[side] == square:
                guards[side] = None
        first, second = (tuple(own) for own in towers)
        return replace(state.without_past(), towers=(first, second), guards=(guards[0], guards[1]))

    def turned(self, state: Position, side: Side) -> Position:
        return replace(state.without_past(), side=side)


EDITOR = WaechterEditor()
