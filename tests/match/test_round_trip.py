"""What is written is read again to the letter, as text and as JSON, for every game and any remark."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bergfried
from bergfried.match import (
    BadRecord,
    checked,
    format_json,
    format_record,
    format_records,
    parse_json,
    parse_records,
    states,
)
from tests.match.papers import assert_helpful, random_record, texts
from tests.walks import IDS, TABLES

every_table = pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
every_game = pytest.mark.parametrize("slug", bergfried.slugs())
seeds = st.integers(0, 2**32)


@every_table
@settings(max_examples=4, deadline=None)
@given(seed=seeds, remarks=st.lists(texts, max_size=5))
def test_a_record_survives_text_and_json(slug: str, options: dict[str, str], seed: int, remarks: list[str]) -> None:
    record = checked(random_record(bergfried.load(slug), options, seed, remarks))
    text = format_record(record)
    assert parse_records(text) == (record,)
    assert format_record(parse_records(text)[0]) == text
    assert parse_json(format_json((record,))) == (record,)
    last = states(record)[-1]
    assert dict(last.options) == options
    assert (record.result == "*") == (last.outcome() is None)


@every_game
@settings(max_examples=5, deadline=None)
@given(seed=seeds, remarks=st.lists(texts, max_size=3))
def test_layout_and_numbers_do_not_matter(slug: str, seed: int, remarks: list[str]) -> None:
    record = checked(random_record(bergfried.load(slug), {}, seed, remarks, longest=12))
    spaced = checked(random_record(bergfried.load(slug), {}, seed, [], longest=12))
    tags, moves = format_record(spaced).split("\n\n", 1)
    for layout in (
        moves.replace(" ", "\n"),
        moves.replace(" ", "\t \r\n"),
        moves.replace(". ", "."),
        moves.replace(". ", "... "),
    ):
        assert parse_records(tags + layout) == (spaced,)
    assert parse_records("\ufeff\n" + format_record(record).replace("]\n", "]\r\n") + "\n\n") == (record,)


@every_game
def test_several_games_stand_in_one_text(slug: str) -> None:
    records = tuple(checked(random_record(bergfried.load(slug), {}, seed, ["a"])) for seed in range(4))
    assert parse_records(format_records(records)) == records
    assert parse_json(format_json(records)) == records


@every_game
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_damaged_record_is_read_or_refused_with_its_place(slug: str, data: st.DataObject) -> None:
    game = bergfried.load(slug)
    record = random_record(game, {}, data.draw(st.integers(0, 20)), ["note"], longest=8)
    for write, read in ((format_record, parse_records), (lambda record: format_json((record,)), parse_json)):
        text = write(record)
        place = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 5))
        damaged = text[:place] + data.draw(st.text(max_size=3)) + text[place + cut :]
        try:
            again = read(damaged)
        except BadRecord as no:
            assert_helpful(no, damaged)
        else:
            assert read(write(again[0])) == again[:1]


@settings(max_examples=300, deadline=None)
@given(st.text() | st.text(alphabet='[]{}()"\\ \n.*10-/GameRsult=') | st.binary().map(repr))
def test_any_text_is_read_or_refused_as_a_bad_record(text: str) -> None:
    for read in (parse_records, parse_json):
        try:
            read(text)
        except BadRecord as no:
            assert_helpful(no, text)
