"""`python -m bench.levels`: measures the ladder of levels, or finds its numbers by matches.

    python -m bench.levels                          all games, the table in docs/levels.md
    python -m bench.levels GAME --pairs 50
    python -m bench.levels --calibrate GAME         writes games/GAME/levels.toml

Every game that was played is kept in the folder of --games, so both can be interrupted and continued.
"""

import json
import math
import platform
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import bergfried
from bench.duel import duel
from bergfried.arena.score import Score, elo
from bergfried.core import Game, State
from bergfried.engines.book import book_of
from bergfried.engines.levels import LEVELS, Level, highest_level, levels

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "levels.json"
DOCUMENT = ROOT / "docs" / "levels.md"
RUNG = (0.70, 0.90)  # of the level below, what a level should take
AIM = (0.71, 0.89)  # what calibration looks for
FLOOR = 0.80  # of random play, what level 1 takes at least, and what a plain search of two plies takes of it
TRIES = 4  # matches for a level
MOST = 1_000_000  # positions for a move: people wait for it
Play = Callable[[str, str], Score]


@dataclass(frozen=True)
class Rung:
    a: str
    b: str
    least: float
    most: float

    def holds(self, share: float) -> bool:
        return self.least <= share <= self.most


def rungs(highest: int) -> Iterator[Rung]:
    yield Rung("level:1", "random", FLOOR, 1.0)
    yield Rung("level:1", "search:2", 0.0, 1 - FLOOR)
    for level in range(2, highest + 1):
        yield Rung(f"level:{level}", f"level:{level - 1}", *RUNG)


def measure(game: Game[Any, Any], play: Play) -> list[dict[str, Any]]:
    rows, table = [], levels(game)

    def numbers(name: str) -> str:
        """A level by what it is made of: so games are counted that calibration has played with the same numbers."""
        return text_of(table[int(name.removeprefix("level:")) - 1]) if name.startswith("level:") else name

    for rung in rungs(highest_level(game)):
        score = play(numbers(rung.a), numbers(rung.b))
        bounds = elo(score.pairs)
        row = {"a": rung.a, "b": rung.b, "games": len(score.games), "share": round(score.share, 4), "elo": bounds.best}
        rows.append(row | {"wanted": [rung.least, rung.most], "holds": rung.holds(score.share)})
    return rows


def text_of(level: Level) -> str:
    """The level as a player's name."""
    given = asdict(level) | {"chance": round(100 * level.chance), "book": int(level.book)}
    return "level:" + ",".join(f"{name}={value}" for name, value in given.items() if value)


MARGINS_AND_CHANCES = (
    (400, 60),
    (300, 50),
    (200, 40),
    (150, 30),
    (100, 20),
    (80, 15),
    (60, 10),
    (40, 5),
    (20, 0),
    (0, 0),
)


def beginners() -> list[Level]:
    """One move ahead, with less and less chance, the weakest first."""
    return [Level(depth=1, margin=margin, chance=chance / 100) for margin, chance in MARGINS_AND_CHANCES]


def calibrate(
    game: Game[Any, Any], play: Play, say: Callable[[str], None], most: int = MOST, chance: int = 100
) -> list[Level]:
    """`most` positions for the highest level, at most that `chance` in percent for the lowest.

    How many steps lie between them differs: a game in which every position more counts begins with less chance.
    """
    breadth = max(len(state.legal_moves()) for state in (game.initial(), *_some_states(game)))
    found = [_beginner(play, say, chance)]
    for number in range(2, LEVELS + 1):
        below = found[-1]
        above = _steadier(below, below, play, say) if below.chance or below.margin else None
        if above is None:
            start = below.nodes or breadth
            even = (most / start) ** (1 / (LEVELS + 1 - number))  # the same ratio for all levels that are left
            above, share = _thinker(below, start, even, most, play, say)
            if share > RUNG[1]:  # even a little more sight is too much, but it may be paid for with chance
                above = _steadier(below, above, play, say) or above
        found.append(above)
        say(f"level {number}: {text_of(above)}")
    if book_of(game):
        found[-1] = replace(found[-1], book=True)
    return found


def _some_states(game: Game[Any, Any]) -> Iterator[State[Any]]:
    dice, state = random.Random(1), game.initial()
    for _ in range(20):
        if moves := state.legal_moves():
            state = state.after(dice.choice(moves))
            yield state


def _beginner(play: Play, say: Callable[[str], None], chance: int) -> Level:
    """The weakest that beats random play and loses to two plies; if none does both, the one nearest to it."""
    shortfalls: dict[Level, float] = {}
    for level in (level for level in beginners() if 100 * level.chance <= chance):
        beats = play(text_of(level), "random").share
        loses = 1 - play(text_of(level), "search:2").share
        say(f"{text_of(level)}: {beats:.0%} against random, gives {loses:.0%} to search:2")
        shortfalls[level] = max(0.0, FLOOR - beats) + max(0.0, FLOOR - loses)
        if shortfalls[level] == 0:
            return level
    return min(shortfalls, key=lambda level: shortfalls[level])


def _steadier(below: Level, sight: Level, play: Play, say: Callable[[str], None]) -> Level | None:
    """With that sight, the least chance that does not take too much of the level below; None if it takes too little."""
    known = [replace(sight, margin=margin, chance=chance / 100) for margin, chance in MARGINS_AND_CHANCES]
    if (below.nodes, below.depth) == (sight.nodes, sight.depth):
        known = [level for level in known if (level.chance, level.margin) < (below.chance, below.margin)]
    found, low, high = None, 0, len(known) - 1
    while low <= high:
        middle = (low + high) // 2
        share = _share(known[middle], below, play, say)
        if AIM[0] <= share <= RUNG[1]:
            found = known[middle]
        low, high = (middle + 1, high) if share <= RUNG[1] else (low, middle - 1)
    return found


def _thinker(
    below: Level, start: int, ratio: float, most: int, play: Play, say: Callable[[str], None]
) -> tuple[Level, float]:
    """At most the ratio asked for, which leaves room for the levels above. What wins too much looks at fewer positions:
    each doubling is worth about so many points of Elo, which tells how many."""
    wanted = sum(AIM) / 2
    tried: dict[Level, float] = {}  # what each took
    for _ in range(TRIES):
        level = Level(nodes=min(round(start * ratio), most))
        if level in tried:
            break
        share = tried[level] = _share(level, below, play, say)
        if share <= AIM[1]:
            break
        ratio **= max(_odds(wanted) / _odds(share), 0.5)
    nearest = min(tried, key=lambda level: abs(tried[level] - wanted))
    return nearest, tried[nearest]


def _share(level: Level, below: Level, play: Play, say: Callable[[str], None]) -> float:
    share = play(text_of(level), text_of(below)).share
    say(f"  {text_of(level)} takes {share:.0%} of {text_of(below)}")
    return share


def _odds(share: float) -> float:
    """On the scale of Elo, but for its unit."""
    share = min(max(share, 0.52), 0.98)
    return math.log(share / (1 - share))


def format_levels(levels: Sequence[Level]) -> str:
    lines = [
        "# The levels of this game, 1 to 8; what the numbers mean is said in engines/levels.py. Found by",
        "# `python -m bench.levels --calibrate`, measured in docs/levels.md.",
    ]
    for level in levels:
        lines += ["", "[[level]]"]
        lines += [f"{name} = {str(value).lower()}" for name, value in asdict(level).items() if value]
    return "\n".join(lines) + "\n"


def document(results: dict[str, Any]) -> str:
    lines = [
        "# Levels",
        "",
        "Levels 1 to 8 are limited by positions or plies, never by time, so they are equally strong on every machine.",
        "Level 1 should take at least 80 % of random play and give at least 80 % to a plain search of two plies; each",
        "level should take 70 to 90 % of the one below. Written by `python -m bench.levels`; run it again.",
        "",
        "The levels were chosen by matches like these. Openings of seed 1 had a part in that, so tables made with them",
        "flatter; the others tell what to expect. Thirty games leave an error of about 8 %.",
    ]
    for slug, found in sorted(results.items()):
        lines += ["", f"## {bergfried.load(slug).info.title}", "", "| | against | games | score | wanted | |"]
        lines.append("|---|---|---|---|---|---|")
        for row in found["rows"]:
            low, high = (f"{100 * bound:.0f}" for bound in row["wanted"])
            verdict = "yes" if row["holds"] else "**no**"
            score = f"{100 * row['share']:.1f} %"
            lines.append(f"| {row['a']} | {row['b']} | {row['games']} | {score} | {low} to {high} % | {verdict} |")
        lines += ["", f"Search by {found['by']}; openings of seed {found.get('seed', 1)}; {found['machine']}."]
    return "\n".join(lines) + "\n"


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Only these games.")] = None,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games for each comparison.")] = 50,
    calibrated: Annotated[bool, typer.Option("--calibrate", help="Find the numbers and write levels.toml.")] = False,
    most: Annotated[int, typer.Option(min=1, help="Positions for a move, at the highest level.")] = MOST,
    chance: Annotated[int, typer.Option(min=0, max=100, help="Percent of any moves, at the lowest level.")] = 100,
    folder: Annotated[Path, typer.Option("--games", help="Where played games are kept.")] = ROOT / "build" / "levels",
    concurrency: Annotated[int, typer.Option(min=1, help="Games at once.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="Of the openings: others than a table was made with test it.")] = 1,
    write: Annotated[bool, typer.Option(help="Write bench/levels.json and docs/levels.md.")] = True,
) -> None:
    console = Console()
    unknown = set(games or ()) - set(bergfried.slugs())
    if unknown:
        raise typer.BadParameter(f"no such game: {', '.join(sorted(unknown))}")
    results = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    for game in map(bergfried.load, games or bergfried.slugs()):

        def play(a: str, b: str, game: Game[Any, Any] = game) -> Score:
            return duel(game, a, b, pairs, folder, seed=seed, concurrency=concurrency)

        if calibrated:
            text = format_levels(calibrate(game, play, console.print, most, chance))
            (game.folder / "levels.toml").write_text(text, encoding="utf-8")
            console.print(f"{game.folder / 'levels.toml'} written; start again to measure it")
            continue
        rows = measure(game, play)
        by = "the kernel" if highest_level(game) == LEVELS else "rules.py"
        machine = f"{platform.machine()} {platform.system()}, Python {platform.python_version()}"
        results[game.info.slug] = {"rows": rows, "by": by, "seed": seed, "machine": machine}
        for row in rows:
            holds = "yes" if row["holds"] else "NO"
            console.print(f"{game.info.slug}: {row['a']} - {row['b']}: {row['share']:.1%} {holds}")
        if write:
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
            DOCUMENT.write_text(document(results), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
