"""rules.py counts what perft.toml says, as far as a test has time."""

import tomllib
from typing import Any

import pytest

import bergfried
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
