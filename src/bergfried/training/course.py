"""The course: games against itself, lessons from them, a better network, and again."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bergfried import kernels
from bergfried.core import Game
from bergfried.training.lessons import Lessons
from bergfried.training.network import Adam, Network


@dataclass(frozen=True)
class Plan:
    minutes: float = 30.0
    games: int = 3_000  # of a round
    first_games: int = 15_000  # of the first round, in which the evaluation guides the search
    simulations: int = 600  # for a move from which something is learnt
    quick: int = 150  # for the others, which only lead the game on: the better they are, the truer the results
    opening: int = 6  # random moves at first, at most
    studied: float = 0.25  # the share of moves from which something is learnt
    beside: int = 3  # positions that are learnt, too, of all that such a move's search looked into
    window: int = 1_000_000  # positions that are remembered, about a gigabyte
    batch: int = 1_024
    passes: float = 4.0  # how often a position is learnt from, on average
    rate: float = 1e-3
    trust: float = 0.6  # in what the search thought, beside the result
    threads: int = 2
    seed: int = 1


@dataclass(frozen=True)
class Round:
    number: int
    positions: int
    of_chance: float
    of_promises: float
    seconds: float


def run(game: Game[Any, Any], plan: Plan, path: Path, tell: Callable[[Round], None]) -> None:
    """Writes the network after each round; one that is already there is taught further."""
    kernel = kernels.kernel(game)
    session = kernel.session(game.initial())
    dice = np.random.default_rng(plan.seed)
    network = Network(session.net_shape, plan.seed)
    fresh = not path.exists()
    if not fresh:
        network.read(path.read_bytes())
    session.set_net(None if fresh else path.read_bytes())
    adam = Adam(network)
    remembered: list[Lessons] = []
    began = time.monotonic()
    number = 0
    while (gone := (time.monotonic() - began) / 60) < plan.minutes:
        round_began = time.monotonic()
        rate = plan.rate * (1.0 if gone < 0.6 * plan.minutes else 0.3 if gone < 0.85 * plan.minutes else 0.1)
        games = plan.first_games if fresh and number == 0 else plan.games
        played = session.self_play(
            games=games,
            seed=int(dice.integers(2**63)),
            threads=plan.threads,
            simulations=plan.simulations,
            quick=plan.quick,
            opening=plan.opening,
            studied=plan.studied,
            beside=plan.beside,
        )
        fresh_lessons = Lessons.read(played)
        if len(fresh_lessons) == 0:
            continue  # few games, and by chance none of their moves was studied
        remembered.append(fresh_lessons)
        while sum(map(len, remembered[1:])) > plan.window:
            remembered.pop(0)
        everything = Lessons.join(remembered)
        batch_size = min(plan.batch, len(everything))  # a short round is learnt from as well
        enough = (8 if number == 0 else plan.passes) * len(remembered[-1])
        sums, count = np.zeros(2), 0
        while count * batch_size < enough:
            for batch in everything.batches(batch_size, dice):
                wrong, gradient = network.learn(batch, plan.trust)
                adam.step(gradient, rate)
                sums += wrong
                count += 1
                if count * batch_size >= enough:
                    break
        _replace(path, network.to_bytes())
        session.set_net(path.read_bytes())
        number += 1
        of_chance, of_promises = sums / count
        tell(Round(number, len(everything), of_chance, of_promises, time.monotonic() - round_began))


def _replace(path: Path, data: bytes) -> None:
    """At once: whoever is ended in the middle of it leaves the old network, not half of a new one."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(path)
