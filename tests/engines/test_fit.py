"""Weights can be fitted: the tables are what the evaluations count with, and games move them where they belong."""

import random
from pathlib import Path

import numpy as np
import pytest

import bergfried
from bench import fit
from bergfried import kernels

FEATURED = [
    slug
    for slug in bergfried.slugs()
    if kernels.has_kernel(bergfried.load(slug))
    and hasattr(kernels.kernel(bergfried.load(slug)).session(bergfried.load(slug).initial()), "features")
]


@pytest.mark.parametrize("slug", FEATURED)
def test_the_table_is_what_the_evaluation_counts_with(slug: str) -> None:
    game = bergfried.load(slug)
    weights = fit.read(fit.table_file(game))
    assert fit.is_built(kernels.kernel(game), weights)
    assert not fit.is_built(kernels.kernel(game), weights + 100)


@pytest.mark.parametrize("slug", FEATURED)
def test_a_table_is_rewritten_and_nothing_else(slug: str, tmp_path: Path) -> None:
    source, copy = fit.table_file(bergfried.load(slug)), tmp_path / "copy.hpp"
    copy.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    weights = fit.read(source)
    fit.rewrite(copy, weights)
    assert copy.read_text(encoding="utf-8") == source.read_text(encoding="utf-8")
    fit.rewrite(copy, weights[::-1])
    assert list(fit.read(copy)) == list(weights[::-1])


@pytest.mark.parametrize("slug", FEATURED)
def test_games_are_played_once_and_kept(slug: str, tmp_path: Path) -> None:
    game = bergfried.load(slug)
    first = list(fit.games(game, 2, 50, 1, tmp_path))
    (file,) = tmp_path.iterdir()
    again = list(fit.games(game, 3, 50, 1, tmp_path))
    assert [one.result for one in again[:2]] == [one.result for one in first]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_weights_move_to_what_decides() -> None:
    dice = random.Random(1)
    rows: list[fit.Row] = [[(0, dice.randint(-3, 3)), (1, dice.randint(-3, 3))] for _ in range(500)]
    results = np.array([float(row[0][1] > 0) if row[0][1] else 0.5 for row in rows])
    start = np.array([0.0, 0.0])
    fitted = fit.fit(rows, results, start)
    assert fitted[0] > 100 > abs(fitted[1])
    assert fit.loss(rows, results, fitted) < fit.loss(rows, results, start)
