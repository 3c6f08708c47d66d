"""Scenes made by hand, one for each kind of board, so that the drawings are tested without any game."""

from bergfried.core import Board, Cell, Mark, Panel, Picture, Piece, Scene, Side, message

FIRST, SECOND = Side.FIRST, Side.SECOND


def flat_board(shape: str, columns: int, rows: int) -> Board:
    names = "abcdefghijklmnopqrstuvwxyz"
    cells = tuple(
        Cell(f"{names[x]}{y + 1}", x, y, label=f"{names[x]}{y + 1}") for y in range(rows) for x in range(columns)
    )
    return Board(shape, cells, (columns, rows, 1))  # type: ignore[arg-type]


def grid(sides: tuple[Side, Side] = (FIRST, SECOND)) -> Scene:
    one, two = sides
    return Scene(
        flat_board("grid", 5, 5),
        (
            Piece("a1", "stack", one, ("a1",), 4),
            Piece("b1", "stack", two, ("b1",), 7, ("blocked",)),
            Piece("c1", "guard", one, ("c1",), 1, ("last",)),
            Piece("c5", "guard", two, ("c5",), 1, ("protected", "removable")),
        ),
        (
            Mark("castle", ("c1",), FIRST),
            Mark("castle", ("c5",), SECOND),
            Mark("reach", ("a2", "a3"), FIRST),
            Mark("ban", ("e5",)),
            Mark("ghost", ("d4",), SECOND),
            Mark("block", ("a1", "b1")),
            Mark("blocker", ("b1",)),
        ),
        (Panel("hand", message("stones-left"), FIRST, value=4), Panel("hand", message("stones-left"), SECOND, value=7)),
    )


def checkered() -> Scene:
    board = flat_board("grid", 4, 4)
    fields = tuple(
        Mark("field", tuple(cell.id for cell in board.cells if (cell.x + cell.y) % 2 == side), side) for side in Side
    )
    return Scene(
        board, (Piece("a1", "stack", FIRST, ("a1",), 2), Piece("a2", "stack", SECOND, ("a2",), 1, ("blocked",))), fields
    )


def crossings(sides: tuple[Side, Side] = (FIRST, SECOND)) -> Scene:
    one, two = sides
    return Scene(
        flat_board("points", 11, 11),
        (
            Piece("d4", "tower", one, ("d4",)),
            Piece("h8", "tower", two, ("h8",)),
            Piece("a1", "tower", one, ("a1",), states=("petrified",)),
            Piece("k11", "tower", two, ("k11",), states=("petrified",)),
            *(Piece(cell, "stone", None, (cell,)) for cell in ("a2", "b1", "k10", "j11")),
        ),
        (
            Mark("area", ("a1",), FIRST),
            Mark("area", ("k11",), SECOND),
            Mark("line", ("d5", "d6", "d7", "e4")),
            Mark("crossing", ("d8", "h4")),
        ),
        (Panel("supply", message("stones"), value=36), Panel("score", message("score"), scores=(1, 1))),
    )


def wall(sides: tuple[Side, Side] = (FIRST, SECOND)) -> Scene:
    one, two = sides
    cells = tuple(Cell(f"{x}.{y}", x, y, label=str(x)) for x in range(-4, 6) for y in range(9))
    return Scene(
        Board("wall", cells, (10, 9, 1)),
        (
            Piece("flat", "block", one, ("0.0", "1.0")),
            Piece("upright", "block", two, ("-1.0", "-1.1"), states=("last",)),
            Piece("above", "block", two, ("0.1", "1.1")),
        ),
        (
            Mark("window", tuple(cell.id for cell in cells)),
            Mark("run", ("-1.1", "0.1", "1.1"), two),
            Mark("ghost", ("2.0", "2.1"), one),
        ),
        (Panel("hand", message("blocks"), FIRST, value=19), Panel("hand", message("blocks"), SECOND, value=18)),
    )


def face(name: str, colours: str) -> Panel:
    """A face of one row; its largest group is the run of equal letters that is longest."""
    cells = tuple(Cell(f"{name}.{i}", i, 0) for i in range(len(colours)))
    pieces = tuple(Piece(f"{name}.{i}", "square", Side(int(c)), (f"{name}.{i}",)) for i, c in enumerate(colours))
    groups = tuple(
        Mark("group", tuple(f"{name}.{i}" for i in range(colours.find(str(+s)), colours.find(str(+s)) + 1)), s)
        for s in Side
    )
    board = Board("wall", cells, (len(colours), 1, 1))
    return Panel("face", message(f"face-{name}"), scores=(1, 1), picture=Picture(board, pieces, groups))


def tower(sides: tuple[Side, Side] = (FIRST, SECOND)) -> Scene:
    one, two = sides
    cells = tuple(
        Cell(f"{'abc'[x]}{y + 1}.{z + 1}", x, y, z, label=f"{'abc'[x]}{y + 1}.{z + 1}")
        for z in range(5)
        for y in range(3)
        for x in range(3)
    )
    return Scene(
        Board("tower3d", cells, (3, 3, 5)),
        (
            Piece("p1", "block", one, ("a1.1", "a1.2"), 2),
            Piece("p2", "block", two, ("b1.1", "b1.2"), 2),
            Piece("p3", "block", one, ("b2.1", "b2.2"), 2, ("removable",)),
            Piece("p4", "block", two, ("a1.3", "b1.3"), 1, ("last", "protected")),
        ),
        (Mark("ban", ("c1.1",)), Mark("centre", ("b2.1",))),
        (
            *(face(name, "010") for name in ("south", "east", "north", "west")),
            face("roof", "1101"),
            Panel("turn", message("turn-bonus"), FIRST),
            Panel("score", message("total"), scores=(13, 5)),
        ),
    )


def strange() -> Scene:
    """Words that no drawing knows."""
    return Scene(
        Board("torus", flat_board("grid", 3, 3).cells, (3, 3, 1)),  # type: ignore[arg-type]
        (
            Piece("x", "dragon", FIRST, ("a1", "b1"), 3, ("asleep",)),
            Piece("y", "", SECOND, ("c3",)),
            Piece("z", "cloud", None, ("b2",)),
            Piece("nowhere", "dragon", FIRST, ("q9",)),
        ),
        (Mark("fog", ("a2", "q9"), FIRST, message("fog")), Mark("area", ("q9",), FIRST), Mark("run", ())),
        (Panel("weather", message("weather")),),  # type: ignore[arg-type]
    )


def empty(shape: str) -> Scene:
    return Scene(Board(shape, (), (0, 0, 0)), ())  # type: ignore[arg-type]


SCENES = {
    "grid": grid(),
    "checkered": checkered(),
    "points": crossings(),
    "wall": wall(),
    "tower3d": tower(),
    "strange": strange(),
    **{f"empty {shape}": empty(shape) for shape in ("grid", "points", "wall", "tower3d")},
}
MADE_FOR_TWO = {"grid": grid, "points": crossings, "wall": wall, "tower3d": tower}
