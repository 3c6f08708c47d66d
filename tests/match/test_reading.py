"""What the reader forgives, and what it refuses, where and why."""

import pytest

import bergfried
from bergfried.match import BadRecord, Line, Node, Record, checked, format_record, parse_json, parse_records
from bergfried.match.record import DEEPEST, LONGEST_TEXT, MOST_MOVES
from tests.match.papers import assert_helpful

GAME = bergfried.load("waechter")
HEAD = '[Game "waechter"]\n'
WON = '[Game "waechter"]\n[Start "7/7/7/7/3b13/2b6RG3/3BGr72 r"]\n'.replace("2b6RG3", "3RG3")


def test_only_the_game_and_the_result_are_needed() -> None:
    (record,) = parse_records(HEAD + "A7-A6-1 a1-a2-1 *")
    assert record.moves == ("A7-A6-1", "A1-A2-1")
    assert record.tags["Event"] == "?"
    assert record.tags["RulesVersion"] == str(GAME.info.version)
    assert record.tags["Options"] == "no_move=loss quiet_limit=none"
    assert record.tags["Start"] == GAME.notation.format_state(GAME.initial())
    assert record.tags["Termination"] == "unterminated"


def test_comments_and_variations_find_their_move() -> None:
    (record,) = parse_records(HEAD + "{before} 1. A7-A6-1 {a} (1. B7-B6-1 {b} 2. A1-A2-1) {c} 2. A1-A2-1 *")
    variation = Line((Node("B7-B6-1", "b"), Node("A1-A2-1")))
    assert record.line == Line((Node("A7-A6-1", "a\nc", (variation,)), Node("A1-A2-1")), "before")


def test_a_win_by_the_rules_is_filled_in() -> None:
    (record,) = parse_records(WON + "D2-D1-1 *")
    assert (record.result, record.tags["Termination"]) == ("1-0", "R13")


def test_a_resignation_is_believed() -> None:
    (record,) = parse_records(HEAD + '[Termination "resignation"] A7-A6-1 1-0')
    assert (record.result, record.tags["Termination"]) == ("1-0", "resignation")


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("", 1, 1, "record-empty"),
        (" \n ", 2, 2, "record-empty"),
        ("A7-A6-1 *", 1, 1, "record-no-game"),
        ('[Game "chess"] *', 1, 8, "record-unknown-game"),
        ('[Game "waechter] *', 1, 7, "record-open"),
        ("[Game waechter] *", 1, 7, "record-tag-value"),
        ('[Game "waechter" *', 1, 18, "record-tag-end"),
        ('[1 "x"] *', 1, 2, "record-tag-name"),
        (HEAD + '[Game "waechter"] *', 2, 2, "record-tag-twice"),
        (HEAD + '[Event "\\q"] *', 2, 9, "record-escape"),
        (HEAD + '[Event "\\ud800"] *', 2, 9, "record-escape"),
        (HEAD + '[Event "\ud800"] *', 2, 9, "record-half-character"),
        (HEAD + '[RulesVersion "2"] *', 2, 16, "record-version"),
        (HEAD + '[RulesVersion "new"] *', 2, 16, "record-version"),
        (HEAD + '[Options "no_move"] *', 2, 11, "record-option"),
        (HEAD + '[Options "no_move=loss no_move=draw"] *', 2, 11, "record-option"),
        (HEAD + '[Options "no_move=win"] *', 2, 11, "option-value"),
        (HEAD + '[Start "7/7/7 r"] *', 2, 9, "fen-ranks"),
        (HEAD + '[Start "7/7/7/7/7/7/7 r"] *', 2, 9, "fen-no-guard"),
        (HEAD + "1. A7-A6-1\n2. A1-A3-1 *", 3, 4, "distance"),
        (HEAD + "1. A7-A6-1 (1. A7-A5-1) *", 2, 16, "distance"),
        (HEAD + "1. A7_A6 *", 2, 4, "move-dash"),
        (HEAD + "1. A7-A6-1", 2, 11, "record-no-result"),
        (HEAD + '1. A7-A6-1 [Game "waechter"] *', 2, 12, "record-no-result"),
        (HEAD + "1. A7-A6-1 {never closed *", 2, 12, "record-open"),
        (HEAD + "1. A7-A6-1 (1. B7-B6-1 *", 2, 12, "record-open"),
        (HEAD + "1. A7-A6-1 ) *", 2, 12, "record-unopened"),
        (HEAD + "1. A7-A6-1 ({no move}) *", 2, 22, "record-variation-empty"),
        (HEAD + "(1. A7-A6-1) *", 2, 1, "record-variation-first"),
        (HEAD + '1. A7-A6-1 " *', 2, 12, "text-unexpected"),
        (HEAD + '[Result "1-0"] 1. A7-A6-1 0-1', 2, 27, "record-two-results"),
        (WON + "D2-D1-1 0-1", 3, 9, "record-result-wrong"),
        (WON + "D2-D1-1 D3-D2-1 1-0", 3, 9, "game-over"),
        (WON + '[Termination "R14"] D2-D1-1 1-0', 3, 15, "record-termination-wrong"),
        (HEAD + '[Termination "R13"] A7-A6-1 1-0', 2, 15, "record-not-over"),
        (HEAD + "A7-A6-1 *\n\n" + HEAD + "A7-A1-1 *", 5, 1, "distance"),
    ],
)
def test_a_fault_is_refused_with_line_column_and_reason(text: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(BadRecord) as no:
        parse_records(text)
    assert (no.value.reason.id, no.value.line, no.value.column) == (reason, line, column)
    assert_helpful(no.value, text)


def test_an_illegal_move_is_refused_with_the_clause() -> None:
    with pytest.raises(
        BadRecord, match=r"^Line 3, column 1: Move 2 \(A1-A3-1\): R6: One stone moves exactly one square"
    ):
        parse_records(HEAD + "A7-A6-1\nA1-A3-1 *")


def test_deep_variations_are_read_up_to_a_limit_and_do_not_exhaust_the_stack() -> None:
    def nested(depth: int) -> str:
        return HEAD + "A7-A6-1 " + "(A7-A6-1 " * depth + ")" * depth + " *"

    (record,) = parse_records(nested(DEEPEST))
    assert parse_records(format_record(record)) == (record,)
    for depth in (DEEPEST + 1, 100_000):
        with pytest.raises(BadRecord) as no:
            parse_records(nested(depth))
        assert no.value.reason.id == "record-too-deep"


def test_deep_variations_are_refused_wherever_they_come_from() -> None:
    line = Line((Node("A7-A6-1"),))
    for _ in range(DEEPEST + 1):
        line = Line((Node("A7-A6-1", variations=(line,)),))
    with pytest.raises(BadRecord) as no:
        checked(Record({"Game": "waechter"}, line))
    assert no.value.reason.id == "record-too-deep"
    with pytest.raises(BadRecord):
        parse_json("[" * 100_000)


def test_sizes_are_bounded() -> None:
    with pytest.raises(BadRecord) as no:
        parse_records(HEAD + "A7-A6-1 " * (MOST_MOVES + 1) + "*")
    assert no.value.reason.id == "record-too-many"
    for read in (parse_records, parse_json):
        with pytest.raises(BadRecord) as no:
            read(" " * (LONGEST_TEXT + 1))
        assert no.value.reason.id == "text-too-long"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "json-syntax"),
        ('{"records": [', "json-syntax"),
        ("[]", "json-shape"),
        ('{"records": 1}', "json-shape"),
        ('{"records": [{"tags": {"Game": 1}}]}', "json-shape"),
        ('{"records": [{"tags": {"Game": "waechter"}, "extra": 1}]}', "json-shape"),
        ('{"records": [{"tags": {"Game": "waechter"}, "line": {"nodes": [{}]}}]}', "json-shape"),
        ('{"records": []}', "record-empty"),
        ('{"records": [{"tags": {}}]}', "record-no-game"),
        ('{"records": [{"tags": {"Game": "waechter", "a b": ""}}]}', "record-tag-name"),
        ('{"records": [{"tags": {"Game": "waechter", "Result": "2-0"}}]}', "record-result"),
        ('{"records": [{"tags": {"Game": "waechter"}, "line": {"nodes": [{"move": "A7-A1-1"}]}}]}', "distance"),
        ('{"records": [{"tags": {"Game": "\\ud800"}}]}', "json-syntax"),
        ('{"records": ' + "9" * 5000 + "}", "json-syntax"),
        ('{"records": [{"tags": {"Game": "kwinty", "Game": "waechter"}}]}', "json-twice"),
        ('{"records": ' + "9" * 4300 + ', "records": [{"tags": {"Game": "waechter"}}]}', "json-twice"),
        ('{"records": [{"tags": {"Game": "waechter"}, "line": {"nodes": [], "nodes": []}}]}', "json-twice"),
    ],
)
def test_faulty_json_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadRecord) as no:
        parse_json(text)
    assert no.value.reason.id == reason
    assert_helpful(no.value, text)


def test_the_writer_refuses_what_could_not_be_read_again() -> None:
    with pytest.raises(BadRecord):
        format_record(Record({"Game": "waechter"}, Line((Node("A7-A1-1"),))))


def test_the_written_form() -> None:
    record = Record(
        {"Game": "waechter", "First": 'Ann "A"', "FirstEngine": "level:2"},
        Line((Node("A7-A6-1", "good }", (Line((Node("B7-B6-1"),)),)), Node("A1-A2-1"))),
    )
    assert format_record(record) == (
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[First "Ann \\"A\\""]\n[Second "?"]\n[Result "*"]\n'
        '[Game "waechter"]\n[RulesVersion "1"]\n[Options "no_move=loss quiet_limit=none"]\n'
        '[Start "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r"]\n[Termination "unterminated"]\n'
        '[FirstEngine "level:2"]\n\n'
        "1. A7-A6-1 {good \\}} (1. B7-B6-1) 2. A1-A2-1 *\n"
    )


def test_lines_are_at_most_eighty_columns() -> None:
    moves = ("A7-A6-1", "A1-A2-1", "A6-A7-1", "A2-A1-1") * 2
    text = format_record(Record({"Game": "waechter"}, Line(tuple(Node(move) for move in moves[:7]))))
    assert max(len(line) for line in text.splitlines()) <= 80
