"""KWINTY."""

from pathlib import Path

from bergfried.core import Game, GameInfo
from bergfried.games.kwinty.editing import EDITOR
from bergfried.games.kwinty.evaluation import evaluate
from bergfried.games.kwinty.notation import NOTATION
from bergfried.games.kwinty.rules import OPTIONS, start
from bergfried.games.kwinty.symmetry import SYMMETRIES
from bergfried.games.kwinty.twin import TWIN
from bergfried.games.kwinty.view import VIEW

GAME = Game(
    info=GameInfo(
        slug="kwinty",
        title="KWINTY",
        authors=("Fred Horn",),
        publisher="Steffen-Spiele",
        year=2014,
        version=1,
        next_begins="loser",
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
