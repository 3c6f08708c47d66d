"""Undo, redo and draws where people and the computer sit together."""

import pytest

import bergfried
from bergfried.core import Side
from bergfried.match import Table
from bergfried.match.manners import play_again, steps_back, takes_draw
from bergfried.match.table import NotNow
from tests.walks import IDS, TABLES, walk

GAME = bergfried.load("waechter")
MOVES = ("A7-A6-1", "A1-A2-1", "A6-A5-1")
FIRST, SECOND, BOTH, NOBODY = {Side.FIRST}, {Side.SECOND}, set(Side), set[Side]()


def table_after(plies: int, *, resigned: bool = False) -> Table:
    table = Table(GAME)
    for move in MOVES[:plies]:
        table.play(move)
    if resigned:
        table.resign(table.state.to_move)
    return table


@pytest.mark.parametrize(
    ("plies", "resigned", "people", "steps"),
    [
        (0, False, BOTH, 0),
        (1, False, FIRST, 1),
        (1, False, SECOND, 0),
        (3, False, BOTH, 1),
        (3, False, FIRST, 1),
        (3, False, SECOND, 2),
        (3, False, NOBODY, 0),
        (0, True, FIRST, 1),
        (0, True, SECOND, 0),
        (3, True, BOTH, 1),
        (3, True, SECOND, 1),
        (3, True, FIRST, 2),
        (3, True, NOBODY, 0),
    ],
)
def test_an_undo_goes_back_to_the_last_decision_of_a_person(
    plies: int, resigned: bool, people: set[Side], steps: int
) -> None:
    table = table_after(plies, resigned=resigned)
    assert steps_back(table, people) == steps
    for _ in range(steps):
        table.undo()
    assert not steps or table.state.to_move in people


@pytest.mark.parametrize(("people", "plies"), [(BOTH, 1), (FIRST, 2), (SECOND, 1), (NOBODY, 3)])
def test_a_redo_goes_on_to_the_next_decision_of_a_person(people: set[Side], plies: int) -> None:
    table = table_after(3)
    for _ in MOVES:
        table.undo()
    play_again(table, people)
    assert table.ply == plies


@pytest.mark.parametrize("resigned", [False, True])
def test_a_redo_of_nothing_is_refused(resigned: bool) -> None:
    table = table_after(3, resigned=resigned)
    with pytest.raises(NotNow):
        play_again(table, BOTH)
    assert (table.ply, table.cut_short) == (3, resigned)


@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
@pytest.mark.parametrize("people", [FIRST, SECOND], ids=["first", "second"])
def test_in_any_game_redoing_everything_undoes_undoing_everything(
    slug: str, options: dict[str, str], people: set[Side]
) -> None:
    game = bergfried.load(slug)
    table = Table(game, game.initial(**options))
    for state, move in walk(table.state, seed=5, longest=60):
        if move is not None:
            table.play(game.notation.format_move(state, move))
    record = table.record()
    while steps := steps_back(table, people):
        for _ in range(steps):
            table.undo()
        assert table.state.to_move in people
    assert all(table.at(ply).to_move not in people for ply in range(table.ply))
    while table.can_redo:
        play_again(table, people)
    assert table.record() == record


@pytest.mark.parametrize(
    ("position", "taken_by"),
    [(None, BOTH), ("3RG3/7/7/7/7/3b53/2BG4 r", FIRST), ("2RG4/3r53/7/7/7/7/3BG3 b", SECOND)],
)
def test_the_computer_takes_a_draw_unless_it_is_ahead(position: str | None, taken_by: set[Side]) -> None:
    table = Table(GAME, GAME.notation.parse_state(position) if position else None)
    assert {side for side in Side if takes_draw(table, side)} == taken_by
