"""A client at a table: reads its messages, does what they ask, sends what happens."""

import asyncio
import logging
from collections import deque
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from bergfried.core import Side
from bergfried.server import wire
from bergfried.server.live import LiveTable
from bergfried.server.refusals import Refusal, refusal
from bergfried.server.tables import Tables

LOG = logging.getLogger("bergfried.server")
MOST_WAITING = 200  # messages that a slow reader may be behind
HELLO_SECONDS = 20.0

# Codes of RFC 6455 for the end of a connection.
POLICY = 1008
COME_BACK = 1012
TRY_LATER = 1013


class Connection:
    """One WebSocket. What is sent waits in a queue of its own, so that a slow reader delays nobody."""

    def __init__(self, socket: WebSocket) -> None:
        self.holds: frozenset[Side] = frozenset()
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._news = asyncio.Event()
        self._answering = False  # what is sent meanwhile is sent on by whoever answers
        self._sending = False
        self._end: int | None = None

    def send(self, text: str) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._end = TRY_LATER
            self._waiting.clear()
            self._news.set()
        elif self._end is None:
            self._waiting.append(text)
            if not self._answering:
                self._news.set()

    def close(self, code: int = COME_BACK) -> None:
        """After what is waiting has been sent."""
        self._end = self._end or code
        self._news.set()

    def begin_answer(self) -> None:
        self._answering = True

    async def end_answer(self) -> None:
        """What was sent since the beginning goes out now, without a detour through the delivering task."""
        self._answering = False
        await self._send_on()

    async def _send_on(self) -> None:
        if self._sending:
            return  # and whoever does so will find the rest
        self._sending = True
        try:
            while self._waiting:
                await self._socket.send_text(self._waiting.popleft())
        finally:
            self._sending = False

    async def deliver(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            await self._send_on()
            if self._end is not None:
                await self._socket.close(self._end)
                return


async def serve_table(socket: WebSocket, tables: Tables, id: str, largest: int) -> None:
    await socket.accept()
    connection = Connection(socket)
    delivery = asyncio.create_task(connection.deliver())
    reading = asyncio.create_task(_serve(socket, connection, tables, id, largest))
    try:
        # A delivery that ends has closed the socket; then nobody reads on.
        await asyncio.wait((delivery, reading), return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and not delivery.done():
            connection.close(POLICY)
            await asyncio.wait((delivery,), timeout=5)
    finally:
        for task in (reading, delivery):
            task.cancel()
        for ended in await asyncio.gather(reading, delivery, return_exceptions=True):
            _report(ended)


def _report(ended: object) -> None:
    usual = (asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError)  # the other end went away
    if isinstance(ended, BaseException) and not isinstance(ended, usual):
        LOG.error("a connection failed", exc_info=ended)


async def _serve(socket: WebSocket, connection: Connection, tables: Tables, id: str, largest: int) -> None:
    """Until the client leaves, or says something before its hello that is none."""
    try:
        table = await tables.find(id)
        hello = await asyncio.wait_for(_receive(socket, largest), HELLO_SECONDS)
        if not isinstance(hello, wire.Hello):
            raise refusal("hello-first", 400)
        if hello.protocol != wire.PROTOCOL:
            raise refusal("other-protocol", 400, known=wire.PROTOCOL, protocol=hello.protocol)
    except (Refusal, TimeoutError) as no:
        connection.send(_failure(0, no if isinstance(no, Refusal) else refusal("hello-first")))
        return
    connection.holds = table.holds(hello.secrets)
    try:
        async with table.lock:
            table = await tables.find(id)  # it may have been put to sleep meanwhile
            table.join(connection, hello.after)
        while True:
            await _answer(socket, connection, table, largest)
    finally:
        table.audience.leave(connection)


async def _answer(socket: WebSocket, connection: Connection, table: LiveTable, largest: int) -> None:
    try:
        command = await _receive(socket, largest)
    except Refusal as no:
        connection.send(_failure(table.sitting.seq, no))
        return
    request = str(command.type)
    connection.begin_answer()
    try:
        async with table.lock:
            if isinstance(command, wire.Hello):
                raise refusal("hello-again")
            await table.obey(command, connection)
    except Refusal as no:
        refused = wire.Refused(
            type="refused", seq=table.sitting.seq, request=request, reason=no.reason, clause=no.clause,
            squares=list(no.squares), text=no.text, place=no.place,
        )  # fmt: skip
        connection.send(refused.model_dump_json())
    except Exception:
        LOG.exception("a request at a table failed")
        connection.send(_failure(table.sitting.seq, refusal("server-failed", 500)))
    await connection.end_answer()


async def _receive(socket: WebSocket, largest: int) -> Any:
    """A message of the wire; Refusal if it is none, WebSocketDisconnect at the end."""
    data = await socket.receive()
    if data["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(data.get("code", 1000))
    content = data.get("text")
    if content is None:
        content = data.get("bytes") or b""
    if len(content) > largest:
        raise refusal("too-large", 413, largest=largest)
    try:
        return wire.CLIENT_MESSAGES.validate_json(content)
    except ValidationError as no:
        where, what = first_fault(no.errors(include_url=False, include_input=False))
        raise refusal("bad-message", 422, where=where, what=what) from None


def first_fault(errors: Any) -> tuple[str, str]:
    """Where and what, without repeating what was sent: it may be a secret."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"] if isinstance(part, str | int))[:100]
    return where or "-", str(first["msg"])[:200]


def _failure(seq: int, no: Refusal) -> str:
    return wire.Failure(type="error", seq=seq, reason=no.reason, detail=no.detail).model_dump_json()
