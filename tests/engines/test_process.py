"""A program as a child process: it may end at any moment, and whoever waits for it is told."""

import sys
import threading
import time

import pytest

from bergfried.engines.process import Child, EngineFailed

LAST_WORDS = "import sys; print('V0', flush=True); sys.exit('alas')"


def lines_of(child: Child) -> list[str]:
    """What it prints, and why it ended."""
    said = []
    try:
        while True:
            said.append(child.receive(time.monotonic() + 10))
    except EngineFailed as no:
        return [*said, no.reason]
    finally:
        child.close()


def test_a_program_that_ends_before_it_is_listened_to(monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def start_and_let_it_run(thread: threading.Thread) -> None:
        start(thread)
        time.sleep(0.7)  # longer than the program needs

    monkeypatch.setattr(threading.Thread, "start", start_and_let_it_run)
    assert lines_of(Child([sys.executable, "-c", LAST_WORDS])) == ["V0", "ended with exit code 1: alas"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_the_reader_is_an_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Child) -> str:
        raise RuntimeError("alas")

    monkeypatch.setattr(Child, "_why_it_ended", broken)
    assert lines_of(Child([sys.executable, "-c", LAST_WORDS])) == ["V0", "closed its output"]
