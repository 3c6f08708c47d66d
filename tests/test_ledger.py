"""RULES.md, code, tests and texts speak of the same clauses."""

import re

import pytest

import bergfried
from tests.ledger import clauses

SLUGS = bergfried.slugs()


def cited(text: str) -> set[str]:
    return set(re.findall(r"\bR\d+\b", text))


@pytest.mark.parametrize("slug", SLUGS)
def test_clauses_are_numbered_from_one_without_gaps_and_name_their_source(slug: str) -> None:
    known = clauses(bergfried.load(slug).folder)
    assert list(known) == [f"R{i}" for i in range(1, len(known) + 1)]
    assert all(clause.source for clause in known.values())


@pytest.mark.parametrize("slug", SLUGS)
def test_each_clause_has_a_test_and_no_test_cites_an_unknown_one(slug: str) -> None:
    folder = bergfried.load(slug).folder
    tested = {
        number.upper()
        for file in folder.glob("test_*.py")
        for number in re.findall(r"^def test_(r\d+)_", file.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert tested == set(clauses(folder))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_code_cites_only_known_clauses(slug: str) -> None:
    folder = bergfried.load(slug).folder
    for file in [*folder.glob("*.py"), *folder.glob("*.hpp")]:
        assert cited(file.read_text(encoding="utf-8")) <= set(clauses(folder)), file


@pytest.mark.parametrize("slug", SLUGS)
def test_the_rules_cite_every_clause_that_refuses_or_ends(slug: str) -> None:
    folder = bergfried.load(slug).folder
    law = cited((folder / "rules.py").read_text(encoding="utf-8"))
    assert {c.number for c in clauses(folder).values() if c.ending or c.refuses} <= law


@pytest.mark.parametrize("slug", SLUGS)
def test_each_refusal_belongs_to_one_clause(slug: str) -> None:
    named = [reason for clause in clauses(bergfried.load(slug).folder).values() for reason in clause.refuses]
    assert len(named) == len(set(named))


@pytest.mark.parametrize("slug", SLUGS)
def test_each_option_is_explained_by_the_clause_that_it_changes(slug: str) -> None:
    game = bergfried.load(slug)
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    for option in game.options:
        assert f"`{option.name}=" in rules


@pytest.mark.parametrize("slug", SLUGS)
def test_the_notation_is_told_by_positions_and_moves_of_theirs(slug: str) -> None:
    game = bergfried.load(slug)
    _, found, told = (game.folder / "RULES.md").read_text(encoding="utf-8").partition("\n## Notation\n")
    assert found
    examples = [re.findall("`([^`]+)`", line) for line in told.splitlines() if line.startswith("- ")]
    assert examples
    for position, *moves in examples:
        state = game.notation.parse_state(position)
        assert game.notation.format_state(state) == position
        assert moves
        for text in moves:
            assert game.explain(state, text), (position, text)
