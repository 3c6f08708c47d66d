"""A tower of cubes as text: its plan with heights and tops, every level from above, and its faces."""

from dataclasses import replace

from rich.text import Text

from bergfried.core import Board, Panel, Picture, Piece, Side
from bergfried.drawing.places import Places
from bergfried.drawing.terminal.flat import Sheet, block_cell, grid_lines
from bergfried.drawing.terminal.ink import SMALL, Ink
from bergfried.drawing.terminal.layout import Block, Say, beside

GAP = 3


def tower_blocks(ink: Ink, picture: Picture) -> list[Block]:
    """The plan, then the levels from the lowest to the highest that is built."""
    cells = {cell.id: cell for cell in picture.board.cells}
    levels: dict[int, list[Piece]] = {}
    tops: dict[tuple[int, int], tuple[int, Piece]] = {}
    for piece in picture.pieces:
        for cell in (cells[id] for id in piece.at if id in cells):
            if piece not in levels.setdefault(cell.z, []):
                levels[cell.z].append(piece)
            tops[cell.x, cell.y] = max(tops.get((cell.x, cell.y), (0, piece)), (cell.z + 1, piece), key=lambda t: t[0])
    return [_plan(ink, picture, tops), *(_level(ink, picture, level, levels[level]) for level in sorted(levels))]


def _plan(ink: Ink, picture: Picture, tops: dict[tuple[int, int], tuple[int, Piece]]) -> Block:
    """Seen from above: whose cube is on top, and how high it lies."""
    names = Places(picture.board).stack_names
    ground = {(cell.x, cell.y): cell for cell in sorted(picture.board.cells, key=lambda cell: -cell.z)}
    board = Board(
        "grid",
        tuple(replace(cell, z=0, label=names[place]) for place, cell in sorted(ground.items())),
        picture.board.size,
    )
    pieces = tuple(
        Piece(f"top {ground[place].id}", "stack", piece.side, (ground[place].id,), height, piece.states)
        for place, (height, piece) in sorted(tops.items())
    )
    # A mark above a column is a mark of the column.
    column = {cell.id: ground[cell.x, cell.y].id for cell in picture.board.cells}
    marks = tuple(
        replace(mark, cells=tuple(dict.fromkeys(column[id] for id in mark.cells if id in column)))
        for mark in picture.marks
    )
    lit = {column[id] for id in ink.highlight if id in column}
    return grid_lines(replace(ink, highlight=lit), Picture(board, pieces, marks))


def _level(ink: Ink, picture: Picture, level: int, pieces: list[Piece]) -> Block:
    flat = replace(picture.board, shape="grid", cells=tuple(cell for cell in picture.board.cells if cell.z == level))
    sheet = Sheet(Picture(flat, tuple(pieces)))
    places = sheet.places
    rows = [
        Text.assemble(*(block_cell(ink, sheet, (column, row)) for column in places.columns))
        for row in reversed(places.rows)
    ]
    return [*rows, ink.quiet(str(level + 1).center(3 * len(places.columns)))]


def face_block(ink: Ink, panel: Panel, say: Say) -> Block:
    """A flat picture: large signs for the largest groups, small ones for the rest."""
    assert panel.picture is not None
    sheet = Sheet(panel.picture)
    rows = []
    for row in reversed(sheet.places.rows):
        line = Text(" ")
        for column in sheet.places.columns:
            spot = (column, row)
            piece = sheet.pieces.get(spot)
            grouped = any(mark.kind == "group" for mark in sheet.at(spot))
            if piece is not None:
                line.append(ink.piece(piece, None if grouped else SMALL), ink.style(piece.side))
            else:
                line.append_text(ink.empty(sheet.at(spot)) if spot in sheet.ids else Text(" "))
            line.append(" ")
        rows.append(line)
    score = Text()
    for side, joint in ((Side.FIRST, ""), (Side.SECOND, ":")):
        if panel.scores is not None:
            score.append(joint)
            score.append(str(panel.scores[side]), ink.style(side))
    return [Text(say(panel.title)[:16]), *rows, score]


def faces_beside(ink: Ink, panels: tuple[Panel, ...], say: Say) -> list[Text]:
    return beside([face_block(ink, panel, say) for panel in panels if panel.picture is not None], GAP)
