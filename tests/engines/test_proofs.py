"""What the proof search claims is so by the rules, played out in full."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from bergfried.core import Side, State
from bergfried.engines import native
from bergfried.engines.player import Limits
from tests.engines.endings import endings

pytestmark = pytest.mark.skipif(kernels.native is None, reason="the kernels are not built")

WITH_KERNEL = [slug for slug in bergfried.slugs() if native.methods(bergfried.load(slug))]
SMALL = 5_000  # positions that a brute-force answer may take
SIGHT = 5  # plies that it looks ahead at most
RESULTS = {1: (1, 1), 2: (-1, -1), 3: (0, 0)}  # of the kernel: the first side won, the second, a draw
WORDS = {1: "win", 0: "draw", -1: "loss"}


class TooLarge(Exception):
    """Brute force would take too long."""


def bounds(session: Any, depth: int, budget: list[int]) -> tuple[int, int]:
    """What the first side reaches at least and at most: 1 a win, 0 a draw, -1 a loss."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooLarge
    if session.result:
        return RESULTS[session.result]
    if depth == 0:
        return -1, 1
    best = max if session.to_move == Side.FIRST else min
    all_bounds = []
    for move in session.legal_moves():
        session.play(move)
        try:
            all_bounds.append(bounds(session, depth - 1, budget))
        finally:
            session.undo()
    return best(least for least, _ in all_bounds), best(most for _, most in all_bounds)


def by_brute_force(session: Any) -> str | None:
    """The verdict for the side to move; None where it takes too long to find."""
    budget = [SMALL]
    try:
        for depth in range(1, SIGHT + 1):
            least, most = bounds(session, depth, budget)
            if least == most:
                return WORDS[least if session.to_move == Side.FIRST else -least]
    except TooLarge:
        pass
    return None


def ended(slug: str, games: int) -> Iterator[Any]:
    """Random games at their ends, from where moves can be taken back."""
    game = bergfried.load(slug)
    for seed in range(games):
        session = kernels.kernel(game).session(game.initial())
        session.play_random(3_000, seed)
        yield session


@pytest.mark.parametrize("slug", WITH_KERNEL)
def test_verdicts_agree_with_brute_force(slug: str) -> None:
    """In positions shortly before the end of random games; wins and losses are among them in every game."""
    seen = Counter[str]()
    for session in ended(slug, 20):
        for _ in range(min(4, session.plies)):
            session.undo()
            if (exact := by_brute_force(session)) is None:
                break
            verdict = session.prove(nodes=20_000)["verdict"]
            assert verdict in (exact, "unknown")  # where there are hundreds of moves it may give up first
            seen[verdict] += 1
    assert seen["win"]
    assert seen["loss"]


@pytest.mark.parametrize("slug", WITH_KERNEL)
def test_verdicts_agree_with_the_other_search(slug: str) -> None:
    """Too far from the end for brute force. Where nothing repeats a failure counts as an answer, and could be wrong."""
    seen = Counter[str]()
    for session in ended(slug, 25):
        for _ in range(min(9, session.plies)):
            session.undo()
        verdict = session.prove(nodes=300_000)["verdict"]
        best = session.search(nodes=300_000, fresh=True)["lines"][0]
        if best["distance"] is not None:
            assert verdict in ("win" if best["score"] > 0 else "loss", "unknown")
        seen[verdict] += best["distance"] is not None
    assert seen["win"] + seen["loss"] >= 5


def test_draws_are_proved_like_wins() -> None:
    """Not every game knows draws, and not all of those end so by chance."""
    drawn = set()
    for slug in WITH_KERNEL:
        for session in ended(slug, 40):
            if session.result != 3:
                continue
            session.undo()
            if by_brute_force(session) == "draw":
                assert session.prove(nodes=20_000)["verdict"] == "draw"
                drawn.add(slug)
    assert len(drawn) >= 2


@pytest.mark.parametrize("slug", WITH_KERNEL)
def test_a_proved_line_is_legal_and_ends_as_claimed(slug: str) -> None:
    game = bergfried.load(slug)
    for state in endings(game, games=5, seed=11):
        proof = native.prove(game, state, Limits(nodes=20_000))
        if proof.verdict not in ("win", "loss"):
            continue
        end = state
        for move in proof.line:
            end = end.play(move)
        over = end.outcome()
        assert over is not None
        winner = state.to_move if proof.verdict == "win" else state.to_move.other
        assert over.winner is winner


def worked_out(start: State[Any]) -> dict[State[Any], str]:
    """Every position that can follow, with who wins it for the side to move: from the ends backwards, by the rules.

    Positions are taken without their past, so no repetition ends a game; all must turn out won or lost.
    """
    followers: dict[State[Any], list[State[Any]]] = {}
    waiting = [start.without_past()]
    while waiting:
        state = waiting.pop()
        if state not in followers:
            followers[state] = [state.after(move).without_past() for move in state.legal_moves()]
            waiting += followers[state]
    winners = {state: over.winner for state in followers if (over := state.outcome()) is not None}
    while len(winners) < len(followers):
        before = len(winners)
        for state in followers.keys() - winners.keys():
            after = [winners.get(follower) for follower in followers[state]]
            if state.to_move in after:
                winners[state] = state.to_move
            elif all(winner is state.to_move.other for winner in after):
                winners[state] = state.to_move.other
        assert len(winners) > before
    return {
        state: "win" if winner is state.to_move else "loss"
        for state, winner in winners.items()
        if state.outcome() is None
    }


def ways_back(state: State[Any], to: State[Any], plies: int) -> Iterator[State[Any]]:
    """The position once more, by going away and returning: the next time would be the third."""
    if plies == 0 and state == to:
        yield state
    for move in state.legal_moves() if plies else ():
        yield from ways_back(state.play(move), to, plies - 1)


def test_a_repetition_proves_nothing() -> None:
    """Two lone guards could walk for ever, but one of them can force its way: a repetition must not hide who."""
    game = bergfried.load("waechter")
    truth = worked_out(game.notation.parse_state("1RG5/7/7/7/7/7/5BG1 b"))
    assert len(truth) > 2_000
    proved = Counter[str]()
    for state in sorted(truth, key=game.notation.format_state)[::25]:
        there_and_back = next(ways_back(state, state, 4), state)
        for position in (state, there_and_back):
            verdict = native.prove(game, position, Limits(nodes=200_000)).verdict
            assert verdict in (truth[state], None)
            proved[verdict or "unknown"] += 1
    assert proved["win"] > 50
    assert proved["loss"] > 50
    assert proved["unknown"] < proved.total() / 10


def test_a_win_is_proved_with_its_line() -> None:
    game = bergfried.load("waechter")
    state = game.notation.parse_state("7/7/7/3RG3/7/7/BG6 r")
    proof = native.prove(game, state, Limits(nodes=100_000))
    assert (proof.verdict, len(proof.line)) == ("win", 5)
