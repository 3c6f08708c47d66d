"""How measurements are shown: a line for each, beside what it is compared with and the goal."""

import argparse
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from bench import openspiel
from bench.compiling import ROOT
from bergfried import kernels


@dataclass(frozen=True)
class Line:
    game: str
    what: str
    rate: float
    beside: str = ""
    their_rate: float | None = None
    goal: float | None = None  # a ratio where there is a rival, else a rate

    @property
    def score(self) -> float:
        return self.rate / self.their_rate if self.their_rate else self.rate

    def text(self) -> str:
        ratio = f"{self.score:,.1f}" if self.their_rate else ""
        theirs = f"{self.beside}: {amount(self.their_rate)}" if self.their_rate else self.beside
        goal = ""
        if self.goal is not None:
            wanted = f"{self.goal:g} ×" if self.their_rate else amount(self.goal)
            goal = f"{wanted}: {'met' if self.score >= self.goal else 'MISSED'}"
        return " | ".join(["", self.game, self.what, amount(self.rate), theirs, ratio, goal, ""]).strip()


HEADER = "| game | what | ours | beside | ratio | goal |\n|---|---|---|---|---|---|"


def asked(program: str, description: str | None) -> argparse.Namespace:
    """Which games, how many rounds, how long."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=description)
    parser.add_argument("games", nargs="*", help="all games, the control games included, if none is named")
    parser.add_argument("--rounds", type=int, default=5, help="runs behind each median (default 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds a run (default 0.5)")
    return parser.parse_args()


def amount(rate: float) -> str:
    return f"{rate / 1e6:,.2f} M/s" if rate >= 1e5 else f"{rate:,.0f} /s"


def warn(text: str) -> None:
    print(f"\n*** {text}\n", file=sys.stderr)


def machine() -> str:
    cpu = next((line.split(":")[1].strip() for line in _lines("/proc/cpuinfo") if "model name" in line), "")
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    built = kernels.native.build() if kernels.native else {}
    return "\n".join(
        [
            f"- machine: {cpu or platform.processor()}, {platform.system()} {platform.machine()}",
            f"- commit: {commit.stdout.strip() or 'unknown'}",
            f"- Python {platform.python_version()}; kernels: {built.get('compiler')}, {built.get('flags')}",
            f"- OpenSpiel {openspiel.version() or 'not installed'}",
        ]
    )


def _lines(path: str) -> list[str]:
    return Path(path).read_text(encoding="utf-8").splitlines() if Path(path).exists() else []


def show(lines: Iterable[Line]) -> Iterator[Line]:
    for line in lines:
        print(line.text(), flush=True)
        yield line


def verdict(lines: Iterable[Line]) -> str:
    held = [line.score >= line.goal for line in lines if line.goal is not None]
    return f"\n{sum(held)} goals met, {len(held) - sum(held)} missed."
