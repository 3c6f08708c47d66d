"""A real server is killed in mid-game: no move that it has acknowledged is lost."""

import os
import random
import signal
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import bergfried
from tests.server.running import HUMAN, Client, computer, leaves, run_process

GAME = bergfried.slugs()[0]


def play_until_cut_off(client: Client, acknowledged: list[str], seed: int) -> None:
    dice = random.Random(seed)
    try:
        while client.position["legal"]:
            client.play(dice.choice(list(leaves(client.position["legal"])))[1])
            client.hear("position")
            acknowledged[:] = [move["text"] for move in client.position["moves"]]
    except (ConnectionClosed, OSError):
        return


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9 there")
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
    """At two tables of every game at once."""
    games = bergfried.slugs() * 2
    acknowledged: list[list[str]] = [[] for _ in games]
    with run_process(database) as (running, server):
        tables = [server.open(slug) for slug in games]
        clients = [server.sit(table) for table in tables]
        players = [
            threading.Thread(target=play_until_cut_off, args=(client, moves, seed))
            for seed, (client, moves) in enumerate(zip(clients, acknowledged, strict=True))
        ]
        for player in players:
            player.start()
        deadline = time.monotonic() + 60
        while min(map(len, acknowledged)) < 5 and time.monotonic() < deadline:
            time.sleep(0.01)
        os.kill(running.pid, signal.SIGKILL)
        for player in players:
            player.join()
    assert min(map(len, acknowledged)) >= 5
    with run_process(database) as (_, server):
        for table, moves in zip(tables, acknowledged, strict=True):
            with server.sit(table) as client:
                kept = [move["text"] for move in client.position["moves"]]
                assert kept[: len(moves)] == moves
                assert len(kept) <= len(moves) + 1  # at most the one that was under way


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for children in /proc")
def test_a_thinking_process_that_dies_is_replaced_and_none_outlives_the_server(database: str) -> None:
    with run_process(database) as (running, server):
        table = server.open(GAME, [HUMAN, computer(3)])
        with server.sit(table, 0) as client:
            for deadly in (True, True, True, False):  # the last time one is left to think
                client.play(next(leaves(client.position["legal"]))[1])
                client.hear("position")
                for child in children(running.pid) if deadly else ():
                    os.kill(child, signal.SIGKILL)
                while not client.position["legal"]:
                    client.hear("position")
        thinkers = children(running.pid)
        assert thinkers
        os.kill(running.pid, signal.SIGKILL)
        running.wait()
        deadline = time.monotonic() + 20
        while any(alive(child) for child in thinkers):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == pid and state != "Z":
            found.append(int(folder.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
