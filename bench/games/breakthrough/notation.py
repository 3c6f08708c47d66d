"""A FEN of eight ranks with w and b, and moves as two squares."""

import re

from bench.games.breakthrough.rules import LAST_RANK, SIZE, SQUARES, Move, Position
from bergfried.core import Chosen, Notation, Reader, Side, choose, message

COLOUR = "wb"  # FIRST is White
MOST = 2 * SIZE
SQUARE = "[a-h][1-8]"


class BreakthroughNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        def letter(square: int) -> str:
            return next((COLOUR[side] for side in Side if square in state.pieces[side]), ".")

        ranks = ("".join(letter(SIZE * rank + file) for file in range(SIZE)) for rank in reversed(range(SIZE)))
        return re.sub(r"\.+", lambda empty: str(len(empty.group())), "/".join(ranks)) + " " + COLOUR[state.side]

    def parse_state(self, text: str, **options: str) -> Position:
        chosen: Chosen = choose((), options)
        reader = Reader(text, longest=100)
        pieces: tuple[set[int], set[int]] = (set(), set())
        for rank in reversed(range(SIZE)):
            place = reader.place
            word = reader.expect("[wb1-8]+", message("fen-rank"))
            letters = re.sub("[1-8]", lambda empty: "." * int(empty.group()), word)
            if len(letters) != SIZE or re.search("[1-8]{2}", word):
                reader.refuse(message("fen-rank"), place)
            for side in Side:
                pieces[side].update(SIZE * rank + i for i, letter in enumerate(letters) if letter == COLOUR[side])
            reader.expect("/" if rank else " ", message("fen-rank"))
        side = Side(COLOUR.index(reader.expect("[wb]", message("fen-side"))))
        reader.finish()
        state = Position((frozenset(pieces[0]), frozenset(pieces[1])), side, chosen)
        through = [any(square // SIZE == LAST_RANK[side] for square in pieces[side]) for side in Side]
        if all(through) or not any(pieces) or max(map(len, pieces)) > MOST:
            reader.refuse(message("fen-impossible"), 0)
        return state

    def format_move(self, state: Position, move: Move) -> str:
        return SQUARES[move.start] + SQUARES[move.goal]

    def parse_move(self, state: Position, text: str) -> Move:
        reader = Reader(text, longest=10)
        start, goal = (SQUARES.index(reader.expect(SQUARE, message("move-square"))) for _ in range(2))
        reader.finish()
        return Move(start, goal)


NOTATION = BreakthroughNotation()
