"""Any legal move, each as likely as the next."""

import random
from typing import Any

from bergfried.core import State
from bergfried.engines.player import NO_LIMITS, GameIsOver, Limits, Line, Progress, Stop, Thought, never


class RandomPlayer:
    def __init__(self, seed: int | None = None, name: str = "random") -> None:
        self.name = name
        self._dice = random.Random(seed)

    def choose(
        self,
        state: State[Any],
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        stop: Stop = never,
    ) -> Thought:
        moves = state.legal_moves()
        if not moves:
            raise GameIsOver
        return Thought((Line((self._dice.choice(moves),), score=0),), nodes=1)
