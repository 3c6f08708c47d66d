"""The search on the law: exact where it can be, legal always, within its limits."""

from typing import Any

import pytest

import bergfried
from bergfried.core import Side
from bergfried.engines import WIN, AlphaBeta, GameIsOver, Limits, RandomPlayer, Thought, signature
from tests.engines.toy import HEAP, Heap, value
from tests.walks import IDS, TABLES, somewhere


@pytest.mark.parametrize("stones", range(1, 13))
@pytest.mark.parametrize("side", list(Side))
def test_turns_that_do_not_alternate_are_searched_by_the_side_to_move(stones: int, side: Side) -> None:
    state = Heap(stones, side)
    thought = AlphaBeta(HEAP).choose(state)
    assert thought.proved == ("win" if value(state) == 1 else "loss")
    after = state.after(thought.move)
    if after.stones:  # the move itself keeps the value
        assert (value(after) if after.side is side else -value(after)) == value(state)


def test_a_win_is_worth_more_the_nearer_it_is() -> None:
    assert AlphaBeta(HEAP).choose(Heap(3)).lines[0].moves == (3,)
    assert AlphaBeta(HEAP).choose(Heap(3)).score == WIN - 1
    assert AlphaBeta(HEAP).choose(Heap(5)).score == WIN - 2  # two stones, again to move, three stones


def test_several_lines_are_exact_and_in_order() -> None:
    lines = AlphaBeta(HEAP).choose(Heap(6), lines=3).lines
    assert {line.moves[0] for line in lines} == {1, 2, 3}
    assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)
    for line in lines:
        alone = Heap(6).after(line.moves[0])
        best = AlphaBeta(HEAP).choose(alone)
        sign = 1 if alone.side is Side.FIRST else -1
        assert (line.proved == "win") == (sign * best.score > 0)


@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
def test_the_search_finds_the_same_score_as_trying_everything(slug: str, options: dict[str, str]) -> None:
    game = bergfried.load(slug)
    state = next(
        state
        for seed in range(100)
        if (state := somewhere(game.initial(**options), seed)).outcome() is None and len(state.legal_moves()) < 60
    )

    def best(state: Any, depth: int, ply: int) -> int:
        over = state.outcome()
        if over is not None:
            return 0 if over.winner is None else WIN - ply if over.winner is state.to_move else ply - WIN
        if depth == 0:
            worth: int = game.evaluate(state)
            return worth if state.to_move is Side.FIRST else -worth
        scores = []
        for move in state.legal_moves():
            after = state.after(move)
            score = best(after, depth - 1, ply + 1)
            scores.append(score if after.to_move is state.to_move else -score)
        return max(scores)

    thought = AlphaBeta(game, depth=2).choose(state)
    # A forced end that is seen one ply ahead ends the deepening there.
    assert thought.score == best(state, thought.depth, 0)


@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
def test_any_limit_leaves_a_legal_move(slug: str, options: dict[str, str]) -> None:
    game = bergfried.load(slug)
    state = game.initial(**options)
    for limits in (Limits(seconds=0.0), Limits(nodes=0), Limits(nodes=1), Limits(depth=10**6, nodes=7)):
        thought = AlphaBeta(game).choose(state, limits)
        assert thought.move in state.legal_moves()
        assert thought.nodes <= (limits.nodes if limits.nodes is not None else 0)
    stopped = AlphaBeta(game).choose(state, stop=lambda: True)
    assert stopped.move in state.legal_moves()
    assert stopped.depth == 0


def test_a_stopped_search_does_not_call_a_lost_first_move_a_lost_position() -> None:
    for nodes in range(200):
        thought = AlphaBeta(HEAP).choose(Heap(9), Limits(nodes=nodes))
        assert thought.proved != ("loss" if value(Heap(9)) == 1 else "win")


def test_progress_is_told_and_deepens() -> None:
    seen: list[Thought] = []
    AlphaBeta(HEAP, depth=4).choose(Heap(30), progress=seen.append)
    assert [thought.depth for thought in seen] == [1, 2, 3, 4]


def test_a_seed_varies_only_the_choice_among_equals() -> None:
    game = bergfried.load(bergfried.slugs()[0])
    thoughts = [AlphaBeta(game, depth=1, seed=seed).choose(game.initial()) for seed in range(12)]
    assert len({thought.score for thought in thoughts}) == 1
    assert thoughts[0].lines == AlphaBeta(game, depth=1, seed=0).choose(game.initial()).lines


@pytest.mark.parametrize("player", [AlphaBeta(HEAP), RandomPlayer(1)], ids=["search", "random"])
def test_a_finished_game_is_refused(player: Any) -> None:
    with pytest.raises(GameIsOver):
        player.choose(Heap(0, last=Side.FIRST))


def test_the_random_player_repeats_itself_with_the_same_seed_only() -> None:
    def walk(seed: int) -> list[int]:
        player = RandomPlayer(seed)
        return [player.choose(Heap(50)).move for _ in range(40)]

    assert walk(1) == walk(1)
    assert walk(1) != walk(2)
    assert set(walk(1)) == {1, 2, 3}


@pytest.mark.parametrize("seed", range(5))
def test_a_won_position_is_never_lost_to_chance(seed: int) -> None:
    state, chance = Heap(11), RandomPlayer(seed)
    assert value(state) == 1
    while state.stones:
        player = AlphaBeta(HEAP) if state.side is Side.FIRST else chance
        state = state.play(player.choose(state).move)
    assert state.last is Side.FIRST


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_the_signature_repeats(slug: str) -> None:
    game = bergfried.load(slug)
    first, second = signature(game), signature(game)
    assert (first.number, first.nodes) == (second.number, second.nodes)
    assert first.nodes > 0
