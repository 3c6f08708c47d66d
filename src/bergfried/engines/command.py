"""A program that is called once a move: it is given a position and milliseconds, and prints a move."""

import time
from collections.abc import Sequence
from typing import Any

from bergfried.core import Game, State
from bergfried.engines.answers import legal
from bergfried.engines.player import NO_LIMITS, GameIsOver, Limits, Line, Progress, Stop, Thought, never
from bergfried.engines.process import Child, EngineFailed, OutOfTime

POSITION, MILLISECONDS = "{position}", "{ms}"
PATIENCE = 60.0  # seconds if nobody limits the time
MOST_LINES = 10_000  # that it may print before its move


class CommandPlayer:
    """Arguments `{position}` and `{ms}` are filled in; without them both are appended and also written to its stdin."""

    def __init__(self, name: str, command: Sequence[str], game: Game[Any, Any], seed: int | None = None) -> None:
        self.name = name
        self.tolerance = 0.0  # seconds beyond the limit before it counts as too late
        self.patience = PATIENCE
        self._command = list(command)
        self._game = game

    def begin(self, seed: int | None) -> None:
        """Each call stands alone."""

    def follow(self, start: State[Any], moves: Sequence[str]) -> None:
        """A single position is all that such a program is told."""

    def close(self) -> None:
        """Nothing runs between two moves."""

    def choose(
        self,
        state: State[Any],
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        stop: Stop = never,
    ) -> Thought:
        if not state.legal_moves():
            raise GameIsOver
        began = time.monotonic()
        seconds = self.patience if limits.seconds is None else limits.seconds
        child = Child(self._filled(state, seconds))
        try:
            if self._placeless:
                self._tell(child, self._game.notation.format_state(state), str(round(seconds * 1000)))
            child.end_input()
            text = _last_words(child, began + seconds + self.tolerance, stop)
        finally:
            child.close()
        move = legal(self._game, state, text)
        return Thought((Line((move,), 0),), seconds=time.monotonic() - began)

    @property
    def _placeless(self) -> bool:
        return not any(POSITION in word or MILLISECONDS in word for word in self._command)

    def _filled(self, state: State[Any], seconds: float) -> list[str]:
        position, milliseconds = self._game.notation.format_state(state), str(round(seconds * 1000))
        if self._placeless:
            return [*self._command, position, milliseconds]
        return [word.replace(POSITION, position).replace(MILLISECONDS, milliseconds) for word in self._command]

    @staticmethod
    def _tell(child: Child, *lines: str) -> None:
        try:
            for line in lines:
                child.send(line)
        except EngineFailed:
            return  # it may have answered already, without reading


def _last_words(child: Child, deadline: float, stop: Stop) -> str:
    """The last line that is not empty, once the program has ended."""
    said = ""
    for _ in range(MOST_LINES):
        try:
            line = child.receive(min(deadline, time.monotonic() + 0.1))
        except OutOfTime:
            if stop() or time.monotonic() >= deadline:
                raise OutOfTime("did not answer in time") from None
        except EngineFailed as no:
            if said and no.reason.startswith("ended with exit code 0"):
                return said.removeprefix("bestmove ").strip()
            raise EngineFailed(f"{no.reason} without a move" if not said else no.reason) from None
        else:
            said = line.strip() or said
    raise EngineFailed(f"printed more than {MOST_LINES} lines")
