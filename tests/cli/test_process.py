"""The command as a process of its own: encodings, pipes, signals."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bergfried
from bergfried.kernels import has_kernel


def run(*arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "bergfried", *arguments],
        input=typed,
        capture_output=True,
        timeout=60,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "80"} | environment,
    )


def test_answers_come_on_stdout_and_refusals_on_stderr() -> None:
    done = run("moves", "waechter", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(json.loads(done.stdout)["moves"]) == 25
    done = run("moves", "chess")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_terminal_without_unicode_gets_lookalikes(language: str) -> None:
    done = run("explain", "waechter", "A7~A6", "--language", language, PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert done.stderr.isascii()
    assert b"?" not in done.stderr
    done = run("play", "waechter", "--language", language, typed=b"?\nhelp\nA7-A5-1\n", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


def test_input_that_is_no_text_is_refused_and_the_game_goes_on() -> None:
    done = run("play", "waechter", "--second", "human", typed=b"\xff\xfe\x00\nA7-A6-1\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Move 1: A7-A6-1" in done.stdout


def test_no_colour_without_a_terminal() -> None:
    assert b"\x1b" not in run("show", "waechter").stdout
    assert b"\x1b" not in run("rules", "waechter", "--clause", "R1").stdout


def test_ctrl_c_ends_a_long_count() -> None:
    command = [sys.executable, "-m", "bergfried", "perft", "waechter", "9", "--language", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()  # the first depth is counted, so it is at work
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert (process.returncode, err.decode().strip()) == (130, "Interrupted.")


EARLY = """
import os, runpy, signal, sys

class Impatient:
    def find_spec(self, name, *_):
        if name in ("bergfried.cli", "bergfried.catalog"):
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Impatient())
sys.argv = ["bergfried", "moves", "kwinty"]
runpy.run_module("bergfried", run_name="__main__")
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_it_before_it_has_begun() -> None:
    done = subprocess.run([sys.executable, "-c", EARLY], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@pytest.mark.parametrize(("flags", "environment", "coloured"), [
    ((), {}, True), (("--no-colour",), {}, False), ((), {"NO_COLOR": "1"}, False), ((), {"TERM": "dumb"}, False),
])  # fmt: skip
def test_a_terminal_is_drawn_in_colour_unless_it_says_no(
    flags: tuple[str, ...], environment: dict[str, str], coloured: bool
) -> None:
    pty = pytest.importorskip("pty")  # a Unix thing
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "bergfried", "show", "waechter", *flags]
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    subprocess.run(
        command, stdin=theirs, stdout=theirs, check=True, timeout=60, env=base | {"TERM": "xterm"} | environment
    )
    os.close(theirs)
    drawn = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:  # how Linux says that the other end is closed
            break
        if not part:
            break
        drawn += part
    os.close(ours)
    assert (b"\x1b[3" in drawn or b"\x1b[9" in drawn or b";3" in drawn) == coloured


def in_a_shell(line: str) -> subprocess.CompletedProcess[bytes]:
    command = line.replace("bergfried", f"{shlex.quote(sys.executable)} -m bergfried", 1)
    environment = os.environ | {"LC_ALL": "C.UTF-8"}
    return subprocess.run(command, shell=True, capture_output=True, timeout=60, check=False, env=environment)


@pytest.mark.skipif(os.name != "posix", reason="a shell's redirections")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_change_no_exit_code(closed: str) -> None:
    for call, code in (("moves kwinty", 0), ("moves chess", 2), ("explain waechter A7-A5-1", 1), ("play kwinty", 0)):
        done = in_a_shell(f"bergfried {call} {closed}")
        assert done.returncode == code, call
        assert b"Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk")
@pytest.mark.parametrize("call", ["moves kwinty", "show kwinty", "play kwinty", "--help", "engine kwinty"])
def test_a_full_disk_is_one_sentence(call: str) -> None:
    done = in_a_shell(f"printf 'ugi\\ngo depth 1\\n' | bergfried {call} > /dev/full")
    assert done.returncode == 1
    assert done.stderr == b"The answer cannot be written: No space left on device.\n"
    assert in_a_shell("bergfried moves chess 2> /dev/full").returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="a shell's pipes")
def test_who_has_seen_enough_is_told_nothing() -> None:
    done = in_a_shell("{ bergfried perft waechter 3; echo $? >&2; } | true")
    assert done.stderr == b"1\n"


@pytest.mark.skipif(os.name != "posix" or not has_kernel(bergfried.load("waechter")), reason="a table in the kernel")
def test_too_little_memory_is_one_sentence() -> None:
    done = in_a_shell("ulimit -v 3000000; bergfried best waechter --time 0.1 --hash 65536")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr == b"There is not enough memory for this.\n"
