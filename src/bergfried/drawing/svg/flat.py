"""A flat board on paper: where its columns and rows come to lie, and the outline of a set of its cells."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bergfried.drawing.places import Places
from bergfried.drawing.svg.markup import path, tag, write
from bergfried.drawing.svg.pen import Pen

Spot = tuple[int, int]


@dataclass(frozen=True)
class Flat:
    places: Places
    unit: float  # side of a cell
    left: float
    top: float

    @property
    def width(self) -> float:
        return len(self.places.columns) * self.unit

    @property
    def height(self) -> float:
        return len(self.places.rows) * self.unit

    def corner(self, column: float, row: float) -> tuple[float, float]:
        """The lower left corner of a cell: rows are counted upwards, paper downwards."""
        return (
            self.left + (column - self.places.columns.start) * self.unit,
            self.top + (self.places.rows.stop - row) * self.unit,
        )

    def centre(self, column: float, row: float) -> tuple[float, float]:
        return self.corner(column + 0.5, row + 0.5)

    def spots(self, ids: Iterable[str]) -> list[Spot]:
        found = self.places.spots
        return [found[id] for id in ids if id in found]

    def square(self, spot: Spot) -> dict[str, float]:
        x, y = self.corner(spot[0], spot[1] + 1)
        return {"x": x, "y": y, "width": self.unit, "height": self.unit}

    def outline(self, spots: Collection[Spot], inset: float = 0) -> str:
        """The path around cells, drawn that far inside their edge."""
        steps: list[str | float | tuple[float, float]] = []
        for loop in loops(spots):
            corners = []
            for i, (x, y) in enumerate(loop):
                (ax, ay), (bx, by) = loop[i - 1], loop[(i + 1) % len(loop)]
                # The inside is on the left hand of each edge; a corner moves along both edges' left.
                into = _left(x - ax, y - ay), _left(bx - x, by - y)
                px, py = self.corner(x, y)
                corners.append((px + inset * (into[0][0] + into[1][0]), py - inset * (into[0][1] + into[1][1])))
            for i, point in enumerate(corners):
                steps += ["L" if i else "M", point]
            steps.append("Z")
        return path(*steps)

    def names(self, pen: Pen, gap: float, size: float, colour: str, both_sides: bool = True) -> str:
        """The names of columns and rows along the edges."""
        style = {"fill": colour, "font_weight": "bold"}
        parts = []
        for column, name in self.places.column_names.items():
            x = self.centre(column, 0)[0]
            parts.append(write(name, x, self.top + self.height + gap, size, **style))
            if both_sides:
                parts.append(write(name, x, self.top - gap, size, **style))
        for row, name in self.places.row_names.items():
            y = self.centre(0, row)[1]
            parts.append(write(name, self.left - gap, y, size, **style))
            if both_sides:
                parts.append(write(name, self.left + self.width + gap, y, size, **style))
        return tag("g", *parts, class_="names", aria_hidden="true")


def loops(spots: Collection[Spot]) -> list[list[Spot]]:
    """The corners of the edges around a set of cells, the inside always on the left; straight runs are one edge."""
    edges: set[tuple[Spot, Spot]] = set()
    for x, y in spots:
        ring = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for i in range(4):
            edge = ring[i], ring[(i + 1) % 4]
            if edge[::-1] in edges:
                edges.remove(edge[::-1])
            else:
                edges.add(edge)
    found = []
    while edges:
        begin, here = edge = min(edges)
        edges.remove(edge)
        loop = [begin]
        while here != begin:
            (ax, ay), (x, y) = loop[-1], here
            dx, dy = x - ax, y - ay
            # Where cells meet only at a corner, turning left stays with the same cell.
            turns = (_left(dx, dy), (dx, dy), (dy, -dx))
            onward = next(t for t in turns if ((x, y), (x + t[0], y + t[1])) in edges)
            there = (x + onward[0], y + onward[1])
            edges.remove((here, there))
            loop.append(here)
            here = there
        found.append([corner for i, corner in enumerate(loop) if _bends(loop, i)])
    return found


def _left(dx: int, dy: int) -> Spot:
    """A quarter turn to the left of a direction, of length one."""
    return ((dy < 0) - (dy > 0), (dx > 0) - (dx < 0))


def _bends(loop: list[Spot], i: int) -> bool:
    (ax, ay), (x, y), (bx, by) = loop[i - 1], loop[i], loop[(i + 1) % len(loop)]
    return (x - ax) * (by - y) != (y - ay) * (bx - x)
