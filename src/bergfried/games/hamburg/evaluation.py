"""How good a position is for Black: the work that is in each side's towers, and how many of them are free to move."""

from bergfried.core import Side
from bergfried.games.hamburg.rules import COLOUR, Position

# The least number of buildings that a tower of each height takes. Of all ways to spend a building, those that
# lead to six storeys raise this sum most.
WORK = (0, 0, 1, 3, 7, 14, 25)
BUILDING = 10
FREE = 6  # a free tower can still build; who has none left has lost


def evaluate(state: Position) -> int:
    score = 0
    for place, height in enumerate(state.heights):
        if height:
            worth = BUILDING * WORK[height] + (0 if state.blocking_lines(place) else FREE)
            score += worth if COLOUR[place] is Side.FIRST else -worth
    return score
