"""A player of ours as a client of an existing game server: it asks for the position and answers when it has to."""

import select
import socket
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bergfried.arena.bridge.framing import BadFrame, Frames, frame
from bergfried.core import BadNotation, Bridge, Game, ServerView, Side, State
from bergfried.engines import Limits, Player
from bergfried.engines.clock import share
from bergfried.engines.player import NO_LIMITS

OFTEN = 0.1  # seconds between two questions
PATIENCE = 15.0  # seconds for the server's answer
GRACE = 1.0  # seconds for an answer to a move, which not every server gives; and for any, however short the wait
SLOW = 30.0  # seconds beyond both clocks after which a game must be over
SAFETY = 0.5  # seconds that are never spent: the way to the server takes time


class Lost(ConnectionError):
    """There is no server, it went away, or it does not speak as it should; in one English sentence."""


@dataclass(frozen=True)
class Report:
    """How a game went, as far as a client can know."""

    side: Side
    moves: tuple[str, ...]  # our own
    state: State[Any]  # the last one that was seen

    @property
    def winner(self) -> Side | None:
        over = self.state.outcome()
        return None if over is None else over.winner


def spelled(host: str, port: int) -> str:
    """An address as one types it."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _patience(deadline: float) -> float:
    """For one answer, before a moment that must not be missed by much."""
    return min(PATIENCE, max(GRACE, deadline - time.monotonic()))


class _Line:
    """Values to and from the server."""

    def __init__(self, address: tuple[str, int], patience: float) -> None:
        try:
            self._socket = socket.create_connection(address, timeout=patience)
            self._socket.settimeout(PATIENCE)  # for what is sent
        except OSError as no:
            raise Lost(f"no connection to {spelled(*address)}: {no.strerror or no}") from None
        self._frames = Frames()
        self._waiting: list[object] = []

    def send(self, value: object) -> None:
        try:
            self._socket.sendall(frame(value))
        except OSError as no:
            raise Lost(f"the server went away: {no.strerror or no}") from None

    def newest(self, patience: float) -> object:
        """The latest of the values that have arrived, once there is one; TimeoutError if there is none."""
        deadline = time.monotonic() + patience
        while not self._waiting:
            self._receive(deadline)
        try:
            while self._ready(0):
                self._receive(deadline)
        except (Lost, TimeoutError):
            pass  # first what it said; that it is gone is noticed with the next word
        values, self._waiting = self._waiting, []
        return values[-1]

    def next(self, patience: float) -> object:
        deadline = time.monotonic() + patience
        while not self._waiting:
            self._receive(deadline)
        return self._waiting.pop(0)

    def _ready(self, seconds: float) -> bool:
        return bool(select.select([self._socket], [], [], seconds)[0])

    def _receive(self, deadline: float) -> None:
        left = deadline - time.monotonic()
        if left < 0 or not self._ready(left):  # a server that never stops talking is out of time, too
            raise TimeoutError
        try:
            data = self._socket.recv(65_536)
            if not data:
                raise Lost("the server closed the connection")
            self._waiting += self._frames.feed(data)
        except BadFrame as no:
            raise Lost(f"the server sent {no}") from None
        except OSError as no:
            if isinstance(no, Lost):
                raise
            raise Lost(f"the server went away: {no.strerror or no}") from None

    def close(self) -> None:
        self._socket.close()


def play(
    game: Game[Any, Any],
    bridge: Bridge[Any, Any],
    address: tuple[str, int],
    make: Callable[[Side], Player],
    limits: Limits = NO_LIMITS,
    wait: float = 600.0,
    tell: Callable[[str], None] = lambda _text: None,
    **options: str,
) -> Report:
    """One game, to its end. `limits` bound each move besides the clock; `wait` bounds all waiting until it begins.

    `options` are the rules that the server plays by, where they are not the usual ones.
    """
    deadline = time.monotonic() + wait
    line = _Line(address, _patience(deadline))
    try:
        try:
            side = bridge.parse_seat(line.next(_patience(deadline)))
            return _Client(game, bridge, line, make(side), side, limits, tell, options).play(deadline)
        except TimeoutError:
            raise Lost("the server does not answer") from None
        except BadNotation as no:
            raise Lost(f"the server sent something else: {game.say(no.reason)}") from None
    finally:
        line.close()


class _Client:
    def __init__(
        self,
        game: Game[Any, Any],
        bridge: Bridge[Any, Any],
        line: _Line,
        player: Player,
        side: Side,
        limits: Limits,
        tell: Callable[[str], None],
        options: Mapping[str, str],
    ) -> None:
        self._game, self._bridge, self._line = game, bridge, line
        self._player, self._side, self._limits, self._tell = player, side, limits, tell
        self._options = options
        self._spent = 0.0
        self._moves: list[str] = []
        self._known: State[Any] | None = None  # after our last move, with the past that the server does not send
        self._answered: State[Any] | None = None  # what we moved in: an old view of it must not make us move again

    def play(self, deadline: float) -> Report:
        """The game must have begun by then."""
        begun = False
        while True:
            view = self._look(deadline)
            if view.both_connected and not begun:
                begun = True
                deadline = time.monotonic() + 2 * self._bridge.seconds + SLOW
            if view.end:
                return Report(self._side, tuple(self._moves), view.state)
            if time.monotonic() > deadline:
                raise Lost("the game does not end" if begun else "no opponent came")
            mine = view.both_connected and view.state.to_move is self._side
            if mine and view.state != self._answered and view.state.legal_moves():
                over = self._move(view)
                if over is not None:
                    return over
            else:
                time.sleep(OFTEN)

    def _look(self, deadline: float) -> ServerView[Any]:
        self._line.send(self._bridge.question)
        return self._bridge.parse_view(self._line.newest(_patience(deadline)), **self._options)

    def _move(self, view: ServerView[Any]) -> Report | None:
        state = self._with_past(view.state)
        began = time.monotonic()
        left = self._bridge.seconds - self._spent
        if view.milliseconds > 0:
            left = min(left, view.milliseconds / 1000)
        seconds = share(max(0.0, left - SAFETY))
        if self._limits.seconds is not None:
            seconds = min(seconds, self._limits.seconds)
        limits = Limits(self._limits.depth, self._limits.nodes, seconds)
        thought = self._player.choose(state, limits)
        text = self._game.notation.format_move(state, thought.move)
        self._line.send(self._bridge.format_move(state, thought.move))
        self._spent += time.monotonic() - began
        self._moves.append(text)
        self._tell(text)
        self._answered, self._known = view.state, state.after(thought.move)
        try:
            # The answer to a move. It must be read before the next question, or the two would be glued together on
            # their way, which a simple server does not understand.
            seen = self._bridge.parse_view(self._line.newest(GRACE), **self._options)
        except TimeoutError:
            return None
        except Lost:
            if self._known.outcome() is None:
                raise
            return Report(self._side, tuple(self._moves), self._known)  # gone because the game is over
        return Report(self._side, tuple(self._moves), seen.state) if seen.end else None

    def _with_past(self, state: State[Any]) -> State[Any]:
        """The same state with the past that repetition rules look at, if we can follow how it came about."""
        if self._known is not None:
            for move in self._known.legal_moves():
                after = self._known.after(move)
                # Where our rules call the third occurrence a draw, a server may still play on.
                if after == state and after.legal_moves():
                    return after
        return state
