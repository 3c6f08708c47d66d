"""The wall as text, row by row from the top, and moves by their column."""

import re
from itertools import groupby

from bergfried.core import Notation, Reader, Side, choose, message
from bergfried.games.kwinty.rules import (
    BLOCKS,
    FIVE,
    FLAT,
    HEIGHT,
    LINES,
    OPTIONS,
    UPRIGHT,
    WIDTH,
    Block,
    Move,
    Pass,
    Position,
    in_line,
)

COLOUR = FLAT  # of the side to move
PASS = "pass"
NUMBER = "0|-?[1-9][0-9]?"  # a column; those that no wall can reach are the rules' business
Square = tuple[str, int]  # a letter, "." if empty, and its place in the text


class KwintyNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        top = max((len(word) for word in state.columns), default=0)
        rows = ("".join(word[level : level + 1] or "." for word in state.columns) for level in reversed(range(top)))
        wall = re.sub(r"\.+", lambda empty: str(len(empty.group())), "/".join(rows)) or "-"
        return f"{wall}@{state.left} {COLOUR[state.side]}"

    def parse_state(self, text: str, **options: str) -> Position:
        chosen = choose(OPTIONS, options)
        reader = Reader(text, longest=100)
        if reader.take("-"):
            columns: tuple[str, ...] = ()
            reader.expect("@0", message("wall-empty"))
            left = 0
        else:
            rows = self._rows(reader)
            reader.expect("@", message("wall-at"))
            place = reader.place
            left = int(reader.expect("0|-[1-8]", message("wall-left")))
            columns = self._columns(reader, rows[::-1], left)
            if -left >= len(columns):
                reader.refuse(message("wall-zero-outside", right=str(left + len(columns) - 1)), place)
            foot = [word[0] for word in columns]
            if left and foot[-left] in FLAT and foot[-left] == foot[-left - 1]:  # a flat block has its left half there
                reader.refuse(message("wall-zero-half"), place)
        reader.expect(" ", message("wall-side"))
        side = Side(COLOUR.index(reader.expect("[wb]", message("wall-side"))))
        reader.finish()
        position = Position(columns, left, side, chosen)
        if all(any(in_line(squares, line, FIVE) for line in LINES) for squares in position.squares):
            reader.refuse(message("wall-two-fives"), 0)
        return position

    def _columns(self, reader: Reader, rows: list[list[Square]], left: int) -> tuple[str, ...]:
        """The wall from its rows, the lowest first: every column a word. Refused unless blocks can stand like that."""
        columns = list(zip(*rows, strict=True))
        for number, column in enumerate(columns, start=left):
            filled = "".join(letter for letter, _ in column).rstrip(".")
            if "." in filled:
                reader.refuse(message("wall-hollow", column=str(number)), column[filled.index(".")][1])
            if not filled:
                beside = number in (left, left + len(columns) - 1)
                reader.refuse(message("wall-side-empty" if beside else "wall-gap", column=str(number)), column[0][1])
        for row in rows:
            self._check_pairs(reader, row, FLAT, "wall-flat-half", "wall-flat-beside-flat")
        for column in columns:
            self._check_pairs(reader, column[::-1], UPRIGHT, "wall-upright-half", "wall-upright-on-upright")
        for side in Side:
            places = [place for row in reversed(rows) for letter, place in row if letter in (FLAT[side], UPRIGHT[side])]
            if len(places) > 2 * BLOCKS:
                blocks = len(places) // 2
                reader.refuse(message("wall-blocks", side=side.word, blocks=blocks, limit=BLOCKS), places[2 * BLOCKS])
        return tuple("".join(letter for letter, _ in column).rstrip(".") for column in columns)

    def _rows(self, reader: Reader) -> list[list[Square]]:
        """The rows as written, from the top; all of one width."""
        rows: list[list[Square]] = []
        while not rows or reader.take("/"):
            start = reader.place
            if len(rows) == HEIGHT:
                reader.refuse(message("wall-high", limit=HEIGHT))
            row = self._row(reader)
            if not rows and all(letter == "." for letter, _ in row):
                reader.refuse(message("wall-top-empty"), start)
            if rows and len(row) != len(rows[0]):
                reader.refuse(message("wall-ragged", squares=len(row), width=len(rows[0])), start)
            rows.append(row)
        return rows

    def _row(self, reader: Reader) -> list[Square]:
        row: list[Square] = []
        counted = False  # the last word was a number of empty squares
        while word := reader.take("[WwBb1-9]"):
            place = reader.place - 1
            if word.isalpha():
                row.append((word, place))
            elif counted:
                reader.refuse(message("wall-two-numbers"), place)
            else:
                row += [(".", place)] * int(word)
            counted = not word.isalpha()
            if len(row) > WIDTH:
                reader.refuse(message("wall-wide", limit=WIDTH), place)
        if not row:
            reader.refuse(message("wall-row"))
        return row

    def _check_pairs(
        self, reader: Reader, line: list[Square] | tuple[Square, ...], letters: str, half: str, touching: str
    ) -> None:
        """Squares of one kind come in twos, and two blocks of one colour never meet with their short sides."""
        for letter, group in groupby(line, key=lambda square: square[0]):
            places = [place for _, place in group]
            if letter in letters and len(places) % 2:
                reader.refuse(message(half), places[0])
            if letter in letters and len(places) > 2:
                reader.refuse(message(touching), places[2])

    def format_move(self, state: Position, move: Move) -> str:
        if isinstance(move, Pass):
            return PASS
        return f"{'H' if move.flat else 'V'}{move.column}"

    def parse_move(self, state: Position, text: str) -> Move:
        reader = Reader(text, longest=20)
        if reader.take(PASS):
            reader.finish()
            return Pass()
        kind = reader.expect("[HV]", message("move-kind"))
        column = int(reader.expect(NUMBER, message("move-column")))
        reader.finish()
        return Block(column, kind == "H")


NOTATION = KwintyNotation()
