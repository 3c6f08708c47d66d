"""The clocks of a table, in milliseconds, kept by the server."""

import time
from collections.abc import Callable

from bergfried.core import Side
from bergfried.server.wire import ClockChoice, ClockState


def _milliseconds() -> float:
    return time.monotonic() * 1000


class Clock:
    """Stands still until somebody has moved, and while the server is not running."""

    def __init__(
        self, choice: ClockChoice, remaining: tuple[int, int] | None = None, now: Callable[[], float] = _milliseconds
    ) -> None:
        self.increment = choice.increment * 1000
        self._now = now
        full = choice.seconds * 1000
        self._left: list[float] = list(remaining or (full, full))
        self._running: Side | None = None
        self._since = 0.0

    @property
    def running(self) -> Side | None:
        return self._running

    def left(self, side: Side) -> float:
        spent = self._now() - self._since if side is self._running else 0.0
        return max(0.0, self._left[side] - spent)

    def run(self, side: Side | None) -> None:
        """From now on this side's clock runs; None stops both."""
        if self._running is not None:
            self._left[self._running] = self.left(self._running)
        self._running, self._since = side, self._now()

    def pass_turn(self, mover: Side, to_move: Side) -> None:
        """After a move: the next clock runs, and the mover gets the increment once the turn is over."""
        self.run(to_move)
        if to_move is not mover:
            self._left[mover] += self.increment

    def remaining(self) -> tuple[int, int]:
        return round(self.left(Side.FIRST)), round(self.left(Side.SECOND))

    def state(self) -> ClockState:
        return ClockState(remaining=self.remaining(), running=self._running)
