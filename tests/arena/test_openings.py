"""Openings are random, repeatable, and leave everything to play for."""

from itertools import islice

import pytest

import bergfried
from bergfried.arena import openings, wins_at_once
from bergfried.arena.openings import NothingToPlay

WON = "7/7/7/7/3b13/3RG3/3BGr72 r"


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_openings_are_legal_quiet_different_and_repeatable(slug: str) -> None:
    game = bergfried.load(slug)
    found = list(islice(openings(game, game.initial(), seed=7), 12))
    assert found == list(islice(openings(game, game.initial(), seed=7), 12))
    assert found != list(islice(openings(game, game.initial(), seed=8), 12))
    ends = set()
    for line in found:
        state = game.initial()
        for text in line:
            state = state.play(game.notation.parse_move(state, text))
        assert len(line) == 4
        assert not wins_at_once(state)
        ends.add(state)
    assert len(ends) == len(found)


def test_openings_repeat_or_get_shorter_only_when_they_must() -> None:
    game = bergfried.load("kwinty")
    assert list(islice(openings(game, game.initial(), seed=1, plies=0), 3)) == [(), (), ()]
    firsts = list(islice(openings(game, game.initial(), seed=1, plies=1), 4))
    assert set(firsts) == {("H0",), ("V0",)}


def test_a_decided_game_has_no_opening() -> None:
    game = bergfried.load("waechter")
    won = game.notation.parse_state(WON)
    assert wins_at_once(won)
    with pytest.raises(NothingToPlay):
        next(openings(game, won, seed=1, plies=0))
