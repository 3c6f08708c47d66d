"""The five pictures of a tower, four sides and the roof, and what each colour scores in them (R21, R22)."""

from collections.abc import Mapping
from dataclasses import dataclass

from bergfried.core import Side
from bergfried.games.turris.tower import COLUMNS, SIZE, Cube, Words, colours

Square = tuple[int, int]  # in a picture: from the left, from below
SIDES = ("south", "east", "north", "west")  # each a quarter turn from the one before


def _lines(turns: int) -> tuple[tuple[int, ...], ...]:
    """From left to right as seen from that side, the columns from the nearest to the farthest."""
    lines = []
    for left in range(SIZE):
        points = [(left, depth) for depth in range(SIZE)]  # from the south, left is west and far is north
        for _ in range(turns):
            points = [(SIZE - 1 - y, x) for x, y in points]
        lines.append(tuple(SIZE * y + x for x, y in points))
    return tuple(lines)


LINES = {name: _lines(turns) for turns, name in enumerate(SIDES)}


@dataclass(frozen=True)
class Face:
    name: str  # south, east, north, west or roof
    cubes: Mapping[Square, Cube]  # the cube that is seen there; a square where none is seen is left out
    colours: Mapping[Square, Side]
    groups: tuple[tuple[Square, ...], tuple[Square, ...]]  # R22: the largest group of each colour

    @property
    def scores(self) -> tuple[int, int]:
        return len(self.groups[0]), len(self.groups[1])


def faces(words: Words) -> tuple[Face, ...]:
    """R21: from each side the first cube met, however far back; from above the top of every column."""
    tower = [colours(word) for word in words]
    pictures: list[tuple[str, dict[Square, Cube]]] = []
    for name, lines in LINES.items():
        seen: dict[Square, Cube] = {}
        for left, line in enumerate(lines):
            hidden = 0
            for column in line:
                for level in range(hidden + 1, len(tower[column]) + 1):
                    seen[left, level - 1] = column, level
                hidden = max(hidden, len(tower[column]))
        pictures.append((name, seen))
    roof = {(c % SIZE, c // SIZE): (c, len(tower[c])) for c in range(len(COLUMNS)) if tower[c]}
    pictures.append(("roof", roof))
    return tuple(_face(name, seen, tower) for name, seen in pictures)


def _face(name: str, seen: dict[Square, Cube], tower: list[tuple[Side, ...]]) -> Face:
    shades = {square: tower[column][level - 1] for square, (column, level) in seen.items()}
    return Face(name, seen, shades, (_largest(shades, Side.FIRST), _largest(shades, Side.SECOND)))


def _largest(shades: Mapping[Square, Side], side: Side) -> tuple[Square, ...]:
    """R22: squares of one colour that share edges; of equally large groups the first from the lower left."""
    left = sorted(square for square, colour in shades.items() if colour is side)
    unseen = set(left)
    best: list[Square] = []
    for square in left:
        if square not in unseen:
            continue
        unseen.remove(square)
        group = [square]
        for x, y in group:  # grows while it is read
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in unseen:
                    unseen.remove(near)
                    group.append(near)
        if len(group) > len(best):
            best = group
    return tuple(sorted(best))


def totals(pictures: tuple[Face, ...]) -> tuple[int, int]:
    """R22: the five numbers of each colour, added."""
    return sum(face.scores[0] for face in pictures), sum(face.scores[1] for face in pictures)
