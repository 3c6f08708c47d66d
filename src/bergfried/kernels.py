"""The compiled twins of the games, for research and for players: fast, and never the judge.

>>> from bergfried import kernels, load, slugs
>>> game = load(slugs()[0])
>>> fast = kernels.kernel(game)
>>> position = fast.session(game.initial())
>>> move = position.legal_moves()[0]
>>> position.play(move)
>>> fast.state(position) == game.initial().play(fast.move(move))
True
"""

from dataclasses import replace
from functools import cache
from importlib import import_module
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic

from bergfried.core import Game, Outcome, Side, Twin
from bergfried.core.notation import S
from bergfried.core.state import M

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def _compiled() -> tuple[ModuleType | None, str]:
    """The module that CMake built, or why it is not there."""
    try:
        return import_module("bergfried._native"), ""
    except ImportError as missing:
        return None, str(missing)


native, WHY_MISSING = _compiled()

# What the kernel's result numbers mean: 0 goes on, 3 is a draw.
WINNERS = {1: Side.FIRST, 2: Side.SECOND, 3: None}


NET = "net.bin"  # in a game's folder: what training wrote


class NoKernel(LookupError):
    """The game has no compiled twin here; the rules in Python still play."""


@cache
def _set_net(session: Any, path: Path) -> None:
    """Once a process: whoever sets another network later, as training does, keeps it."""
    if path.exists():
        session.set_net(path.read_bytes())


class Kernel(Generic[S, M]):
    """One game's compiled twin. Sessions are the kernel's own objects; their moves are numbers, see `move`, `code`."""

    def __init__(self, game: Game[S, M], twin: Twin[S, M], module: ModuleType) -> None:
        self.game = game
        self.twin = twin
        self._session = getattr(module, game.info.slug)
        self._batch = getattr(module, f"{game.info.slug}_batch")
        self._start = game.initial()
        self.actions: int = self._session.actions
        if hasattr(self._session, "set_net"):
            _set_net(self._session, game.folder / NET)

    def __reduce__(self) -> tuple[Any, ...]:
        return kernel, (self.game,)

    def session(self, state: S) -> Any:
        """A game in progress from that state, its past included. TypeError for a state of another game."""
        return self._session(self._packed(state), [self.twin.pack(earlier) for earlier in state.past])

    def state(self, session: Any) -> S:
        """The state of rules.py that the session has reached, its past included. TypeError for another game's."""
        if not isinstance(session, self._session):
            raise TypeError(f"{session!r} is no session of {self.game.info.slug}")
        state = self.twin.unpack(session.pack())
        past = tuple(self.twin.unpack(data).without_past() for data in session.past())
        return replace(state, past=past) if past else state

    def move(self, code: int) -> M:
        """The move of that number; ValueError if none has it, in whatever position."""
        number = index(code)
        try:
            move = self.twin.move(number)
            if self._start.thinkable(move) and self.twin.code(move) == number:
                return move
        except (LookupError, ArithmeticError, ValueError):
            pass  # the twin is asked for nothing but moves and numbers that there are
        raise ValueError(f"{number} is the number of no move of {self.game.info.slug}")

    def code(self, move: M) -> int:
        """Its number; ValueError for a move that is legal in no position, TypeError for what is no move of the game."""
        if not isinstance(move, self._start.kinds):
            raise TypeError(f"{move!r} is no move of {self.game.info.slug}")
        try:
            if self._start.thinkable(move) and self.twin.move(number := self.twin.code(move)) == move:
                return number
        except (LookupError, ArithmeticError, ValueError):
            pass
        raise ValueError(f"{move!r} has no number: it is legal in no position of {self.game.info.slug}")

    def outcome(self, session: Any) -> tuple[Side | None, tuple[int, int] | None] | None:
        """Winner and scores once the game is over; the clause is known to the rules alone."""
        return (WINNERS[session.result], session.scores) if session.result else None

    def agrees(self, session: Any, over: Outcome | None) -> bool:
        return self.outcome(session) == (None if over is None else (over.winner, over.scores))

    def batch(self, state: S, games: int, seed: int = 0) -> "Batch":
        """That many games from one position, stepped together."""
        return Batch(self._batch(self._packed(state), games, seed), games, self.actions)

    def _packed(self, state: S) -> bytes:
        if not isinstance(state, type(self._start)):
            kind = type(state)
            raise TypeError(f"{kind.__module__}.{kind.__qualname__} is no position of {self.game.info.slug}")
        return self.twin.pack(state)


class Batch:
    """Games stepped together. After each step the arrays show every game; one that ended has begun anew."""

    def __init__(self, games: Any, size: int, actions: int) -> None:
        import numpy as np

        self._games = games
        self._arrays: tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint32]] = (
            np.zeros((size, actions), np.uint8),
            np.zeros(size, np.uint8),
            np.zeros(size, np.uint8),
            np.zeros(size, np.uint32),
        )
        games.look(*self._arrays)
        mask, to_move, result, plies = (array.view() for array in self._arrays)
        for shown in (mask, to_move, result, plies):
            shown.flags.writeable = False  # the next step reads what the last one wrote
        self.mask = mask  # 1 where an action is legal
        self.to_move = to_move
        self.result = result  # of a game that this step ended: 1, 2, or 3 for a draw
        self.plies = plies  # of the running game

    def step(self, actions: "NDArray[np.int64]") -> None:
        """Plays one legal action in each game; ValueError names a game whose action is not, and nothing is played."""
        self._games.step(actions, *self._arrays)

    def step_random(self) -> None:
        self._games.step_random(*self._arrays)


def has_kernel(game: Game[Any, Any]) -> bool:
    return native is not None and game.twin is not None and game.info.slug in native.games()


def kernel(game: Game[S, M]) -> Kernel[S, M]:
    """The game's compiled twin; NoKernel says why there is none."""
    if native is None:
        raise NoKernel(f"the compiled kernels are missing ({WHY_MISSING}); the games play on the Python rules, slower")
    if game.twin is None or not has_kernel(game):
        raise NoKernel(f"{game.info.slug} has no compiled kernel")
    return Kernel(game, game.twin, native)
