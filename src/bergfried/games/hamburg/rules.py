"""Towers of Hamburg: the rules, clause by clause as in RULES.md. This file is the authority."""

from dataclasses import dataclass, field
from functools import cached_property

from bergfried.core import Chosen, IllegalMove, Message, Option, Outcome, Side, State, message

SIZE = 6  # R1
STONES = 18  # R2: stones of one side
TOP = 6  # R15: the storeys that win
OPTIONS = (
    Option("blockade", ("rowmax", "pairwise"), "option-blockade"),  # R10
    Option("quiet_limit", ("60", "none"), "option-quiet-limit", numbers=True),  # R18
)

# R1: fields are numbered 0..35, row by row from A1. A1 is black (FIRST), and colours alternate.
ROWS, COLUMNS = "ABCDEF", "123456"
FIELDS = tuple(row + column for row in ROWS for column in COLUMNS)
COLOUR = tuple(Side((place // SIZE + place % SIZE) % 2) for place in range(len(FIELDS)))
FIELDS_OF = tuple(tuple(place for place in range(len(FIELDS)) if COLOUR[place] is side) for side in Side)

# R11: the twelve lines, rows A to F and then columns 1 to 6; the two lines of each field; a line's fields by colour.
LINES = tuple(tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE)) + tuple(
    tuple(range(column, len(FIELDS), SIZE)) for column in range(SIZE)
)
LINE_NAMES = (*ROWS, *COLUMNS)
LINES_OF = tuple((place // SIZE, SIZE + place % SIZE) for place in range(len(FIELDS)))
HALVES = tuple(tuple(tuple(p for p in line if COLOUR[p] is side) for side in Side) for line in LINES)


@dataclass(frozen=True, order=True)
class Build:
    """R6: the top stone of `start` onto the tower on `goal`."""

    start: int
    goal: int


@dataclass(frozen=True, order=True)
class Relocate:
    """R8: the whole tower on `start` to the free field `goal`."""

    start: int
    goal: int


Move = Build | Relocate

# Every move there is, made once: a position of the opening has 306 of them.
BUILDS = tuple(tuple(Build(start, goal) for goal in range(len(FIELDS))) for start in range(len(FIELDS)))
RELOCATIONS = tuple(tuple(Relocate(start, goal) for goal in range(len(FIELDS))) for start in range(len(FIELDS)))


@dataclass(frozen=True)
class Position(State[Move]):
    heights: tuple[int, ...]  # of the tower on each field, 0: free; R3: its colour is the field's
    side: Side
    options: Chosen
    past: tuple["Position", ...] = field(default=(), compare=False, repr=False)  # R17: since the last building
    quiet: int = field(default=0, compare=False)  # R18: moves since the last building

    @property
    def to_move(self) -> Side:
        return self.side  # R4

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome() else self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        """What `_objection` has nothing against, found directly: few of the 2,592 thinkable moves are ever legal."""
        own = FIELDS_OF[self.side]  # R3
        by_height: list[list[int]] = [[] for _ in range(TOP + 1)]
        for place in own:
            by_height[self.heights[place]].append(place)
        moves: list[Move] = []
        for place in own:
            height = self.heights[place]
            if height == 0 or self.blocking_lines(place):  # R5, R12
                continue
            builds, relocations = BUILDS[place], RELOCATIONS[place]
            moves += [builds[goal] for goal in by_height[height] if goal != place]  # R6, R7, R13
            if height > 1:  # R9
                moves += [relocations[goal] for goal in by_height[0]]  # R8
        return tuple(moves)

    def _objection(self, move: Move) -> IllegalMove | None:
        """The first clause that the move breaks, the end of the game apart."""
        start, goal = FIELDS[move.start], FIELDS[move.goal]
        height, there = self.heights[move.start], self.heights[move.goal]
        if height == 0:
            return IllegalMove(message("nothing-there", field=start), "R5", (start,))
        if COLOUR[move.start] is not self.side:
            return IllegalMove(message("not-yours", field=start, side=self.side.other.word), "R3", (start,))
        if lines := self.blocking_lines(move.start):
            blockers = (FIELDS[place] for line in lines for place in self.blockers(move.start, line))
            return IllegalMove(self._blockade(move.start, lines), "R12", (start, *blockers))
        if move.start == move.goal:
            return IllegalMove(message("same-field", field=start), "R5", (start,))
        if COLOUR[move.goal] is not self.side:
            return IllegalMove(message("wrong-colour", goal=goal, side=self.side.other.word), "R3", (goal,))
        if isinstance(move, Build):
            if there == 0:
                return IllegalMove(message("nothing-to-build-on", goal=goal, height=height), "R6", (start, goal))
            if there != height:
                reason = message("unequal", start=start, height=height, goal=goal, there=there)
                return IllegalMove(reason, "R7", (start, goal))
        else:
            if height == 1:
                return IllegalMove(message("single-stays", field=start), "R9", (start,))
            if there:
                return IllegalMove(message("not-free", goal=goal, there=there), "R8", (goal,))
        return None

    @cached_property
    def summits(self) -> tuple[tuple[int, int], ...]:
        """R10: the heights of the highest black and the highest white tower of each line, 0 if there is none."""
        h = self.heights
        return tuple((max(h[a], h[b], h[c]), max(h[d], h[e], h[f])) for (a, b, c), (d, e, f) in HALVES)

    def blocking_lines(self, place: int) -> tuple[int, ...]:
        """R11: the lines in which the tower on this field is blocked: none, its row, its column or both."""
        row, column = LINES_OF[place]
        if self._is_blocked_in(row, place):
            return (row, column) if self._is_blocked_in(column, place) else (row,)
        return (column,) if self._is_blocked_in(column, place) else ()

    def _is_blocked_in(self, line: int, place: int) -> bool:
        """R10, R14."""
        return self.summits[line][1 - COLOUR[place]] > self.defence(line, place)

    def defence(self, line: int, place: int) -> int:
        """R10: the height that no enemy tower of the line may exceed if this field's tower is to be free there."""
        return self.heights[place] if self._pairwise else self.summits[line][COLOUR[place]]

    @cached_property
    def _pairwise(self) -> bool:
        return self.options["blockade"] == "pairwise"

    def blockers(self, place: int, line: int) -> tuple[int, ...]:
        """R10: the highest enemy towers of the line, by which the tower on this field is blocked there."""
        enemy = COLOUR[place].other
        return tuple(p for p in HALVES[line][enemy] if self.heights[p] == self.summits[line][enemy])

    def _blockade(self, place: int, lines: tuple[int, ...]) -> Message:
        """R12: why the tower on this field may not move, by one of its lines or by both."""
        enemy = COLOUR[place].other
        numbers: dict[str, str | int] = {}
        for line in lines:
            word = "row" if line < SIZE else "column"
            numbers[word] = LINE_NAMES[line]
            numbers[f"{word}-height"] = self.summits[line][enemy]
            numbers[f"{word}-own"] = self.defence(line, place)
            numbers[f"{word}-tower"] = FIELDS[self.blockers(place, line)[0]]
        where = "lines" if len(lines) > 1 else "row" if lines[0] < SIZE else "column"
        reason = f"higher-in-{where}" if self._pairwise else f"{where}-blocked"
        return Message(reason, {"field": FIELDS[place], "side": enemy.word, "height": self.heights[place], **numbers})

    def thinkable(self, move: Move) -> bool:
        fields = range(len(FIELDS))
        return move.start in fields and move.goal in fields

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        objection = self._objection(move)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def after(self, move: Move) -> "Position":
        heights = list(self.heights)
        if isinstance(move, Build):  # R6
            heights[move.start] -= 1
            heights[move.goal] += 1
            # A building can never be undone (it raises the sum of the squared heights), so no earlier position returns.
            return Position(tuple(heights), self.side.other, self.options)
        heights[move.start], heights[move.goal] = 0, heights[move.start]  # R8
        past = (*self.past, self.without_past())
        return Position(tuple(heights), self.side.other, self.options, past, self.quiet + 1)

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        if TOP in self.heights:
            return Outcome(COLOUR[self.heights.index(TOP)], "R15")
        if not self._moves:
            return Outcome(self.side.other, "R16")
        if self.past[-2::-2].count(self) >= 2:  # the sides take turns: only every other position can be the same
            return Outcome(None, "R17")
        if self.options["quiet_limit"] != "none" and self.quiet >= int(self.options["quiet_limit"]):
            return Outcome(None, "R18")
        return None

    def without_past(self) -> "Position":
        return Position(self.heights, self.side, self.options)


def start(options: Chosen) -> Position:
    """R2, R4."""
    return Position((1,) * len(FIELDS), Side.FIRST, options)
