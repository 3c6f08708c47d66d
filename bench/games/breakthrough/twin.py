"""Positions and moves as kernel.hpp knows them."""

import struct

from bench.games.breakthrough.rules import FORWARD, SIZE, Move, Pieces, Position
from bergfried.core import Chosen, Side, Twin

LAYOUT = struct.Struct("<BQQ")  # side, the squares of White, of Black


class BreakthroughTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        white, black = (sum(1 << square for square in pieces) for pieces in state.pieces)
        return LAYOUT.pack(state.side, white, black)

    def unpack(self, data: bytes) -> Position:
        def squares(board: int) -> Pieces:
            return frozenset(square for square in range(SIZE * SIZE) if board >> square & 1)

        side, white, black = LAYOUT.unpack(data)
        return Position((squares(white), squares(black)), Side(side), Chosen({}))

    def code(self, move: Move) -> int:
        sideways = move.goal % SIZE - move.start % SIZE
        return 8 * move.start + 2 * (sideways + 1) + (move.goal < move.start)  # the last bit is the side

    def move(self, code: int) -> Move:
        (start, sideways), side = divmod(code // 2, 4), code % 2
        return Move(start, start + SIZE * FORWARD[side] + sideways - 1)


TWIN = BreakthroughTwin()
