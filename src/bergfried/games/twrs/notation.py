"""Positions as eleven rows of points, turns as from-to and the stones set."""

import re
from typing import NoReturn

from bergfried.core import Notation, Reader, Side, choose, message
from bergfried.games.twrs.board import NAMES, SIZE, each, names, only
from bergfried.games.twrs.rules import (
    OPTIONS,
    SETUP_ORDER,
    SETUP_PIECES,
    SETUP_STONES,
    STONES,
    TOWERS,
    Move,
    Placement,
    Position,
    Turn,
)

COLOUR = "ob"  # FIRST is orange, player A of the set-up
POINT = "[a-k](?:1[01]|[1-9])"
ROWS = tuple(tuple(range(row, len(NAMES), SIZE)) for row in reversed(range(SIZE)))  # as written: 11 to 1


class TwrsNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        letters = ["."] * len(NAMES)
        for letter, points in (("O", state.towers[0]), ("B", state.towers[1]), ("x", state.stones)):
            for point in each(points):
                letters[point] = letter
        rows = "/".join("".join(letters[point] for point in row) for row in ROWS)
        text = re.sub(r"\.+", lambda empty: str(len(empty.group())), rows) + " " + COLOUR[state.side]
        return text + " setup" if state.setup else text

    def parse_state(self, text: str, **options: str) -> Position:
        chosen = choose(OPTIONS, options)
        reader = Reader(text, longest=200)
        pieces = {"O": 0, "B": 0, "x": 0}
        for row in ROWS:
            number = row[0] + 1
            self._read_row(reader, row, number, pieces)
            if reader.take("/" if number > 1 else " ") is None:
                self._refuse_after_row(reader, number)
        side = Side(COLOUR.index(reader.expect("[ob]", message("fen-side"))))
        place = reader.place
        setup = reader.take(" setup") is not None
        state = Position(pieces["x"], (pieces["O"], pieces["B"]), side, setup, chosen)
        if setup:
            self._check_setup(reader, state, place + 1)
        reader.finish()
        return state

    def _read_row(self, reader: Reader, row: tuple[int, ...], number: int, pieces: dict[str, int]) -> None:
        column = 0
        while column < SIZE:
            place = reader.place
            if word := reader.take("[OBx]"):
                pieces[word] |= only(row[column])
                count = pieces[word].bit_count()
                if word == "x" and count > STONES:
                    reader.refuse(message("fen-stones", stones=STONES), place)
                if word != "x" and count > TOWERS:
                    side = Side(COLOUR.index(word.lower()))
                    reader.refuse(message("fen-towers", side=side.word, towers=TOWERS), place)
                column += 1
            elif word := reader.take("[0-9]+"):
                for last in range(len(word)):  # the first digit that makes it too large is the fault
                    count = int(word[: last + 1])
                    if not 0 < count <= SIZE:  # two numbers side by side read as one that is too large
                        reader.refuse(message("fen-number", number=word), place + last)
                    if column + count > SIZE:
                        reader.refuse(message("fen-row-long", row=number), place + last)
                column += int(word)
            elif reader.at_end() or reader.text[reader.place] in "/ ":
                reader.refuse(message("fen-row-short", row=number, points=column))
            else:
                reader.refuse(message("text-unexpected", found=reader.text[reader.place]))

    def _refuse_after_row(self, reader: Reader, number: int) -> NoReturn:
        """The row has its eleven points, but what must come next does not."""
        follows = reader.text[reader.place : reader.place + 1]
        if reader.take("[OBx0-9]"):
            reader.refuse(message("fen-row-long", row=number), reader.place - 1)
        if follows == "/" or (number > 1 and follows in ("", " ")):
            reader.refuse(message("fen-rows", rows=reader.text.split(" ")[0].count("/") + 1))
        if number == 1:
            reader.refuse(message("fen-side"))
        reader.refuse(message("text-unexpected", found=follows))

    def _check_setup(self, reader: Reader, state: Position, place: int) -> None:
        """R4: the pieces on the board must be those that come first in the order, and its next player is to move."""
        if state.options["start"] != "free":
            reader.refuse(message("fen-setup-option"), place)
        count = state.occupied.bit_count()
        if count >= SETUP_PIECES:
            reader.refuse(message("fen-setup-complete", pieces=SETUP_PIECES), place)
        due_stones, due_towers = min(count, SETUP_STONES), SETUP_ORDER[SETUP_STONES : max(count, SETUP_STONES)]
        found = state.stones.bit_count(), state.towers[0].bit_count(), state.towers[1].bit_count()
        due = due_stones, due_towers.count("A"), due_towers.count("B")
        if found != due:
            reader.refuse(message("fen-setup-pieces", pieces=count, stones=due[0], orange=due[1], blue=due[2]), place)
        turn = Side("AB".index(SETUP_ORDER[count]))
        if state.side is not turn:
            reader.refuse(message("fen-setup-side", pieces=count, side=turn.word), place - 2)

    def format_move(self, state: Position, move: Move) -> str:
        if isinstance(move, Placement):
            return NAMES[move.point]
        return "+".join((f"{NAMES[move.start]}-{NAMES[move.goal]}", *names(move.stones)))

    def parse_move(self, state: Position, text: str) -> Move:
        reader = Reader(text, longest=20)
        start = self._read_point(reader)
        if reader.at_end():
            return Placement(start)
        reader.expect("-", message("move-dash"))
        goal = self._read_point(reader)
        stones: list[int] = []
        while reader.take(r"\+"):
            if len(stones) == 2:
                reader.refuse(message("move-stones"), reader.place - 1)
            place = reader.place
            stones.append(self._read_point(reader))
            if stones != sorted(set(stones)):
                reader.refuse(message("move-order"), place)
        reader.finish()
        return Turn(start, goal, sum(only(point) for point in stones))

    def _read_point(self, reader: Reader) -> int:
        return NAMES.index(reader.expect(POINT, message("move-point")))


NOTATION = TwrsNotation()
