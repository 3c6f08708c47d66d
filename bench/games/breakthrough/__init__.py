"""Breakthrough, the control game."""

from pathlib import Path

from bench.games.breakthrough.evaluation import evaluate
from bench.games.breakthrough.notation import NOTATION
from bench.games.breakthrough.rules import start
from bench.games.breakthrough.twin import TWIN
from bench.games.breakthrough.view import VIEW
from bergfried.core import Game, GameInfo

GAME = Game(
    info=GameInfo(
        slug="breakthrough", title="Breakthrough", authors=("Dan Troyka",), publisher="", year=2000, version=1
    ),
    folder=Path(__file__).parent,
    options=(),
    start=start,
    notation=NOTATION,
    view=VIEW,
    evaluate=evaluate,
    twin=TWIN,
)
