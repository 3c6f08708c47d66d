"""moves, explain, perft, show, rules, best, bench: what they print and the exit codes."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import bergfried
from bergfried.cli import best
from bergfried.engines import AlphaBeta, Thought
from bergfried.kernels import has_kernel
from bergfried.speech import LANGUAGES
from tests.cli.conftest import Call
from tests.walks import IDS, TABLES, somewhere

every_table = pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
every_game = pytest.mark.parametrize("slug", bergfried.slugs())

WON = "7/7/7/7/3b13/3RG3/3BGr72 r"
OVER = "RGr2b24/r2b35/b21BG4/7/7/7/7 r"


def flags(options: dict[str, str]) -> list[str]:
    return [word for name, value in options.items() for word in ("--option", f"{name}={value}")]


@every_table
def test_moves_lists_the_legal_moves(bergfried_command: Call, slug: str, options: dict[str, str]) -> None:
    game = bergfried.load(slug)
    state = somewhere(game.initial(**options), seed=4, longest=30)
    position = game.notation.format_state(state)
    legal = [game.notation.format_move(state, move) for move in state.without_past().legal_moves()]
    call = ("moves", slug, "--position", position, *flags(options))
    code, out, _ = bergfried_command(*call, "--json")
    assert (code, json.loads(out)) == (0, {"moves": legal})
    code, out, _ = bergfried_command(*call)
    assert (code, out.split()) == (0, legal)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_explain_says_yes(bergfried_command: Call, slug: str, language: str) -> None:
    game = bergfried.load(slug)
    state = game.initial()
    move = game.notation.format_move(state, state.legal_moves()[0])
    for typed in (move, move.swapcase()):
        code, out, _ = bergfried_command("explain", slug, typed, "--language", language)
        assert (code, out.strip()) == (0, game.say(game.explain(state, move).reason, language))


def test_explain_says_no_with_the_clause(bergfried_command: Call) -> None:
    code, out, err = bergfried_command("explain", "waechter", "A7-A5-1")
    assert (code, out, err) == (1, "R6: One stone moves exactly one square; A5 is 2 away.\n", "")
    code, out, _ = bergfried_command("explain", "waechter", "A7-A5-1", "--json", "--language", "de")
    facts = json.loads(out)
    assert code == 1
    assert (facts["legal"], facts["clause"], facts["squares"]) == (False, "R6", ["A7", "A5"])
    assert facts["reason"] == {"id": "distance", "params": {"stones": 1, "goal": "A5", "far": 2}}
    assert facts["text"].startswith("Ein Stein zieht")


def test_explain_marks_what_it_cannot_read(bergfried_command: Call) -> None:
    code, out, err = bergfried_command("explain", "waechter", "A7~A5")
    assert (code, out) == (2, "")
    assert err.endswith("  A7~A5\n    ^\n")


@every_game
def test_perft_counts_as_the_table_says(bergfried_command: Call, slug: str) -> None:
    table = tomllib.loads((bergfried.load(slug).folder / "perft.toml").read_text(encoding="utf-8"))["position"]
    for entry in table[:4]:
        counts = [count for count in entry["counts"] if count < 700]
        call = ("perft", slug, str(len(counts)), "--position", entry["state"], *flags(entry.get("options", {})))
        code, out, _ = bergfried_command(*call, "--json", "--rules")
        assert (code, json.loads(out)["counts"], json.loads(out)["by"]) == (0, counts, "rules")
        code, out, _ = bergfried_command(*call, "--json")
        by = "kernel" if has_kernel(bergfried.load(slug)) else "rules"
        assert (code, json.loads(out)["counts"], json.loads(out)["by"]) == (0, counts, by)


def test_perft_for_people(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command("perft", "waechter", "2")
    assert code == 0
    assert [line.split() for line in out.splitlines()[:2]] == [["1", "25"], ["2", "625"]]
    assert json.loads(bergfried_command("perft", "waechter", "0", "--json")[1])["counts"] == []


@pytest.mark.parametrize("depth", ["-1", "101", "1.5", "deep", "99999999999999999999"])
def test_perft_refuses_a_depth_that_is_none(bergfried_command: Call, depth: str) -> None:
    code, out, err = bergfried_command("perft", "waechter", depth)
    assert (code, out) == (2, "")
    assert "DEPTH" in err


@every_game
def test_show_draws_and_says_whose_turn_it_is(bergfried_command: Call, slug: str) -> None:
    game = bergfried.load(slug)
    code, out, _ = bergfried_command("show", slug, "--ascii")
    assert code == 0
    assert game.notation.format_state(game.initial()) in out
    assert out.strip().endswith("to move.")
    assert "\x1b" not in out


def test_show_says_how_a_finished_game_ended(bergfried_command: Call) -> None:
    _, out, _ = bergfried_command("show", "waechter", "--position", OVER)
    assert out.strip().endswith("Blue wins.\nR15: The side to move has no legal move.")
    _, out, _ = bergfried_command(
        "show", "waechter", "--position", OVER, "--option", "no_move=draw", "--language", "fr"
    )
    assert "La partie est nulle." in out


@every_game
def test_show_as_json(bergfried_command: Call, slug: str) -> None:
    code, out, _ = bergfried_command("show", slug, "--json")
    facts = json.loads(out)
    assert code == 0
    assert (facts["to_move"], facts["outcome"]) == ("first", None)
    assert facts["scene"]["board"]["cells"]
    over = json.loads(bergfried_command("show", "waechter", "--position", OVER, "--json")[1])["outcome"]
    assert over == {"winner": "second", "clause": "R15", "scores": None}


def test_show_writes_svg(bergfried_command: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bergfried.core.game.Game.picture", lambda *_: "<svg>ü</svg>")
    assert bergfried_command("show", "waechter", "--svg", "-")[:2] == (0, "<svg>ü</svg>\n")
    assert bergfried_command("show", "waechter", "--svg", str(tmp_path / "a.svg"))[:2] == (0, "")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == "<svg>ü</svg>"
    code, _, err = bergfried_command("show", "waechter", "--svg", str(tmp_path / "no" / "a.svg"))
    assert code == 1
    assert err.endswith("cannot be written: No such file or directory.\n")


def test_show_writes_svg_and_prints_json(bergfried_command: Call, tmp_path: Path) -> None:
    picture = tmp_path / "a.svg"
    code, out, _ = bergfried_command("show", "waechter", "--svg", str(picture), "--json")
    assert code == 0
    assert json.loads(out)["to_move"] == "first"
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    code, out, err = bergfried_command("show", "waechter", "--svg", "-", "--json")
    assert (code, out) == (2, "")
    assert "--svg FILE" in err


@every_game
def test_rules_prints_every_clause(bergfried_command: Call, slug: str) -> None:
    code, out, _ = bergfried_command("rules", slug)
    assert code == 0
    assert "R1." in out
    assert "Refuses:" not in out
    assert max(len(line) for line in out.splitlines()) <= 80
    code, one, _ = bergfried_command("rules", slug, "--clause", "r2")
    assert code == 0
    assert "R2." in one
    assert "R3." not in one
    code, _, err = bergfried_command("rules", slug, "--clause", "R999")
    assert code == 1
    assert err.startswith("There is no clause “R999”; the clauses are R1 to R")


@every_game
def test_best_answers_in_the_agreed_form(bergfried_command: Call, slug: str) -> None:
    game = bergfried.load(slug)
    code, out, _ = bergfried_command("best", slug, "--depth", "1", "--lines", "2", "--threads", "2", "--json")
    facts = json.loads(out)
    assert code == 0
    assert set(facts) == {"move", "score", "proved", "depth", "nodes", "seconds", "lines"}
    assert game.explain(game.initial(), facts["move"])
    assert facts["lines"][0]["moves"][0] == facts["move"]
    assert len(facts["lines"]) == 2


def test_best_finds_a_win(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command("best", "waechter", "--position", WON, "--depth", "3", "--json")
    facts = json.loads(out)
    assert (code, facts["proved"], facts["depth"]) == (0, "win", 1)
    assert facts["move"] in ("D2-D1-1", "E1-D1-1")
    _, out, _ = bergfried_command("best", "waechter", "--position", WON, "--language", "de", "--nodes", "50")
    assert out.split()[0] == "Gewinn"


def test_best_of_a_finished_game_is_no(bergfried_command: Call) -> None:
    code, out, err = bergfried_command("best", "waechter", "--position", OVER, "--json")
    found = json.loads(out)
    assert (code, found["move"], found["score"], found["proved"], found["lines"]) == (1, None, None, None, [])
    assert list(found) == list(json.loads(bergfried_command("best", "waechter", "--depth", "1", "--json")[1]))
    assert err == "The game is over; there is no best move.\n"


@pytest.mark.parametrize(
    "wrong",
    [
        ("--time", "-1"),
        ("--time", "nan"),
        ("--time", "inf"),
        ("--time", "1e400"),
        ("--time", "x"),
        ("--depth", "0"),
        ("--nodes", "-1"),
        ("--lines", "0"),
        ("--threads", "0"),
    ],
)
def test_best_refuses_limits_that_are_none(bergfried_command: Call, wrong: tuple[str, str]) -> None:
    code, out, err = bergfried_command("best", "waechter", *wrong)
    assert (code, out) == (2, "")
    assert wrong[0] in err


def test_best_without_time_still_answers(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command("best", "waechter", "--time", "0", "--json")
    assert (code, json.loads(out)["depth"]) == (0, 0)


@pytest.mark.parametrize(("known", "code"), [(True, 0), (False, 130)])
def test_ctrl_c_during_a_search_answers_with_what_was_found(
    bergfried_command: Call, monkeypatch: pytest.MonkeyPatch, known: bool, code: int
) -> None:
    class Interrupted(AlphaBeta):
        def choose(self, *arguments: Any, **options: Any) -> Thought:
            if known:
                super().choose(*arguments, **options)
            raise KeyboardInterrupt

    monkeypatch.setattr(best, "searcher", lambda game, **_: Interrupted(game))
    exit_code, out, err = bergfried_command("best", "waechter", "--depth", "1", "--json")
    assert exit_code == code
    assert json.loads(out)["depth"] == 1 if known else err.strip() == "Interrupted."


def test_bench_reports_a_signature(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command("bench", "waechter", "--json")
    assert (code, list(json.loads(out)["games"])) == (0, ["waechter"])
    assert json.loads(out)["games"]["waechter"]["signature"] > 0
    assert "waechter" in bergfried_command("bench", "waechter")[1]


@pytest.mark.parametrize("command", ["moves", "show", "perft", "explain", "best", "play"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "There is no game “chess”; there are: "),
        (("waechter", "--position", "7/7 r"), "A position has 7 ranks"),
        (("waechter", "--position", ""), "A position has 7 ranks"),
        (("waechter", "--position", "\n\x00" * 50), "A position has 7 ranks"),
        (("waechter", "--option", "no_move"), "“no_move” is no rule option"),
        (("waechter", "--option", "no_move=draw", "--option", "no_move=loss"), "“no_move=loss” is no rule option"),
        (("waechter", "--option", "no_move=win"), "Option no_move cannot be “win”. It can be: loss, draw."),
        (("waechter", "--option", "colour=pink"), "There is no option “colour”."),
        (("waechter", "--language", "xx"), "'xx' is none of: en, de, fr"),
        (("waechter", "--nonsense"), "--nonsense"),
    ],
)
def test_mistakes_are_refused_alike(
    bergfried_command: Call, command: str, arguments: tuple[str, ...], said: str
) -> None:
    needed = {"perft": ("1",), "explain": ("A7-A6-1",)}.get(command, ())
    code, out, err = bergfried_command(command, arguments[0], *needed, *arguments[1:])
    assert (code, out) == (2, "")
    assert said in err
    assert "Traceback" not in err


def test_the_language_of_the_terminal_is_spoken(bergfried_command: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert bergfried_command("moves", "chess")[2].startswith("Ein Spiel „chess“ gibt es nicht")
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert bergfried_command("moves", "chess")[2].startswith("There is no game")
    assert bergfried_command("moves", "chess", "--language", "fr")[2].startswith("Il n’y a pas")


@every_game
@pytest.mark.parametrize("limit", ["--nodes", "--depth", "--lines"])
def test_a_limit_beyond_all_bounds_is_none(bergfried_command: Call, slug: str, limit: str) -> None:
    code, out, err = bergfried_command("best", slug, limit, "1" + "0" * 30, "--time", "0.05", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["move"]
