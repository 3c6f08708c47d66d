"""Scene to SVG: one standalone document with the board, its pieces and marks, and what stands beside it."""

from collections.abc import Callable

from bergfried.core import Picture, Scene
from bergfried.drawing.svg.defs import definitions
from bergfried.drawing.svg.grid import draw_grid, draw_points
from bergfried.drawing.svg.markup import moved, number, tag, words
from bergfried.drawing.svg.panels import cards, faces
from bergfried.drawing.svg.pen import FONT, Drawing, Pen, Say
from bergfried.drawing.svg.tower import draw_tower
from bergfried.drawing.svg.wall import draw_wall
from bergfried.drawing.theme import look, theme_named
from bergfried.drawing.words import plain

__all__ = ["draw_svg"]

MARGIN, GAP = 18, 12

BOARDS: dict[str, Callable[[Pen, Picture], Drawing]] = {
    "grid": draw_grid,
    "points": draw_points,
    "wall": draw_wall,
    "tower3d": draw_tower,
}


def draw_svg(scene: Scene, theme: str = "light", say: Say = plain) -> str:
    """A picture of a scene. The same scene always gives the same text; `say` gives panels and marks their words."""
    pen = Pen(theme_named(theme), look(scene), say)
    board = BOARDS.get(scene.board.shape, draw_grid)(pen, Picture(scene.board, scene.pieces, scene.marks))
    beside = _beside(pen, scene)
    below = Drawing(0, 0, "") if beside.width else cards(pen, scene.panels, board.width)
    tall = max(board.height, beside.height)
    width = board.width + (MARGIN + beside.width if beside.width else 0) + 2 * MARGIN
    height = tall + 2 * MARGIN + (below.height + GAP if below.height else 0)
    parts = [
        tag("title", words(_title(scene))),
        tag("desc", words(_told(scene, say))),
        definitions(pen),
        tag("rect", width=width, height=height, fill=pen.theme.paper),
        # Board and faces stand on the same ground.
        moved(board.body, MARGIN, MARGIN + tall - board.height),
        moved(beside.body, 2 * MARGIN + board.width, MARGIN + tall - beside.height) if beside.body else "",
        moved(below.body, MARGIN, MARGIN + tall + GAP) if below.body else "",
    ]
    return tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        style="max-width:100%;height:auto",
        font_family=FONT,
    )


def _beside(pen: Pen, scene: Scene) -> Drawing:
    """Where panels have pictures they stand to the right of the board, with the cards above them."""
    pictures = faces(pen, scene.panels)
    if not pictures.width:
        return pictures
    above = cards(pen, scene.panels, pictures.width)
    if not above.body:
        return pictures
    body = above.body + moved(pictures.body, 0, above.height + GAP)
    return Drawing(pictures.width, above.height + GAP + pictures.height, body)


def _title(scene: Scene) -> str:
    return f"{scene.board.shape} {' by '.join(str(size) for size in scene.board.size)}"


def _told(scene: Scene, say: Say) -> str:
    """The position for those who cannot see it: every piece with its place, then what the panels say."""
    pieces = [
        " ".join(
            [piece.side.word if piece.side is not None else "", piece.shape, *piece.at]
            + ([f"height {piece.height}"] if piece.height != 1 else [])
            + list(piece.states)
        ).strip()
        for piece in scene.pieces
    ]
    panels = []
    for panel in scene.panels:
        numbers = [panel.value] if panel.value is not None else list(panel.scores or ())
        whose = [panel.side.word] if panel.side is not None else []
        panels.append(" ".join([say(panel.title), *whose, *(str(value) for value in numbers)]))
    return "; ".join([*pieces, *panels]) or "empty"
