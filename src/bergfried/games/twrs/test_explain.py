"""Well-formed texts are too many to try them all, so they are sampled where mistakes are likely."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

import bergfried
from bergfried.core import Side
from bergfried.games.twrs.board import NAMES, each, names
from bergfried.games.twrs.rules import Position
from bergfried.games.twrs.test_rules import SCORED, THIRTY_EIGHT, board
from tests.explaining import check_explanations
from tests.ledger import clauses
from tests.walks import IDS, TABLES, somewhere

GAME = bergfried.load("twrs")
OWN_TABLES = [(name, options) for name, (slug, options) in zip(IDS, TABLES, strict=True) if slug == "twrs"]


def texts(state: Position, seed: int) -> Iterator[str]:
    """Every legal move and every placement; every goal of every tower and others; after some good moves every single
    stone, every pair of points that could be marked, and pairs of any points."""
    dice = random.Random(seed)
    yield from (GAME.notation.format_move(state, move) for move in state.legal_moves())
    yield from NAMES
    for tower in names(state.towers[0] | state.towers[1]):
        yield from (f"{tower}-{goal}" for goal in NAMES)
    yield from (f"{dice.choice(NAMES)}-{dice.choice(NAMES)}" for _ in range(200))
    ways = sorted(state.turns)
    for start, goal in dice.sample(ways, min(4, len(ways))):
        move = f"{NAMES[start]}-{NAMES[goal]}"
        yield from (f"{move}+{stone}" for stone in NAMES)
        offered = sorted({point for choice in state.turns[start, goal] for point in each(choice)})
        pairs = [*combinations(offered, 2), *(sorted(dice.sample(range(len(NAMES)), 2)) for _ in range(60))]
        yield from (f"{move}+{NAMES[one]}+{NAMES[two]}" for one, two in pairs)


@pytest.mark.parametrize("options", [options for _, options in OWN_TABLES], ids=[name for name, _ in OWN_TABLES])
@pytest.mark.parametrize("seed", range(3))
def test_explain_refuses_exactly_what_is_not_legal_in_random_games(options: dict[str, str], seed: int) -> None:
    state = somewhere(GAME.initial(**options), seed, longest=60)
    assert isinstance(state, Position)
    check_explanations(GAME, state, texts(state, seed))


POSITIONS = (
    GAME.initial(),
    GAME.initial(diagonal="on"),
    GAME.initial(start="free"),
    GAME.notation.parse_state("11/11/9x1/11/2O8/5x5/11/7B3/1x2B6/4O6/11 b setup", start="free"),
    SCORED,
    board("d3", "h4 d9 k1", "f2"),
    board("h6 b9 a1", "k1 d2 e10", "j1 j2 k3 a2 b1", diagonal="on"),
    board("b2 c9", "e6 f11", THIRTY_EIGHT + " a11", diagonal="on"),
    board("b2 c9", "e6 f11", THIRTY_EIGHT, side=Side.SECOND),
)


def test_explain_refuses_exactly_what_is_not_legal_and_every_reason_occurs() -> None:
    given = set()
    for seed, state in enumerate(POSITIONS):
        given |= check_explanations(GAME, state, texts(state, seed))
    assert given == {"game-over"} | {reason for clause in clauses(GAME.folder).values() for reason in clause.refuses}
