"""Positions as six rows of heights, moves as two fields: `A3+A1` builds, `A1-A3` relocates."""

from typing import NoReturn

from bergfried.core import Notation, Reader, Side, choose, message
from bergfried.games.hamburg.rules import (
    BUILDS,
    COLOUR,
    COLUMNS,
    FIELDS,
    OPTIONS,
    RELOCATIONS,
    ROWS,
    SIZE,
    STONES,
    TOP,
    Build,
    Move,
    Position,
)

LETTER = "bw"  # FIRST is black
FIELD = "[A-F][1-6]"


class HamburgNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        digits = "".join(map(str, state.heights))
        rows = (digits[begin : begin + SIZE] for begin in range(0, len(digits), SIZE))
        return "/".join(rows) + " " + LETTER[state.side]

    def parse_state(self, text: str, **options: str) -> Position:
        chosen = choose(OPTIONS, options)
        reader = Reader(text, longest=80)
        heights: list[int] = []
        stones = [0, 0]
        for rows, row in enumerate(ROWS, start=1):
            for column in range(SIZE):
                heights.append(self._height(reader, row, column))
                field, side = FIELDS[len(heights) - 1], COLOUR[len(heights) - 1]
                stones[side] += heights[-1]
                if stones[side] > STONES:
                    reader.refuse(message("position-stones", side=side.word), reader.place - 1)
                if heights.count(TOP) > 1:
                    first = FIELDS[heights.index(TOP)]
                    reader.refuse(message("position-two-tops", first=first, second=field), reader.place - 1)
            if reader.take("/" if rows < SIZE else " ") is None:
                self._refuse_after_row(reader, row, rows)
        side = Side(LETTER.index(reader.expect("[bw]", message("position-side"))))
        reader.finish()
        return Position(tuple(heights), side, chosen)

    def _height(self, reader: Reader, row: str, column: int) -> int:
        place = reader.place
        digit = reader.take("[0-9]")
        if digit is None:
            if reader.at_end() or reader.text[place] in "/ ":
                reader.refuse(message("position-row-short", row=row, fields=column))
            reader.refuse(message("text-unexpected", found=reader.text[place]))
        if int(digit) > TOP:
            reader.refuse(message("position-height", field=f"{row}{COLUMNS[column]}", height=int(digit)), place)
        return int(digit)

    def _refuse_after_row(self, reader: Reader, row: str, rows: int) -> NoReturn:
        """The row has its six heights, but what must come next does not."""
        follows = reader.text[reader.place : reader.place + 1]
        if reader.take("[0-9]"):
            reader.refuse(message("position-row-long", row=row), reader.place - 1)
        if follows == "/" or (rows < SIZE and follows in ("", " ")):
            reader.refuse(message("position-rows", rows=reader.text.count("/") + 1))
        if rows == SIZE:
            reader.refuse(message("position-side"))
        reader.refuse(message("text-unexpected", found=follows))

    def format_move(self, state: Position, move: Move) -> str:
        return FIELDS[move.start] + ("+" if isinstance(move, Build) else "-") + FIELDS[move.goal]

    def parse_move(self, state: Position, text: str) -> Move:
        reader = Reader(text, longest=20)
        start = FIELDS.index(reader.expect(FIELD, message("move-field")))
        sign = reader.expect("[+-]", message("move-sign"))
        goal = FIELDS.index(reader.expect(FIELD, message("move-field")))
        reader.finish()
        return (BUILDS if sign == "+" else RELOCATIONS)[start][goal]


NOTATION = HamburgNotation()
