"""match, engine, engine-check, bridge: called as a user calls them."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import bergfried
from bergfried.arena.bridge import End, Server
from bergfried.cli import match
from bergfried.core import Side
from bergfried.match import load_records
from tests.arena.programs import SAMPLE, faulty
from tests.arena.test_bridge import OneShot, view
from tests.cli.conftest import Answer, Call


def test_a_match_for_people_and_programs(bergfried_command: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    call = ("match", "kwinty", "search:2", "random", "--games", "4", "--record", str(file))
    code, out, err = bergfried_command(*call)
    assert (code, err) == (0, "")
    assert out.startswith("A  search:2\nB  random\nA won ")
    code, out, _ = bergfried_command(*call, "--json")
    facts = json.loads(out)
    assert code == 0
    assert (facts["games"], facts["game"], facts["a"], facts["b"]) == (4, "kwinty", "search:2", "random")
    assert facts["wins"] + facts["draws"] + facts["losses"] == 4
    assert len(load_records(file)) == 4


def test_a_match_without_a_pair_knows_no_strength(bergfried_command: Call) -> None:
    assert "Elo ? (95 %: -∞ to +∞)" in bergfried_command("match", "kwinty", "random", "random", "--games", "1")[1]


@pytest.mark.parametrize(("number", "text"), [(-0.0, "+0"), (-0.4, "+0"), (-12.6, "-13"), (None, "?")])
def test_there_is_no_negative_zero(number: float | None, text: str) -> None:
    assert match._signed(number, "?") == text


def test_a_match_with_a_test_answers_yes_or_no(bergfried_command: Call) -> None:
    call = ("match", "kwinty", "--games", "100", "--sprt", "0,200", "--json")
    code, out, _ = bergfried_command(*call, "search:2", "random")
    assert (code, json.loads(out)["sprt"]["accepted"]) == (0, "H1")
    assert json.loads(out)["games"] < 100
    code, out, _ = bergfried_command(*call, "random", "search:2")
    assert (code, json.loads(out)["sprt"]["accepted"]) == (1, "H0")
    assert "Rejected" in bergfried_command(*call[:-1], "random", "search:2")[1]


def test_a_match_tells_of_failures(bergfried_command: Call, tmp_path: Path) -> None:
    player = faulty(tmp_path, "crash")
    code, out, _ = bergfried_command("match", "kwinty", player, "random", "--games", "2", "--time", "0.3")
    assert code == 0
    assert "A failed 2 times: “ended with exit code 3”" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("nobody", "random"), "There is no player “nobody”"),
        (("random", "level:0"), "There is no level 0"),
        (("random", "ugi:/no/such/program"), "There is no program “/no/such/program”"),
        (("random", "cmd:"), "names no program"),
        (("random", "cmd:/bin/echo \udcff"), "text in UTF-8"),
        (("random", "random", "--games", "0"), "--games"),
        (("random", "random", "--time", "nan"), "--time"),
        (("random", "random", "--time", "-1"), "--time"),
        (("random", "random", "--sprt", "5"), "--sprt"),
        (("random", "random", "--sprt", "5,0"), "--sprt"),
        (("random", "random", "--sprt", "0,7000"), "--sprt"),
        (("random", "random", "--sprt", "0,1e300"), "--sprt"),
        (("random", "random", "--sprt", "-200000,0"), "--sprt"),
        (("random", "random", "--concurrency", "0"), "--concurrency"),
        (("random", "random", "--option", "x=y"), "There is no option “x”. This game has none."),
    ],
)
def test_a_match_refuses_what_it_cannot_read(bergfried_command: Call, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = bergfried_command("match", "kwinty", *arguments)
    assert (code, out) == (2, "")
    assert said in err


def test_a_match_does_not_touch_other_files(bergfried_command: Call, tmp_path: Path) -> None:
    other = tmp_path / "diary.txt"
    other.write_text("Dear diary", encoding="utf-8")
    call = ("match", "kwinty", "random", "random", "--games", "2", "--record")
    code, _, err = bergfried_command(*call, str(other))
    assert code == 2
    assert "holds something else than games of this match" in err
    assert other.read_text(encoding="utf-8") == "Dear diary"
    code, _, err = bergfried_command(*call, str(tmp_path / "no" / "file"))
    assert code == 1
    assert "cannot be written" in err


@pytest.mark.parametrize("text", ["\x1b[31mred", '[Event "x"]\n[Match "\x1b[31m"]\n[Result "1-0"]\n\n1-0\n'])
def test_what_a_foreign_file_says_does_not_reach_the_terminal(
    bergfried_command: Call, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "games.txt"
    file.write_text(text, encoding="utf-8")
    code, _, err = bergfried_command("match", "kwinty", "random", "random", "--record", str(file))
    assert code == 2
    assert "·[31m" in err
    assert "\x1b" not in err


@pytest.mark.skipif(os.name != "posix", reason="devices and pipes")
def test_a_match_is_recorded_in_a_file_and_nothing_else(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    call = [sys.executable, "-m", "bergfried", "match", "kwinty", "random", "random", "--games", "2", "--record"]
    for odd in ("/dev/zero", str(tmp_path / "pipe"), str(tmp_path)):
        done = subprocess.run([*call, odd, "--language", "en"], capture_output=True, text=True, timeout=30, check=False)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr == f"{odd} cannot be written: not a regular file.\n"


def test_two_matches_do_not_write_to_one_file(bergfried_command: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    call = ("match", "kwinty", "random", "random", "--games", "2", "--record", str(file))
    assert bergfried_command(*call)[0] == 0
    before = file.read_bytes()
    hold = (
        "import os, sys; from bergfried.arena.locking import lock; lock(os.open(sys.argv[1], os.O_RDWR));"
        "print('held', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        other.stdout.readline()
        code, out, err = bergfried_command(*call)
        other.communicate(b"\n")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "Another match is being written to" in err
    assert file.read_bytes() == before
    assert bergfried_command(*call)[0] == 0


def test_nothing_to_play_is_no(bergfried_command: Call) -> None:
    won = "7/7/7/7/3b13/3RG3/3BGr72 r"
    code, _, err = bergfried_command("match", "waechter", "random", "random", "--position", won, "--plies", "0")
    assert code == 1
    assert "nothing to play" in err


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_match_says_how_to_go_on(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "games.txt"
    command = [sys.executable, "-m", "bergfried", "match", "kwinty", "search:2", "random", "--games", "100000"]
    with subprocess.Popen([*command, "--record", str(file), "--language", "en"], stderr=subprocess.PIPE) as running:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and not (file.exists() and file.stat().st_size > 3000):
            time.sleep(0.05)
        running.send_signal(how)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert err.decode().endswith("the same command goes on with the match.\n")
    assert load_records(file)


def test_an_engine_speaks_the_protocol(bergfried_command: Call) -> None:
    code, out, err = bergfried_command("engine", "kwinty", "--player", "search:1", typed="ugi\ngo\nstop\nquit\n")
    assert (code, err) == (0, "")
    assert "ugiok\n" in out
    assert out.splitlines()[-1].startswith("bestmove ")
    code, out, err = bergfried_command("engine", "kwinty", "--player", "ugi:python")
    assert (code, out) == (2, "")
    assert "There is no player" in err


def test_an_engine_begins_with_the_rules_and_the_position_it_is_given(bergfried_command: Call) -> None:
    over = "RGr2b24/r2b35/b21BG4/7/7/7/7 r"
    call = ("engine", "waechter", "--player", "random", "--position", over)
    assert bergfried_command(*call, typed="query result\n")[1] == "response p2win\n"
    typed = (
        f"query result\nposition startpos\nquery result\nposition fen {over}\nquery result\nuginewgame\nquery result\n"
    )
    code, out, _ = bergfried_command(*call, "--option", "no_move=draw", typed=typed)
    assert (code, [line.split()[1] for line in out.splitlines()]) == (0, ["draw", "none", "draw", "none"])
    assert (
        "no_move type combo default draw var loss"
        in bergfried_command("engine", "waechter", "--option", "no_move=draw", typed="ugi\n")[1]
    )
    assert bergfried_command(*call, "--option", "no_move=win")[0] == 2


def test_a_bridge_plays_by_the_rules_it_is_given(bergfried_command: Call) -> None:
    game = bergfried.load("waechter")
    over = game.notation.parse_state("RGr2b24/r2b35/b21BG4/7/7/7/7 r")
    for options, winner in (((), "second"), (("--option", "no_move=draw"), None)):
        server = OneShot(b"0", view(over, end=True))
        call = ("bridge", "waechter", "--connect", f":{server.port}", "--player", "random", "--json")
        code, out, _ = bergfried_command(*call, *options)
        assert (code, json.loads(out)["winner"], json.loads(out)["clause"]) == (0, winner, "R15")


def test_engine_check_says_what_fails(bergfried_command: Call, tmp_path: Path) -> None:
    program = SAMPLE.removeprefix("ugi:") + " kwinty"
    code, out, _ = bergfried_command("engine-check", "--json", *program.split())
    assert (code, json.loads(out)["passed"], len(json.loads(out)["checks"])) == (0, True, 15)
    mute = tmp_path / "mute.py"
    mute.write_text("raise SystemExit('\x1b[31mred\\nno')", encoding="utf-8")
    for words in ((), ("--game", "kwinty")):
        code, out, _ = bergfried_command("engine-check", *words, f"{sys.executable} {mute}")
        assert code == 1
        assert out.splitlines() == [
            "FAIL  handshake: ugi is answered by ugiok",
            "      it ended with exit code 1: no; nothing else can be checked without it",
            "      the end of what it wrote to stderr:",
            "        ·[31mred",
            "        no",
        ]
    code, out, err = bergfried_command("engine-check", "/no/such/program")
    assert (code, out) == (2, "")
    assert "There is no program" in err


def test_the_bridge_refuses_what_it_cannot_do(bergfried_command: Call) -> None:
    free = socket.create_server(("127.0.0.1", 0))
    port = free.getsockname()[1]
    free.close()
    for arguments, code, said in (
        (("kwinty", "--listen", "0"), 2, "no server for this game"),
        (("waechter",), 2, "--connect"),
        (("waechter", "--connect", "x", "--listen", "0"), 2, "--connect"),
        (("waechter", "--connect", "nowhere"), 2, "HOST:PORT"),
        (("waechter", "--connect", "127.0.0.1:99999"), 2, "HOST:PORT"),
        (("waechter", "--connect", "::1:5555"), 2, "[IPV6]:PORT"),
        (("waechter", "--connect", "[::1]:1"), 1, "no connection to [::1]:1: "),
        (("waechter", "--connect", f"127.0.0.1:{port}", "--player", "nobody"), 2, "no player"),
        (("waechter", "--connect", f"127.0.0.1:{port}"), 1, "no connection to"),
        (("waechter", "--listen", "0", "--wait", "0", "--clock", "0"), 1, "Nobody came"),
        (("waechter", "--listen", "0", "--clock", "nan"), 2, "--clock"),
    ):
        found, out, err = bergfried_command("bridge", *arguments)
        assert (found, out) == (code, ""), arguments
        assert said in err


@pytest.mark.parametrize("answers", [(b"7",), (b"0", b'{"board": "\x1b"}')])
def test_the_bridge_ends_its_sentences_once_and_obeys_no_server(
    bergfried_command: Call, answers: Sequence[bytes]
) -> None:
    server = OneShot(*answers)
    code, _, err = bergfried_command("bridge", "waechter", "--connect", f":{server.port}", "--player", "random")
    assert code == 1
    assert err.startswith("The bridge is broken: the server sent ")
    assert err.endswith(".\n")
    assert not err.endswith("..\n")
    assert "\x1b" not in err


def test_a_player_that_fails_on_a_server_is_said_to_have_failed(bergfried_command: Call, tmp_path: Path) -> None:
    start = bergfried.load("waechter").initial()
    server = OneShot(b"0", view(start), view(start))
    player = faulty(tmp_path, "complaint")
    code, out, err = bergfried_command("bridge", "waechter", "--connect", f":{server.port}", "--player", player)
    assert (code, out, err) == (1, "", "The player failed: ended with exit code 1: no more fuel.\n")


def test_the_bridge_overwrites_nothing(bergfried_command: Call, tmp_path: Path) -> None:
    listen = ("bridge", "waechter", "--listen", "0", "--wait", "0", "--record")
    diary, games = tmp_path / "diary.txt", tmp_path / "games.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    bergfried_command("match", "kwinty", "random", "random", "--games", "1", "--record", str(games))
    for file in (diary, games):
        before = file.read_bytes()
        code, _, err = bergfried_command(*listen, str(file))
        assert (code, file.read_bytes()) == (2, before)
        assert "something else than games of a bridge" in err
    for nowhere in (tmp_path / "no" / "file", tmp_path):
        code, _, err = bergfried_command(*listen, str(nowhere))
        assert code == 1
        assert "cannot be written" in err
        assert "Listening" not in err
    assert sorted(tmp_path.iterdir()) == [diary, games]


def _bridge_game(path: Path, monkeypatch: pytest.MonkeyPatch, call: Call, meanwhile: Callable[[], None]) -> Answer:
    """A game between clients that leave at once."""

    async def run(server: Server, *_: object) -> End:
        meanwhile()
        server._lose(Side.FIRST, "left the game")
        return End(server._table.record())

    monkeypatch.setattr(Server, "run", run)
    return call("bridge", "waechter", "--listen", "0", "--record", str(path))


def test_the_bridge_adds_its_games_to_a_file(
    bergfried_command: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2):
        assert _bridge_game(tmp_path / "games.txt", monkeypatch, bergfried_command, lambda: None)[0] == 0
        assert len(load_records(tmp_path / "games.txt")) == number


def test_the_result_is_said_even_if_it_cannot_be_written(
    bergfried_command: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    code, out, err = _bridge_game(folder / "game.txt", monkeypatch, bergfried_command, folder.rmdir)
    assert code == 1
    assert "wins" in out
    assert "cannot be written" in err


def test_two_bridges_play_on_a_third(tmp_path: Path) -> None:
    bridge = [sys.executable, "-m", "bergfried", "bridge", "waechter", "--language", "en"]
    start, file = "BG6/7/7/7/3RG3/7/7 r", tmp_path / "game.txt"
    listen = [*bridge, "--listen", "0", "--position", start, "--wait", "60", "--record", str(file), "--json"]
    with subprocess.Popen(listen, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        address = server.stderr.readline().split()[-1].rstrip(".")
        client = [*bridge, "--connect", address, "--player", "search:2", "--wait", "60", "--json"]
        clients = [subprocess.Popen(client, stdout=subprocess.PIPE, text=True) for _ in range(2)]
        answers = [json.loads(one.communicate(timeout=60)[0]) for one in clients]
        out, _ = server.communicate(timeout=60)
    assert [server.returncode, *(one.returncode for one in clients)] == [0, 0, 0]
    assert {answer["side"] for answer in answers} == {"first", "second"}
    assert {answer["winner"] for answer in answers} == {"first"}
    assert json.loads(out)["termination"] == "R14"
    assert load_records(file)[0].result == "1-0"
