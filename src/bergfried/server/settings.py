"""What one server is told when it starts."""

import os
from dataclasses import dataclass, field

from bergfried.store import usual_database


def usual_workers() -> int:
    """One core stays with the server itself."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)
    workers: int = field(default_factory=usual_workers)  # processes in which the computer thinks
    host: str = "127.0.0.1"
    names: tuple[str, ...] = ()  # further names under which the site is known
    think_seconds: float = 5.0  # the longest the computer thinks about a move
    hint_seconds: float = 2.0
    idle_seconds: float = 60.0  # after which a table that nobody watches is put to sleep
    largest_body: int = 2_000_000  # bytes
    largest_message: int = 65_536  # bytes, from a client over a WebSocket
