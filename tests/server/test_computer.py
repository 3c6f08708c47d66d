"""The computer's processes may die, hang or talk nonsense: a legal move is played all the same, and it is said so."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

import bergfried
from bergfried.core import Side
from bergfried.match import Table
from bergfried.server import app, computer, thinkers
from bergfried.server.clocks import Clock
from bergfried.server.computer import Chosen, chosen_move, seconds_to_think
from bergfried.server.settings import Settings
from bergfried.server.thinkers import Thinkers
from bergfried.server.wire import ClockChoice
from tests.server.running import HUMAN, leaves, run_server
from tests.server.running import computer as computer_seat

GAME = bergfried.slugs()[0]
READY = "import sys, time; print('{\"ready\": true}', flush=True); order = sys.stdin.readline()\n"
BROKEN = {
    "hangs": "time.sleep(600)",
    "dies": "sys.exit(1)",
    "talks nonsense": "print('nonsense', flush=True); time.sleep(600)",
    "answers something else": "print('[]', flush=True); time.sleep(600)",
    "never ends its line": "print('x' * 1_000_000, flush=True); time.sleep(600)",
    "plays what is not legal": "import json; job = json.loads(order)['job']\n"
    "print(json.dumps({'job': job, 'move': '???'}), flush=True); time.sleep(600)",
}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 0.1)


async def move_by(crew: Thinkers) -> Chosen:
    return await chosen_move(crew, Table(bergfried.load(GAME)), "level:1", 0.1, lambda _: None, asyncio.Event())


def ask(command: tuple[str, ...]) -> Chosen:
    async def asking() -> Chosen:
        crew = Thinkers(1, command)
        try:
            return await move_by(crew)
        finally:
            await crew.close()

    return asyncio.run(asking())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("fault", BROKEN)
def test_whatever_happens_to_the_process_a_legal_move_is_played(fault: str) -> None:
    chosen = ask(("-c", READY + BROKEN[fault]))
    state = bergfried.load(GAME).initial()
    assert chosen.improvised
    assert chosen.move in {bergfried.load(GAME).notation.format_move(state, move) for move in state.legal_moves()}


def test_a_process_that_floods_is_killed_even_while_nobody_reads() -> None:
    """asyncio then pauses its output, and does not see that it ends."""

    async def killing() -> None:
        thinker = await thinkers._Thinker.start(("-c", READY + "while True: print('x' * 1_000_000)"))
        thinker._tell({})
        await asyncio.sleep(0.3)
        await asyncio.wait_for(thinker.kill(), 20)

    asyncio.run(killing())


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be asked whether it is there")
@pytest.mark.parametrize("stage", ["starts", "thinks", "shall stop"])
def test_no_process_is_left_when_all_is_closed(stage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thinking was cancelled a moment before, as at Ctrl-C, or earlier, and its process does not stop."""
    monkeypatch.setattr(thinkers, "GRACE", 600.0)
    note = tmp_path / "pid"
    there = f"import os, pathlib, time; pathlib.Path({str(note)!r}).write_text(str(os.getpid())); time.sleep(600)"

    async def closing() -> None:
        crew = Thinkers(1, ("-c", there if stage == "starts" else READY + there))
        asking = asyncio.create_task(move_by(crew))
        while not note.exists() or not note.read_text():
            await asyncio.sleep(0.01)
        asking.cancel()
        if stage == "shall stop":
            await asyncio.wait((asking,))
        await crew.close()
        with pytest.raises(ProcessLookupError):
            os.kill(int(note.read_text()), 0)

    asyncio.run(closing())


def test_a_process_that_ended_while_nobody_thought_is_replaced_and_none_is_lost() -> None:
    """Here its output has ended, and the process itself not yet: so it is for a moment after a crash."""
    state = bergfried.load(GAME).initial()
    move = bergfried.load(GAME).notation.format_move(state, state.legal_moves()[0])
    answer = f"print(json.dumps({{'job': json.loads(order)['job'], 'move': {move!r}}}), flush=True)"
    command = ("-c", f"{READY}import json, os; {answer}; os.close(1); time.sleep(600)")

    async def asking() -> tuple[str, ...]:
        crew = Thinkers(1, command)
        try:
            task = thinkers.Task(GAME, {}, "", [], "level:1", 60.0, 1)
            first = await crew.think(task, lambda _: None, asyncio.Event())
            async with asyncio.timeout(20):
                while crew._idle[0].alive:
                    await asyncio.sleep(0.01)
            return first, await crew.think(task, lambda _: None, asyncio.Event())
        finally:
            await crew.close()

    assert asyncio.run(asking()) == (move, move)


def test_a_process_that_cannot_even_start_is_lost_too() -> None:
    assert ask(("-c", "raise SystemExit(1)")).improvised


def test_a_process_that_is_lost_once_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one dies; the second is the real one."""
    monkeypatch.setattr(thinkers, "GRACE", 60.0)
    flag = tmp_path / "began"
    code = f"from pathlib import Path\nflag = Path({str(flag)!r})\nif not flag.exists():\n    flag.touch()\n"
    code += f"    exec({READY + BROKEN['dies']!r})\nfrom bergfried.server.thinker import main\nmain()"
    assert not ask(("-c", code)).improvised
    assert flag.exists()


@pytest.mark.usefixtures("impatient")
def test_people_are_told_that_the_move_was_improvised(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Thinkers", lambda most: Thinkers(most, ("-c", READY + BROKEN["dies"])))
    settings = Settings(database=database, think_seconds=0.1)
    with run_server(settings) as server, server.sit(server.open(GAME, [HUMAN, computer_seat(1)]), 0) as client:
        client.play(next(leaves(client.position["legal"]))[1])
        while client.position["ply"] < 2:
            client.hear("position")
        said = client.next()
        assert (said["type"], said["reason"]["id"]) == ("error", "improvised")


def test_the_computer_spares_its_clock() -> None:
    def seconds(left: float, increment: int = 0) -> float:
        clock = Clock(ClockChoice(seconds=300, increment=increment), (round(1000 * left), 1))
        return seconds_to_think(5, clock, Side.FIRST)

    assert seconds_to_think(5, None, Side.FIRST) == 5
    assert seconds(1_000) == 5
    assert seconds(30.05) == pytest.approx(1)
    assert seconds(30.05, increment=2) == pytest.approx(2.6)
    assert seconds(0) == computer.LEAST_SECONDS


def test_a_clock_with_an_increment_lasts_for_ever() -> None:
    left = 10.0
    for _ in range(1_000):
        clock = Clock(ClockChoice(seconds=10, increment=1), (round(1000 * left), 1))
        left += 1 - seconds_to_think(60, clock, Side.FIRST)
    assert 1 < left < 20
