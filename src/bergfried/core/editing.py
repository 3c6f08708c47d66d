"""Setting up a position by hand: what can be laid on the board, and what a press with it does."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from bergfried.core.message import Message, message
from bergfried.core.notation import S
from bergfried.core.scene import Piece
from bergfried.core.side import Side


@dataclass(frozen=True)
class Brush:
    id: str
    caption: Message
    piece: Piece | None = None  # what it lays down, for its picture; None: it takes away


ERASER = Brush("remove", message("brush-remove"))


class Editor(ABC, Generic[S]):
    """The states it makes may be impossible; whoever writes them down and reads them again is told why."""

    brushes: tuple[Brush, ...]
    empty: str  # the position with as little on the board as there can be

    @abstractmethod
    def painted(self, state: S, brush: str, cell: str) -> S:
        """After a press on a cell of the state's scene."""

    @abstractmethod
    def turned(self, state: S, side: Side) -> S:
        """With that side to move."""
