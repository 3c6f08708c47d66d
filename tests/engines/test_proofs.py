"""What the proof search claims is so by the rules, played out in full."""

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
SMALL = 1_000  # positions that a brute-force answer may take


class TooLarge(Exception):
    """Brute force would take too long."""


def value(state: State[Any], budget: list[int]) -> int:
    """By the rules alone: 1 the first side wins, -1 the second, 0 a draw."""
    budget[0] -= 1
    if budget[0] < 0:
        raise TooLarge
    over = state.outcome()
    if over is not None:
        return 0 if over.winner is None else 1 if over.winner is Side.FIRST else -1
    sign = 1 if state.to_move is Side.FIRST else -1
    best = -1
    for move in state.legal_moves():
        best = max(best, sign * value(state.after(move), budget))
        if best == 1:
            break
    return sign * best


@pytest.mark.parametrize("slug", WITH_KERNEL)
def test_verdicts_agree_with_brute_force(slug: str) -> None:
    game = bergfried.load(slug)
    for state in endings(game, games=5, seed=3):
        proof = native.prove(game, state, Limits(nodes=20_000))
        if proof.verdict is None:
            continue
        try:
            exact = value(state, [SMALL])
        except (TooLarge, RecursionError):
            continue
        mine = exact if state.to_move is Side.FIRST else -exact
        assert {1: "win", 0: "draw", -1: "loss"}[mine] == proof.verdict


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


def test_a_repetition_proves_nothing() -> None:
    """Two lone guards can walk for ever: neither wins, and a draw by repetition is not counted on."""
    game = bergfried.load("waechter")
    state = game.notation.parse_state("1RG5/7/7/7/7/7/5BG1 b")
    assert native.prove(game, state, Limits(nodes=100_000)).verdict in (None, "win", "loss")


def test_a_win_is_proved_with_its_line() -> None:
    game = bergfried.load("waechter")
    state = game.notation.parse_state("7/7/7/3RG3/7/7/BG6 r")
    proof = native.prove(game, state, Limits(nodes=100_000))
    assert (proof.verdict, len(proof.line)) == ("win", 5)
