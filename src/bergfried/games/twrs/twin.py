"""Positions and moves as kernel.hpp knows them."""

import struct

from bergfried.core import Chosen, Side, Twin
from bergfried.games.twrs.board import SIZE, PointSet, each, only
from bergfried.games.twrs.rules import TOWERS, Move, Placement, Position, Turn

RECORD = struct.Struct("<BBH3s3s16s")  # side, options and set-up, plies since the last stone, towers, stones
FREE_START, DIAGONALS, SETUP = 1, 2, 4
MISSING = 255  # a tower that is not there; in a move, a stone that is not set
MOST_QUIET = 0xFFFF


def listed(towers: PointSet) -> bytes:
    return bytes(each(towers)).ljust(TOWERS, bytes([MISSING]))


def towers(listed: bytes) -> PointSet:
    return sum(only(point) for point in listed if point != MISSING)


def byte(point: int) -> int:
    """A point in a move's code: the column above, the row below."""
    column, row = divmod(point, SIZE)
    return column << 4 | row


def point(byte: int) -> int:
    return (byte >> 4) * SIZE + (byte & 15)


class TwrsTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        flags = FREE_START if state.options["start"] == "free" else 0
        flags |= DIAGONALS if state.options["diagonal"] == "on" else 0
        flags |= SETUP if state.setup else 0
        quiet = min(len(state.past), MOST_QUIET)
        orange, blue = (listed(towers) for towers in state.towers)
        return RECORD.pack(state.side, flags, quiet, orange, blue, state.stones.to_bytes(16, "little"))

    def unpack(self, data: bytes) -> Position:
        side, flags, _, orange, blue, stones = RECORD.unpack(data)
        return Position(
            stones=int.from_bytes(stones, "little"),
            towers=(towers(orange), towers(blue)),
            side=Side(side),
            setup=bool(flags & SETUP),
            options=Chosen(
                {"start": "free" if flags & FREE_START else "house", "diagonal": "on" if flags & DIAGONALS else "off"}
            ),
        )

    def code(self, move: Move) -> int:
        if isinstance(move, Placement):
            start, goal, stones = move.point, move.point, 0
        else:
            start, goal, stones = move.start, move.goal, move.stones
        one, two = ([byte(stone) for stone in each(stones)] + [MISSING, MISSING])[:2]
        return byte(start) | byte(goal) << 8 | one << 16 | two << 24

    def move(self, code: int) -> Move:
        start, goal, *stones = code.to_bytes(4, "little")
        if start == goal:
            return Placement(point(start))
        return Turn(point(start), point(goal), sum(only(point(stone)) for stone in stones if stone != MISSING))


TWIN = TwrsTwin()
