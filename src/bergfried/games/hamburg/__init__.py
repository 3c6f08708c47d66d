"""Towers of Hamburg."""

from pathlib import Path

from bergfried.core import Game, GameInfo
from bergfried.games.hamburg.editing import EDITOR
from bergfried.games.hamburg.evaluation import evaluate
from bergfried.games.hamburg.notation import NOTATION
from bergfried.games.hamburg.rules import OPTIONS, start
from bergfried.games.hamburg.symmetry import SYMMETRIES
from bergfried.games.hamburg.twin import TWIN
from bergfried.games.hamburg.view import VIEW

GAME = Game(
    info=GameInfo(
        slug="hamburg",
        title="Towers of Hamburg",
        authors=("Benjamin Soberekon",),
        publisher="Beson Games",
        year=None,
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
