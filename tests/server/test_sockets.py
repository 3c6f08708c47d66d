"""A connection's queue: what is sent while it answers goes out with the answer, everything in order, and no slow reader
holds anybody up."""

import asyncio
from typing import Any

from bergfried.server.sockets import MOST_WAITING, TRY_LATER, Connection


class Socket:
    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def connected() -> tuple[Connection, Any]:
    socket: Any = Socket()
    return Connection(socket), socket


def test_what_is_sent_while_answering_goes_out_with_the_answer() -> None:
    async def told() -> list[str]:
        connection, socket = connected()
        delivery = asyncio.create_task(connection.deliver())
        connection.send("news")
        await asyncio.sleep(0)
        connection.begin_answer()
        connection.send("one")
        connection.send("two")
        await connection.end_answer()
        at_once = list(socket.sent)
        connection.send("later")
        await asyncio.sleep(0.01)
        delivery.cancel()
        assert at_once == ["news", "one", "two"]
        return list(socket.sent)

    assert asyncio.run(told()) == ["news", "one", "two", "later"]


def test_two_senders_keep_the_order() -> None:
    async def told() -> list[str]:
        connection, socket = connected()
        delivery = asyncio.create_task(connection.deliver())
        socket.reads.clear()
        connection.send("first")
        await asyncio.sleep(0.01)  # the delivery waits for the reader
        connection.begin_answer()
        connection.send("second")
        await connection.end_answer()  # does not wait as well: the delivery will find it
        socket.reads.set()
        await asyncio.sleep(0.01)
        delivery.cancel()
        return list(socket.sent)

    assert asyncio.run(told()) == ["first", "second"]


def test_a_reader_that_is_too_slow_is_sent_away() -> None:
    async def closed() -> int | None:
        connection, socket = connected()
        delivery = asyncio.create_task(connection.deliver())
        socket.reads.clear()
        for number in range(MOST_WAITING + 2):
            connection.send(str(number))
            await asyncio.sleep(0)
        socket.reads.set()
        await asyncio.wait_for(delivery, 5)
        code: int | None = socket.closed
        return code

    assert asyncio.run(closed()) == TRY_LATER
