"""How a game is seen and touched."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from bergfried.core.errors import IllegalMove
from bergfried.core.notation import S
from bergfried.core.scene import Click, Scene
from bergfried.core.state import M, State

Path = tuple[Click, ...]


@dataclass(frozen=True)
class Branch:
    """A press on the way to a move: either it makes the move, or other presses follow."""

    click: Click
    then: tuple["Branch", ...] = ()
    move: str | None = None  # as the notation writes it


class View(ABC, Generic[S, M]):
    @abstractmethod
    def scene(self, state: S) -> Scene: ...

    @abstractmethod
    def clicks(self, state: S, move: M) -> tuple[Path, ...]:
        """Paths of presses that make the move; across all legal moves no path is the beginning of another."""

    def tree(self, state: S) -> tuple[Branch, ...] | None:
        """The paths of all legal moves, joined where they begin alike; None: whoever wants them asks for each move.

        For games that can tell more at once than one move. Branches that come up again are the very same objects.
        """
        return None

    @abstractmethod
    def attempt(self, state: S, clicks: Sequence[Click]) -> str | None:
        """The move text that these presses meant, legal or not, so that `explain` can answer; None if none yet.

        A single press that begins no legal move means one of the moves that it could have begun: see `forbidden`.
        """

    def misplaced(self, state: S, clicks: Sequence[Click]) -> IllegalMove | None:
        """What the rules have against the place of the last press, where no move text says it and `attempt` is None.

        For boards with levels: a move names its columns, so it cannot name a place that is taken or in the air.
        """
        return None


def forbidden(state: State[Any], moves: Iterable[M]) -> M | None:
    """The first of the moves that one press could begin, if none of them is legal: its refusal says why. Else None."""
    meant = tuple(moves)
    legal = set(state.legal_moves())
    return meant[0] if meant and legal.isdisjoint(meant) else None
