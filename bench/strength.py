"""`python -m bench.strength`: how strong the engine is, by matches and tactics that anyone can run again.

python -m bench.strength uct --pairs 50 --time 0.01 --seed 2    against plain UCT with ten times the time
python -m bench.strength tactics --time 1                       the positions of games/*/tactics.toml
python -m bench.strength find GAME --count 40                   writes such a file
python -m bench.strength prove GAME                             proves it again
"""

import json
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

import bergfried
from bench import tactics as tasks_of
from bench.duel import duel
from bench.report import machine
from bergfried.arena.openings import PLIES
from bergfried.core import Game
from bergfried.engines import BadPlayer

ROOT = Path(__file__).parents[1]
TIMES = 10  # as much time for the plain search
WANTED = 0.95

app = typer.Typer(help=__doc__, rich_markup_mode=None, pretty_exceptions_enable=False)
GamesArgument = Annotated[list[str] | None, typer.Argument(help="Only these games.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _games(slugs: list[str] | None) -> list[Game[Any, Any]]:
    if unknown := set(slugs or ()) - set(bergfried.slugs()):
        raise typer.BadParameter(f"no such game: {', '.join(sorted(unknown))}")
    return [bergfried.load(slug) for slug in slugs or bergfried.slugs()]


def _report(rows: dict[str, dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows))
        return
    print(machine() + "\n")
    for slug, row in rows.items():
        words = ", ".join(f"{name} {value}" for name, value in row.items())
        Console().print(f"{slug}: {words}")


@app.command()
def uct(
    games: GamesArgument = None,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games.")] = 50,
    time: Annotated[float, typer.Option(min=0.001, help="Seconds a move for the engine; UCT gets ten times.")] = 0.1,
    seed: Annotated[int, typer.Option(min=0, help="Of openings and players.")] = 1,
    plies: Annotated[int, typer.Option(min=0, help="Of the random openings; 0: from the start.")] = PLIES,
    player: Annotated[str, typer.Option(help="The engine.")] = "best",
    folder: Annotated[Path, typer.Option("--games", help="Where played games are kept.")] = ROOT / "build" / "strength",
    concurrency: Annotated[int, typer.Option(min=1, help="Games at once.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """The engine against plain UCT with random playouts on the same kernel and ten times the time."""
    rows: dict[str, dict[str, Any]] = {}
    for game in _games(games):
        ours, theirs = f"{player}:ms={round(1000 * time)}", f"uct:ms={round(1000 * TIMES * time)}"
        try:
            score = duel(game, ours, theirs, pairs, folder, seed=seed, plies=plies, concurrency=concurrency)
        except BadPlayer as no:
            rows[game.info.slug] = {"holds": False, "why": str(no)}
            continue
        share = round(score.share, 4)
        rows[game.info.slug] = {"games": len(score.games), "score": share, "holds": share >= WANTED}
    _report(rows, as_json)


@app.command()
def tactics(
    games: GamesArgument = None,
    time: Annotated[float, typer.Option(min=0, help="Seconds for each position.")] = 1.0,
    player: Annotated[str, typer.Option(help="Who solves.")] = "best",
    as_json: JsonOption = False,
) -> None:
    """How many of a game's tactical positions the engine solves."""
    rows: dict[str, dict[str, Any]] = {}
    for game in _games(games):
        found = tasks_of.tasks(game)
        shown = track(found, game.info.slug, console=Console(stderr=True), transient=True)
        missed = [task.state for task in shown if not tasks_of.solved(game, task, player, time)]
        share = 1 - len(missed) / len(found) if found else 0.0
        holds = len(found) >= tasks_of.ENOUGH and share >= WANTED
        rows[game.info.slug] = {"positions": len(found), "solved": round(share, 4), "holds": holds, "missed": missed}
    _report(rows, as_json)


@app.command()
def find(
    game: Annotated[str, typer.Argument(help="The game.")],
    count: Annotated[int, typer.Option(min=1, help="How many positions the file shall hold.")] = 40,
    seed: Annotated[int, typer.Option(help="Of the games that are looked through.")] = 1,
) -> None:
    """Look for tactical positions and write them to the game's tactics.toml; what it already holds stays."""
    (chosen,) = _games([game])
    known = list(tasks_of.tasks(chosen))
    states = {task.state for task in known}
    fresh = (task for task in tasks_of.search_for_tasks(chosen, seed) if task.state not in states)
    for task in track(
        islice(fresh, max(0, count - len(known))), game, max(0, count - len(known)), console=Console(stderr=True)
    ):
        known.append(task)
        (chosen.folder / "tactics.toml").write_text(tasks_of.format_tasks(tuple(known)), encoding="utf-8")


@app.command()
def prove(games: GamesArgument = None, as_json: JsonOption = False) -> None:
    """Prove each position of the tactics files again. Exit code 1 if one does not hold."""
    rows: dict[str, dict[str, Any]] = {}
    for game in _games(games):
        found = tasks_of.tasks(game)
        shown = track(found, game.info.slug, console=Console(stderr=True), transient=True)
        wrong = [task.state for task in shown if not tasks_of.holds(game, task)]
        rows[game.info.slug] = {"positions": len(found), "wrong": wrong}
    _report(rows, as_json)
    if any(row["wrong"] for row in rows.values()):
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
