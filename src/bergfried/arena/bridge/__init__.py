"""A bridge to game servers outside this project: our players as their clients, and a small server of that kind."""

from bergfried.arena.bridge.client import Lost, Report, play, spelled
from bergfried.arena.bridge.server import End, Server

__all__ = ["End", "Lost", "Report", "Server", "play", "spelled"]
