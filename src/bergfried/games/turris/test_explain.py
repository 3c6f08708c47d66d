"""Every well-formed move text there is, in positions of random games under every option and in chosen ones."""

import pytest

import bergfried
from bergfried.games.turris.test_rules import EMPTY_HANDED, EXAMPLES, FLAT, NEARLY, STUCK, at, built, play
from bergfried.games.turris.tower import COLUMNS
from tests.explaining import check_explanations, check_presses
from tests.ledger import clauses
from tests.walks import option_sets, walk

GAME = bergfried.load("turris")
TEXTS = [
    *(kind + column for kind in "Vx" for column in COLUMNS),
    *(f"H{first}{second}" for i, first in enumerate(COLUMNS) for second in COLUMNS[i + 1 :]),
    "end",
    "pass",
]


@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
def test_explain_refuses_exactly_what_is_not_legal_in_random_games(options: dict[str, str]) -> None:
    for state, _ in walk(GAME.initial(**options), seed=1):
        check_explanations(GAME, state, TEXTS)


def test_explain_refuses_exactly_what_is_not_legal_and_every_reason_occurs() -> None:
    states = [built(example) for example in EXAMPLES]
    states += [at(EMPTY_HANDED), at(STUCK), play(at(NEARLY), "Hb1b2")]
    states += [built("Va1 Vb1", ground_flat="first"), built("Va1", ground_flat="allow")]
    states += [built(FLAT + moves) for moves in ("Ha1b1 Vc1 Hb3c3 Ha2b2", "Ha1b1 Vc1 Hb3c3 Vb1 Ha2a3 Hb2c2")]
    states += [built("Vc3 Vc2 Vb2 Vb1 Va2 Va3 Vc1 Va1 Vb3 Hc2c3 Vc1 Vb1 Vb2")]
    given = set().union(*(check_explanations(GAME, state, TEXTS) | check_presses(GAME, state) for state in states))
    assert given == {"game-over"} | {reason for clause in clauses(GAME.folder).values() for reason in clause.refuses}
