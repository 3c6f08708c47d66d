"""Players over any game: they are given a state and choose a move. They know no game by name."""

from bergfried.engines.alphabeta import AlphaBeta
from bergfried.engines.levels import highest_level
from bergfried.engines.player import GameIsOver, Limits, Line, Player, Thought
from bergfried.engines.players import parse_player
from bergfried.engines.process import EngineFailed
from bergfried.engines.random import RandomPlayer
from bergfried.engines.refusal import BadPlayer
from bergfried.engines.scores import WIN, Verdict
from bergfried.engines.signature import Signature, signature

__all__ = [
    "WIN",
    "AlphaBeta",
    "BadPlayer",
    "EngineFailed",
    "GameIsOver",
    "Limits",
    "Line",
    "Player",
    "RandomPlayer",
    "Signature",
    "Thought",
    "Verdict",
    "highest_level",
    "parse_player",
    "signature",
]
