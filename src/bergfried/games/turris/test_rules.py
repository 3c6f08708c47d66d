"""TURRIS, clause by clause. Towers are built by playing, or written as in the notation."""

from dataclasses import replace

import pytest

import bergfried
from bergfried.core import IllegalMove, Outcome, Side
from bergfried.games.turris.rules import End, Move, Place, Position
from bergfried.games.turris.tower import NEIGHBOURS, blocks
from bergfried.games.turris.view import filled
from tests.walks import option_sets, walk

GAME = bergfried.load("turris")
RING = "Va1 Vb1 Vc1 Vc2 Vc3 Vb3 Va3 Va2 "  # eight upright blocks around the centre
FLAT = RING + "Vb2 end "  # every column two high, Black to move
RIM_PAIRS = "Ha1b1 Hb1c1 Ha1a2 Hc1c2 Ha2a3 Hc2c3 Ha3b3 Hb3c3"
# Black has no block in hand, and a bonus is due to him; White has blocks left.
EMPTY_HANDED = "vnEVneN,vnWNVwn,vNvVN/VsVEseS,vseSWews,VSwvwS/vvvV,VEvv,VWVv b + - a1a2:b1b2"
# White has just placed his last block and taken one of Black's off; Black cannot build anywhere else.
STUCK = "VenENV,VwnWN,vvv/VesESvE,VwsWSNEW,vVNvW/veVVe,VwVeSwE,VvSwvW b - b1c1 a2b2:a2"
# All but one block, White to place it; b2 is among his choices.
NEARLY = "VVvVE,VnvnEnW,vVVWV/VnevEN,vswesWsN,VVwv/vsVvS,VevevS,vwvwVV w - - a1b1:c2"


def at(text: str, **options: str) -> Position:
    state: Position = GAME.notation.parse_state(text, **options)
    return state


def play(state: Position, text: str) -> Position:
    for move in text.split():
        state = state.play(GAME.notation.parse_move(state, move))
    return state


def built(moves: str, **options: str) -> Position:
    return play(GAME.initial(**options), moves)


def moves(state: Position) -> set[str]:
    return {GAME.notation.format_move(state, move) for move in state.legal_moves()}


def text(state: Position) -> str:
    return GAME.notation.format_state(state)


def refused(state: Position, move: str) -> tuple[str, str, tuple[str, ...]]:
    with pytest.raises(IllegalMove) as no:
        play(state, move)
    return no.value.clause, no.value.reason.id, no.value.squares


def removable(state: Position, by: Side) -> set[str]:
    """What that side could take off if a bonus were due to it."""
    return {move for move in moves(replace(state, side=by, bonus=True)) if move.startswith("x")}


def game(seed: int, **options: str) -> list[tuple[Position, Move | None]]:
    """A random game to its end: each position with the move played there."""
    played: list[tuple[Position, Move | None]] = []
    for state, move in walk(GAME.initial(**options), seed, longest=400):
        assert isinstance(state, Position)
        played.append((state, move))
    return played


def placements(state: Position, depth: int) -> int:
    """Sequences of placements when every bonus is declined."""
    if depth == 0:
        return 1
    count = 0
    for move in state.legal_moves():
        if isinstance(move, Place):
            after = state.play(move)
            count += placements(after.play(End()) if after.bonus else after, depth - 1)
    return count


# Worked examples: moves from the start, then every legal move.
EXAMPLES = {
    "": "Va1 Vb1 Vc1 Va2 Vc2 Va3 Vb3 Vc3",
    "Va1": "Vb1 Va2",
    "Vb1": "Va1 Vc1 Vb2",
    "Va1 Vb1": "Vc1 Va2 Vb2 Ha1b1",
    "Va1 Vb1 Vb2": "Vc1 Va2 Vc2 Vb3 Ha1b1 end",
    FLAT: RIM_PAIRS,
    FLAT + "Ha1b1": "Vc1 Va2 Hc1c2 Ha2b2 Ha2a3 Hb2c2 Hb2b3 Hc2c3 Ha3b3 Hb3c3",
    RING + "Vb2": RIM_PAIRS + " end xb1 xb3 xc2",
    "Va3 Va2 Va1 Vb1 Vb2 xa2": "Ha1b1 Vb3 Vc1 Vc2",
    FLAT + "Ha1b1 Ha2b2 xc2": "Ha3b3 Hb3c3",
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples_have_exactly_these_moves(example: str) -> None:
    assert moves(built(example)) == set(EXAMPLES[example].split())


def test_worked_examples_of_removals() -> None:
    two_high = built(FLAT + "Ha1b1")
    assert removable(two_high, Side.SECOND) == {"xc1", "xc3", "xa3"}
    assert removable(two_high, Side.FIRST) == {"xc2", "xb3", "xa2"}
    four_high = play(two_high, "Vc1")
    assert removable(four_high, Side.FIRST) == removable(four_high, Side.SECOND) == set()


def test_placements_without_bonuses_are_so_many() -> None:
    assert [placements(GAME.initial(), depth) for depth in range(1, 6)] == [8, 20, 84, 392, 1880]
    assert [placements(GAME.initial(ground_flat="allow"), depth) for depth in range(1, 5)] == [16, 112, 956, 7760]


def test_r1_the_plan_is_three_by_three_and_its_middle_is_b2() -> None:
    scene = GAME.view.scene(GAME.initial())
    assert scene.board.size[:2] == (3, 3)
    assert [mark.cells for mark in scene.marks if mark.kind == "centre"] == [("b2.1",)]
    middle = next(cell for cell in scene.board.cells if cell.id == "b2.1")
    assert (middle.x, middle.y, middle.z) == (1, 1, 0)


def test_r2_a_block_is_two_cubes_of_one_column_or_of_two_neighbours() -> None:
    state = built(FLAT)
    assert state.hands == (15, 16)
    assert refused(state, "Ha1c1") == ("R2", "not-neighbours", ("a1.3", "c1.3"))
    assert refused(state, "Ha1b2") == ("R2", "not-neighbours", ("a1.3", "b2.3"))
    cubes = {piece.at for piece in GAME.view.scene(play(state, "Ha1b1")).pieces}
    assert {("a1.1", "a1.2"), ("a1.3", "b1.3")} <= cubes


def test_r3_white_begins_on_an_empty_mat() -> None:
    assert text(GAME.initial()) == "-,-,-/-,-,-/-,-,- w - - -:-"
    assert GAME.initial().hands == (20, 20)


def test_r4_the_sides_take_turns_with_one_block_each() -> None:
    assert text(built("Va1")) == "V,-,-/-,-,-/-,-,- b - - a1:-"
    assert text(built("Va1 Vb1 Ha1b1")) == "VE,vW,-/-,-,-/-,-,- b - - a1b1:b1"


@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
def test_r5_every_block_but_the_first_touches_the_tower(options: dict[str, str]) -> None:
    for state, move in game(5, **options):
        if isinstance(move, Place) and any(state.columns):
            built_already = {cube for block in blocks(state.columns) for cube in block.cubes}
            near = {
                (other, level + up)
                for column, level in filled(state, move)
                for other, up in [(column, 1), (column, -1), *((beside, 0) for beside in NEIGHBOURS[column])]
            }
            assert near & built_already


def test_r6_a_flat_block_needs_two_columns_of_equal_height() -> None:
    assert refused(built("Va1 Vb1 Ha1b1"), "Hb1c1") == ("R6", "not-level", ("b1.4", "c1.1"))
    assert refused(built(FLAT + "Ha1b1"), "Ha1a2") == ("R6", "not-level", ("a1.4", "a2.3"))


def test_r7_an_upright_block_needs_side_contact() -> None:
    assert refused(built("Va1"), "Vb2") == ("R7", "no-side-contact", ("b2.1",))  # a corner is no contact
    assert refused(built("Va1"), "Vc3") == ("R7", "no-side-contact", ("c3.1",))
    assert refused(built(FLAT), "Va1") == ("R7", "no-side-contact", ("a1.3",))  # neighbours of equal height


def test_r8_a_flat_block_rests_on_two_blocks() -> None:
    state = built(FLAT + "Ha1b1")
    assert refused(state, "Ha1b1") == ("R8", "on-one-block", ("a1.3", "b1.3"))
    across = play(state, "Hb3c3 Ha2a3")
    assert refused(across, "Hb3c3") == ("R8", "on-one-block", ("b3.3", "c3.3"))
    assert "Ha1a2" in moves(across)  # one half on each of two flat blocks


def test_r9_no_block_lies_flat_on_the_mat() -> None:
    assert refused(GAME.initial(), "Ha1b1") == ("R9", "flat-on-mat", ("a1.1", "b1.1"))
    assert refused(built("Va1"), "Hb1c1") == ("R9", "flat-on-mat", ("b1.1", "c1.1"))


def test_r9_the_first_block_may_lie_flat_by_option() -> None:
    start = GAME.initial(ground_flat="first")
    assert moves(start) == set((EXAMPLES[""] + " " + RIM_PAIRS).split())
    assert refused(play(start, "Ha1b1"), "Ha2b2") == ("R9", "flat-on-mat-later", ("a2.1", "b2.1"))
    assert refused(play(start, "Va1"), "Hb1c1") == ("R9", "flat-on-mat-later", ("b1.1", "c1.1"))


def test_r9_blocks_beside_the_tower_may_lie_flat_by_option() -> None:
    state = built("Ha1b1", ground_flat="allow")
    assert moves(state) == {"Vc1", "Va2", "Hc1c2", "Ha2b2", "Ha2a3", "Hb2c2", "Hb2b3"}
    assert refused(state, "Hb3c3") == ("R9", "flat-on-mat-alone", ("b3.1", "c3.1"))
    assert refused(state, "Ha1b1") == ("R8", "on-one-block", ("a1.1", "b1.1"))


def test_r10_at_most_three_levels_are_unfinished() -> None:
    assert refused(built("Va1 Vb1 Ha1b1 Va2"), "Va2") == ("R10", "too-many-levels", ("a2.3", "c1.1"))
    assert "Vc1" in moves(built(FLAT + "Ha1b1"))  # two cubes above the lowest column
    assert "Vb1" in moves(built(FLAT + "Ha1b1 Vc1"))  # three cubes above it


def test_r11_the_centre_waits_for_the_rim() -> None:
    assert refused(GAME.initial(), "Vb2") == ("R11", "centre-too-early", ("b2.1",))
    assert refused(built(FLAT), "Ha2b2") == ("R11", "centre-too-early", ("b2.3",))  # its own half does not count
    assert "Ha2b2" in moves(built(FLAT + "Ha1b1"))


def test_r11_an_upright_block_in_the_centre_needs_both_levels_or_one_by_option() -> None:
    assert refused(built(FLAT + "Ha1b1"), "Vb2") == ("R11", "centre-too-early", ("b2.4",))
    assert "Vb2" in moves(built(FLAT + "Ha1b1", centre_upright="lower"))
    assert "Vb2" in moves(built(FLAT + "Ha1b1 Vc1"))


def test_r12_a_block_on_the_centre_earns_a_bonus() -> None:
    state = built("Va1 Vb1 Vb2")
    assert text(state) == "V,v,-/-,V,-/-,-,- w + - b2:b1"
    assert text(play(state, "end")) == "V,v,-/-,V,-/-,-,- b - - b2:b1"
    assert text(play(state, "Vc1")) == "V,v,V/-,V,-/-,-,- b - - c1:b1"
    assert built(FLAT + "Ha1b1 Ha2b2").bonus  # half a flat block is enough
    assert refused(built("Va1"), "end") == ("R12", "end-without-bonus", ())
    assert refused(built("Va1"), "xa1") == ("R12", "removal-without-bonus", ())


def test_r13_a_bonus_block_on_the_centre_earns_another_bonus_unless_the_option_is_off() -> None:
    first = FLAT + "Ha1b1 Vc1 Ha2b2 "
    assert text(built(first)).split()[1:3] == ["b", "+"]
    assert text(built(first, bonus_chain="off")).split()[1:3] == ["b", "+"]
    assert text(built(first + "Hb1b2")).split()[1:3] == ["b", "+"]
    assert text(built(first + "Hb1b2", bonus_chain="off")).split()[1:3] == ["w", "-"]


def test_r14_an_uncovered_enemy_block_is_taken_off_and_given_back() -> None:
    state = built(RING + "Vb2")
    assert (state.hands, state.side) == ((15, 16), Side.FIRST)
    after = play(state, "xb1")
    assert (after.hands, after.side) == ((15, 17), Side.SECOND)
    assert text(after) == "V,-,V/v,V,v/V,v,V b - b1 b2:a2"
    assert refused(state, "xa1") == ("R14", "own-block", ("a1.1", "a1.2"))
    assert refused(built("Va1 Vb1 Vb2"), "xc3") == ("R14", "nothing-to-take", ("c3.1",))


def test_r14_what_carries_a_block_stays_and_a_flat_block_is_named_by_its_first_column() -> None:
    state = built(FLAT + "Ha1b1 Vc1 Hb3c3 Ha2b2")
    assert refused(state, "xb1") == ("R14", "flat-by-first", ("a1.3", "b1.3"))
    assert "xa1" in moves(state)
    assert text(play(state, "xa1")) == "V,v,VV/vE,VW,v/V,ve,Vw b - a1b1 a2b2:b3c3"
    half_covered = built(FLAT + "Ha1b1 Vc1 Hb3c3 Vb1 Ha2a3 Hb2c2")
    assert refused(half_covered, "xa1") == ("R14", "block-covered", ("a1.3", "b1.3"))


def test_r14_a_removal_may_leave_a_block_alone() -> None:
    assert text(built("Va3 Va2 Va1 Vb1 Vb2 xa2")) == "V,v,-/-,V,-/V,-,- b - a2 b2:b1"


def test_r15_the_block_placed_last_is_protected() -> None:
    assert refused(built("Va1 Vb1 Vb2"), "xb1") == ("R15", "block-protected", ("b1.1", "b1.2"))


def test_r15_only_the_very_last_block_of_a_turn_is_protected() -> None:
    state = built("Va1 Vb1 Va2 Vc1 Ha1b1 Vb2 Vb3 Ha2b2")
    assert refused(state, "xb3") == ("R15", "block-protected", ("b3.1", "b3.2"))
    assert refused(state, "xb2")[:2] == ("R14", "own-block")  # the earlier one of that turn lies below the centre's top
    assert "xc1" in moves(state)


def test_r15_the_protection_outlasts_being_skipped() -> None:
    state = at("VVeV,VeNwVv,vwvnv/vvEVE,VNSWNeW,VVnswn/VVvV,VSvS,vVsVs b - - a1:b1")
    assert state.hands[Side.FIRST] == 0
    assert refused(play(state, "Hb2c2"), "xa1") == ("R15", "block-protected", ("a1.6", "a1.7"))


def test_r15_the_protection_outlasts_a_pass() -> None:
    state = play(at("Vn,ve,Vw/Vs,VN,VN/-,vS,vS b - a3 b2b3:b1c1"), "pass")
    assert state.last[Side.SECOND] == (1, 2)  # b1c1, from before the pass
    assert "xb1" not in removable(state, Side.FIRST)


def test_r16_no_removal_leaves_four_levels_unfinished() -> None:
    state = built("Vc3 Vc2 Vb2 Vb1 Va2 Va3 Vc1 Va1 Vb3 Hc2c3 Vc1 Vb1 Vb2")
    assert refused(state, "xa1") == ("R16", "removal-levels", ("a1.1", "a1.2", "b1.4"))
    assert max(state.heights) == 4


def test_r17_the_vacated_columns_are_closed_for_the_owners_whole_next_turn() -> None:
    state = built("Va3 Va2 Va1 Vb1 Vb2 xa2")
    assert refused(state, "Va2") == ("R17", "column-closed", ("a2.1",))
    assert "Va2" in moves(play(state, "Vc2"))  # the remover may build there at once
    assert "Va2" in moves(play(state, "Vc2 Vc1"))  # and its owner one turn later
    bonus = at("-,-,Vn/-,vN,vs/-,VS,- w + c3 b2b3:b2")
    assert refused(bonus, "Vc3") == ("R17", "column-closed", ("c3.1",))
    assert text(play(bonus, "end")) == "-,-,Vn/-,vN,vs/-,VS,- b - - b2b3:b2"


def test_r17_both_columns_of_a_flat_block_are_closed() -> None:
    state = built(FLAT + "Ha1b1 Vc1 Hb3c3 Ha2b2 xa1")
    assert refused(state, "Ha1b1") == ("R17", "column-closed", ("a1.3",))
    assert refused(state, "Vb1") == ("R17", "column-closed", ("b1.3",))


def test_r18_who_can_place_nothing_passes() -> None:
    state = at("Vn,ve,Vw/Vs,VN,VN/-,vS,vS b - a3 b2b3:b1c1")
    assert moves(state) == {"pass"}
    assert text(play(state, "pass")) == "Vn,ve,Vw/Vs,VN,VN/-,vS,vS w - - b2b3:b1c1"
    assert refused(GAME.initial(), "pass") == ("R18", "pass-while-able", ("a1.1",))
    assert refused(built("Va1 Vb1 Vb2"), "pass") == ("R18", "pass-in-bonus", ())


def test_r18_a_pass_ends_the_ban_even_if_the_other_side_is_skipped() -> None:
    state = at(STUCK)
    assert (moves(state), state.hands[Side.FIRST]) == ({"pass"}, 0)
    after = play(state, "pass")
    assert (after.side, after.ban) == (Side.SECOND, ())
    assert "Hb1c1" in moves(after)


def test_r19_who_has_no_block_is_skipped() -> None:
    state = at("vEveV,VWnEwVN,VvWN/VVevE,veswvWS,vwvSNv/veVev,VwVw,vvVSv w - - a1:c3")
    assert state.hands[Side.SECOND] == 0
    after = play(state, "Ha2a3")
    assert (after.side, after.bonus) == (Side.FIRST, False)


def test_r19_without_a_block_a_bonus_still_takes_one_off() -> None:
    state = at(EMPTY_HANDED)
    assert state.hands[Side.SECOND] == 0
    assert "end" in moves(state)
    assert not any(move[0] in "VH" for move in moves(state))
    assert refused(state, "Vb3") == ("R19", "no-block-in-hand", ())
    taken = next(move for move in moves(state) if move.startswith("x"))
    after = play(state, taken)
    assert (after.side, after.hands[Side.FIRST]) == (Side.FIRST, state.hands[Side.FIRST] + 1)


def test_r19_who_gets_a_block_back_takes_turns_again() -> None:
    state = at("vvvn,VevvE,vwVVW/VeVEsn,vwneWnV,VVwvv/vEVVs,vWsvsV,VvV w + - b2:c2")
    assert state.hands[Side.SECOND] == 0
    assert play(state, "end").side is Side.FIRST
    after = play(state, "xa2")
    assert (after.side, after.hands[Side.SECOND], after.ban) == (Side.SECOND, 1, (3, 6))


def test_r20_the_game_ends_with_the_fortieth_block_even_on_the_centre() -> None:
    state = at(NEARLY)
    assert sum(state.hands) == 1
    over = play(state, "Hb1b2")
    assert over.outcome() == Outcome(Side.FIRST, "R20", (59, 45))
    assert over.legal_moves() == ()
    assert text(over).split()[1:4] == ["b", "-", "-"]
    assert refused(over, "end") == ("R20", "game-over", ())
    assert refused(over, "Va1") == ("R20", "game-over", ())


def test_r21_a_side_shows_the_first_cube_met_and_the_roof_every_top() -> None:
    faces = {face.name: face for face in built("Va1 Vb1 Vb2").faces}
    assert {square: faces["south"].cubes[square] for square in ((0, 0), (1, 0))} == {(0, 0): (0, 1), (1, 0): (1, 1)}
    assert (2, 0) not in faces["south"].cubes
    assert faces["north"].cubes[1, 1] == (4, 2)  # b2 hides b1
    assert faces["north"].cubes[2, 1] == (0, 2)  # a1, far back at the right
    assert faces["east"].cubes[0, 0] == (1, 1)
    assert faces["west"].cubes[2, 0] == (0, 1)
    assert faces["roof"].cubes == {(0, 0): (0, 2), (1, 0): (1, 2), (1, 1): (4, 2)}


def test_r22_each_colour_scores_its_largest_group_of_each_face() -> None:
    state = built("Va1 Vb1 Vb2")
    scores = {face.name: face.scores for face in state.faces}
    assert scores == {"south": (2, 2), "east": (2, 2), "north": (4, 0), "west": (4, 0), "roof": (1, 1)}
    assert state.scores == (13, 5)
    panels = GAME.view.scene(state).panels
    assert [panel.scores for panel in panels if panel.kind == "face"] == [face.scores for face in state.faces]
    assert [panel.scores for panel in panels if panel.kind == "score"] == [(13, 5)]


@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
def test_what_follows_from_the_rules_holds_in_random_games(options: dict[str, str]) -> None:
    for seed in range(6):
        bonuses = 0
        for state, move in game(seed, **options):
            heights = state.heights
            assert max(heights) - min(heights) <= 3
            assert max(heights) <= 11
            assert sum(heights) == 2 * (40 - sum(state.hands))
            assert all(0 <= hand <= 20 for hand in state.hands)
            assert state.ban or "pass" not in moves(state)
            bonuses += state.bonus
            if move is None:
                assert state.outcome() is not None
                assert min(heights) in (7, 8)
                assert max(heights) in (9, 10, 11)
        assert bonuses <= 11
