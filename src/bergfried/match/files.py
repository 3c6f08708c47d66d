"""Records on disk: whole files only, and an old file stands until the new one is complete."""

import os
import re
import secrets
import shutil
from collections.abc import Sequence
from pathlib import Path

from bergfried.core import message
from bergfried.match.json_twin import format_json, parse_json
from bergfried.match.reading import parse_records
from bergfried.match.record import LONGEST_TEXT, Record
from bergfried.match.refusal import Fault, at
from bergfried.match.writing import format_records

JSON = re.compile(r"\ufeff?\s*\{\s*\"")  # a text record begins with a tag


def save_records(path: Path, records: Sequence[Record]) -> None:
    """JSON if the name ends so, text otherwise. Raises OSError, and then a file of that name is as it was."""
    text = format_json(tuple(records)) if path.suffix.lower() == ".json" else format_records(records)
    goal, unfinished = _goal(path)
    try:
        with unfinished.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if goal.exists():
            shutil.copymode(goal, unfinished)
        unfinished.replace(goal)
    finally:
        unfinished.unlink(missing_ok=True)


def try_to_save(path: Path) -> None:
    """Raises the OSError of `save_records` as far as it can be foreseen; leaves nothing behind."""
    _, unfinished = _goal(path)
    try:
        unfinished.touch(exist_ok=False)
    finally:
        unfinished.unlink(missing_ok=True)


def _goal(path: Path) -> tuple[Path, Path]:
    """The file itself, and the one beside it that takes its place once it is complete."""
    goal = path.resolve()  # through a link, not over it
    if goal.exists() and not goal.is_file():
        raise OSError(f"{path} is not a file")
    return goal, goal.with_name(f".{secrets.token_hex(8)}.unfinished")


def load_records(path: Path) -> tuple[Record, ...]:
    """Text or JSON, whichever it is. OSError if it cannot be opened, BadRecord if it cannot be read."""
    with path.open("rb") as file:
        data = file.read(4 * LONGEST_TEXT + 1)  # no character takes more than four bytes
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as no:
        readable = data[: no.start].decode("utf-8")
        raise at(Fault(message("record-not-utf8")), readable, len(readable)) from None
    return parse_json(text.removeprefix("\ufeff")) if JSON.match(text) else parse_records(text)
