"""A game small enough to know by heart: take one, two or three stones; who takes the last one wins.

Whoever takes exactly two moves again, so turns do not alternate.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from bergfried.core import Chosen, Game, IllegalMove, Outcome, Side, State, message

NO_OPTIONS = Chosen({})


@dataclass(frozen=True)
class Heap(State[int]):
    stones: int
    side: Side = Side.FIRST
    last: Side | None = None
    options: Chosen = NO_OPTIONS

    @property
    def to_move(self) -> Side:
        return self.side

    def legal_moves(self) -> Sequence[int]:
        return tuple(range(1, min(3, self.stones) + 1))

    def outcome(self) -> Outcome | None:
        return None if self.stones else Outcome(self.last, "R1")

    def after(self, move: int) -> "Heap":
        return Heap(self.stones - move, self.side if move == 2 else self.side.other, self.side)

    def refusal(self, move: int) -> IllegalMove:
        return IllegalMove(message("game-over", move=move), "R1")


# A search asks a game for its evaluation and for nothing else.
HEAP = cast(Game[Any, Any], SimpleNamespace(evaluate=lambda _: 0))


def value(state: Heap) -> int:
    """1 if the side to move wins, -1 if it loses, by trying everything."""
    results = []
    for move in state.legal_moves():
        after = state.after(move)
        if not after.stones:
            results.append(1)
        else:
            results.append(value(after) if after.side is state.side else -value(after))
    return max(results)
