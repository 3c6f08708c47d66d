"""A tower of cubes in isometric view: seen from the south-east, painted from the farthest cube to the nearest."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi

from bergfried.core import Mark, Picture, Piece, Side
from bergfried.drawing.places import Places
from bergfried.drawing.svg.markup import path, points, tag, write
from bergfried.drawing.svg.pen import Drawing, Pen
from bergfried.drawing.svg.signs import cross, emblem
from bergfried.drawing.theme import Paint, mix

Cube = tuple[int, int, int]
Point = tuple[float, float]
SLANT = cos(pi / 6)
MARGIN = 34
THICK = 12  # of the mat


@dataclass(frozen=True)
class Space:
    """x goes right and towards us, y right and away from us, z up."""

    edge: float
    left: float
    floor: float

    def point(self, x: float, y: float, z: float) -> Point:
        return self.left + (x + y) * SLANT * self.edge, self.floor + (x - y) * self.edge / 2 - z * self.edge


@dataclass(frozen=True)
class Face:
    """One of the three sides of a cube that can be seen: where it looks, its corner, and the two ways along it."""

    name: str
    look: Cube  # the neighbour that would hide it
    corner: Cube
    across: Cube
    along: Cube

    def corners(self, cube: Cube) -> tuple[Cube, Cube, Cube, Cube]:
        a = _plus(cube, self.corner)
        return a, _plus(a, self.across), _plus(_plus(a, self.across), self.along), _plus(a, self.along)


SOUTH = Face("south", (0, -1, 0), (0, 0, 0), (1, 0, 0), (0, 0, 1))
EAST = Face("east", (1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1))
ROOF = Face("roof", (0, 0, 1), (0, 0, 1), (1, 0, 0), (0, 1, 0))
FACES = (SOUTH, EAST, ROOF)


def depth(cube: Cube) -> tuple[int, int, int]:
    """Sorts cubes so that none is painted before another that it hides."""
    x, y, z = cube
    return (x - y + z, z, x)


def space_for(places: Places, levels: int) -> Space:
    """Room for a mat of that size with so many levels on it, the leftmost and topmost corners at the margin."""
    wide, deep = len(places.columns), len(places.rows)
    x, y = places.columns.start, places.rows.start
    edge = min(46.0, 350 / (wide + deep), 620 / (levels + (wide + deep) / 2))
    return Space(edge, MARGIN - (x + y) * SLANT * edge, MARGIN / 2 + (levels + deep / 2 - (x - y) / 2) * edge)


def draw_tower(pen: Pen, picture: Picture) -> Drawing:
    places = Places(picture.board)
    cells = {cell.id: (cell.x, cell.y, cell.z) for cell in picture.board.cells}
    things = [piece.at for piece in picture.pieces] + [mark.cells for mark in picture.marks if mark.kind == "ghost"]
    levels = max((cells[id][2] + 1 for ids in things for id in ids if id in cells), default=1)
    space = space_for(places, levels)
    owner = {cells[id]: piece for piece in picture.pieces for id in piece.at if id in cells}
    painted: list[tuple[tuple[int, int, int], int, str]] = [
        (depth(cube), 0, _cube(pen, space, cube, owner)) for cube in owner
    ]
    for mark in picture.marks:
        cubes = (cells[id] for id in mark.cells if id in cells)
        painted += [(depth(cube), 1, _mark(pen, space, mark, cube, owner)) for cube in cubes]
    painted.sort(key=lambda part: part[:2])
    body = _mat(pen, space, places) + "".join(text for _, _, text in painted)
    right = space.point(places.columns.stop, places.rows.stop, 0)[0]
    bottom = space.point(places.columns.stop, places.rows.start, 0)[1]
    return Drawing(right + MARGIN, bottom + THICK + MARGIN + 6, body)


def _cube(pen: Pen, space: Space, cube: Cube, owner: dict[Cube, Piece]) -> str:
    piece = owner[cube]
    body = pen.body(piece)
    shown = "".join(
        _face(pen, space, cube, face, piece, body, owner) for face in FACES if _plus(cube, face.look) not in owner
    )
    # A cube that is walled in on all three sides still belongs to its piece, for those who read the picture's text.
    return pen.piece(piece, shown)


def _face(pen: Pen, space: Space, cube: Cube, face: Face, piece: Piece, body: Paint, owner: dict[Cube, Piece]) -> str:
    colour = {"roof": body.light, "south": body.base, "east": body.dark}[face.name]
    corners = [space.point(*corner) for corner in face.corners(cube)]
    # The fill has a hair of its own colour around it: otherwise the paper shines through between two cubes.
    parts = [tag("polygon", points=points(*corners), fill=colour, stroke=colour, stroke_width=0.7)]
    ways = (_minus(face.along), face.across, face.along, _minus(face.across))
    steps: list[str | Point] = []
    for i, way in enumerate(ways):
        if owner.get(_plus(cube, way)) is not piece:
            steps += ["M", corners[i], "L", corners[(i + 1) % 4]]
    if piece.side is not Side.FIRST:
        parts.append(_on(space, cube, face, emblem(piece.side, 0.5, 0.5, 0.13, mix(colour, body.text, 0.4))))
    for state, tone, dashes in (("last", pen.theme.gold, None), ("removable", pen.theme.alarm, "0.12 0.08")):
        if state in piece.states:
            inner = path(*_inner(cube, face, piece, owner))
            ring = tag("path", d=inner, fill="none", stroke=tone, stroke_width=0.08, stroke_dasharray=dashes)
            parts.append(_on(space, cube, face, ring))
    for state, tone in (("protected", pen.theme.gold), ("blocked", pen.theme.alarm)):
        if state in piece.states and face is ROOF:
            parts.append(_on(space, cube, face, tag("rect", x=0.36, y=0.36, width=0.28, height=0.28, fill=tone)))
    if steps:
        parts.append(tag("path", d=path(*steps), stroke=body.edge, stroke_width=space.edge * 0.04, fill="none",
                         stroke_linecap="round"))  # fmt: skip
    return "".join(parts)


def _inner(cube: Cube, face: Face, piece: Piece, owner: dict[Cube, Piece]) -> Iterator[str | Point]:
    """A line inside the edge of a block's face, open where the block goes on into its next cube."""

    def goes_on(way: Cube) -> bool:
        return owner.get(_plus(cube, way)) is piece

    gap = 0.1
    low, high = (0.0 if goes_on(_minus(face.along)) else gap), (1.0 if goes_on(face.along) else 1 - gap)
    left, right = (0.0 if goes_on(_minus(face.across)) else gap), (1.0 if goes_on(face.across) else 1 - gap)
    sides = (
        (_minus(face.along), (left, low), (right, low)),
        (face.across, (right, low), (right, high)),
        (face.along, (right, high), (left, high)),
        (_minus(face.across), (left, high), (left, low)),
    )
    for way, begin, end in sides:
        if not goes_on(way):
            yield from ("M", begin, "L", end)


def _on(space: Space, cube: Cube, face: Face, inside: str) -> str:
    """Lays a drawing made on a unit square onto a face."""
    o, a, _, b = (space.point(*corner) for corner in face.corners(cube))
    numbers = (a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1], *o)
    return tag("g", inside, transform=f"matrix({' '.join(f'{value:.3f}' for value in numbers)})")


def _mark(pen: Pen, space: Space, mark: Mark, cube: Cube, owner: dict[Cube, Piece]) -> str:
    paint = pen.paint(mark.side)
    if mark.kind == "ghost":
        faces = (
            tag("polygon", points=points(*(space.point(*corner) for corner in face.corners(cube))), fill=paint.base,
                fill_opacity=0.4, stroke=paint.accent, stroke_dasharray="4 3", stroke_width=1.5)
            for face in FACES
        )  # fmt: skip
        return pen.mark(mark, *faces)
    below = (cube[0], cube[1], cube[2] - 1)
    if cube not in owner and cube[2] > 0 and below not in owner:
        return ""  # in the air: the mark is shown where its column ends
    # On top of the cube that is there, else on the ground that waits for one.
    ground = cube if cube in owner else below
    if mark.kind == "ban":
        sign = tag("rect", x=0.06, y=0.06, width=0.88, height=0.88, rx=0.1, fill=pen.theme.alarm)
        sign += cross(0.5, 0.5, 0.24, pen.theme.alarm_ink)
    else:
        tone = pen.theme.gold if mark.side is None else paint.accent
        sign = tag("rect", x=0.14, y=0.14, width=0.72, height=0.72, rx=0.12, fill=tone, fill_opacity=0.25, stroke=tone,
                   stroke_width=0.07)  # fmt: skip
    return pen.mark(mark, _on(space, ground, ROOF, sign))


def _mat(pen: Pen, space: Space, places: Places) -> str:
    """The mat with the places of the columns, named along the two edges that face us and where nothing stands."""
    x0, x1, y0, y1 = places.columns.start, places.columns.stop, places.rows.start, places.rows.stop
    rim = 0.32
    corners = [(x0 - rim, y0 - rim), (x1 + rim, y0 - rim), (x1 + rim, y1 + rim), (x0 - rim, y1 + rim)]
    top = [space.point(x, y, 0) for x, y in corners]
    front = (top[0], top[1], top[2])
    skirt = [*front, *((x, y + THICK) for x, y in reversed(front))]
    theme = pen.theme
    parts = [
        tag("polygon", points=points(*((x + 5, y + THICK + 6) for x, y in top)), fill=theme.shade, fill_opacity=0.22),
        tag("polygon", points=points(*skirt), fill=theme.frame, stroke=theme.frame_edge, stroke_width=1.5,
            stroke_linejoin="round"),
        tag("polygon", points=points(*top), fill=theme.table, stroke=theme.frame_edge, stroke_width=1.5,
            stroke_linejoin="round"),
    ]  # fmt: skip
    for (x, y), name in places.stack_names.items():
        rhomb = [space.point(*corner) for corner in ROOF.corners((x, y, -1))]
        parts.append(tag("polygon", points=points(*rhomb), fill=theme.field, stroke=theme.line, stroke_width=1.2))
        middle = space.point(x + 0.5, y + 0.5, 0)
        parts.append(write(name, *middle, space.edge * 0.3, fill=theme.ink))
    size = min(15.0, space.edge * 0.42)
    for x, name in places.column_names.items():
        px, py = space.point(x + 0.5, y0 - rim, 0)
        parts.append(write(name, px - 7, py + THICK + 12, size, fill=theme.ink, font_weight="bold"))
    for y, name in places.row_names.items():
        px, py = space.point(x1 + rim, y + 0.5, 0)
        parts.append(write(name, px + 7, py + THICK + 12, size, fill=theme.ink, font_weight="bold"))
    return tag("g", *parts, class_="mat")


def _plus(a: Cube, b: Cube) -> Cube:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def _minus(a: Cube) -> Cube:
    return -a[0], -a[1], -a[2]
