"""How a game is seen and touched."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from bergfried.core.notation import S
from bergfried.core.scene import Click, Scene
from bergfried.core.state import M

Path = tuple[Click, ...]


class View(ABC, Generic[S, M]):
    @abstractmethod
    def scene(self, state: S) -> Scene: ...

    @abstractmethod
    def clicks(self, state: S, move: M) -> tuple[Path, ...]:
        """Paths of presses that make the move; across all legal moves no path is the beginning of another."""

    @abstractmethod
    def attempt(self, state: S, clicks: Sequence[Click]) -> str | None:
        """The move text that these presses meant, legal or not, so that `explain` can answer; None if none yet."""
