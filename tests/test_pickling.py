"""Games, states and moves go from one process to another, as multiprocessing sends them."""

import multiprocessing
import pickle
from dataclasses import replace
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from tests.walks import IDS, TABLES, AnyGame, AnyState, somewhere

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@every_game
def test_a_game_is_sent_by_its_name(slug: str) -> None:
    game = bergfried.load(slug)
    assert again(game) is game


@every_game
def test_a_game_that_was_changed_is_not_taken_for_the_catalog_s(slug: str) -> None:
    changed = replace(bergfried.load(slug), symmetries=(), evaluate=len)
    assert again(changed).evaluate is len


@pytest.mark.skipif(kernels.native is None, reason="no compiled kernels here")
@every_game
def test_a_kernel_is_sent_with_its_game(slug: str) -> None:
    game = bergfried.load(slug)
    fast = again(kernels.kernel(game))
    assert fast.game is game
    assert fast.session(game.initial()).legal_moves()


@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
def test_a_state_keeps_its_past_and_loses_what_it_has_worked_out(slug: str, options: dict[str, str]) -> None:
    for seed in range(3):
        state = somewhere(bergfried.load(slug).initial(**options), seed)
        fresh = pickle.dumps(replace(state))
        outcome, moves = state.outcome(), state.legal_moves()
        assert len(pickle.dumps(state)) <= len(fresh)
        back = again(state)
        assert (back, back.past, back.outcome()) == (state, state.past, outcome)
        assert again(moves) == moves == back.legal_moves()


def _moves(game: AnyGame, state: AnyState) -> tuple[AnyGame, list[Any]]:
    return game, list(state.legal_moves())


def test_another_process_knows_the_game() -> None:
    games = [bergfried.load(slug) for slug in bergfried.slugs()]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        answers = pool.starmap(_moves, [(game, game.initial()) for game in games])
    assert answers == [(game, list(game.initial().legal_moves())) for game in games]
