"""Fits the weights of a game's evaluation to games that it plays against itself.

    python -m bench.fit GAME --games 2000 --nodes 1500

It plays from short random openings, takes the quiet positions of the games with their results, and moves the
weights to where the evaluation foretells the results best (logistic regression, 100 points for 100 Elo). It rewrites
the numbers in the game's weights.hpp in place; build again before the next call, so that the games get stronger too.
"""

import argparse
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import bergfried
from bergfried import kernels
from bergfried.core import Game

SLOPE = np.log(10) / 400  # 400 points are odds of ten to one
KEEP = 1e-7  # how much a weight clings to its old value, so that what games hardly show stays as it was
LONGEST = 200  # plies
NUMBERS = re.compile(r"(?<=weights\{)[^}]*(?=\})", re.DOTALL)


def play(
    kernel: kernels.Kernel[Any, Any], nodes: int, dice: random.Random
) -> tuple[list[list[tuple[int, int]]], float]:
    """The features of the quiet positions of one game, and its result for the first side: 1, 0.5 or 0."""
    session, rows = kernel.session(kernel.game.initial()), []
    opening = dice.randint(3, 10)
    while session.result == 0 and session.plies < LONGEST:
        if session.plies < opening:
            session.play(dice.choice(session.legal_moves()))
            continue
        best = session.search(nodes=dice.randint(nodes, nodes * 3 // 2), fresh=True)["lines"][0]
        if best["distance"] is not None:
            return rows, float((best["score"] > 0) == (session.to_move == 0))
        before = session.evaluate()
        session.play(best["moves"][0])
        # A move after which the evaluation jumps was no quiet one: what it counts had not settled.
        if session.result == 0 and abs(before + session.evaluate()) < 100:
            rows.append(session.features())
    return rows, {1: 1.0, 2: 0.0}.get(session.result, 0.5)


def fit(
    rows: list[list[tuple[int, int]]], results: NDArray[np.float64], old: NDArray[np.float64], steps: int = 400
) -> NDArray[np.float64]:
    """The weights under which the evaluation foretells the results best (Adam on the whole of the positions)."""
    place = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    feature = np.array([weight for row in rows for weight, _ in row])
    times = np.array([count for row in rows for _, count in row], float)
    weights, mean, square = old.copy(), np.zeros_like(old), np.zeros_like(old)
    for step in range(1, steps + 1):
        value = np.bincount(place, times * weights[feature], minlength=len(rows))
        error = 1 / (1 + np.exp(-SLOPE * value)) - results
        slope = SLOPE * np.bincount(feature, times * error[place], minlength=len(old)) / len(rows)
        slope += 2 * KEEP / 100 * (weights - old)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights -= 2 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-12)
    return weights


def rewrite(path: Path, new: NDArray[np.float64]) -> None:
    """The numbers of the table one by one; its comments and lines stay."""
    values = iter(new)
    text = path.read_text(encoding="utf-8")
    table = NUMBERS.search(text)
    assert table is not None
    lines = [
        re.sub(r"-?\d+", lambda _: str(round(next(values))), code) + mark + comment
        for code, mark, comment in (line.partition("//") for line in table.group().split("\n"))
    ]
    path.write_text(text[: table.start()] + "\n".join(lines) + text[table.end() :], encoding="utf-8")


def read(path: Path) -> NDArray[np.float64]:
    table = NUMBERS.search(path.read_text(encoding="utf-8"))
    assert table is not None
    return np.array([float(number) for number in re.findall(r"-?\d+", re.sub(r"//.*", "", table.group()))])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=bergfried.slugs())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game: Game[Any, Any] = bergfried.load(asked.game)
    kernel, dice = kernels.kernel(game), random.Random(asked.seed)
    if not hasattr(kernel.session(game.initial()), "features"):
        parser.error(f"the evaluation of {asked.game} does not tell its features")
    rows: list[list[tuple[int, int]]] = []
    results: list[float] = []
    for _ in range(asked.games):
        more, result = play(kernel, asked.nodes, dice)
        rows += more
        results += [result] * len(more)
    path = game.folder / "weights.hpp"
    rewrite(path, fit(rows, np.array(results), read(path)))
    print(f"{len(rows)} positions of {asked.games} games; {path.name} rewritten")


if __name__ == "__main__":
    main()
