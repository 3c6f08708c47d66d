"""People may type moves in large or small letters; programs and stored games keep to the notation."""

from collections.abc import Callable

import pytest

import bergfried
from bergfried.core import BadNotation
from bergfried.match import Table, parse_records
from bergfried.match.typed import as_meant
from tests.walks import IDS, TABLES, walk

GAME = bergfried.load("turris")
every_hand = pytest.mark.parametrize("hand", [str.lower, str.upper, str.capitalize, str.swapcase])


@every_hand
@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
def test_a_move_typed_in_any_letters_is_the_move(
    slug: str, options: dict[str, str], hand: Callable[[str], str]
) -> None:
    game = bergfried.load(slug)
    for state, move in walk(game.initial(**options), seed=1):
        if move is not None:
            written = game.notation.format_move(state, move)
            assert as_meant(game, state, hand(written)) == written


@pytest.mark.parametrize("text", ["", "rubbish", "VA4", "V A1", "VA1 ", "\u212a1"])
def test_what_is_no_move_in_any_letters_stays_as_it_was_typed(text: str) -> None:
    assert as_meant(GAME, GAME.initial(), text) == text


def test_letters_that_only_look_like_those_of_a_notation_are_none() -> None:
    """The small letter of the sign for kelvin is a k."""
    game = bergfried.load("twrs")
    assert as_meant(game, game.initial(start="free"), "\u212a1") == "\u212a1"


def test_a_table_takes_no_other_letters_and_a_record_written_by_hand_may_have_them() -> None:
    with pytest.raises(BadNotation):
        Table(GAME).play("VA1")
    (record,) = parse_records('[Game "turris"] VA1 vb1 *')
    assert record.moves == ("Va1", "Vb1")
