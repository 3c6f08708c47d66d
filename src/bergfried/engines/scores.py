"""The scale of scores: what a position is worth to the side to move, in the units of the game's own evaluation."""

from typing import Literal

from bergfried.core import Outcome, Side

WIN = 1_000_000  # a win on the spot; a win in n plies is worth n less, so that the shorter one is preferred
DRAW = 0
FARTHEST = 1_000  # plies: no proved win is further away than that
MOST_GUESSED = WIN // 2  # an evaluation stays well below every proved win

Verdict = Literal["win", "loss", "draw"]


def of_outcome(over: Outcome, side: Side, plies: int) -> int:
    """The end of a game, that many plies ahead, for a side."""
    if over.winner is None:
        return DRAW
    return WIN - plies if over.winner is side else plies - WIN


def of_guess(evaluation: int, side: Side) -> int:
    """An evaluation for the first side as a score for `side`."""
    clamped = max(-MOST_GUESSED, min(MOST_GUESSED, evaluation))
    return clamped if side is Side.FIRST else -clamped


def verdict(score: int, *, complete: bool) -> Verdict | None:
    """What a score proves. Wins and losses prove themselves; a draw only when no line ended in a guess."""
    if score >= WIN - FARTHEST:
        return "win"
    if score <= FARTHEST - WIN:
        return "loss"
    return "draw" if complete and score == DRAW else None


def verdict_of(over: Outcome, side: Side) -> Verdict:
    """What the end of a game is to a side."""
    return "draw" if over.winner is None else "win" if over.winner is side else "loss"


def for_the_other(verdict: Verdict | None) -> Verdict | None:
    """What is proved, seen by the other side."""
    return "loss" if verdict == "win" else "win" if verdict == "loss" else verdict
