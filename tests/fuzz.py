"""The lockstep of rules.py and kernels for as long as one likes: `make fuzz`, or `python -m tests.fuzz --help`.

Every game of the catalog in every set of options, each random game with a seed of its own, on several processes. A
disagreement stops the run and is reported with the seed and the moves that lead to it.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import cycle

import bergfried
from bergfried import kernels
from tests.lockstep import glances, lockstep
from tests.walks import option_sets

MOST = 20  # games a process plays before it reports, for each ply between two that are compared
LONGEST = 300  # plies of a game


@dataclass(frozen=True)
class Portion:
    slug: str
    options: dict[str, str]
    seed: int  # of the first game; the others follow
    games: int
    every: int  # 1: every ply is compared; more: about each so many-th


def play(portion: Portion) -> tuple[int, str | None]:
    """The plies of a portion, and the report of its first disagreement."""
    kernel, plies = kernels.kernel(bergfried.load(portion.slug)), 0
    for seed in range(portion.seed, portion.seed + portion.games):
        try:
            if portion.every == 1:
                plies += lockstep(kernel, portion.options, seed, LONGEST)
            else:
                plies += glances(kernel, portion.options, seed, LONGEST, portion.every)
        except Exception as disagreement:  # whatever goes wrong in a game is worth its seed
            return plies, report(portion, seed, disagreement)
    return plies, None


def report(portion: Portion, seed: int, disagreement: Exception) -> str:
    chosen = " ".join(f"--option {name}={value}" for name, value in portion.options.items())
    again = f"--games 1 --seed {seed} --every {portion.every} {chosen}"
    return "\n".join(
        [
            f"DISAGREEMENT in {portion.slug}, options {portion.options}, seed {seed}",
            f"  {type(disagreement).__name__}: {disagreement}",
            f"  once more: python -m tests.fuzz {portion.slug} {again}",
        ]
    )


def portions(slug: str, wanted: dict[str, str], seed: int, games: int | None, every: int) -> Iterator[Portion]:
    """Portions of one game, its sets of options in turn; without end if no number is given."""
    sets = [options for options in option_sets(bergfried.load(slug)) if wanted.items() <= options.items()]
    done = 0
    for options in cycle(sets):
        if done == games:
            return
        size = MOST * every if games is None else min(MOST * every, games - done)
        yield Portion(slug, options, seed + done, size, every)
        done += size


def in_turns(queues: list[Iterator[Portion]]) -> Iterator[Portion]:
    """One portion of each game after the other, so that a run of any length has seen all of them."""
    while queues:
        taken = [(queue, next(queue, None)) for queue in queues]
        queues = [queue for queue, portion in taken if portion is not None]
        yield from (portion for _, portion in taken if portion is not None)


class Progress:
    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.plies: Counter[str] = Counter()
        self.begin = time.monotonic()
        self.shown = 0.0

    def count(self, portion: Portion, plies: int) -> None:
        self.games[portion.slug] += portion.games
        self.plies[portion.slug] += plies
        every = 0.5 if sys.stderr.isatty() else 30  # a log needs fewer lines than a screen
        if time.monotonic() - self.shown > every:
            self.shown = time.monotonic()
            print(f"\r{self}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)

    def __str__(self) -> str:
        each = ", ".join(f"{slug} {self.games[slug]:,} games {self.plies[slug]:,} plies" for slug in sorted(self.games))
        return f"{time.monotonic() - self.begin:,.0f} s: {each}"


def run(work: Iterator[Portion], processes: int, seconds: float) -> tuple[Progress, str | None]:
    progress = Progress()
    with ProcessPoolExecutor(processes) as pool:
        running: dict[Future[tuple[int, str | None]], Portion] = {}
        while True:
            while len(running) < 2 * processes and time.monotonic() - progress.begin < seconds:
                portion = next(work, None)
                if portion is None:
                    break
                running[pool.submit(play, portion)] = portion
            if not running:
                return progress, None
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                plies, fault = future.result()
                progress.count(running.pop(future), plies)
                if fault is not None:
                    pool.shutdown(cancel_futures=True)
                    return progress, fault


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all if none is named")
    parser.add_argument("--seconds", type=float, help="how long (default 60, if no --games are given)")
    parser.add_argument("--games", type=int, dest="number", metavar="N", help="how many of each game")
    parser.add_argument(
        "--every", type=int, default=1, metavar="N", help="compare about each N-th ply only, and the last: more games"
    )
    parser.add_argument("--seed", type=int, help="of the first game (default: a new one each time)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="only sets of options with it"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if kernels.native is None:
        parser.error(f"there are no compiled kernels: {kernels.WHY_MISSING}")
    if unknown := set(asked.games) - set(kernels.native.games()):
        parser.error(f"no kernel of {', '.join(sorted(unknown))}; there are: {', '.join(kernels.native.games())}")
    seed = random.SystemRandom().randrange(2**40) if asked.seed is None else asked.seed
    wanted = dict(pair.split("=", 1) for pair in asked.option)
    seconds = asked.seconds or (float("inf") if asked.number else 60)
    queues = [
        portions(slug, wanted, seed, asked.number, max(1, asked.every))
        for slug in asked.games or kernels.native.games()
    ]
    print(f"first seed {seed}, {asked.processes} processes", flush=True)
    try:
        progress, fault = run(in_turns(queues), asked.processes, seconds)
    except KeyboardInterrupt:
        print("\nbroken off; no disagreement so far", file=sys.stderr)
        return 130
    print(f"\n{progress}\n{fault or 'No disagreement.'}")
    return 1 if fault else 0


if __name__ == "__main__":
    sys.exit(main())
