"""Counting move sequences: the number by which two implementations of the same rules are compared."""

from typing import Any

from bergfried.core.state import State


def perft(state: State[Any], depth: int) -> int:
    """Sequences of `depth` moves from here. Repetition and no-progress rules are off while counting."""
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    if depth == 0:
        return 1
    here = state.without_past()
    moves = here.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(here.after(move), depth - 1) for move in moves)
