"""Players that are other people's programs, and the words by which one names them.

Only where a person at this machine has typed the command: a text from the network must never reach `parse_outside`.
"""

import os
import shlex
import shutil
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from bergfried.core import Game, State, message
from bergfried.engines.command import CommandPlayer
from bergfried.engines.player import Player
from bergfried.engines.refusal import BadPlayer
from bergfried.engines.ugi.client import UgiPlayer

Make = Callable[[str, list[str], Game[Any, Any], int | None], "OutsidePlayer"]
KINDS: dict[str, Make] = {
    "ugi": UgiPlayer,
    "cmd": CommandPlayer,
}


@runtime_checkable
class OutsidePlayer(Player, Protocol):
    """A player that can fail: `choose` raises EngineFailed, and the move in its thought was found legal."""

    tolerance: float  # seconds beyond the limit before it counts as too late
    patience: float  # seconds for a move if there is no limit of time

    def begin(self, seed: int | None) -> None:
        """A new game; the seed fixes what the program leaves to chance, if it can be told."""

    def follow(self, start: State[Any], moves: Sequence[str]) -> None:
        """How the position came about that `choose` will be asked for, for programs that want to know."""

    def close(self) -> None: ...


def is_outside(text: str) -> bool:
    return text.partition(":")[0] in KINDS


def parse_outside(text: str, game: Game[Any, Any], seed: int | None = None) -> OutsidePlayer:
    """`ugi:PROGRAM ARGUMENTS` speaks the engine protocol, `cmd:PROGRAM ARGUMENTS` is called once a move."""
    kind, _, command = text.partition(":")
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise BadPlayer(message("player-command", text=text, kind=kind))
    if shutil.which(words[0]) is None:
        raise BadPlayer(message("player-no-program", program=words[0]))
    return KINDS[kind](text, words, game, seed)
