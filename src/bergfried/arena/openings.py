"""Short random openings, so that players which always play alike still play many games."""

import random
from collections.abc import Iterator
from statistics import median_low
from typing import Any

from bergfried.core import Game, State
from bergfried.engines import Limits
from bergfried.engines.searchers import searcher, searches_compiled

PLIES = 4
TRIES = 200  # before an opening may come up again, or be shorter
CANDIDATES = 12  # among which the fairest is taken if none is fair
FAIR = 100  # a unit of the evaluations: the better side would take 64 % of equal players
GLANCE = Limits(nodes=10_000)


class NothingToPlay(ValueError):
    """The game is over at the start, or the side to move wins at once."""


def openings(game: Game[Any, Any], start: State[Any], seed: int, plies: int = PLIES) -> Iterator[tuple[str, ...]]:
    """Endlessly many, as move texts: always the same ones for a seed, different from each other while that is possible.

    None ends the game or leaves an immediate win to the side to move. They are fair as far as a glance of the compiled
    search can tell: from an opening that is as good as won, whoever has that side wins, and nothing is learnt about the
    players. (Without a compiled search nobody looks, so then they are others.)
    """
    dice = random.Random(f"{game.info.slug} {seed}")
    seen: set[State[Any]] = set()
    judge = _Judge(game)
    while True:
        candidates: dict[State[Any], tuple[str, ...]] = {}
        ended: list[int] = []  # after so many plies: shorter than the opening shall be
        for attempt in range(2 * TRIES):
            moves, state = _random_line(game, start, dice, plies)
            if candidates and attempt >= TRIES:
                break
            if len(moves) < plies:
                ended.append(len(moves))
            if len(moves) < plies or wins_at_once(state) or (state in seen and attempt < TRIES):
                continue
            candidates[state] = moves
            if plies == 0 or judge.advantage(state) <= FAIR or len(candidates) == CANDIDATES:
                break
        if not candidates:
            if plies == 0:
                raise NothingToPlay
            plies = min(plies - 1, median_low(ended)) if ended else plies - 1
            continue
        fairest = min(candidates, key=judge.advantage)
        seen.add(fairest)
        yield candidates[fairest]


class _Judge:
    def __init__(self, game: Game[Any, Any]) -> None:
        self._searcher = searcher(game) if searches_compiled(game) else None
        self._known: dict[State[Any], int] = {}

    def advantage(self, state: State[Any]) -> int:
        """Of the side that stands better."""
        if self._searcher is None:
            return 0
        if state not in self._known:
            self._known[state] = abs(self._searcher.choose(state, GLANCE).lines[0].score)
        return self._known[state]


def _random_line(
    game: Game[Any, Any], state: State[Any], dice: random.Random, plies: int
) -> tuple[tuple[str, ...], State[Any]]:
    texts: list[str] = []
    while len(texts) < plies and (moves := state.legal_moves()):
        move = dice.choice(moves)
        texts.append(game.notation.format_move(state, move))
        state = state.after(move)
    return tuple(texts), state


def wins_at_once(state: State[Any]) -> bool:
    """True as well once the game is over: there is nothing to open."""
    if state.outcome() is not None:
        return True
    ends = (state.after(move).outcome() for move in state.legal_moves())
    return any(over is not None and over.winner is state.to_move for over in ends)
