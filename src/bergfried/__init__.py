"""Bergfried: a home for the tower games.

>>> import bergfried
>>> game = bergfried.load(bergfried.slugs()[0])
>>> state = game.initial()
>>> move = game.notation.format_move(state, state.legal_moves()[0])
>>> game.explain(state, move).legal
True
"""

from bergfried.catalog import load, slugs
from bergfried.core import BadNotation, BadOption, IllegalMove, Message, Outcome, Side, perft

__all__ = ["BadNotation", "BadOption", "IllegalMove", "Message", "Outcome", "Side", "load", "perft", "slugs"]
