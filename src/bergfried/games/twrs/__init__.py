"""TWRS."""

from pathlib import Path

from bergfried.core import Game, GameInfo
from bergfried.games.twrs.editing import EDITOR
from bergfried.games.twrs.evaluation import evaluate
from bergfried.games.twrs.notation import NOTATION
from bergfried.games.twrs.rules import OPTIONS, start
from bergfried.games.twrs.symmetry import SYMMETRIES
from bergfried.games.twrs.twin import TWIN
from bergfried.games.twrs.view import VIEW

GAME = Game(
    info=GameInfo(
        slug="twrs",
        title="TWRS",
        authors=("Martyn F",),
        publisher="Emma Games",
        year=2006,
        version=1,
    ),
    folder=Path(__file__).parent,
    options=OPTIONS,
    start=start,
    notation=NOTATION,
    view=VIEW,
    evaluate=evaluate,
    editor=EDITOR,
    symmetries=SYMMETRIES,
    twin=TWIN,
)
