"""Marks on flat boards: what lies under the pieces and what is drawn over them."""

from collections.abc import Callable, Iterable
from functools import partial

from bergfried.core import Mark, Piece, Side
from bergfried.drawing.svg.flat import Flat, Spot
from bergfried.drawing.svg.markup import moved, path, points, tag
from bergfried.drawing.svg.pen import Pen
from bergfried.drawing.svg.signs import cross

Artist = Callable[[Pen, Flat, Mark, list[Spot]], str]


def under(pen: Pen, flat: Flat, marks: Iterable[Mark]) -> str:
    artists = _under(flat)
    return "".join(_draw(pen, flat, mark, artists[mark.kind]) for mark in marks if mark.kind in artists)


def over(pen: Pen, flat: Flat, marks: Iterable[Mark], pieces: Iterable[Piece]) -> str:
    taken = set(flat.spots([cell for piece in pieces for cell in piece.at]))
    artists, below = OVER | {"reach": partial(_reach, taken)}, _under(flat)
    return "".join(_draw(pen, flat, mark, artists.get(mark.kind, _unknown)) for mark in marks if mark.kind not in below)


def _under(flat: Flat) -> dict[str, Artist]:
    """What won lies under pieces that stand; blocks of a wall would hide it."""
    return UNDER if flat.places.board.shape == "wall" else UNDER | {"decisive": _decisive_ground}


def _draw(pen: Pen, flat: Flat, mark: Mark, artist: Artist) -> str:
    spots = flat.spots(mark.cells)
    return pen.mark(mark, artist(pen, flat, mark, spots)) if spots else ""


def _accent(pen: Pen, mark: Mark) -> str:
    return pen.theme.gold if mark.side is None else pen.paint(mark.side).accent


def _field(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    colour = pen.theme.field_alt if mark.side is None else pen.paint(mark.side).field
    return "".join(tag("rect", **flat.square(spot), fill=colour) for spot in spots)


def _castle(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """A floor in the side's colour inside a wall seen from above, its battlements all around, and a gate."""
    paint = pen.paint(mark.side)
    wall = "M-50 -50 H50 V50 H-50 Z M-40 -40 V40 H40 V-40 Z"
    tooth = "h10 v10 h-10 z"
    teeth = " ".join(
        f"M{x} {y} {tooth}" for at in (-50, -32, -14, 4, 22, 40) for x, y in ((at, -50), (at, 40), (-50, at), (40, at))
    )
    accent = paint.accent
    gate, bars = "M-20 26 V-4 A20 22 0 0 1 20 -4 V26 Z", "M-10 -22 V26 M0 -25 V26 M10 -22 V26 M-20 0 H20 M-20 13 H20"
    castle = (
        tag("rect", x=-50, y=-50, width=100, height=100, fill=paint.field)
        + tag("path", d=wall, fill=paint.base, fill_opacity=0.45)
        + tag("path", d=teeth, fill=accent)
        + tag("path", d=gate, fill=accent, fill_opacity=0.2, stroke=accent, stroke_width=3.5)
        + tag("path", d=bars, stroke=accent, stroke_width=2)
    )
    return "".join(moved(castle, *flat.centre(*spot), flat.unit / 100) for spot in spots)


def _area(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """Tinted for the first side, tinted and hatched for the second; nobody's is left plain."""
    paint, edge = pen.paint(mark.side), flat.outline(spots)
    inner = flat.outline(spots, flat.unit * 0.04)
    if mark.side is None:
        return tag("path", d=edge, fill=pen.theme.field, fill_opacity=0)  # there all the same, for its title
    hatch = tag("path", d=edge, fill=pen.url("hatch", mark.side), opacity=0.3) if mark.side is Side.SECOND else ""
    return (
        tag("path", d=edge, fill=paint.tint, fill_opacity=0.24 if mark.side is Side.FIRST else 0.2)
        + hatch
        + tag("path", d=inner, fill="none", stroke=paint.accent, stroke_width=2, stroke_linejoin="round")
    )


def _window(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """A frame of dashes around where play is possible."""
    return tag("path", d=flat.outline(spots), fill=_accent(pen, mark), fill_opacity=0.07, stroke=_accent(pen, mark),
               stroke_width=2, stroke_dasharray="8 6")  # fmt: skip


def _run(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """A cord through the cells of a row, with a light heart so that it is seen on any piece."""
    centres = points(*(flat.centre(*spot) for spot in sorted(spots)))
    style = {"points": centres, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    u = flat.unit
    knots = "".join(
        tag("circle", cx=x, cy=y, r=u * 0.1, fill=pen.theme.gold_light, stroke=pen.theme.shade, stroke_width=u * 0.03)
        for x, y in (flat.centre(*spot) for spot in sorted(spots))
    )
    return (
        tag("polyline", **style, stroke=pen.theme.shade, stroke_width=u * 0.15, stroke_opacity=0.85)
        + tag("polyline", **style, stroke=pen.theme.gold_light, stroke_width=u * 0.085)
        + knots
    )


def _decisive(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """What won: bright frames, edged in dark so that they are seen on any piece, and a cord through them."""
    return _frames(pen, flat, spots) + _run(pen, flat, mark, spots)


def _decisive_ground(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    return _frames(pen, flat, spots, pen.theme.gold_light)


def _frames(pen: Pen, flat: Flat, spots: list[Spot], fill: str = "none") -> str:
    u, d = flat.unit, "".join(flat.outline([spot], flat.unit * 0.07) for spot in spots)
    return (
        tag("path", d=d, fill=fill, fill_opacity=0.8, stroke=pen.theme.shade, stroke_width=u * 0.16,
            stroke_linejoin="round")
        + tag("path", d=d, fill="none", stroke=pen.theme.gold_light, stroke_width=u * 0.1, stroke_linejoin="round")
    )  # fmt: skip


def _line(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """Neighbouring cells are joined, in whatever order they come; a cell without a neighbour is a dot."""
    there = set(spots)
    # Only a cell that has no straight neighbour can be part of a slanting line.
    loose = {(x, y) for x, y in there if not {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & there}
    steps: list[str | tuple[float, float]] = []
    for x, y in spots:
        joined = [spot for spot in ((x + 1, y), (x, y + 1)) if spot in there]
        joined += [spot for spot in ((x + 1, y + 1), (x + 1, y - 1)) if (x, y) in loose and spot in loose]
        for spot in joined:
            steps += ["M", flat.centre(x, y), "L", flat.centre(*spot)]
    tone = _accent(pen, mark)
    dots = (tag("circle", cx=x, cy=y, r=flat.unit * 0.1, fill=tone) for x, y in (flat.centre(*spot) for spot in spots))
    cord = tag("path", d=path(*steps), stroke=tone, stroke_width=flat.unit * 0.1, stroke_opacity=0.65) if steps else ""
    return cord + "".join(dots)


def _crossing(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    r = flat.unit * 0.19
    return "".join(
        tag("path", d=path("M", (x - r, y), "L", (x, y - r), "L", (x + r, y), "L", (x, y + r), "Z"),
            fill=pen.theme.gold_light, stroke=pen.theme.shade, stroke_width=flat.unit * 0.035)
        for x, y in (flat.centre(*spot) for spot in spots)
    )  # fmt: skip


def _group(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """An outline inside the edge, so that the outlines of two neighbouring groups lie side by side."""
    width = max(2.5, flat.unit * 0.1)
    style = {"d": flat.outline(spots, width * 0.8), "fill": "none", "stroke_linejoin": "round"}
    dashes = f"{width * 1.8:.1f} {width:.1f}" if mark.side is Side.SECOND else None
    return tag("path", **style, stroke=_accent(pen, mark), stroke_width=width, stroke_dasharray=dashes)


def _reach(taken: set[Spot], pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """A dot; beside what stands there, so that it can be seen."""
    r = flat.unit * 0.12
    dots = []
    for spot in spots:
        aside = flat.unit * 0.34 if spot in taken else 0
        x, y = flat.centre(*spot)
        dots.append(tag("circle", cx=x - aside, cy=y - aside, r=r, fill=_accent(pen, mark), fill_opacity=0.8,
                        stroke=pen.theme.paper, stroke_width=r * 0.3))  # fmt: skip
    return "".join(dots)


def _ghost(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """Something that is not there yet: a breath of its colour inside dashes."""
    paint = pen.paint(mark.side)
    return tag("path", d=flat.outline(spots, flat.unit * 0.06), fill=paint.base, fill_opacity=0.18, stroke=paint.accent,
               stroke_width=1.8, stroke_dasharray="5 5", stroke_linejoin="round")  # fmt: skip


def _ban(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    u = flat.unit
    return "".join(
        tag("circle", cx=x, cy=y, r=u * 0.24, fill=pen.theme.alarm, stroke=pen.theme.alarm_ink, stroke_width=u * 0.04)
        + cross(x, y, u * 0.1, pen.theme.alarm_ink)
        for x, y in (flat.centre(*spot) for spot in spots)
    )


def _block(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """Where nothing may pass: a red tape around the cells."""
    return tag("path", d=flat.outline(spots, flat.unit * 0.05), fill=pen.theme.alarm, fill_opacity=0.12,
               stroke=pen.theme.alarm, stroke_width=flat.unit * 0.05, stroke_dasharray="10 6")  # fmt: skip


def _blocker(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    """What stands in the way: brackets in the corners of its cell."""
    brackets = "M-40 -24 V-40 H-24 M24 -40 H40 V-24 M40 24 V40 H24 M-24 40 H-40 V24"
    drawn = tag("path", d=brackets, fill="none", stroke=pen.theme.alarm, stroke_width=7, stroke_linecap="round")
    return "".join(moved(drawn, *flat.centre(*spot), flat.unit / 100) for spot in spots)


def _last(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    return tag("path", d=flat.outline(spots, flat.unit * 0.03), fill=pen.theme.gold_light, fill_opacity=0.25,
               stroke=pen.theme.gold, stroke_width=flat.unit * 0.05)  # fmt: skip


def _unknown(pen: Pen, flat: Flat, mark: Mark, spots: list[Spot]) -> str:
    return tag("path", d=flat.outline(spots, flat.unit * 0.1), fill="none", stroke=_accent(pen, mark),
               stroke_width=flat.unit * 0.035, stroke_dasharray="3 4", stroke_linejoin="round")  # fmt: skip


UNDER: dict[str, Artist] = {"field": _field, "castle": _castle, "area": _area, "window": _window, "last": _last}
OVER: dict[str, Artist] = {
    "run": _run,
    "decisive": _decisive,
    "line": _line,
    "group": _group,
    "ghost": _ghost,
    "ban": _ban,
    "block": _block,
    "blocker": _blocker,
    "crossing": _crossing,
}
