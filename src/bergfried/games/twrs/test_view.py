"""Presses, previews and aids: what a player meant, and what he is shown."""

import pytest

import bergfried
from bergfried.core import Click, Mark, Side
from bergfried.games.twrs.rules import Position
from bergfried.games.twrs.test_rules import SCORED, board, play

GAME = bergfried.load("twrs")


def cells(text: str) -> list[Click]:
    return [Click("cell", name) for name in text.split()]


def attempt(state: Position, text: str, choice: str | None = None) -> str | None:
    presses = [*cells(text), *([Click("choice", choice)] if choice else [])]
    meant: str | None = GAME.view.attempt(state, presses)
    return meant


def path(state: Position, text: str) -> list[tuple[str, str]]:
    (clicks,) = GAME.view.clicks(state, GAME.notation.parse_move(state, text))
    return [(click.kind, click.id) for click in clicks]


def test_a_turn_is_from_to_and_a_choice_of_stones() -> None:
    start = GAME.initial()
    assert path(start, "h3-h4") == [("cell", "h3"), ("cell", "h4"), ("choice", "none")]
    assert path(start, "h3-h4+h8+j4") == [("cell", "h3"), ("cell", "h4"), ("choice", "h8+j4")]


def test_where_nothing_can_be_marked_there_is_nothing_to_choose() -> None:
    assert path(board("d3", "h4"), "d3-d4") == [("cell", "d3"), ("cell", "d4")]


def test_a_placement_is_one_press() -> None:
    assert path(GAME.initial(start="free"), "f6") == [("cell", "f6")]


def test_presses_that_are_no_move_are_named_so_that_they_can_be_explained() -> None:
    start = GAME.initial()
    assert attempt(start, "h3 g4") == "h3-g4"
    assert attempt(start, "j8 j9") == "j8-j9"
    assert attempt(start, "h3 h4 j4") == "h3-h4+j4"
    assert attempt(start, "h3 h4 j4 h8") == "h3-h4+h8+j4"
    assert attempt(start, "h3 h4", "a1+b2") == "h3-h4+a1+b2"
    assert attempt(GAME.initial(start="free"), "f6") == "f6"
    assert attempt(SCORED, "a1 a2") == "a1-a2"


def test_presses_that_are_not_enough_or_nonsense_name_nothing() -> None:
    start = GAME.initial()
    assert attempt(start, "") is None
    assert attempt(start, "h3") is None
    assert attempt(start, "h3 h4") is None
    assert attempt(start, "h3 h4 a1 a2 a3") is None
    assert attempt(start, "h3 z9") is None
    assert attempt(start, "h3 h4", "everything") is None


@pytest.mark.parametrize(
    ("state", "press", "reason", "clause"),
    [
        (GAME.initial(), "j8", "not-yours", "R5"),
        (GAME.initial(), "f6", "stone-stays", "R5"),
        (GAME.initial(), "a1", "nothing-there", "R5"),
        (board("a1 f6", "a2", "b1"), "a1", "goal-taken", "R6"),
        (board("a1 f6", "k11", "a2 b1"), "a1", "petrified", "R13"),
        (SCORED, "a1", "game-over", "R17"),
    ],
)
def test_one_press_that_begins_no_move_is_told_why(state: Position, press: str, reason: str, clause: str) -> None:
    text = attempt(state, press)
    assert text is not None
    answer = GAME.explain(state, text)
    assert (answer.legal, answer.reason.id, answer.clause) == (False, reason, clause)


def test_the_press_of_a_goal_shows_the_tower_and_the_points_it_could_mark() -> None:
    state = board("d3", "h8")
    ((_, goal, choice),) = GAME.view.clicks(state, GAME.notation.parse_move(state, "d3-d4+d8+h4"))
    assert goal.preview == (Mark("ghost", ("d4",), Side.FIRST), Mark("crossing", ("d8", "h4"), Side.FIRST))
    assert choice.preview == (Mark("ghost", ("d8", "h4"), None),)
    assert choice.caption is not None
    assert [GAME.say(choice.caption, language) for language in ("en", "de", "fr")] == [
        "Stones on d8 and h4", "Steine auf d8 und h4", "Marqueurs en d8 et en h4",
    ]  # fmt: skip


def test_a_tower_shows_its_lines_and_where_they_cross_enemy_lines() -> None:
    hover = GAME.view.scene(board("d4", "h8", "d6 g8")).hover
    assert hover["h8"] == (
        Mark("line", ("h1", "h2", "h3", "h4", "h5", "h6", "h7", "h9", "h10", "h11", "i8", "j8", "k8"), Side.SECOND),
        Mark("crossing", ("h4",), Side.SECOND),
    )
    assert [mark.kind for mark in GAME.view.scene(board("d4", "h4")).hover["d4"]] == ["line"]


def test_areas_and_petrified_towers_are_shown() -> None:
    scene = GAME.view.scene(SCORED)
    areas = [(mark.kind, len(mark.cells), mark.side) for mark in scene.marks]
    assert sorted(areas, key=str) == [
        ("area", 1, Side.SECOND),
        ("area", 1, Side.SECOND),
        ("area", 35, Side.SECOND),
        ("area", 5, Side.FIRST),
        ("area", 53, Side.FIRST),
    ]
    assert all(piece.states == ("petrified",) for piece in scene.pieces if piece.shape == "tower")
    assert [mark.kind for mark in scene.hover["i9"]] == ["area"]
    assert {panel.kind: (panel.value, panel.scores) for panel in scene.panels} == {
        "supply": (14, None),
        "score": (None, (58, 37)),
    }


def test_a_tower_that_cannot_move_is_blocked_but_not_petrified() -> None:
    states = {piece.id: piece.states for piece in GAME.view.scene(board("a1", "a2", "a4 b1 b2 b3")).pieces}
    assert (states["a1"], states["a2"]) == (("blocked",), ())


def test_the_setup_shows_what_comes_next() -> None:
    state = play(GAME.initial(start="free"), "f6 c3 i9 b2")
    panels = [(panel.kind, panel.title.id, panel.side, panel.value) for panel in GAME.view.scene(state).panels]
    assert panels == [
        ("turn", "place-tower", Side.FIRST, None),
        ("supply", "stones-left", None, 37),
        ("hand", "towers-left", Side.FIRST, 3),
        ("hand", "towers-left", Side.SECOND, 2),
    ]
