"""The record file of a match: each finished game is on disk at once, and the file says where to go on."""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bergfried.match import Record, format_record
from bergfried.match.escapes import quoted
from bergfried.match.result import WINNERS

TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) (".*")\]')
ROUND = re.compile(r"([1-9][0-9]{0,8})\.([12])")


EVENT = "Match of"  # how the Event tag of each game begins
BEGINNING = f'[Event "{EVENT} '


class OtherMatch(ValueError):
    """The file holds games of another match, or something else; `found` is what it says about itself."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


@dataclass(frozen=True)
class Entry:
    """A game that the file holds."""

    pair: int  # from 0
    game: int  # 0 or 1
    tags: Mapping[str, str]  # as they are written, in quotes


class Ledger:
    """Opens or creates the file; a record that was cut off in the middle of writing is removed.

    OSError if it cannot be opened, OtherMatch if the games in it were played by other players or under other terms.
    """

    def __init__(self, path: Path, terms: str) -> None:
        self.entries: list[Entry] = []
        self._path = path
        self._terms = terms
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._file = os.open(path, flags, 0o644)
        try:
            self._go_on()
        except BaseException:
            self.close()
            raise

    def _go_on(self) -> None:
        complete = 0
        with open(self._file, "rb", closefd=False) as file:
            text = file.read().decode("utf-8", "replace")
        for end, tags in _records(text):
            if tags is None:
                break
            found = ROUND.fullmatch(tags.get("Round", "").strip('"'))
            if found is None or tags.get("Match") != quoted(self._terms):
                raise OtherMatch(tags.get("Match", "?"))
            self.entries.append(Entry(int(found.group(1)) - 1, int(found.group(2)) - 1, tags))
            complete = len(text[:end].encode("utf-8"))
        rest = text.encode("utf-8")[complete:].decode("utf-8").strip()
        if not (rest.startswith(BEGINNING) or BEGINNING.startswith(rest)):
            raise OtherMatch(rest[:40])
        os.ftruncate(self._file, complete)
        os.lseek(self._file, complete, os.SEEK_SET)

    def append(self, record: Record) -> None:
        """On disk when this returns."""
        text = format_record(record)
        data = memoryview((("\n" if os.lseek(self._file, 0, os.SEEK_CUR) else "") + text).encode("utf-8"))
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def close(self) -> None:
        os.close(self._file)


def _records(text: str) -> Iterator[tuple[int, dict[str, str] | None]]:
    """Where each record ends, and its tags; None for one that is not complete. Understands what `append` writes."""
    place = 0
    tags: dict[str, str] = {}
    words: list[str] = []
    for line in text.splitlines(keepends=True):
        place += len(line)
        tag = TAG.fullmatch(line.rstrip("\n"))
        if tag is not None and not words:
            tags[tag.group(1)] = tag.group(2)
        elif line.strip():
            words += line.split()
            if words[-1] in WINNERS and quoted(words[-1]) == tags.get("Result") and line.endswith("\n"):
                yield place, tags
                tags, words = {}, []
    if tags or words:
        yield place, None
