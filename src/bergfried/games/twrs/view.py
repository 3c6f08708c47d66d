"""Towers and stones on crossing lines. A turn is the point it leaves, the point it goes to, and a choice of stones."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bergfried.core import Board, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, forbidden, message
from bergfried.games.twrs.board import BOARD as POINTS
from bergfried.games.twrs.board import NAMES, SIZE, PointSet, each, grown, lines, names, only
from bergfried.games.twrs.notation import NOTATION
from bergfried.games.twrs.rules import (
    ACROSS,
    MOVEMENT,
    TOWERS,
    Area,
    Move,
    Placement,
    Position,
    Turn,
    marking_points,
    points_named,
)

BOARD = Board(
    shape="points",
    cells=tuple(Cell(name, x=i // SIZE, y=i % SIZE, label=name) for i, name in enumerate(NAMES)),
    size=(SIZE, SIZE, 1),
)
NO_MARKING = Click("choice", "none", caption=message("mark-nothing"))


class TwrsView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        return Scene(
            board=BOARD,
            pieces=_pieces(state),
            marks=() if state.setup else tuple(_area(state, area) for area in state.areas),
            panels=_panels(state),
            hover={NAMES[tower]: _aids(state, side, tower) for side in Side for tower in each(state.towers[side])},
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        if isinstance(move, Placement):
            owner = None if state.next_is_stone else state.side
            return ((Click("cell", NAMES[move.point], (_ghost(only(move.point), owner),)),),)
        choices = state.turns[move.start, move.goal]
        path = (_press(move.start), _goal(move.goal, state.side, choices))
        if len(choices) == 1:  # nothing can be marked, so there is nothing to choose
            return (path,)
        return ((*path, _choice(move.stones)),)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        """After from and to, a choice or pressed points say which stones were meant."""
        cells = [click.id for click in clicks if click.kind == "cell"]
        choices = [click.id.split("+") for click in clicks if click.kind == "choice"]
        stones = [*cells[2:], *(name for choice in choices for name in choice if choice != ["none"])]
        if not {*cells, *stones} <= set(NAMES) or len(stones) > 2:
            return None
        points = [NAMES.index(name) for name in cells[:2]]
        if state.setup and len(cells) == 1:
            return NOTATION.format_move(state, Placement(*points))
        if len(clicks) == len(points) == 1:
            # To its neighbours: a tower that can move at all can move to one of them.
            near = grown(only(points[0]), POINTS) & ~only(points[0])
            move = forbidden(state, (Turn(points[0], goal) for goal in each(near)))
            return NOTATION.format_move(state, move) if move else None
        if len(points) < 2:
            return None
        start, goal = points
        if not choices and not stones and len(state.turns.get((start, goal), ())) > 1:
            return None  # a good move, but how to mark is still open
        return NOTATION.format_move(state, Turn(start, goal, points_named(" ".join({*stones}))))


def _pieces(state: Position) -> tuple[Piece, ...]:
    pieces = [Piece(NAMES[stone], "stone", None, (NAMES[stone],)) for stone in each(state.stones)]
    for side in Side:
        for tower in each(state.towers[side]):
            states: tuple[str, ...] = ()
            if state.petrified & only(tower):
                states = ("petrified",)
            elif not state.setup and not state.reach(tower):
                states = ("blocked",)
            pieces.append(Piece(NAMES[tower], "tower", side, (NAMES[tower],), states=states))
    return tuple(pieces)


def _area(state: Position, area: Area) -> Mark:
    if area.owner is not None:
        label = message("area-owned", side=area.owner.word, points=area.points.bit_count())
    else:
        label = message("area-contested" if area.points & state.occupied else "area-empty")
    return Mark("area", names(area.points), area.owner, label)


def _panels(state: Position) -> tuple[Panel, ...]:
    supply = Panel("supply", message("stones-left"), value=state.supply)
    if not state.setup:
        return supply, Panel("score", message("score"), scores=state.scores)
    due = message("place-stone" if state.next_is_stone else "place-tower")
    hands = (
        Panel("hand", message("towers-left"), side, value=TOWERS - state.towers[side].bit_count()) for side in Side
    )
    return Panel("turn", due, state.side), supply, *hands


def _aids(state: Position, side: Side, tower: int) -> tuple[Mark, ...]:
    """Its movement lines and where they cross those of enemy towers now; of a petrified tower, its area."""
    if state.petrified & only(tower):
        return tuple(_area(state, area) for area in state.areas if area.points & only(tower))
    crossings, seen = 0, lines(tower, MOVEMENT, state.occupied)
    for enemy in each(state.towers[side.other] & ~state.petrified):
        crossings |= marking_points(seen, lines(enemy, MOVEMENT, state.occupied), ACROSS)
    reach = Mark("line", names(state.reach(tower)), side)
    return (reach, Mark("crossing", names(crossings), side)) if crossings else (reach,)


# A position offers hundreds of turns that share most of their presses, so the presses are kept.


@cache
def _press(point: int) -> Click:
    return Click("cell", NAMES[point])


@lru_cache(maxsize=1024)
def _goal(goal: int, side: Side, choices: tuple[PointSet, ...]) -> Click:
    """Shows the tower on its new point, and every point that it could mark from there."""
    crossings = 0
    for stones in choices:
        crossings |= stones
    preview = (_ghost(only(goal), side),)
    return Click("cell", NAMES[goal], (*preview, Mark("crossing", names(crossings), side)) if crossings else preview)


@lru_cache(maxsize=8192)
def _choice(stones: PointSet) -> Click:
    if not stones:
        return NO_MARKING
    points = names(stones)
    caption = message("mark-points", count=len(points), points=", ".join(points[:-1]), last=points[-1])
    return Click("choice", "+".join(points), (_ghost(stones, None),), caption)


def _ghost(points: PointSet, side: Side | None) -> Mark:
    return Mark("ghost", names(points), side)


VIEW = TwrsView()
