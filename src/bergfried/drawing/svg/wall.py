"""A wall seen from the side: blocks standing and lying on a table; and the flat faces of a tower."""

from bergfried.core import Picture, Piece, Side
from bergfried.drawing.places import Places
from bergfried.drawing.svg import marks
from bergfried.drawing.svg.flat import Flat, Spot
from bergfried.drawing.svg.markup import path, points, tag
from bergfried.drawing.svg.pen import Drawing, Pen
from bergfried.drawing.svg.signs import emblem, lock, shield
from bergfried.drawing.theme import mix

LEFT, TABLE, WIDEST, HIGHEST = 40, 46, 760, 560


def draw_wall(pen: Pen, picture: Picture) -> Drawing:
    places = Places(picture.board)
    unit = min(58, WIDEST / len(places.columns), HIGHEST / len(places.rows))
    depth = unit * 0.2
    flat = Flat(places, unit, LEFT, depth + 12)
    floor = flat.top + flat.height
    width = flat.width + 2 * LEFT
    board = points(
        (14, floor + 4), (14 + depth, floor - depth), (width - 14 + depth, floor - depth), (width - 14, floor + 4)
    )
    table = (
        tag("polygon", points=board, fill=mix(pen.theme.table, "#ffffff", 0.22))
        + tag("rect", x=14, y=floor + 4, width=width - 28, height=TABLE - 16, rx=2, fill=pen.url("table"),
              stroke=pen.theme.table_edge, stroke_width=1.5)
        + tag("rect", x=14, y=floor + 4, width=width - 28, height=TABLE - 16, fill=pen.url("grain"))
    )  # fmt: skip
    empty = "".join(
        tag("rect", **flat.square(spot), fill="none", stroke=pen.theme.rule, stroke_width=1)
        for spot in places.spots.values()
    )
    body = "".join(
        (
            empty,
            marks.under(pen, flat, picture.marks),
            table,
            flat.names(pen, 20, min(15, unit * 0.5), pen.theme.ink, both_sides=False),
            blocks(pen, flat, picture.pieces, depth),
            marks.over(pen, flat, picture.marks, picture.pieces),
        )
    )
    return Drawing(width, floor + TABLE, body)


def blocks(pen: Pen, flat: Flat, pieces: tuple[Piece, ...], depth: float = 0) -> str:
    """Blocks with their front to us; with a depth, their tops and right sides are seen as well."""
    placed = [(piece, flat.spots(piece.at)) for piece in pieces]
    taken = {spot for _, spots in placed for spot in spots}
    behind = "".join(_depth(pen, flat, piece, spots, taken, depth) for piece, spots in placed) if depth else ""
    fronts = (pen.piece(piece, _front(pen, flat, piece, spots)) for piece, spots in placed if spots)
    return behind + "".join(fronts)


def _depth(pen: Pen, flat: Flat, piece: Piece, spots: list[Spot], taken: set[Spot], depth: float) -> str:
    body, parts = pen.body(piece), []
    for column, row, length in _runs([(x, y) for x, y in spots if (x, y + 1) not in taken]):
        x, y = flat.corner(column, row + 1)
        end, back = x + length * flat.unit, y - depth * 0.8
        top = points((x, y), (x + depth, back), (end + depth, back), (end, y))
        parts.append(tag("polygon", points=top, fill=body.light, stroke=body.edge, stroke_linejoin="round"))
    for row, column, length in _runs([(y, x) for x, y in spots if (x + 1, y) not in taken]):
        x, y = flat.corner(column + 1, row)
        end, rise = y - length * flat.unit, depth * 0.8
        right = points((x, y), (x + depth, y - rise), (x + depth, end - rise), (x, end))
        parts.append(tag("polygon", points=right, fill=body.dark, stroke=body.edge, stroke_linejoin="round"))
    return "".join(parts)


def _runs(spots: list[Spot]) -> list[tuple[int, int, int]]:
    """Straight runs along the first coordinate: where each begins, and how long it is."""
    runs: list[tuple[int, int, int]] = []
    for at, line in sorted(spots, key=lambda spot: (spot[1], spot[0])):
        if runs and runs[-1][1] == line and sum(runs[-1][::2]) == at:
            runs[-1] = (runs[-1][0], line, runs[-1][2] + 1)
        else:
            runs.append((at, line, 1))
    return runs


def _front(pen: Pen, flat: Flat, piece: Piece, spots: list[Spot]) -> str:
    u, body = flat.unit, pen.body(piece)
    line = max(1.2, u * 0.035)
    parts = [
        tag("path", d=flat.outline(spots, line / 2), fill=body.base, stroke=body.edge, stroke_width=line,
            stroke_linejoin="round"),
    ]  # fmt: skip
    # A bevel and the grain of the wood make a block one thing; squares of a small face need neither.
    if u > 28:
        parts.append(tag("path", d=flat.outline(spots, u * 0.085), fill="none", stroke=body.light,
                         stroke_width=u * 0.05, stroke_linejoin="round", stroke_opacity=0.8))  # fmt: skip
        parts.append(tag("path", d=_fibres(flat, spots), fill="none", stroke=body.dark, stroke_width=1,
                         stroke_opacity=0.55))  # fmt: skip
    if piece.side is not Side.FIRST:
        ring = mix(body.base, body.text, 0.45)
        parts += [emblem(piece.side, *flat.centre(*spot), u * 0.13, ring) for spot in spots]
    if "last" in piece.states:
        parts.append(tag("path", d=flat.outline(spots, u * 0.1), fill="none", stroke=pen.theme.gold,
                         stroke_width=u * 0.075, stroke_linejoin="round"))  # fmt: skip
    if "removable" in piece.states:
        parts.append(tag("path", d=flat.outline(spots, u * 0.1), fill="none", stroke=pen.theme.alarm,
                         stroke_width=u * 0.06, stroke_dasharray="6 4"))  # fmt: skip
    for state, sign in (("protected", shield), ("blocked", lock)):
        if state in piece.states:
            parts.append(sign(pen, *flat.centre(*spots[0]), u * 0.16))
    return "".join(parts)


def _fibres(flat: Flat, spots: list[Spot]) -> str:
    """Wood grain runs along a block: upwards where it stands, sideways where it lies."""
    upright = len({column for column, _ in spots}) == 1 and len(spots) > 1
    u = flat.unit
    left, bottom = flat.corner(min(column for column, _ in spots), min(row for _, row in spots))
    right, top = flat.corner(max(column for column, _ in spots) + 1, max(row for _, row in spots) + 1)
    pad = u * 0.14
    parts: list[str | float | tuple[float, float]] = []
    for share in (0.3, 0.72):
        bend = u * (0.07 if share < 0.5 else -0.06)
        if upright:
            x = left + (right - left) * share
            parts += ["M", (x, top + pad), "Q", (x + bend, (top + bottom) / 2), (x, bottom - pad)]
        else:
            y = top + (bottom - top) * share
            parts += ["M", (left + pad, y), "Q", ((left + right) / 2, y + bend), (right - pad, y)]
    return path(*parts)
