"""Players by name."""

import sys

import pytest

import bergfried
from bergfried.engines import BadPlayer, Limits, native, parse_player
from bergfried.engines.players import WORDS
from bergfried.speech import LANGUAGES

COMMAND = f"cmd:{sys.executable} -c 1"
GAME = bergfried.load(bergfried.slugs()[0])


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "search",
        "search:1",
        "search:nodes=9,depth=2",
        "best",
        "level:nodes=20,chance=10",
        "level:1",
        "level:3",
    ],
)
def test_a_player_goes_by_the_name_it_was_called(name: str) -> None:
    assert parse_player(name, GAME, seed=1).name == name


def test_a_search_keeps_to_its_own_limits() -> None:
    assert parse_player("search:1", GAME).choose(GAME.initial()).depth == 1
    assert parse_player("search:nodes=30", GAME).choose(GAME.initial()).nodes <= 31
    assert parse_player("search:ms=1", GAME).choose(GAME.initial()).seconds < 5
    assert parse_player("search:3", GAME).choose(GAME.initial(), Limits(depth=1)).depth == 1


def test_programs_are_players_only_where_that_is_allowed() -> None:
    assert parse_player(COMMAND, GAME, outside=True).name == COMMAND
    for text, reason in (
        ("ugi:", "player-command"),
        ("ugi:'", "player-command"),
        ("cmd:/no/such", "player-no-program"),
    ):
        with pytest.raises(BadPlayer) as no:
            parse_player(text, GAME, outside=True)
        assert no.value.reason.id == reason
        assert all(WORDS.say(no.value.reason, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "player-unknown"),
        ("human", "player-unknown"),
        ("Random", "player-unknown"),
        ("random:1", "player-unknown"),
        ("search:", "player-number"),
        ("search:x", "player-number"),
        ("search:-1", "player-number"),
        ("search:٣", "player-number"),
        ("search:0", "player-depth"),
        ("search:101", "player-depth"),
        ("level:0", "player-level"),
        ("level:9", "player-level"),
        ("search:depth", "player-number"),
        ("search:depth=x", "player-setting"),
        ("search:nodes=1,", "player-setting"),
        ("search:threads=0", "player-range"),
        ("mcts:threads=257", "player-range"),
        ("best:hash=0", "player-range"),
        ("uct:hash=1048577", "player-range"),
        ("search:depth=2,depth=3", "player-twice"),
        ("level:margin=3", "player-setting"),
        ("level:wings=3", "player-no-setting"),
        ("best:", "player-number"),
        ("search:wings=2", "player-no-setting"),
        ("ugi:python", "player-unknown"),
        ("cmd:python", "player-unknown"),
        ("level:99999", "player-number"),
    ],
)
def test_others_are_refused_with_a_reason_in_every_language(text: str, reason: str) -> None:
    with pytest.raises(BadPlayer) as no:
        parse_player(text, GAME)
    assert no.value.reason.id == reason
    assert all(WORDS.say(no.value.reason, language) for language in LANGUAGES)
    assert str(no.value) == WORDS.say(no.value.reason, "en")


@pytest.mark.parametrize("slug", bergfried.slugs())
@pytest.mark.parametrize("name", ["best", "search", "mcts", "uct"])
def test_a_limit_of_depth_alone_ends_every_search(slug: str, name: str) -> None:
    game = bergfried.load(slug)
    if name in ("mcts", "uct") and name not in native.methods(game):
        pytest.skip("not compiled here")
    thought = parse_player(name, game, 1).choose(game.initial(), Limits(depth=1))
    assert thought.move in game.initial().legal_moves()
