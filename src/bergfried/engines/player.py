"""What a player is: it is given a state and chooses a move, within limits, and can be watched and stopped."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from bergfried.core import State
from bergfried.engines.scores import Verdict


@dataclass(frozen=True)
class Limits:
    """Whichever is reached first ends the thinking; None is no limit."""

    depth: int | None = None  # plies
    nodes: int | None = None  # positions visited
    seconds: float | None = None


@dataclass(frozen=True)
class Line:
    """A way the game may go on, and what it is worth to the side to move."""

    moves: tuple[Any, ...]  # the first is the move in question
    score: int
    proved: Verdict | None = None


@dataclass(frozen=True)
class Thought:
    """What a player knows about a position: at least one line, the best first."""

    lines: tuple[Line, ...]
    depth: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def move(self) -> Any:
        return self.lines[0].moves[0]

    @property
    def score(self) -> int:
        return self.lines[0].score

    @property
    def proved(self) -> Verdict | None:
        return self.lines[0].proved


class GameIsOver(ValueError):
    """A finished game was put to a player."""


NO_LIMITS = Limits()
Progress = Callable[[Thought], None]  # called whenever the player knows more
Stop = Callable[[], bool]  # asked often; true ends the thinking at once


def never() -> bool:
    return False


class Player(Protocol):
    @property
    def name(self) -> str:
        """As `parse_player` reads it; records carry it."""

    def choose(
        self, state: State[Any], limits: Limits = ..., progress: Progress | None = ..., stop: Stop = ...
    ) -> Thought:
        """A thought whose move is legal, however narrow the limits; GameIsOver if there is none."""
