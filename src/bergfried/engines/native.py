"""Players on the compiled kernels: `search` (principal variation), `mcts` (guided tree search) and `uct` (plain).

They only ever propose: moves are decoded, and whoever asked replays them by the rules.
"""

import time
import tomllib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from bergfried import kernels
from bergfried.core import Game, State
from bergfried.engines import scores
from bergfried.engines.player import NO_LIMITS, GameIsOver, Limits, Line, Progress, Stop, Thought, never
from bergfried.engines.scores import Verdict
from bergfried.engines.signature import Signature, signature_of

Method = Literal["search", "mcts", "uct"]
SIMULATIONS_PER_PLY = 1_000  # what a limit of depth alone means to plain tree search
ANSWERING = 0.02  # seconds kept for the way from the search to whoever asked
# More than this does not fit into the kernel's numbers, and nobody waits for it.
MOST_NODES, MOST = 2**63 - 1, 2**31 - 1
SIGNATURE_DEPTH = 6  # plies, for each position of a game's perft.toml
SIGNATURE_NODES = 50_000  # at most for each of them: some games have hundreds of moves
SIGNATURE_SIMULATIONS = 5_000  # the same for a tree search, which knows no depth


def methods(game: Game[Any, Any]) -> tuple[Method, ...]:
    """What can play the game here, the best first: all three with an evaluation, `uct` with a kernel, else none."""
    if not kernels.has_kernel(game):
        return ()
    session = kernels.kernel(game).session(game.initial())
    if not hasattr(session, "search"):
        return ("uct",)
    return ("mcts", "search", "uct") if session.method == "mcts" else ("search", "mcts", "uct")


def set_hash(megabytes: int) -> None:
    """The size of the table that all searches of this process share; ValueError if it cannot be."""
    if kernels.native is not None:
        kernels.native.set_hash(megabytes)


def thinking_time(seconds: float | None, spent: float = 0.0) -> float | None:
    """What the search may take of a limit, so that the answer itself is in time."""
    return None if seconds is None else max(0.0, seconds - spent - min(ANSWERING, 0.1 * seconds))


class NativePlayer:
    def __init__(
        self,
        game: Game[Any, Any],
        method: Method | None = None,
        *,
        threads: int = 1,
        seed: int = 0,
        limits: Limits = NO_LIMITS,
        name: str = "",
    ) -> None:
        """Without a method, the one that plays the game best. `limits` hold beside those of each call.

        NoKernel if the game cannot be played so here. The seed changes what the tree searches leave to chance.
        """
        self._kernel = kernels.kernel(game)
        known = methods(game)
        if method is not None and method not in known:
            raise kernels.NoKernel(f"{game.info.slug} has no evaluation for {method}; there is {', '.join(known)}")
        self._method = method or known[0]
        self._threads = threads
        self._seed = seed % 2**64
        self._limits = limits
        self._memory = kernels.native.Memory() if kernels.native is not None else None
        self.name = name or self._method

    def choose(
        self,
        state: State[Any],
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        stop: Stop = never,
        lines: int = 1,
    ) -> Thought:
        began = time.monotonic()
        if state.outcome() is not None:
            raise GameIsOver
        session = self._kernel.session(state)
        asked: dict[str, Any] = {
            "seconds": thinking_time(_least(limits.seconds, self._limits.seconds), time.monotonic() - began),
            "threads": self._threads,
            "lines": min(lines, MOST),
        }
        if stop is not never:
            asked["ask"] = stop
        if progress is not None:
            asked["progress"] = lambda report: progress(self._thought(report))
        nodes = _at_most(MOST_NODES, _least(limits.nodes, self._limits.nodes))
        depth = _at_most(MOST, _least(limits.depth, self._limits.depth))
        method = self._method
        if method != "search" and depth is not None and nodes is None:
            # A tree search knows no depth: it would never end, or see far more than was asked for until its time is up.
            method, nodes = ("search", None) if hasattr(session, "search") else (method, depth * SIMULATIONS_PER_PLY)
        if method == "search":
            fresh = asked["seconds"] is None and self._threads == 1 and (nodes or depth) is not None
            report = session.search(nodes=nodes, depth=depth, options=_number(state.options), fresh=fresh, **asked)
        else:
            if method == "mcts" and nodes is None:  # otherwise equal limits shall give equal answers
                asked |= {"memory": self._memory, "options": _number(state.options)}
            search = session.mcts if method == "mcts" else session.uct
            report = search(simulations=nodes, seed=self._seed, **asked)
        return self._thought(report)

    def _thought(self, report: Mapping[str, Any]) -> Thought:
        lines = tuple(self._line(line, report["complete"]) for line in report["lines"])
        return Thought(lines, report["depth"], report["nodes"], report["seconds"])

    def _line(self, line: Mapping[str, Any], complete: bool) -> Line:
        score = score_of(line["score"], line["distance"])
        moves = tuple(self._kernel.move(code) for code in line["moves"])
        return Line(moves, score, scores.verdict(score, complete=complete))


@dataclass(frozen=True)
class Proof:
    """What the rules alone say about a position; no verdict where the limits did not suffice."""

    verdict: Verdict | None  # for the side to move
    line: tuple[Any, ...]  # of a win or loss: one way it may go, to the end
    nodes: int
    seconds: float


def prove(
    game: Game[Any, Any],
    state: State[Any],
    limits: Limits = NO_LIMITS,
    stop: Stop = never,
    megabytes: int | None = None,
) -> Proof:
    """Win, loss or draw, proved without any estimate and without counting on a repetition.

    It remembers as much as fits into so many megabytes; without a number, into the usual size of the table.
    """
    if state.outcome() is not None:
        raise GameIsOver
    kernel = kernels.kernel(game)
    asked: dict[str, Any] = {"nodes": limits.nodes, "seconds": limits.seconds}
    if stop is not never:
        asked["ask"] = stop
    if megabytes is not None:
        asked["megabytes"] = megabytes
    found = kernel.session(state).prove(**asked)
    verdict = None if found["verdict"] == "unknown" else found["verdict"]
    return Proof(verdict, tuple(kernel.move(code) for code in found["line"]), found["nodes"], found["seconds"])


def signature(game: Game[Any, Any]) -> Signature:
    """Of the search that plays the game best, from the positions of perft.toml, on one thread and by one seed."""
    method = methods(game)[0]
    nodes = SIGNATURE_NODES if method == "search" else SIGNATURE_SIMULATIONS
    table = tomllib.loads((game.folder / "perft.toml").read_text(encoding="utf-8"))["position"]
    states = [game.notation.parse_state(entry["state"], **entry.get("options", {})) for entry in table]
    going_on = (state for state in states if state.outcome() is None)
    return signature_of(game, NativePlayer(game, method), going_on, Limits(SIGNATURE_DEPTH, nodes))


Number = TypeVar("Number", int, float)


def _least(*limits: Number | None) -> Number | None:
    return min((limit for limit in limits if limit is not None), default=None)


def _at_most(most: int, number: int | None) -> int | None:
    return None if number is None else min(number, most)


def _number(options: Mapping[str, str]) -> int:
    """The same for equal options, so that games with different ones do not share what their searches found."""
    return zlib.crc32(repr(sorted(options.items())).encode())


def score_of(score: int, distance: int | None) -> int:
    """The kernel's score on the scale of `scores`."""
    if distance is None:
        return score
    return scores.WIN - distance if distance > 0 else -scores.WIN - distance
