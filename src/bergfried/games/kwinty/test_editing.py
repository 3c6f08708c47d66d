"""What the editor says when a block cannot lie where it was put: it speaks of blocks and columns, not of text."""

import random

import pytest

from bergfried.core import BadNotation
from bergfried.games.kwinty.editing import EDITOR
from bergfried.games.kwinty.test_rules import GAME, at, text
from tests.walks import somewhere


def laid(wall: str, brush: str, cell: str) -> str:
    return text(EDITOR.painted(at(wall), brush, cell))


def complaint(wall: str, brush: str, cell: str) -> str:
    with pytest.raises(BadNotation) as no:
        at(laid(wall, brush, cell))
    assert all(GAME.say(no.value.reason, language) for language in ("en", "de", "fr"))
    return GAME.say(no.value.reason)


def test_blocks_fall_and_so_does_what_stood_on_one_that_is_taken_away() -> None:
    assert laid("W/W@0 w", "upright-second", "0,7") == "B/B/W/W@0 w"
    assert laid("W/W@0 w", "flat-second", "1,5") == "W2/Wbb@0 w"
    assert laid("B/B/W/W@0 w", "remove", "0,1") == "B/B@0 w"
    assert laid("ww/WB/WB@0 w", "remove", "0,2") == "WB/WB@0 w"


def test_a_flat_block_that_hangs_is_told_over_which_column() -> None:
    assert complaint("W/W@0 w", "flat-first", "0,2") == "A block hangs over column 1: a square below it is empty."
    assert complaint("W/W@0 w", "flat-first", "-1,2") == "A block hangs over column -1: a square below it is empty."
    assert complaint("ww/WB/WB@0 w", "remove", "1,0") == "A block hangs over column 1: a square below it is empty."


def test_a_gap_is_told_by_its_column() -> None:
    gap = "Column 1 is empty, but the wall goes on beyond it; a wall has no gaps."
    assert complaint("W/W@0 w", "upright-second", "3,0") == gap
    assert complaint("WBW/WBW@0 w", "remove", "1,0") == gap


@pytest.mark.parametrize("seed", range(40))
def test_no_press_is_answered_with_the_grammar_of_the_text(seed: int) -> None:
    state, dice = at(GAME.notation.format_state(somewhere(GAME.initial(), seed))), random.Random(seed)
    cells = dice.sample(GAME.view.scene(state).board.cells, 20)
    for brush in EDITOR.brushes:
        for cell in cells:
            try:
                at(text(EDITOR.painted(state, brush.id, cell.id)))
            except BadNotation as no:
                assert no.reason.id in {
                    "wall-hollow", "wall-gap", "wall-flat-beside-flat", "wall-upright-on-upright", "wall-blocks",
                    "wall-wide", "wall-high", "wall-two-fives",
                }  # fmt: skip
