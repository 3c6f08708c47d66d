"""How an existing game server outside this project speaks about a game: its messages as JSON values, nothing else.

Sockets, framing, clocks and refereeing are the arena's, which knows no game.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Generic

from bergfried.core.notation import S
from bergfried.core.side import Side
from bergfried.core.state import M


@dataclass(frozen=True)
class ServerView(Generic[S]):
    """What the server shows a client that asks."""

    state: S
    both_connected: bool
    milliseconds: int  # left on the clock of the client that asked
    end: bool  # the game is over, by the rules or otherwise


class Bridge(ABC, Generic[S, M]):
    """`parse_x` undoes `format_x`, takes any JSON value and raises only BadNotation."""

    question: object  # what a client sends to be shown the game
    seconds: float  # of thinking for each side and game

    @abstractmethod
    def format_seat(self, side: Side) -> object:
        """The server's greeting: which side the client plays."""

    @abstractmethod
    def parse_seat(self, value: object) -> Side: ...

    @abstractmethod
    def format_view(self, view: ServerView[S]) -> object: ...

    @abstractmethod
    def parse_view(self, value: object, **options: str) -> ServerView[S]:
        """The server does not say by which rule options it plays; whoever asks has to know."""

    @abstractmethod
    def format_move(self, state: S, move: M) -> object: ...

    @abstractmethod
    def parse_move(self, state: S, value: object) -> M: ...
