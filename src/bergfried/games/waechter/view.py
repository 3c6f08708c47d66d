"""Stacks, guards and castles on a grid; a move is the square it comes from and the square it goes to."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache

from bergfried.core import Board, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, forbidden, message
from bergfried.games.waechter.notation import NOTATION
from bergfried.games.waechter.rules import CASTLE, MOVES, SIZE, SQUARES, Move, Position, between, distance

BOARD = Board(
    shape="grid",
    cells=tuple(Cell(name, x=i % SIZE, y=i // SIZE, label=name) for i, name in enumerate(SQUARES)),
    size=(SIZE, SIZE, 1),
)
CASTLES = tuple(Mark("castle", (SQUARES[CASTLE[side]],), side) for side in Side)


class WaechterView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        pieces: list[Piece] = []
        for side in Side:
            towers, guard = state.towers[side], state.guards[side]
            pieces += [_piece("stack", square, side, height) for square, height in enumerate(towers) if height]
            if guard is not None:
                pieces.append(_piece("guard", guard, side))
        reach: dict[str, list[str]] = defaultdict(list)
        for start, goal, _ in state.legal_moves():
            reach[SQUARES[start]].append(SQUARES[goal])
        return Scene(
            board=BOARD,
            pieces=tuple(pieces),
            marks=CASTLES,
            panels=tuple(_hand(side, sum(state.towers[side])) for side in Side),
            hover={square: _reach(tuple(goals), state.side) for square, goals in reach.items()},
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        return _paths(move, state.side, state.guards[state.side] == move.start)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        cells = [SQUARES.index(click.id) for click in clicks if click.kind == "cell" and click.id in SQUARES]
        if len(cells) == len(clicks) == 1:
            # One stone by one square: a figure that can move at all can do that.
            move = forbidden(state, MOVES[cells[0]][1])
            return NOTATION.format_move(state, move) if move else None
        if len(cells) != 2:
            return None
        start, goal = cells
        height = 1 if start in state.guards else max(1, state.towers[0][start], state.towers[1][start])
        # Two squares of a line mean as many stones as they are apart, if there are so many; else the whole tower.
        apart = distance(start, goal) if between(start, goal) is not None else height
        return NOTATION.format_move(state, Move(start, goal, max(1, min(apart, height))))


# Of these there are a few thousand, and every position shows dozens of them, so they are kept.


@cache
def _piece(shape: str, square: int, side: Side, height: int = 1) -> Piece:
    return Piece(SQUARES[square], shape, side, (SQUARES[square],), height)


@cache
def _hand(side: Side, stones: int) -> Panel:
    return Panel("hand", message("stones-left"), side, value=stones)


@lru_cache(4096)
def _reach(goals: tuple[str, ...], side: Side) -> tuple[Mark, ...]:
    return (Mark("reach", goals, side),)


@cache
def _press(square: int) -> Click:
    return Click("cell", SQUARES[square])


@cache
def _paths(move: Move, side: Side, guard: bool) -> tuple[Path, ...]:
    goal = SQUARES[move.goal]
    lifted = None if guard else message("lift", stones=move.stones)
    return ((_press(move.start), Click("cell", goal, (Mark("ghost", (goal,), side, lifted),))),)


VIEW = WaechterView()
