"""Positions and moves as kernel.hpp knows them."""

import struct

from bergfried.core import Chosen, Side, Twin
from bergfried.games.kwinty.rules import FLAT, HEIGHT, UPRIGHT, WIDTH, Block, Move, Pass, Position

HEADER = struct.Struct("<BB")  # side, columns left of column 0
ZERO = WIDTH - 1  # the kernel's number of column 0
COLUMNS = 2 * ZERO + 1
PASS = 2 * COLUMNS
LETTERS = "\0" + "".join(FLAT[side] + UPRIGHT[side] for side in Side)  # the kernel's order


class KwintyTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        squares = "".join(word.ljust(HEIGHT, "\0") for word in state.columns).ljust(WIDTH * HEIGHT, "\0")
        return HEADER.pack(state.side, -state.left) + bytes(map(LETTERS.index, squares))

    def unpack(self, data: bytes) -> Position:
        side, before_zero = HEADER.unpack_from(data)
        squares = "".join(LETTERS[thing] for thing in data[HEADER.size :])
        words = (squares[foot : foot + HEIGHT].rstrip("\0") for foot in range(0, WIDTH * HEIGHT, HEIGHT))
        return Position(tuple(filter(None, words)), -before_zero, Side(side), Chosen({}))

    def code(self, move: Move) -> int:
        if isinstance(move, Pass):
            return PASS
        return move.flat * COLUMNS + move.column + ZERO

    def move(self, code: int) -> Move:
        if code == PASS:
            return Pass()
        flat, column = divmod(code, COLUMNS)
        return Block(column - ZERO, bool(flat))


TWIN = KwintyTwin()
