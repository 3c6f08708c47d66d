"""Positions and moves as kernel.hpp knows them."""

import struct

from bergfried.core import Chosen, Side, Twin
from bergfried.games.hamburg.rules import BUILDS, COLOUR, FIELDS, RELOCATIONS, Build, Move, Position

HEADER = struct.Struct("<BBHI")  # side, blockade (1: pairwise), quiet limit (0: none), quiet moves


class HamburgTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        limit = state.options["quiet_limit"]
        header = HEADER.pack(
            state.side,
            state.options["blockade"] == "pairwise",
            0 if limit == "none" else int(limit),
            state.quiet,
        )
        return header + bytes(state.heights)

    def unpack(self, data: bytes) -> Position:
        side, pairwise, limit, quiet = HEADER.unpack_from(data)
        return Position(
            heights=tuple(data[HEADER.size :]),
            side=Side(side),
            options=Chosen(
                {
                    "blockade": "pairwise" if pairwise else "rowmax",
                    "quiet_limit": str(limit) if limit else "none",
                }
            ),
            quiet=quiet,
        )

    def code(self, move: Move) -> int:
        """A relocation names the other field of its goal's pair (A1 A2, A3 A4, …), where no building goes (R3)."""
        return len(FIELDS) * move.start + (move.goal if isinstance(move, Build) else move.goal ^ 1)

    def move(self, code: int) -> Move:
        start, named = divmod(code, len(FIELDS))
        return BUILDS[start][named] if COLOUR[named] is COLOUR[start] else RELOCATIONS[start][named ^ 1]


TWIN = HamburgTwin()
