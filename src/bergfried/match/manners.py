"""Table manners, where people and the computer sit together: how far an undo or a redo goes, who takes a draw.

`people` are the sides that people play; the computer has the others.
"""

from collections.abc import Container

from bergfried.core import Side
from bergfried.match.table import Table


def steps_back(table: Table, people: Container[Side]) -> int:
    """To the last decision of a person; against the computer that takes back its answer too. 0 if there was none."""
    end = 1 if table.cut_short else 0  # the end is a step of its own, back to the position in which it came
    for steps in range(1, table.ply + end + 1):
        if table.at(table.ply + end - steps).to_move in people:
            return steps
    return 0


def play_again(table: Table, people: Container[Side]) -> None:
    """What was taken back, on to the next decision of a person. Raises NotNow if there is nothing."""
    table.redo()
    while table.can_redo and table.state.to_move not in people:
        table.redo()


def takes_draw(table: Table, computer: Side) -> bool:
    """The computer on this side agrees if it does not think itself ahead."""
    worth = table.game.evaluate(table.state)  # for the first side
    return worth <= 0 if computer is Side.FIRST else worth >= 0
