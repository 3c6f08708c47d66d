"""What the documents say is true."""

import doctest
import re
from pathlib import Path

import pytest

import bergfried
from bergfried import kernels
from tests.pictures import FOLDER, drawn

ROOT = Path(__file__).parent.parent


@pytest.mark.skipif(kernels.native is None, reason="the examples show the kernels")
def test_examples_run_as_printed() -> None:
    for done in (
        doctest.testfile(str(ROOT / "README.md"), module_relative=False),
        doctest.testfile(str(ROOT / "docs" / "kernels.md"), module_relative=False),
        doctest.testmod(bergfried),
        doctest.testmod(kernels),
    ):
        assert done.attempted > 0
        assert done.failed == 0


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_the_pictures_are_fresh(slug: str) -> None:
    assert (FOLDER / f"{slug}.svg").read_text(encoding="utf-8") == drawn(bergfried.load(slug))


def test_links_lead_somewhere() -> None:
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"(?:\]\(|src=\")([^)\"#:]+)[)\"#]", file.read_text(encoding="utf-8")):
            assert (file.parent / link).exists(), f"{file.name}: {link}"


def test_the_readme_shows_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for slug in bergfried.slugs():
        assert f"docs/pictures/{slug}.svg" in readme
        assert bergfried.load(slug).info.title in readme


def test_public_names_are_listed_in_order() -> None:
    assert list(bergfried.__all__) == sorted(bergfried.__all__)
    assert all(hasattr(bergfried, name) for name in bergfried.__all__)
