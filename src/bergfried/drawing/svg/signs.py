"""Small signs that say without colour what colour says: whose a thing is, and in what state."""

from bergfried.core import Side
from bergfried.drawing.svg.markup import moved, tag
from bergfried.drawing.svg.pen import Pen


def emblem(side: Side | None, x: float, y: float, r: float, colour: str) -> str:
    """A disc for the first side, a ring for the second, a short bar for nobody."""
    if side is Side.FIRST:
        return tag("circle", cx=x, cy=y, r=r * 0.85, fill=colour)
    if side is Side.SECOND:
        return tag("circle", cx=x, cy=y, r=r * 0.78, fill="none", stroke=colour, stroke_width=r * 0.5)
    return tag("rect", x=x - r * 0.8, y=y - r * 0.25, width=r * 1.6, height=r * 0.5, rx=r * 0.2, fill=colour)


def lock(pen: Pen, x: float, y: float, r: float) -> str:
    """A padlock: what it hangs on cannot move."""
    theme, bow = pen.theme, "M-5 -1 V-6 A5 6 0 0 1 5 -6 V-1"
    drawn = (
        tag("path", d=bow, fill="none", stroke=theme.shade, stroke_width=6)
        + tag("path", d=bow, fill="none", stroke=theme.stone_light, stroke_width=3)
        + tag(
            "rect", x=-9, y=-2, width=18, height=13, rx=2.5, fill=theme.gold_light, stroke=theme.shade, stroke_width=1.8
        )
        + tag("path", d="M0 2 V7", stroke=theme.shade, stroke_width=3.4, stroke_linecap="round")
    )
    return moved(drawn, x, y, r / 10)


def shield(pen: Pen, x: float, y: float, r: float) -> str:
    """A shield: what it stands before cannot be taken."""
    theme = pen.theme
    drawn = tag(
        "path",
        d="M-9 -9 H9 V0 C8 6 3 9 0 11 C-3 9 -8 6 -9 0 Z",
        fill=theme.gold_light,
        stroke=theme.shade,
        stroke_width=2,
    ) + tag("path", d="M0 -6 V7 M-6 -2 H6", stroke=theme.shade, stroke_width=2.4)
    return moved(drawn, x, y, r / 10)


def cross(x: float, y: float, r: float, colour: str) -> str:
    drawn = tag("path", d="M-10 -10 L10 10 M10 -10 L-10 10", stroke=colour, stroke_width=5.5, stroke_linecap="round")
    return moved(drawn, x, y, r / 10)
