"""What stands beside the board: cards for hands, supplies and scores, and pictures such as the faces of a tower."""

from bergfried.core import Panel, Picture, Side
from bergfried.drawing.places import Places
from bergfried.drawing.svg import marks
from bergfried.drawing.svg.flat import Flat
from bergfried.drawing.svg.markup import moved, tag, words, write
from bergfried.drawing.svg.pen import Drawing, Pen
from bergfried.drawing.svg.signs import emblem
from bergfried.drawing.svg.wall import blocks

GAP = 14
CARD = 40
SIZE = 15
SQUARE = 28  # of a face


def faces(pen: Pen, panels: tuple[Panel, ...], most: float = 700) -> Drawing:
    """The pictures side by side, standing on one line; a new line where they grow too wide."""
    lines: list[list[Drawing]] = [[]]
    for drawing in (_face(pen, panel) for panel in panels if panel.picture is not None):
        if lines[-1] and sum(d.width + GAP for d in lines[-1]) + drawing.width > most:
            lines.append([])
        lines[-1].append(drawing)
    if not lines[0]:
        return Drawing(0, 0, "")
    body, y, width = [], 0.0, 0.0
    for line in lines:
        x, tall = 0.0, max(drawing.height for drawing in line)
        for drawing in line:
            body.append(moved(drawing.body, x, y + tall - drawing.height))
            x += drawing.width + GAP
        width, y = max(width, x - GAP), y + tall + GAP
    return Drawing(width, y - GAP, "".join(body))


def _face(pen: Pen, panel: Panel) -> Drawing:
    assert panel.picture is not None
    picture = _squares(pen, panel.picture)
    title = pen.say(panel.title)
    width = max(picture.width, _length(title, 14), 102) + 20
    parts = [
        tag("title", words(title)),
        write(title, width / 2, 14, 14, fill=pen.theme.ink, font_weight="bold"),
        moved(picture.body, (width - picture.width) / 2, 32),
    ]
    foot = 32 + picture.height
    if panel.scores is not None:
        parts.append(_pair(pen, panel.scores, width / 2, foot + 22))
        foot += 38
    card = tag("rect", x=0, y=-6, width=width, height=foot + 14, rx=7, fill=pen.theme.card, stroke=pen.theme.rule)
    return Drawing(width, foot + 14, moved(card + "".join(parts), 0, 6))


def _squares(pen: Pen, picture: Picture) -> Drawing:
    """A small flat board, without names along its edges."""
    places = Places(picture.board)
    unit = min(SQUARE, 200 / len(places.columns), 330 / len(places.rows))
    flat = Flat(places, unit, 0, 0)
    empty = "".join(
        tag("rect", **flat.square(spot), fill="none", stroke=pen.theme.rule, stroke_width=1)
        for spot in places.spots.values()
    )
    ground = tag(
        "line", x1=-5, y1=flat.height, x2=flat.width + 5, y2=flat.height, stroke=pen.theme.faint, stroke_width=2
    )
    body = empty + marks.under(pen, flat, picture.marks) + blocks(pen, flat, picture.pieces)
    body += (ground if picture.board.shape == "wall" else "") + marks.over(pen, flat, picture.marks, picture.pieces)
    return Drawing(flat.width, flat.height, body)


def cards(pen: Pen, panels: tuple[Panel, ...], width: float) -> Drawing:
    """Hands, supplies, scores and whose turn it is, as cards in lines."""
    body, x, y = [], 0.0, 0.0
    for card in (_card(pen, panel) for panel in panels if panel.picture is None):
        if x and x + card.width > width:
            x, y = 0.0, y + CARD + 8
        body.append(moved(card.body, x, y))
        x += card.width + 8
    return Drawing(width, y + CARD if body else 0, "".join(body))


def _card(pen: Pen, panel: Panel) -> Drawing:
    title = pen.say(panel.title)
    parts, x = [], 14.0
    if panel.side is not None:
        parts.append(medal(pen, panel.side, x + 9, CARD / 2, 10))
        x += 28
    parts.append(write(title, x, CARD / 2, SIZE, fill=pen.theme.ink, text_anchor="start"))
    x += _length(title, SIZE) + 10
    if panel.value is not None and panel.kind != "turn":  # what is due is a sentence that has its number in it
        text = str(panel.value)
        parts.append(write(text, x, CARD / 2, SIZE + 4, fill=pen.theme.ink, text_anchor="start", font_weight="bold"))
        x += _length(text, SIZE + 4) + 6
    if panel.scores is not None:
        parts.append(_pair(pen, panel.scores, x + 56, CARD / 2))
        x += 116
    width = x + 8
    frame = tag(
        "rect", x=0.5, y=0.5, width=width - 1, height=CARD - 1, rx=8, fill=pen.theme.card, stroke=pen.theme.rule
    )
    return Drawing(width, CARD, tag("g", tag("title", words(_told(pen, panel))), frame, *parts, class_="panel",
                                    data_panel=panel.kind))  # fmt: skip


def _told(pen: Pen, panel: Panel) -> str:
    known = (panel.side.word if panel.side is not None else None, panel.value, panel.scores and _colon(panel.scores))
    return " ".join([pen.say(panel.title), *(str(part) for part in known if part is not None)])


def _colon(scores: tuple[int, int]) -> str:
    return f"{scores[0]} : {scores[1]}"


def _pair(pen: Pen, scores: tuple[int, int], x: float, y: float) -> str:
    """Both sides' numbers, each beside its medal."""
    style = {"fill": pen.theme.ink, "font_weight": "bold"}
    return "".join(
        (
            medal(pen, Side.FIRST, x - 47, y, 8),
            write(str(scores[0]), x - 21, y, 16, **style),
            write(":", x, y - 1, 16, **style),
            write(str(scores[1]), x + 21, y, 16, **style),
            medal(pen, Side.SECOND, x + 47, y, 8),
        )
    )


def medal(pen: Pen, side: Side, x: float, y: float, r: float) -> str:
    paint = pen.paint(side)
    disc = tag("circle", cx=x, cy=y, r=r, fill=paint.base, stroke=paint.edge, stroke_width=1.2)
    # Plain against ringed: at this size a disc in a disc would look like a ring.
    return disc + (emblem(side, x, y, r * 0.68, paint.text) if side is Side.SECOND else "")


def _length(text: str, size: float) -> float:
    """About how long a text will be; no font can be asked here, so a little more than the average letter."""
    return len(text) * size * 0.6
