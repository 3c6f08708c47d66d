"""How a game ended, and the words in which a record says so."""

import re
from dataclasses import dataclass

from bergfried.core import Outcome, Side

UNFINISHED = "*"
TOKENS = {Side.FIRST: "1-0", Side.SECOND: "0-1", None: "1/2-1/2"}
WINNERS = {token: winner for winner, token in TOKENS.items()}

UNTERMINATED = "unterminated"  # the Termination of a game that goes on
RESIGNATION = "resignation"
AGREEMENT = "agreement"
TIME = "time"  # a clock ran out
BY_RULE = re.compile(r"R[0-9]+( [0-9]+:[0-9]+)?")


@dataclass(frozen=True)
class Result:
    winner: Side | None  # None: a draw
    termination: str  # what a record's Termination tag says: a clause with scores, resignation, agreement, …
    outcome: Outcome | None = None  # if the rules ended the game

    @property
    def token(self) -> str:
        return TOKENS[self.winner]


def by_rule(outcome: Outcome) -> Result:
    scores = "" if outcome.scores is None else f" {outcome.scores[0]}:{outcome.scores[1]}"
    return Result(outcome.winner, outcome.clause + scores, outcome)
