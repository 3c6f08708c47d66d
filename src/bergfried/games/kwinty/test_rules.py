"""KWINTY, clause by clause. Positions are written as in the notation."""

import pytest

import bergfried
from bergfried.core import BadNotation, Click, IllegalMove, Outcome, Side
from bergfried.games.kwinty.rules import Position

GAME = bergfried.load("kwinty")


def at(text: str) -> Position:
    state: Position = GAME.notation.parse_state(text)
    return state


def moves(state: Position) -> set[str]:
    return {GAME.notation.format_move(state, move) for move in state.legal_moves()}


def play(state: Position, text: str) -> Position:
    for move in text.split():
        state = state.play(GAME.notation.parse_move(state, move))
    return state


def game(text: str) -> Position:
    return play(GAME.initial(), text)


def text(state: Position) -> str:
    return GAME.notation.format_state(state)


def refused(state: Position, move: str) -> tuple[str, str, tuple[str, ...]]:
    with pytest.raises(IllegalMove) as no:
        play(state, move)
    return no.value.clause, no.value.reason.id, no.value.squares


# Worked examples: position, then every legal move.
EXAMPLES = {
    "-@0 w": "H0 V0",
    "ww@0 b": "H-2 H0 H2 V-1 V0 V1 V2",
    "ww@0 w": "H0 V-1 V0 V1 V2",
    "W/W@0 b": "H-2 H1 V-1 V0 V1",
    "W/W@0 w": "H-2 H1 V-1 V1",
    "WB/WB@0 w": "H-2 H0 H2 V-1 V1 V2",
    "WBWBWBWBW/WBWBWBWBW@0 w": "H0 H1 H2 H3 H4 H5 H6 H7 V1 V3 V5 V7",
    "WBWBWBWBW/WBWBWBWBW@0 b": "H0 H1 H2 H3 H4 H5 H6 H7 V0 V2 V4 V6 V8",
}
HORIZONTAL = "H0 V-1 V2 V-2 H3"
VERTICAL = "V0 V1 H0 V2 V0"
DIAGONAL = "V0 V-1 V-1 H-3 H1 V-2 V-2 V-3 V-3"
FULL = """H0 H2 V1 H2 V2 V0 V4 V-1 V5 V4 V-2 V5 H-2 V1 V6 V2 V5 H-2 V2 V5 V-2 V-1 V-1 V3 V1 V1 V3 V3 H2 V-2 V0 V6 V4 H-2
    V6 V6 H5 V0 V0 V4"""
FULL_WALL = """BBWBWW.WW BWWBWBBBB BWBWWBBBB WBBWBWWWW WBWBBWWWW BBWBWBBBB WWBWWBBBB WBBWBBWWW WBWWBBWWW"""
STUCK = """H0 H2 H4 V0 H1 V1 V2 H1 V0 V5 V1 V2 V5 H-2 V4 V3 V-2 V-3 V3 V0 H0 V5 V2 H0 V-1 V-2 V5 V3 V3 V-1 H-2 V-1 V-3
    V4 V4 V4 V-2 V-3 H-2"""
# White can place nothing, Black can on columns 2, 5, 7 and 8.
PASSING = "bb1bb1W2/ww1BB1W2/WBWBBWBW1/WBWwwWBW1/BWBWbbww1/BWBWWBbb1/wwWBWBWB1/WBWBBWWBW/WBbbBWbbW@0 w"
# White has placed all blocks, Black six.
EXHAUSTED = "ww5B1/ww5B1/WW1W2WW1/WW1W2WW1/BB1B2bb1/BB1B1WWww/WW1W1WWww/WWWW1wwWW/wwWbbwwWW@-5 w"
# 27 white blocks; the last pair of the seventh row is one too many.
CROWDED = "ww1ww1ww/WW1WW1WW/WW1WW1WW/ww1ww1ww/WW1WW1WW/WW1WW1WW/ww1ww1ww/WWBWWBWW/WWBWWBWW"


@pytest.mark.parametrize("position", EXAMPLES)
def test_worked_examples_have_exactly_these_moves(position: str) -> None:
    assert moves(at(position)) == set(EXAMPLES[position].split())


def test_worked_examples_are_reached_by_their_moves() -> None:
    assert text(game("H0")) == "ww@0 b"
    assert text(game("V0")) == "W/W@0 b"
    assert text(game("V0 V1")) == "WB/WB@0 w"
    assert text(game("V0 V1 V2 V3 V4 V5 V6 V7 V8")) == "WBWBWBWBW/WBWBWBWBW@0 b"


def test_r1_the_wall_starts_empty_and_is_named_by_column_and_level() -> None:
    assert text(GAME.initial()) == "-@0 w"
    wall = game("H0 V-1 V0")
    assert text(wall) == "1W1/BW1/Bww@-1 b"
    blocks = {piece.at: piece.side for piece in GAME.view.scene(wall).pieces}
    assert blocks == {
        ("0,0", "1,0"): Side.FIRST,
        ("-1,0", "-1,1"): Side.SECOND,
        ("0,1", "0,2"): Side.FIRST,
    }


def test_r2_each_side_has_twenty_blocks() -> None:
    assert [GAME.initial().hand(side) for side in Side] == [20, 20]
    assert [game("H0 V-1 V0").hand(side) for side in Side] == [18, 19]
    assert refused(at(EXHAUSTED), "V3") == ("R2", "no-blocks", ())
    assert [at(EXHAUSTED).hand(side) for side in Side] == [0, 14]


def test_r3_white_begins_and_the_sides_take_turns() -> None:
    assert GAME.initial().to_move is Side.FIRST
    assert game("H0").to_move is Side.SECOND
    assert game("H0 V0").to_move is Side.FIRST


def test_r4_the_first_block_names_column_0() -> None:
    assert refused(GAME.initial(), "H1") == ("R4", "first-column", ("0,0",))
    assert refused(GAME.initial(), "V-1") == ("R4", "first-column", ("0,0",))
    assert moves(at("-@0 b")) == {"H0", "V0"}


def test_r5_a_block_on_the_table_stands_beside_the_wall() -> None:
    wall = game("H0")
    assert refused(wall, "V3") == ("R5", "not-touching", ("3,0", "3,1"))
    assert refused(wall, "H-3") == ("R5", "not-touching", ("-3,0", "-2,0"))
    assert {"V2", "H-2"} <= moves(wall)


def test_r6_a_flat_block_rests_on_two_equal_columns() -> None:
    wall = game("V0 H1")
    assert refused(wall, "H0") == ("R6", "gap-below", ("1,1",))
    assert refused(wall, "H-1") == ("R6", "gap-below", ("-1,0", "-1,1"))
    assert refused(wall, "H2") == ("R6", "gap-below", ("3,0",))
    assert text(play(wall, "H1")) == "Www/Wbb@0 b"


def test_r6_nothing_is_built_under_a_block() -> None:
    """A flat block bridges two uprights only because both are two high."""
    assert text(play(game("V0 V1"), "H0")) == "ww/WB/WB@0 b"


def test_r7_no_column_is_higher_than_nine() -> None:
    tower = at("WB/WB/BW/BW/WB/WB/BW/BW@0 w")
    assert refused(tower, "V1") == ("R7", "too-high", ("1,7",))
    nine = play(tower, "H0")
    assert text(nine) == "ww/WB/WB/BW/BW/WB/WB/BW/BW@0 b"
    assert refused(nine, "H0") == ("R7", "too-high", ("0,8", "1,8"))
    assert refused(nine, "V0") == ("R7", "too-high", ("0,8",))


def test_r8_the_wall_is_never_wider_than_nine_whichever_way_it_grew() -> None:
    wide = game("V0 V1 V2 V3 V4 V5 V6 V7 V8")
    assert refused(wide, "V9") == ("R8", "too-wide", ("0,0", "8,0"))
    assert refused(wide, "V-1") == ("R8", "too-wide", ("0,0", "8,0"))
    assert refused(wide, "H8") == ("R8", "too-wide", ("0,0", "8,0"))
    leftwards = game("V0 V-1 V-2 V-3 V-4 V-5 V-6 V-7 V-8")
    assert text(leftwards) == "WBWBWBWBW/WBWBWBWBW@-8 b"
    assert refused(leftwards, "V1") == ("R8", "too-wide", ("-8,0", "0,0"))
    eight = game("V0 V1 V-1 V2 V-2 V-3 V3 V4")
    assert {"V-4", "V5"} <= moves(eight)
    assert refused(eight, "H-5") == ("R8", "too-wide", ("-3,0", "4,0"))
    assert refused(eight, "H5") == ("R8", "too-wide", ("-3,0", "4,0"))


def test_r9_short_sides_of_one_colour_do_not_meet() -> None:
    assert refused(at("ww@0 w"), "H2") == ("R9", "flat-beside-flat", ("0,0", "1,0"))
    assert refused(at("ww@0 w"), "H-2") == ("R9", "flat-beside-flat", ("0,0", "1,0"))
    assert refused(at("W/W@0 w"), "V0") == ("R9", "upright-on-upright", ("0,0", "0,1"))
    assert refused(at("3bb/WBWBW/WBWBW@0 b"), "H1") == ("R9", "flat-beside-flat", ("3,2", "4,2"))


def test_r9_a_short_side_may_meet_a_long_one_a_corner_or_the_other_colour() -> None:
    assert "V0" in moves(at("ww@0 w"))  # its end on a long side
    assert "H1" in moves(at("W/W@0 w"))  # its end against a long side
    assert "H0" in moves(at("WB/WB@0 w"))  # lying on an end
    assert {"H-2", "H2"} <= moves(at("ww@0 b"))
    assert "V0" in moves(at("W/W@0 b"))
    assert "H2" in moves(at("wwWB/bbWB@0 w"))  # a level higher only corners meet


def test_r10_only_who_can_place_nothing_passes() -> None:
    assert refused(GAME.initial(), "pass") == ("R10", "can-place", ())
    assert moves(at(PASSING)) == {"pass"}
    passed = play(at(PASSING), "pass")
    assert text(passed) == PASSING[:-1] + "b"
    assert moves(passed) == {"V2", "V5", "V7", "V8"}
    assert moves(at(EXHAUSTED)) == {"pass"}


def test_r10_who_passed_may_place_again_when_a_place_opens() -> None:
    assert moves(play(at(PASSING), "pass V7 pass V5 pass V8")) == {"V8"}


@pytest.mark.parametrize(
    ("won", "line"),
    [
        (HORIZONTAL, {"0,0", "1,0", "2,0", "3,0", "4,0"}),
        (VERTICAL, {"0,0", "0,1", "0,2", "0,3", "0,4"}),
        (DIAGONAL, {"-3,4", "-2,3", "-1,2", "0,1", "1,0"}),
    ],
)
def test_r11_a_five_wins_at_once(won: str, line: set[str]) -> None:
    before = game(won.rsplit(" ", 1)[0])
    assert before.outcome() is None
    over = game(won)
    assert over.outcome() == Outcome(Side.FIRST, "R11")
    assert over.legal_moves() == ()
    assert [set(mark.cells) for mark in GAME.view.scene(over).marks if mark.kind == "decisive"] == [line]
    assert not any(mark.kind == "decisive" for mark in GAME.view.scene(before).marks)


def test_r11_the_rising_diagonal_and_black_count_as_well() -> None:
    assert game("V0 V1 V1 H2 H-2 V2 V2 V3 V3").outcome() == Outcome(Side.FIRST, "R11")
    assert at("B1/B1/bb/BW/BW@0 w").outcome() == Outcome(Side.SECOND, "R11")


def test_r11_six_in_a_line_win_too() -> None:
    gap = at("2W3/wwW1ww/BWBBWB/BWBBWB@0 w")
    assert gap.outcome() is None
    assert play(gap, "V3").outcome() == Outcome(Side.FIRST, "R11")


def test_r11_lines_do_not_run_around_the_edge_of_the_wall() -> None:
    """The top of one column and the foot of the next are no neighbours."""
    wall = at("1W2/1W2/1B2/1B2/1W2/1W2/1Bww/1BWB/bbWB@0 w")
    assert wall.outcome() is None
    assert not list(wall.runs(Side.FIRST))


def test_r12_when_all_blocks_are_placed_the_fours_decide() -> None:
    over = game(FULL)
    assert over.outcome() == Outcome(Side.SECOND, "R12", (3, 8))
    assert over.legal_moves() == ()
    rows = text(over).split("@")[0].replace("1", ".").upper().split("/")
    assert rows == FULL_WALL.split()


def test_r13_when_nobody_can_place_the_game_ends_at_once() -> None:
    over = game(STUCK)
    assert over.outcome() == Outcome(Side.FIRST, "R13", (4, 3))
    assert [over.hand(side) for side in Side] == [0, 1]
    assert refused(over, "V-3") == ("R13", "game-over", ())
    assert refused(over, "pass") == ("R13", "game-over", ())


def test_r13_passes_do_not_go_on_when_the_other_side_has_no_block_either() -> None:
    over = play(at(PASSING), "pass V7 pass V5 pass V8 V8")
    assert over.outcome() == Outcome(Side.SECOND, "R13", (2, 4))
    assert [over.hand(side) for side in Side] == [2, 0]


def test_r14_fours_are_counted_in_every_direction_and_equal_fours_draw() -> None:
    draw = at("wwBBbbWW1/BWBBWBWWB/BWbbWBBBB/WBwwBWBBW/WBwwBWWWW/bbWBWBWWB/WWWBWBBBB/WWbbBWBBW/bbwwBWwwW@-2 w")
    assert draw.outcome() == Outcome(None, "R12", (6, 6))


def test_r14_a_four_is_exactly_four() -> None:
    assert at("wwW/bbW@0 b").fours(Side.FIRST) == 0
    assert at("wwWW/bbWW@0 b").fours(Side.FIRST) == 1
    assert game(HORIZONTAL).fours(Side.FIRST) == 0


def test_a_finished_game_refuses_every_move_by_the_clause_that_ended_it() -> None:
    assert refused(game(HORIZONTAL), "V0") == ("R11", "game-over", ())


@pytest.mark.parametrize(
    ("wall", "reason", "place"),
    [
        ("", "wall-row", 0),
        ("-@1 w", "wall-empty", 1),
        ("-@-1 w", "wall-empty", 1),
        ("-@0", "wall-side", 3),
        ("-@00 w", "wall-side", 3),
        ("x@0 w", "wall-row", 0),
        ("ww/@0 w", "wall-row", 3),
        ("wwx@0 w", "wall-at", 2),
        ("w0w@0 w", "wall-at", 1),
        ("W11/Www@0 w", "wall-two-numbers", 2),
        ("wwbbwwbbww@0 w", "wall-wide", 9),
        ("9W@0 w", "wall-wide", 1),
        ("ww/bb/ww/bb/ww/bb/ww/bb/ww/bb@0 w", "wall-high", 27),
        ("ww1/ww@0 w", "wall-ragged", 4),
        ("2/ww@0 w", "wall-top-empty", 0),
        ("9@0 w", "wall-top-empty", 0),
        ("ww/2@0 w", "wall-hollow", 3),
        ("ww/1W@0 w", "wall-hollow", 3),
        ("ww1@0 w", "wall-side-empty", 2),
        ("1ww@-1 w", "wall-side-empty", 0),
        ("W1B/W1B@0 w", "wall-gap", 5),
        ("w@0 w", "wall-flat-half", 0),
        ("www@0 w", "wall-flat-half", 0),
        ("bww@0 w", "wall-flat-half", 0),
        ("wwww@0 w", "wall-flat-beside-flat", 2),
        ("W@0 w", "wall-upright-half", 0),
        ("W/W/W@0 w", "wall-upright-half", 0),
        ("W/B@0 w", "wall-upright-half", 0),
        ("Ww/Ww@0 w", "wall-flat-half", 4),
        ("W/W/W/W@0 w", "wall-upright-on-upright", 4),
        ("ww@1 w", "wall-left", 3),
        ("ww@-0 w", "wall-left", 3),
        ("ww@-9 w", "wall-left", 3),
        ("ww@+0 w", "wall-left", 3),
        ("ww@\u0660 w", "wall-left", 3),
        ("ww@-2 w", "wall-zero-outside", 3),
        ("ww@-1 w", "wall-zero-half", 3),
        ("wwbb@-3 w", "wall-zero-half", 5),
        ("ww@0", "wall-side", 4),
        ("ww@0  w", "wall-side", 5),
        ("ww@0 W", "wall-side", 5),
        ("ww@0 w ", "text-goes-on", 6),
        ("ww@0 w\n", "text-goes-on", 6),
        ("ww ww@0 w", "wall-at", 2),
        (CROWDED + "@0 w", "wall-blocks", 60),
        ("w" * 101, "text-too-long", 100),
    ],
)
def test_a_malformed_position_is_refused_with_place_and_reason(wall: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        at(wall)
    assert (no.value.reason.id, no.value.place) == (reason, place)


def test_a_wall_with_a_five_is_finished_and_with_two_it_is_refused() -> None:
    assert at("WWWWW/WWWWW@0 w").outcome() == Outcome(Side.FIRST, "R11")
    with pytest.raises(BadNotation) as no:
        at("BBBBB/BBBBB/WWWWW/WWWWW@0 w")
    assert no.value.reason.id == "wall-two-fives"


def test_column_0_may_be_any_block_on_the_table() -> None:
    for left in (0, -2, -3):
        assert text(at(f"2W2/wwWbb@{left} b")) == f"2W2/wwWbb@{left} b"


@pytest.mark.parametrize(
    ("move", "reason", "place"),
    [
        ("", "move-kind", 0),
        ("paſs", "move-kind", 0),
        ("0", "move-kind", 0),
        ("pass ", "text-goes-on", 4),
        ("H", "move-column", 1),
        ("H+1", "move-column", 1),
        ("H-0", "move-column", 1),
        ("H 0", "move-column", 1),
        ("V\u0661", "move-column", 1),
        ("V00", "text-goes-on", 2),
        ("V100", "text-goes-on", 3),
        ("V0\n", "text-goes-on", 2),
        ("V" + "1" * 30, "text-too-long", 20),
    ],
)
def test_a_malformed_move_is_refused_with_place_and_reason(move: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        GAME.notation.parse_move(GAME.initial(), move)
    assert (no.value.reason.id, no.value.place) == (reason, place)


def test_the_scene_shows_the_columns_that_can_still_be_reached() -> None:
    def columns(state: Position) -> list[int]:
        return sorted({cell.x for cell in GAME.view.scene(state).board.cells})

    assert columns(GAME.initial()) == list(range(-8, 9))
    assert columns(game("H0")) == list(range(-7, 9))
    assert columns(game("V0 V1 V2 V3 V4 V5 V6 V7 V8")) == list(range(9))


def test_two_presses_name_an_illegal_block_but_not_one_on_another_level() -> None:
    def attempt(state: Position, *cells: str) -> str | None:
        return GAME.view.attempt(state, [Click("cell", cell) for cell in cells])

    wall = game("V0 H1")
    assert attempt(wall, "1,2", "0,2") == "H0"
    assert attempt(wall, "5,0", "5,1") == "V5"
    assert attempt(wall, "1,1", "2,1") == "H1"
    assert attempt(wall, "1,5", "2,5") is None
    assert attempt(wall, "1,0", "2,0") is None
    assert attempt(wall, "0,2", "2,2") is None
    assert attempt(wall, "2,2") is None
    assert attempt(wall, "0,2") == "V0"
    assert attempt(at("WB/WB/BW/BW/WB/WB/BW/BW@0 w"), "1,7", "1,8") == "V1"


def pressed(name: str) -> Click:
    """As the page names it: a block that stands, or a free square."""
    return Click("piece" if name.startswith("block") else "ghost", name)


@pytest.mark.parametrize(
    ("wall", "press", "text", "reason"),
    [
        ("-@0 w", "3,0", "V3", "first-column"),
        ("W/W@0 w", "5,0", "V5", "not-touching"),
        ("W/W@0 w", "5,4", "V5", "not-touching"),  # in the air, but nothing can be built below either
        ("W/W@0 w", "0,2", "V0", "upright-on-upright"),
        ("W/W@0 w", "1,2", "H0", "gap-below"),  # nothing but a flat block could hang there
    ],
)
def test_one_press_that_begins_no_move_is_told_why(wall: str, press: str, text: str, reason: str) -> None:
    state = at(wall)
    assert GAME.view.attempt(state, [pressed(press)]) == text
    answer = GAME.explain(state, text)
    assert (answer.legal, answer.reason.id) == (False, reason)


@pytest.mark.parametrize("press", ["0,1", "0,2", "0,4", "block 0,0"])
def test_one_press_that_begins_a_move_or_misses_its_level_means_nothing_yet(press: str) -> None:
    assert GAME.view.attempt(at("ww@0 b"), [pressed(press)]) is None


def misplaced(state: Position, *clicks: Click) -> tuple[str, str, tuple[str, ...]] | None:
    no = GAME.view.misplaced(state, clicks)
    return (no.clause, no.reason.id, no.squares) if no else None


@pytest.mark.parametrize(
    ("press", "reason"),
    [
        ("0,1", None),
        ("0,2", None),
        ("0,3", ("R6", "in-the-air", ("0,3",))),
        ("block 0,0", ("R6", "square-taken", ("0,0", "1,0"))),
        ("nowhere", None),
    ],
)
def test_r6_a_place_that_no_block_could_cover_is_told_why(press: str, reason: object) -> None:
    assert misplaced(at("ww@0 b"), pressed(press)) == reason


def test_r6_a_taken_square_is_taken_whatever_may_lie_on_top() -> None:
    """White could set nothing on its upright block either, but that is not what was pressed."""
    deep = [Click("piece", "block 0,0")]
    assert GAME.view.attempt(at("W/W@0 w"), deep) is None
    assert misplaced(at("W/W@0 w"), *deep) == ("R6", "square-taken", ("0,0", "0,1"))


def test_of_two_presses_that_no_block_covers_the_last_is_asked_about() -> None:
    assert GAME.view.attempt(at("W/W@0 w"), [Click("ghost", "1,0"), Click("ghost", "6,0")]) == "V6"
    taken = [Click("ghost", "6,0"), Click("piece", "block 0,0")]
    assert GAME.view.attempt(at("W/W@0 w"), taken) is None
    assert misplaced(at("W/W@0 w"), *taken) == ("R6", "square-taken", ("0,0", "0,1"))


@pytest.mark.parametrize("move", ["h-2", "v0", "Pass", "PASS"])
def test_a_move_in_other_letters_is_refused(move: str) -> None:
    with pytest.raises(BadNotation) as no:
        GAME.notation.parse_move(GAME.initial(), move)
    assert (no.value.reason.id, no.value.place) == ("move-kind", 0)
