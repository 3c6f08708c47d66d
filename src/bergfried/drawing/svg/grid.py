"""Boards seen from above: squares in a wooden frame, or crossings of lines."""

from bergfried.core import Picture, Piece
from bergfried.drawing.places import Places
from bergfried.drawing.svg import marks
from bergfried.drawing.svg.flat import Flat
from bergfried.drawing.svg.markup import path, tag
from bergfried.drawing.svg.pen import Drawing, Pen
from bergfried.drawing.svg.pieces import standing

RIM = 36
LARGEST = 620  # no board grows beyond this, however many fields it has


def draw_grid(pen: Pen, picture: Picture) -> Drawing:
    places = Places(picture.board)
    flat = Flat(places, _unit(places, 76), RIM, RIM)
    squares = [tag("rect", **flat.square(spot), fill=_plain(pen, spot)) for spot in places.spots.values()]
    lines = "".join(path("M", flat.corner(*spot), "h", flat.unit, "v", -flat.unit, "h", -flat.unit, "Z")
                    for spot in places.spots.values())  # fmt: skip
    ground = "".join(squares) + marks.under(pen, flat, picture.marks) + _wood(pen, flat)
    net = tag("path", d=lines, fill="none", stroke=pen.theme.line, stroke_width=1.2, stroke_opacity=0.8)
    return _framed(pen, flat, picture, ground + net)


def draw_points(pen: Pen, picture: Picture) -> Drawing:
    places = Places(picture.board)
    flat = Flat(places, _unit(places, 56), RIM, RIM)
    whole = tag("rect", x=flat.left, y=flat.top, width=flat.width, height=flat.height, fill=pen.theme.field)
    # A line joins two crossings only where both are there, so boards with holes come out right.
    spots = set(places.spots.values())
    steps: list[str | tuple[float, float]] = []
    for x, y in sorted(spots):
        for there in ((x + 1, y), (x, y + 1)):
            if there in spots:
                steps += ["M", flat.centre(x, y), "L", flat.centre(*there)]
    lines = tag("path", d=path(*steps), fill="none", stroke=pen.theme.line, stroke_width=1.6, stroke_linecap="square")
    dots = "".join(
        tag("circle", cx=x, cy=y, r=2.4, fill=pen.theme.line) for x, y in (flat.centre(*spot) for spot in sorted(spots))
    )
    ground = whole + _wood(pen, flat) + marks.under(pen, flat, picture.marks) + lines + dots
    return _framed(pen, flat, picture, ground)


def _unit(places: Places, usual: float) -> float:
    return min(usual, LARGEST / max(len(places.columns), len(places.rows)))


def _plain(pen: Pen, spot: tuple[int, int]) -> str:
    return pen.theme.field if sum(spot) % 2 else pen.theme.field_alt


def _wood(pen: Pen, flat: Flat) -> str:
    return tag("rect", x=flat.left, y=flat.top, width=flat.width, height=flat.height, fill=pen.url("grain"))


def _framed(pen: Pen, flat: Flat, picture: Picture, ground: str) -> Drawing:
    width, height = flat.width + 2 * RIM, flat.height + 2 * RIM
    frame = (
        tag("rect", x=3, y=6, width=width - 2, height=height - 2, rx=9, fill=pen.theme.shade, fill_opacity=0.25)
        + tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=8, fill=pen.url("frame"),
              stroke=pen.theme.frame_edge, stroke_width=2)
        + tag("rect", x=RIM - 3, y=RIM - 3, width=flat.width + 6, height=flat.height + 6, rx=2,
              fill=pen.theme.frame_edge)
    )  # fmt: skip
    body = "".join(
        (
            frame,
            flat.names(pen, RIM / 2 - 1, 15, pen.theme.frame_ink),
            ground,
            pieces(pen, flat, picture.pieces),
            marks.over(pen, flat, picture.marks, picture.pieces),
        )
    )
    return Drawing(width, height + 6, body)


def pieces(pen: Pen, flat: Flat, all_pieces: tuple[Piece, ...]) -> str:
    """Far rows first: what stands nearer hides what is behind it."""
    placed = []
    for piece in all_pieces:
        spots = flat.spots(piece.at)
        if spots:
            column = sum(x for x, _ in spots) / len(spots)
            row = sum(y for _, y in spots) / len(spots)
            placed.append((-row, column, piece))
    placed.sort(key=lambda entry: entry[:2])
    return "".join(standing(pen, piece, *flat.centre(column, -back), flat.unit) for back, column, piece in placed)
