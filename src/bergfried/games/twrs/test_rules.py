"""TWRS, clause by clause. Positions are drawn by naming the points of their pieces."""

import pytest

import bergfried
from bergfried.core import BadNotation, IllegalMove, Message, Outcome, Side, choose, message
from bergfried.games.twrs.board import NAMES
from bergfried.games.twrs.rules import OPTIONS, Position, Turn, points_named

GAME = bergfried.load("twrs")


def board(orange: str, blue: str, stones: str = "", side: Side = Side.FIRST, **options: str) -> Position:
    towers = points_named(orange), points_named(blue)
    return Position(points_named(stones), towers, side, False, choose(OPTIONS, options))


def at(text: str, **options: str) -> Position:
    state: Position = GAME.notation.parse_state(text, **options)
    return state


def moves(state: Position) -> set[str]:
    return {GAME.notation.format_move(state, move) for move in state.legal_moves()}


def goals(state: Position, tower: str) -> set[str]:
    return {move.split("-")[1].split("+")[0] for move in moves(state) if move.startswith(f"{tower}-")}


def marked(state: Position, move: str) -> set[str]:
    """The sets of stones that may follow a tower's move, the empty one left out."""
    return {text.removeprefix(move + "+") for text in moves(state) if text.startswith(move + "+")}


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


def reason(state: Position, move: str) -> Message:
    with pytest.raises(IllegalMove) as no:
        play(state, move)
    return no.value.reason


HOUSE = "11/6B4/3B7/9B1/2x8/5x5/8x2/1O9/7O3/4O6/11 o"
EMPTY = "11/11/11/11/11/11/11/11/11/11/11"
# The printed example of scoring: five areas of 53, 5, 35, 1 and 1 points, every tower petrified.
SCORED = board(
    "a1 c6 i9",
    "h4 g11 k11",
    "f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 g8 h8 i8 j8 k8 g10 h10 i10 j10 k10 h11 i11 j11 b3 d9",
)
# Thirty-eight stones that lie out of the way: columns g to i, and the lower end of j.
THIRTY_EIGHT = " ".join(f"{column}{row}" for column in "ghijk" for row in range(1, 12) if (column, row) < ("j", 6))


def test_r1_points_are_eleven_by_eleven() -> None:
    cells = GAME.view.scene(GAME.initial()).board.cells
    assert {(cell.x, cell.y) for cell in cells} == {(x, y) for x in range(11) for y in range(11)}
    corners = {cell.id: (cell.x, cell.y) for cell in cells if cell.id in ("a1", "a11", "k1", "k11")}
    assert corners == {"a1": (0, 0), "a11": (0, 10), "k1": (10, 0), "k11": (10, 10)}


def test_r2_three_towers_each_and_forty_stones() -> None:
    start = GAME.initial()
    assert [towers.bit_count() for towers in start.towers] == [3, 3]
    assert start.supply + start.stones.bit_count() == 40


def test_r3_the_house_start() -> None:
    start = GAME.initial()
    assert text(start) == HOUSE
    assert start == board("b4 e2 h3", "j8 g10 d9", "c7 f6 i5")
    assert len({name[0] for name in NAMES if points_named(name) & start.occupied}) == 9
    assert len({name[1:] for name in NAMES if points_named(name) & start.occupied}) == 9


def test_r3_the_house_start_has_sixty_moves_of_towers_and_222_turns() -> None:
    start = GAME.initial()
    assert len(start.turns) == 60
    assert len(start.legal_moves()) == 222
    assert len(GAME.initial(diagonal="on").legal_moves()) == 425


def test_r4_the_order_of_the_free_setup() -> None:
    state = GAME.initial(start="free")
    assert text(state) == EMPTY + " o setup"
    course = []
    for point in ("f6", "c3", "i9", "b2", "d4", "e7", "h8", "j10", "k1"):
        assert state.setup
        course.append((state.side.word, "stone" if state.next_is_stone else "tower"))
        state = play(state, point)
    stones = [("first", "stone"), ("second", "stone"), ("first", "stone")]
    towers = ["second", "first", "first", "second", "second", "first"]
    assert course == stones + [(side, "tower") for side in towers]
    assert not state.setup
    assert state == board("d4 e7 k1", "b2 h8 j10", "f6 c3 i9", start="free")


def test_r4_any_free_point_may_be_taken_and_nothing_else_be_done() -> None:
    state = play(GAME.initial(start="free"), "f6")
    assert len(state.legal_moves()) == 120
    assert refused(state, "f6") == ("R4", "place-taken", ("f6",))
    assert refused(state, "f5-f4") == ("R4", "place-first", ())
    assert reason(state, "f5-f4").params == {"side": "second", "piece": "stone"}
    later = play(state, "c3 i9")
    assert reason(later, "f5-f4").params == {"side": "second", "piece": "tower"}
    assert refused(GAME.initial(), "a1") == ("R4", "setup-over", ("a1",))


def test_r4_the_setup_may_end_the_game() -> None:
    before = play(GAME.initial(start="free"), "c1 b2 a3 k11 a1 a2 k10 k9")
    assert before.outcome() is None
    over = play(before, "b1")
    assert over.outcome() == Outcome(Side.SECOND, "R17", (3, 115))
    assert over.legal_moves() == ()


def test_r4_a_setup_is_not_judged_before_its_last_piece() -> None:
    walled = play(GAME.initial(start="free"), "b1 a2 k11 a1 f6")
    assert walled.petrified == 0
    assert GAME.view.scene(walled).marks == ()


def test_r5_the_sides_take_turns_with_their_own_towers() -> None:
    start = GAME.initial()
    assert start.to_move is Side.FIRST
    assert play(start, "b4-b5").to_move is Side.SECOND
    assert play(start, "b4-b5 j8-j7").to_move is Side.FIRST
    assert refused(start, "j8-j9") == ("R5", "not-yours", ("j8",))
    assert refused(start, "a1-a2") == ("R5", "nothing-there", ("a1",))
    assert refused(start, "f6-f7") == ("R5", "stone-stays", ("f6",))


def test_r5_one_must_move() -> None:
    assert refused(GAME.initial(), "b4-b4") == ("R5", "must-move", ("b4",))


def test_r5_marking_is_voluntary() -> None:
    start = GAME.initial()
    assert {"h3-h4", "h3-h4+h8+j4"} <= moves(start)
    assert all(0 in choices for choices in start.turns.values())


def test_r6_a_tower_moves_along_its_four_lines_as_far_as_it_likes() -> None:
    state = board("d4", "h8 d7", "b4")
    assert goals(state, "d4") == {"d1", "d2", "d3", "d5", "d6", "c4", *(f"{column}4" for column in "efghijk")}
    assert refused(state, "d4-e5") == ("R6", "not-straight", ("d4", "e5"))
    assert refused(state, "d4-e8") == ("R6", "not-straight", ("d4", "e8"))


def test_r6_nothing_is_jumped_over_or_captured() -> None:
    state = board("d4 g4", "h8 d7 d9", "b4")
    assert refused(state, "d4-d7") == ("R6", "goal-taken", ("d7",))
    assert refused(state, "d4-d10") == ("R6", "way-blocked", ("d7",))
    assert refused(state, "d4-a4") == ("R6", "way-blocked", ("b4",))
    assert refused(state, "d4-h4") == ("R6", "way-blocked", ("g4",))
    assert refused(state, "d4-b4") == ("R6", "goal-taken", ("b4",))


# Worked examples of marking across: an orange tower moves one point up to its place; then the sets of stones.
ACROSS = [
    ("d3", "d3-d4", "h8", "", {"d8+h4"}),
    ("d3", "d3-d4", "h8", "f4", {"d8"}),
    ("d3 h6", "d3-d4", "h8", "", {"d8"}),
    ("d3", "d3-d4", "h8", "h4", {"d8"}),
    ("d3", "d3-d4", "h4", "", set()),
    ("d4", "d4-d8", "h4", "", {"d4+h8"}),
    ("d3", "d3-d4", "e5", "", {"d5+e4"}),
    ("f4", "f4-f5", "i7", "", {"f7+i5"}),
    ("f4", "f4-f5", "i8", "", {"f8+i5"}),
]


@pytest.mark.parametrize(("orange", "move", "blue", "stones", "sets"), ACROSS)
def test_r7_marking_points_are_where_movement_lines_cross(
    orange: str, move: str, blue: str, stones: str, sets: set[str]
) -> None:
    assert marked(board(orange, blue, stones), move) == sets


def test_r7_other_points_cannot_be_marked() -> None:
    state = board("d3", "h8 k1", "f4")
    assert refused(state, "d3-d4+h4") == ("R7", "mark-blocked", ("h4", "f4"))
    assert reason(state, "d3-d4+h4").params == {"active": "d4", "tower": "h8", "point": "h4", "obstacle": "f4"}
    assert refused(state, "d3-d4+f4") == ("R7", "mark-taken", ("f4",))
    assert refused(state, "d3-d4+h8") == ("R7", "mark-taken", ("h8",))
    assert refused(state, "d3-d4+d4") == ("R7", "mark-taken", ("d4",))
    assert refused(state, "d3-d4+d3") == ("R7", "mark-no-crossing", ("d3",))
    assert refused(state, "d3-d4+d5") == ("R7", "mark-no-crossing", ("d5",))
    assert refused(state, "d3-d4+a2+d8") == ("R7", "mark-no-crossing", ("a2",))


def test_r7_the_nearest_piece_on_the_enemys_side_is_named_too() -> None:
    assert refused(board("d3 h6", "h8", "h5"), "d3-d4+h4") == ("R7", "mark-blocked", ("h4", "h6"))


def test_r8_towers_on_one_line_are_not_marked() -> None:
    state = board("d3", "h4 d9")
    assert marked(state, "d3-d4") == set()
    assert refused(state, "d3-d4+f4") == ("R8", "mark-same-line", ("d4", "h4"))
    assert refused(state, "d3-d4+d6") == ("R8", "mark-same-line", ("d4", "d9"))


def test_r9_all_points_of_one_tower_or_none() -> None:
    state = board("d3", "h8 f10")
    assert {"d3-d4", "d3-d4+d8+h4", "d3-d4+d10+f4"} <= moves(state)
    assert refused(state, "d3-d4+h4") == ("R9", "mark-incomplete", ("h8", "d8"))
    assert refused(state, "d3-d4+d8") == ("R9", "mark-incomplete", ("h8", "h4"))
    assert refused(state, "d3-d4+d8+f4") == ("R9", "mark-two-towers", ("h8", "f10", "d8", "f4"))
    assert refused(state, "d3-d4+f4+h4") == ("R9", "mark-two-towers", ("f10", "h8", "f4", "h4"))


def test_r9_single_points_of_two_towers_are_not_set_together() -> None:
    state = board("d3", "h8 b10", "f4 c4")
    assert marked(state, "d3-d4") == {"d8", "d10"}
    assert refused(state, "d3-d4+d8+d10") == ("R9", "mark-two-towers", ("h8", "b10", "d8", "d10"))


@pytest.mark.parametrize(
    ("stones", "squares"),
    [("d8 f4 h4", ("h8", "f10")), ("d8 d10 f4", ("h8", "f10")), ("d8 d10 f4 h4", ("h8", "f10"))],
)
def test_r9_more_stones_than_any_text_has_are_refused_too(stones: str, squares: tuple[str, ...]) -> None:
    state = board("d3", "h8 f10")
    with pytest.raises(IllegalMove) as no:
        state.play(Turn(NAMES.index("d3"), NAMES.index("d4"), points_named(stones)))
    assert (no.value.clause, no.value.reason.id) == ("R9", "mark-two-towers")
    assert no.value.squares == (*squares, *stones.split())


def test_r10_two_ways_of_marking_with_the_same_stones_are_one_move() -> None:
    state = play(GAME.initial(), "h3-h4+h8+j4")
    assert [move for move in moves(state) if move.startswith("g10-g9+")].count("g10-g9+g4") == 1
    assert len(state.legal_moves()) == 147


def test_r11_stones_stay() -> None:
    state = play(GAME.initial(), "h3-h4+h8+j4")
    assert state.stones == points_named("c7 f6 i5 h8 j4")
    assert state.supply == 35


def test_r11_the_last_stone_goes_to_one_of_two_points() -> None:
    state = board("b2", "e6", THIRTY_EIGHT + " a11")
    assert state.supply == 1
    assert marked(state, "b2-b3") == {"b6", "e3"}
    assert refused(state, "b2-b3+b6+e3") == ("R11", "supply-short", ("b6", "e3"))
    assert reason(state, "b2-b3+b6+e3").params == {"left": 1, "stones": 2}
    assert refused(state, "b2-b3+c3") == ("R7", "mark-no-crossing", ("c3",))


def test_r11_with_two_stones_left_both_points_are_due() -> None:
    state = board("b2", "e6", THIRTY_EIGHT)
    assert state.supply == 2
    assert marked(state, "b2-b3") == {"b6+e3"}
    assert refused(state, "b2-b3+b6") == ("R9", "mark-incomplete", ("e6", "e3"))


def area_points(state: Position) -> list[tuple[int, Side | None]]:
    return sorted(((area.points.bit_count(), area.owner) for area in state.areas), key=str)


def test_r12_stones_part_areas_and_towers_do_not() -> None:
    stones = "a4 b1 b2 b3"
    assert area_points(board("a1", "a2", stones)) == [(114, None), (3, None)]
    assert area_points(board("a1", "a11", stones)) == [(114, Side.SECOND), (3, Side.FIRST)]


def test_r12_diagonal_neighbours_are_not_joined() -> None:
    assert area_points(board("a1", "k11", "a2 b1")) == [(1, Side.FIRST), (118, Side.SECOND)]


def test_r12_neighbours_do_not_wrap_around_the_board() -> None:
    wall = " ".join(f"{column}6" for column in "abcdefghijk")
    assert area_points(board("a1", "k11", wall)) == [(55, Side.FIRST), (55, Side.SECOND)]


def test_r13_towers_alone_in_their_area_are_petrified() -> None:
    state = board("a1 c6 d2", "e6", "a2 b1")
    assert state.petrified == points_named("a1")
    assert refused(state, "a1-a1") == ("R13", "petrified", ("a1",))
    assert refused(state, "a1-a3") == ("R13", "petrified", ("a1",))
    assert goals(state, "c6") >= {"d6", "c1", "c11"}


def test_r13_both_colours_keep_an_area_alive() -> None:
    state = board("a1", "a2", "a4 b1 b2 b3", side=Side.SECOND)
    assert state.petrified == 0
    assert moves(state) == {"a2-a3"}


def test_r14_petrified_towers_are_not_marked() -> None:
    # The blue tower on k1 sees only k2; a diagonal from h5 slips in to it between j2 and k3.
    state = board("h6", "k1 d2", "j1 j2 k3", diagonal="on")
    assert state.petrified == points_named("k1")
    assert refused(state, "h6-h5+k2") == ("R14", "mark-petrified", ("k1", "k2"))
    assert "k2" not in {stone for stones in marked(state, "h6-h5") for stone in stones.split("+")}


def test_r14_the_same_tower_could_be_marked_were_it_not_petrified() -> None:
    assert "k2" in marked(board("h6", "k1 d2", "j1 k3", diagonal="on"), "h6-h5")


# Worked examples of the variant: one point up, then the sets of stones by movement lines and by diagonals.
DIAGONAL = [
    ("f4", "f4-f5", "i7", "", {"f7+i5"}, {"h7+i8", "d7+i2"}),
    ("f4", "f4-f5", "i8", "", {"f8+i5"}, {"c8+i2"}),
    ("b1", "b1-b2", "e6", "b3 c2", set(), {"e5+f6"}),
    ("f4", "f4-f5", "i5", "", set(), {"i8", "i2"}),
]


@pytest.mark.parametrize(("orange", "move", "blue", "stones", "across", "diagonal"), DIAGONAL)
def test_r15_diagonal_marking_lines(
    orange: str, move: str, blue: str, stones: str, across: set[str], diagonal: set[str]
) -> None:
    assert marked(board(orange, blue, stones), move) == across
    assert marked(board(orange, blue, stones, diagonal="on"), move) == across | diagonal


def test_r15_a_marking_line_ends_before_a_piece() -> None:
    assert marked(board("f4", "i7", "g6", diagonal="on"), "f4-f5") == {"f7+i5", "d7+i2"}
    assert refused(board("f4", "i7", "g6", diagonal="on"), "f4-f5+h7") == ("R7", "mark-blocked", ("h7", "g6"))


def test_r15_ways_are_not_mixed_and_need_the_option() -> None:
    state = board("f4", "i7", diagonal="on")
    assert refused(state, "f4-f5+f7+h7") == ("R15", "mark-two-modes", ("i7", "f7", "h7"))
    assert refused(state, "f4-f5+h7") == ("R9", "mark-incomplete", ("i7", "i8"))
    with pytest.raises(IllegalMove) as no:
        state.play(Turn(NAMES.index("f4"), NAMES.index("f5"), points_named("f7 h7 i8")))
    assert (no.value.clause, no.value.reason.id) == ("R15", "mark-two-modes")
    assert refused(board("f4", "i7"), "f4-f5+h7+i8") == ("R15", "mark-diagonal-off", ("f5", "h7", "i7"))


def test_r15_one_last_stone_may_go_to_any_point_of_any_way() -> None:
    state = board("b2", "e7", THIRTY_EIGHT + " a11", diagonal="on")
    assert marked(state, "b2-b3") == {"b7", "e3", "e6", "f7"}


def test_r16_the_printed_example_scores_58_to_37() -> None:
    assert SCORED.outcome() == Outcome(Side.FIRST, "R17", (58, 37))
    assert [points for points, _ in area_points(SCORED)] == [1, 1, 35, 5, 53]


def test_r16_contested_and_empty_areas_count_for_nobody() -> None:
    assert board("a1", "a2", "a4 b1 b2 b3").scores == (0, 0)


def test_r16_equal_scores_are_a_draw() -> None:
    wall = " ".join(f"{column}6" for column in "abcdefghijk")
    assert board("a1", "k11", wall).outcome() == Outcome(None, "R17", (55, 55))


def test_r17_all_petrified_ends_the_game_for_both() -> None:
    assert SCORED.petrified == SCORED.towers[0] | SCORED.towers[1]
    assert SCORED.legal_moves() == ()
    assert refused(SCORED, "a1-a2") == ("R17", "game-over", ())


def test_r17_without_towers_nobody_can_move() -> None:
    assert at(EMPTY + " o").outcome() == Outcome(None, "R17", (0, 0))


def test_r18_who_is_hemmed_in_ends_the_game() -> None:
    assert board("a1", "a2", "a4 b1 b2 b3").outcome() == Outcome(None, "R18", (0, 0))
    assert board("a1", "a2", "a4 b1 b2 b3", side=Side.SECOND).outcome() is None
    partly = board("a1 k1", "a2 k11", "a4 b1 b2 b3 j1 k2")
    assert partly.petrified == points_named("k1 k11")
    assert partly.outcome() == Outcome(Side.SECOND, "R18", (1, 111))


def test_r19_the_fortieth_stone_ends_the_game_at_once() -> None:
    state = play(board("b2", "e6", THIRTY_EIGHT), "b2-b3+b6+e3")
    assert state.supply == 0
    assert state.reach(NAMES.index("e6"))
    assert state.outcome() == Outcome(None, "R19", (0, 0))
    assert state.legal_moves() == ()
    assert refused(state, "e6-e7") == ("R19", "game-over", ())


SHUFFLE = "b4-b5 j8-j7 b5-b4 j7-j8 "


def test_r20_the_third_repetition_ends_the_game() -> None:
    twice = play(GAME.initial(), SHUFFLE)
    assert twice.outcome() is None
    third = play(twice, SHUFFLE)
    assert third.outcome() == Outcome(None, "R20", (0, 0))
    assert third.legal_moves() == ()
    assert third.without_past().outcome() is None


def test_r20_the_game_is_scored_as_it_stands() -> None:
    state = board("a1 c6", "k11", "a2 b1")
    third = play(state, "c6-c7 k11-k10 c7-c6 k10-k11 " * 2)
    assert third.outcome() == Outcome(Side.FIRST, "R20", (1, 0))


def test_r20_the_other_side_to_move_makes_another_position() -> None:
    state = board("b4", "j8", "f6")
    assert text(play(state, "b4-b5 j8-j7 b5-b6 j7-j8 b6-b4")) == text(board("b4", "j8", "f6", side=Side.SECOND))
    again = play(state, "b4-b5 j8-j7 b5-b6 j7-j8 b6-b4 j8-j7 b4-b5 j7-j6 b5-b4 j6-j8")
    assert again == state
    assert again.outcome() is None


def test_r20_a_stone_makes_the_past_unreachable() -> None:
    state = play(GAME.initial(), "b4-b5 j8-j7")
    assert len(state.past) == 2
    assert play(state, "h3-h4+h7+j4").past == ()


@pytest.mark.parametrize(
    ("fen", "reason", "place"),
    [
        ("11/11 o", "fen-rows", 5),
        ("11/11", "fen-rows", 5),
        ("11/11/11/11/11/11/11/11/11/11 o", "fen-rows", 29),
        (EMPTY + "/11 o", "fen-rows", 32),
        ("", "fen-row-short", 0),
        ("11/10 o", "fen-row-short", 5),
        ("10/11/11/11/11/11/11/11/11/11/11 o", "fen-row-short", 2),
        ("/11/11/11/11/11/11/11/11/11/11 o", "fen-row-short", 0),
        ("11O/11/11/11/11/11/11/11/11/11/11 o", "fen-row-long", 2),
        ("O11/11/11/11/11/11/11/11/11/11/11 o", "fen-row-long", 2),
        ("xxxx8/11/11/11/11/11/11/11/11/11/11 o", "fen-row-long", 4),
        ("xxxx85/11/11/11/11/11/11/11/11/11/11 o", "fen-row-long", 4),
        ("11x/11 o", "fen-row-long", 2),
        (EMPTY + "x o", "fen-row-long", 32),
        ("xxxxxxxxxxx1/11/11/11/11/11/11/11/11/11/11 o", "fen-row-long", 11),
        ("12/11/11/11/11/11/11/11/11/11/11 o", "fen-number", 1),
        ("11/11/11/11/11/11/11/11/11/11/12 o", "fen-number", 31),
        ("56/11/11/11/11/11/11/11/11/11/11 o", "fen-number", 1),
        ("111/11/11/11/11/11/11/11/11/11/11 o", "fen-number", 2),
        ("0x10/11/11/11/11/11/11/11/11/11/11 o", "fen-number", 0),
        ("O01O8/11/11/11/11/11/11/11/11/11/11 o", "fen-number", 1),
        ("OOOO7/11/11/11/11/11/11/11/11/11/11 o", "fen-towers", 3),
        ("BBB8/11/11/11/11/11/11/11/11/11/B10 o", "fen-towers", 32),
        ("xxxxxxxxxxx/xxxxxxxxxxx/xxxxxxxxxxx/xxxxxxxx3/11/11/11/11/11/11/11 o", "fen-stones", 43),
        ("o10/11/11/11/11/11/11/11/11/11/11 o", "text-unexpected", 0),
        ("X10/11/11/11/11/11/11/11/11/11/11 o", "text-unexpected", 0),
        ("٣8/11/11/11/11/11/11/11/11/11/11 o", "text-unexpected", 0),
        ("11?11/11 o", "text-unexpected", 2),
        (EMPTY, "fen-side", 32),
        (EMPTY + " ", "fen-side", 33),
        (EMPTY + " w", "fen-side", 33),
        (EMPTY + " O", "fen-side", 33),
        (EMPTY + "  o", "fen-side", 33),
        (EMPTY + " o ", "text-goes-on", 34),
        (EMPTY + " o\n", "text-goes-on", 34),
        (EMPTY + " o set", "text-goes-on", 34),
        (EMPTY + " o setup ", "text-goes-on", 40),
        ("x" * 201, "text-too-long", 200),
    ],
)
def test_a_malformed_position_is_refused_with_place_and_reason(fen: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        at(fen, start="free")
    assert (no.value.reason.id, no.value.place) == (reason, place)


def test_of_several_faults_the_first_is_refused() -> None:
    fen = "4x6/4x4x1/4x2x3/4xxx1x2/1xx1xx1O1B1/xxxxxxxxxxx/4x6/x3x6/O3x3B2/2x11B4/xxxxx1xxxxx b"
    with pytest.raises(BadNotation) as no:
        at(fen)
    assert (no.value.reason, no.value.place) == (message("fen-row-long", row=2), fen.index("11B4") + 1)


@pytest.mark.parametrize(
    ("fen", "reason", "place"),
    [
        (EMPTY + " b setup", "fen-setup-side", 33),
        (EMPTY + " b setup!", "fen-setup-side", 33),
        ("x10/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-side", 34),
        ("O10/11/11/11/11/11/11/11/11/11/11 b setup", "fen-setup-pieces", 36),
        ("xxxx7/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-pieces", 38),
        ("xxxO7/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-pieces", 38),
        ("xxxBO6/11/11/11/11/11/11/11/11/11/11 b setup", "fen-setup-side", 37),
        ("xxxBBOO4/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-side", 39),
        ("xxxBBBOO3/11/11/11/11/11/11/11/11/11/11 b setup", "fen-setup-side", 40),
        ("xxxBBBOOO2/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-complete", 43),
        ("xxxxBBBOOO1/11/11/11/11/11/11/11/11/11/11 o setup", "fen-setup-complete", 44),
    ],
)
def test_an_impossible_setup_is_refused_with_place_and_reason(fen: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        at(fen, start="free")
    assert (no.value.reason.id, no.value.place) == (reason, place)


def test_a_setup_text_needs_the_option() -> None:
    with pytest.raises(BadNotation) as no:
        at(EMPTY + " o setup")
    assert (no.value.reason.id, no.value.place) == ("fen-setup-option", 35)
    assert at(EMPTY + " o setup", start="free").setup
    assert not at(HOUSE, start="free").setup


@pytest.mark.parametrize(
    ("move", "reason", "place"),
    [
        ("", "move-point", 0),
        ("l1", "move-point", 0),
        ("\u212a1", "move-point", 0),  # the sign for kelvin
        ("a0", "move-point", 0),
        ("a12", "move-dash", 2),
        ("b4b9", "move-dash", 2),
        ("b4-", "move-point", 3),
        ("b4-b12", "text-goes-on", 5),
        ("b4-b9+", "move-point", 6),
        ("b4-b9+e9+b2", "move-order", 9),
        ("b4-b9+b10+b2", "move-order", 10),
        ("b4-b9+e9+e9", "move-order", 9),
        ("b4-b9+b2+e9+f9", "move-stones", 11),
        ("b4-b9 ", "text-goes-on", 5),
        ("F6", "move-point", 0),
        ("B4-b9+e9", "move-point", 0),
        ("b4-b9+E9", "move-point", 6),
        ("b4-b9\n", "text-goes-on", 5),
        ("b4-b٣", "move-point", 3),
        ("a" * 21, "text-too-long", 20),
    ],
)
def test_a_malformed_move_is_refused_with_place_and_reason(move: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        GAME.notation.parse_move(GAME.initial(), move)
    assert (no.value.reason.id, no.value.place) == (reason, place)
