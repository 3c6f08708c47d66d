"""rules.py counts what perft.toml says, as far as a test has time."""

import tomllib
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from bergfried.core import perft
from tests.walks import option_sets

LEAVES = 20_000


def entries() -> list[tuple[str, dict[str, Any]]]:
    return [
        (slug, entry)
        for slug in bergfried.slugs()
        for entry in tomllib.loads((bergfried.load(slug).folder / "perft.toml").read_text(encoding="utf-8"))["position"]
    ]


@pytest.mark.parametrize(("slug", "entry"), entries(), ids=[f"{slug} {entry['name']}" for slug, entry in entries()])
def test_rules_count_as_the_table_says(slug: str, entry: dict[str, Any]) -> None:
    game = bergfried.load(slug)
    state = game.notation.parse_state(entry["state"], **entry.get("options", {}))
    for depth, count in enumerate(entry["counts"], start=1):
        if count <= LEAVES:
            assert perft(state, depth) == count


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_the_table_has_the_start_six_more_positions_and_every_option_value(slug: str) -> None:
    game = bergfried.load(slug)
    own = [entry for name, entry in entries() if name == slug]
    states = {entry["state"] for entry in own}
    assert game.notation.format_state(game.initial()) in states
    assert len(states) >= 7
    used = {(name, value) for entry in own for name, value in entry.get("options", {}).items()}
    for options in option_sets(game):
        for name, value in options.items():
            default = next(option.default for option in game.options if option.name == name)
            assert value == default or (name, value) in used, f"no count with {name}={value}"


@pytest.mark.parametrize("depth", [-1, 101, 1_000_000])
def test_a_depth_that_nobody_could_count_is_refused(depth: int) -> None:
    """Deep enough, it took all the room that a thread has and ended the process."""
    for slug in bergfried.slugs():
        game = bergfried.load(slug)
        if kernels.has_kernel(game):
            with pytest.raises(ValueError, match="depth must be 0 to 100"):
                kernels.kernel(game).session(game.initial()).perft(depth)


def test_the_rules_count_no_negative_depth() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        perft(bergfried.load(bergfried.slugs()[0]).initial(), -1)
