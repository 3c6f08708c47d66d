"""Whoever is connected to a table, playing or watching."""

import time
from collections.abc import Callable
from typing import Protocol

from bergfried.core import Side


class Watcher(Protocol):
    """A connection of a client."""

    holds: frozenset[Side]

    def send(self, text: str) -> None:
        """Never waits: whoever reads too slowly is disconnected and resumes."""

    def close(self) -> None:
        """The client shall come back."""


class Audience:
    def __init__(self) -> None:
        self.left_at = time.monotonic()  # when the last watcher left
        self._watchers: set[Watcher] = set()

    def __bool__(self) -> bool:
        return bool(self._watchers)

    def join(self, watcher: Watcher) -> None:
        self._watchers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        self.left_at = time.monotonic()

    def tell(self, text: str) -> None:
        for watcher in tuple(self._watchers):
            watcher.send(text)

    def tell_each(self, text_for: Callable[[frozenset[Side]], str]) -> None:
        """What is said may depend on the seats that a watcher holds; it is worked out once for each kind of watcher."""
        said: dict[frozenset[Side], str] = {}
        for watcher in tuple(self._watchers):
            text = said.get(watcher.holds)
            if text is None:
                text = said[watcher.holds] = text_for(watcher.holds)
            watcher.send(text)

    def send_away(self) -> None:
        for watcher in tuple(self._watchers):
            watcher.close()
