"""The course as a whole, in small: it plays, learns, writes and goes on; and it says what it cannot do."""

from dataclasses import replace
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

import bergfried
from bergfried import kernels
from bergfried.training.__main__ import main
from bergfried.training.course import Plan, Round, run
from tests.training.test_networks import LEARNING

if kernels.native is None:
    pytest.skip("needs the compiled kernels", allow_module_level=True)

SMALL = Plan(minutes=0.02, games=20, first_games=60, simulations=16, quick=8, batch=32, threads=1)


@pytest.mark.parametrize("slug", LEARNING)
def test_a_course_learns_and_can_be_continued(slug: str, tmp_path: Path) -> None:
    game, path = bergfried.load(slug), tmp_path / "net.bin"
    told: list[Round] = []
    run(game, SMALL, path, told.append)
    assert [done.number for done in told] == list(range(1, len(told) + 1))
    assert told[0].positions > 100
    first = path.read_bytes()
    assert list(tmp_path.iterdir()) == [path], "nothing half-written is left"
    run(game, SMALL, path, told.append)
    assert len(path.read_bytes()) == len(first)
    assert path.read_bytes() != first
    session = kernels.kernel(game).session(game.initial())
    shipped = game.folder / kernels.NET
    assert session.mcts(simulations=50)["lines"], "the network that was learnt plays"
    session.set_net(shipped.read_bytes())


def test_a_round_of_less_than_a_batch_is_learnt_from(tmp_path: Path) -> None:
    """It used to wait for a whole batch for ever."""
    told: list[Round] = []
    game = bergfried.load(LEARNING[0])
    try:
        run(game, replace(SMALL, games=2, first_games=2, batch=100_000), tmp_path / "net.bin", told.append)
    finally:
        kernels.kernel(game).session(game.initial()).set_net((game.folder / kernels.NET).read_bytes())
    assert told
    assert 0 < told[0].positions < 100_000


def test_learning_makes_less_wrong() -> None:
    """Over one set of lessons, again and again: if this did not work nothing would."""
    import numpy as np

    from bergfried.training.network import Adam, Network
    from tests.training.test_networks import game_and_start, lessons

    slug = LEARNING[0]
    _, session = game_and_start(slug)
    found, network = lessons(slug, games=40), Network(session.net_shape)
    adam, dice = Adam(network), np.random.default_rng(1)
    before = network.learn(found, trust=0.5)[0]
    for _ in range(12):
        for batch in found.batches(32, dice):
            adam.step(network.learn(batch, trust=0.5)[1], rate=2e-3)
    after = network.learn(found, trust=0.5)[0]
    assert after[0] < 0.9 * before[0]
    assert after[1] < 0.95 * before[1]


def test_the_command_says_what_cannot_be_taught() -> None:
    app = Typer()
    app.command()(main)
    unknown = CliRunner().invoke(app, ["chess"])
    assert unknown.exit_code == 2
    without = next(slug for slug in bergfried.slugs() if slug not in LEARNING)
    refused = CliRunner().invoke(app, [without])
    assert refused.exit_code == 2
    assert "inputs.hpp" in refused.output
