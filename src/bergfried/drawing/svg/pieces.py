"""Pieces that stand on a board seen from a little above: stacks, guards, towers, stones, and any other as a token.

Each is drawn around 0,0 on a place of 100 by 100 and then brought to its own place and size.
"""

from collections.abc import Callable
from math import cos, radians, sin

from bergfried.core import Piece, Side
from bergfried.drawing.svg.markup import moved, path, tag, write
from bergfried.drawing.svg.pen import Pen
from bergfried.drawing.svg.signs import emblem, lock, shield
from bergfried.drawing.theme import Paint

Artist = Callable[[Pen, Piece, Paint], str]
NOTCHES = tuple(map(radians, (-66, -40, -13, 13, 40, 66)))  # along the front of a disc


def standing(pen: Pen, piece: Piece, x: float, y: float, unit: float) -> str:
    """A piece in the middle of a place of that size."""
    theme = pen.theme
    parts = [SHAPES.get(piece.shape, _token)(pen, piece, pen.body(piece))]
    if "last" in piece.states:
        parts.insert(0, tag("ellipse", cy=14, rx=45, ry=31, fill=theme.gold_light, fill_opacity=0.5, stroke=theme.gold,
                            stroke_width=5))  # fmt: skip
    if "removable" in piece.states:
        parts.append(tag("circle", r=45, fill="none", stroke=theme.alarm, stroke_width=4, stroke_dasharray="10 7"))
    if "blocked" in piece.states:
        parts.append(lock(pen, 32, 29, 14))
    if "protected" in piece.states:
        parts.append(shield(pen, -32, 29, 13))
    return pen.piece(piece, moved("".join(parts), x, y, unit / 100))


def _skin(pen: Pen, piece: Piece) -> str:
    return pen.url("petrified" if "petrified" in piece.states else "round", piece.side)


def _shadow(pen: Pen, y: float, rx: float, ry: float) -> str:
    return tag("ellipse", cx=rx * 0.14, cy=y + ry * 0.22, rx=rx * 1.06, ry=ry, fill=pen.theme.shade, fill_opacity=0.28)


def _drum(low: float, high: float, rx: float, ry: float) -> str:
    """The mantle of an upright cylinder."""
    return path("M", (-rx, high), "V", low, "A", (rx, ry), "0 0 0", (rx, low), "V", high, "A", (rx, ry), "0 0 1",
                (-rx, high), "Z")  # fmt: skip


def _stack(pen: Pen, piece: Piece, body: Paint) -> str:
    """Discs one on the other, their number on the topmost. The second side's are ringed and notched."""
    count = max(1, piece.height)
    rx, ry = 36, 18.5
    # Seven discs still fit into one place; more are pressed flatter instead of hiding the place behind.
    thick = min(12.5, 56 / count)
    foot = count * thick / 2
    top = foot - count * thick
    ringed = piece.side is Side.SECOND
    parts = [_shadow(pen, foot, rx, ry)]
    for i in range(count):
        low = foot - i * thick
        d = _drum(low, low - thick, rx, ry)
        parts.append(tag("path", d=d, fill=_skin(pen, piece), stroke=body.edge, stroke_width=1.8))
        if ringed:
            high = low - thick * 0.8
            d = "".join(path("M", (rx * sin(a), high + ry * cos(a)), "v", thick * 0.5) for a in NOTCHES)
            parts.append(tag("path", d=d, stroke=body.text, stroke_width=2.4, stroke_opacity=0.7))
    parts.append(tag("ellipse", cy=top, rx=rx, ry=ry, fill=body.light, stroke=body.edge, stroke_width=1.8))
    if piece.side is not None:
        rim = body.text if ringed else None
        parts.append(tag("ellipse", cy=top, rx=rx * 0.83, ry=ry * 0.83, fill=body.base, stroke=rim, stroke_width=2.6))
    parts.append(write(str(count), 0, top, 27, fill=body.text, font_weight="bold"))
    return "".join(parts)


def _guard(pen: Pen, piece: Piece, body: Paint) -> str:
    """A watchman: cloak, helmet, a shield with the side's emblem, a halberd."""
    edge, theme = body.edge, pen.theme
    blade = "M30 -36 L32 -50 L34 -36 C46 -40 47 -22 34 -24 L30 -24 L23 -30 Z"
    cloak = "M-26 27 C-23 10 -18 -4 -11 -14 H11 C18 -4 23 10 26 27 A26 10 0 0 1 -26 27 Z"
    helmet = "M-14.5 -20 C-15.5 -39 15.5 -39 14.5 -20 Z"
    brim = "M-17 -23 H17 V-18.5 H2.4 V-11 H-2.4 V-18.5 H-17 Z"
    plume = "M-2 -33 C-9 -52 14 -57 19 -43 C12 -46 5 -43 3 -33 Z"
    escutcheon = "M-17 -7 H11 V7 C11 17 2 22 -3 25 C-8 22 -17 17 -17 7 Z"
    outline = {"stroke": edge, "stroke_linejoin": "round"}
    steel = {"fill": theme.stone_light, "stroke": theme.stone_edge, "stroke_linejoin": "round"}
    eyes = "M-6 -14.5 h.01 M6 -14.5 h.01"
    return "".join(
        (
            _shadow(pen, 27, 30, 13),
            tag("path", d="M32 27 V-38", stroke=edge, stroke_width=5.5, stroke_linecap="round"),
            tag("path", d="M32 27 V-38", stroke=theme.table, stroke_width=3, stroke_linecap="round"),
            tag("path", d=blade, fill=theme.stone_light, stroke=theme.stone_edge, stroke_width=1.6),
            tag("path", d=cloak, fill=_skin(pen, piece), stroke_width=2, **outline),
            tag("circle", cy=-17, r=11, fill=theme.skin, stroke=edge, stroke_width=1.8),
            tag("path", d=plume, fill=body.light, stroke_width=1.8, **outline),
            tag("path", d=helmet, stroke_width=1.8, **steel),
            tag("path", d=brim, stroke_width=1.8, **steel),
            tag("path", d=eyes, stroke=theme.stone_edge, stroke_width=3.2, stroke_linecap="round"),
            tag("path", d=escutcheon, fill=body.light, stroke=body.text, stroke_width=2.6, stroke_linejoin="round"),
            emblem(piece.side, -3, 6, 7, body.text),
        )
    )


def _tower(pen: Pen, piece: Piece, body: Paint) -> str:
    """A castle's tower: plinth, shaft, battlement, the side's emblem where a window would be."""
    skin = _skin(pen, piece)
    outline = {"stroke": body.edge, "stroke_linejoin": "round"}
    shaft = "M-25 18 L-21 -30 H21 L25 18 A25 8 0 0 1 -25 18 Z"
    crown = ("M-21 -26 L-30 -37 V-56 H-18 V-47 H-7 V-56 H7 V-47 H18 V-56 H30 V-37 L21 -26 "
             "A21 6 0 0 1 -21 -26 Z")  # fmt: skip
    parts = [
        _shadow(pen, 25, 34, 14),
        tag("path", d=_drum(25, 16, 31, 11), fill=skin, stroke_width=2.6, **outline),
        tag("ellipse", cy=16, rx=31, ry=11, fill=body.light, stroke_width=2.2, **outline),
        tag("path", d=shaft, fill=skin, stroke_width=2.6, **outline),
        tag("path", d=crown, fill=skin, stroke_width=2.6, **outline),
        emblem(piece.side, 0, -4, 12, body.text),
    ]
    if "petrified" in piece.states:
        cracks = "M-15 -28 L-9 -19 L-14 -11 L-10 0 M11 21 L7 11 L14 4 L11 -4 M22 -55 L17 -44 L23 -36"
        parts.append(tag("path", d=cracks, fill="none", stroke=body.edge, stroke_width=2.8))
        for x, y, r in ((-31, 27, 8), (-17, 33, 7), (32, 26, 8.5), (18, 33, 6.5), (1, 36, 6)):
            parts.append(tag("ellipse", cx=x, cy=y, rx=r, ry=r * 0.75, fill=pen.theme.stone_light,
                             stroke=pen.theme.stone_edge, stroke_width=1.8))  # fmt: skip
    return "".join(parts)


def _stone(pen: Pen, piece: Piece, body: Paint) -> str:
    stone = tag("ellipse", rx=28, ry=22.5, fill=pen.url("ball", piece.side), stroke=body.edge, stroke_width=2.4)
    whose = emblem(piece.side, 0, 0, 9, body.text) if piece.side is not None else ""
    return _shadow(pen, 8, 28, 22) + stone + whose


def _slab(pen: Pen, piece: Piece, body: Paint) -> str:
    """A block seen from above."""
    square = tag("rect", x=-44, y=-44, width=88, height=88, rx=6, fill=body.base, stroke=body.edge, stroke_width=3)
    return square + emblem(piece.side, 0, 0, 16, body.text)


def _token(pen: Pen, piece: Piece, body: Paint) -> str:
    """For shapes that nobody has drawn yet: an octagon with the side's emblem, or the height if there is one."""
    d = "M-36 -15 L-15 -36 H15 L36 -15 V15 L15 36 H-15 L-36 15 Z"
    shape = tag("path", d=d, fill=body.base, stroke=body.edge, stroke_width=3)
    tall = piece.height != 1
    text = write(str(piece.height), 0, 0, 30, fill=body.text, font_weight="bold") if tall else ""
    whose = emblem(piece.side, 0, 25 if tall else 0, 7 if tall else 14, body.text)
    return _shadow(pen, 8, 36, 36) + shape + text + whose


SHAPES: dict[str, Artist] = {
    "stack": _stack,
    "guard": _guard,
    "tower": _tower,
    "stone": _stone,
    "block": _slab,
    "square": _slab,
}
