"""Transformations under which the rules do not change."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from bergfried.core.notation import S
from bergfried.core.state import M


@dataclass(frozen=True)
class Symmetry(Generic[S, M]):
    name: str
    state: Callable[[S], S]
    move: Callable[[S, M], M]  # the move's image; the state is the one before the transformation
    swaps_sides: bool = False
