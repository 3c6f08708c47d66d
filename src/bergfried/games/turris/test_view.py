"""What is drawn beside the tower, and what presses mean."""

import pytest

import bergfried
from bergfried.core import Click, Side
from bergfried.games.turris.rules import Position
from bergfried.games.turris.test_rules import FLAT, RING, at, built

GAME = bergfried.load("turris")


def meant(moves: str, *presses: tuple[str, str]) -> str | None:
    clicks = [Click(kind, name) for kind, name in presses]  # type: ignore[arg-type]
    return GAME.view.attempt(built(moves), clicks)


def test_two_cubes_in_either_order_mean_a_block() -> None:
    assert meant("Va1 Vb1", ("ghost", "a1.3"), ("ghost", "b1.3")) == "Ha1b1"
    assert meant("Va1 Vb1", ("ghost", "b1.3"), ("ghost", "a1.3")) == "Ha1b1"
    assert meant("Va1 Vb1", ("ghost", "c1.2"), ("ghost", "c1.1")) == "Vc1"
    assert meant("Va1 Vb1", ("ghost", "c1.2")) is None


def test_presses_that_mean_an_illegal_block_are_named_too() -> None:
    assert meant("Va1", ("cell", "a1.3"), ("cell", "b1.1")) == "Ha1b1"
    assert meant("Va1", ("cell", "c3.1"), ("cell", "c3.2")) == "Vc3"
    assert meant(FLAT, ("cell", "a1.3"), ("cell", "c1.3")) == "Ha1c1"
    assert meant("Va1", ("choice", "pass")) == "pass"


def test_cubes_in_the_air_mean_nothing_where_the_block_could_be_built_below() -> None:
    assert meant("Va1", ("cell", "b1.2"), ("cell", "b1.3")) is None
    assert meant("Va1", ("cell", "b1.1"), ("cell", "b1.1")) is None
    assert meant("Va1", ("cell", "b1.1"), ("cell", "nowhere")) is None


def test_a_pressed_block_means_its_removal() -> None:
    assert meant(RING + "Vb2", ("piece", "b1.1")) == "xb1"
    assert meant(RING + "Vb2", ("piece", "a1.1")) == "xa1"  # his own: refused by the rules, not here
    assert meant(FLAT + "Ha1b1", ("piece", "a1.3")) == "xa1"
    assert meant(FLAT + "Ha1b1", ("piece", "a1.1")) == "xa1"  # built over: what lies on it would have to go first
    assert meant(FLAT + "Ha1b1", ("ghost", "a3.3"), ("piece", "a1.3")) == "xa1"
    covered_first = FLAT + "Ha1b1 Vc1 Hb3c3 Vb1"
    assert meant(covered_first, ("piece", "a1.3")) == "xa1"


@pytest.mark.parametrize(
    ("moves", "kind", "press", "text", "reason"),
    [
        ("Va1", "ghost", "c3.1", "Vc3", "no-side-contact"),
        ("Va1", "ghost", "c3.5", "Vc3", "no-side-contact"),  # in the air, but nothing can be built below either
        ("Va1", "ghost", "b1.3", "Ha1b1", "not-level"),  # nothing but a flat block could hang there
        ("Va1", "ghost", "a1.3", "Va1", "no-side-contact"),
        ("", "ghost", "b2.1", "Vb2", "centre-too-early"),
        ("Va1", "piece", "a1.1", "xa1", "removal-without-bonus"),
        (RING + "Vb2", "piece", "a2.1", "xa2", "block-protected"),
        (RING + "Vb2", "piece", "a1.1", "xa1", "own-block"),
        (RING + "Vb2", "piece", "b2.1", "xb2", "own-block"),
    ],
)
def test_one_press_that_begins_no_move_is_told_why(moves: str, kind: str, press: str, text: str, reason: str) -> None:
    assert meant(moves, (kind, press)) == text
    answer = GAME.explain(built(moves), text)
    assert (answer.legal, answer.reason.id) == (False, reason)


def test_one_press_that_begins_a_move_or_misses_its_level_means_nothing_yet() -> None:
    assert meant("Va1", ("ghost", "b1.1")) is None
    assert meant("Va1", ("ghost", "b1.2")) is None
    assert meant("Va1", ("ghost", "b1.4")) is None  # in the air: below it a block may be built
    assert meant("Va1", ("ghost", "nowhere")) is None
    assert meant("Va1", ("choice", "a1.3")) is None


def misplaced(state: Position, kind: str, name: str) -> tuple[str, str, tuple[str, ...]] | None:
    clicks = [Click(kind, name)]  # type: ignore[arg-type]
    assert GAME.view.attempt(state, clicks) is None
    no = GAME.view.misplaced(state, clicks)
    return (no.clause, no.reason.id, no.squares) if no else None


@pytest.mark.parametrize("newest", ["a1b1", "c1"])
def test_a_block_that_is_built_over_is_told_so(newest: str) -> None:
    state = at(f"VE,vW,V/v,v,v/V,v,V b + - {newest}:b2")
    assert misplaced(state, "piece", "b1.1") == ("R14", "built-over", ("b1.1", "b1.2"))


def test_a_cube_in_the_air_is_told_so_where_the_block_could_be_built_below() -> None:
    assert misplaced(built("Va1"), "ghost", "b1.4") == ("R6", "in-the-air", ("b1.4",))
    assert misplaced(built("Va1"), "ghost", "b1.2") is None  # it begins a move
    assert misplaced(built("Va1"), "ghost", "nowhere") is None


def test_blocks_show_what_the_bonus_may_do_to_them() -> None:
    pieces = {piece.id: piece for piece in GAME.view.scene(built(RING + "Vb2")).pieces}
    assert pieces["b2.1"].states == ("last",)
    assert pieces["a2.1"].states == ("last", "protected")
    assert {name for name, piece in pieces.items() if "removable" in piece.states} == {"b1.1", "b3.1", "c2.1"}
    assert pieces["a1.1"].states == ()


def test_only_the_topmost_block_of_a_column_is_the_last() -> None:
    state = at("VV,v,V/v,V,v/V,v,V b - - a1:b1")
    assert [piece.id for piece in GAME.view.scene(state).pieces if "last" in piece.states] == ["a1.3", "b1.1"]


def test_closed_columns_are_marked_above_their_top() -> None:
    marks = GAME.view.scene(built("Va3 Va2 Va1 Vb1 Vb2 xa2")).marks
    assert [(mark.cells, mark.side) for mark in marks if mark.kind == "ban"] == [(("a2.1",), Side.SECOND)]


def test_the_faces_are_pictures_with_their_largest_groups() -> None:
    panels = {panel.title.id: panel for panel in GAME.view.scene(built("Va1 Vb1 Vb2")).panels}
    north = panels["face-north"].picture
    assert north is not None
    assert (north.board.shape, north.board.size) == ("wall", (3, 2, 1))
    assert {piece.id: piece.at for piece in north.pieces} == {
        "b2.1": ("north.1.0",), "b2.2": ("north.1.1",), "a1.1": ("north.2.0",), "a1.2": ("north.2.1",),
    }  # fmt: skip
    assert [(mark.kind, mark.side, len(mark.cells)) for mark in north.marks] == [("group", Side.FIRST, 4)]
    roof = panels["face-roof"].picture
    assert roof is not None
    assert (roof.board.shape, roof.board.size) == ("grid", (3, 3, 1))
    assert all(len(mark.cells) == 1 for mark in roof.marks)
