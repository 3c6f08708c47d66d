"""Moves over WebSockets: random legal moves at many tables at once, beside a bare FastAPI echo in the same run.

    python -m bench.server [GAME ...] [--tables 50 200] [--seconds 5] [--rounds 3]

Each client sends its next move as soon as the last one is acknowledged, that is, on disk. The tables at which it will
sit are opened before the time runs, so that moves alone are measured. Servers are processes of their own; all clients
share this one. They look for a next move in the answer and read no more of it, as the clients of the echo read nothing:
reading all of it took a sixth of the time that the server needs for it, on the same cores. Games and echo take turns,
several rounds, and the medians are compared, so that a busy machine slows all of them alike. The CPU time that the
server spends on a round trip is told where /proc is.
"""

import argparse
import asyncio
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import bergfried
from bench.report import machine

ECHO = """
import sys, uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()

@app.websocket("/echo")
async def echo(socket: WebSocket):
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass

config = uvicorn.Config(app, log_level="warning", port=0, ws_per_message_deflate=False)
server = uvicorn.Server(config)
sock = config.bind_socket()
sock.listen(2048)
print(f"at :{sock.getsockname()[1]}/ ", flush=True)
server.run(sockets=[sock])
"""

# In JSON as the server writes it.
MOVE, PLY, SEQ = re.compile(rb'"move":"[^"]*"'), re.compile(rb'"ply":[0-9]+'), re.compile(rb'"seq":[0-9]+')

MOST_GAMES = 40  # that end in a second, all tables together; whoever needs more opens them as time runs


@dataclass
class Measured:
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    in_time: int = 0
    cpu: float = 0.0  # seconds that the server spent

    def add(self, sent: float, end: float) -> None:
        """What comes back after the end was answered, but counts for no rate."""
        back = time.perf_counter()
        self.latencies.append(back - sent)
        self.in_time += back <= end

    @property
    def rate(self) -> float:
        return self.in_time / self.seconds


class Running:
    """A server that tells its port in its first line."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        self.port = int(process.stdout.readline().split("/ ")[0].rpartition(":")[2])
        self._stat = Path(f"/proc/{process.pid}/stat")

    def cpu(self) -> float:
        """Seconds in user and system mode so far."""
        if not self._stat.exists():
            return 0.0
        fields = self._stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(*command: str) -> Iterator[Running]:
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Running(process)
        finally:
            process.terminate()


Client = Callable[[Measured, asyncio.Barrier, float], Coroutine[Any, Any, None]]


async def measure(server: Running, clients: int, seconds: float, client: Client) -> Measured:
    """The time runs once all are connected."""
    measured, ready = Measured(seconds), asyncio.Barrier(clients + 1)
    playing = [asyncio.create_task(client(measured, ready, seconds)) for _ in range(clients)]
    await ready.wait()
    before = server.cpu()
    await asyncio.gather(*playing)
    measured.cpu = server.cpu() - before
    return measured


def echo_client(port: int) -> Client:
    async def client(measured: Measured, ready: asyncio.Barrier, seconds: float) -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None, open_timeout=60) as socket:
            await ready.wait()
            end = time.perf_counter() + seconds
            while (sent := time.perf_counter()) < end:
                await socket.send('{"type":"play","seq":1,"ply":0,"move":"A7-A6-1"}')
                await socket.recv()
                measured.add(sent, end)

    return client


def game_client(port: int, slug: str, tables: int) -> Client:
    """Sits down at so many tables before the time runs, and goes to the next when a game is over."""

    async def client(measured: Measured, ready: asyncio.Barrier, seconds: float) -> None:
        dice = random.Random()
        async with AsyncExitStack() as open_sockets:
            waiting = [await sit_down(port, slug, open_sockets) for _ in range(tables)]
            await ready.wait()
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                socket, position = waiting.pop() if waiting else await sit_down(port, slug, open_sockets)
                await play(socket, position, measured, end, dice)

    return client


async def sit_down(port: int, slug: str, open_sockets: AsyncExitStack) -> tuple[ClientConnection, bytes]:
    """At a new table, at both seats; the connection and the position."""
    table = await asyncio.to_thread(open_table, port, slug)
    address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/socket"
    socket = await open_sockets.enter_async_context(
        connect(address, compression=None, max_size=None, open_timeout=60, ping_interval=None)
    )
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "secrets": table["seats"]}))
    await socket.recv()
    return socket, await socket.recv(decode=False)


async def play(socket: ClientConnection, position: bytes, measured: Measured, end: float, dice: random.Random) -> None:
    while (command := random_move(position, dice)) and (sent := time.perf_counter()) < end:
        await socket.send(command, text=True)
        position = await socket.recv(decode=False)
        measured.add(sent, end)


def random_move(position: bytes, dice: random.Random) -> bytes | None:
    """The command that plays one of the legal moves, each way of pressing as likely as any other; None at the end."""
    moves = MOVE.findall(position, position.index(b'"legal":'))
    if not moves:
        assert b'"legal":null' in position, position
        return None
    ply, seq = PLY.search(position), SEQ.search(position, position.rindex(b'"seq":'))  # the last thing it tells
    assert ply is not None
    assert seq is not None
    return b'{"type":"play",%b,%b,%b}' % (ply[0], seq[0], dice.choice(moves))


def open_table(port: int, slug: str) -> Any:
    wish = json.dumps({"game": slug, "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", wish, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def one_round(name: str, tables: int, seconds: float) -> Measured:
    if name == "echo":
        with running("-c", ECHO) as server:
            return asyncio.run(measure(server, tables, seconds, echo_client(server.port)))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        command = ("-m", "bergfried", "serve", "--port", "0", "--language", "en", "--database", database)
        with running(*command) as server:
            games = 1 + math.ceil(seconds * MOST_GAMES / tables)
            return asyncio.run(measure(server, tables, seconds, game_client(server.port, name, games)))


def line(name: str, tables: int, rounds: list[Measured], echoes: list[Measured]) -> str:
    """As a row of Markdown."""
    rate, echo = (median(one.rate for one in each) for each in (rounds, echoes))
    latencies = [latency for one in rounds for latency in one.latencies]
    percentiles = quantiles(latencies, n=100)
    cpu = sum(one.cpu for one in rounds) / len(latencies)
    return (
        f"| {name} | {tables} | {rate:,.0f} | {rate / echo:.1%} | {percentiles[49] * 1000:.1f} "
        f"| {percentiles[98] * 1000:.1f} | {cpu * 1000:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=bergfried.slugs())
    parser.add_argument("--tables", nargs="+", type=int, default=[50, 200])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    print(f"{machine()}\n- {os.cpu_count()} cores{load}; {wanted.rounds} rounds of {wanted.seconds:g} seconds\n")
    print("| | tables | round trips/s | of echo | median ms | 99 % ms | server's CPU ms each |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    names = ("echo", *wanted.games)
    for tables in wanted.tables:
        measured: dict[str, list[Measured]] = {name: [] for name in names}
        for _ in range(wanted.rounds):
            for name in names:
                measured[name].append(one_round(name, tables, wanted.seconds))
        for name in names:
            print(line(name, tables, measured[name], measured["echo"]), flush=True)


if __name__ == "__main__":
    main()
