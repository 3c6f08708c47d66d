"""Players over any game: they are given a state and choose a move. They know no game by name."""

from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.player import GameIsOver, Limits, Line, Player, Thought
from bergfried.engines.players import BadPlayer, levels, parse_player
from bergfried.engines.random import RandomPlayer
from bergfried.engines.scores import WIN, Verdict
from bergfried.engines.signature import Signature, signature

__all__ = [
    "WIN",
    "AlphaBeta",
    "BadPlayer",
    "GameIsOver",
    "Limits",
    "Line",
    "Player",
    "RandomPlayer",
    "Signature",
    "Thought",
    "Verdict",
    "levels",
    "parse_player",
    "signature",
]
