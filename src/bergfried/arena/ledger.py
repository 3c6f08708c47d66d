"""The record file of a match: each finished game is on disk at once, and the file says where to go on."""

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bergfried.arena.locking import lock
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


class InUse(RuntimeError):
    """Another process writes to the file."""


@dataclass(frozen=True)
class Entry:
    """A game that the file holds."""

    pair: int  # from 0
    game: int  # 0 or 1
    tags: Mapping[str, str]  # as they are written, in quotes


class Ledger:
    """Opens or creates the file; a record that was cut off in the middle of writing is removed.

    OSError if it cannot be opened, InUse if another match has it open, OtherMatch if the games in it were played by
    other players or under other terms. Until `close` it is ours alone.
    """

    def __init__(self, path: Path, terms: str) -> None:
        self.entries: list[Entry] = []
        self._path = path
        self._terms = terms
        if path.exists() and not path.is_file():
            raise OSError("not a regular file")  # reading it might never end
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
        self._file = os.open(path, flags, 0o644)
        try:
            if not lock(self._file):
                raise InUse(str(path))
            self._go_on()
        except BaseException:
            self.close()
            raise

    def _go_on(self) -> None:
        complete = 0
        with open(self._file, "rb", closefd=False) as file:
            data = file.read()
        for end, tags in _records(data):
            found = ROUND.fullmatch(tags.get("Round", "").strip('"'))
            if found is None or tags.get("Match") != quoted(self._terms):
                raise OtherMatch(tags.get("Match", "?"))
            self.entries.append(Entry(int(found.group(1)) - 1, int(found.group(2)) - 1, tags))
            complete = end
        rest = data[complete:].decode("utf-8", "replace").strip()
        if not self._was_cut_off(rest):
            raise OtherMatch(rest[:40])
        os.ftruncate(self._file, complete)
        os.lseek(self._file, complete, os.SEEK_SET)
        if data[:complete] and not data[:complete].endswith((b"\n", b"\r")):
            os.write(self._file, b"\n")

    def _was_cut_off(self, rest: str) -> bool:
        """Whether this is the beginning of one record of ours, and of nothing that anybody could miss."""
        if BEGINNING.startswith(rest):
            return True
        match = f"[Match {quoted(self._terms)}]"
        return (
            rest.startswith(BEGINNING)
            and rest.count('[Event "') == 1
            and all(match.startswith(line.rstrip()) for line in rest.splitlines() if line.startswith("[Match "))
            and not WINNERS.keys() & set(rest.split())  # a game that was finished, then written on by someone else
        )

    def append(self, record: Record) -> None:
        """On disk when this returns."""
        text = format_record(record)
        data = memoryview((("\n" if os.lseek(self._file, 0, os.SEEK_CUR) else "") + text).encode("utf-8"))
        while data:
            data = data[os.write(self._file, data) :]
        os.fsync(self._file)

    def close(self) -> None:
        os.close(self._file)


def _records(data: bytes) -> Iterator[tuple[int, dict[str, str]]]:
    """Where each complete record ends, in bytes, and its tags. Understands what `append` writes, with any line ends."""
    place = 0
    tags: dict[str, str] = {}
    words: list[str] = []
    for raw in data.splitlines(keepends=True):
        place += len(raw)
        line = raw.decode("utf-8", "replace")
        tag = TAG.fullmatch(line.rstrip("\r\n"))
        if tag is not None and not words:
            tags[tag.group(1)] = tag.group(2)
        elif line.strip():
            words += line.split()
            if words[-1] in WINNERS and quoted(words[-1]) == tags.get("Result"):
                yield place, tags
                tags, words = {}, []
