"""What text has instead of colours and shapes: glyphs that differ by side, and styles where there is colour."""

from collections.abc import Collection
from dataclasses import dataclass

from rich.text import Text

from bergfried.core import Mark, Piece, Side
from bergfried.drawing.theme import paint_names, terminal_styles

# (Unicode, ASCII) of the first side, the second, and nobody.
Trio = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
MEN: Trio = (("●", "X"), ("○", "O"), ("■", "#"))
SMALL: Trio = (("•", "x"), ("◦", "o"), ("▪", "+"))
GROUND: Trio = (("•", "="), ("◦", "-"), ("·", "."))
TOWERS: Trio = (("▲", "T"), ("△", "t"), ("■", "#"))
# Shapes that are told by a sign; of any other the first letter is written, large for the first side.
SIGNS = {"stack": MEN, "block": MEN, "square": MEN, "stone": MEN, "tower": TOWERS}
# After a piece; the first that applies.
STATES = {
    "petrified": ("▪", "*"),
    "blocked": ("×", "x"),
    "removable": ("-", "-"),
    "protected": ("^", "^"),
    "last": ("'", "'"),
}
# On empty places; the first that applies. None: the ground glyph of the side.
MARKS: dict[str, tuple[str, str] | None] = {
    "ban": ("✗", "x"),
    "crossing": ("◇", "*"),
    "ghost": ("+", "+"),
    "reach": ("+", "+"),
    "castle": ("⌂", "^"),
    "area": None,
    "field": None,
}
SILENT = {"window", "run", "decisive", "group", "line", "block", "blocker", "centre", "last"}


@dataclass(frozen=True)
class Ink:
    look: str
    colour: bool
    ascii: bool
    highlight: Collection[str]

    def pick(self, glyphs: tuple[str, str]) -> str:
        return glyphs[self.ascii]

    def of(self, trio: Trio, side: Side | None) -> str:
        return self.pick(trio[2 if side is None else side])

    def style(self, side: Side | None) -> str:
        if not self.colour:
            return ""
        return terminal_styles()["neutral" if side is None else paint_names(self.look)[side]]

    def quiet(self, text: str) -> Text:
        return Text(text, terminal_styles()["quiet"] if self.colour else "")

    def piece(self, piece: Piece, trio: Trio | None = None) -> str:
        """One character for a piece, which differs by side."""
        signs = trio or SIGNS.get(piece.shape)
        if signs:
            return self.of(signs, piece.side)
        letter = next((c for c in piece.shape if c.isascii() and c.isalpha()), "?")
        return self.of(MEN, None) if piece.side is None else letter.lower() if piece.side else letter.upper()

    def state(self, piece: Piece) -> str:
        return next((self.pick(STATES[state]) for state in STATES if state in piece.states), "")

    def empty(self, marks: Collection[Mark], otherwise: str = "") -> Text:
        """A place without a piece, by what is marked there."""
        for kind, glyphs in MARKS.items():
            for mark in marks:
                if mark.kind == kind and not (kind == "area" and mark.side is None and otherwise):
                    style = self.style(mark.side)
                    if kind == "ban" and self.colour:
                        style = terminal_styles()["alarm"]
                    return Text(self.pick(glyphs) if glyphs else self.of(GROUND, mark.side), style)
        if any(mark.kind not in MARKS and mark.kind not in SILENT for mark in marks):
            return Text("~", self.style(None))
        return self.quiet(otherwise or self.of(GROUND, None))

    def shown(self, cell: str, left: str | Text, middle: Text, right: str | Text) -> Text:
        """A place with what is on either side of it: where it is highlighted, inverted and between pointers."""
        if cell not in self.highlight:
            return Text.assemble(left, middle, right)
        before, after = len(Text.assemble(left)), len(Text.assemble(right))
        text = Text.assemble(">".rjust(before)[:before], Text(middle.plain, middle.style), "<".ljust(after)[:after])
        text.stylize("reverse")
        return text
