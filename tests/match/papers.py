"""Records for the tests: random games of any table, with comments and variations at random places."""

import random

from hypothesis import strategies as st

from bergfried.core import BadNotation
from bergfried.match import BadRecord, Line, Node, Record
from bergfried.speech import LANGUAGES
from tests.walks import AnyGame, AnyState

texts = st.text(max_size=30) | st.text(alphabet='\\{}()[]"\n\r\t;*1-0 é\u2028', max_size=12)


def random_record(game: AnyGame, options: dict[str, str], seed: int, remarks: list[str], longest: int = 10) -> Record:
    """A game that may go on or be over, with the remarks scattered over its tags, moves and variations."""
    dice = random.Random(seed)

    def remark() -> str:
        return dice.choice(remarks) if remarks and dice.random() < 0.3 else ""

    def line(state: AnyState, plies: int, depth: int) -> Line:
        nodes = []
        while plies and (moves := state.legal_moves()):
            move = dice.choice(moves)
            branches = dice.choice((0, 0, 0, 0, 1, 2)) if depth else 0
            variations = tuple(line(state, dice.randint(1, 2), depth - 1) for _ in range(branches))
            nodes.append(Node(game.notation.format_move(state, move), remark(), variations))
            state, plies = state.after(move), plies - 1
        return Line(tuple(nodes), remark())

    tags = {"Game": game.info.slug, "Options": " ".join(f"{name}={value}" for name, value in options.items())}
    tags |= {name: remark() for name in ("Event", "First", "Annotator", "x_1")}
    return Record(tags, line(game.initial(**options), dice.randint(0, longest), 2))


def assert_helpful(no: BadRecord, text: str) -> None:
    """A refusal is a BadNotation, knows its place, and speaks every language."""
    assert isinstance(no, BadNotation)
    assert 0 <= no.place <= len(text)
    assert no.line is None or 1 <= no.line <= text.count("\n") + 1
    assert no.column is None or no.column >= 1
    for language in LANGUAGES:
        assert no.sentence(language)
    assert str(no) == no.sentence("en")
