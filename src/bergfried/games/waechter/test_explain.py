"""Every well-formed move text there is, in positions of random games and in the worked examples."""

from itertools import product

import pytest

import bergfried
from bergfried.games.waechter.rules import SQUARES
from bergfried.games.waechter.test_rules import EXAMPLES
from tests.explaining import check_explanations
from tests.ledger import clauses
from tests.walks import somewhere

GAME = bergfried.load("waechter")
TEXTS = [f"{start}-{goal}-{stones}" for start, goal, stones in product(SQUARES, SQUARES, range(1, 8))]


@pytest.mark.parametrize("seed", range(3))
def test_explain_refuses_exactly_what_is_not_legal_in_random_games(seed: int) -> None:
    check_explanations(GAME, somewhere(GAME.initial(), seed, longest=80), TEXTS)


def test_explain_refuses_exactly_what_is_not_legal_and_every_reason_occurs() -> None:
    given = set()
    for position in EXAMPLES:
        given |= check_explanations(GAME, GAME.notation.parse_state(position), TEXTS)
    assert given == {"game-over"} | {reason for clause in clauses(GAME.folder).values() for reason in clause.refuses}
