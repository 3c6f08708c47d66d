"""Positions and moves as kernel.hpp knows them."""

import struct

from bergfried.core import Chosen, Side, Twin
from bergfried.games.waechter.rules import SIZE, SQUARES, Move, Position, distance

HEADER = struct.Struct("<BBHH")  # side, no_move, quiet limit (0: none), quiet plies
STEPS = (SIZE, 1, -SIZE, -1)  # the kernel's order of directions
MOST_QUIET = 0xFFFF


class WaechterTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        limit = state.options["quiet_limit"]
        header = HEADER.pack(
            state.side,
            state.options["no_move"] == "draw",
            0 if limit == "none" else int(limit),
            min(state.quiet, MOST_QUIET),
        )
        squares = bytearray(len(SQUARES))
        for side in Side:
            for square, height in enumerate(state.towers[side]):
                if height:
                    squares[square] = 8 * side + height
            guard = state.guards[side]
            if guard is not None:
                squares[guard] = 16 + side
        return header + squares

    def unpack(self, data: bytes) -> Position:
        side, draw, limit, quiet = HEADER.unpack_from(data)
        squares = data[HEADER.size :]

        def heights(side: Side) -> tuple[int, ...]:
            return tuple(thing % 8 if thing < 16 and thing // 8 == side else 0 for thing in squares)

        def guard(side: Side) -> int | None:
            return squares.index(16 + side) if 16 + side in squares else None

        return Position(
            towers=(heights(Side.FIRST), heights(Side.SECOND)),
            guards=(guard(Side.FIRST), guard(Side.SECOND)),
            side=Side(side),
            options=Chosen({"no_move": "draw" if draw else "loss", "quiet_limit": str(limit) if limit else "none"}),
            quiet=quiet,
        )

    def code(self, move: Move) -> int:
        direction = STEPS.index((move.goal - move.start) // distance(move.start, move.goal))
        return (move.start * 4 + direction) * (SIZE - 1) + move.stones - 1

    def move(self, code: int) -> Move:
        place, stones = divmod(code, SIZE - 1)
        start, direction = divmod(place, 4)
        return Move(start, start + STEPS[direction] * (stones + 1), stones + 1)


TWIN = WaechterTwin()
