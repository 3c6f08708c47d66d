"""A game in progress."""

import pytest

import bergfried
from bergfried.core import BadNotation, IllegalMove, Side
from bergfried.match import Table, parse_records
from bergfried.match.table import NotNow
from bergfried.speech import LANGUAGES
from tests.walks import IDS, TABLES, walk

GAME = bergfried.load("waechter")


def opened() -> Table:
    table = Table(GAME)
    for move in ("A7-A6-1", "A1-A2-1", "A6-A5-1"):
        table.play(move)
    return table


def snapshot(table: Table) -> object:
    return table.moves, table.state, table.can_redo, table.result


@pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
def test_any_game_is_played_undone_redone_and_recorded(slug: str, options: dict[str, str]) -> None:
    game = bergfried.load(slug)
    table = Table(game, game.initial(**options))
    path = list(walk(game.initial(**options), seed=5, longest=60))
    for state, move in path[:-1]:
        assert table.play(game.notation.format_move(state, move)) == table.moves[-1]
    assert table.state == path[-1][0]
    assert tuple(table.at(ply) for ply in range(table.ply + 1)) == table.states
    end = path[-1][0].outcome()
    assert (table.result and table.result.outcome) == end
    record = table.record()
    while table.can_undo:
        table.undo()
    assert table.state == table.start == game.initial(**options)
    while table.can_redo:
        table.redo()
    assert table.record() == record
    assert Table.from_record(record).record() == record
    assert (record.result == "*") == (end is None)


@pytest.mark.parametrize("text", ["A5-A1-1", "nonsense", "", "A6-A5-1 ", "A2-A3-1"])
def test_a_refused_move_changes_nothing(text: str) -> None:
    table = opened()
    table.undo()
    before = snapshot(table)
    with pytest.raises((IllegalMove, BadNotation)):
        table.play(text)
    assert snapshot(table) == before
    table.redo()
    assert table.moves[-1] == "A6-A5-1"


def test_the_same_move_again_is_a_redo_and_another_one_starts_afresh() -> None:
    table = opened()
    table.undo()
    table.undo()
    table.play("a1-a2-1")
    assert table.can_redo
    table.undo()
    table.play("B1-B2-1")
    assert not table.can_redo
    assert table.moves == ("A7-A6-1", "B1-B2-1")


def test_comments_stay_with_their_moves() -> None:
    table = Table(GAME)
    table.comment("a beginning")
    table.play("A7-A6-1")
    table.comment("a good move")
    table.play("A1-A2-1")
    assert (table.line.comment, [node.comment for node in table.line.nodes]) == ("a beginning", ["a good move", ""])
    table.undo()
    table.undo()
    table.play("A7-A6-1")  # a redo
    assert table.line.nodes[0].comment == "a good move"
    table.undo()
    table.play("D5-D4-1")
    assert table.line.nodes[0].comment == ""
    assert table.record().line == table.line


def test_resigning_ends_the_game_until_it_is_taken_back() -> None:
    table = opened()
    table.resign(Side.SECOND)
    assert table.result is not None
    assert (table.result.winner, table.result.token, table.result.termination) == (Side.FIRST, "1-0", "resignation")
    for action in (lambda: table.play("A2-A3-1"), table.agree_draw, lambda: table.resign(Side.FIRST), table.redo):
        with pytest.raises(NotNow):
            action()
    again = Table.from_record(table.record())
    assert again.result == table.result
    table.undo()
    assert table.result is None
    assert table.moves == again.moves


def test_a_draw_by_agreement() -> None:
    table = opened()
    table.agree_draw()
    assert table.record().result == "1/2-1/2"
    assert table.record().tags["Termination"] == "agreement"


def test_a_game_that_the_rules_ended_takes_no_more() -> None:
    table = Table(GAME, GAME.notation.parse_state("3RG3/7/7/7/7/3b53/3BG3 b"))
    table.play("D2-D7-5")
    assert table.result is not None
    assert (table.result.winner, table.result.termination) == (Side.SECOND, "R13")
    with pytest.raises(IllegalMove):
        table.play("D1-D2-1")
    with pytest.raises(NotNow):
        table.resign(Side.FIRST)


def test_nothing_to_undo_or_redo_is_said_in_every_language() -> None:
    table = Table(GAME)
    for action in (table.undo, table.redo):
        with pytest.raises(NotNow) as no:
            action()
        assert all(no.value.sentence(language) for language in LANGUAGES)
        assert str(no.value) == no.value.sentence("en")


def test_comments_and_variations_of_a_record_stay_with_the_game() -> None:
    (record,) = parse_records('[Game "waechter"][Annotator "N"] {o} A7-A6-1 {x} (B7-B6-1) A1-A2-1 *')
    table = Table.from_record(record)
    table.play("A6-A5-1")
    saved = table.record()
    assert saved.line.nodes[:2] == record.line.nodes
    assert (saved.line.comment, saved.tags["Annotator"]) == ("o", "N")
