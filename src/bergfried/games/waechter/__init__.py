"""Turm & Wächter (Guard & Towers)."""

from pathlib import Path

from bergfried.core import Game, GameInfo
from bergfried.games.waechter.bridge import BRIDGE
from bergfried.games.waechter.editing import EDITOR
from bergfried.games.waechter.evaluation import evaluate
from bergfried.games.waechter.notation import NOTATION
from bergfried.games.waechter.rules import OPTIONS, start
from bergfried.games.waechter.symmetry import SYMMETRIES
from bergfried.games.waechter.twin import TWIN
from bergfried.games.waechter.view import VIEW

GAME = Game(
    info=GameInfo(
        slug="waechter",
        title="Turm & Wächter",
        authors=("Christoph Endres", "Robert Wirth"),
        publisher="Gerhards Spiel und Design",
        year=1997,
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
    bridge=BRIDGE,
)
