"""Short random openings, so that players which always play alike still play many games."""

import random
from collections.abc import Iterator
from typing import Any

from bergfried.core import Game, State
from bergfried.engines import Limits
from bergfried.engines.searchers import searcher, searches_compiled

PLIES = 4
TRIES = 200  # before an opening may be decided, come up again, or be shorter
SHORT_SEARCH = Limits(nodes=50_000)


class NothingToPlay(ValueError):
    """The game is over at the start, or the side to move wins at once."""


def openings(game: Game[Any, Any], start: State[Any], seed: int, plies: int = PLIES) -> Iterator[tuple[str, ...]]:
    """Endlessly many, as move texts: always the same ones for a seed, different from each other while that is possible.

    None ends the game or leaves an immediate win to the side to move. Nor has a side a win that a short search proves:
    such an opening says nothing about the players, for whoever has that side wins. (Without a compiled search nobody
    looks for that, so then they are others.)
    """
    dice = random.Random(f"{game.info.slug} {seed}")
    seen: set[State[Any]] = set()
    while True:
        found = None
        for attempt in range(2 * TRIES):
            moves, state = _random_line(game, start, dice, plies)
            if len(moves) < plies or wins_at_once(state):
                continue
            found = moves
            if attempt >= TRIES or (state not in seen and not _decided(game, state)):
                seen.add(state)
                break
        if found is None:
            if plies == 0:
                raise NothingToPlay
            plies -= 1
            continue
        yield found


def _random_line(
    game: Game[Any, Any], state: State[Any], dice: random.Random, plies: int
) -> tuple[tuple[str, ...], State[Any]]:
    texts: list[str] = []
    while len(texts) < plies and (moves := state.legal_moves()):
        move = dice.choice(moves)
        texts.append(game.notation.format_move(state, move))
        state = state.after(move)
    return tuple(texts), state


def _decided(game: Game[Any, Any], state: State[Any]) -> bool:
    if not searches_compiled(game):
        return False
    return searcher(game, "search").choose(state, SHORT_SEARCH).lines[0].proved is not None


def wins_at_once(state: State[Any]) -> bool:
    """True as well once the game is over: there is nothing to open."""
    if state.outcome() is not None:
        return True
    ends = (state.after(move).outcome() for move in state.legal_moves())
    return any(over is not None and over.winner is state.to_move for over in ends)
