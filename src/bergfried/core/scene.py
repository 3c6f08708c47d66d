"""What a front end draws: one vocabulary for every board, without names of games, without words of a language.

`scene.schema.json` beside this file is generated from these types (`make schema`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from bergfried.core.message import Message
from bergfried.core.side import Side

Shape = Literal["grid", "points", "wall", "tower3d"]


@dataclass(frozen=True)
class Cell:
    """A place on the board. x runs to the right, y up on paper, z upwards from the table."""

    id: str
    x: int
    y: int
    z: int = 0
    label: str = ""  # what players call it, as in the notation


@dataclass(frozen=True)
class Board:
    shape: Shape  # grid: squares from above; points: crossings of lines; wall: squares from the side; tower3d: cubes
    cells: tuple[Cell, ...]
    size: tuple[int, int, int]  # cells in x, y and z


@dataclass(frozen=True)
class Piece:
    id: str
    shape: str  # stack, guard, tower, stone, block, square, …: the name of a drawing
    side: Side | None  # None: belongs to both
    at: tuple[str, ...]  # cells it covers
    height: int = 1
    states: tuple[str, ...] = ()  # blocked, petrified, last, protected, removable, …


@dataclass(frozen=True)
class Mark:
    """Something to be seen on cells that is not a piece."""

    # field, castle, centre, area, window, line, crossing (of lines), run, group, reach, ghost, ban, block (a line that
    # blocks), blocker (what blocks it), last, decisive (what won the game), …
    kind: str
    cells: tuple[str, ...]
    side: Side | None = None
    label: Message | None = None


@dataclass(frozen=True)
class Picture:
    """A sub-board, such as one face of a tower."""

    board: Board
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Panel:
    """Something beside the board: a hand, a supply, a score, a face."""

    kind: Literal["hand", "supply", "score", "face", "turn"]
    title: Message
    side: Side | None = None
    value: int | None = None
    scores: tuple[int, int] | None = None  # (first, second)
    picture: Picture | None = None


@dataclass(frozen=True)
class Scene:
    board: Board
    pieces: tuple[Piece, ...]
    marks: tuple[Mark, ...] = ()
    panels: tuple[Panel, ...] = ()
    hover: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)  # id of a cell or piece: what it shows then


@dataclass(frozen=True)
class Click:
    """One press on the way to a move."""

    kind: Literal["cell", "piece", "ghost", "choice"]
    id: str  # of the cell (also for a ghost), piece or choice
    preview: tuple[Mark, ...] = field(default=(), compare=False)  # what the press would do
    caption: Message | None = field(default=None, compare=False)  # what a choice says
