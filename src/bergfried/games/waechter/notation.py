"""The notation in public use for this game: a FEN of seven ranks, and moves as from-to-stones."""

import re

from bergfried.core import Notation, Reader, Side, choose, message
from bergfried.games.waechter.rules import CASTLE, MOVES, OPTIONS, SIZE, SQUARES, STONES, Move, Position

COLOUR = "rb"  # FIRST is red
RANKS = tuple(SQUARES[SIZE * rank : SIZE * rank + SIZE] for rank in reversed(range(SIZE)))  # as written: 7 to 1


def move_text(move: Move) -> str:
    return f"{SQUARES[move.start]}-{SQUARES[move.goal]}-{move.stones}"


# The moves of the board as we write them, which need no reader.
WRITTEN = {move_text(move): move for of_square in MOVES for far in of_square[1:] for move in far}


class WaechterNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        ranks = "/".join("".join(self._word(state, SQUARES.index(square)) for square in rank) for rank in RANKS)
        return re.sub(r"\.+", lambda empty: str(len(empty.group())), ranks) + " " + COLOUR[state.side]

    def _word(self, state: Position, square: int) -> str:
        for side in Side:
            if state.guards[side] == square:
                return COLOUR[side].upper() + "G"
            if state.towers[side][square]:
                return f"{COLOUR[side]}{state.towers[side][square]}"
        return "."

    def parse_state(self, text: str, **options: str) -> Position:
        chosen = choose(OPTIONS, options)
        reader = Reader(text, longest=200)
        ranks = text.split(" ")[0].count("/") + 1
        if ranks != SIZE:
            reader.refuse(message("fen-ranks", ranks=ranks))
        towers = ([0] * len(SQUARES), [0] * len(SQUARES))
        guards: list[int | None] = [None, None]
        for number, rank in zip(range(SIZE, 0, -1), RANKS, strict=True):
            if number < SIZE:
                reader.expect("/", message("fen-rank-long", rank=number + 1))
            file, spaced = 0, False
            while file < SIZE:
                place = reader.place
                square = SQUARES.index(rank[file])
                if word := reader.take("[rb][0-9]?"):
                    side = Side(COLOUR.index(word[0]))
                    if len(word) == 1 or not 1 <= int(word[1]) <= STONES:
                        reader.refuse(message("fen-height", square=rank[file]), place)
                    towers[side][square] = int(word[1])
                    if sum(towers[side]) > STONES:
                        reader.refuse(message("fen-stones", side=side.word), place)
                    file, spaced = file + 1, False
                elif word := reader.take("[RB]G"):
                    side = Side(COLOUR.index(word[0].lower()))
                    if guards[side] is not None:
                        reader.refuse(message("fen-two-guards", side=side.word), place)
                    guards[side] = square
                    file, spaced = file + 1, False
                elif word := reader.take("[1-7]"):
                    if spaced:
                        reader.refuse(message("fen-two-numbers"), place)
                    file, spaced = file + int(word), True
                    if file > SIZE:
                        reader.refuse(message("fen-rank-long", rank=number), place)
                elif reader.at_end() or text[reader.place] in "/ ":
                    reader.refuse(message("fen-rank-short", rank=number, squares=file))
                else:
                    reader.refuse(message("text-unexpected", found=text[reader.place]))
        reader.expect(" ", message("fen-side"))
        side = Side(COLOUR.index(reader.expect("[rb]", message("fen-side"))))
        reader.finish()
        if guards == [None, None]:
            reader.refuse(message("fen-no-guard"), 0)
        if guards[0] == CASTLE[1] and guards[1] == CASTLE[0]:
            reader.refuse(message("fen-both-home"), 0)
        return Position((tuple(towers[0]), tuple(towers[1])), (guards[0], guards[1]), side, chosen)

    def format_move(self, state: Position, move: Move) -> str:
        return move_text(move)

    def parse_move(self, state: Position, text: str) -> Move:
        written = WRITTEN.get(text)
        if written is not None:
            return written
        reader = Reader(text, longest=20)
        start = SQUARES.index(reader.expect("[A-Ga-g][1-7]", message("move-square")).upper())
        reader.expect("-", message("move-dash"))
        goal = SQUARES.index(reader.expect("[A-Ga-g][1-7]", message("move-square")).upper())
        if reader.at_end() and start in state.guards:
            return Move(start, goal, 1)
        reader.expect("-", message("move-stones"))
        stones = int(reader.expect("[1-7]", message("move-stones")))
        reader.finish()
        return Move(start, goal, stones)


NOTATION = WaechterNotation()
