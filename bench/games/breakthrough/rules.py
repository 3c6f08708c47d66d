"""Breakthrough: the rules, clause by clause as in RULES.md. This file is the authority."""

from dataclasses import dataclass, replace

from bergfried.core import Chosen, IllegalMove, Outcome, Side, State, message

SIZE = 8  # R1
SQUARES = tuple(f"{file}{rank}" for rank in range(1, SIZE + 1) for file in "abcdefgh")
FORWARD = (1, -1)  # R4: in ranks; FIRST is White
LAST_RANK = (SIZE - 1, 0)  # R7

Pieces = frozenset[int]


@dataclass(frozen=True, order=True)
class Move:
    start: int
    goal: int


@dataclass(frozen=True)
class Position(State[Move]):
    pieces: tuple[Pieces, Pieces]
    side: Side
    options: Chosen

    @property
    def to_move(self) -> Side:
        return self.side  # R3

    def legal_moves(self) -> tuple[Move, ...]:
        if self.outcome():
            return ()
        candidates = (
            Move(start, start + SIZE * FORWARD[self.side] + d) for start in sorted(self._own) for d in (-1, 0, 1)
        )
        return tuple(move for move in candidates if self._objection(move) is None)

    def _objection(self, move: Move) -> IllegalMove | None:
        """The first clause that the move breaks, the end of the game apart."""
        (rank, file), (goal_rank, goal_file) = divmod(move.start, SIZE), divmod(move.goal, SIZE)
        if move.start not in self._own or goal_rank - rank != FORWARD[self.side] or abs(goal_file - file) > 1:
            return IllegalMove(message("not-forward"), "R4")
        if goal_file == file and (move.goal in self._own or move.goal in self._enemy):
            return IllegalMove(message("straight-blocked"), "R5")
        if move.goal in self._own:
            return IllegalMove(message("own-piece"), "R6")
        return None

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        objection = self._objection(move)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def after(self, move: Move) -> "Position":
        own, enemy = self._own - {move.start} | {move.goal}, self._enemy - {move.goal}  # R6
        return replace(self, pieces=(own, enemy) if self.side is Side.FIRST else (enemy, own), side=self.side.other)

    def outcome(self) -> Outcome | None:
        for side in Side:
            if any(square // SIZE == LAST_RANK[side] for square in self.pieces[side]):
                return Outcome(side, "R7")
            if not self.pieces[side.other]:
                return Outcome(side, "R8")
        return None

    @property
    def _own(self) -> Pieces:
        return self.pieces[self.side]

    @property
    def _enemy(self) -> Pieces:
        return self.pieces[self.side.other]


def start(options: Chosen) -> Position:
    """R2, R3."""
    squares = range(len(SQUARES))
    return Position((frozenset(squares[: 2 * SIZE]), frozenset(squares[-2 * SIZE :])), Side.FIRST, options)
