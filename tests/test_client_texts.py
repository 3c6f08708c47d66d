"""The page's own texts: the same in every language."""

import re
from pathlib import Path

import pytest

from bergfried.speech import LANGUAGES

LOCALE = Path(__file__).parents[1] / "client" / "src" / "locale"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.*(?:\n[ }].*)*)", re.MULTILINE)


def texts(language: str) -> dict[str, set[str]]:
    """Every message with the names of its parameters."""
    source = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")
    return {id: set(re.findall(r"\$(\w+)", body)) for id, body in MESSAGE.findall(source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_parameters(language: str) -> None:
    assert texts(language) == texts("en")


def test_every_text_that_the_page_asks_for_is_there() -> None:
    asked: set[str] = set()
    for file in LOCALE.parent.rglob("*"):
        if file.suffix in (".svelte", ".ts"):
            asked |= set(re.findall(r"\bt\(\"([a-z0-9-]+)\"", file.read_text(encoding="utf-8")))
    assert asked
    assert asked <= texts("en").keys()
