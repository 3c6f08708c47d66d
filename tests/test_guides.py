"""The rules as players read them: every clause, in every language, with pictures of positions that exist."""

import re

import pytest

import bergfried
from bergfried.speech import LANGUAGES
from tests.ledger import clauses

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
every_language = pytest.mark.parametrize("language", LANGUAGES)
FENCE = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def guide(slug: str, language: str) -> str:
    return (bergfried.load(slug).folder / f"rules.{language}.md").read_text(encoding="utf-8")


def headings(text: str) -> list[str]:
    return re.findall(r"^(#+) ", text, re.MULTILINE)


@every_game
@every_language
def test_it_cites_every_clause_and_no_other(slug: str, language: str) -> None:
    cited = set(re.findall(r"\bR\d+\b", guide(slug, language)))
    assert cited == set(clauses(bergfried.load(slug).folder))


@every_game
@every_language
def test_its_pictures_can_be_drawn(slug: str, language: str) -> None:
    game = bergfried.load(slug)
    fences = FENCE.findall(guide(slug, language))
    assert len(fences) >= 4
    for kind, words, body in fences:
        assert kind == "position"
        position, _, caption = body.partition("\n")
        assert caption.strip()
        given = dict(word.split("=") for word in words.split() if "=" in word)
        aid = given.pop("aid", None)
        state = game.notation.parse_state(position, **given)
        assert set(words.split()) - {"panels"} == {word for word in words.split() if "=" in word}
        assert aid is None or game.view.scene(state).hover[aid]


@every_game
@every_language
def test_the_languages_tell_the_same_in_the_same_order(slug: str, language: str) -> None:
    one, other = guide(slug, "en"), guide(slug, language)
    assert headings(one) == headings(other)
    assert headings(one)[0] == "#"
    assert headings(one).count("##") >= 4
    assert [(words, body.partition("\n")[0]) for _, words, body in FENCE.findall(one)] == [
        (words, body.partition("\n")[0]) for _, words, body in FENCE.findall(other)
    ]
    first, second = (re.split(r"^## ", text, flags=re.MULTILINE) for text in (one, other))
    for here, there in zip(first, second, strict=True):
        assert set(re.findall(r"\bR\d+\b", here)) == set(re.findall(r"\bR\d+\b", there))


@every_game
@every_language
def test_its_title_is_the_games(slug: str, language: str) -> None:
    title = bergfried.load(slug).say(bergfried.core.message("game-title"), language)
    assert guide(slug, language).startswith(f"# {title}\n")
