"""Moves as people type them. A phone begins with a large letter, a hurried hand uses small ones only."""

from typing import Any

from bergfried.core import BadNotation, Game, State


def as_meant(game: Game[Any, Any], state: State[Any], text: str) -> str:
    """The move as the game writes it; the text as it was typed if it is none in large or in small letters.

    A notation reads its own letters only, so that programs and stored games agree to the letter.
    """
    if not text.isascii():  # the sign for kelvin is no k, though its small letter is
        return text
    for meant in (text, text.lower(), text.upper(), text.capitalize()):
        try:
            return game.notation.format_move(state, game.notation.parse_move(state, meant))
        except BadNotation:
            continue
    return text
