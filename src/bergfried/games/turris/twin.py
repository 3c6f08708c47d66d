"""Positions and moves as kernel.hpp knows them."""

import struct

from bergfried.core import Chosen, Side, Twin
from bergfried.games.turris.rules import OPTIONS, PLACES, REMOVALS, End, Move, Pass, Position
from bergfried.games.turris.tower import Columns

HEADER = struct.Struct("8B")  # side, bonus, ban, last blocks, then each option as the number of its value
TOP = 11  # the height of the highest tower
LETTERS = "\0VNESW\0\0\0vnesw"
MOVES: tuple[Move, ...] = (*PLACES, *REMOVALS, End(), Pass())
CODES = {move: code for code, move in enumerate(MOVES)}
NONE = 31  # in place of a block
BLOCKS = {place.columns: code for code, place in enumerate(PLACES)}
PLACE_OF: dict[int, Columns] = {code: columns for columns, code in BLOCKS.items()}


class TurrisTwin(Twin[Position, Move]):
    def pack(self, state: Position) -> bytes:
        header = HEADER.pack(
            state.side,
            state.bonus,
            BLOCKS.get(state.ban, NONE),
            *(BLOCKS.get(columns, NONE) for columns in state.last),
            *(option.values.index(state.options[option.name]) for option in OPTIONS),
        )
        return header + b"".join(bytes(map(LETTERS.index, word)).ljust(TOP, b"\0") for word in state.columns)

    def unpack(self, data: bytes) -> Position:
        side, bonus, ban, white, black, *values = HEADER.unpack_from(data)
        words = (data[start : start + TOP].rstrip(b"\0") for start in range(HEADER.size, len(data), TOP))
        chosen = {option.name: option.values[value] for option, value in zip(OPTIONS, values, strict=True)}
        return Position(
            columns=tuple("".join(map(LETTERS.__getitem__, word)) for word in words),
            side=Side(side),
            bonus=bool(bonus),
            ban=PLACE_OF.get(ban, ()),
            last=(PLACE_OF.get(white, ()), PLACE_OF.get(black, ())),
            options=Chosen(chosen),
        )

    def code(self, move: Move) -> int:
        return CODES[move]

    def move(self, code: int) -> Move:
        return MOVES[code]


TWIN = TurrisTwin()
