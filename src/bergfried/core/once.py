"""What an object works out once."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


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
