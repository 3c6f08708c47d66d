"""How good a position is for white: the score as it stands, and the blocks still to come.

A bonus that is due is left to the search. Paid for here, it made players that look one step ahead weaker: they
built on the centre for its own sake.
"""

from bergfried.games.turris.rules import Position

POINT = 100
IN_HAND = (
    150  # a finished tower is worth a good two points a block; one that is not placed yet may still be blocked off
)


def evaluate(state: Position) -> int:
    white, black = state.scores
    return POINT * (white - black) + IN_HAND * (state.hands[0] - state.hands[1])
