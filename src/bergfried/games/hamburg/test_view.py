"""Towers of Hamburg as seen and touched."""

import pytest

from bergfried.core import Click, Mark, Message, Side
from bergfried.games.hamburg.rules import Position
from bergfried.games.hamburg.test_rules import GAME, at, play
from bergfried.speech import LANGUAGES


def test_hovering_over_a_blocked_tower_shows_what_blocks_it() -> None:
    hover = GAME.view.scene(at("420000/030000/000000/000000/000000/000020 w")).hover
    assert hover["A2"] == (
        Mark("block", ("A1", "A2", "A3", "A4", "A5", "A6"), Side.FIRST, hover["A2"][0].label),
        Mark("blocker", ("A1",), Side.FIRST),
        Mark("block", ("A2", "B2", "C2", "D2", "E2", "F2"), Side.FIRST, hover["A2"][2].label),
        Mark("blocker", ("B2",), Side.FIRST),
    )
    labels = [mark.label for mark in hover["A2"] if mark.label]
    assert [GAME.say(label) for label in labels] == ["Row A blocks: 4 against 2", "Column 2 blocks: 3 against 2"]
    assert all(GAME.say(label, language) for label in labels for language in LANGUAGES)


def test_hovering_over_a_free_tower_shows_where_it_may_go() -> None:
    hover = GAME.view.scene(at("202000/000000/000000/000000/000000/000000 b")).hover
    assert hover["A1"][0].kind == "reach"
    assert len(hover["A1"][0].cells) == 17


def test_the_panels_tell_heights_free_towers_and_the_quiet_moves() -> None:
    def told(state: Position) -> dict[str, tuple[int, int] | int | None]:
        return {panel.title.id: panel.scores or panel.value for panel in GAME.view.scene(state).panels}

    assert told(play(GAME.initial(), "A3+A1")) == {"highest-tower": (2, 1), "free-towers": (17, 12)}
    quiet = play(GAME.initial(), "A3+A1 C2+A2 A1-A3")
    assert told(quiet)["quiet-moves"] == 1
    endless = play(GAME.initial(quiet_limit="none"), "A3+A1 C2+A2 A1-A3")
    assert "quiet-moves" not in told(endless)


@pytest.mark.parametrize(
    ("presses", "meant"),
    [
        ("A1 A3", "A1-A3"),  # a free field
        ("A1 C1", "A1+C1"),  # a tower, of whatever height
        ("A1 B1", "A1+B1"),
        ("B1 A3", "B1-A3"),
        ("A1 A1", "A1+A1"),
        ("A1", None),  # it can go on
        ("A2", "A2-A4"),  # nothing there, and so on: which goal it would be does not matter
        ("B1", "B1-A2"),
        ("A1 A3 A5", None),
        ("A1 Z9", None),
    ],
)
def test_two_presses_mean_a_move_legal_or_not(presses: str, meant: str | None) -> None:
    state = at("200000/100000/100000/000000/000000/000000 b")
    assert GAME.view.attempt(state, [Click("cell", press) for press in presses.split()]) == meant


@pytest.mark.parametrize(
    ("position", "press", "reason", "squares"),
    [
        ("200000/100000/100000/000000/000000/000000 b", "A2", "nothing-there", ("A2",)),
        ("200000/100000/100000/000000/000000/000000 b", "B1", "not-yours", ("B1",)),
        ("210000/000000/000001/000000/000010/000000 w", "A2", "row-blocked", ("A2", "A1")),
        ("200000/000000/100000/000000/000000/000000 b", "C1", "single-stays", ("C1",)),
        ("600000/100000/000000/000000/000000/000000 w", "B1", "game-over", ()),
    ],
)
def test_one_press_that_begins_no_move_is_told_why(
    position: str, press: str, reason: str, squares: tuple[str, ...]
) -> None:
    state = at(position)
    text = GAME.view.attempt(state, [Click("cell", press)])
    assert text is not None
    answer = GAME.explain(state, text)
    assert (answer.legal, answer.reason.id, answer.squares) == (False, reason, squares)


def test_a_press_says_what_will_stand_there() -> None:
    state = at("202000/000000/000000/000000/000000/000000 b")
    for move, label in (("A1+A3", "build: 3 high"), ("A1-A5", "move the tower: 2 high")):
        ((_, goal),) = GAME.view.clicks(state, GAME.notation.parse_move(state, move))
        assert isinstance(goal.preview[0].label, Message)
        assert GAME.say(goal.preview[0].label) == label
