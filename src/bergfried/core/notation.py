"""Positions and moves as text: the contract of every game's notation, and a reader that knows its place."""

import re
from abc import ABC, abstractmethod
from functools import cache
from typing import Any, Generic, NoReturn, TypeVar

from bergfried.core.errors import BadNotation
from bergfried.core.message import Message, message
from bergfried.core.state import M, State

S = TypeVar("S", bound=State[Any])


class Notation(ABC, Generic[S, M]):
    """`parse_x` undoes `format_x` exactly and raises only BadNotation (and BadOption for options)."""

    @abstractmethod
    def format_state(self, state: S) -> str: ...

    @abstractmethod
    def parse_state(self, text: str, **options: str) -> S:
        """A position with an empty past."""

    @abstractmethod
    def format_move(self, state: S, move: M) -> str: ...

    @abstractmethod
    def parse_move(self, state: S, text: str) -> M:
        """Any well-formed move, legal or not: the rules judge it, not the notation."""


_compiled = cache(re.compile)  # `re` keeps them too, but looks longer for them than most of them take to match


class Reader:
    """Reads a text from left to right and refuses it with the place of the first fault."""

    def __init__(self, text: str, longest: int) -> None:
        if not isinstance(text, str):
            raise BadNotation(message("text-not-text"), 0)
        if len(text) > longest:
            raise BadNotation(message("text-too-long", length=len(text), longest=longest), longest)
        self.text = text
        self.place = 0

    def take(self, pattern: str) -> str | None:
        """The text that matches the regular expression at this place, if any; moves past it."""
        found = _compiled(pattern).match(self.text, self.place)
        if found is None:
            return None
        self.place = found.end()
        return found.group()

    def expect(self, pattern: str, reason: Message) -> str:
        taken = self.take(pattern)
        if taken is None:
            self.refuse(reason)
        return taken

    def at_end(self) -> bool:
        return self.place == len(self.text)

    def finish(self) -> None:
        if not self.at_end():
            self.refuse(message("text-goes-on", rest=self.text[self.place : self.place + 20]))

    def refuse(self, reason: Message, place: int | None = None) -> NoReturn:
        raise BadNotation(reason, self.place if place is None else place)
