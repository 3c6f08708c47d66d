"""Blocks of two cubes in a tower, with the five faces beside it.

A placement is the two cubes that it would fill, pressed in either order; a removal presses the block.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from bergfried.core import (
    Board,
    Cell,
    Click,
    IllegalMove,
    Mark,
    Panel,
    Path,
    Picture,
    Piece,
    Scene,
    Side,
    View,
    forbidden,
    message,
)
from bergfried.games.turris.faces import Face
from bergfried.games.turris.notation import NOTATION
from bergfried.games.turris.rules import PLACES, End, Move, Pass, Place, Position, Remove, cell
from bergfried.games.turris.tower import CENTRE, COLUMNS, SIZE, Block, Cube, blocks, height, top_block

ROOF = "roof"
HEADROOM = 2  # levels above the tower, so that every block that can be tried has its cubes on the board


class TurrisView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        moves = state.legal_moves()
        removable = {block_id(_taken(state, move)) for move in moves if isinstance(move, Remove)}
        marks = [Mark("centre", (cell(CENTRE, 1),))]
        if state.ban:
            closed = tuple(cell(column, state.heights[column] + 1) for column in state.ban)
            marks.append(Mark("ban", closed, state.side, message("closed")))
        return Scene(
            board=_board(max(state.heights) + HEADROOM),
            pieces=_pieces(state, removable),
            marks=tuple(marks),
            panels=_panels(state),
            hover=_hover(state, moves),
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        match move:
            case Place():
                return _paths(filled(state, move), state.side)
            case Remove():
                block = _taken(state, move)
                return ((Click("piece", block_id(block), (_vacated(block),)),),)
            case End():
                return ((Click("choice", "end", caption=message("choice-end")),),)
            case Pass():
                return ((Click("choice", "pass", caption=message("choice-pass")),),)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        move: Move | None = None
        match [(click.kind, click.id) for click in clicks]:
            case [("choice", ("end" | "pass") as word)]:
                return word
            case [("ghost" | "cell", one), ("ghost" | "cell", two)]:
                move = _placement_meant(state, one, two)
            case [("piece", name)] if (removal := _removal_meant(state, name)) is not None:
                move = removal
            case [*before, ("piece" | "ghost" | "cell", name)] if len(before) < 2:
                move = forbidden(state, _moves_at(state, name))  # of two that make no move, the last is asked about
        return None if move is None else NOTATION.format_move(state, move)

    def misplaced(self, state: Position, clicks: Sequence[Click]) -> IllegalMove | None:
        cube = _cube(clicks[-1].id) if clicks and clicks[-1].kind != "choice" else None
        if cube is None:
            return None
        column, level = cube
        if level > state.heights[column]:
            return state.hanging(column, level) if level > state.heights[column] + 2 else None
        covered = _block_at(state, cube)
        return None if _removal_meant(state, block_id(covered)) else state.built_over(covered)


# What many positions share is kept; a tower is soon as high as it can be.


@cache
def _board(levels: int) -> Board:
    cells = tuple(
        Cell(cell(column, level), x=column % SIZE, y=column // SIZE, z=level - 1, label=cell(column, level))
        for level in range(1, levels + 1)
        for column in range(len(COLUMNS))
    )
    return Board("tower3d", cells, (SIZE, SIZE, levels))


@cache
def _face_board(name: str, rows: int) -> Board:
    squares = tuple(Cell(f"{name}.{x}.{y}", x=x, y=y) for y in range(rows) for x in range(SIZE))
    return Board("grid" if name == ROOF else "wall", squares, (SIZE, rows, 1))


def block_id(block: Block) -> str:
    """A block is called by its first cube, which stays the same as long as it stands."""
    return cell(*block.cubes[0])


def filled(state: Position, move: Place) -> tuple[Cube, Cube]:
    """The cubes that a block would fill on these columns, if they are level."""
    first, second = move.columns[0], move.columns[-1]
    level = state.heights[first] + 1
    return (first, level), (second, level if first != second else level + 1)


@cache
def _ghost(cubes: tuple[Cube, ...], side: Side) -> Mark:
    return Mark("ghost", tuple(cell(*cube) for cube in cubes), side)


@cache
def _paths(cubes: tuple[Cube, Cube], side: Side) -> tuple[Path, ...]:
    """A block is placed by pressing the two cubes that it would fill, in either order."""
    ghost = _ghost(cubes, side)
    one, two = (Click("ghost", cell(*cube), (_ghost((cube,), side),)) for cube in cubes)
    return (one, Click("ghost", two.id, (ghost,))), (two, Click("ghost", one.id, (ghost,)))


@cache
def _piece(side: Side, cubes: tuple[Cube, Cube], states: tuple[str, ...]) -> Piece:
    (first, _), (second, _) = cubes
    names = cell(*cubes[0]), cell(*cubes[1])
    return Piece(names[0], "block", side, names, 2 if first == second else 1, states)


@cache
def _square(face: str, square: tuple[int, int], cube: Cube, colour: Side) -> Piece:
    """Its place is that in the picture, its name that of the cube of the tower that is seen there."""
    return Piece(cell(*cube), "square", colour, (f"{face}.{square[0]}.{square[1]}",))


def _taken(state: Position, move: Remove) -> Block:
    block = top_block(state.columns, move.column)
    assert block is not None, f"nothing stands on {COLUMNS[move.column]}"
    return block


def _vacated(block: Block) -> Mark:
    return Mark("ban", tuple(cell(*cube) for cube in block.cubes), block.side, message("would-be-closed"))


def _pieces(state: Position, removable: set[str]) -> tuple[Piece, ...]:
    heap = blocks(state.columns)
    # Of the blocks of one colour on the same columns the highest comes last, and only it can be the newest.
    newest = {block.side: block for block in heap if block.columns == state.last[block.side]}
    pieces = []
    for block in heap:
        states = ["last"] if newest.get(block.side) == block else []
        if states and state.bonus and block.side is not state.side:
            states.append("protected")
        if block_id(block) in removable:
            states.append("removable")
        pieces.append(_piece(block.side, block.cubes, tuple(states)))
    return tuple(pieces)


def _panels(state: Position) -> tuple[Panel, ...]:
    if state.outcome():
        due = message("turn-over")
    elif state.bonus:
        due = message("turn-bonus")
    else:
        due = message("turn-place")
    return (
        Panel("turn", due, state.side),
        *(Panel("hand", message("blocks-in-hand"), side, value=state.hands[side]) for side in Side),
        *(_face_panel(state, face) for face in state.faces),
        Panel("score", message("total"), scores=state.scores),
    )


def _face_panel(state: Position, face: Face) -> Panel:
    rows = SIZE if face.name == ROOF else max(1, *state.heights)
    pieces = tuple(_square(face.name, place, cube, face.colours[place]) for place, cube in face.cubes.items())
    groups = tuple(
        Mark("group", tuple(f"{face.name}.{x}.{y}" for x, y in face.groups[side]), side)
        for side in Side
        if face.groups[side]
    )
    picture = Picture(_face_board(face.name, rows), pieces, groups)
    return Panel("face", message(f"face-{face.name}"), scores=face.scores, picture=picture)


def _hover(state: Position, moves: Sequence[Move]) -> dict[str, tuple[Mark, ...]]:
    """Over a free cube: the blocks that would fill it. Over a block that may go: the place that would be closed."""
    shown: dict[str, list[Mark]] = defaultdict(list)
    for move in moves:
        if isinstance(move, Place):
            ghost = _ghost(filled(state, move), state.side)
            for name in ghost.cells:
                shown[name].append(ghost)
        elif isinstance(move, Remove):
            block = _taken(state, move)
            shown[block_id(block)].append(_vacated(block))
    return {name: tuple(marks) for name, marks in shown.items()}


def _removal_meant(state: Position, name: str) -> Remove | None:
    """A removal is named by a column that the block is on top of; one that is built over everywhere has no name."""
    for block in blocks(state.columns):
        if block_id(block) == name:
            for column, level in block.tops.items():
                if height(state.columns[column]) == level:
                    return Remove(column)
    return None


def _moves_at(state: Position, name: str) -> Iterator[Move]:
    """What one press could begin: on a free cube the blocks that would fill it, on a block its removal."""
    cube = _cube(name)
    if cube is None:
        return
    column, level = cube
    if level > state.heights[column]:
        on_it = [place for place in PLACES if column in place.columns]  # the upright one first
        fitting = [place for place in on_it if cube in _highest(state, place)]
        yield from fitting or on_it
        return
    removal = _removal_meant(state, block_id(_block_at(state, cube)))
    if removal is not None:
        yield removal
    elif not state.bonus:
        yield Remove(column)  # none can be taken off now, so it does not matter which


def _block_at(state: Position, cube: Cube) -> Block:
    return next(block for block in blocks(state.columns) if cube in block.cubes)


def _highest(state: Position, place: Place) -> tuple[Cube, ...]:
    """The cubes that a block would fill if it lay on the higher of its columns, hanging over the other or not."""
    level = max(state.heights[column] for column in place.columns) + 1
    levels = (level,) if len(place.columns) == 2 else (level, level + 1)
    return tuple((column, level) for column in place.columns for level in levels)


def _placement_meant(state: Position, one: str, two: str) -> Place | None:
    cubes = [_cube(one), _cube(two)]
    if None in cubes or one == two:
        return None
    columns = tuple(sorted({column for column, _ in (cube for cube in cubes if cube)}))
    move = Place(columns)
    if move in state.legal_moves() and set(filled(state, move)) != set(cubes):
        return None  # cubes in the air, or inside the tower: the block of that name would lie elsewhere
    return move


def _cube(name: str) -> Cube | None:
    column, _, level = name.partition(".")
    if column not in COLUMNS or re.fullmatch("[0-9]{1,2}", level) is None:
        return None
    return COLUMNS.index(column), int(level)


VIEW = TurrisView()
