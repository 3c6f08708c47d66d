"""How fast the searches are: nodes/s in each game, plain UCT beside OpenSpiel's, two threads beside one.

`python -m bench.search`. Rates are per CPU second on one thread, medians of runs taken in turns; a node is a position
reached by playing a move, beyond the depth, too. Only the threads are timed by the clock on the wall: a busy machine
holds them up, so the load is shown with them.
"""

import os
import random
import sys
import tomllib
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import bergfried
from bench import control, openspiel
from bench.compiling import CannotBuild
from bench.measure import Contestant, rates
from bench.report import HEADER, Line, asked, machine, show, verdict, warn
from bergfried import kernels
from bergfried.engines import native
from bergfried.kernels import Kernel

AnyKernel = Kernel[Any, Any]

GOALS = tomllib.loads(Path(__file__).with_name("goals.toml").read_text(encoding="utf-8"))
POSITIONS = 6  # the start, and others from the middle of games that the search played against itself
NODES = 200_000  # of a search, so that tables fill
SIMULATIONS = 1000  # as many as OpenSpiel's bot is asked for
TOLD_APART = 1_000  # nodes for a move of those games
AT_RANDOM = 3  # plies with which they begin
THREADS_WANTED = 1.7  # times the nodes of one thread


def positions(kernel: AnyKernel) -> list[Any]:
    dice, found = random.Random(5), [kernel.game.initial()]
    while len(found) < POSITIONS:
        state, plies = kernel.game.initial(), dice.randrange(6, 24)
        for ply in range(plies):
            if state.outcome() is not None:
                break
            moves = state.legal_moves()
            state = state.play(dice.choice(moves) if ply < AT_RANDOM else _best(kernel, state))
        if state.outcome() is None:
            found.append(state)
    return found


def _best(kernel: AnyKernel, state: Any) -> Any:
    report = kernel.session(state).search(nodes=TOLD_APART, fresh=True)
    return kernel.move(report["lines"][0]["moves"][0])


def nodes(kernel: AnyKernel) -> Contestant:
    sessions = cycle([kernel.session(state) for state in positions(kernel)])
    return lambda: sum(int(next(sessions).search(nodes=NODES)["nodes"]) for _ in range(POSITIONS))


def simulations(kernel: AnyKernel) -> Contestant:
    session, seeds = kernel.session(kernel.game.initial()), iter(range(10**9))
    return lambda: int(session.uct(simulations=SIMULATIONS, seed=next(seeds))["nodes"])


def in_each_game(some: list[AnyKernel], rounds: int, seconds: float) -> Iterator[Line]:
    for kernel in some:
        slug = kernel.game.info.slug
        rate = rates({slug: nodes(kernel)}, rounds, seconds)[slug]
        yield Line(slug, "nodes of the search", rate, goal=GOALS["game"].get(slug, {}).get("search"))


def beside_openspiel(some: list[AnyKernel], rounds: int, seconds: float) -> Iterator[Line]:
    for kernel in some:
        slug = kernel.game.info.slug
        goals = GOALS["control"][slug]
        name = goals["openspiel"]
        rate = rates({"ours": simulations(kernel), "theirs": openspiel.simulations(name)}, rounds, seconds)
        theirs = f"OpenSpiel {name}, MCTS bot"
        yield Line(slug, "simulations of plain UCT", rate["ours"], theirs, rate["theirs"], goals["simulations"])


def on_two_threads(kernel: AnyKernel, rounds: int, seconds: float) -> Iterator[Line]:
    """From the start; nodes of all threads by the clock on the wall."""
    session = kernel.session(kernel.game.initial())

    def rate(threads: int) -> float:
        report = session.search(seconds=seconds, threads=threads)
        return float(report["nodes"] / report["seconds"])

    pairs = [(rate(1), rate(2)) for _ in range(rounds)]
    one, two = (median(each) for each in zip(*pairs, strict=True))
    beside = f"one thread (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)"
    yield Line(kernel.game.info.slug, "nodes of two threads", two, beside, one, THREADS_WANTED)


def main() -> int:
    given = asked("bench.search", __doc__)
    if kernels.native is None:
        warn(f"there are no compiled searches to measure: {kernels.WHY_MISSING}")
        return 2
    wanted = given.games or [*bergfried.slugs(), *control.slugs()]
    games = [bergfried.load(slug) for slug in kernels.native.games() if slug in wanted]
    own = [kernels.kernel(game) for game in games if "search" in native.methods(game)]
    how = (given.rounds, given.seconds)
    print(f"{machine()}\n- median of {given.rounds} runs of {given.seconds} seconds\n\n{HEADER}")
    lines = list(show(in_each_game(own, *how)))
    if openspiel.pyspiel is None:
        warn("OPENSPIEL IS MISSING, so the tree search stands alone: pip install 'bergfried[bench]'")
    else:
        try:
            lines += show(beside_openspiel([control.kernel(slug) for slug in control.slugs() if slug in wanted], *how))
        except CannotBuild as no:
            warn(f"the control games cannot be compiled here: {no}")
    for kernel in own:
        lines += show(on_two_threads(kernel, *how))
    print(verdict(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
