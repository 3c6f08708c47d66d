"""Servers and clients for the tests."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from bergfried.server import wire
from bergfried.server.app import create_app
from bergfried.server.routes.page import PAGE
from bergfried.server.settings import Settings
from bergfried.store import Store

HUMAN: dict[str, Any] = {"kind": "human"}
Json = dict[str, Any]
PATIENCE = 60.0  # seconds until an answer is held to be missing; busy machines are slow


def computer(level: int = 1) -> Json:
    return {"kind": "computer", "level": level}


class Server:
    """The address of a running server, and what a client does there."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def open(self, game: str, seats: list[Json] | None = None, **wishes: Any) -> Json:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats or [HUMAN, HUMAN], **wishes})
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def sit(self, table: Json, *sides: int, after: int = 0) -> "Client":
        """A client that holds these seats; both if none is named."""
        return Client(self.port, table["id"], [table["seats"][side] for side in sides or (0, 1)], after)

    def watch(self, table: Json) -> "Client":
        return Client(self.port, table["id"], [])


class Client:
    """Keeps the last position it was sent. Every message is held against the wire's models."""

    def __init__(self, port: int, id: str, secrets: list[str | None], after: int = 0) -> None:
        self._stack = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/tables/{id}/socket"
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, max_size=None, open_timeout=PATIENCE)
        )
        self.position: Json = {}
        self.say(type="hello", protocol=1, after=after, secrets=[secret for secret in secrets if secret])
        self.welcome = self.hear("welcome")
        if after != self.welcome["seq"]:
            self.hear("position")

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def say(self, **words: Any) -> None:
        self.socket.send(json.dumps(words))

    def do(self, type: str, **words: Any) -> None:
        self.say(type=type, **({"seq": self.position["seq"]} | words))

    def play(self, move: str, **words: Any) -> None:
        self.do("play", **({"ply": self.position["ply"], "move": move} | words))

    def next(self, seconds: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=seconds)
        message: Json = json.loads(text)
        wire.SERVER_MESSAGES.validate_json(text)
        if message["type"] == "position":
            self.position = message
        return message

    def hear(self, type: str, seconds: float = PATIENCE) -> Json:
        """The next message of that kind; others in between are passed over, but not a refusal."""
        while True:
            message = self.next(seconds)
            if message["type"] == type:
                return message
            assert message["type"] not in ("refused", "error"), message


@contextmanager
def run_server(settings: Settings, port: int = 0) -> Iterator[Server]:
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        config = uvicorn.Config(
            create_app(settings, Store(settings.database)), log_level="warning", ws_max_size=settings.largest_message
        )
        running = uvicorn.Server(config)
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not running.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            yield Server(listening.getsockname()[1])
        finally:
            running.should_exit = True
            thread.join()


@contextmanager
def run_process(database: str, **variables: str) -> Iterator[tuple["subprocess.Popen[str]", Server]]:
    """A server in a process of its own, which can be killed."""
    command = [sys.executable, "-m", "bergfried", "serve", "--port", "0", "--language", "en", "--database", database]
    environment = os.environ | variables
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        try:
            assert running.stdout is not None
            told = running.stdout.readline()
            yield running, Server(int(told.split("/ ")[0].rpartition(":")[2]))
        finally:
            running.kill()


def get(settings: Settings, path: str, host: str = "localhost", page: Path = PAGE) -> httpx.Response:
    """Asks an application that is not running."""

    async def ask(app: ASGIApp) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{host}") as client:
            return await client.get(path)

    with closing(Store(settings.database)) as store:
        return asyncio.run(ask(create_app(settings, store, page)))


def leaves(tree: list[Json], path: tuple[Json, ...] = ()) -> Iterator[tuple[tuple[Json, ...], str]]:
    """Every way of clicks through a tree, with its move."""
    for branch in tree:
        way = (*path, {"kind": branch["click"]["kind"], "id": branch["click"]["id"]})
        if "move" in branch:
            yield way, branch["move"]
        else:
            yield from leaves(branch["then"], way)
