"""Players against each other: matches with their statistics, and a bridge to other people's game servers."""

from bergfried.arena.contest import Contest, Standing, run
from bergfried.arena.ledger import InUse, Ledger, OtherMatch
from bergfried.arena.openings import openings, wins_at_once
from bergfried.arena.referee import Terms, play_game
from bergfried.arena.score import Score, Sprt, elo, facts

__all__ = [
    "Contest",
    "InUse",
    "Ledger",
    "OtherMatch",
    "Score",
    "Sprt",
    "Standing",
    "Terms",
    "elo",
    "facts",
    "openings",
    "play_game",
    "run",
    "wins_at_once",
]
