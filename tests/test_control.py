"""The control game of the benchmarks is a game like any other: its twins agree, and both count what is published."""

import tomllib
from typing import Any

import pytest

from bench import control
from bench.compiling import CannotBuild
from bergfried.core import perft
from bergfried.kernels import Kernel
from tests.lockstep import check_position, lockstep

LEAVES = 20_000  # as far as the rules count
every_game = pytest.mark.parametrize("slug", control.slugs())


def kernel(slug: str) -> Kernel[Any, Any]:
    try:
        return control.kernel(slug)
    except CannotBuild as no:
        pytest.skip(f"the control games cannot be compiled here: {no}")


@every_game
def test_rules_and_kernel_count_as_the_table_says(slug: str) -> None:
    fast = kernel(slug)
    game = fast.game
    for entry in tomllib.loads((game.folder / "perft.toml").read_text(encoding="utf-8"))["position"]:
        state = game.notation.parse_state(entry["state"])
        assert game.notation.format_state(state) == entry["state"]
        check_position(fast, state, fast.session(state))
        for depth, count in enumerate(entry["counts"], start=1):
            assert fast.session(state).perft(depth) == count
            assert count > LEAVES or perft(state, depth) == count


@every_game
def test_random_games_are_the_same_in_both(slug: str) -> None:
    assert sum(lockstep(kernel(slug), {}, seed) for seed in range(30)) > 1000


@every_game
def test_moves_and_presses_say_the_same(slug: str) -> None:
    game = control.load(slug)
    state = game.initial()
    for move in state.legal_moves():
        text = game.notation.format_move(state, move)
        assert game.notation.parse_move(state, text) == move
        assert [game.view.attempt(state, path) for path in game.view.clicks(state, move)] == [text]
