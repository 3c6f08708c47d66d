"""OpenSpiel's own games, played by its own C++ code and through its Python API."""

import random
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from importlib.util import find_spec
from typing import Any

from bench.measure import Contestant

pyspiel: Any = import_module("pyspiel") if find_spec("pyspiel") else None

SIMULATIONS = 1000
GAMES = 200  # random games behind a mean length


def version() -> str | None:
    try:
        return version_of("open_spiel")
    except PackageNotFoundError:
        return None


def mean_length(name: str) -> float:
    """Actions of a random game."""
    dice = random.Random(0)
    game, actions = pyspiel.load_game(name), 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            actions += 1
    return actions / GAMES


def mcts(name: str, rollouts: int = 1, actions_per_move: int = 1) -> Contestant:
    """The MCTS bot's search from the start: states are random games times their mean length.

    With many rollouts a simulation nearly all the time goes into random play: the most states that its C++ can do.
    """
    searching = simulations(name, rollouts)
    states = rollouts * mean_length(name) / actions_per_move
    return lambda: round(searching() * states)


def simulations(name: str, rollouts: int = 1) -> Contestant:
    """The same search, its simulations counted."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    count = max(1, SIMULATIONS // rollouts)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, count, 1000, False, 1, False)

    def search() -> int:
        bot.mcts_search(game.new_initial_state())
        return count

    return search


def stepping(name: str, picks: Sequence[int]) -> Contestant:
    """One random game through the Python API."""
    new_state: Callable[[], Any] = pyspiel.load_game(name).new_initial_state

    def play() -> int:
        state, plies = new_state(), 0
        moves = state.legal_actions()
        offset = random.randrange(len(picks) // 2)
        while moves:
            state.apply_action(moves[picks[offset + plies] % len(moves)])
            plies += 1
            moves = state.legal_actions()
        return plies

    return play
