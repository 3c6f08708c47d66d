"""A program as a child process: no shell, bounded output, patience in wall time, and never left behind."""

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import IO

LONGEST_LINE = 16_384  # bytes; a program that prints more without a line break is at fault
MOST_WAITING = 1_000  # lines that nobody has asked for yet; the program then waits in its own print
PATIENCE_TO_WRITE = 5.0  # seconds until a program that does not read its input is given up
GRACE = 0.5  # seconds between a polite end and a kill
LAST_LINES = 12  # of stderr: the end of a traceback, with the program's own line above those of its libraries


class EngineFailed(RuntimeError):
    """A program did not do what a player must; `reason` says what, in a few English words for records and logs."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OutOfTime(EngineFailed):
    """It is still there, but it said nothing in time."""


class Child:
    """Lines to and from a program. Every failure of the program is EngineFailed; `close` always ends it."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",  # so that what it starts itself ends with it
                bufsize=0,
            )
        except (OSError, ValueError) as no:
            raise EngineFailed(f"cannot be started: {getattr(no, 'strerror', None) or no}") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin
        if os.name == "posix":
            os.set_blocking(self._input.fileno(), False)
        self._lines: queue.Queue[str | EngineFailed] = queue.Queue(MOST_WAITING)
        self._complaint = b""  # the end of what it wrote to stderr
        self._closed = False
        self._listening = threading.Thread(target=self._listen, args=(self._process.stderr,), daemon=True)
        self._reading = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._listening.start()  # first: the reader of a program that has already ended waits for its last words
        self._reading.start()
        _living.add(self)

    def send(self, line: str) -> None:
        data = memoryview(line.encode("utf-8", "replace") + b"\n")
        deadline = time.monotonic() + PATIENCE_TO_WRITE
        while data:
            try:
                data = data[os.write(self._input.fileno(), data) :]
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise EngineFailed("does not read its input") from None
                time.sleep(0.005)
            except (OSError, ValueError):
                raise EngineFailed(self._why_it_ended()) from None

    def end_input(self) -> None:
        with contextlib.suppress(OSError):
            self._input.close()

    def receive(self, deadline: float) -> str:
        """The next line it printed; OutOfTime at that moment of `time.monotonic`."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise OutOfTime("printed nothing in time") from None
        if isinstance(line, EngineFailed):
            self._lines.put(line)  # it stays at its end
            raise line
        return line

    def complaint(self) -> list[str]:
        """The last lines of what it wrote to stderr until now."""
        lines = self._complaint.decode("utf-8", "replace").splitlines()
        return [line.rstrip()[:200] for line in lines if line.strip()][-LAST_LINES:]

    def exit_code(self, seconds: float) -> int | None:
        """None if it still runs after so long."""
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        """Ends the program and all that it started; by force if it does not go."""
        self._closed = True
        self.end_input()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in (self._reading, self._listening):
            thread.join(GRACE)
        _living.discard(self)

    def _read(self, output: IO[bytes]) -> None:
        """Whatever happens here, an end is offered: who waits for a line must not wait for ever."""
        end = EngineFailed("closed its output")
        try:
            end = EngineFailed(self._pass_on(output) or self._why_it_ended())
        finally:
            self._offer(end)

    def _pass_on(self, output: IO[bytes]) -> str | None:
        """Until the program prints no more, or what it must not."""
        held = b""
        with output:
            while part := output.read(65_536):
                *lines, held = (held + part).split(b"\n")
                for line in lines:
                    self._offer(line.decode("utf-8", "replace").rstrip("\r"))
                if len(held) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines):
                    return f"printed a line of more than {LONGEST_LINE} bytes"
        if held:
            self._offer(held.decode("utf-8", "replace"))
        return None

    def _offer(self, item: str | EngineFailed) -> None:
        while not self._closed:
            try:
                self._lines.put(item, timeout=0.1)
            except queue.Full:
                continue
            return

    def _listen(self, errors: IO[bytes]) -> None:
        with errors:
            while part := errors.read(4_096):
                self._complaint = (self._complaint + part)[-4_000:]

    def _why_it_ended(self) -> str:
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        self._listening.join(GRACE)  # its last words
        complaint = self.complaint()
        return f"{how}: {complaint[-1].strip()}" if complaint else how


_living: "weakref.WeakSet[Child]" = weakref.WeakSet()


@atexit.register
def _end_all() -> None:
    for child in list(_living):
        child.close()
