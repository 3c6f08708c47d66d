"""Every well-formed move text there is, in positions of random games and in chosen ones, under both blockades."""

from itertools import product

import pytest

import bergfried
from bergfried.games.hamburg.rules import FIELDS
from tests.explaining import check_explanations
from tests.ledger import clauses
from tests.walks import somewhere

GAME = bergfried.load("hamburg")
TEXTS = [f"{start}{sign}{goal}" for start, goal, sign in product(FIELDS, FIELDS, "+-")]
POSITIONS = (
    "220111/111111/101111/111111/111111/111111 b",
    "420000/030000/000000/000000/000000/000020 w",
    "441122/300000/000000/320000/010000/000004 b",
    "540000/230000/005000/020040/230000/212010 b",
    "600000/000000/000000/000000/000000/000000 w",
)


@pytest.mark.parametrize("blockade", ["rowmax", "pairwise"])
@pytest.mark.parametrize("seed", range(3))
def test_explain_refuses_exactly_what_is_not_legal_in_random_games(seed: int, blockade: str) -> None:
    reasons = check_explanations(GAME, somewhere(GAME.initial(blockade=blockade), seed, longest=60), TEXTS)
    assert reasons


def test_explain_refuses_exactly_what_is_not_legal_and_every_reason_occurs() -> None:
    given = set()
    for position, blockade in product(POSITIONS, ("rowmax", "pairwise")):
        given |= check_explanations(GAME, GAME.notation.parse_state(position, blockade=blockade), TEXTS)
    assert given == {"game-over"} | {reason for clause in clauses(GAME.folder).values() for reason in clause.refuses}
