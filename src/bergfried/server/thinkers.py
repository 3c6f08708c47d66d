"""The computer's thinking, in processes of its own: it never blocks the server, can be stopped, and keeps to its time.

A process that crashes or does not answer in time is replaced; whoever asked is told so by ThinkerLost.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import count
from typing import Any

GRACE = 5.0  # seconds after its time in which a process must answer, however busy the machine is
START = 30.0  # seconds in which a process must be ready: a busy machine is slow to import


class ThinkerLost(Exception):
    """The process died or did not answer."""


@dataclass(frozen=True)
class Task:
    """A position as its history, so that the rules look back as they do at the table."""

    game: str
    options: dict[str, str]
    start: str
    moves: list[str]
    player: str
    seconds: float
    seed: int


@dataclass(frozen=True)
class Progress:
    depth: int
    nodes: int
    seconds: float


class Thinkers:
    def __init__(self, most: int, command: tuple[str, ...] = ("-m", "bergfried.server.thinker")) -> None:
        self._most = most
        self._room = asyncio.Semaphore(most)
        self._idle: list[_Thinker] = []
        self._command = command
        self._numbers = count(1)
        self._closing = False
        self._resting: dict[asyncio.Task[None], _Thinker] = {}

    async def think(self, task: Task, progress: Callable[[Progress], None], stop: asyncio.Event) -> str:
        """The move that the player chooses; raises ThinkerLost. Cancelling it stops the thinking too."""
        async with self._room:
            thinker = await self._hire()
            number = next(self._numbers)
            try:
                move = await thinker.work(number, task, progress, stop)
            except ThinkerLost:
                await thinker.kill()
                raise
            except asyncio.CancelledError:
                self._rest(thinker, number)
                raise
            self._idle.append(thinker)
            return move

    async def close(self) -> None:
        """Once all thinking is cancelled. It leaves no process, for nobody would be there any more to see it end."""
        self._closing = True
        for _ in range(self._most):  # whoever was cancelled has yet to notice, and leaves the room when it is done
            await self._room.acquire()
        for thinker in self._resting.values():
            thinker.end()
        await asyncio.gather(*self._resting, return_exceptions=True)
        for thinker in self._idle:
            await thinker.kill()
        self._idle.clear()

    async def _hire(self) -> "_Thinker":
        while self._idle:
            thinker = self._idle.pop()
            if thinker.alive:
                return thinker
            await thinker.kill()
        return await _Thinker.start(self._command)

    def _rest(self, thinker: "_Thinker", number: int) -> None:
        """A process whose work nobody wants any more is used again once it has stopped."""

        async def settle() -> None:
            if not self._closing and await thinker.settle(number):
                self._idle.append(thinker)
            else:
                await thinker.kill()

        task = asyncio.create_task(settle())
        self._resting[task] = thinker
        task.add_done_callback(self._resting.pop)


class _Thinker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> "_Thinker":
        pipe = asyncio.subprocess.PIPE
        # A group of its own, so that Ctrl-C reaches the server alone, which then ends them.
        apart: dict[str, Any] = {"start_new_session": True} if sys.platform != "win32" else {"creationflags": 0x200}
        try:
            process = await asyncio.create_subprocess_exec(sys.executable, *command, stdin=pipe, stdout=pipe, **apart)
        except OSError as no:
            raise ThinkerLost from no
        thinker = cls(process)
        try:
            await asyncio.wait_for(thinker._answer(), START)
        except (ThinkerLost, TimeoutError, asyncio.CancelledError) as no:
            await thinker.kill()
            if isinstance(no, asyncio.CancelledError):
                raise
            raise ThinkerLost from no
        return thinker

    @property
    def alive(self) -> bool:
        # The end of its output is seen at once, that of the process only when asyncio's watcher gets round to it.
        assert self._process.stdout is not None
        return self._process.returncode is None and not self._process.stdout.at_eof()

    async def work(
        self, number: int, task: Task, progress: Callable[[Progress], None], stop: asyncio.Event
    ) -> str:  # fmt: skip
        self._tell(asdict(task) | {"job": number})
        stopping = asyncio.create_task(self._stop_on(stop, number, task.seconds))
        try:
            async with asyncio.timeout(task.seconds + GRACE):
                while True:
                    answer = await self._answer()
                    if answer.get("job") == number and "move" in answer:
                        return str(answer["move"])
                    if answer.get("job") == number:
                        progress(Progress(answer["depth"], answer["nodes"], answer["seconds"]))
        except TimeoutError as no:
            raise ThinkerLost from no
        finally:
            stopping.cancel()

    async def settle(self, number: int) -> bool:
        """Stops; true if it has come to rest in time."""
        try:
            self._tell({"stop": number})
            async with asyncio.timeout(GRACE):
                while True:
                    answer = await self._answer()
                    if answer.get("job") == number and "move" in answer:
                        return True
        except (ThinkerLost, TimeoutError):
            return False

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def kill(self) -> None:
        self.end()
        # Not wait(): it waits for the end of the output, too, which asyncio does not see while it has paused a flood.
        await self._process.communicate()

    async def _stop_on(self, stop: asyncio.Event, number: int, seconds: float) -> None:
        """When told to, or when the time is over and the player has not noticed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), seconds)
        with suppress(ThinkerLost):
            self._tell({"stop": number})

    def _tell(self, order: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        if not self.alive or self._process.stdin.is_closing():
            raise ThinkerLost
        self._process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        try:
            answer = json.loads(await self._process.stdout.readline())
        except ValueError as no:  # also at the end of its output
            raise ThinkerLost from no
        if not isinstance(answer, dict):
            raise ThinkerLost
        return answer
