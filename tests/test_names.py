"""No game is named outside its folder: adding one edits nothing else, and nothing can behave differently for one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bergfried

ROOT = Path(__file__).parent.parent
PLACES = ("src", "client/src", "native", "bench", "build_backend")
WRITTEN = {
    ".cmake",
    ".cpp",
    ".css",
    ".ftl",
    ".hpp",
    ".in",
    ".json",
    ".mako",
    ".md",
    ".py",
    ".svelte",
    ".toml",
    ".ts",
    ".txt",
}
GENERATED = ("src/bergfried/page/", "src/bergfried/_native")
GAMES = ("src/bergfried/games/", "bench/games/")
MEASURED = {  # what is known of each game by measuring it
    "bench/RESULTS.md",
    "bench/goals.toml",  # beside which games of other programs it is measured
    "bench/levels.json",
}


def written() -> Iterator[tuple[str, Path]]:
    for place in PLACES:
        for file in sorted((ROOT / place).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            if file.suffix in WRITTEN and path not in MEASURED and not path.startswith(GENERATED + GAMES):
                yield path, file


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_a_game_is_named_in_its_folder_only(slug: str) -> None:
    named = re.compile(rf"(?i:(?<![a-z]){slug}(?![a-z]))|{slug.capitalize()}(?![a-z])")  # also play_zinne, playZinne
    assert [path for path, file in written() if named.search(file.read_text(encoding="utf-8"))] == []


def test_every_place_is_looked_at_and_every_exception_is_needed() -> None:
    paths = {path for path, _ in written()}
    assert all(any(path.startswith(f"{place}/") for path in paths) for place in PLACES)
    for path in MEASURED:
        assert any(slug in (ROOT / path).read_text(encoding="utf-8") for slug in bergfried.slugs())
