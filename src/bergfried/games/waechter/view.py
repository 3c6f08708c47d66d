"""Stacks, guards and castles on a grid; a move is the square it comes from and the square it goes to."""

from collections.abc import Sequence
from functools import cache, lru_cache

from bergfried.core import Board, Branch, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, forbidden, message
from bergfried.games.waechter.notation import NOTATION, move_text
from bergfried.games.waechter.rules import CASTLE, MOVES, SIZE, SQUARES, Heights, Move, Position, between, distance

BOARD = Board(
    shape="grid",
    cells=tuple(Cell(name, x=i % SIZE, y=i // SIZE, label=name) for i, name in enumerate(SQUARES)),
    size=(SIZE, SIZE, 1),
)
CASTLES = tuple(Mark("castle", (SQUARES[CASTLE[side]],), side) for side in Side)


class WaechterView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        (first, second), (guard, other) = state.towers, state.guards
        return Scene(
            board=BOARD,
            pieces=_pieces(Side.FIRST, first, guard) + _pieces(Side.SECOND, second, other),
            marks=CASTLES + _entered(state.guards),
            panels=(_hand(Side.FIRST, sum(first)), _hand(Side.SECOND, sum(second))),
            hover={SQUARES[moves[0].start]: _reach(moves, state.side) for moves in state.legal_by_figure()},
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        goal = _goal(move, state.side, state.guards[state.side] == move.start)
        return ((_press(move.start), goal),)

    def tree(self, state: Position) -> tuple[Branch, ...]:
        side, guard = state.side, state.guards[state.side]
        return tuple([_branch(moves, side, moves[0].start == guard) for moves in state.legal_by_figure()])

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


@lru_cache(4096)
def _pieces(side: Side, towers: Heights, guard: int | None) -> tuple[Piece, ...]:
    """Of one side: a move seldom changes both."""
    stacks = [_piece("stack", square, side, height) for square, height in enumerate(towers) if height]
    return (*stacks,) if guard is None else (*stacks, _piece("guard", guard, side))


@lru_cache(4096)
def _entered(guards: tuple[int | None, int | None]) -> tuple[Mark, ...]:
    """The castle with the enemy guard in it."""
    entered = (side for side in Side if guards[side] == CASTLE[side.other])
    return tuple(Mark("decisive", (SQUARES[CASTLE[side.other]],), side) for side in entered)


@cache
def _hand(side: Side, stones: int) -> Panel:
    return Panel("hand", message("stones-left"), side, value=stones)


@lru_cache(4096)
def _reach(moves: tuple[Move, ...], side: Side) -> tuple[Mark, ...]:
    """Of a figure."""
    return (Mark("reach", tuple(SQUARES[move.goal] for move in moves), side),)


@cache
def _press(square: int) -> Click:
    return Click("cell", SQUARES[square])


@cache
def _goal(move: Move, side: Side, guard: bool) -> Click:
    goal = SQUARES[move.goal]
    lifted = None if guard else message("lift", stones=move.stones)
    return Click("cell", goal, (Mark("ghost", (goal,), side, lifted),))


@lru_cache(4096)
def _branch(moves: tuple[Move, ...], side: Side, guard: bool) -> Branch:
    """Of a figure."""
    goals = [Branch(_goal(move, side, guard), move=move_text(move)) for move in moves]
    return Branch(_press(moves[0].start), then=tuple(goals))


VIEW = WaechterView()
