"""Numbers that can be checked by hand or against published ones."""

import math
import random

import pytest

from bergfried.arena.score import Score, Sprt, elo, elo_of, facts, share_of, superiority, tally


def test_a_score_counts_games_and_pairs() -> None:
    score = tally([(0, 0, 1.0), (0, 1, 0.5), (1, 0, 0.0), (1, 1, 0.0), (2, 0, 1.0)])
    assert (score.wins, score.draws, score.losses, score.share) == (2, 1, 2, 0.5)
    assert score.pairs == (1, 0, 0, 1, 0)  # the unfinished pair is not counted


def test_elo_and_share_are_inverse() -> None:
    assert share_of(0) == 0.5
    assert share_of(400) == pytest.approx(10 / 11)
    assert elo_of(share_of(123)) == pytest.approx(123)
    assert elo_of(0) is None
    assert elo_of(1) is None


def test_the_error_bars_are_those_of_pairs_not_of_games() -> None:
    narrow = elo((0, 0, 100, 0, 0))  # each pair is drawn, in whatever way: nothing varies
    assert narrow.best == 0
    assert 0 < (narrow.high or 0) < 10
    wide = elo((50, 0, 0, 0, 50))
    assert wide.best == pytest.approx(0)
    assert wide.high == pytest.approx(elo_of(0.5 + 1.959964 * 0.5 / math.sqrt(100)))
    assert wide.low == pytest.approx(-(wide.high or 0))


def test_a_few_pairs_that_are_alike_show_little() -> None:
    assert (elo((0, 0, 1, 0, 0)).low, elo((0, 0, 1, 0, 0)).high) == (None, None)
    widths = [elo((0, 0, count, 0, 0)).high or math.inf for count in (1, 2, 4, 8, 1000)]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] > 100
    assert 0.9 < superiority((0, 0, 0, 0, 1)) < 0.95


def test_a_clean_sweep_has_a_lower_bound_only() -> None:
    sweep = elo((0, 0, 0, 0, 50))
    assert (sweep.best, sweep.high) == (None, None)
    assert sweep.low == pytest.approx(elo_of(0.05 ** (1 / 50)))
    assert elo((50, 0, 0, 0, 0)).high == pytest.approx(-(sweep.low or 0))
    assert elo((0,) * 5).best is None


def test_superiority() -> None:
    assert superiority((0,) * 5) == 0.5
    assert superiority((10, 20, 40, 20, 10)) == pytest.approx(0.5)
    assert 0.99 < superiority((0, 0, 0, 0, 3)) < 1.0
    assert superiority((5, 20, 40, 25, 10)) > 0.9


def test_the_bounds_of_a_test() -> None:
    assert Sprt(0, 5).bounds == pytest.approx((-2.944439, 2.944439))
    for wrong in ((5, 5), (6, 5), (float("nan"), 5), (0, float("inf")), (0, 2001), (-200_000, 0)):
        with pytest.raises(ValueError, match="elo0"):
            Sprt(*wrong)


@pytest.mark.parametrize("pairs", [(0, 0, 0, 0, 900), (900, 0, 0, 0, 0), (0, 0, 1, 0, 0), (300,) * 5])
def test_the_widest_test_can_be_computed(pairs: tuple[int, ...]) -> None:
    assert math.isfinite(Sprt(-2000, 2000).ratio(pairs))
    assert math.isfinite(Sprt(1999, 2000).ratio(pairs))


def test_the_ratio_grows_with_the_evidence_and_is_antisymmetric() -> None:
    sprt = Sprt(-10, 10)
    assert sprt.ratio((0,) * 5) == 0
    assert sprt.ratio((10, 20, 40, 20, 10)) == pytest.approx(0, abs=1e-6)
    better, worse = (5, 20, 40, 25, 10), (10, 25, 40, 20, 5)
    assert sprt.ratio(better) == pytest.approx(-sprt.ratio(worse), abs=1e-6)
    assert sprt.ratio([3 * n for n in better]) == pytest.approx(3 * sprt.ratio(better), rel=1e-3)


def test_the_ratio_is_near_the_normal_approximation() -> None:
    """(s1 - s0)(2m - s0 - s1) n / 2v, good for small differences; fishtest's formula."""
    pairs = (60, 240, 400, 260, 80)
    sprt = Sprt(0, 5)
    count = sum(pairs)
    mean = sum(n * v / 4 for n, v in zip(pairs, range(5), strict=True)) / count
    variance = sum(n * (v / 4 - mean) ** 2 for n, v in zip(pairs, range(5), strict=True)) / count
    s0, s1 = share_of(0), share_of(5)
    assert sprt.ratio(pairs) == pytest.approx((s1 - s0) * (2 * mean - s0 - s1) * count / (2 * variance), rel=0.02)


@pytest.mark.parametrize(("chance", "verdict"), [(0.7, "H1"), (0.5, "H0")])
def test_the_test_ends_with_the_right_verdict(chance: float, verdict: str) -> None:
    sprt, right = Sprt(0, 60), 0
    for seed in range(15):
        dice, score = random.Random(seed), Score()
        for pair in range(1000):
            for game in range(2):
                score.add(pair, game, float(dice.random() < chance))
            if sprt.verdict(score.pairs):
                break
        right += sprt.verdict(score.pairs) == verdict
    assert right >= 12  # one in twenty may be wrong


def test_facts_hold_numbers_or_null() -> None:
    found = facts(tally([(0, 0, 1.0), (0, 1, 1.0)]), Sprt(0, 10))
    assert (found["elo"], found["pairs"], found["score"]) == (None, [0, 0, 0, 0, 1], 1.0)
    assert "sprt" not in facts(Score(), None)
    unknown = facts(Score(), None)
    assert [unknown[name] for name in ("elo", "elo_low", "elo_high", "los")] == [None] * 4
    even = facts(tally((pair, game, float(game)) for pair in range(100) for game in range(2)), None)
    assert str(even["elo"]) == "0.0"
