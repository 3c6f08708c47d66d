"""What clients send as text, read by the game it belongs to; whatever is wrong with it becomes a Refusal."""

from collections.abc import Mapping, Sequence
from typing import Any

from bergfried import catalog
from bergfried.core import BadNotation, BadOption, Game, State
from bergfried.match import Record, parse_json, parse_records
from bergfried.server.refusals import objection, refusal


def game_named(slug: str) -> Game[Any, Any]:
    if slug not in catalog.slugs():
        raise refusal("unknown-game", 404, slug=slug[:64], known=", ".join(catalog.slugs()))
    return catalog.load(slug)


def read_position(game: Game[Any, Any], text: str | None, options: Mapping[str, str]) -> State[Any]:
    """The start if there is no text."""
    try:
        state: State[Any] = game.initial(**options) if text is None else game.notation.parse_state(text, **options)
    except (BadNotation, BadOption) as no:
        raise objection(no, game, text) from None
    return state


def read_records(text: str) -> Sequence[Record]:
    try:
        return parse_json(text) if text.lstrip("\ufeff \t\r\n").startswith("{") else parse_records(text)
    except BadNotation as no:
        raise objection(no, None) from None
