"""Towers of Hamburg as text: what is read, and what is refused where and why."""

import pytest

from bergfried.core import BadNotation, message
from bergfried.games.hamburg.test_rules import EMPTY, GAME, at, text
from bergfried.speech import LANGUAGES


@pytest.mark.parametrize(
    ("position", "reason", "place"),
    [
        ("", "position-row-short", 0),
        ("11111/111111/111111/111111/111111/111111 b", "position-row-short", 5),
        ("1111111/11111/111111/111111/111111/111111 b", "position-row-long", 6),
        ("111111/111111/111111/111111/111111/1111111 b", "position-row-long", 41),
        ("111111/111111/111111/111111/111111 b", "position-rows", 34),
        ("111111", "position-rows", 6),
        ("111111/111111/111111/111111/111111/111111/111111 b", "position-rows", 41),
        ("111111/111111/111111/111111/111111/ b", "position-row-short", 35),
        ("111111|111111/111111/111111/111111/111111 b", "text-unexpected", 6),
        ("1x1111/111111/111111/111111/111111/111111 b", "text-unexpected", 1),
        ("1-1111/111111/111111/111111/111111/111111 b", "text-unexpected", 1),
        ("٣11111/111111/111111/111111/111111/111111 b", "text-unexpected", 0),
        ("711111/111111/111111/111111/111111/111111 b", "position-height", 0),
        ("000009/000000/000000/000000/000000/000000 b", "position-height", 5),
        ("111111/111111/111111/111111/111111/111112 b", "position-stones", 40),
        ("505050/040000/000000/000000/000000/000000 b", "position-stones", 8),
        ("600060/000000/000000/000000/000000/000000 b", "position-two-tops", 4),
        ("660000/000000/000000/000000/000000/000000 b", "position-two-tops", 1),
        ("111111/111111/111111/111111/111111/111111", "position-side", 41),
        ("111111/111111/111111/111111/111111/111111  b", "position-side", 42),
        ("111111/111111/111111/111111/111111/111111 ", "position-side", 42),
        ("111111/111111/111111/111111/111111/111111 r", "position-side", 42),
        ("111111/111111/111111/111111/111111/111111 B", "position-side", 42),
        ("111111/111111/111111/111111/111111/111111\tb", "position-side", 41),
        ("111111/111111/111111/111111/111111/111111 b\n", "text-goes-on", 43),
        (" 111111/111111/111111/111111/111111/111111 b", "position-row-short", 0),
        ("1" * 81, "text-too-long", 80),
    ],
)
def test_a_malformed_position_is_refused_with_place_and_reason(position: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as bad:
        at(position)
    assert (bad.value.reason.id, bad.value.place) == (reason, place)
    assert all(GAME.say(bad.value.reason, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "position",
    [
        f"000000{EMPTY} b",
        f"600000{EMPTY} b",
        f"060000{EMPTY} b",
        "505050/030000/000000/000000/000000/000000 w",
        "555555/300003/000000/000000/000000/000000 w",
    ],
)
def test_a_position_with_few_stones_or_of_no_known_game_is_read(position: str) -> None:
    assert text(at(position)) == position


def test_stones_are_counted_only_until_they_are_too_many_so_no_number_is_told() -> None:
    with pytest.raises(BadNotation) as bad:
        at("555555/555555/555555/555555/555555/555555 b")
    assert bad.value.reason == message("position-stones", side="second")
    assert GAME.say(bad.value.reason) == "White has only 18 stones; there are more on the board."


@pytest.mark.parametrize(
    ("move", "reason", "place"),
    [
        ("", "move-field", 0),
        ("A0+A1", "move-field", 0),
        ("A3", "move-sign", 2),
        ("A3 A1", "move-sign", 2),
        ("A3–A1", "move-sign", 2),
        ("A3+", "move-field", 3),
        ("A3+G1", "move-field", 3),
        ("A3+A7", "move-field", 3),
        ("A3+A1+A5", "text-goes-on", 5),
        ("a3+A1", "move-field", 0),
        ("A3+a1", "move-field", 3),
        ("A3+A1\n", "text-goes-on", 5),
        ("A3+A١", "move-field", 3),
    ],
)
def test_a_malformed_move_is_refused_with_place_and_reason(move: str, reason: str, place: int) -> None:
    with pytest.raises(BadNotation) as bad:
        GAME.notation.parse_move(GAME.initial(), move)
    assert (bad.value.reason.id, bad.value.place) == (reason, place)
    assert all(GAME.say(bad.value.reason, language) for language in LANGUAGES)
