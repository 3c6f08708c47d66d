"""Every golden game is told by today's rules exactly as it was written down."""

import pytest

import bergfried
from tests.golden import playthroughs, replayed
from tests.ledger import clauses

FILES = [(slug, file) for slug in bergfried.slugs() for file in playthroughs(bergfried.load(slug))]


@pytest.mark.parametrize(("slug", "file"), FILES, ids=[f"{slug} {file.stem}" for slug, file in FILES])
def test_the_game_is_replayed_to_the_letter(slug: str, file: str) -> None:
    written = bergfried.load(slug).folder.joinpath(file).read_text(encoding="utf-8")
    assert replayed(bergfried.load(slug), written) == written


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_each_ending_clause_has_a_game_that_ends_by_it(slug: str) -> None:
    game = bergfried.load(slug)
    ends = {file.stem: file.read_text(encoding="utf-8").split()[-1] for file in playthroughs(game)}
    assert all(stem.split("-")[0] == clause for stem, clause in ends.items())
    assert set(ends.values()) == {clause.number for clause in clauses(game.folder).values() if clause.ending}
