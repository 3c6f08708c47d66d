"""Every well-formed move text there is, in positions of random games and in the worked examples."""

import pytest

import bergfried
from bergfried.games.kwinty.test_rules import EXAMPLES, EXHAUSTED, HORIZONTAL, PASSING, game
from tests.explaining import check_explanations, check_presses
from tests.ledger import clauses
from tests.walks import somewhere

GAME = bergfried.load("kwinty")
TEXTS = ["pass", *(f"{kind}{column}" for kind in "HV" for column in range(-99, 100))]


@pytest.mark.parametrize("seed", range(40))
def test_explain_refuses_exactly_what_is_not_legal_in_random_games(seed: int) -> None:
    check_explanations(GAME, somewhere(GAME.initial(), seed), TEXTS)


def test_explain_refuses_exactly_what_is_not_legal_and_every_reason_occurs() -> None:
    states = [GAME.notation.parse_state(position) for position in (*EXAMPLES, PASSING, EXHAUSTED)]
    given = set()
    for state in (*states, game(HORIZONTAL)):
        given |= check_explanations(GAME, state, TEXTS) | check_presses(GAME, state)
    assert given == {"game-over"} | {reason for clause in clauses(GAME.folder).values() for reason in clause.refuses}
