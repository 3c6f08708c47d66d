"""The engine protocol, our side of it: every word, at any moment."""

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from bergfried.core import Game, Side
from bergfried.engines import Limits, Player, Thought, parse_player
from bergfried.engines.clock import share
from bergfried.engines.process import OutOfTime
from bergfried.engines.ugi.check import Checks, UnknownGame
from bergfried.engines.ugi.server import Engine
from bergfried.engines.ugi.words import BadWords, Info, format_go, parse_go

ROOT = Path(__file__).parents[2]
GAME = bergfried.load("kwinty")
SAMPLE = [sys.executable, str(ROOT / "examples" / "random_engine.py")]
OURS = [sys.executable, "-m", "bergfried", "engine"]


class Talk:
    """An engine in this process; each call says one line and gives back what came since."""

    def __init__(self, game: Game[Any, Any] = GAME, player: str = "search") -> None:
        self.said: list[str] = []
        self.settings: list[dict[str, int]] = []

        def make(settings: Mapping[str, int]) -> Player:
            self.settings.append(dict(settings))
            return parse_player(player, game, settings["Seed"])

        self.engine = Engine(game, make, self.said.append, "Test")

    def __call__(self, *lines: str) -> list[str]:
        """The lines of one session that ends with them."""
        self.said.clear()
        self.engine.run(lines)
        return list(self.said)


def moves_of(said: list[str]) -> list[str]:
    return [line.split()[1] for line in said if line.startswith("bestmove")]


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_it_introduces_itself_with_every_option(slug: str) -> None:
    game = bergfried.load(slug)
    said = Talk(game)("ugi", "isready")
    assert said[-2:] == ["ugiok", "readyok"]
    assert f"id game {slug}" in said
    names = {line.split()[2] for line in said if line.startswith("option name")}
    assert names == {"Seed", "Hash", "Threads"} | {option.name for option in game.options}


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_it_finds_legal_moves_and_reports(slug: str) -> None:
    game = bergfried.load(slug)
    said = Talk(game)("position startpos", "go depth 1 nodes 300", "isready")
    while not moves_of(said):
        time.sleep(0.01)
    (move,) = moves_of(said)
    assert game.explain(game.initial(), move)
    reports = [line for line in said if line.startswith("info depth")]
    assert reports
    for report in reports:
        assert re.fullmatch(
            r"info depth \d+ score (cp -?\d+|win \d+|loss \d+) nodes \d+ nps \d+ time \d+ pv \S.*", report
        )


def feed(lines: list[tuple[float, str]]) -> Iterator[str]:
    for pause, line in lines:
        time.sleep(pause)
        yield line


def test_stop_interrupts_at_once_and_infinite_waits_for_it() -> None:
    talk = Talk()
    began = time.monotonic()
    talk.engine.run(feed([(0, "go infinite"), (0.3, "isready"), (0, "stop"), (0, "isready")]))
    assert time.monotonic() - began < 5
    kinds = [line.split()[0] for line in talk.said if not line.startswith("info")]
    assert kinds == ["readyok", "bestmove", "readyok"]


def test_infinite_waits_even_where_everything_is_known() -> None:
    talk = Talk(player="random")
    talk.engine.run(feed([(0, "go infinite"), (0.2, "isready"), (0, "stop")]))
    assert [line.split()[0] for line in talk.said] == ["info", "readyok", "bestmove"]


def test_two_searches_at_once_are_refused_and_the_next_one_is_not() -> None:
    talk = Talk()
    lines = [
        (0.0, "go infinite"),
        (0.1, "go depth 1"),
        (0, "setoption name Seed value 3"),
        (0, "uginewgame"),
        (0, "stop"),
    ]
    talk.engine.run(feed([*lines, (0, "go depth 1"), (0.5, "stop")]))
    errors = [line for line in talk.said if line.startswith("info string error")]
    assert len(errors) == 3
    assert all("has to wait until the search has ended" in line for line in errors)
    assert len(moves_of(talk.said)) == 2


def test_a_go_right_after_the_answer_is_never_refused() -> None:
    talk = Talk(player="random")
    answered = threading.Semaphore(0)

    def say(line: str) -> None:
        talk.said.append(line)
        if line.startswith("bestmove"):
            answered.release()

    talk.engine._say_line = say

    def lines() -> Iterator[str]:
        for _ in range(200):
            yield "go depth 1"
            assert answered.acquire(timeout=5)

    talk.engine.run(lines())
    assert len(moves_of(talk.said)) == 200


def test_the_end_of_the_input_and_quit_end_a_search_with_its_move() -> None:
    for lines in (("go infinite",), ("go infinite", "quit", "isready")):
        said = Talk()(*lines)
        assert len(moves_of(said)) == 1
        assert "readyok" not in said


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("position fen nonsense", "A row is made of"),
        ("position startpos moves V0 H99", "R"),
        ("position startpos moves V0 V0 ?", ""),
        ("position", "a position is startpos"),
        ("position chess", "a position is startpos"),
        ("query weather", "a query is one of"),
        ("query", "a query is one of"),
        ("setoption name Colour value pink", "there is no option 'Colour'"),
        ("setoption name Threads value 0", "Threads is a whole number from 1 to 256"),
        ("setoption name Hash value many", "Hash is a whole number"),
        ("setoption", "there is no option"),
        ("go depth", "depth needs a whole number, not ''"),
        ("go movetime soon", "movetime needs a whole number, not 'soon'"),
        ("position startpos moves " + "V0 " * 100_000, "is not read"),
    ],
)
def test_mistakes_are_answered_and_change_nothing(line: str, error: str) -> None:
    said = Talk()("position startpos moves V0", line, "query p1turn")
    assert len(said) == 2
    assert said[0].startswith("info string error: ")
    assert error in said[0]
    assert said[1] == "response false"


def test_unknown_words_are_passed_over() -> None:
    assert Talk()("", "   ", "joho", "debug on", "joho isready", "ponderhit", "\x00\x1b") == ["readyok"]
    assert Talk()("go joho depth 1 blubb", "stop")[-1].startswith("bestmove")


def test_queries_follow_the_side_to_move_not_the_count_of_plies() -> None:
    """A game in which a side moves twice in a row."""
    game = bergfried.load("turris")
    texts, state = ["position startpos moves"], game.initial()
    while True:
        move = state.legal_moves()[len(texts) * 7 % len(state.legal_moves())]
        texts.append(game.notation.format_move(state, move))
        after = state.after(move)
        if after.to_move is state.to_move:
            break
        state = after
    said = Talk(game)(" ".join(texts), "query p1turn", "query gameover", "query result")
    assert said == [f"response {str(after.to_move is Side.FIRST).lower()}", "response false", "response none"]


def test_a_finished_game_is_said_to_be_over() -> None:
    game = bergfried.load("waechter")
    over = "position fen RGr2b24/r2b35/b21BG4/7/7/7/7 r"
    said = Talk(game)(over, "query gameover", "query result", "go depth 2", "stop")
    assert said == ["response true", "response p2win", "info string error: the game is over", "bestmove (none)"]
    drawn = Talk(game)("setoption name no_move value draw", over, "query result")
    assert drawn == ["response draw"]


def test_a_long_value_is_refused_in_a_short_sentence() -> None:
    (said,) = Talk(bergfried.load("waechter"))("setoption name quiet_limit value " + "9" * 2_600)
    assert said.startswith("info string error: Option quiet_limit cannot be “999")
    assert len(said) < 400


def test_rule_options_begin_another_game() -> None:
    game = bergfried.load("waechter")
    said = Talk(game)(
        "position startpos moves A7-A6-1", "setoption name NO_MOVE value draw", "query p1turn",
        "setoption name no_move value win", "position fen RGr2b24/r2b35/b21BG4/7/7/7/7 r", "query result",
    )  # fmt: skip
    assert said[0] == "response true"
    assert said[1].startswith("info string error: Option no_move cannot be “win”")
    assert said[2] == "response draw"


def test_settings_reach_the_player() -> None:
    talk = Talk()
    talk("setoption name hash value 7", "setoption name Threads value 2", "setoption name Seed value 5", "go depth 1")
    assert talk.settings == [{"Hash": 7, "Threads": 2, "Seed": 5}]


def test_the_first_isready_makes_the_first_move_quick() -> None:
    talk = Talk()
    assert talk("isready", "isready") == ["readyok", "readyok"]
    assert len(talk.settings) == 1  # a player was made and tried, once
    talk("go depth 1")
    assert len(talk.settings) == 2  # and is not the one that plays: chance begins anew


def test_a_player_with_a_fault_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Thought:
        raise RuntimeError("alas")

    monkeypatch.setattr("bergfried.engines.random.RandomPlayer.choose", broken)
    said = Talk(player="random")("go depth 1", "stop")
    assert said == ["info string error: RuntimeError: alas", "bestmove H0"]


@pytest.mark.parametrize(
    ("words", "limits", "infinite"),
    [
        ("movetime 250", Limits(seconds=0.25), False),
        ("depth 3 nodes 500", Limits(3, 500), False),
        ("infinite", Limits(), True),
        ("", Limits(), False),
        ("movetime -5", Limits(seconds=0.0), False),
        ("depth 0", Limits(depth=1), False),
        ("depth 99999999999999999999999", Limits(depth=10**12), False),
        ("p1time 30050 p2time 1", Limits(seconds=share(30.05)), False),
        ("wtime 30050 btime 1 winc 1000", Limits(seconds=share(30.05, 1.0)), False),
        ("movetime 100 p1time 5", Limits(seconds=0.1), False),
    ],
)
def test_go_is_understood(words: str, limits: Limits, infinite: bool) -> None:
    go = parse_go(words.split(), Side.FIRST)
    assert (go.limits, go.infinite) == (limits, infinite)
    assert parse_go(["p2time", "1000", "movestogo", "1"], Side.SECOND).limits.seconds == pytest.approx(0.95)
    with pytest.raises(BadWords):
        parse_go(["nodes", "²"], Side.FIRST)
    assert parse_go(format_go(Limits(2, 3, 0.5)).split()[1:], Side.FIRST).limits == Limits(2, 3, 0.5)


@pytest.mark.parametrize("left", [0.0, 0.01, 0.1, 1.0, 120.0])
@pytest.mark.parametrize("increment", [0.0, 2.0])
@pytest.mark.parametrize("to_go", [None, 0, 1, 2, 40])
def test_a_move_never_takes_the_whole_clock(left: float, increment: float, to_go: int | None) -> None:
    assert 0 <= share(left, increment, to_go) <= max(0.0, left - 0.04)


def test_what_an_engine_reports_is_heard_and_nothing_upsets_it() -> None:
    info = Info()
    info.hear(["info", "depth", "5", "seldepth", "9", "score", "win", "3", "nodes", "77", "nps", "x", "pv", "A", "B"])
    assert (info.depth, info.nodes, info.score, info.pv) == (5, 77, 999_997, ["A", "B"])
    for line in ("info", "info score", "info score cp", "info depth -1", "info nodes ²", "info score cp ---"):
        info.hear(line.split())
    info.hear(["info", "score", "cp", "-12", "string", "depth", "99"])
    assert (info.depth, info.score) == (5, -12)


@pytest.mark.skipif(kernels.native is None, reason="the example shows the compiled search")
def test_the_documented_session_is_a_session() -> None:
    """What docs/engine-protocol.md shows is what happens, but for how fast it is."""
    text = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    (session,) = re.findall(r"^```session\n\$ bergfried (.*?)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    typed = [line[2:] for line in session[1].splitlines() if line.startswith("> ")]
    shown = [line for line in session[1].splitlines() if not line.startswith("> ")]
    with subprocess.Popen(
        [sys.executable, "-m", "bergfried", *session[0].split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        said: list[str] = []
        for line in typed:
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            while line.startswith("go") and not (said and said[-1].startswith("bestmove")):
                said.append(engine.stdout.readline().rstrip("\n"))
        said += engine.stdout.read().splitlines()
        engine.wait(10)
    assert engine.returncode == 0
    assert [_timeless(line) for line in said] == [_timeless(line) for line in shown]


def _timeless(line: str) -> str:
    return re.sub(r"\bnps \d+ time \d+", "nps … time …", line)


@pytest.mark.parametrize(
    "command", [[*OURS, "kwinty"], [*OURS, "waechter", "--player", "level:2"], [*SAMPLE, "kwinty"]]
)
def test_ours_and_the_sample_pass_every_check(command: list[str]) -> None:
    game = bergfried.load(next(slug for slug in bergfried.slugs() if slug in command))
    assert [check.name for check in Checks(command, [game]).run() if not check.passed] == []


BROKEN = [  # a check, what is changed in the sample, and what is said of it
    ("handshake", '+ "ugiok"', '+ "uciok"', "did not say ugiok in time (last came 'uciok')"),
    ("depth", 'elif word == "go"', 'elif word == "gone"', "did not say bestmove within 4 seconds after 'go depth 1'"),
    ("infinite", 'if "infinite" in rest', 'if "never" in rest', "before it was stopped"),
    ("thinking", 'if "infinite" in rest', 'if "never" in rest', "said bestmove before it was stopped"),
    ("bad-position", "new = game.notation", "state = new = game.initial(); 1 / 0; new = game.notation", "exit code 1"),
    ("query", "state.to_move == 0", "True", "not by 'response false'"),
    ("query", 'elif word == "query"', 'elif word == "question"', "did not answer query p1turn by a line 'response …'"),
    (
        "movetime",
        "format_move(state, random.choice(wins or moves))",
        "format_move(state, moves[0]) + '0'",
        "is no move",
    ),
    ("unknown", 'elif word == "quit"', 'elif word == "debug": 1 / 0\n        elif word == "quit"', "exit code 1"),
    ("quit", "break", "import time; time.sleep(20)", "still runs after quit"),
]


@pytest.mark.parametrize(("check", "old", "new", "fault"), BROKEN)
def test_a_faulty_engine_fails_the_check_that_is_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, check: str, old: str, new: str, fault: str
) -> None:
    monkeypatch.setattr("bergfried.engines.ugi.check.PATIENCE", 4.0)
    (found,) = Checks([*engine(tmp_path, old, new), "kwinty"], [GAME]).run(only={check})
    assert found.fault is not None
    assert fault in found.fault


def engine(folder: Path, old: str, new: str) -> list[str]:
    """The sample with a change."""
    code = Path(SAMPLE[1]).read_text(encoding="utf-8")
    assert old in code
    file = folder / "engine.py"
    file.write_text(code.replace(old, new), encoding="utf-8")
    return [sys.executable, str(file)]


def test_the_game_of_a_program_is_found_by_its_word_or_its_move(tmp_path: Path) -> None:
    games = [bergfried.load(slug) for slug in bergfried.slugs()]
    for command in (SAMPLE, engine(tmp_path, "id game", "id nothing")):
        (check,) = Checks([*command, "hamburg"], games).run(only={"movetime"})
        assert check.fault is None
    others = [game for game in games if game.info.slug != "hamburg"]
    with pytest.raises(UnknownGame):
        list(Checks([*SAMPLE, "hamburg"], others).run(only={"movetime"}))


@pytest.mark.parametrize(("silent", "names"), [("ugi", ["handshake"]), ("isready", ["handshake", "ready"])])
def test_a_program_that_says_nothing_is_not_asked_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: str, names: list[str]
) -> None:
    monkeypatch.setattr("bergfried.engines.ugi.check.PATIENCE", 4.0)
    change = f'    if word == "{silent}":\n        print("Lost in\\nthought", file=sys.stderr)\n        continue\n'
    command = engine(tmp_path, '    answer = ""\n', f'    answer = ""\n{change}')
    checks = list(Checks([*command, "kwinty"], [GAME]).run())
    assert [check.name for check in checks] == names
    assert checks[-1].fault is not None
    assert checks[-1].fault.startswith("did not say ")
    assert "nothing else can be checked" in checks[-1].fault
    assert checks[-1].stderr == ("Lost in", "thought")


def test_a_program_that_finds_no_moves_is_waited_for_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    def silent(_: object, deadline: float, *__: object) -> str:
        waits.append(deadline - time.monotonic())
        raise OutOfTime("did not answer in time")

    monkeypatch.setattr("bergfried.engines.ugi.client.Conversation.best_move", silent)
    assert not any(check.passed for check in Checks([*SAMPLE, "kwinty"], [GAME]).run(only={"depth", "nodes"}))
    assert [round(seconds) for seconds in waits] == [30, 5]


def test_a_program_that_dies_is_quoted(tmp_path: Path) -> None:
    command = engine(tmp_path, 'elif word == "go"', 'elif word == "go": 1 / 0\n        elif word == "never"')
    (check,) = Checks([*command, "kwinty"], [GAME]).run(only={"depth"})
    assert check.fault == "ended with exit code 1: ZeroDivisionError: division by zero"
    assert check.stderr[0].startswith("Traceback")
    assert any("1 / 0" in line for line in check.stderr)
