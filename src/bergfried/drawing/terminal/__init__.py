"""Scene to text for a terminal of 80 columns, legible without colour and, if need be, in ASCII alone."""

from collections.abc import Callable, Collection

from rich.text import Text

from bergfried.core import Panel, Picture, Scene, Side
from bergfried.drawing.terminal.flat import grid_lines, point_lines, wall_lines
from bergfried.drawing.terminal.ink import MEN, Ink
from bergfried.drawing.terminal.layout import Block, Say, beside, cut, flowing
from bergfried.drawing.terminal.tower import faces_beside, tower_blocks
from bergfried.drawing.theme import look
from bergfried.drawing.words import plain

__all__ = ["draw_terminal"]

BOARDS: dict[str, Callable[[Ink, Picture], Block]] = {
    "grid": grid_lines,
    "points": point_lines,
    "wall": wall_lines,
    "tower3d": lambda ink, picture: beside(tower_blocks(ink, picture), 2),
}


def draw_terminal(
    scene: Scene,
    say: Say = plain,
    *,
    colour: bool = True,
    ascii: bool = False,
    highlight: Collection[str] = (),
) -> Text:
    """The board, its faces if it has any, then hands, supplies and scores.

    The second side's signs are hollow or small letters. Cells in `highlight`, and those of what won the game, are
    inverted and stand between pointers.
    """
    decisive = {cell for mark in scene.marks if mark.kind == "decisive" for cell in mark.cells}
    ink = Ink(look(scene), colour, ascii, decisive.union(highlight))
    lines = BOARDS.get(scene.board.shape, grid_lines)(ink, Picture(scene.board, scene.pieces, scene.marks))
    faces = faces_beside(ink, scene.panels, say)
    if faces:
        lines += [Text(), *faces]
    told = flowing((_told(ink, panel, say) for panel in scene.panels if panel.picture is None), 4)
    if told:
        lines += [Text(), *told]
    return Text("\n", no_wrap=True, end="\n").join([cut(line) for line in lines])


def _told(ink: Ink, panel: Panel, say: Say) -> Text:
    text = Text()
    if panel.side is not None:
        text.append(ink.of(MEN, panel.side) + " ", ink.style(panel.side))
    text.append(" ".join(say(panel.title).split()))
    if panel.value is not None and panel.kind != "turn":
        text.append(f" {panel.value}", "bold")
    if panel.scores is not None:
        for side, joint in ((Side.FIRST, "  "), (Side.SECOND, " : ")):
            text.append(joint)
            text.append(f"{ink.of(MEN, side)} {panel.scores[side]}", ink.style(side))
    return text
