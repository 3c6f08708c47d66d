"""`python -m bench`: measures the law of every game with every set of options."""

import json
import platform
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import bergfried
from bench.law import Pace, measure
from tests.walks import TABLES


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Only these games.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for each of the two readings of an option set.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    append: Annotated[Path | None, typer.Option(help="Also append the JSON to this file, one line a run.")] = None,
) -> None:
    """Report legal_moves+play per second over random games, and the slowest refereeing of one move."""
    unknown = set(games or ()) - set(bergfried.slugs())
    if unknown:
        raise typer.BadParameter(
            f"no such game: {', '.join(sorted(unknown))}; there are: {', '.join(bergfried.slugs())}"
        )
    wanted = [(slug, options) for slug, options in TABLES if not games or slug in games]
    progress = track(wanted, "measuring", console=Console(stderr=True), transient=True)
    paces = [measure(bergfried.load(slug), options, seconds) for slug, options in progress]
    facts = {"machine": f"{platform.machine()} {platform.system()}", "python": platform.python_version()}
    line = json.dumps(facts | {"law": [asdict(pace) for pace in paces]})
    if append is not None:
        with append.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    if as_json:
        print(line)
    else:
        Console().print(_table(paces))


def _table(paces: list[Pace]) -> Table:
    table = Table("game", "options", title="Speed of the law")
    table.add_column("moves/s", justify="right")
    table.add_column("slowest ms", justify="right")
    table.add_column("refereed", justify="right")
    for pace in paces:
        options = " ".join(f"{name}={value}" for name, value in pace.options.items())
        table.add_row(
            pace.game, options, f"{pace.moves_per_second:,.0f}", f"{pace.slowest_ms:.2f}", f"{pace.refereed:,}"
        )
    return table


typer.run(main)
