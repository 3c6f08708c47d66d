"""Stacks, guards and castles on a grid; a move is the square it comes from and the square it goes to."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from bergfried.core import Board, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, message
from bergfried.games.waechter.notation import NOTATION
from bergfried.games.waechter.rules import CASTLE, SIZE, SQUARES, Move, Position, between, distance

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
            for square, height in enumerate(state.towers[side]):
                if height:
                    pieces.append(Piece(SQUARES[square], "stack", side, (SQUARES[square],), height))
            guard = state.guards[side]
            if guard is not None:
                pieces.append(Piece(SQUARES[guard], "guard", side, (SQUARES[guard],)))
        reach: dict[str, list[str]] = defaultdict(list)
        for move in state.legal_moves():
            reach[SQUARES[move.start]].append(SQUARES[move.goal])
        return Scene(
            board=BOARD,
            pieces=tuple(pieces),
            marks=CASTLES,
            panels=tuple(Panel("hand", message("stones-left"), side, value=sum(state.towers[side])) for side in Side),
            hover={square: (Mark("reach", tuple(goals), state.side),) for square, goals in reach.items()},
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        return _path(move, state.side, state.guards[state.side] == move.start)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        cells = [SQUARES.index(click.id) for click in clicks if click.kind == "cell" and click.id in SQUARES]
        if len(cells) != 2:
            return None
        start, goal = cells
        height = 1 if start in state.guards else max(1, state.towers[0][start], state.towers[1][start])
        # Two squares of a line mean as many stones as they are apart, if there are so many; else the whole tower.
        apart = distance(start, goal) if between(start, goal) is not None else height
        return NOTATION.format_move(state, Move(start, goal, max(1, min(apart, height))))


@cache  # there are a few thousand, and every position shows dozens of them
def _path(move: Move, side: Side, guard: bool) -> tuple[Path, ...]:
    start, goal = SQUARES[move.start], SQUARES[move.goal]
    lifted = None if guard else message("lift", stones=move.stones)
    return ((Click("cell", start), Click("cell", goal, (Mark("ghost", (goal,), side, lifted),))),)


VIEW = WaechterView()
