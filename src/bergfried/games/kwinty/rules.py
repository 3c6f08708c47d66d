"""KWINTY: the rules, clause by clause as in RULES.md. This file is the authority."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from bergfried.core import Chosen, IllegalMove, Option, Outcome, Side, State, message

WIDTH = 9  # R8
HEIGHT = 9  # R7
BLOCKS = 20  # R2: of one side
FIVE = 5  # R11
FOUR = 4  # R14
OPTIONS: tuple[Option, ...] = ()

# A column is a word, one letter for each square from the table upwards: the colour, large for a square of an upright
# block and small for a square of a flat one. White is FIRST (R3).
FLAT = "wb"
UPRIGHT = "WB"

# Squares of one side as bits: column after column, each with an empty level on top, which ends every line there.
COLUMN = HEIGHT + 1
LINES = (1, COLUMN, COLUMN + 1, COLUMN - 1)  # R11: one square on, upwards, to the right, and along both diagonals
SHARE = tuple(str.maketrans({letter: "01"[letter in own] for letter in ".wWbB"}) for own in ("wW", "bB"))


@dataclass(frozen=True, order=True)
class Block:
    """R6: a block laid flat on `column` and the next one, or set upright on `column`."""

    column: int
    flat: bool

    @property
    def columns(self) -> tuple[int, ...]:
        return (self.column, self.column + 1) if self.flat else (self.column,)

    @property
    def levels(self) -> int:
        return 1 if self.flat else 2


@dataclass(frozen=True)
class Pass:
    """R10."""


Move = Block | Pass


@lru_cache(1024)  # every position names hundreds
def square(column: int, level: int) -> str:
    """The name of a square; levels count from 0 on the table."""
    return f"{column},{level}"


def in_line(squares: int, line: int, length: int) -> int:
    """The squares from which so many of a set follow each other along a line."""
    found = squares
    for step in range(1, length):
        found &= squares >> step * line
    return found


@dataclass(frozen=True)
class Position(State[Move]):
    columns: tuple[str, ...]  # R5: from left to right, none of them empty
    left: int  # R4: the number of the first of them; 0 while the table is empty
    side: Side
    options: Chosen

    @property
    def to_move(self) -> Side:
        return self.side  # R3

    @cached_property
    def right(self) -> int:
        return self.left + len(self.columns) - 1

    @property
    def reach(self) -> range:
        """R8: the columns that a wall not wider than allowed can still cover."""
        if not self.columns:
            return range(1 - WIDTH, WIDTH)
        return range(self.right - WIDTH + 1, self.left + WIDTH)

    def height(self, column: int) -> int:
        return len(self.columns[column - self.left]) if self.left <= column <= self.right else 0

    def letter(self, column: int, level: int) -> str:
        """What the square shows; "." if it is empty."""
        return self.columns[column - self.left][level] if level < self.height(column) else "."

    @cached_property
    def squares(self) -> tuple[int, int]:
        """The squares of each side, as bits; the lowest bit is the foot of the column `left`."""
        letters = "".join(word.ljust(COLUMN, ".") for word in self.columns)[::-1] or "."
        return int(letters.translate(SHARE[0]), 2), int(letters.translate(SHARE[1]), 2)

    def hand(self, side: Side) -> int:
        """R2: blocks not yet placed."""
        return BLOCKS - self.squares[side].bit_count() // 2

    def squares_of(self, block: Block) -> tuple[tuple[int, int], ...]:
        """R6: column and level of both squares that the block covers where it comes to lie."""
        level = max(self.height(column) for column in block.columns)
        return tuple((column, level + up) for column in block.columns for up in range(block.levels))

    def legal_moves(self) -> tuple[Move, ...]:
        if self.outcome():
            return ()
        return self._placements or (Pass(),)  # R10: the game goes on, so the other side can place

    @cached_property
    def _placements(self) -> tuple[Block, ...]:
        return self._placements_of(self.side)

    def _placements_of(self, side: Side) -> tuple[Block, ...]:
        return tuple(block for block in self._candidates() if self._objection(block, side) is None)

    def _candidates(self) -> Iterator[Block]:
        """R5, R8: every block on the wall or beside it, as far as the wall may reach."""
        reach = self.reach
        for column in range(max(self.left - 2, reach.start), min(self.right + 2, reach.stop - 1)):
            yield Block(column, flat=True)
        for column in range(max(self.left - 1, reach.start), min(self.right + 2, reach.stop)):
            yield Block(column, flat=False)

    def _objection(self, block: Block, side: Side) -> IllegalMove | None:
        """The first clause that the block breaks, the end of the game apart."""
        if not self.hand(side):
            return IllegalMove(message("no-blocks", blocks=BLOCKS), "R2")
        if not self.columns:
            if block.column != 0:
                return IllegalMove(message("first-column", column=str(block.column)), "R4", (square(0, 0),))
            return None
        columns = block.columns
        left, right = min(self.left, columns[0]), max(self.right, columns[-1])
        if right - left >= WIDTH:
            reason = message("too-wide", left=str(left), right=str(right), width=right - left + 1, limit=WIDTH)
            return IllegalMove(reason, "R8", (square(self.left, 0), square(self.right, 0)))
        heights = [self.height(column) for column in columns]
        level = max(heights)
        if level == 0 and columns[-1] != self.left - 1 and columns[0] != self.right + 1:
            reason = message("not-touching", left=str(self.left), right=str(self.right))
            return IllegalMove(reason, "R5", tuple(square(*place) for place in self.squares_of(block)))
        if (low := min(heights)) < level:
            lower, higher = columns if heights[0] < heights[1] else columns[::-1]
            reason = message("gap-below", lower=str(lower), low=low, higher=str(higher), high=level)
            return IllegalMove(reason, "R6", tuple(square(lower, gap) for gap in range(low, level)))
        if level + block.levels > HEIGHT:
            kind = "flat" if block.flat else "upright"
            reason = message("too-high", kind=kind, column=str(block.column), height=level, limit=HEIGHT)
            return IllegalMove(reason, "R7", tuple(square(column, level - 1) for column in columns))
        return self._short_sides(block, side, level)

    def _short_sides(self, block: Block, side: Side, level: int) -> IllegalMove | None:
        """R9: only flat beside flat and upright on upright meet with both short sides."""
        if not block.flat:
            if level and self.letter(block.column, level - 1) == UPRIGHT[side]:
                below = square(block.column, level - 2), square(block.column, level - 1)
                return IllegalMove(message("upright-on-upright", column=str(block.column)), "R9", below)
            return None
        for near, far in ((block.column - 1, block.column - 2), (block.column + 2, block.column + 3)):
            if self.letter(near, level) == FLAT[side]:
                beside = square(min(near, far), level), square(max(near, far), level)
                reason = message("flat-beside-flat", left=str(min(near, far)), right=str(max(near, far)))
                return IllegalMove(reason, "R9", beside)
        return None

    def no_place(self, *places: tuple[int, int]) -> IllegalMove | None:
        """R6: why no block at all can cover these squares, of which the first tells; None if one could."""
        column, level = places[0]
        height = self.height(column)
        if height <= level <= height + 1:
            return None
        reason = message("square-taken") if level < height else message("in-the-air", column=str(column), height=height)
        return IllegalMove(reason, "R6", tuple(square(*place) for place in places))

    def thinkable(self, move: Move) -> bool:
        return isinstance(move, Pass) or move.flat in (False, True)  # a wall may begin in any column

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        if isinstance(move, Pass):
            return IllegalMove(message("can-place", places=len(self._placements)), "R10")
        objection = self._objection(move, self.side)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def after(self, move: Move) -> "Position":
        if isinstance(move, Pass):
            return replace(self, side=self.side.other)
        left, columns = self.left, list(self.columns)
        if not columns:
            columns = [""] * len(move.columns)
        while move.column < left:
            left -= 1
            columns.insert(0, "")
        while move.columns[-1] >= left + len(columns):
            columns.append("")
        for column in move.columns:
            columns[column - left] += FLAT[self.side] if move.flat else 2 * UPRIGHT[self.side]
        return Position(tuple(columns), left, self.side.other, self.options)

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        for side in Side:
            if any(in_line(self.squares[side], line, FIVE) for line in LINES):
                return Outcome(side, "R11")
        if not self.hand(Side.FIRST) and not self.hand(Side.SECOND):
            return self._counted("R12")
        if not self._placements and not self._placements_of(self.side.other):
            return self._counted("R13")
        return None

    def _counted(self, clause: str) -> Outcome:
        """R14."""
        white, black = self.fours(Side.FIRST), self.fours(Side.SECOND)
        winner = None if white == black else Side.FIRST if white > black else Side.SECOND
        return Outcome(winner, clause, (white, black))

    def fours(self, side: Side) -> int:
        """R14: lines of exactly four."""
        return sum(len(run) == FOUR for run in self.runs(side))

    def runs(self, side: Side) -> Iterator[tuple[tuple[int, int], ...]]:
        """R11, R14: every line of four or more squares of a side, whole: column and level of each square."""
        own = self.squares[side]
        for line in LINES:
            begins = in_line(own, line, FOUR) & ~(own << line)
            for first in range(begins.bit_length()):
                if begins >> first & 1:
                    length = FOUR
                    while own >> first + length * line & 1:
                        length += 1
                    places = (divmod(first + step * line, COLUMN) for step in range(length))
                    yield tuple((self.left + column, level) for column, level in places)


def start(options: Chosen) -> Position:
    """R1, R3."""
    return Position((), 0, Side.FIRST, options)
