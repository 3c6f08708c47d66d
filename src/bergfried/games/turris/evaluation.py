"""How good a position is for white: the score as it stands, the blocks still to come, and a bonus that is due."""

from bergfried.core import Side
from bergfried.games.turris.rules import Position

POINT = 100
IN_HAND = (
    150  # a block adds about two and a half points by the end of a game; one in hand is not yet where it should be
)
BONUS = 200  # one more step before the other side answers


def evaluate(state: Position) -> int:
    white, black = state.scores
    due = 0 if not state.bonus else BONUS if state.side is Side.FIRST else -BONUS
    return POINT * (white - black) + IN_HAND * (state.hands[0] - state.hands[1]) + due
