"""Towers of Hamburg, clause by clause. Positions are six rows of heights; the colour of a tower is its field's."""

import pytest

import bergfried
from bergfried.core import IllegalMove, Outcome, Side, perft
from bergfried.games.hamburg.rules import FIELDS, Position

GAME = bergfried.load("hamburg")
EMPTY = "/000000" * 5
BLACK = {f"{row}{column}" for row in "ACE" for column in "135"} | {
    f"{row}{column}" for row in "BDF" for column in "246"
}
FIGURE_5 = f"441122{EMPTY}"  # both sides have a four in row A


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


def blocked(state: Position) -> set[str]:
    return {piece.id for piece in GAME.view.scene(state).pieces if "blocked" in piece.states}


def no(state: Position, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        play(state, move)
    return refused.value


def refused(state: Position, move: str) -> tuple[str, str, tuple[str, ...]]:
    because = no(state, move)
    return because.clause, because.reason.id, because.squares


def said(state: Position, move: str) -> str:
    return GAME.say(no(state, move).reason)


def test_r1_the_board_is_checkered_and_a1_is_black() -> None:
    scene = GAME.view.scene(GAME.initial())
    fields = {mark.side: set(mark.cells) for mark in scene.marks if mark.kind == "field"}
    assert {side: len(cells) for side, cells in fields.items()} == {Side.FIRST: 18, Side.SECOND: 18}
    assert {"A1", "B2", "F6", "C5"} <= fields[Side.FIRST]
    assert {"A2", "B1", "A6", "F1"} <= fields[Side.SECOND]
    for line in [*"ABCDEF", *"123456"]:
        assert {side: sum(line in cell for cell in cells) for side, cells in fields.items()} == {0: 3, 1: 3}
    corners = {cell.id: (cell.x, cell.y) for cell in scene.board.cells}
    assert (corners["A1"], corners["A6"], corners["F1"]) == ((0, 5), (5, 5), (0, 0))


def test_r2_every_field_holds_a_single_stone_of_its_colour() -> None:
    assert text(GAME.initial()) == "111111/111111/111111/111111/111111/111111 b"
    for side in Side:
        assert sum(piece.height for piece in GAME.view.scene(GAME.initial()).pieces if piece.side is side) == 18


def test_r3_a_player_moves_his_own_stones_on_his_own_fields() -> None:
    start = GAME.initial()
    assert refused(start, "A2+A4") == ("R3", "not-yours", ("A2",))
    assert refused(start, "A1+A2") == ("R3", "wrong-colour", ("A2",))
    state = at(f"200000{EMPTY} b")
    assert refused(state, "A1-A2") == ("R3", "wrong-colour", ("A2",))
    assert said(state, "A1-A2") == "A2 is a field of White; your stones stay on fields of your own colour."


def test_r4_black_begins_and_the_sides_take_turns() -> None:
    state = GAME.initial()
    assert state.to_move is Side.FIRST
    assert play(state, "A3+A1").to_move is Side.SECOND
    assert play(state, "A3+A1 C2+A2").to_move is Side.FIRST


def test_r5_a_move_leads_from_a_tower_to_another_field() -> None:
    state = at("210111/111111/111111/111111/111111/111111 w")
    assert refused(state, "A3+A1") == ("R5", "nothing-there", ("A3",))
    assert refused(state, "C2+C2") == ("R5", "same-field", ("C2",))
    assert refused(at(f"200000{EMPTY} b"), "A1-A1") == ("R5", "same-field", ("A1",))


def test_r5_building_and_relocating_are_free_to_choose() -> None:
    state = at("200010/000000/002000/000000/000000/000000 b")
    assert {"A1+C3", "C3+A1", "A1-A3", "C3-F6"} <= moves(state)


def test_r6_the_start_has_every_pair_of_own_stones() -> None:
    start = GAME.initial()
    assert moves(start) == {f"{a}+{b}" for a in BLACK for b in BLACK if a != b}
    assert len(moves(start)) == 306


def test_r6_a_top_stone_goes_onto_a_tower_however_far_away() -> None:
    assert text(play(GAME.initial(), "A1+F6")) == "011111/111111/111111/111111/111111/111112 w"


def test_r6_a_top_stone_does_not_go_to_a_free_field() -> None:
    state = at(f"300010{EMPTY} b")
    assert refused(state, "A1+A3") == ("R6", "nothing-to-build-on", ("A1", "A3"))
    assert refused(state, "A5+A3") == ("R6", "nothing-to-build-on", ("A5", "A3"))


def test_r7_two_twos_become_one_and_three() -> None:
    assert text(play(at(f"202000{EMPTY} b"), "A1+A3")) == f"103000{EMPTY} w"


def test_r7_unequal_towers_do_not_build_either_way() -> None:
    state = at(f"201000{EMPTY} b")
    assert refused(state, "A1+A3") == ("R7", "unequal", ("A1", "A3"))
    assert refused(state, "A3+A1") == ("R7", "unequal", ("A3", "A1"))
    assert said(state, "A1+A3") == "One builds only between equal towers: A1 is 2 high, A3 is 1."


def test_r8_a_whole_tower_goes_to_any_free_field_of_its_colour() -> None:
    state = at("300000/010000/000000/000000/000000/000001 b")
    taken = {"A1", "B2", "F6"}
    assert moves(state) == {f"A1-{field}" for field in BLACK - taken} | {"B2+F6", "F6+B2"}
    assert text(play(state, "A1-F4")) == "000000/010000/000000/000000/000000/000301 w"
    assert refused(state, "A1-F6") == ("R8", "not-free", ("F6",))


def test_r8_no_tower_in_between_hinders() -> None:
    assert "A1-F6" in moves(at("200000/010000/001000/000100/000010/000000 b"))


def test_r9_a_single_stone_is_not_relocated() -> None:
    assert refused(at(f"100010{EMPTY} b"), "A1-A3") == ("R9", "single-stays", ("A1",))
    assert moves(at(f"100010{EMPTY} b")) == {"A1+A5", "A5+A1"}


@pytest.mark.parametrize(
    ("rows", "rowmax", "pairwise"),
    [
        ("210111/111111/111111/111111/111111/111111", "A2 A4 A6 B1 D1 F1", "A2 A4 A6 B1 D1 F1"),
        ("220111/111111/101111/111111/111111/111111", "B1 D1 F1 B2 D2 F2", "B1 D1 F1 B2 D2 F2 A4 A5 A6"),
        (FIGURE_5, "", "A3 A4 A5 A6"),
        (f"321110{EMPTY}", "A2 A4", "A2 A4 A3 A5"),
        ("510100/000000/000000/200000/000000/000000", "A2 A4 D1", "A2 A4 D1"),
    ],
)
@pytest.mark.parametrize("side", "bw")
def test_r10_the_highest_tower_of_a_line_blocks(rows: str, rowmax: str, pairwise: str, side: str) -> None:
    assert blocked(at(f"{rows} {side}")) == set(rowmax.split())
    assert blocked(at(f"{rows} {side}", blockade="pairwise")) == set(pairwise.split())


def test_r10_the_number_of_towers_does_not_count() -> None:
    assert blocked(at(f"323030{EMPTY} b")) == {"A2"}
    assert blocked(at(f"232323{EMPTY} b")) == {"A1", "A3", "A5"}


def test_r10_one_does_not_block_oneself() -> None:
    assert blocked(at(f"501010{EMPTY} b")) == set()
    assert blocked(at(f"501010{EMPTY} b", blockade="pairwise")) == set()


def test_r11_rows_and_columns_block_and_diagonals_do_not() -> None:
    state = at("300001/010010/000000/100000/000000/000000 w")
    assert blocked(state) == {"A6", "D1"}


def test_r11_one_blocked_line_is_enough() -> None:
    state = at("320000/000000/000000/010000/030000/000000 b")
    assert blocked(state) == {"A2", "D2"}
    assert refused(state, "D2+A1") == ("R12", "column-blocked", ("D2", "E2"))


def test_r12_after_the_first_building_six_white_stones_are_blocked() -> None:
    state = play(GAME.initial(), "A3+A1")
    assert len(state.legal_moves()) == 204
    assert not {move for move in moves(state) if move[:2] in {"A2", "A4", "A6", "B1", "D1", "F1"}}
    assert refused(state, "A2+C2") == ("R12", "row-blocked", ("A2", "A1"))
    assert refused(state, "D1+C2") == ("R12", "column-blocked", ("D1", "A1"))


def test_r12_a_row_a_column_and_both_are_told_apart() -> None:
    state = at("420000/000000/000000/200000/000000/000020 w")
    assert said(state, "A2-C2") == "Row A is blocked: Black's highest tower there is 4, yours is 2."
    assert said(state, "D1-F1") == "Column 1 is blocked: Black's highest tower there is 4, yours is 2."
    both = at("420000/030000/000000/000000/000000/000020 w")
    assert refused(both, "A2-C2") == ("R12", "lines-blocked", ("A2", "A1", "B2"))
    assert said(both, "A2-C2") == (
        "Row A and column 2 are blocked: Black's highest tower in the row is 4, yours is 2; "
        "in the column it is 3, yours is 2."
    )


def test_r12_each_tower_for_itself_names_the_blocking_tower() -> None:
    state = at("441122/300000/000000/000000/010000/000000 b", blockade="pairwise")
    assert refused(state, "A5-C1") == ("R12", "higher-in-row", ("A5", "A2"))
    assert (
        said(state, "A5-C1")
        == "Your tower on A5 is 2 high and blocked in row A by White's tower on A2, which is 4 high."
    )
    assert no(state, "A5-C1").reason.params["row-tower"] == "A2"
    column = at("040020/000000/000000/020000/000000/000004 b", blockade="pairwise")
    assert refused(column, "D2-D4") == ("R12", "higher-in-column", ("D2", "A2"))
    assert "in column 2 by White's tower on A2, which is 4 high" in said(column, "D2-D4")
    both = at("040000/000000/000000/320000/000000/000004 b", blockade="pairwise")
    assert refused(both, "D2-D4") == ("R12", "higher-in-lines", ("D2", "D1", "A2"))
    assert said(both, "D2-D4") == (
        "Your tower on D2 is 2 high and blocked twice by White: in row D by D1, 3 high, and in column 2 by A2, 4 high."
    )


def test_r12_two_first_moves_can_be_played_in_so_many_ways() -> None:
    assert perft(GAME.initial(), 2) == 62_424


def test_r13_one_may_build_on_a_blocked_tower() -> None:
    state = play(GAME.initial(), "A3+A1 C2+A2")
    assert text(state) == "220111/111111/101111/111111/111111/111111 b"


def test_r14_an_equal_tower_breaks_the_blockade_of_its_line() -> None:
    state = play(GAME.initial(), "A3+A1 C2+A2")
    assert blocked(state) == {"B1", "D1", "F1", "B2", "D2", "F2"}
    relocations = {move for move in moves(state) if "-" in move}
    assert relocations == {"A1-A3"}
    assert len(moves(state)) == 196
    alone = play(GAME.initial(blockade="pairwise"), "A3+A1 C2+A2")
    assert {move for move in moves(alone) if "-" in move} == {"A1-A3"}
    assert len(moves(alone)) == 181


def test_r14_relocating_breaks_a_blockade_too() -> None:
    state = at("310000/000000/000000/000000/000000/000030 w")
    assert blocked(state) == {"A2"}
    assert blocked(play(state, "F5-A4")) == set()
    assert blocked(play(at(text(state), blockade="pairwise"), "F5-A4")) == {"A2"}


def test_r15_two_fives_make_six_and_four_and_win() -> None:
    state = play(at("540000/230000/005000/020040/230000/212010 b"), "A1+C3")
    assert text(state) == "440000/230000/006000/020040/230000/212010 w"
    assert state.outcome() == Outcome(Side.FIRST, "R15")
    assert state.legal_moves() == ()
    assert [mark.cells for mark in GAME.view.scene(state).marks if mark.kind == "decisive"] == [("C3",)]


@pytest.mark.parametrize("side", "bw")
def test_r15_whose_six_storeys_stand_has_won_whoever_is_to_move(side: str) -> None:
    assert at(f"600000{EMPTY} {side}").outcome() == Outcome(Side.FIRST, "R15")
    assert at(f"060000{EMPTY} {side}").outcome() == Outcome(Side.SECOND, "R15")


def test_r16_who_cannot_move_loses() -> None:
    state = at("510100/000000/000000/200000/000000/000000 w")
    assert state.outcome() == Outcome(Side.FIRST, "R16")
    assert state.legal_moves() == ()
    assert at(f"100000{EMPTY} b").outcome() == Outcome(Side.SECOND, "R16")  # whatever the cause
    assert at(f"000000{EMPTY} w").outcome() == Outcome(Side.FIRST, "R16")


SHUFFLE = "A1-A3 A2-C2 A3-A1 C2-A2 "


def test_r17_the_third_repetition_is_a_tie() -> None:
    twice = play(GAME.initial(), "A3+A1 C2+A2 " + SHUFFLE)
    assert twice.outcome() is None
    third = play(twice, SHUFFLE)
    assert third.outcome() == Outcome(None, "R17")
    assert third.legal_moves() == ()
    assert third.without_past().outcome() is None


def test_r17_a_position_with_the_other_side_to_move_is_another() -> None:
    # Black takes three moves to come back, White two: the towers stand as at first with the other side to move.
    state = play(at(f"220000{EMPTY} b"), "A1-C1 A2-C2 C1-E1 C2-A2 E1-A1")
    assert text(state) == f"220000{EMPTY} w"
    state = play(state, "A2-C2 A1-C1 C2-A2 C1-A1")
    assert text(state) == f"220000{EMPTY} w"
    assert state.outcome() is None
    assert play(state, "A2-C2 A1-C1 C2-A2 C1-A1").outcome() == Outcome(None, "R17")


def test_r18_the_quiet_limit_counts_moves_without_a_building() -> None:
    state = play(at("200010/200000/000000/000001/000000/000000 b", quiet_limit="3"), "A1-C1 B1-D1")
    assert state.outcome() is None
    assert play(state, "C1-E1").outcome() == Outcome(None, "R18")
    assert play(state, "A5+D6").outcome() is None


def tour(state: Position, plies: int) -> Position:
    """Two lonely towers walk through all fields of their colours: the start comes back after 36 plies and after 72."""
    for _ in range(plies):
        own = [field for field in range(36) if (field // 6 + field % 6) % 2 == state.side]
        start = next(field for field in own if state.heights[field])
        goal = own[(own.index(start) + 1) % 18]
        state = play(state, f"{FIELDS[start]}-{FIELDS[goal]}")
    return state


def test_r18_the_limit_is_sixty_moves_unless_it_is_switched_off() -> None:
    lonely = f"220000{EMPTY} b"
    assert tour(at(lonely), 59).outcome() is None
    assert tour(at(lonely), 60).outcome() == Outcome(None, "R18")
    assert tour(at(lonely, quiet_limit="none"), 71).outcome() is None
    assert tour(at(lonely, quiet_limit="none"), 72).outcome() == Outcome(None, "R17")


def test_a_finished_game_refuses_every_move_by_the_clause_that_ended_it() -> None:
    assert refused(at(f"600000{EMPTY} w"), "A1-A3") == ("R15", "game-over", ())
    assert refused(at(f"000000{EMPTY} w"), "A1-A3") == ("R16", "game-over", ())
