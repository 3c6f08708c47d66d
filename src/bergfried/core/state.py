"""A position and what the rules need of its past."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin

from bergfried.core.errors import IllegalMove
from bergfried.core.message import message
from bergfried.core.options import Chosen
from bergfried.core.side import Side

M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True)
class Outcome:
    winner: Side | None  # None: a draw
    clause: str  # the clause of RULES.md that ended the game
    scores: tuple[int, int] | None = None  # (first, second), for games that count


class State(ABC, Generic[M]):
    """An immutable value. Two states are equal if their positions and options are; the past is carried, not compared.

    `legal_moves` is the only source of legality: `play` and every explanation ask it.
    """

    __dataclass_fields__: ClassVar[dict[str, Any]]  # every game's state is a dataclass
    kinds: ClassVar[tuple[type, ...]]  # of the moves that the game has: those that it derives from State with

    options: Chosen
    past: tuple[
        Any, ...
    ] = ()  # earlier states, without pasts of their own, that could still come up again; oldest first

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for base in vars(cls).get("__orig_bases__", ()):
            if get_origin(base) is State:
                (moves,) = get_args(base)
                cls.kinds = get_args(moves) or (moves,)

    @property
    @abstractmethod
    def to_move(self) -> Side: ...

    @abstractmethod
    def legal_moves(self) -> Sequence[M]:
        """Every legal move, in a stable order; empty once the game is over."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    @abstractmethod
    def after(self, move: M) -> Self:
        """The state after a move from `legal_moves`, which is not checked again."""

    @abstractmethod
    def refusal(self, move: M) -> IllegalMove:
        """The clause that a move outside `legal_moves` breaks, if it is thinkable."""

    def thinkable(self, move: M) -> bool:
        """Whether the numbers of a move name places and pieces that the game has (R1), as a text always does."""
        return True

    def play(self, move: M) -> Self:
        """A new state; raises IllegalMove, and TypeError for what is no move of this game, such as a text."""
        if not isinstance(move, self.kinds):
            names = " or ".join(kind.__name__ for kind in self.kinds)
            raise TypeError(
                f"{move!r} is no move of this game: a move is a {names}, and parse_move reads one from text"
            )
        if move not in self.legal_moves():
            raise self.refusal(move) if self.thinkable(move) else IllegalMove(message("no-such-move"), "R1")
        return self.after(move)

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without what it has worked out, which may be many times as long."""
        return {name: value for name, value in vars(self).items() if name in self.__dataclass_fields__}

    def without_past(self) -> Self:
        """The same position as if it had just been set up; games whose rules look back override this."""
        return self
