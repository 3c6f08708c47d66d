"""Why a record cannot be read: where, and in words of the record format or of the game that it records."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bergfried.core import BadNotation, Game, Message, message
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)


@dataclass(frozen=True)
class Fault:
    """What is wrong with a record, wherever it was written down."""

    reason: Message
    game: Game[Any, Any] | None = None  # whose words the reason is in; None: the record format's own
    clause: str | None = None  # of the game's rules
    move: str | None = None  # the move that it is about
    number: int = 0  # of that move, counted as in the record

    def sentence(self, language: str) -> str:
        why = WORDS.say(self.reason, language) if self.game is None else self.game.say(self.reason, language)
        if self.clause is not None:
            why = f"{self.clause}: {why}"
        if self.move is None:
            return why
        return WORDS.say(message("record-move", number=str(self.number), move=self.move, why=why), language)


class BadRecord(BadNotation):
    """A text that is no record, or the record of a game that the rules do not allow."""

    def __init__(self, fault: Fault, place: int = 0, line: int | None = None, column: int | None = None) -> None:
        super().__init__(fault.reason, place)
        self.args = (fault, place, line, column)
        self.fault = fault
        self.line = line  # both count from 1; None where a JSON document is well formed but says something wrong
        self.column = column

    def sentence(self, language: str = "en") -> str:
        what = self.fault.sentence(language)
        if self.line is None:
            return what
        where = message("record-place", line=str(self.line), column=str(self.column), what=what)
        return WORDS.say(where, language)

    def __str__(self) -> str:
        return self.sentence()


def at(fault: Fault, text: str, place: int) -> BadRecord:
    """The fault with line and column of a place in a text."""
    before = text[:place]
    return BadRecord(fault, place, before.count("\n") + 1, place - (before.rfind("\n") + 1) + 1)
