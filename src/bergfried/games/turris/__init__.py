"""TURRIS."""

from pathlib import Path

from bergfried.core import Game, GameInfo
from bergfried.games.turris.editing import EDITOR
from bergfried.games.turris.evaluation import evaluate
from bergfried.games.turris.notation import NOTATION
from bergfried.games.turris.rules import OPTIONS, start
from bergfried.games.turris.symmetry import SYMMETRIES
from bergfried.games.turris.twin import TWIN
from bergfried.games.turris.view import VIEW

GAME = Game(
    info=GameInfo(
        slug="turris",
        title="TURRIS",
        authors=("Steffen Mühlhäuser",),
        publisher="Steffen-Spiele",
        year=2014,
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
