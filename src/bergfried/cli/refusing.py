"""How a command says no: one sentence on stderr, the place of a fault in a text marked, and the exit code."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

import typer

from bergfried.cli.words import say

NO = 1  # the question was understood and the answer is no
UNREADABLE = 2  # the call or its text could not be read
INTERRUPTED = 130  # as shells count Ctrl-C

ROOM = 76  # columns for the part of a text that is shown above the mark


def tell(sentence: str) -> None:
    """On stderr, if anything can be said there; the exit code says it anyway."""
    with suppress(OSError):
        print(sentence, file=sys.stderr)


def refuse(sentence: str, code: int = UNREADABLE) -> NoReturn:
    tell(sentence)
    raise typer.Exit(code)


def refuse_text(sentence: str, text: str, place: int) -> NoReturn:
    """Shows where in the text the fault is."""
    refuse(f"{sentence}\n{marked(text, place)}")


def printable(text: str) -> str:
    """Without what a terminal would obey instead of showing it."""
    return "".join(character if character.isprintable() else "·" for character in text)


def marked(text: str, place: int) -> str:
    """The stretch of the text around the place, and a mark below it."""
    left = max(0, place - ROOM // 2)
    return f"  {printable(text)[left : left + ROOM]}\n  {' ' * (place - left)}^"


@contextmanager
def interruptible(language: str) -> Iterator[None]:
    """Ctrl-C ends the command with a word instead of a traceback."""
    try:
        yield
    except KeyboardInterrupt:
        refuse("\n" + say(language, "interrupted"), INTERRUPTED)
