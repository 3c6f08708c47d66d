"""Stacks on a checkered grid; a move is the field it comes from and the field it goes to."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

from bergfried.core import Board, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, forbidden, message
from bergfried.games.hamburg.notation import NOTATION
from bergfried.games.hamburg.rules import (
    BUILDS,
    COLOUR,
    FIELDS,
    FIELDS_OF,
    LINE_NAMES,
    LINES,
    RELOCATIONS,
    SIZE,
    TOP,
    Build,
    Move,
    Position,
)

# Row A lies at the top, so that a picture reads like the text of its position.
BOARD = Board(
    shape="grid",
    cells=tuple(Cell(name, x=i % SIZE, y=SIZE - 1 - i // SIZE, label=name) for i, name in enumerate(FIELDS)),
    size=(SIZE, SIZE, 1),
)
CHECKERS = tuple(Mark("field", tuple(FIELDS[place] for place in FIELDS_OF[side]), side) for side in Side)


def _names(places: Sequence[int]) -> tuple[str, ...]:
    return tuple([FIELDS[place] for place in places])


LINE_FIELDS = tuple(_names(line) for line in LINES)


@cache
def _press_start(place: int) -> Click:
    return Click("cell", FIELDS[place])


@cache
def _press_goal(place: int, label: str, height: int) -> Click:
    """`height` is the tower's that will stand there. Cached, for an opening position has 306 moves."""
    return Click(
        "cell", FIELDS[place], (Mark("ghost", (FIELDS[place],), COLOUR[place], message(label, height=height)),)
    )


class HamburgView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        pieces, hover = [], {}
        free = [0, 0]
        for place, height in enumerate(state.heights):
            if not height:
                continue
            name, side = FIELDS[place], COLOUR[place]
            lines = state.blocking_lines(place)
            pieces.append(Piece(name, "stack", side, (name,), height, ("blocked",) if lines else ()))
            if lines:
                hover[name] = self._blockade(state, place, lines)
            else:
                free[side] += 1
        reach: dict[str, list[int]] = defaultdict(list)
        for move in state.legal_moves():
            reach[FIELDS[move.start]].append(move.goal)
        hover |= {name: (Mark("reach", _names(goals), state.side),) for name, goals in reach.items()}
        highest = [max(state.heights[place] for place in FIELDS_OF[side]) for side in Side]
        panels = [
            Panel("score", message("highest-tower"), scores=(highest[0], highest[1])),
            Panel("score", message("free-towers"), scores=(free[0], free[1])),
        ]
        if state.quiet and state.options["quiet_limit"] != "none":
            limit = int(state.options["quiet_limit"])
            panels.append(Panel("turn", message("quiet-moves", moves=state.quiet, limit=limit), value=state.quiet))
        won = [
            Mark("decisive", (FIELDS[place],), COLOUR[place])
            for place, height in enumerate(state.heights)
            if height == TOP
        ]
        return Scene(BOARD, tuple(pieces), (*CHECKERS, *won), tuple(panels), hover)

    def _blockade(self, state: Position, place: int, lines: tuple[int, ...]) -> tuple[Mark, ...]:
        """Each line that blocks a tower, with the heights that decide it, and the enemy towers that do it."""
        enemy = COLOUR[place].other
        marks = []
        for line in lines:
            label = message(
                "blocked-row" if line < SIZE else "blocked-column",
                line=LINE_NAMES[line],
                height=state.summits[line][enemy],
                own=state.defence(line, place),
            )
            marks.append(Mark("block", LINE_FIELDS[line], enemy, label))
            marks.append(Mark("blocker", _names(state.blockers(place, line)), enemy))
        return tuple(marks)

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        height = state.heights[move.start]
        if isinstance(move, Build):
            return ((_press_start(move.start), _press_goal(move.goal, "build-to", height + 1)),)
        return ((_press_start(move.start), _press_goal(move.goal, "relocate", height)),)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        cells = [FIELDS.index(click.id) for click in clicks if click.kind == "cell" and click.id in FIELDS]
        if len(cells) == len(clicks) == 1:
            move = forbidden(state, _moves_from(cells[0]))
            return NOTATION.format_move(state, move) if move else None
        if len(cells) != 2:
            return None
        start, goal = cells
        # Who presses a tower second wants to build on it; a free field is where a tower is to go.
        return NOTATION.format_move(state, (BUILDS if state.heights[goal] else RELOCATIONS)[start][goal])


def _moves_from(start: int) -> Iterator[Move]:
    """To other fields of the same colour. Relocations first: what a lone single stone may not do is about itself."""
    for moves in (RELOCATIONS[start], BUILDS[start]):
        yield from (moves[goal] for goal in FIELDS_OF[COLOUR[start]] if goal != start)


VIEW = HamburgView()
