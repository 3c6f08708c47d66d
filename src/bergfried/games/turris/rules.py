"""TURRIS: the rules, clause by clause as in RULES.md. This file is the authority.

What a tower is made of stands in tower.py, what it scores in faces.py.
"""

from dataclasses import dataclass, replace
from functools import cache, cached_property

from bergfried.core import Chosen, IllegalMove, Option, Outcome, Side, State, message
from bergfried.games.turris import faces as pictures
from bergfried.games.turris.tower import (
    CENTRE,
    COLUMNS,
    EMPTY,
    NEIGHBOURS,
    PAIRS,
    RIM,
    STEP,
    Block,
    Columns,
    Words,
    height,
    top_block,
    uncovered,
    with_block,
    without_block,
)

BLOCKS = 20  # R2: of each colour
UNFINISHED = 3  # R10: levels that may be unfinished at a time
OPTIONS = (
    Option("ground_flat", ("forbid", "first", "allow"), "option-ground-flat"),  # R9
    Option("centre_upright", ("both", "lower"), "option-centre-upright"),  # R11
    Option("bonus_chain", ("on", "off"), "option-bonus-chain"),  # R13
)


@dataclass(frozen=True)
class Place:
    """R4: an own block, upright on one column or flat on two."""

    columns: Columns


@dataclass(frozen=True)
class Remove:
    """R14: the enemy block on top of a column; a flat one is named by its first column."""

    column: int


@dataclass(frozen=True)
class End:
    """R12: the bonus is declined."""


@dataclass(frozen=True)
class Pass:
    """R18."""


Move = Place | Remove | End | Pass
PLACES = (*(Place((column,)) for column in range(len(COLUMNS))), *(Place(pair) for pair in PAIRS))  # R2
REMOVALS = tuple(Remove(column) for column in range(len(COLUMNS)))


@cache  # every position names hundreds
def cell(column: int, level: int) -> str:
    """The name of a cube: its column and its level."""
    return f"{COLUMNS[column]}.{level}"


@dataclass(frozen=True)
class Position(State[Move]):
    columns: Words
    side: Side
    bonus: bool  # R12: a bonus is due; otherwise a normal placement is
    ban: Columns  # R17: closed to the side to move
    last: tuple[Columns, Columns]  # R15: where the block lies that each side placed last; () if it has none
    options: Chosen

    @property
    def to_move(self) -> Side:
        return self.side

    @cached_property
    def heights(self) -> tuple[int, ...]:
        return tuple(height(word) for word in self.columns)

    @cached_property
    def hands(self) -> tuple[int, int]:
        """R2: blocks that are not on the tower."""
        letters = "".join(self.columns)
        halves = [sum(map(letters.count, half)) for half in ("NESW", "nesw")]
        return BLOCKS - letters.count("V") - halves[0] // 2, BLOCKS - letters.count("v") - halves[1] // 2

    @cached_property
    def faces(self) -> tuple[pictures.Face, ...]:
        """R21: south, east, north, west and the roof."""
        return pictures.faces(self.columns)

    @property
    def scores(self) -> tuple[int, int]:
        """R22: what the tower is worth as it stands."""
        return pictures.totals(self.faces)

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome() else self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        if not self.bonus:
            return self._places or (Pass(),)  # R18
        removals = (move for move in REMOVALS if self._no_removal(move) is None)
        return (*self._places, *removals, End())  # R12

    @cached_property
    def _places(self) -> tuple[Place, ...]:
        return tuple(move for move in PLACES if self._no_place(move) is None)

    def _objection(self, move: Move) -> IllegalMove | None:
        """The first clause that the move breaks, the end of the game apart."""
        match move:
            case Place():
                return self._no_place(move)
            case Remove():
                return self._no_removal(move)
            case End():
                return None if self.bonus else IllegalMove(message("end-without-bonus"), "R12")
            case Pass():
                return self._no_pass()
        raise TypeError(f"{move!r} is no move")

    def _no_place(self, move: Place) -> IllegalMove | None:
        columns, heights = move.columns, self.heights
        first, second = columns[0], columns[-1]
        flat = first != second
        if not self.hands[self.side]:
            return IllegalMove(message("no-block-in-hand"), "R19")
        if flat and second not in NEIGHBOURS[first]:
            return self._not_on(columns, "not-neighbours", "R2")
        for column in columns:
            if column in self.ban:
                return self._not_on((column,), "column-closed", "R17")
        if heights[first] != heights[second]:
            return self._not_on(columns, "not-level", "R6", one=heights[first], other=heights[second])
        if not flat:
            if self.columns != EMPTY and not self._contact(columns):
                return self._not_on(columns, "no-side-contact", "R7")
        elif heights[first] == 0:
            objection = self._no_flat_on_mat(columns)
            if objection is not None:
                return objection
        elif STEP.get(self.columns[first][-1].upper()) == second - first:  # the half on top of one points to the other
            below = tuple(cell(column, heights[column]) for column in columns)
            return IllegalMove(message("on-one-block", first=COLUMNS[first], second=COLUMNS[second]), "R8", below)
        return self._too_many_levels(columns) or self._centre_too_early(columns)

    def _not_on(self, columns: Columns, reason: str, clause: str, **more: str | int) -> IllegalMove:
        """Why no block can be placed there, with the cubes on which it would begin."""
        first, second, level = COLUMNS[columns[0]], COLUMNS[columns[-1]], self.heights[columns[0]] + 1
        onto = tuple(cell(column, self.heights[column] + 1) for column in columns)
        words = message(reason, column=first, first=first, second=second, level=level, **more)
        return IllegalMove(words, clause, onto)

    def _contact(self, columns: Columns) -> bool:
        """R7: a neighbour column reaches at least the level that a block would begin on."""
        return any(self.heights[near] > self.heights[column] for column in columns for near in NEIGHBOURS[column])

    def _no_flat_on_mat(self, columns: Columns) -> IllegalMove | None:
        """R9."""
        match self.options["ground_flat"]:
            case "forbid":
                return self._not_on(columns, "flat-on-mat", "R9")
            case "first" if self.columns != EMPTY:
                return self._not_on(columns, "flat-on-mat-later", "R9")
            case "allow" if self.columns != EMPTY and not self._contact(columns):
                return self._not_on(columns, "flat-on-mat-alone", "R9")
        return None

    def _too_many_levels(self, columns: Columns) -> IllegalMove | None:
        """R10: only the new block can reach too high, and then it does not stand on a lowest column."""
        low = min(self.heights)
        if self.heights[columns[0]] + (2 if len(columns) == 1 else 1) - low <= UNFINISHED:
            return None
        gap = self.heights.index(low)
        onto = tuple(cell(column, self.heights[column] + 1) for column in columns)
        reason = message("too-many-levels", level=low + UNFINISHED + 1, unfinished=low + 1, column=COLUMNS[gap])
        return IllegalMove(reason, "R10", (*onto, cell(gap, low + 1)))

    def _centre_too_early(self, columns: Columns) -> IllegalMove | None:
        """R11: columns are solid, so the highest of the rim says on which levels the rim has a cube."""
        if CENTRE not in columns:
            return None
        rim, base = max(self.heights[column] for column in RIM), self.heights[CENTRE]
        levels = 2 if len(columns) == 1 and self.options["centre_upright"] == "both" else 1
        if rim >= base + levels:
            return None
        empty = max(rim, base) + 1
        return IllegalMove(message("centre-too-early", level=empty), "R11", (cell(CENTRE, empty),))

    def _no_removal(self, move: Remove) -> IllegalMove | None:
        name, you = COLUMNS[move.column], self.side.other
        if not self.bonus:
            return IllegalMove(message("removal-without-bonus"), "R12")
        block = top_block(self.columns, move.column)
        if block is None:
            return IllegalMove(message("nothing-to-take", column=name), "R14", (cell(move.column, 1),))
        cubes = tuple(cell(column, level) for column, level in block.cubes)
        if block.side is self.side:
            return IllegalMove(message("own-block", column=name), "R14", cubes)
        if not uncovered(self.columns, block):
            return IllegalMove(message("block-covered", column=name), "R14", cubes)
        if block.columns == self.last[you]:  # uncovered, so it is the topmost there and no earlier block
            return IllegalMove(message("block-protected", column=name, side=you.word), "R15", cubes)
        heights = [height(word) for word in without_block(self.columns, block.columns)]
        high, low = max(heights), min(heights)
        if high - low > UNFINISHED:
            reason = message("removal-levels", column=name, low=low, high=high, tallest=COLUMNS[heights.index(high)])
            return IllegalMove(reason, "R16", (*cubes, cell(heights.index(high), high)))
        if move.column != block.columns[0]:
            return IllegalMove(message("flat-by-first", column=name, first=COLUMNS[block.columns[0]]), "R14", cubes)
        return None

    def _no_pass(self) -> IllegalMove | None:
        if self.bonus:
            return IllegalMove(message("pass-in-bonus"), "R18")
        if self._places:
            squares = tuple(cell(column, self.heights[column] + 1) for column in self._places[0].columns)
            return IllegalMove(message("pass-while-able", count=len(self._places)), "R18", squares)
        return None

    def hanging(self, column: int, level: int) -> IllegalMove:
        """R6: why no block can fill a cube far above its column."""
        reason = message("in-the-air", column=COLUMNS[column], height=self.heights[column])
        return IllegalMove(reason, "R6", (cell(column, level),))

    def built_over(self, block: Block) -> IllegalMove:
        """R14: why a block cannot be taken off that is on top of no column, so that no move names it."""
        return IllegalMove(message("built-over"), "R14", tuple(cell(*cube) for cube in block.cubes))

    def thinkable(self, move: Move) -> bool:
        match move:
            case Place((int(first),)) | Remove(first):
                return first in range(len(COLUMNS))
            case Place((int(first), int(second))):
                return 0 <= first < second < len(COLUMNS)
            case Place():
                return False
        return True

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        objection = self._objection(move)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def after(self, move: Move) -> "Position":
        match move:
            case Place(columns):
                last = (columns, self.last[1]) if self.side is Side.FIRST else (self.last[0], columns)
                built = replace(self, columns=with_block(self.columns, self.side, columns), last=last)
                earned = CENTRE in columns and (not self.bonus or self.options["bonus_chain"] == "on")  # R12, R13
                if earned and built.hands != (0, 0):  # R20: no bonus once everything is built
                    return replace(built, bonus=True)
                return built._turn_over()
            case Remove(column):
                vacated = self._block_on(column).columns
                left = replace(self, columns=without_block(self.columns, vacated))
                return replace(left._turn_over(), ban=vacated)  # R17; the owner has a block again, so he is next
            case _:
                return self._turn_over()

    def _block_on(self, column: int) -> Block:
        block = top_block(self.columns, column)
        assert block is not None, f"nothing stands on {COLUMNS[column]}"
        return block

    def _turn_over(self) -> "Position":
        """R4: the other side is next, unless it has no blocks while this one has some (R19). R17: the ban ends."""
        skipped = not self.hands[self.side.other] and self.hands[self.side]
        return replace(self, side=self.side if skipped else self.side.other, bonus=False, ban=())

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        """R20, R22."""
        if self.hands != (0, 0):
            return None
        first, second = self.scores
        winner = None if first == second else Side.FIRST if first > second else Side.SECOND
        return Outcome(winner, "R20", (first, second))


def start(options: Chosen) -> Position:
    """R3."""
    return Position(EMPTY, Side.FIRST, bonus=False, ban=(), last=((), ()), options=options)
