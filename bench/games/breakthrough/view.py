"""Pieces on a grid; a move is the square it comes from and the square it goes to."""

from collections.abc import Sequence

from bench.games.breakthrough.rules import SIZE, SQUARES, Move, Position
from bergfried.core import Board, Cell, Click, Path, Piece, Scene, Side, View

BOARD = Board("grid", tuple(Cell(name, i % SIZE, i // SIZE, label=name) for i, name in enumerate(SQUARES)), (8, 8, 1))


class BreakthroughView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        places = [(side, SQUARES[square]) for side in Side for square in sorted(state.pieces[side])]
        return Scene(BOARD, tuple(Piece(name, "stone", side, (name,)) for side, name in places))

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        return ((Click("cell", SQUARES[move.start]), Click("cell", SQUARES[move.goal])),)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        return "".join(click.id for click in clicks) if len(clicks) == 2 else None


VIEW = BreakthroughView()
