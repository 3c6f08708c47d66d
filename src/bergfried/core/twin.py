"""The border to a game's compiled kernel: bytes and numbers, never text."""

from abc import ABC, abstractmethod
from typing import Generic

from bergfried.core.notation import S
from bergfried.core.state import M


class Twin(ABC, Generic[S, M]):
    @abstractmethod
    def pack(self, state: S) -> bytes:
        """Position, options and counters as the kernel's `unpack` reads them; the past goes apart."""

    @abstractmethod
    def unpack(self, data: bytes) -> S:
        """The state, with an empty past, of bytes that `pack` or the kernel wrote."""

    @abstractmethod
    def code(self, move: M) -> int: ...

    @abstractmethod
    def move(self, code: int) -> M: ...
