"""What every drawing has at hand: the theme, the paints of the sides, a voice for messages."""

from collections.abc import Callable
from dataclasses import dataclass

from bergfried.core import Mark, Message, Piece, Side
from bergfried.drawing.svg.markup import tag, words
from bergfried.drawing.theme import Paint, Theme

Say = Callable[[Message], str]
FONT = "Georgia, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', serif"


@dataclass(frozen=True)
class Drawing:
    """A part of the picture with its size; its own corner is 0,0."""

    width: float
    height: float
    body: str


@dataclass(frozen=True)
class Pen:
    theme: Theme
    look: str
    say: Say

    def paint(self, side: Side | None) -> Paint:
        return self.theme.paint(self.look, side)

    def body(self, piece: Piece) -> Paint:
        paint = self.paint(piece.side)
        return self.theme.petrified(paint) if "petrified" in piece.states else paint

    # Two pictures on one page share their ids, so an id names everything that its definition depends on.
    def id(self, name: str, side: Side | None = None) -> str:
        return "-".join(["bf", self.theme.name, self.look, name, side.word if side is not None else "none"])

    def url(self, name: str, side: Side | None = None) -> str:
        return f"url(#{self.id(name, side)})"

    def piece(self, piece: Piece, *inside: str) -> str:
        """The group around a piece: found by its id, told to those who cannot see it."""
        told = [piece.shape, piece.side.word if piece.side is not None else "", *piece.at]
        told += [f"height {piece.height}"] if piece.height != 1 else []
        title = tag("title", words(" ".join(word for word in [*told, *piece.states] if word)))
        return tag("g", title, *inside, class_="piece", data_piece=piece.id)

    def mark(self, mark: Mark, *inside: str) -> str:
        title = tag("title", words(self.say(mark.label))) if mark.label else ""
        return tag("g", title, *inside, class_="mark", data_mark=mark.kind)
