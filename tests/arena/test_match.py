"""Matches: repeatable, recorded, resumable, and not to be upset by any program."""

import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import bergfried
from bergfried.arena import Contest, Ledger, OtherMatch, Sprt, Standing, Terms, run
from bergfried.arena.referee import FAILED
from bergfried.engines import Limits
from bergfried.match import Record, load_records
from tests.arena.programs import FAULTS, GAME, SAMPLE, command, faulty

QUICK = Terms(Limits(seconds=0.3), tolerance=1.0, patience=1.0)  # for programs that fail: a test waits as long
CALM = Terms(Limits(seconds=60))  # our own players end by themselves, and a busy machine must not make them lose


def contest(a: str, b: str, games: int, terms: Terms | None = None, sprt: Sprt | None = None, seed: int = 1) -> Contest:
    usual = QUICK if a.startswith(("ugi:", "cmd:")) or b.startswith(("ugi:", "cmd:")) else CALM
    return Contest(GAME, GAME.initial(), (a, b), games, terms or usual, seed=seed, sprt=sprt)


def test_pairs_share_an_opening_and_swap_sides() -> None:
    records: list[Record] = []
    run(contest("search:1", "random", 6), tell=lambda _, record: records.append(record) if record else None)
    assert [record.tags["Round"] for record in records] == ["1.1", "1.2", "2.1", "2.2", "3.1", "3.2"]
    for one, two in zip(records[::2], records[1::2], strict=True):
        assert one.moves[:4] == two.moves[:4]
        assert (one.tags["First"], one.tags["Second"]) == (two.tags["Second"], two.tags["First"])
    assert len({record.moves[:4] for record in records}) == 3


def test_a_match_is_repeatable_by_its_seed() -> None:
    def games(seed: int) -> list[tuple[str, ...]]:
        found: list[tuple[str, ...]] = []
        run(contest("random", "search:1", 4, seed=seed), tell=lambda _, r: found.append(r.moves) if r else None)
        return found

    assert games(5) == games(5)
    assert games(5) != games(6)


def test_an_odd_number_of_games_leaves_half_a_pair() -> None:
    standing = run(contest("random", "random", 3))
    assert (len(standing.score.games), sum(standing.score.pairs)) == (3, 1)


def test_games_at_once_are_the_same_games(tmp_path: Path) -> None:
    alone = run(contest("level:1", "random", 4, Terms()))
    ledger = Ledger(tmp_path / "games.txt", str(contest("level:1", "random", 4, Terms())))
    together = run(contest("level:1", "random", 4, Terms()), ledger, concurrency=2)
    ledger.close()
    assert together.score.points == alone.score.points
    assert not together.failures["A"]
    assert sorted(r.tags["Round"] for r in load_records(tmp_path / "games.txt")) == ["1.1", "1.2", "2.1", "2.2"]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_program_loses_with_the_reason_and_is_started_again(tmp_path: Path, fault: str) -> None:
    records: list[Record] = []
    began = time.monotonic()
    played = contest(faulty(tmp_path, fault), "random", 2, Terms(Limits(seconds=0.2), tolerance=0.8))
    standing = run(played, tell=lambda _, record: records.append(record) if record else None)
    assert (standing.score.losses, sum(standing.failures["A"].values())) == (2, 2)
    assert not standing.failures["B"]
    for record, side in zip(records, ("first", "second"), strict=True):
        assert record.tags[FAILED] == side
        assert FAULTS[fault][1] in record.tags["Termination"]
        assert record.result == ("0-1" if side == "first" else "1-0")
    assert time.monotonic() - began < 30


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("print('hello', flush=True); import time; time.sleep(60)", "did not say ugiok in time"),
        ("import sys; sys.exit('broken')", "broken"),
    ],
)
def test_a_program_that_never_greets_loses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, reason: str
) -> None:
    monkeypatch.setattr("bergfried.engines.ugi.client.PATIENCE_TO_START", 0.5)
    monkeypatch.setattr("bergfried.engines.ugi.client.Conversation.handshake.__defaults__", (0.5,))
    file = tmp_path / "mute.py"
    file.write_text(code, encoding="utf-8")
    standing = run(contest("random", f"ugi:{sys.executable} {file}", 1))
    assert standing.score.wins == 1
    assert reason in next(iter(standing.failures["B"]))


def test_no_program_is_left_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    file = tmp_path / "stubborn.py"
    file.write_text(
        "import os, signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "print('ugiok', flush=True)\n"
        "while True: time.sleep(1)\n",
        encoding="utf-8",
    )
    run(contest(f"ugi:{sys.executable} {file}", "random", 1, Terms(Limits(seconds=0.1), 0.1)), stop=_soon(2.0))
    for pid in map(int, pids.read_text().split()):
        assert not _lives(pid)


def _soon(seconds: float) -> threading.Event:
    stop = threading.Event()
    threading.Timer(seconds, stop.set).start()
    return stop


def _lives(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def test_the_sample_engine_plays(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "games.txt", "x")
    standing = run(contest(f"{SAMPLE} kwinty", "random", 2, Terms(Limits(seconds=1), 5)), ledger)
    ledger.close()
    assert standing.failures == {"A": {}, "B": {}}
    assert len(load_records(tmp_path / "games.txt")) == 2


PICK = """
import sys, bergfried
game = bergfried.load("kwinty")
{read}
assert int(ms) == 5000
state = game.notation.parse_state(position)
print("thinking")
print(game.notation.format_move(state, state.legal_moves()[0]))
"""


@pytest.mark.parametrize(
    ("read", "tail"),
    [
        ("position, ms = sys.argv[1:]", ""),
        ("position, ms = sys.stdin.read().splitlines()", ""),
        ("ms, position = sys.argv[2], sys.argv[1].removeprefix('--at=')", " --at={position} {ms}"),
    ],
)
def test_a_command_is_given_a_position_and_milliseconds(tmp_path: Path, read: str, tail: str) -> None:
    player = command(tmp_path, "pick", PICK.format(read=read)) + tail
    standing = run(contest(player, "search:1", 1, Terms(Limits(seconds=5), 5, longest=7)))
    assert standing.failures == {"A": {}, "B": {}}


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "without a move"),
        ("print('H99')", "forbids"),
        ("import time; time.sleep(60)", "did not answer in time"),
        ("print('H0'); raise SystemExit('alas')", "alas"),
        ("while True: print('x')", "printed more than"),
    ],
)
def test_a_command_that_fails_loses(tmp_path: Path, code: str, reason: str) -> None:
    player = command(tmp_path, "fails", code)
    standing = run(contest("random", player, 1, Terms(Limits(seconds=1), 0.5)))
    assert standing.score.wins == 1
    assert reason in next(iter(standing.failures["B"]))


def test_a_long_game_is_called_a_draw() -> None:
    records: list[Record] = []
    run(contest("random", "random", 1, Terms(longest=6)), tell=lambda _, r: records.append(r) if r else None)
    assert (records[0].result, len(records[0].moves)) == ("1/2-1/2", 6)
    assert records[0].tags["Termination"] == "called a draw after 6 moves"


def test_the_test_stops_the_match_early() -> None:
    standing = run(contest("search:2", "random", 400, sprt=Sprt(0, 200)))
    assert 4 <= len(standing.score.games) < 100


def test_a_match_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    whole: list[Record] = []
    plan = contest("search:1", "random", 6)
    run(plan, tell=lambda _, record: whole.append(record) if record else None)
    ledger, stop = Ledger(file, str(plan)), threading.Event()

    def interrupt(standing: Standing, _: Record | None) -> None:
        if len(standing.score.games) == 3:
            stop.set()

    run(plan, ledger, tell=interrupt, stop=stop)
    ledger.close()
    assert len(load_records(file)) == 3
    with file.open("a", encoding="utf-8") as cut_off:
        cut_off.write('\n[Event "Match of x"]\n[Round "2.2"]\n\n1. H0 2.')
    ledger = Ledger(file, str(plan))
    assert len(ledger.entries) == 3
    told: list[int] = []
    standing = run(plan, ledger, tell=lambda now, _: told.append(len(now.score.games)))
    ledger.close()
    assert told == [3, 4, 5, 6]
    assert [record.moves for record in load_records(file)] == [record.moves for record in whole]
    assert len(standing.score.games) == 6
    again = Ledger(file, str(plan))
    before = file.read_bytes()
    run(plan, again)
    again.close()
    assert file.read_bytes() == before


def test_failures_are_remembered_across_an_interruption(tmp_path: Path) -> None:
    plan = contest(faulty(tmp_path, "crash"), "random", 2)
    for _ in range(2):
        ledger = Ledger(tmp_path / "games.txt", str(plan))
        standing = run(plan, ledger)
        ledger.close()
        assert standing.failures["A"] == {"ended with exit code 3": 2}


@pytest.mark.parametrize("text", ["hello", '[Event "x"]\n[Game "kwinty"]\n[Result "*"]\n\n*\n', None])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str | None) -> None:
    file = tmp_path / "games.txt"
    if text is None:
        ledger = Ledger(file, str(contest("random", "random", 1)))
        run(contest("random", "random", 1), ledger)
        ledger.close()
        text = file.read_text(encoding="utf-8")
    else:
        file.write_text(text, encoding="utf-8")
    with pytest.raises(OtherMatch):
        Ledger(file, str(contest("random", "search:1", 1)))
    assert file.read_text(encoding="utf-8") == text


def two_games(file: Path) -> bytes:
    ledger = Ledger(file, str(contest("random", "random", 2)))
    run(contest("random", "random", 2), ledger)
    ledger.close()
    return file.read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: data.rstrip(),  # an editor that ends no last line
        lambda data: data,
    ],
)
def test_other_line_ends_are_line_ends(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    file, plan = tmp_path / "games.txt", contest("random", "random", 3)
    file.write_bytes(change(two_games(file)))
    ledger = Ledger(file, str(plan))
    assert len(ledger.entries) == 2
    run(plan, ledger)
    ledger.close()
    assert [record.tags["Round"] for record in load_records(file)] == ["1.1", "1.2", "2.1"]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.rstrip() + b" {well played}\n",
        lambda data: data.rstrip() + b"\n{well played}\n",
        lambda data: data.split(b"\n\n[")[0].rstrip() + b" {the only one}\n",
        lambda data: data.replace(b"\n\n[", b" {well played}\n\n["),
        lambda data: data + b'\n[Event "Match of x"]\n[Match "A somebody"]\n\n1. H0',
        lambda data: data + b'\n[Event "Match of x"]\n[Match "A some',
        lambda data: data + b'\n[Event "Match of x"]\n[Event "Match of x"]\n',
    ],
)
def test_what_others_wrote_is_never_cut_away(tmp_path: Path, change: Callable[[bytes], bytes]) -> None:
    file = tmp_path / "games.txt"
    changed = change(two_games(file))
    file.write_bytes(changed)
    with pytest.raises(OtherMatch):
        Ledger(file, str(contest("random", "random", 2)))
    assert file.read_bytes() == changed


def test_a_record_is_cut_off_anywhere(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.txt", contest("random", "random", 2)
    data = two_games(file)
    second = data.index(b"\n\n[") + 2
    for end in range(second, len(data.rstrip())):
        file.write_bytes(data[:end])
        ledger = Ledger(file, str(plan))
        ledger.close()
        assert len(ledger.entries) == 1
        assert file.read_bytes() == data[: second - 1]


def test_other_rules_and_other_numbers_are_another_match() -> None:
    game = bergfried.load("hamburg")

    def told(nodes: int = 1, seconds: float = 1.0, **options: str) -> str:
        terms = Terms(Limits(nodes=nodes, seconds=seconds))
        return str(Contest(game, game.initial(**options), ("random", "random"), 2, terms))

    assert told() == told()
    assert told(blockade="pairwise") != told(blockade="rowmax")
    assert told(nodes=1_234_567) != told(nodes=1_234_568)
    assert told(seconds=0.1234567) != told(seconds=0.1234568)
    assert "time 1;" in told()
