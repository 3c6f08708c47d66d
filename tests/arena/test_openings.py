"""Openings are random, repeatable, and leave everything to play for."""

import random
from importlib import import_module
from itertools import islice
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from bergfried.arena import openings, wins_at_once
from bergfried.arena.openings import NothingToPlay
from bergfried.engines import parse_player

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


@pytest.mark.skipif(kernels.native is None, reason="needs the compiled kernels")
def test_no_opening_is_won_by_a_few_moves() -> None:
    """In this game most random openings are: of pairs of games from them, each side wins one."""
    game = bergfried.load("kwinty")
    dice = random.Random(1)
    lost, drawn = 0, list(islice(openings(game, game.initial(), seed=3), 20))
    judge = parse_player("search:nodes=20000", game)
    for line in drawn:
        state = game.initial()
        for text in line:
            state = state.play(game.notation.parse_move(state, text))
        assert judge.choose(state).lines[0].proved is None, line
    for _ in range(20):
        state = game.initial()
        for _ in range(4):
            state = state.after(dice.choice(state.legal_moves()))
        lost += judge.choose(state).lines[0].proved is not None
    assert lost >= 5  # without a choice it would be so


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


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_openings_longer_than_games_are_soon_short_enough(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One ply less at a time took minutes."""
    game, tried = bergfried.load(slug), list[int]()
    module = import_module("bergfried.arena.openings")
    random_line = module._random_line
    monkeypatch.setattr(module, "TRIES", 20)

    def noted(*asked: Any) -> Any:
        tried.append(asked[-1])
        return random_line(*asked)

    monkeypatch.setattr(module, "_random_line", noted)
    assert 0 < len(next(openings(game, game.initial(), seed=7, plies=1_000))) < 1_000
    assert len(set(tried)) < 20
