"""What is worked out once: for an object that games show again and again (a board, a press), or for a position."""

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


class once(Generic[T, R]):  # noqa: N801, it is used as a decorator
    """A property that is worked out when it is first asked for: `functools.cached_property` as it is since Python 3.12,
    without a lock."""

    def __init__(self, work_out: Callable[[T], R]) -> None:
        self._work_out = work_out

    def __set_name__(self, owner: type[T], name: str) -> None:
        self._name = name

    def __get__(self, thing: T, owner: type[T]) -> R:
        found = vars(thing)[self._name] = self._work_out(thing)
        return found


def kept_json(thing: Any) -> orjson.Fragment:
    """JSON to be put into other JSON. Copied, because orjson keeps kilobytes of room behind what it writes."""
    return orjson.Fragment(bytes(memoryview(orjson.dumps(thing))))
