"""`bergfried serve`, and `bergfried` alone: the port, the browser, the database, and the end."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import bergfried
from bergfried.cli.serve import USUAL_PORT
from tests.server.running import HUMAN, Server, computer, leaves

SCREEN = ("DISPLAY", "WAYLAND_DISPLAY")


class Running:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.told = process.stdout.readline()
        found = re.search(r"http://[^ ]+:([0-9]+)/", self.told)
        assert found, self.told
        self.address, self.port = found[0], int(found[1])

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C; then the exit code and all that was said since."""
        self.process.send_signal(signal.SIGINT)
        said, complained = self.process.communicate(timeout=60)
        return self.process.returncode, said, complained


@contextmanager
def bergfried_runs(folder: Path, *arguments: str, **variables: str) -> Iterator[Running]:
    """The user's data folder is `folder`, and there is no screen unless the variables say so."""
    usual = {name: value for name, value in os.environ.items() if name not in SCREEN}
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    command = [sys.executable, "-m", "bergfried", *arguments, "--language", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=usual | home | variables) as process:
        try:
            yield Running(process)
        finally:
            process.kill()


def browser(folder: Path) -> dict[str, str]:
    """A screen, and a browser that writes down what it is asked to show."""
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> {folder}/shown\n')
    script.chmod(0o755)
    return {"DISPLAY": ":99", "BROWSER": f"{script} %s"}


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a screen elsewhere")
def test_the_page_is_shown_where_there_is_a_screen(tmp_path: Path) -> None:
    with bergfried_runs(tmp_path, **browser(tmp_path)) as running:
        deadline = time.monotonic() + 60
        while not (tmp_path / "shown").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert (tmp_path / "shown").read_text().strip() == running.address
        assert running.interrupt()[0] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a screen elsewhere")
def test_without_a_screen_the_address_is_told_and_no_browser_started(tmp_path: Path) -> None:
    with bergfried_runs(tmp_path, BROWSER=browser(tmp_path)["BROWSER"]) as running:
        assert httpx.get(running.address + "healthz").json()["status"] == "ok"
        assert running.interrupt()[0] == 0
    assert not (tmp_path / "shown").exists()
    assert list(tmp_path.rglob("tables.sqlite3"))  # in the user's data folder


def test_a_busy_port_moves_on_to_the_next(tmp_path: Path) -> None:
    with socket.socket() as busy:
        try:
            busy.bind(("127.0.0.1", USUAL_PORT))
            busy.listen()
        except OSError:
            pass  # somebody else keeps it busy
        with bergfried_runs(tmp_path, "serve") as running:
            assert USUAL_PORT < running.port < USUAL_PORT + 50


def test_a_port_that_was_asked_for_is_taken_or_refused(tmp_path: Path) -> None:
    with bergfried_runs(tmp_path, "serve", "--port", "0") as running:
        command = [sys.executable, "-m", "bergfried", "serve", "--language", "en", "--port", str(running.port)]
        refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (refused.returncode, refused.stdout) == (1, "")
        assert refused.stderr.startswith(f"Cannot listen at 127.0.0.1:{running.port}: ")
    with bergfried_runs(tmp_path, "serve", "--port", str(running.port)) as again:
        assert again.port == running.port


def test_without_a_command_port_and_database_can_be_chosen_as_well(tmp_path: Path) -> None:
    file = tmp_path / "own.sqlite3"
    with bergfried_runs(tmp_path, "--port", "0", "--database", f"sqlite:///{file}") as running:
        assert running.port != USUAL_PORT
        Server(running.port).open(bergfried.slugs()[0])
        assert running.interrupt()[0] == 0
    assert list(tmp_path.rglob("*.sqlite3")) == [file]


@pytest.mark.parametrize("option", ["--port=9000", "--database=sqlite://"])
def test_options_of_the_web_app_are_refused_before_a_command(option: str) -> None:
    command = [sys.executable, "-m", "bergfried", "--language", "en", option, "moves", bergfried.slugs()[0]]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith(option.partition("=")[0])
    assert "moves" in refused.stderr


def test_the_database_is_where_it_was_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "games.sqlite3"
    file.parent.mkdir()
    with bergfried_runs(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{file}") as running:
        table = Server(running.port).open(bergfried.slugs()[0])
        assert running.interrupt()[0] == 0
    assert [found.name for found in tmp_path.rglob("*.sqlite3")] == [file.name]
    with bergfried_runs(tmp_path, "serve", "--port", "0", "--database", f"sqlite:///{file}") as running:
        assert httpx.get(f"{running.address}api/tables/{table['id']}").status_code == 200


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("sqlite:////proc/none/tables.sqlite3", "there is no folder /proc/none; "),
        ("nonsense", "“nonsense” is no URL. A file is given as sqlite:///FILE."),
        ("oracle+none://x/y", ""),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused(database: str, why: str) -> None:
    command = [sys.executable, "-m", "bergfried", "serve", "--language", "en", "--port", "0", "--database", database]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr.startswith(f"The database cannot be opened: {why}")
    assert refused.stderr.count("\n") == 1


def test_a_folder_that_was_mistyped_is_not_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'hoildays' / 'tables.sqlite3'}"
    for command in (["--database", url], ["serve", "--database", url]):
        call = [sys.executable, "-m", "bergfried", *command, "--language", "en"]
        refused = subprocess.run(call, capture_output=True, text=True, timeout=60)
        assert refused.returncode == 1
        assert f"there is no folder {tmp_path / 'hoildays'}" in refused.stderr
    assert not list(tmp_path.iterdir())


def test_ctrl_c_ends_it_while_people_are_connected_and_the_computer_thinks(tmp_path: Path) -> None:
    with bergfried_runs(tmp_path, "serve", "--port", "0") as running:
        server = Server(running.port)
        with server.sit(server.open(bergfried.slugs()[0], [HUMAN, computer(3)]), 0) as client:
            client.play(next(leaves(client.position["legal"]))[1])
            assert client.hear("position")["thinking"] == 1
            assert running.interrupt() == (0, "\nGoodbye.\n", "")
