"""The words of engines, match and commands are complete in every language, and the documents name every command."""

import inspect
import re
from pathlib import Path

import pytest

import bergfried
from bergfried import kernels
from bergfried.cli import app
from bergfried.match import format_records, parse_json, parse_records
from bergfried.speech import LANGUAGES
from tests.cli.conftest import Call

PACKAGE = Path(bergfried.__file__).parent
DOCS = PACKAGE.parents[1] / "docs"
PARTS = ("engines", "match", "server", "cli")


def ids(part: str, language: str) -> list[str]:
    text = (PACKAGE / part / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def parameters(part: str, language: str) -> dict[str, set[str]]:
    text = (PACKAGE / part / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.split(" =")[0]: set(re.findall(r"\$([a-z]+)", entry)) for entry in entries}


@pytest.mark.parametrize("part", PARTS)
def test_every_language_says_the_same_with_the_same_parameters(part: str) -> None:
    english = parameters(part, "en")
    assert len(english) == len(ids(part, "en"))
    for language in LANGUAGES:
        assert parameters(part, language) == english


@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_used(part: str) -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (PACKAGE / part).rglob("*.py"))
    composed = ("human", "proved-", "bench-", "ended-")  # ids that the code puts together
    for name in ids(part, "en"):
        assert f'"{name}"' in code or name.startswith(composed), name


def test_every_command_has_its_heading_in_the_documents() -> None:
    headings = set(re.findall(r"^## `bergfried ?([\w-]*)", (DOCS / "cli.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert headings == {command.name for command in app.registered_commands} | {""}


def test_every_command_about_a_game_takes_a_position_and_options() -> None:
    exceptions = {"rules", "bench", "engine-check"}  # docs/cli.md says why
    for command in app.registered_commands:
        assert command.callback is not None
        names = inspect.signature(command.callback).parameters
        if "game" in names and command.name not in exceptions:
            assert {"position", "option"} <= set(names), command.name


@pytest.mark.skipif(kernels.native is None, reason="the examples show the compiled search")
def test_the_documented_calls_print_what_is_shown(bergfried_command: Call) -> None:
    """All but those of programs that are not ours; seconds may be others."""
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    calls = re.findall(r"^    \$ bergfried (.*)\n((?:    .*\n)+)", text, re.MULTILINE)
    ours = [(call, shown) for call, shown in calls if "my_engine" not in call]
    assert {call.split()[0] for call, _ in ours} == {"moves", "explain", "best", "perft"}
    for call, shown in ours:
        typed, asks_for_code, _ = call.partition("; echo $?")
        code, out, err = bergfried_command(*typed.split())
        printed = out + err + (f"{code}\n" if asks_for_code else "")
        assert timeless(printed) == timeless(re.sub("^    ", "", shown, flags=re.MULTILINE)), call


def timeless(text: str) -> str:
    return re.sub(r"[\d.e-]+( s\b|\}$)", r"…\1", text, flags=re.MULTILINE)


def test_the_documented_record_is_a_record() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```(record|json)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert {kind for kind, _ in examples} == {"record", "json"}
    (written, *_), (twin,) = ([body for kind, body in examples if kind == wanted] for wanted in ("record", "json"))
    assert format_records(parse_records(written)) == written
    assert parse_json(twin) == parse_records(written)
