"""Bergfried: a home for the tower games.

>>> import bergfried
>>> game = bergfried.load(bergfried.slugs()[0])
>>> state = game.initial()
>>> move = game.notation.format_move(state, state.legal_moves()[0])
>>> game.explain(state, move).legal
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bergfried.catalog import load, slugs
    from bergfried.core import BadNotation, BadOption, IllegalMove, Message, Outcome, Side, perft

__all__ = ["BadNotation", "BadOption", "IllegalMove", "Message", "Outcome", "Side", "load", "perft", "slugs"]


def __getattr__(name: str) -> object:
    """Imported when it is asked for, so that the command has the first word (`__main__.py`)."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = "bergfried.catalog" if name in ("load", "slugs") else "bergfried.core"
    return getattr(import_module(home), name)
