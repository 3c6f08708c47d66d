"""Flat boards as lines of text: squares, crossings of lines, a wall from the side."""

from collections.abc import Callable, Sequence

from rich.text import Text

from bergfried.core import Mark, Picture, Piece
from bergfried.drawing.places import Places
from bergfried.drawing.terminal.ink import Ink

Spot = tuple[int, int]
# Arms to the left, right, up and down of a crossing.
CROSSINGS = {
    (True, True, True, True): "┼", (False, True, True, True): "├", (True, False, True, True): "┤",
    (True, True, False, True): "┬", (True, True, True, False): "┴", (False, True, False, True): "┌",
    (True, False, False, True): "┐", (False, True, True, False): "└", (True, False, True, False): "┘",
    (True, True, False, False): "─", (False, False, True, True): "│",
}  # fmt: skip


class Sheet:
    """A flat board with what is on each of its places."""

    def __init__(self, picture: Picture) -> None:
        self.places = Places(picture.board)
        self.ids: dict[Spot, str] = {spot: id for id, spot in self.places.spots.items()}
        self.pieces: dict[Spot, Piece] = {
            self.places.spots[id]: piece for piece in picture.pieces for id in piece.at if id in self.places.spots
        }
        self.marks: dict[Spot, list[Mark]] = {}
        for mark in picture.marks:
            for id in mark.cells:
                if id in self.places.spots:
                    self.marks.setdefault(self.places.spots[id], []).append(mark)

    def at(self, spot: Spot) -> Sequence[Mark]:
        return self.marks.get(spot, ())

    def joined(self, spot: Spot, dx: int, dy: int) -> bool:
        """Whether the same piece goes on there."""
        piece = self.pieces.get(spot)
        return piece is not None and self.pieces.get((spot[0] + dx, spot[1] + dy)) is piece


def grid_lines(ink: Ink, picture: Picture) -> list[Text]:
    sheet = Sheet(picture)

    def cell(spot: Spot) -> Text:
        if spot not in sheet.ids:
            return Text("    ")
        piece = sheet.pieces.get(spot)
        if piece is None:
            return ink.shown(sheet.ids[spot], " ", ink.empty(sheet.at(spot)), "  ")
        # Heights are told of every stack, of other pieces only where there is one to tell.
        height = str(piece.height) if piece.shape == "stack" or piece.height != 1 else ""
        man = Text(ink.piece(piece) + height[:2], ink.style(piece.side))
        return ink.shown(sheet.ids[spot], " ", man, ink.state(piece).ljust(3 - len(man)))

    return _lettered(ink, sheet.places, cell, 4)


def point_lines(ink: Ink, picture: Picture) -> list[Text]:
    sheet = Sheet(picture)
    dash = "-" if ink.ascii else "─"

    def cell(spot: Spot) -> Text:
        if spot not in sheet.ids:
            return Text("   ")
        x, y = spot
        arms = ((x - 1, y) in sheet.ids, (x + 1, y) in sheet.ids, (x, y + 1) in sheet.ids, (x, y - 1) in sheet.ids)
        left, right = (ink.quiet(dash if arm else " ") for arm in arms[:2])
        piece = sheet.pieces.get(spot)
        if piece is not None:
            man = Text(ink.piece(piece), ink.style(piece.side))
            return ink.shown(sheet.ids[spot], left, man, Text(ink.state(piece)) if ink.state(piece) else right)
        bare = "+" if ink.ascii else CROSSINGS.get(arms, "·")
        return ink.shown(sheet.ids[spot], left, ink.empty(sheet.at(spot), bare), right)

    return _lettered(ink, sheet.places, cell, 3)


def wall_lines(ink: Ink, picture: Picture) -> list[Text]:
    sheet = Sheet(picture)
    return _lettered(ink, sheet.places, lambda spot: block_cell(ink, sheet, spot), 3)


def block_cell(ink: Ink, sheet: Sheet, spot: Spot) -> Text:
    """A square with the edges of its block: lying blocks are joined, of standing ones there is a top and a foot."""
    if spot not in sheet.ids:
        return Text("   ")
    piece = sheet.pieces.get(spot)
    if piece is None:
        return ink.shown(sheet.ids[spot], " ", ink.empty(sheet.at(spot)), " ")
    left, right, up, down = (sheet.joined(spot, *way) for way in ((-1, 0), (1, 0), (0, 1), (0, -1)))
    edges = ("[", "]")
    if up and down:
        edges = ("|", "|") if ink.ascii else ("│", "│")
    elif down:
        edges = ("/", "\\") if ink.ascii else ("╭", "╮")
    elif up:
        edges = ("\\", "/") if ink.ascii else ("╰", "╯")
    join = "-" if ink.ascii else "─"
    style = ink.style(piece.side)
    if ink.colour and any(mark.kind == "run" for mark in sheet.at(spot)):
        style += " underline"
    man = Text(ink.piece(piece), style)
    return ink.shown(
        sheet.ids[spot], Text(join if left else edges[0], style), man, Text(join if right else edges[1], style)
    )


def _lettered(ink: Ink, places: Places, cell: Callable[[Spot], Text], width: int) -> list[Text]:
    """Rows from the top, their names on both sides, the names of the columns below."""
    margin = max(len(name) for name in places.row_names.values())
    lines = []
    for row in reversed(places.rows):
        name = places.row_names[row]
        cells = [cell((column, row)) for column in places.columns]
        lines.append(Text.assemble(ink.quiet(name.rjust(margin) + " "), *cells, ink.quiet(f" {name}")))
    names = "".join(name[:width].center(width) for name in places.column_names.values())
    lines.append(ink.quiet(" " * (margin + 1) + names.rstrip()))
    return lines
