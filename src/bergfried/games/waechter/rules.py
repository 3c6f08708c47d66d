"""Turm & Wächter: the rules, clause by clause as in RULES.md. This file is the authority."""

from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import NamedTuple

from bergfried.core import Chosen, IllegalMove, Option, Outcome, Side, State, message, once

SIZE = 7  # R1
STONES = 7  # R2: tower stones of one side
OPTIONS = (
    Option("no_move", ("loss", "draw"), "option-no-move"),  # R15
    Option("quiet_limit", ("none", "100"), "option-quiet-limit", numbers=True),  # R17
)

# R1: squares are numbered 0..48, rank by rank from A1. Red (FIRST) sits at rank 7, blue (SECOND) at rank 1.
SQUARES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "ABCDEFG")
CASTLE = (SQUARES.index("D7"), SQUARES.index("D1"))

Heights = tuple[int, ...]  # stones of one side on each square


class Move(NamedTuple):
    """R4: `stones` from the top of the figure on `start`, or the guard as one."""

    start: int
    goal: int
    stones: int


@cache
def between(start: int, goal: int) -> tuple[int, ...] | None:
    """The squares strictly between two squares of one rank or file, from start to goal; None if they share neither."""
    (rank, file), (goal_rank, goal_file) = divmod(start, SIZE), divmod(goal, SIZE)
    if rank == goal_rank:
        step = 1
    elif file == goal_file:
        step = SIZE
    else:
        return None
    return tuple(range(start + step, goal, step)) if start < goal else tuple(range(start - step, goal, -step))


def distance(start: int, goal: int) -> int:
    """Steps between two squares of one rank or file."""
    return abs(start // SIZE - goal // SIZE) + abs(start % SIZE - goal % SIZE)


# R5, R6: the moves of so many stones, or of a guard, from each square; made once, for there are few.
MOVES = tuple(
    tuple(
        tuple(Move(p, q, d) for q in range(len(SQUARES)) if between(p, q) is not None and distance(p, q) == d)
        for d in range(SIZE)
    )
    for p in range(len(SQUARES))
)


@dataclass(frozen=True)
class Position(State[Move]):
    towers: tuple[Heights, Heights]
    guards: tuple[int | None, int | None]
    side: Side
    options: Chosen
    past: tuple["Position", ...] = field(default=(), compare=False, repr=False)  # R16: since the last capture
    quiet: int = field(default=0, compare=False)  # R17: plies since the last capture

    @property
    def to_move(self) -> Side:
        return self.side  # R3

    def legal_moves(self) -> tuple[Move, ...]:
        return () if self.outcome() else self._moves

    def legal_by_figure(self) -> tuple[tuple[Move, ...], ...]:
        """The same in the same order, for each figure that can move."""
        return () if self.outcome() else self._by_figure

    @once
    def _moves(self) -> tuple[Move, ...]:
        return tuple(chain.from_iterable(self._by_figure))

    @once
    def _by_figure(self) -> tuple[tuple[Move, ...], ...]:
        """What `_objection` has nothing against, found directly: every position would ask it dozens of times."""
        own, enemy, guard = self.towers[self.side], self.towers[self.side.other], self.guards[self.side]
        figures: list[tuple[Move, ...]] = []
        for square, height in enumerate(own):
            if square == guard:
                moves = [move for move in MOVES[square][1] if not own[move.goal]]  # R6, R10
            elif height:  # R4
                moves = [m for m in MOVES[square][1] if m.goal != guard and enemy[m.goal] <= 1]  # R10, R11
                for far in MOVES[square][2 : height + 1]:  # R6, R8
                    fitting = [m for m in far if m.goal != guard and enemy[m.goal] <= m.stones]  # R10, R11
                    moves += [m for m in fitting if not any(map(self.occupied, between(m.start, m.goal) or ()))]  # R7
            else:
                continue
            if moves:
                figures.append(tuple(moves))
        return tuple(figures)

    def _objection(self, move: Move) -> IllegalMove | None:
        """The first clause that the move breaks, the end of the game apart."""
        me, you = self.side, self.side.other
        own, enemy = self.towers[me], self.towers[you]
        start, goal, stones = SQUARES[move.start], SQUARES[move.goal], move.stones
        guard = move.start == self.guards[me]
        if not guard and not own[move.start]:  # R4
            if enemy[move.start] or move.start == self.guards[you]:
                return IllegalMove(message("not-yours", square=start, side=you.word), "R4", (start,))
            return IllegalMove(message("nothing-there", square=start), "R4", (start,))
        if guard and stones != 1:
            return IllegalMove(message("guard-is-one", square=start), "R4", (start,))
        if not guard and stones > own[move.start]:
            reason = message("tower-too-low", square=start, height=own[move.start], stones=stones)
            return IllegalMove(reason, "R8", (start,))
        way = between(move.start, move.goal)
        if way is None:
            return IllegalMove(message("not-straight", start=start, goal=goal), "R5", (start, goal))
        far = distance(move.start, move.goal)
        if far != stones:
            reason = message("guard-distance" if guard else "distance", stones=stones, goal=goal, far=far)
            return IllegalMove(reason, "R6", (start, goal))
        for square in way:
            if self.occupied(square):
                name = SQUARES[square]
                return IllegalMove(message("way-blocked", start=start, goal=goal, square=name), "R7", (name,))
        if move.goal == self.guards[me]:
            return IllegalMove(message("own-guard", goal=goal), "R10", (goal,))
        if guard and own[move.goal]:
            return IllegalMove(message("own-tower", goal=goal), "R10", (goal,))
        if not guard and enemy[move.goal] > stones:
            reason = message("capture-too-high", goal=goal, height=enemy[move.goal], stones=stones)
            return IllegalMove(reason, "R11", (start, goal))
        return None

    def thinkable(self, move: Move) -> bool:
        squares = range(len(SQUARES))
        return move.start in squares and move.goal in squares and move.stones in range(1, STONES + 1)

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        objection = self._objection(move)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def after(self, move: Move) -> "Position":
        me, you = self.side, self.side.other
        own, enemy, guards = self.towers[me], self.towers[you], list(self.guards)
        if move.start == guards[me]:
            guards[me] = move.goal
        else:
            heights = list(own)
            heights[move.start] -= move.stones  # R8
            heights[move.goal] += move.stones  # R9
            own = tuple(heights)
        capture = enemy[move.goal] > 0 or guards[you] == move.goal
        if enemy[move.goal]:  # R11
            enemy = (*enemy[: move.goal], 0, *enemy[move.goal + 1 :])
        if guards[you] == move.goal:
            guards[you] = None
        return Position(
            towers=(own, enemy) if me is Side.FIRST else (enemy, own),
            guards=(guards[0], guards[1]),
            side=you,
            options=self.options,
            past=() if capture else (*self.past, self.without_past()),  # what was taken never comes back
            quiet=0 if capture else self.quiet + 1,
        )

    def outcome(self) -> Outcome | None:
        return self._outcome

    @once
    def _outcome(self) -> Outcome | None:
        for side in Side:
            if self.guards[side.other] is None:
                return Outcome(side, "R13")
            if self.guards[side] == CASTLE[side.other]:
                return Outcome(side, "R14")
        if not self._by_figure:
            return Outcome(self.side.other if self.options["no_move"] == "loss" else None, "R15")
        if self._third_time():
            return Outcome(None, "R16")
        if self.options["quiet_limit"] != "none" and self.quiet >= int(self.options["quiet_limit"]):
            return Outcome(None, "R17")
        return None

    def _third_time(self) -> bool:
        """The sides take turns, so only every other position can be the same; few have even the same towers."""
        others = self.past[-2::-2]
        return [one.towers for one in others].count(self.towers) >= 2 and others.count(self) >= 2

    def occupied(self, square: int) -> bool:
        return bool(self.towers[0][square] or self.towers[1][square] or square in self.guards)

    def without_past(self) -> "Position":
        return Position(self.towers, self.guards, self.side, self.options)


def start(options: Chosen) -> Position:
    """R2, R3."""
    red, blue = ["A7", "B7", "F7", "G7", "C6", "E6", "D5"], ["A1", "B1", "F1", "G1", "C2", "E2", "D3"]
    return Position(
        towers=(tuple(int(s in red) for s in SQUARES), tuple(int(s in blue) for s in SQUARES)),
        guards=CASTLE,
        side=Side.FIRST,
        options=options,
    )
