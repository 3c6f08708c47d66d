"""How the server says no: one exception, shown as problem+json over HTTP and as `refused` over a WebSocket."""

from pathlib import Path
from typing import Any

from bergfried.core import BadNotation, BadOption, Game, IllegalMove, Message, message
from bergfried.engines import BadPlayer
from bergfried.match import BadRecord
from bergfried.match import refusal as records
from bergfried.match.table import NotNow
from bergfried.server.wire import Words
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)


class Refusal(Exception):
    """A request that changed nothing."""

    def __init__(
        self,
        reason: Words,
        detail: str,
        *,
        status: int = 409,
        clause: str | None = None,
        squares: tuple[str, ...] = (),
        text: str | None = None,
        place: int | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail  # in English
        self.status = status
        self.clause = clause
        self.squares = squares
        self.text = text
        self.place = place
        self.line = line
        self.column = column


def words(said: Message, game: Game[Any, Any] | None = None) -> Words:
    return Words(id=said.id, params=dict(said.params), game=game.info.slug if game else None)


def refusal(id: str, /, status: int = 409, **params: str | int) -> Refusal:
    """In the server's own words."""
    said = message(id, **params)
    return Refusal(words(said), WORDS.say(said, "en"), status=status)


Objection = BadNotation | BadOption | IllegalMove | NotNow | BadPlayer


def objection(no: Objection, game: Game[Any, Any] | None, text: str | None = None) -> Refusal:
    """What the rules, a notation, a record or a table had against it."""
    match no:
        case BadRecord():
            fault = no.fault
            return Refusal(
                words(fault.reason, fault.game), no.sentence("en"), status=422, clause=fault.clause, text=fault.move,
                place=no.place, line=no.line, column=no.column,
            )  # fmt: skip
        case BadNotation() if game:
            return Refusal(words(no.reason, game), game.say(no.reason), status=422, text=text, place=no.place)
        case BadOption() if game:
            return Refusal(words(no.reason, game), game.say(no.reason), status=422)
        case IllegalMove() if game:
            detail = f"{no.clause}: {game.say(no.reason)}"
            return Refusal(words(no.reason, game), detail, clause=no.clause, squares=no.squares, text=text)
        case NotNow():
            return Refusal(words(no.reason), records.WORDS.say(no.reason, "en"))
        case BadPlayer():
            return Refusal(words(no.reason), str(no), status=422)
    raise AssertionError(f"an objection without a game: {no!r}")
