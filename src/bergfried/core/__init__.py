"""What every game has in common. Types only: no game, no framework, no input or output."""

from bergfried.core.bridge import Bridge, ServerView
from bergfried.core.editing import ERASER, Brush, Editor
from bergfried.core.errors import BadNotation, BadOption, IllegalMove
from bergfried.core.game import Explanation, Game, GameInfo, SvgText
from bergfried.core.message import Message, message
from bergfried.core.notation import Notation, Reader
from bergfried.core.once import once
from bergfried.core.options import Chosen, Option, choose
from bergfried.core.perft import perft
from bergfried.core.scene import Board, Cell, Click, Mark, Panel, Picture, Piece, Scene
from bergfried.core.side import Side
from bergfried.core.state import Outcome, State
from bergfried.core.symmetry import Symmetry
from bergfried.core.twin import Twin
from bergfried.core.view import Branch, Path, View, forbidden

__all__ = [
    "ERASER",
    "BadNotation",
    "BadOption",
    "Board",
    "Branch",
    "Bridge",
    "Brush",
    "Cell",
    "Chosen",
    "Click",
    "Editor",
    "Explanation",
    "Game",
    "GameInfo",
    "IllegalMove",
    "Mark",
    "Message",
    "Notation",
    "Option",
    "Outcome",
    "Panel",
    "Path",
    "Picture",
    "Piece",
    "Reader",
    "Scene",
    "ServerView",
    "Side",
    "State",
    "SvgText",
    "Symmetry",
    "Twin",
    "View",
    "choose",
    "forbidden",
    "message",
    "once",
    "perft",
]
