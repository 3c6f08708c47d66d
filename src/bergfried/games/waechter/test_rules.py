"""Turm & Wächter, clause by clause. Positions are written as in the public notation."""

import pytest

import bergfried
from bergfried.core import BadNotation, Click, IllegalMove, Outcome, Side
from bergfried.games.waechter.rules import Position

GAME = bergfried.load("waechter")


def at(text: str, **options: str) -> Position:
    state: Position = GAME.notation.parse_state(text, **options)
    return state


def moves(state: Position) -> set[str]:
    return {GAME.notation.format_move(state, move) for move in state.legal_moves()}


def play(state: Position, text: str) -> Position:
    for move in text.split():
        state = state.play(GAME.notation.parse_move(state, move))
    return state


def text(state: Position) -> str:
    return GAME.notation.format_state(state)


def refused(state: Position, move: str) -> tuple[str, str, tuple[str, ...]]:
    with pytest.raises(IllegalMove) as no:
        play(state, move)
    return no.value.clause, no.value.reason.id, no.value.squares


# Worked examples: position, then every legal move (guard moves without their "-1").
EXAMPLES = {
    "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r": """A7-A6-1 A7-B7-1 B7-A7-1 B7-B6-1 B7-C7-1 C6-B6-1
        C6-C5-1 C6-C7-1 C6-D6-1 D5-C5-1 D5-D4-1 D5-D6-1 D5-E5-1 D7-C7 D7-D6 D7-E7 E6-D6-1 E6-E5-1 E6-E7-1 E6-F6-1
        F7-E7-1 F7-F6-1 F7-G7-1 G7-F7-1 G7-G6-1""",
    "RGBG5/7/7/7/7/7/7 r": "A7-A6 A7-B7",
    "7/7/7/7/3b13/2b6RG3/3BGr72 r": """D2-C2 D2-D1 D2-D3 D2-E2 E1-D1-1 E1-E2-1 E1-E3-2 E1-E4-3 E1-E5-4 E1-E6-5
        E1-E7-6 E1-F1-1 E1-G1-2""",
    "RGr2b24/r2b35/b21BG4/7/7/7/7 r": "",
    "3RG3/1b32r22/7/1r24r1/7/2b14/4b2BG1 b": """B6-A6-1 B6-B4-2 B6-B5-1 B6-B7-1 B6-C6-1 B6-D6-2 B6-E6-3 C2-B2-1
        C2-C1-1 C2-C3-1 C2-D2-1 E1-C1-2 E1-D1-1 E1-E2-1 E1-E3-2 F1-F2 F1-G1""",
    "3RG3/1r25/7/3r3b42/1b1BG4/4b12/7 r": """B6-A6-1 B6-B4-2 B6-B5-1 B6-B7-1 B6-C6-1 B6-D6-2 D4-A4-3 D4-B4-2
        D4-C4-1 D4-D1-3 D4-D2-2 D4-D3-1 D4-D5-1 D4-D6-2 D7-C7 D7-D6 D7-E7""",
    "3RG3/7/7/7/7/3b53/3BG3 b": """D1-C1 D1-E1 D2-A2-3 D2-B2-2 D2-C2-1 D2-D3-1 D2-D4-2 D2-D5-3 D2-D6-4 D2-D7-5
        D2-E2-1 D2-F2-2 D2-G2-3""",
    "3RG3/7/7/r16/r16/7/b42BG3 b": "A1-A2-1 A1-A3-2 A1-B1-1 A1-C1-2 D1-C1 D1-D2 D1-E1",
    "7/7/7/2r34/1RG5/2b24/1b1BG4 b": "B1-A1-1 B1-B2-1 C1-D1 C2-A2-2 C2-B2-1 C2-C3-1 C2-D2-1 C2-E2-2",
    "b3r25/r26/RG6/7/7/7/BG6 b": "A1-A2 A1-B1",
    "1RG1r23/7/7/7/4b42/7/5BG1 b": """E3-A3-4 E3-B3-3 E3-C3-2 E3-D3-1 E3-E1-2 E3-E2-1 E3-E4-1 E3-E5-2 E3-E6-3
        E3-E7-4 E3-F3-1 E3-G3-2 F1-E1 F1-F2 F1-G1""",
    "7/1BG5/3b13/2b1r7b12/3b13/5RG1/7 r": "D4-C4-1 D4-D3-1 D4-D5-1 D4-E4-1 F2-E2 F2-F1 F2-F3 F2-G2",
    "3RG3/3r33/3b33/7/7/7/3BG3 r": "D6-A6-3 D6-B6-2 D6-C6-1 D6-E6-1 D6-F6-2 D6-G6-3 D7-C7 D7-E7",
    "3RG1r11/3r33/r36/7/b32b33/7/3BG2b1 b": """A3-A1-2 A3-A2-1 A3-A4-1 A3-B3-1 A3-C3-2 A3-D3-3 D1-C1 D1-D2 D1-E1
        D3-A3-3 D3-B3-2 D3-C3-1 D3-D2-1 D3-D4-1 D3-D5-2 D3-D6-3 D3-E3-1 D3-F3-2 D3-G3-3 G1-F1-1 G1-G2-1""",
}
COUNTS = {
    "3RG3/2r14/b2r11b22r2/1r15/7/2b14/3BG2b2 b": 24,
    "7/3RG3/7/3r23/7/3BG3/7 r": 11,
    "4RG2/4r12/1b21b23/2r22r21/5b21/3BGb12/7 b": 26,
    "3RG3/2r1BG3/b2r11b22r2/1r15/7/2b14/6b2 b": 22,
    "1RG5/7/r22r22r2/7/b12b32b1/1b11BG3/7 b": 21,
    "3RG3/7/3r73/7/3b73/7/3BG3 r": 11,
    "1r1b3RGr12/3r13/3r13/7/3r21b21/3b13/3BG3 b": 16,
}


@pytest.mark.parametrize("position", EXAMPLES)
def test_worked_examples_have_exactly_these_moves(position: str) -> None:
    state = at(position)
    expected = {
        GAME.notation.format_move(state, GAME.notation.parse_move(state, m)) for m in EXAMPLES[position].split()
    }
    assert moves(state) == expected


@pytest.mark.parametrize("position", COUNTS)
def test_worked_examples_have_so_many_moves(position: str) -> None:
    assert len(at(position).legal_moves()) == COUNTS[position]


def test_r1_the_castles_are_the_middle_of_the_base_lines() -> None:
    castles = {mark.side: mark.cells for mark in GAME.view.scene(GAME.initial()).marks if mark.kind == "castle"}
    assert castles == {Side.FIRST: ("D7",), Side.SECOND: ("D1",)}


def test_r2_the_start() -> None:
    assert text(GAME.initial()) == "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r"


def test_r3_red_begins_and_the_sides_take_turns() -> None:
    state = GAME.initial()
    assert state.to_move is Side.FIRST
    assert play(state, "A7-A6-1").to_move is Side.SECOND
    assert play(state, "A7-A6-1 A1-A2-1").to_move is Side.FIRST


def test_r4_only_an_own_figure_moves() -> None:
    start = GAME.initial()
    assert refused(start, "A1-A2-1") == ("R4", "not-yours", ("A1",))
    assert refused(start, "D1-C1") == ("R4", "not-yours", ("D1",))
    assert refused(start, "D4-D5-1") == ("R4", "nothing-there", ("D4",))
    assert refused(start, "D7-D5-2") == ("R4", "guard-is-one", ("D7",))


def test_r5_figures_move_straight() -> None:
    assert refused(GAME.initial(), "A7-B6-1") == ("R5", "not-straight", ("A7", "B6"))


def test_r6_the_distance_is_the_number_of_stones() -> None:
    state = at("3RG3/7/7/r16/r16/7/b42BG3 b")
    assert refused(state, "A1-D1-2") == ("R6", "distance", ("A1", "D1"))
    assert refused(state, "D1-D3") == ("R6", "guard-distance", ("D1", "D3"))
    assert refused(state, "A1-A1-1") == ("R6", "distance", ("A1", "A1"))


def test_r7_nobody_jumps() -> None:
    assert refused(at("3RG3/7/7/r16/r16/7/b42BG3 b"), "A1-A4-3") == ("R7", "way-blocked", ("A3",))
    assert refused(at("3RG3/7/7/7/7/7/b42BG3 b"), "A1-E1-4") == ("R7", "way-blocked", ("D1",))


def test_r8_a_tower_splits_and_its_rest_stays() -> None:
    state = at("3RG3/7/7/7/7/7/b42BG3 b")
    assert text(play(state, "A1-A4-3")) == "3RG3/7/7/b36/7/7/b12BG3 r"
    assert refused(state, "A1-A6-5") == ("R8", "tower-too-low", ("A1",))


def test_r8_seven_stones_cannot_move_as_a_whole() -> None:
    state = at("3RG3/7/7/7/7/7/b72BG3 b")
    assert refused(state, "A1-A7-7") == ("R6", "distance", ("A1", "A7"))
    assert "A1-A7-6" in moves(state)


def test_r9_stones_are_stacked_on_an_own_tower() -> None:
    assert text(play(at("3RG3/7/7/7/b26/7/b32BG3 b"), "A1-A3-2")) == "3RG3/7/7/7/b46/7/b12BG3 r"


def test_r10_guard_and_tower_do_not_share_a_square() -> None:
    state = at("3RG3/7/7/7/7/7/2b1BG3 b")
    assert refused(state, "C1-D1-1") == ("R10", "own-guard", ("D1",))
    assert refused(state, "D1-C1") == ("R10", "own-tower", ("C1",))


def test_r11_the_moved_part_takes_what_is_no_higher() -> None:
    state = at("3RG3/7/2r14/7/2b3r23/7/3BG3 b")
    assert text(play(state, "C3-C5-2")) == "3RG3/7/2b24/7/2b1r23/7/3BG3 r"
    assert refused(state, "C3-D3-1") == ("R11", "capture-too-high", ("C3", "D3"))


def test_r11_the_guard_takes_any_tower() -> None:
    assert text(play(at("7/7/7/7/7/2r6RG3/2BG4 b"), "C1-C2")) == "7/7/7/7/7/2BGRG3/7 r"


def test_r12_a_tower_in_a_castle_ends_nothing() -> None:
    state = play(at("3RG3/1r25/7/3r3b42/1b1BG4/4b12/7 r"), "D4-D1-3")
    assert state.outcome() is None
    home = play(at("3RG3/7/7/7/7/3BG3/7 b"), "D2-D1")
    assert home.outcome() is None


def test_r13_who_takes_the_guard_wins() -> None:
    assert play(at("3RG3/7/7/7/7/3b53/3BG3 b"), "D2-D7-5").outcome() == Outcome(Side.SECOND, "R13")
    assert play(at("RGBG5/7/7/7/7/7/7 r"), "A7-B7").outcome() == Outcome(Side.FIRST, "R13")


def test_r14_who_enters_the_castle_wins_even_if_he_could_be_taken() -> None:
    state = play(at("7/7/7/7/7/3RG3/2b11b1BG1 r"), "D2-D1")
    assert state.outcome() == Outcome(Side.FIRST, "R14")
    assert state.legal_moves() == ()
    assert [mark.cells for mark in GAME.view.scene(state).marks if mark.kind == "decisive"] == [("D1",)]


def test_r14_a_capture_in_the_castle_counts() -> None:
    assert play(at("7/7/7/7/7/3RG3/3b71BG1 r"), "D2-D1").outcome() == Outcome(Side.FIRST, "R14")


def test_r15_who_cannot_move_loses_or_draws_by_option() -> None:
    stuck = "RGr2b24/r2b35/b21BG4/7/7/7/7 r"
    assert at(stuck).outcome() == Outcome(Side.SECOND, "R15")
    assert at(stuck, no_move="draw").outcome() == Outcome(None, "R15")


SHUFFLE = "D7-D6 D1-D2 D6-D7 D2-D1 "


def test_r16_the_third_repetition_draws() -> None:
    twice = play(GAME.initial(), SHUFFLE)
    assert twice.outcome() is None
    third = play(twice, SHUFFLE)
    assert third.outcome() == Outcome(None, "R16")
    assert third.legal_moves() == ()
    assert third.without_past().outcome() is None


def test_r16_a_position_with_the_other_side_to_move_is_another() -> None:
    triangle = play(at("RG6/7/7/7/7/7/6BG r"), "A7-B7 G1-F1 B7-A7 F1-G1 A7-A6 G1-G2")
    assert triangle.outcome() is None


def test_r17_the_quiet_limit_counts_moves_without_capture() -> None:
    state = play(at("3RG3/7/7/7/7/r1b15/3BG3 r", quiet_limit="3"), "D7-D6 D1-D2")
    assert state.outcome() is None
    assert play(state, "D6-D7").outcome() == Outcome(None, "R17")
    assert play(state, "A2-B2-1").outcome() is None


def test_a_finished_game_refuses_every_move_by_the_clause_that_ended_it() -> None:
    over = play(at("RGBG5/7/7/7/7/7/7 r"), "A7-B7")
    assert refused(over, "B7-A7-1") == ("R13", "game-over", ())


@pytest.mark.parametrize(
    ("fen", "reason", "place"),
    [
        ("b36/3b12r3/7/7/1r2RG4/2/BG4/6r1 b", "fen-ranks", 0),
        ("3RG3/7/7/7/7/7/3BG2 r", "fen-rank-short", 19),
        ("3RG4/7/7/7/7/7/3BG3 r", "fen-rank-long", 3),
        ("3RG12/7/7/7/7/7/3BG3 r", "fen-two-numbers", 4),
        ("3RG3/r06/7/7/7/7/3BG3 r", "fen-height", 5),
        ("3RG3/r7r15/7/7/7/7/3BG3 r", "fen-stones", 7),
        ("3RG3/RG6/7/7/7/7/3BG3 r", "fen-two-guards", 5),
        ("7/7/7/7/7/7/7 r", "fen-no-guard", 0),
        ("3BG3/7/7/7/7/7/3RG3 r", "fen-both-home", 0),
        ("3RG3/7/7/7/7/7/3BG3", "fen-side", 19),
        ("3RG3/7/7/7/7/7/3BG3 w", "fen-side", 20),
        ("3RG3/7/7/7/7/7/3BG3 r ", "text-goes-on", 21),
        ("3RG3/7/7/7/7/7/3BG3 r\n", "text-goes-on", 21),
        ("3RG3/7/7/7/7/7/3bG3 r", "fen-height", 16),
        ("3RG3/x6/7/7/7/7/3BG3 r", "text-unexpected", 5),
    ],
)
def test_a_malformed_fen_is_refused_with_place_and_reason(fen: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        at(fen)
    assert (no.value.reason.id, no.value.place) == (reason, place)


def test_stones_are_counted_only_until_they_are_too_many_so_no_number_is_told() -> None:
    with pytest.raises(BadNotation) as no:
        at("3RG3/r7r7r74/7/7/7/7/3BG3 r")
    assert GAME.say(no.value.reason) == "Red has only 7 stones; there are more on the board."


def test_the_reader_of_moves_is_lenient_where_players_are() -> None:
    start = GAME.initial()
    parse = GAME.notation.parse_move
    assert parse(start, "d7-d6") == parse(start, "D7-D6-1")
    for text in ("A7-A6", "A7-A7-0"):
        with pytest.raises(BadNotation):
            parse(start, text)


def test_a_move_that_no_figure_makes_is_read_and_refused() -> None:
    """Only moves along a line, as far as they have stones, are known by their text."""
    assert refused(GAME.initial(), "A7-B6-1")[0] == "R5"
    assert refused(GAME.initial(), "A7-A5-1")[0] == "R6"


def test_only_stones_are_counted_where_a_figure_goes() -> None:
    state = at("3RG3/7/7/3r33/7/7/3BG3 r")
    for move in state.legal_moves():
        ((_, goal),) = GAME.view.clicks(state, move)
        labels = [mark.label and mark.label.params["stones"] for mark in goal.preview]
        assert labels == [None if move.start in state.guards else move.stones]


@pytest.mark.parametrize(
    ("position", "press", "reason", "clause"),
    [
        ("3RG3/7/7/3r33/7/7/3BG3 r", "D1", "not-yours", "R4"),
        ("3RG3/7/7/3r33/7/7/3BG3 r", "A1", "nothing-there", "R4"),
        ("r1b35/b36/7/7/7/7/RG5BG r", "A7", "capture-too-high", "R11"),
        ("RGr15/r16/7/7/7/7/6BG r", "A7", "own-tower", "R10"),
    ],
)
def test_one_press_that_begins_no_move_is_told_why(position: str, press: str, reason: str, clause: str) -> None:
    state = at(position)
    text = GAME.view.attempt(state, [Click("cell", press)])
    assert text is not None
    assert refused(state, text)[:2] == (clause, reason)


def test_one_press_that_begins_a_move_means_nothing_yet() -> None:
    assert GAME.view.attempt(GAME.initial(), [Click("cell", "D7")]) is None
    assert GAME.view.attempt(at("3RG3/7/7/3r33/7/7/3BG3 r"), [Click("cell", "D4")]) is None
