"""Rates per CPU second, measured so that they can be compared: in turns, several times, the median taken."""

import time
from collections.abc import Callable, Mapping
from statistics import median

Contestant = Callable[[], int]  # does some work, returns how many states or nodes that were


def sample(work: Contestant, seconds: float) -> float:
    """Units per CPU second of this process with its threads; the work is repeated until `seconds` are spent."""
    done, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        done += work()
    return done / spent


def rates(contestants: Mapping[str, Contestant], rounds: int, seconds: float) -> dict[str, float]:
    """The median rate of each. They take turns, so that a busy machine slows all of them alike."""
    for work in contestants.values():
        work()  # caches warm, tables built
    samples: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            samples[name].append(sample(work, seconds))
    return {name: median(each) for name, each in samples.items()}
