"""A game in the terminal, typed line by line."""

import json
import sys
from pathlib import Path

import pytest

import bergfried
from bergfried.cli import session
from bergfried.cli.call import Call as Asked
from bergfried.cli.telling import outcome_lines
from bergfried.core import Outcome, Side
from bergfried.engines import Limits
from bergfried.match import load_records
from bergfried.speech import LANGUAGES
from tests.cli.conftest import Call
from tests.walks import walk

TWO = ("play", "waechter", "--first", "human", "--second", "human")
FAILING = f'cmd:"{sys.executable}" -c ""'  # plays no move
NEARLY = "3RG3/7/7/7/7/3b53/3BG3 b"


def typed(*lines: str) -> str:
    return "".join(line + "\n" for line in lines)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_the_computer_plays_any_game_against_itself_to_its_end(bergfried_command: Call, slug: str) -> None:
    game = bergfried.load(slug)
    path = [state for state, _ in walk(game.initial(), seed=3, longest=300)]
    near_the_end = game.notation.format_state(path[-min(6, len(path))])
    players = ("--first", "random", "--second", "level:1", "--seed", "3", "--position", near_the_end)
    code, out, err = bergfried_command("play", slug, *players)
    assert (code, err) == (0, "")
    assert "wins." in out or "drawn." in out
    assert out == bergfried_command("play", slug, *players)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", bergfried.slugs())
def test_a_person_plays_by_number_and_notation(
    bergfried_command: Call, monkeypatch: pytest.MonkeyPatch, slug: str, language: str
) -> None:
    monkeypatch.setattr(session, "HINT", Limits(nodes=20))
    game = bergfried.load(slug)
    first = game.initial().legal_moves()[0]
    text = game.notation.format_move(game.initial(), first)
    call = ("play", slug, "--second", "random", "--language", language)
    other = text.swapcase()  # a person need not mind large and small letters
    for line in ("1", text, f"  {text} ", other):
        code, out, _ = bergfried_command(*call, typed=typed("?", "help", f"? {other}", line, "hint", "undo", "quit"))
        assert code == 0
        assert game.say(game.explain(game.initial(), text).reason, language) in out
        assert f"1: {text}" in out or f"1 : {text}" in out


def test_a_refused_move_says_why_and_the_game_goes_on(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command(*TWO, typed=typed("A7-A5-1", "rubbish", "99", "0", "A7-A6-1", "? A1-A3-1", "?A1"))
    assert code == 0
    assert "R6: One stone moves exactly one square; A5 is 2 away." in out
    assert "  rubbish\n  ^\n" in out
    assert "There is no move number 99; there are 25." in out
    assert "There is no move number 0; there are 25." in out
    assert "Move 1: A7-A6-1" in out
    assert "R6: One stone moves exactly one square; A3 is 2 away." in out
    assert out.endswith("Blue> \nGoodbye.\n")  # the input ended


def test_a_finished_game_says_who_won_and_by_which_clause(bergfried_command: Call) -> None:
    code, out, _ = bergfried_command(
        *TWO, "--position", NEARLY, typed=typed("D2-D7-5", "D1-D2-1", "hint", "?", "undo", "quit")
    )
    assert code == 0
    assert "Blue wins.\nR13: The guard was captured." in out
    assert "R13: The game is over; there is nothing left to play." in out
    assert out.count("Blue> ") == 2


def test_scores_are_told_where_a_game_counts() -> None:
    game = bergfried.load("waechter")
    lines = outcome_lines(Asked(game, game.initial(), "en"), Outcome(Side.FIRST, "R13", (58, 37)))
    assert lines == ["Red wins.", "R13: The guard was captured.", "Red 58 : 37 Blue"]


def test_undo_and_redo_against_the_computer_return_to_the_persons_turn(bergfried_command: Call) -> None:
    call = ("play", "waechter", "--second", "random", "--seed", "1")
    _, out, _ = bergfried_command(*call, typed=typed("undo", "redo", "A7-A6-1", "undo", "redo", "redo"))
    assert "There is nothing to take back." in out
    assert out.count("There is nothing to play again.") == 2
    assert next(line for line in out.splitlines() if line.startswith("Move")).startswith("Move 1: A7-A6-1")
    assert sum(line.startswith("Move 2: ") for line in out.splitlines()) == 2


def test_the_computers_first_move_cannot_be_taken_back(bergfried_command: Call) -> None:
    _, out, _ = bergfried_command(
        "play", "waechter", "--first", "random", "--second", "human", typed=typed("undo", "?")
    )
    assert "There is no move of yours to take back." in out
    assert out.count("Blue> ") == 3


def test_the_defeat_of_a_program_that_fails_is_taken_back_with_the_persons_move(bergfried_command: Call) -> None:
    call = ("play", "waechter", "--first", "human", "--second", FAILING)
    _, out, _ = bergfried_command(*call, typed=typed("A7-A6-1", "undo", "quit"))
    assert "Red wins." in out
    assert "Red> quit" in out


def test_the_defeat_of_a_program_stands_if_the_person_has_not_moved(bergfried_command: Call) -> None:
    call = ("play", "waechter", "--first", FAILING, "--second", "human")
    _, out, _ = bergfried_command(*call, typed=typed("undo", "quit"))
    assert "There is no move of yours to take back." in out
    assert out.count("Blue wins.") == 2
    assert "> quit" in out.splitlines()


def test_resigning(bergfried_command: Call) -> None:
    _, out, _ = bergfried_command(
        *TWO, typed=typed("A7-A6-1", "resign", "resign", "A1-A2-1", "draw", "undo", "A1-A2-1")
    )
    assert "Red wins.\nBlue resigned." in out
    assert out.count("The game is over.") == 3
    assert "Move 2: A1-A2-1" in out


@pytest.mark.parametrize(("answer", "end"), [("yes", "agreed on a draw"), ("no", "declined"), ("", "declined")])
def test_a_draw_needs_the_other_person(bergfried_command: Call, answer: str, end: str) -> None:
    _, out, _ = bergfried_command(*TWO, typed=typed("draw", answer))
    assert end in out


def test_the_computer_takes_a_draw_unless_it_is_ahead(bergfried_command: Call) -> None:
    call = ("play", "waechter", "--first", "human", "--second", "level:2")
    assert "agreed on a draw" in bergfried_command(*call, typed=typed("draw"))[1]
    ahead = "3RG3/7/7/7/7/3b53/2BG4 r"
    assert "declined" in bergfried_command(*call, "--position", ahead, typed=typed("draw"))[1]


@pytest.mark.parametrize("name", ["game.txt", "a game.json"])
def test_a_saved_game_is_loaded_and_goes_on(bergfried_command: Call, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    call = ("play", "waechter", "--second", "random", "--option", "no_move=draw")
    _, out, _ = bergfried_command(*call, typed=typed("A7-A6-1", f"save {file}", "quit"))
    assert f"Saved as {file}." in out.replace("\n", "")
    (record,) = load_records(file)
    assert (record.tags["First"], record.tags["SecondEngine"], len(record.moves)) == ("Human", "random", 2)
    assert record.tags["Options"].startswith("no_move=draw")
    _, out, _ = bergfried_command(*TWO, typed=typed(f"load {file}", "undo", "quit"))
    assert f"Move 2: {record.moves[1]}" in out
    assert "Move 1: A7-A6-1" in out


@pytest.mark.parametrize("line", ["save {}", "load {}", "{}", "? {}"])
def test_long_lines_are_refused_and_the_game_goes_on(bergfried_command: Call, line: str) -> None:
    typed = line.format("A" * 6_000) + "\nA7-A6-1\n"
    code, out, err = bergfried_command("play", "waechter", "--second", "human", typed=typed)
    assert (code, err) == (0, "")
    assert "Move 1: A7-A6-1" in out


def test_what_cannot_be_saved_or_loaded_is_said(bergfried_command: Call, tmp_path: Path) -> None:
    bad, other = tmp_path / "bad", tmp_path / "other"
    bad.write_text('[Game "waechter"]\nA7-A1-1 *', encoding="utf-8")
    lines = (
        "A7-A6-1",
        "save",
        "load",
        f"save {tmp_path}/no/file",
        f"save {tmp_path}",
        "save \0",
        f"load {other}",
        f"load {bad}",
    )
    code, out, _ = bergfried_command(*TWO, typed=typed(*lines))
    assert code == 0
    for said in ("Save where?", "Load what?", "is not a file", "No such file", "null", "line 2", "R6:"):
        assert said.lower() in out.lower(), said
    assert out.endswith("Blue> \nGoodbye.\n")  # the game is where it was


def test_a_record_of_another_game_is_not_loaded(
    bergfried_command: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    bergfried_command(*TWO, typed=typed(f"save {file}"))
    records = load_records(file)
    records[0].tags["Game"] = "chess"  # type: ignore[index]
    monkeypatch.setattr(session, "load_records", lambda _: records)
    _, out, _ = bergfried_command(*TWO, typed=typed(f"load {file}"))
    assert "is a record of another game: chess." in out


@pytest.mark.parametrize("player", ["", "nobody", "level:9", "search:x"])
def test_an_unknown_player_is_refused(bergfried_command: Call, player: str) -> None:
    code, out, err = bergfried_command("play", "waechter", "--first", player)
    assert (code, out) == (2, "")
    assert err.endswith("A person at this terminal is “human”.\n")


def test_the_terminal_is_asked_for_colour_only_where_there_is_one(bergfried_command: Call) -> None:
    for flags in ((), ("--no-colour",), ("--ascii",)):
        assert "\x1b" not in bergfried_command(*TWO, *flags, typed=typed("?", "A7-A5-1"))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_one_chooses(bergfried_command: Call, language: str) -> None:
    number = bergfried.slugs().index("waechter") + 1
    code, out, _ = bergfried_command(
        "play", "--language", language, typed=typed("x", "0", "77", str(number), "99", "human", "A7-A6-1", "quit")
    )
    assert code == 0
    for slug in bergfried.slugs():
        assert bergfried.load(slug).say(bergfried.Message("game-summary"), language) in out
    assert "1: A7-A6-1" in out.replace(" :", ":")


@pytest.mark.parametrize("lines", [(), ("quit",), ("1",), ("1", "quit")])
def test_one_may_leave_the_chooser(bergfried_command: Call, lines: tuple[str, ...]) -> None:
    code, out, err = bergfried_command("play", typed=typed(*lines))
    assert (code, err) == (0, "")
    assert out.endswith("Goodbye.\n")


def test_ctrl_c_leaves_politely(bergfried_command: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    for call in (TWO, ("play",)):
        code, _, err = bergfried_command(*call)
        assert (code, err.strip()) == (130, "Interrupted.")


def test_the_json_file_is_the_documented_twin(bergfried_command: Call, tmp_path: Path) -> None:
    bergfried_command(*TWO, typed=typed("A7-A6-1", f"save {tmp_path}/g.json"))
    document = json.loads((tmp_path / "g.json").read_text(encoding="utf-8"))
    assert document["records"][0]["line"]["nodes"] == [{"move": "A7-A6-1", "comment": "", "variations": []}]
