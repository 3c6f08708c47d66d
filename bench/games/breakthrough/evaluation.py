"""How good a position is for White: material."""

from bench.games.breakthrough.rules import Position

PIECE = 100


def evaluate(state: Position) -> int:
    return PIECE * (len(state.pieces[0]) - len(state.pieces[1]))
