"""Random games for the tests: every game of the catalog, every set of options, any seed."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any, get_type_hints

import bergfried
from bergfried.core import Game, State

AnyGame = Game[Any, Any]
AnyState = State[Any]


def option_sets(game: AnyGame) -> list[dict[str, str]]:
    """Every combination of the values that the game lists."""
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in product(*(option.values for option in game.options))]


TABLES = [(slug, options) for slug in bergfried.slugs() for options in option_sets(bergfried.load(slug))]
IDS = [" ".join([slug, *(f"{name}={value}" for name, value in options.items())]) for slug, options in TABLES]


def walk(state: AnyState, seed: int, longest: int = 150) -> Iterator[tuple[AnyState, Any]]:
    """A random game: each state with the move that was played there; the last state comes with None."""
    dice = random.Random(seed)
    for _ in range(longest):
        moves = state.legal_moves()
        if not moves:
            break
        move = dice.choice(moves)
        yield state, move
        state = state.play(move)
    yield state, None


def somewhere(state: AnyState, seed: int, longest: int = 120) -> AnyState:
    """A position of a random game, near its start, in its middle or at its end."""
    states = [state for state, _ in walk(state, seed, longest)]
    return random.Random(seed + 1).choice(states)


def strange_moves(state: AnyState, seed: int = 0) -> Iterator[Any]:
    """Moves made of any numbers, most of which name nothing."""
    dice = random.Random(seed)

    def number() -> int:
        return dice.choice([-1, 0, 1, 2, 2**40, -(2**70), dice.randrange(-20, 150)])

    for kind in state.kinds:
        hints = get_type_hints(kind)
        for _ in range(2_000):
            values = (
                number() if hint in (int, bool) else (number(), number())[: dice.randrange(3)]
                for hint in hints.values()
            )
            yield kind(*values)
