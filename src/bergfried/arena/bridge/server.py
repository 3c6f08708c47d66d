"""A small server of the same kind for two clients: it referees one game and then ends, whatever the clients do."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bergfried.arena.bridge.framing import BadFrame, Frames, frame
from bergfried.core import BadNotation, Bridge, Game, IllegalMove, ServerView, Side, State
from bergfried.match import Record, Table

EVENT = "Bridge"  # the Event tag of each game
LINGER = 3.0  # seconds in which clients may still ask how the game ended
PATIENCE_TO_WRITE = 5.0  # seconds for a client that does not read
MOST_QUESTIONS = 100_000  # of one client


@dataclass(frozen=True)
class End:
    """How the game ended; without a record nobody came in time."""

    record: Record | None


class Server:
    def __init__(
        self, game: Game[Any, Any], bridge: Bridge[Any, Any], start: State[Any], seconds: float | None = None
    ) -> None:
        self._bridge = bridge
        self._table = Table(game, start, {"Event": EVENT})
        self._left = dict.fromkeys(Side, bridge.seconds if seconds is None else seconds)
        self._turn_began: float | None = None  # None until both are there
        self._seats: dict[Side, asyncio.StreamWriter] = {}
        self._both_came = asyncio.Event()
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(
        self, host: str, port: int, wait: float, listening: Callable[[str, int], None] = lambda _host, _port: None
    ) -> End:
        """Until the game is over, which the clocks see to; but no longer than `wait` seconds for two clients."""
        server = await asyncio.start_server(self._meet, host, port, limit=65_536)
        try:
            address = server.sockets[0].getsockname()
            listening(address[0], address[1])
            try:
                await asyncio.wait_for(self._both_came.wait(), wait)
            except TimeoutError:
                return End(None)
            await self._keep_time()
            await self._linger()
            return End(self._table.record())
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            for writer in self._seats.values():
                writer.close()  # Python 3.11 may lose a cancellation in `wait_for`; the end of the input is never lost
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(server.wait_closed(), 1.0)

    async def _keep_time(self) -> None:
        """Waits for the end of the game, and makes it when a clock runs out."""
        while self._table.result is None:
            seconds = self._clock(self._table.state.to_move)
            if seconds <= 0:
                self._lose(self._table.state.to_move, "ran out of time")
                break
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), seconds)

    async def _linger(self) -> None:
        deadline = time.monotonic() + LINGER
        while self._seats and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    # One client.

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        free = [side for side in Side if side not in self._seats]
        side = free[0] if free and self._turn_began is None else None
        try:
            if side is not None:
                self._seats[side] = writer
                await self._serve(side, reader, writer)
        except (OSError, TimeoutError):
            self._leave(side, "lost the connection")
        except BadFrame as no:
            self._leave(side, f"sent {no}")
        except asyncio.CancelledError:
            pass  # the game is over; Python 3.11 would report a cancelled conversation as a fault
        finally:
            if side is not None:
                self._leave(side, "left the game")
                self._seats.pop(side, None)
                self._note()
            writer.close()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(writer.wait_closed(), 1.0)

    def _leave(self, side: Side | None, reason: str) -> None:
        """Who goes while the game is on loses; before it has begun, the seat is free again."""
        if side is not None and self._turn_began is not None:
            self._lose(side, reason)

    async def _serve(self, side: Side, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if len(self._seats) == 2 and self._turn_began is None:
            self._turn_began = time.monotonic()
            self._both_came.set()
        await self._write(writer, self._bridge.format_seat(side))
        frames = Frames()
        for _ in range(MOST_QUESTIONS):
            data = await reader.read(65_536)
            if not data:
                return
            for value in frames.feed(data):
                if value != self._bridge.question:
                    self._hear_move(side, value)
                await self._write(writer, self._bridge.format_view(self._view(side)))

    async def _write(self, writer: asyncio.StreamWriter, value: object) -> None:
        writer.write(frame(value))
        await asyncio.wait_for(writer.drain(), PATIENCE_TO_WRITE)

    def _view(self, side: Side) -> ServerView[Any]:
        left = max(0, round(self._clock(side) * 1000))
        return ServerView(self._table.state, self._turn_began is not None, left, self._table.result is not None)

    def _hear_move(self, side: Side, value: object) -> None:
        """An invalid move loses; what comes before the game has begun or after its end is nothing."""
        if self._turn_began is None or self._table.result is not None:
            return
        state = self._table.state
        if state.to_move is not side:
            self._lose(side, "moved out of turn")
            return
        if self._clock(side) <= 0:
            self._lose(side, "ran out of time")
            return
        try:
            move = self._bridge.parse_move(state, value)
            left = self._clock(side)
            self._table.play(self._table.game.notation.format_move(state, move))
        except BadNotation:
            self._lose(side, f"sent {str(value)[:40]!r}, which is no move")
            return
        except IllegalMove as no:
            self._lose(side, f"played {str(value)[:40]}, which {no.clause} forbids")
            return
        self._left[side] = left
        self._turn_began = time.monotonic()
        self._note()

    def _clock(self, side: Side) -> float:
        running = self._turn_began is not None and self._table.result is None and self._table.state.to_move is side
        spent = time.monotonic() - self._turn_began if running and self._turn_began is not None else 0.0
        return self._left[side] - spent

    def _lose(self, side: Side, reason: str) -> None:
        if self._table.result is None:
            self._left = {each: self._clock(each) for each in Side}  # where the clocks stop
            self._table.forfeit(side, f"{side.word} {reason}")
            self._note()

    def _note(self) -> None:
        self._changed.set()
