"""Moves over WebSockets: random legal moves at many tables at once, beside a bare FastAPI echo in the same run.

    python -m bench.server [GAME ...] [--tables 50 200] [--seconds 5]

Each client sends its next move as soon as the last one is acknowledged, that is, on disk. Servers are processes of
their own; all clients share this one.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

import bergfried

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


@dataclass
class Measured:
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def line(self, name: str, clients: int, echo: "Measured | None" = None) -> str:
        percentiles = statistics.quantiles(self.latencies, n=100)
        share = f"{self.rate / echo.rate:8.1%}" if echo else ""
        return (
            f"{name:10} {clients:4} tables {self.rate:8.0f} round trips/s   median {percentiles[49] * 1000:7.1f} ms"
            f"   95 % {percentiles[94] * 1000:7.1f} ms {share}"
        )


@contextmanager
def process(*command: str) -> Iterator[int]:
    """A server that tells its port in its first line."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            yield int(running.stdout.readline().split("/ ")[0].rpartition(":")[2])
        finally:
            running.terminate()


Client = Callable[[Measured, asyncio.Barrier, float], Awaitable[None]]


async def measure(clients: int, seconds: float, client: Client) -> Measured:
    """The time runs once all are connected."""
    measured, ready = Measured(seconds), asyncio.Barrier(clients)
    await asyncio.gather(*(client(measured, ready, seconds) for _ in range(clients)))
    return measured


def echo_client(port: int) -> Client:
    async def client(measured: Measured, ready: asyncio.Barrier, seconds: float) -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None, open_timeout=60) as socket:
            await ready.wait()
            end = time.perf_counter() + seconds
            while (sent := time.perf_counter()) < end:
                await socket.send('{"type":"play","seq":1,"ply":0,"move":"A7-A6-1"}')
                await socket.recv()
                measured.latencies.append(time.perf_counter() - sent)

    return client


def game_client(port: int, slug: str) -> Client:
    async def client(measured: Measured, ready: asyncio.Barrier, seconds: float) -> None:
        dice, end = random.Random(), 0.0
        while not end or time.perf_counter() < end:
            table = await asyncio.to_thread(open_table, port, slug)
            address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/socket"
            async with connect(address, compression=None, max_size=None, open_timeout=60) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 1, "secrets": table["seats"]}))
                await socket.recv()
                position = json.loads(await socket.recv())
                if not end:
                    await ready.wait()
                    end = time.perf_counter() + seconds
                await play(socket, position, measured, end, dice)

    return client


async def play(socket: ClientConnection, position: Any, measured: Measured, end: float, dice: random.Random) -> None:
    while position["legal"] and (sent := time.perf_counter()) < end:
        branches = position["legal"]
        while True:
            branch = dice.choice(branches)
            if "move" in branch:
                break
            branches = branch["then"]
        command = {"type": "play", "seq": position["seq"], "ply": position["ply"], "move": branch["move"]}
        await socket.send(json.dumps(command))
        answer = await socket.recv()
        measured.latencies.append(time.perf_counter() - sent)
        position = json.loads(answer)
        assert position["type"] == "position", position


def open_table(port: int, slug: str) -> Any:
    wish = json.dumps({"game": slug, "seats": [{"kind": "human"}, {"kind": "human"}]}).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", wish, {"content-type": "application/json"}, method="POST"
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=bergfried.slugs())
    parser.add_argument("--tables", nargs="+", type=int, default=[50, 200])
    parser.add_argument("--seconds", type=float, default=5.0)
    wanted = parser.parse_args()
    for tables in wanted.tables:
        with process("-c", ECHO) as port:
            echo = asyncio.run(measure(tables, wanted.seconds, echo_client(port)))
        print(echo.line("echo", tables), flush=True)
        for slug in wanted.games:
            with tempfile.TemporaryDirectory() as folder:
                database = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
                with process(
                    "-m", "bergfried", "serve", "--port", "0", "--language", "en", "--database", database
                ) as port:
                    measured = asyncio.run(measure(tables, wanted.seconds, game_client(port, slug)))
            print(measured.line(slug, tables, echo), flush=True)


if __name__ == "__main__":
    main()
