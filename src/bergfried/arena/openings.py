"""Short random openings, so that players which always play alike still play many games."""

import random
from collections.abc import Iterator
from typing import Any

from bergfried.core import Game, State

PLIES = 4
TRIES = 200  # before an opening may be shorter, or come up again


class NothingToPlay(ValueError):
    """The game is over at the start, or the side to move wins at once."""


def openings(game: Game[Any, Any], start: State[Any], seed: int, plies: int = PLIES) -> Iterator[tuple[str, ...]]:
    """Endlessly many, as move texts: always the same ones for a seed, different from each other while that is possible.

    None ends the game or leaves an immediate win to the side to move.
    """
    dice = random.Random(f"{game.info.slug} {seed}")
    seen: set[State[Any]] = set()
    while True:
        found = None
        for attempt in range(2 * TRIES):
            moves, state = _random_line(game, start, dice, plies)
            if len(moves) == plies and not wins_at_once(state):
                found = moves
                if state not in seen or attempt >= TRIES:
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


def wins_at_once(state: State[Any]) -> bool:
    """True as well once the game is over: there is nothing to open."""
    if state.outcome() is not None:
        return True
    ends = (state.after(move).outcome() for move in state.legal_moves())
    return any(over is not None and over.winner is state.to_move for over in ends)
