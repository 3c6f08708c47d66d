"""Texts that are no positions or moves, each with its reason and place."""

from dataclasses import replace

import pytest

import bergfried
from bergfried import kernels
from bergfried.core import BadNotation
from bergfried.games.turris.test_rules import STUCK, at, text

GAME = bergfried.load("turris")
OVER = "VnVNeN,vEnvw,VWNvVv/VsvSES,VNsVWVe,vnSvNvw/vvvEv,VSVEWe,vsVWSwv w - - c1:c1"
BONUS_UNDER_BAN = "-,-,Vn/-,vN,vs/-,VS,- w + c3 b2b3:b2"


def why(position: str) -> tuple[str, int]:
    with pytest.raises(BadNotation) as no:
        at(position)
    return no.value.reason.id, no.value.place


@pytest.mark.parametrize(
    ("position", "reason", "place"),
    [
        ("", "position-column", 0),
        ("-,-,-,-,-,-/-,-,- w - - -:-", "position-separator", 5),
        ("-,-,-/-,-,-/-,- w - - -:-", "position-separator", 15),
        ("-,-,-/-,X,-/-,-,- w - - -:-", "position-column", 8),
        ("-,-,-/-,,-/-,-,- w - - -:-", "position-column", 8),
        ("--,-,-/-,-,-/-,-,- w - - -:-", "position-separator", 1),
        ("-,-,-/-,-,-/-,-,-", "position-side", 17),
        ("-,-,-/-,-,-/-,-,- r - - -:-", "position-side", 18),
        ("-,-,-/-,-,-/-,-,- w", "position-turn", 19),
        ("-,-,-/-,-,-/-,-,- w * - -:-", "position-turn", 20),
        ("-,-,-/-,-,-/-,-,- w -", "position-ban", 21),
        ("-,-,-/-,-,-/-,-,- w - d1 -:-", "position-ban", 22),
        ("-,-,-/-,-,-/-,-,- w - -", "position-last", 23),
        ("-,-,-/-,-,-/-,-,- w - - -", "position-last", 25),
        ("-,-,-/-,-,-/-,-,- w - - -:-\n", "text-goes-on", 27),
        ("-,-,-/-,-,-/-,-,- w - - -:-:-", "text-goes-on", 27),
        ("V,-,-/-,-,-/-,-,- b - - a1c1:-", "columns-apart", 24),
        ("V,-,-/-,-,-/-,-,- b - - b1a1:-", "columns-order", 24),
        ("V,-,-/-,-,-/-,-,- b - - a1a1:-", "columns-order", 24),
        ("V,-,-/-,-,-/-,-,- b - - a\u0661:-", "position-last", 24),
    ],
)
def test_a_malformed_position_is_refused_with_place_and_reason(position: str, reason: str, place: int) -> None:
    assert why(position) == (reason, place)


@pytest.mark.parametrize(
    ("position", "reason", "place"),
    [
        ("VE,V,-/-,-,-/-,-,- b - - a1b1:-", "half-alone", 1),
        ("VE,Vw,-/-,-,-/-,-,- b - - a1b1:-", "half-alone", 1),  # the halves have different colours
        ("VE,VW,W/-,-,-/-,-,- b - - a1b1:-", "half-alone", 6),
        ("W,-,-/-,-,-/-,-,- b - - a1:-", "half-alone", 0),  # beyond the edge of the plan
        ("-,-,E/W,-,-/-,-,- b - - c1:-", "half-alone", 4),  # nor around it
        ("VEE,VW,-/-,-,-/-,-,- b - - a1b1:-", "half-alone", 2),  # on different levels
        ("VEe,vWw,-/-,-,-/-,-,- w - - a1b1:a1b1", "flat-on-flat", 2),
        ("VV,v,-/-,-,-/-,-,- w - - a1:b1", "position-levels", 0),
        ("VV,vv,VV/vv,VVVV,vv/VV,vv,vv w - - b2:a2", "position-levels", 12),
        ("VVVV,VVVV,VVVV/VVVV,VVVV,-/-,-,- w - - a1:-", "position-levels", 0),
        ("VVVV,VVVV,VVVV/VVVV,VVVV,VVV/VVV,VVV,VVV w - - a1:-", "too-many-blocks", 25),
    ],
)
def test_an_impossible_tower_is_refused(position: str, reason: str, place: int) -> None:
    assert why(position) == (reason, place)


@pytest.mark.parametrize(
    ("position", "reason", "place"),
    [
        ("V,-,-/-,-,-/-,-,- b - - -:-", "last-missing", 24),
        ("V,v,-/-,-,-/-,-,- w - - a1:-", "last-missing", 27),
        ("V,-,-/-,-,-/-,-,- b - - b1:-", "last-not-there", 24),
        ("V,-,-/-,-,-/-,-,- b - - a1:a1", "last-not-there", 27),
        ("V,-,-/-,-,-/-,-,- b - - a1b1:-", "last-not-there", 24),
        ("VE,vW,-/-,-,-/-,-,- b - - a1:b1", "last-not-there", 26),  # his flat block lies above it
    ],
)
def test_a_wrong_last_block_is_refused(position: str, reason: str, place: int) -> None:
    assert why(position) == (reason, place)


@pytest.mark.parametrize(
    ("position", "reason", "place"),
    [
        ("-,-,-/-,-,-/-,-,- w + - -:-", "bonus-not-earned", 20),
        ("V,v,-/-,-,-/-,-,- w + - a1:b1", "bonus-not-earned", 20),
        ("V,v,-/-,V,-/-,-,- b + - b2:b1", "bonus-not-earned", 20),
        ("V,vn,-/-,Vs,-/-,-,- w + - b2:b1b2", "bonus-covered", 22),
        ("V,vN,-/-,vS,-/-,-,- b + - b1b2:b2", "bonus-covered", 22),
        ("vEveV,VWnEwVN,VvWN/VVevE,veswvWS,vwvSNv/veVev,VwVw,vvVSv b - - a1:c3", "turn-skipped", 57),
    ],
)
def test_a_wrong_turn_is_refused(position: str, reason: str, place: int) -> None:
    assert why(position) == (reason, place)


@pytest.mark.skipif(not kernels.has_kernel(GAME), reason="no kernel here")
def test_the_kernel_refuses_a_bonus_for_a_covered_block_too() -> None:
    state = at("V,vn,-/-,Vs,-/-,-,- w - - b2:b1b2")
    kernels.kernel(GAME).session(state)
    with pytest.raises(ValueError, match="covered"):
        kernels.kernel(GAME).session(replace(state, bonus=True))


def test_the_side_of_a_finished_game_is_the_one_that_did_not_place_the_last_block() -> None:
    tower, side, turn, ban, last = OVER.split()
    assert (side, turn, ban) == ("w", "-", "-")
    assert at(OVER).outcome() is not None
    assert why(f"{tower} b {turn} {ban} {last}") == ("over-side", len(tower) + 1)
    assert why(f"{tower} {side} + {ban} {last}") == ("over-turn", len(tower) + 3)
    assert why(f"{tower} {side} {turn} a1 {last}") == ("over-ban", len(tower) + 5)


@pytest.mark.parametrize(
    "position",
    [
        "-,-,-/-,-,-/-,-,- b - - -:-",  # the players may let Black begin
        "V,-,-/-,-,-/-,-,V b - - a1:-",  # blocks apart, one colour only
        "E,W,-/-,-,-/-,-,- b - - a1b1:-",  # the options are no part of a position
        "-,-,-/-,V,-/-,-,- w - - b2:-",
        "V,v,-/-,V,-/V,-,- b - b3c3 b2:b1",  # a flat block may have lain on the mat
        "V,v,-/-,V,-/V,-,- b - - b2:b1",
        "V,v,-/-,-,-/-,-,- w - a2 a1:b1",  # a problem may close any column
        BONUS_UNDER_BAN,
        STUCK,
        OVER,
    ],
)
def test_whatever_can_be_is_read(position: str) -> None:
    assert text(at(position)) == position


@pytest.mark.parametrize(
    ("move", "reason", "place"),
    [
        ("", "move-kind", 0),
        ("paſs", "move-kind", 0),
        ("V", "move-column", 1),
        ("V a1", "move-column", 1),
        ("Va4", "move-column", 1),
        ("V\u0661", "move-column", 1),
        ("Va1b1", "text-goes-on", 3),
        ("Va1\n", "text-goes-on", 3),
        ("Ha1", "move-second-column", 3),
        ("Ha1-b1", "move-second-column", 3),
        ("Hb1a1", "columns-order", 3),
        ("Ha1a1", "columns-order", 3),
        ("xa1b1", "text-goes-on", 3),
        ("x", "move-column", 1),
        ("va1", "move-kind", 0),
        ("VA1", "move-column", 1),
        ("Ha1B1", "move-second-column", 3),
        ("Xa1", "move-kind", 0),
        ("END", "move-kind", 0),
        ("Pass", "move-kind", 0),
        ("end ", "text-goes-on", 3),
        ("pass" * 9, "text-too-long", 20),
    ],
)
def test_a_malformed_move_is_refused_with_place_and_reason(move: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as no:
        GAME.notation.parse_move(GAME.initial(), move)
    assert (no.value.reason.id, no.value.place) == (reason, place)
