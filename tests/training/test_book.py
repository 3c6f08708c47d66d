"""Books are written: strategies that win whatever comes, and first moves for either side."""

from typing import Any

import pytest

import bergfried
from bench.tactics import tasks
from bergfried import kernels
from bergfried.core import Game, Side, State
from bergfried.engines import Limits, native
from bergfried.engines.book import End, follow, image_of
from bergfried.training.book import Author, Plan

if kernels.native is None:
    pytest.skip("needs the compiled kernels", allow_module_level=True)

STUDIED = [slug for slug in bergfried.slugs() if hasattr(getattr(kernels.native, slug, None), "study")]


def wins(game: Game[Any, Any], state: State[Any]) -> bool:
    return native.prove(game, state, Limits(nodes=200_000)).verdict == "win"


@pytest.mark.parametrize("slug", STUDIED)
def test_a_proved_win_comes_with_an_answer_to_everything(slug: str) -> None:
    """Followed against every reply: the game is won, or the position is one that a proof by the rules alone wins."""
    game = bergfried.load(slug)
    kernel = kernels.kernel(game)
    followed = 0
    for task in tasks(game):
        start = game.notation.parse_state(task.state)
        found = kernel.session(start).study(simulations=300_000, visits=3)
        if found["distance"] is None or found["distance"] < 0:
            continue  # an only move that does not win
        answers = {kernel.twin.unpack(packed): kernel.move(line["moves"][0]) for packed, line in found["answers"]}
        waiting, seen = [start], set()
        while waiting:
            state = waiting.pop()
            over = state.outcome()
            if over is not None:
                assert over.winner is start.to_move
            elif state not in seen:
                seen.add(state)
                if state.to_move is not start.to_move:
                    waiting += [state.after(move) for move in state.legal_moves()]
                elif state in answers:
                    followed += 1
                    waiting.append(state.after(answers[state]))
                else:
                    assert wins(game, state), game.notation.format_state(state)
    assert followed >= 20


@pytest.mark.parametrize("slug", STUDIED)
def test_what_was_proved_by_few_visits_is_left_out(slug: str) -> None:
    game = bergfried.load(slug)
    kernel = kernels.kernel(game)
    for task in tasks(game):
        session = kernel.session(game.notation.parse_state(task.state))
        sizes = [len(session.study(simulations=100_000, visits=visits)["answers"]) for visits in (1, 50, 10**9)]
        assert sizes[0] >= sizes[1] >= sizes[2] == 0
        if sizes[0] > sizes[1] > 0:
            return
    pytest.fail("no position of the tactics has answers of both kinds")


@pytest.mark.parametrize("slug", STUDIED)
def test_replies_are_what_the_search_looked_at_behind_its_move(slug: str) -> None:
    game = bergfried.load(slug)
    kernel, start = kernels.kernel(game), game.initial()
    found = kernel.session(start).study(simulations=3_000)
    after = start.after(kernel.move(found["moves"][0]))
    assert {kernel.move(code) for code, _, _ in found["replies"]} == set(after.legal_moves())
    assert 300 < sum(visits for _, visits, _ in found["replies"]) < 3_000


@pytest.mark.parametrize("slug", STUDIED)
def test_a_book_has_first_moves_for_either_side(slug: str) -> None:
    game = bergfried.load(slug)
    told: list[str] = []
    author = Author(game, Plan(simulations=3_000, least=300, positions=12, threads=2), told.append)
    for side in Side:
        author.write_for(side)
    assert told
    start = game.initial()
    first = author.book.look_up(start)
    assert first is not None
    assert all(author.book.look_up(start.after(move)) for move in start.legal_moves())
    again = Author(game, Plan(simulations=3_000, least=300, positions=12, threads=2), told.append)
    for side in Side:
        again.write_for(side)
    assert again.book.write() == author.book.write()


@pytest.mark.parametrize("slug", STUDIED)
def test_nobody_studies_a_game_that_is_over_or_without_effort(slug: str) -> None:
    game = bergfried.load(slug)
    session = kernels.kernel(game).session(game.initial())
    with pytest.raises(ValueError, match="simulation"):
        session.study(simulations=0)
    with pytest.raises(ValueError, match="megabytes"):
        session.study(simulations=1, megabytes=0)
    session.play_random(10_000, 1)
    with pytest.raises(ValueError, match="over"):
        session.study(simulations=1)


@pytest.mark.parametrize("slug", STUDIED)
def test_a_book_is_followed_to_all_its_ends(slug: str) -> None:
    game = bergfried.load(slug)
    author = Author(game, Plan(simulations=3_000, least=300, positions=12), lambda _: None)
    for side in Side:
        author.write_for(side)
        known: list[State[Any]] = []
        ends = list(follow(game, author.book, side, known.append))
        assert known
        assert all(author.book.look_up(state) and state.to_move is side for state in known)
        assert len({image_of(game, state).key for state in known}) == len(known)
        for end in ends:
            over = end.state.outcome() is not None
            assert over or (end.state.to_move is side and author.book.look_up(end.state) is None)


@pytest.mark.parametrize("slug", STUDIED)
def test_gaps_of_a_strategy_are_closed(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A win that the book claims and a short search does not find is entered; one that nobody finds is refused."""
    game = bergfried.load(slug)
    kernel = kernels.kernel(game)
    studied = {
        state: kernel.session(state).study(simulations=300_000, visits=1)
        for state in (game.notation.parse_state(task.state) for task in tasks(game))
    }
    won = max(studied, key=lambda state: len(studied[state]["answers"]) if (studied[state]["distance"] or 0) > 0 else 0)
    monkeypatch.setattr("bergfried.training.book.follow", lambda *_: [End(won, 9, True), End(game.initial(), 0, False)])
    author = Author(game, Plan(simulations=300_000, visits=10), lambda _: None)
    author.complete(won.to_move)
    line = author.book.look_up(won)
    assert line is not None
    assert line.proved == "win"
    assert author.book.look_up(game.initial()) is None
    monkeypatch.setattr("bergfried.training.book.follow", lambda *_: [End(game.initial(), 0, True)])
    with pytest.raises(ValueError, match="not won"):
        Author(game, Plan(simulations=300, visits=10), lambda _: None).complete(game.initial().to_move)
