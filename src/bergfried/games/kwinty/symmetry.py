"""The wall may be seen from behind, and the colours may be exchanged."""

from dataclasses import replace

from bergfried.core import Symmetry
from bergfried.games.kwinty.rules import FLAT, Block, Move, Pass, Position

SWAP = str.maketrans("wWbB", "bBwW")


def _last_column_of_the_first_block(state: Position) -> int:
    """The block whose left column is 0 keeps its place in the mirror: columns c and this one minus c change places."""
    return int(bool(state.columns) and state.columns[-state.left][0] in FLAT)


def _mirrored(state: Position) -> Position:
    if not state.columns:
        return state
    left = _last_column_of_the_first_block(state) - state.right
    return replace(state, columns=state.columns[::-1], left=left)


def _mirrored_move(state: Position, move: Move) -> Move:
    if isinstance(move, Pass) or not state.columns:
        return move
    return Block(_last_column_of_the_first_block(state) - move.columns[-1], move.flat)


def _recoloured(state: Position) -> Position:
    columns = tuple(word.translate(SWAP) for word in state.columns)
    return replace(state, columns=columns, side=state.side.other)


SYMMETRIES: tuple[Symmetry[Position, Move], ...] = (
    Symmetry("mirror", _mirrored, _mirrored_move),
    Symmetry("colours", _recoloured, lambda state, move: move, swaps_sides=True),
    Symmetry("mirror and colours", lambda state: _recoloured(_mirrored(state)), _mirrored_move, swaps_sides=True),
)
