"""The bridge, end to end on this machine: two of our clients on our server, and clients that misbehave."""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

import bergfried
from bergfried.arena.bridge import End, Lost, Report, Server, play
from bergfried.arena.bridge.framing import Frames
from bergfried.core import BadNotation, ServerView, Side, State
from bergfried.engines import Limits, Line, Thought, parse_player
from bergfried.engines.player import GameIsOver
from bergfried.match import Record

GAME = bergfried.load("waechter")
assert GAME.bridge is not None
BRIDGE = GAME.bridge
NEARLY = "BG6/7/7/7/3RG3/7/7 r"  # red walks home


class Run:
    """A server in a thread of its own."""

    def __init__(self, seconds: float | None = None, wait: float = 10.0, start: str | None = None) -> None:
        self.port = 0
        self._listening = threading.Event()
        self._faults: list[object] = []
        state = GAME.initial() if start is None else GAME.notation.parse_state(start)
        self._pool = ThreadPoolExecutor(1)

        async def serve() -> End:
            asyncio.get_running_loop().set_exception_handler(lambda _, context: self._faults.append(context))
            return await Server(GAME, BRIDGE, state, seconds).run("127.0.0.1", 0, wait, self._told)

        self._end: Future[End] = self._pool.submit(lambda: asyncio.run(serve()))
        assert self._listening.wait(10)

    def _told(self, _: str, port: int) -> None:
        self.port = port
        self._listening.set()

    def record(self) -> Record | None:
        end = self._end.result(30)
        self._pool.shutdown()
        assert not self._faults
        return end.record


class Client:
    """A client written by hand."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self._frames, self._values = Frames(), list[Any]()

    def receive(self) -> Any:
        while not self._values:
            data = self.socket.recv(4096)
            assert data, "the server closed the connection"
            self._values += self._frames.feed(data)
        return self._values.pop(0)

    def ask(self, value: object) -> Any:
        self.socket.sendall(json.dumps(value).encode())
        return self.receive()


@contextlib.contextmanager
def two_clients(run: Run) -> Iterator[tuple[Client, Client]]:
    first, second = Client(run.port), Client(run.port)
    assert (first.receive(), second.receive()) == (0, 1)
    with first.socket, second.socket:
        yield first, second


def termination(record: Record | None) -> tuple[str, str]:
    assert record is not None
    return record.result, record.tags["Termination"]


def test_bridge_against_bridge() -> None:
    run = Run(start=NEARLY)
    limits = Limits(depth=2, seconds=1.0)

    def one() -> Report:
        return play(GAME, BRIDGE, ("127.0.0.1", run.port), lambda _: parse_player("search:2", GAME, 1), limits, wait=10)

    with ThreadPoolExecutor(2) as pool:
        reports = [future.result(60) for future in [pool.submit(one), pool.submit(one)]]
    record = run.record()
    assert record is not None
    assert termination(record) == ("1-0", "R14")
    assert {report.side for report in reports} == set(Side)
    assert all(report.winner is Side.FIRST for report in reports)
    assert sum(len(report.moves) for report in reports) == len(record.moves)


def test_the_words_are_those_of_the_course() -> None:
    run = Run()
    first = Client(run.port)
    assert first.receive() == 0
    start = GAME.notation.format_state(GAME.initial())
    waiting = {"board": start, "turn": "r", "bothConnected": False, "time": 120_000, "end": False}
    assert first.ask("get") == waiting
    second = Client(run.port)
    assert second.receive() == 1
    assert second.ask("get") == waiting | {"bothConnected": True}
    seen = first.ask("A7-B7-1")
    assert (seen["turn"], seen["bothConnected"], seen["end"]) == ("b", True, False)
    assert 100_000 < seen["time"] <= 120_000
    assert second.ask("get")["board"] == seen["board"] != start
    first.socket.close()
    second.socket.close()
    assert termination(run.record())[0] == "0-1"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("A7-A5-1", "first played A7-A5-1, which R6 forbids"),
        ("rubbish", "first sent 'rubbish', which is no move"),
        (["A7-B7-1"], "first sent \"['A7-B7-1']\", which is no move"),
        (17, "first sent '17', which is no move"),
    ],
)
def test_an_invalid_move_loses(move: object, reason: str) -> None:
    run = Run()
    with two_clients(run) as (first, second):
        assert first.ask(move)["end"] is True
        assert second.ask("get")["end"] is True
    assert termination(run.record()) == ("0-1", reason)


def test_who_moves_out_of_turn_loses() -> None:
    run = Run()
    with two_clients(run) as (_, second):
        assert second.ask("A1-A2-1")["end"] is True
    assert termination(run.record()) == ("1-0", "second moved out of turn")


def test_who_runs_out_of_time_loses() -> None:
    run = Run(seconds=0.3)
    with two_clients(run) as (first, second):
        time.sleep(0.6)
        seen = first.ask("get")
        assert (seen["end"], seen["time"]) == (True, 0)
        assert second.ask("get")["time"] == 300
    assert termination(run.record()) == ("0-1", "first ran out of time")


def test_who_leaves_loses() -> None:
    run = Run()
    with two_clients(run) as (first, second):
        second.socket.close()
        deadline = time.monotonic() + 5
        while not first.ask("get")["end"] and time.monotonic() < deadline:
            time.sleep(0.02)
    assert termination(run.record()) == ("1-0", "second left the game")


@pytest.mark.parametrize("garbage", [b"\xff\xfe\x00", b"get", b"{" * 100, b'"' + b"x" * 70_000])
def test_who_sends_garbage_loses(garbage: bytes) -> None:
    run = Run()
    with two_clients(run) as (first, _):
        first.socket.sendall(garbage)
        result, reason = termination(run.record())
    assert result == "0-1"
    assert reason.startswith("first ")


def test_a_client_that_stays_when_the_game_is_over_is_let_go_without_a_word() -> None:
    run = Run()
    with two_clients(run) as (first, _second):
        first.socket.close()
        assert termination(run.record()) == ("0-1", "first left the game")


def test_messages_may_be_split_and_glued() -> None:
    run = Run()
    with two_clients(run) as (first, second):
        first.socket.sendall(b'"get""get" "A7-')
        time.sleep(0.05)
        first.socket.sendall(b'B7-1""get"')
        assert [first.receive()["turn"] for _ in range(4)] == ["r", "r", "b", "b"]
        assert second.ask("A1-B1-1")["turn"] == "r"
    run.record()


def test_a_third_client_and_one_that_left_early_do_not_disturb() -> None:
    run = Run()
    early = Client(run.port)
    assert early.receive() == 0
    early.socket.close()
    time.sleep(0.2)
    with two_clients(run) as (first, _):
        third = socket.create_connection(("127.0.0.1", run.port), timeout=10)
        assert third.recv(100) == b""
        assert first.ask("get")["bothConnected"] is True


def test_a_server_to_which_nobody_comes_ends() -> None:
    began = time.monotonic()
    assert Run(wait=0.2, seconds=0.0).record() is None
    assert time.monotonic() - began < 10


def test_waiting_for_clients_takes_no_longer_than_asked() -> None:
    began = time.monotonic()
    assert Run(wait=0.2, seconds=30.0).record() is None
    assert time.monotonic() - began < 10


def test_a_game_that_is_over_at_the_start_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bergfried.arena.bridge.server.LINGER", 0.0)
    run = Run(start="RGr2b24/r2b35/b21BG4/7/7/7/7 r")
    with two_clients(run):
        assert termination(run.record())[0] == "0-1"


class OneShot:
    """A server that says what it is told to say, whatever it hears."""

    def __init__(self, *answers: bytes) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.heard = b""
        self._thread = threading.Thread(target=self._serve, args=(answers,), daemon=True)
        self._thread.start()

    def _serve(self, answers: tuple[bytes, ...]) -> None:
        connection, _ = self._listener.accept()
        connection.settimeout(10)
        with connection, contextlib.suppress(OSError):
            connection.sendall(answers[0])
            for answer in answers[1:]:
                self.heard += connection.recv(4096)
                connection.sendall(answer)
        self._listener.close()


def view(state: Any, both: bool = True, end: bool = False) -> bytes:
    return json.dumps(BRIDGE.format_view(ServerView(state, both, 120_000, end))).encode()


def connect(port: int, wait: float = 5.0) -> Report:
    limits = Limits(depth=1, seconds=0.5)
    return play(GAME, BRIDGE, ("127.0.0.1", port), lambda _: parse_player("search:1", GAME, 1), limits, wait)


def test_an_old_view_does_not_make_it_move_twice() -> None:
    """After its move the same position comes once more, glued to others, before the game goes on."""
    start = view(GAME.initial())
    after = GAME.initial().play(GAME.notation.parse_move(GAME.initial(), "A7-B7-1"))
    server = OneShot(b"0", start, start, view(after) + view(after, end=True))
    report = connect(server.port)
    assert report.side is Side.FIRST
    assert len(report.moves) == 1
    values = Frames().feed(server.heard)
    assert [value for value in values if value != "get"] == list(report.moves)


def test_it_plays_on_with_a_server_that_knows_no_repetition() -> None:
    class Shuffler:
        name = "shuffler"

        def choose(self, state: State[Any], *_: object) -> Thought:
            if not state.legal_moves():
                raise GameIsOver
            text = "D7-D6-1" if state == GAME.initial() else "D6-D7-1"
            return Thought((Line((GAME.notation.parse_move(state, text),), 0),))

    position = GAME.initial()
    answers = [b"0", view(position)]
    for text in ("D7-D6-1", "D1-D2-1", "D6-D7-1", "D2-D1-1") * 2:
        position = position.after(GAME.notation.parse_move(position, text))
        answers.append(view(position))
    assert position.outcome() is not None  # for our rules
    server = OneShot(*answers, view(position, end=True))
    report = play(GAME, BRIDGE, ("127.0.0.1", server.port), lambda _: Shuffler(), wait=5.0)
    assert report.moves == ("D7-D6-1", "D6-D7-1", "D7-D6-1", "D6-D7-1", "D7-D6-1")


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ((b"7",), "no message"),
        ((b"hello",), "the server sent"),
        ((b"0",), "closed the connection|went away"),
        ((b"0", b'{"board": "x", "turn": "r", "bothConnected": true, "end": false}'), "something else"),
        ((b"0", b"[1, 2]"), "no message"),
        ((b"0", b"\xff"), "UTF-8"),
    ],
)
def test_a_server_that_speaks_otherwise_is_left_with_a_word(answers: tuple[bytes, ...], why: str) -> None:
    with pytest.raises(Lost, match=why):
        connect(OneShot(*answers).port)


def test_no_server_and_no_opponent() -> None:
    free = socket.create_server(("127.0.0.1", 0))
    port = free.getsockname()[1]
    free.close()
    with pytest.raises(Lost, match="no connection"):
        connect(port)
    alone = view(GAME.initial(), both=False)
    with pytest.raises(Lost, match="no opponent came"):
        connect(OneShot(b"0", *[alone] * 20).port, wait=0.3)


@contextlib.contextmanager
def stalling(*said: bytes, then: bytes = b"") -> Iterator[int]:
    """A server that says no more than that, and stays; or says the same again and again. Its port."""
    over = threading.Event()

    def serve() -> None:
        connection, _ = listener.accept()
        with connection, contextlib.suppress(OSError):
            for data in said:
                connection.sendall(data)
            while then and not over.is_set():
                connection.sendall(then)
            over.wait(30)

    with socket.create_server(("127.0.0.1", 0)) as listener, ThreadPoolExecutor(1) as pool:
        pool.submit(serve)
        yield listener.getsockname()[1]
        over.set()


@pytest.mark.parametrize(
    ("said", "then"), [((), b""), ((b"0",), b""), ((b"0", b'{"board":'), b""), ((), b" "), ((b"0",), b" ")]
)
def test_a_server_that_stalls_is_waited_for_no_longer_than_asked(said: tuple[bytes, ...], then: bytes) -> None:
    began = time.monotonic()
    with stalling(*said, then=then) as port, pytest.raises(Lost, match="does not answer"):
        connect(port, wait=0.1)
    assert time.monotonic() - began < 8  # without the wait it would be 15


def test_the_codec_reads_what_it_writes_and_refuses_the_rest() -> None:
    state = GAME.initial()
    for side in Side:
        assert BRIDGE.parse_seat(BRIDGE.format_seat(side)) is side
    seen = ServerView(state, True, 5, False)
    assert BRIDGE.parse_view(BRIDGE.format_view(seen)) == seen
    written = BRIDGE.format_view(seen)
    assert isinstance(written, dict)
    bare = written | {"board": written["board"].removesuffix(" r")}
    assert BRIDGE.parse_view(bare) == seen
    wrongs: list[object] = [
        None,
        3,
        "get",
        [],
        {},
        *(written | change for change in ({"turn": "w"}, {"end": 1}, {"board": 7})),
    ]
    for wrong in wrongs:
        with pytest.raises(BadNotation):
            BRIDGE.parse_view(wrong)
