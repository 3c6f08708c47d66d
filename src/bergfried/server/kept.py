"""What is worked out once for an object that games show again and again: a board, a press."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import orjson

T = TypeVar("T")
R = TypeVar("R")


class Kept(Generic[T, R]):
    """Games hand out the very same objects, so their identity is enough, and faster to look up than their value."""

    def __init__(self, work_out: Callable[[T], R], most: int) -> None:
        self._work_out = work_out
        self._most = most
        self._known: dict[int, tuple[T, R]] = {}

    def __call__(self, thing: T) -> R:
        known = self._known.get(id(thing))
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            known = self._known[id(thing)] = (thing, self._work_out(thing))  # held, so that nothing else gets its id
        return known[1]


def kept_json(thing: Any) -> orjson.Fragment:
    """JSON to be put into other JSON. Copied, because orjson keeps kilobytes of room behind what it writes."""
    return orjson.Fragment(bytes(memoryview(orjson.dumps(thing))))
