"""Bergfried: a home for the tower games.

>>> import bergfried
>>> game = bergfried.load("waechter")
>>> state = game.initial()
>>> len(state.legal_moves())
25
"""

from bergfried.catalog import load, slugs
from bergfried.core import BadNotation, BadOption, IllegalMove, Message, Outcome, Side, perft

__all__ = ["BadNotation", "BadOption", "IllegalMove", "Message", "Outcome", "Side", "load", "perft", "slugs"]
