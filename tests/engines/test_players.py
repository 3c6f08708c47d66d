"""Players by name."""

import pytest

import bergfried
from bergfried.engines import AlphaBeta, BadPlayer, RandomPlayer, parse_player
from bergfried.engines.players import WORDS
from bergfried.speech import LANGUAGES

GAME = bergfried.load(bergfried.slugs()[0])


@pytest.mark.parametrize("name", ["random", "search:1", "search:3", "level:1", "level:2", "level:3"])
def test_a_player_goes_by_the_name_it_was_called(name: str) -> None:
    assert parse_player(name, GAME, seed=1).name == name


def test_levels_are_what_they_say() -> None:
    assert isinstance(parse_player("level:1", GAME), RandomPlayer)
    one, two = parse_player("level:2", GAME), parse_player("level:3", GAME)
    assert isinstance(one, AlphaBeta)
    assert isinstance(two, AlphaBeta)
    assert (one.choose(GAME.initial()).depth, two.choose(GAME.initial()).depth) == (1, 2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "player-unknown"),
        ("human", "player-unknown"),
        ("Random", "player-unknown"),
        ("random:1", "player-unknown"),
        ("search", "player-unknown"),
        ("search:", "player-number"),
        ("search:x", "player-number"),
        ("search:-1", "player-number"),
        ("search:٣", "player-number"),
        ("search:0", "player-depth"),
        ("search:101", "player-depth"),
        ("level:0", "player-level"),
        ("level:4", "player-level"),
        ("level:99999", "player-number"),
    ],
)
def test_others_are_refused_with_a_reason_in_every_language(text: str, reason: str) -> None:
    with pytest.raises(BadPlayer) as no:
        parse_player(text, GAME)
    assert no.value.reason.id == reason
    assert all(WORDS.say(no.value.reason, language) for language in LANGUAGES)
    assert str(no.value) == WORDS.say(no.value.reason, "en")
