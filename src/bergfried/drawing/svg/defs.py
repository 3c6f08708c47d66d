"""Gradients and hatches, defined once per picture."""

from bergfried.core import Side
from bergfried.drawing.svg.markup import tag
from bergfried.drawing.svg.pen import Pen
from bergfried.drawing.theme import Paint, mix

SIDES: tuple[Side | None, ...] = (*Side, None)


def definitions(pen: Pen) -> str:
    theme = pen.theme
    parts = []
    for side in SIDES:
        paint = pen.paint(side)
        parts += [
            _round(pen.id("round", side), paint),
            _round(pen.id("petrified", side), theme.petrified(paint)),
            _ball(pen.id("ball", side), paint),
            _hatch(pen.id("hatch", side), paint.accent),
        ]
    parts += [
        _fall(pen.id("frame"), mix(theme.frame, "#ffffff", 0.10), mix(theme.frame, "#000000", 0.18)),
        _fall(pen.id("table"), theme.table, mix(theme.table, "#000000", 0.25)),
        _grain(pen),
    ]
    return tag("defs", *parts)


def _round(id: str, paint: Paint) -> str:
    """Light from the left on something that stands upright and is round."""
    stops = ((0, paint.dark), (0.22, paint.base), (0.4, paint.light), (0.68, paint.base), (1, paint.dark))
    return tag("linearGradient", *(tag("stop", offset=at, stop_color=colour) for at, colour in stops), id=id)


def _ball(id: str, paint: Paint) -> str:
    stops = ((0, mix(paint.light, "#ffffff", 0.4)), (0.45, paint.light), (0.8, paint.base), (1, paint.dark))
    inside = (tag("stop", offset=at, stop_color=colour) for at, colour in stops)
    return tag("radialGradient", *inside, id=id, cx=0.38, cy=0.3, r=0.8)


def _fall(id: str, top: str, bottom: str) -> str:
    stops = (tag("stop", offset=0, stop_color=top), tag("stop", offset=1, stop_color=bottom))
    return tag("linearGradient", *stops, id=id, x1=0, y1=0, x2=0, y2=1)


def _hatch(id: str, colour: str) -> str:
    line = tag("path", d="M-2 2 L2 -2 M-2 12 L12 -2 M8 12 L12 8", stroke=colour, stroke_width=2, stroke_opacity=0.75)
    return tag("pattern", line, id=id, width=10, height=10, patternUnits="userSpaceOnUse")


def _grain(pen: Pen) -> str:
    """A few long fibres, so that wood is not a flat colour."""
    strokes = (
        ("M0 9 C60 5 120 14 240 8", 1.2),
        ("M0 27 C80 33 150 21 240 28", 0.8),
        ("M0 46 C50 41 160 52 240 45", 1.4),
        ("M0 63 C90 69 140 58 240 64", 0.7),
        ("M0 82 C70 77 170 88 240 81", 1.1),
    )
    lines = (
        tag("path", d=d, fill="none", stroke=pen.theme.line, stroke_width=width, stroke_opacity=0.13)
        for d, width in strokes
    )
    return tag("pattern", *lines, id=pen.id("grain"), width=240, height=90, patternUnits="userSpaceOnUse")
