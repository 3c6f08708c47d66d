"""The border to a game's compiled kernel: bytes and numbers, never text."""

from abc import ABC, abstractmethod
from typing import Generic

from bergfried.core.notation import S
from bergfried.core.state import M


class Twin(ABC, Generic[S, M]):
    @abstractmethod
    def pack(self, state: S) -> bytes: ...

    @abstractmethod
    def code(self, move: M) -> int: ...

    @abstractmethod
    def move(self, code: int) -> M: ...
