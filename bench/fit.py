"""Fits the weights of a game's evaluation to games that it plays against itself.

    python -m bench.fit GAME --games 2000 --nodes 1500

It plays from short random openings, takes the quiet positions of the games with their results, and moves the
weights to where the evaluation foretells the results best (logistic regression, 100 points for 100 Elo). The numbers of
the game's table are rewritten in place; build again before the next call, so that the games get stronger too. Games are
kept, so that an interrupted call continues; those of other weights, nodes or seeds are kept apart.
"""

import argparse
import json
import random
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

import bergfried
from bergfried import kernels
from bergfried.core import Game

KEPT = Path(__file__).parents[1] / "build" / "fit"
SLOPE = np.log(10) / 400  # 400 points are odds of ten to one
KEEP = 1e-7  # how much a weight clings to its old value, so that what games hardly show stays as it was
STEPS = 400
LONGEST = 200  # plies
QUIET = 100  # points that the evaluation changes by at most with a quiet move
TABLE = re.compile(r"(?<= weights\{)[^;]*(?=\};)")

Row = list[tuple[int, float]]  # numbers of weights, and how often each counts


class Played(NamedTuple):
    rows: list[Row]
    result: float  # for the first side: 1, 0.5 or 0


def play(kernel: kernels.Kernel[Any, Any], nodes: int, dice: random.Random) -> Played:
    """The features of the quiet positions of one game, and its result."""
    session = kernel.session(kernel.game.initial())
    rows: list[Row] = []
    opening = dice.randint(3, 10)
    while session.result == 0 and session.plies < LONGEST:
        if session.plies < opening:
            session.play(dice.choice(session.legal_moves()))
            continue
        best = session.search(nodes=dice.randint(nodes, nodes * 3 // 2), fresh=True)["lines"][0]
        if best["distance"] is not None:
            return Played(rows, float((best["score"] > 0) == (session.to_move == 0)))
        side, before = session.to_move, session.evaluate()
        session.play(best["moves"][0])
        if session.result == 0:
            # A move after which the evaluation jumps was no quiet one: what it counts had not settled.
            after = session.evaluate() if session.to_move == side else -session.evaluate()
            if abs(after - before) < QUIET:
                rows.append(session.features())
    return Played(rows, {1: 1.0, 2: 0.0}.get(session.result, 0.5))


def games(game: Game[Any, Any], number: int, nodes: int, seed: int, folder: Path) -> Iterator[Played]:
    """So many games, each by its own seed; what the folder holds of them is not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    version = zlib.crc32(read(table_file(game)).tobytes())
    name = f"{game.info.slug} {version:08x} nodes {nodes} seed {seed}.jsonl"
    kernel = kernels.kernel(game)
    with (folder / name).open("a+", encoding="utf-8") as file:
        file.seek(0)
        known = [Played(*json.loads(line)) for line in file.read().split("\n")[:-1]][:number]
        yield from known
        for i in range(len(known), number):
            played = play(kernel, nodes, random.Random(f"{seed} {i}"))
            file.write(json.dumps(played) + "\n")
            file.flush()
            yield played


def fit(rows: list[Row], results: NDArray[np.float64], old: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights under which the evaluation foretells the results best (Adam on the whole of the positions)."""
    place = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    feature = np.array([weight for row in rows for weight, _ in row])
    times = np.array([count for row in rows for _, count in row], float)
    weights, mean, square = old.copy(), np.zeros_like(old), np.zeros_like(old)
    for step in track(range(1, STEPS + 1), "fitting", console=Console(stderr=True), transient=True):
        value = np.bincount(place, times * weights[feature], minlength=len(rows))
        error = 1 / (1 + np.exp(-SLOPE * value)) - results
        slope = SLOPE * np.bincount(feature, times * error[place], minlength=len(old)) / len(rows)
        slope += 2 * KEEP / 100 * (weights - old)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        weights -= 2 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-12)
    return weights


def loss(rows: list[Row], results: NDArray[np.float64], weights: NDArray[np.float64]) -> float:
    """How badly the results are foretold: 0.69 by tossing a coin, 0 by a prophet."""
    value = np.array([sum(weights[weight] * count for weight, count in row) for row in rows])
    chance = np.clip(1 / (1 + np.exp(-SLOPE * value)), 1e-9, 1 - 1e-9)
    return float(-np.mean(results * np.log(chance) + (1 - results) * np.log(1 - chance)))


def table_file(game: Game[Any, Any]) -> Path:
    """Where the game's weights are written: in a file of their own, or with the evaluation."""
    own = game.folder / "weights.hpp"
    return own if own.exists() else game.folder / "evaluation.hpp"


def read(path: Path) -> NDArray[np.float64]:
    table = TABLE.search(path.read_text(encoding="utf-8"))
    assert table is not None
    return np.array([float(number) for number in re.findall(r"-?\d+", re.sub(r"//.*", "", table.group()))])


def rewrite(path: Path, new: NDArray[np.float64]) -> None:
    """The numbers of the table one by one, in the width they had if they fit; its comments and lines stay."""
    values = iter(new)
    text = path.read_text(encoding="utf-8")
    table = TABLE.search(text)
    assert table is not None

    def next_number(old: re.Match[str]) -> str:
        return old[1] + str(round(next(values))).rjust(len(old[2]))

    lines = [
        re.sub(r"(^ *|[{,] ?)( *-?\d+)", next_number, code) + mark + comment
        for code, mark, comment in (line.partition("//") for line in table.group().split("\n"))
    ]
    path.write_text(text[: table.start()] + "\n".join(lines) + text[table.end() :], encoding="utf-8")


def is_built(kernel: kernels.Kernel[Any, Any], weights: NDArray[np.float64]) -> bool:
    """Whether the compiled evaluation is made with these weights, as the positions of some random games show."""
    dice = random.Random(0)
    for _ in range(10):
        session = kernel.session(kernel.game.initial())
        for _ in range(20):
            if session.result != 0:
                break
            told = sum(weights[weight] * count for weight, count in session.features())
            if abs(told - (session.evaluate() if session.to_move == 0 else -session.evaluate())) > 1:
                return False
            session.play(dice.choice(session.legal_moves()))
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=bergfried.slugs())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--nodes", type=int, default=1500, help="for each move; up to half as many more, by chance")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    asked = parser.parse_args()
    game: Game[Any, Any] = bergfried.load(asked.game)
    kernel = kernels.kernel(game)
    path = table_file(game)
    if not hasattr(kernel.session(game.initial()), "features"):
        parser.error(f"the evaluation of {asked.game} does not tell its features")
    old = read(path)
    if not is_built(kernel, old):
        parser.error(f"the weights of {path.name} are not those that are compiled: build first")
    playing = games(game, asked.games, asked.nodes, asked.seed, asked.kept)
    played = list(track(playing, "playing", asked.games, console=Console(stderr=True), transient=True))
    rows = [row for one in played for row in one.rows]
    results = np.repeat([one.result for one in played], [len(one.rows) for one in played])
    new = fit(rows, results, old)
    rewrite(path, new)
    print(f"{len(rows)} positions of {len(played)} games; {path.name} rewritten")
    print(f"loss {loss(rows, results, old):.4f}, now {loss(rows, results, np.rint(new)):.4f}")


if __name__ == "__main__":
    main()
