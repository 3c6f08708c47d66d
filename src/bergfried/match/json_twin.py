"""Records as JSON: the same content as the text, for programs."""

import json
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from bergfried.core import message
from bergfried.match.record import LONGEST_TEXT, Record
from bergfried.match.refusal import BadRecord, Fault, at
from bergfried.match.replay import checked

if TYPE_CHECKING:
    from pydantic import TypeAdapter, ValidationError


@dataclass(frozen=True)
class _Document:
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid"}

    records: tuple[Record, ...]


@cache
def _document() -> "TypeAdapter[_Document]":
    from pydantic import TypeAdapter  # slow to load and to prepare; most calls of a program never meet JSON

    return TypeAdapter(_Document)


def format_json(records: tuple[Record, ...]) -> str:
    document = _Document(tuple(checked(record) for record in records))
    return _document().dump_json(document, indent=2).decode() + "\n"


def parse_json(text: str) -> tuple[Record, ...]:
    """Every game of the document, replayed by the rules and in canonical form. BadRecord if it is damaged."""
    if len(text) > LONGEST_TEXT:
        raise BadRecord(Fault(message("text-too-long", length=len(text), longest=LONGEST_TEXT)), LONGEST_TEXT)
    from pydantic import ValidationError

    try:
        document = _document().validate_json(text.encode("utf-8", errors="surrogatepass"))
    except ValidationError as no:
        raise _refusal(no, text) from None
    json.loads(text, object_pairs_hook=_each_once)  # of two the validator takes the last, without a word
    if not document.records:
        raise BadRecord(Fault(message("record-empty")))
    return tuple(checked(record) for record in document.records)


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in pairs:
        if name in found:
            raise BadRecord(Fault(message("json-twice", name=name[:40])))
        found[name] = value
    return found


def _refusal(no: "ValidationError", text: str) -> BadRecord:
    first = no.errors(include_url=False)[0]
    found = re.search("line ([0-9]+) column ([0-9]+)", str(first.get("ctx", {}).get("error", "")))
    if first["type"] == "json_invalid" and found is not None:
        line, column = int(found.group(1)), int(found.group(2))
        start = sum(len(one) for one in text.split("\n")[: line - 1]) + line - 1
        return at(Fault(message("json-syntax")), text, min(start + max(column - 1, 0), len(text)))
    return BadRecord(Fault(message("json-shape", where=".".join(str(part) for part in first["loc"]) or "-")))
