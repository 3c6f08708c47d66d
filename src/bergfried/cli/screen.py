"""The terminal: what it can show, and how a position looks on it."""

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from bergfried import drawing
from bergfried.core import Game, State

# Typographic signs of the texts, German umlauts, and what stands beside them in ASCII.
LOOKALIKES = dict(zip("“”„«»’‘–—·•×\u00a0\u202f", '"""""\'\'--.*x  ', strict=True)) | dict(
    zip("…ßœäöüÄÖÜ", ("...", "ss", "oe", "ae", "oe", "ue", "Ae", "Oe", "Ue"), strict=True)
)


def speak_the_terminals_alphabet() -> None:
    """A character that the terminal's encoding lacks is replaced by one that looks like it; no text is an error."""
    codecs.register_error("lookalike", _lookalike)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "lookalike"), (sys.stderr, "lookalike")):
        if isinstance(stream, io.TextIOWrapper):  # None if it was closed before we began
            stream.reconfigure(errors=errors)


def open_what_is_closed() -> None:
    """A stream that was closed before we began is the null device: nothing to read, nowhere to write, no error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (as long as the process)


def _lookalike(fault: UnicodeError) -> tuple[str, int]:
    assert isinstance(fault, UnicodeEncodeError)
    missing = fault.object[fault.start : fault.end]
    plain = "".join(LOOKALIKES.get(character) or unicodedata.normalize("NFKD", character) for character in missing)
    return "".join(c if c.isascii() else "?" for c in plain if not unicodedata.combining(c)), fault.end


class Screen:
    def __init__(self, *, no_colour: bool = False, ascii_only: bool = False) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=no_colour or None)
        self.ascii = ascii_only or not self.console.encoding.startswith("utf")
        self.colour = self.console.is_terminal and not self.console.no_color and not _is_dumb()

    def say(self, text: str = "", style: str | None = None) -> None:
        # Into a pipe a sentence goes as one line; a person gets it broken between words.
        self.console.print(Text(text, style=style or ""), soft_wrap=not self.console.is_terminal)

    def draw(self, game: Game[Any, Any], state: State[Any], language: str, highlight: Iterable[str] = ()) -> None:
        drawn = drawing.draw_terminal(
            game.view.scene(state),
            lambda words: game.say(words, language),
            colour=self.colour,
            ascii=self.ascii,
            highlight=tuple(highlight),
        )
        self.console.print(drawn, soft_wrap=True)


def _is_dumb() -> bool:
    return os.environ.get("TERM", "") in ("dumb", "unknown")


def progress_console() -> Console | None:
    """Where progress is shown: on a person's terminal and nowhere else, so that files and pipes stay clean."""
    console = Console(stderr=True, highlight=False, markup=False)
    return console if console.is_terminal and not _is_dumb() else None
