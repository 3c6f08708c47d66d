"""Books are written: strategies that win whatever is replied."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import bergfried
from bench.book import followed
from bench.tactics import tasks
from bergfried import kernels
from bergfried.core import Game, Side, State
from bergfried.engines import Limits, native
from bergfried.training.book import Author, NotProved, Plan, main

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
    assert {kernel.move(code) for code, _ in found["replies"]} == set(after.legal_moves())
    assert 300 < sum(visits for _, visits in found["replies"]) < 3_000


@cache
def hardest_wins(slug: str) -> list[State[Any]]:
    """Of the tactics, those that take the most answers first."""
    game = bergfried.load(slug)
    kernel, sizes = kernels.kernel(game), {}
    for state in (game.notation.parse_state(task.state) for task in tasks(game)):
        found = kernel.session(state).study(simulations=300_000, visits=1)
        sizes[state] = len(found["answers"]) if (found["distance"] or 0) > 0 else 0
    return sorted(sizes, key=sizes.__getitem__, reverse=True)


@pytest.mark.parametrize("slug", STUDIED)
def test_a_book_wins_whatever_is_replied(slug: str) -> None:
    """By whoever is to move first; and by a plan so poor that no position is proved at once, but line by line."""
    game, grown = bergfried.load(slug), 0
    for start in hardest_wins(slug)[:3]:
        side = start.to_move
        for simulations in (300_000, 60):
            plan = Plan(simulations, least=min(simulations, 2_000), visits=20)
            told: list[str] = []
            try:
                book = Author(game, start, side, plan).write(told.append)
            except NotProved:
                assert simulations == 60, "a poor plan may choose a move that does not win"
                continue
            found = followed(game, book, start, side, Limits(nodes=2_000), lambda _: None)
            assert found.wins
            assert 0 < found.known <= len(book)
            assert told
            line = book.look_up(start)
            assert line is not None
            assert line.proved == "win"
            grown += simulations == 60
            after = start.after(line.moves[0])
            answer = Author(game, after, side, plan).write(told.append)
            assert followed(game, answer, after, side, Limits(nodes=2_000), lambda _: None).wins
    assert grown


@pytest.mark.parametrize("slug", STUDIED)
def test_what_is_not_won_is_no_book(slug: str) -> None:
    game = bergfried.load(slug)
    won = hardest_wins(slug)[0]
    with pytest.raises(NotProved, match="2 positions were studied"):
        Author(game, game.initial(), Side.FIRST, Plan(300, 300, 20, positions=2)).write(lambda _: None)
    with pytest.raises(NotProved, match="lost"):
        Author(game, won, won.to_move.other, Plan(300_000, 300_000, 20)).write(lambda _: None)


@pytest.mark.parametrize("slug", STUDIED)
def test_a_win_that_a_short_search_does_not_find_is_entered(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the growing leaves out because it was easy to prove is found missing, and is put in."""
    game = bergfried.load(slug)
    start = hardest_wins(slug)[0]
    author = Author(game, start, start.to_move, Plan(300_000, 300_000, visits=10))
    monkeypatch.setattr(author, "_grow", lambda _: None)
    book = author.write(lambda _: None)
    assert book.look_up(start) is not None
    hopeless = Author(game, game.initial(), Side.FIRST, Plan(simulations=300, visits=20))
    monkeypatch.setattr(hopeless, "_grow", lambda _: None)
    with pytest.raises(NotProved, match="not won"):
        hopeless.write(lambda _: None)


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


def test_the_command_writes_nothing_that_it_has_not_proved(tmp_path: Path) -> None:
    app, out = typer.Typer(), tmp_path / "book.bin"
    app.command()(main)
    run = CliRunner().invoke
    poor = ["--simulations", "300", "--least", "300", "--positions", "2", "--out", str(out)]
    assert run(app, [STUDIED[0], *poor]).exit_code == 1
    others = [slug for slug in bergfried.slugs() if slug not in STUDIED]
    for slug in (*others, "nobody"):
        assert run(app, [slug, *poor]).exit_code == 2
    assert not out.exists()
