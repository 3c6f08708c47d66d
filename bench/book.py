"""`python -m bench.book GAME`: follow a game's book against every reply, to where it ends.

Tells how many positions it knows for each side, and what a short search says where the book has nothing more to say. If
the book claims that a side wins by force, each of these ends has to be proved won: then the book and the search
together are a strategy that wins against everything, and this was its proof.
"""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import bergfried
from bench.report import machine
from bergfried.core import Game, Side, State
from bergfried.engines import Limits
from bergfried.engines.book import Book, book_of, follow
from bergfried.engines.scores import verdict_of
from bergfried.engines.searchers import searcher


@dataclass
class Followed:
    """For one side: positions of the book, and what became of the lines that leave it."""

    known: int = 0
    plies: int = 0  # of the longest line
    ends: Counter[str] = field(default_factory=Counter)  # won, lost, drawn, open

    @property
    def wins(self) -> bool:
        return set(self.ends) == {"win"}


def followed(
    game: Game[Any, Any], book: Book, side: Side, limits: Limits, tell: Callable[[Followed], None]
) -> Followed:
    found, judge = Followed(), searcher(game)

    def count(_: State[Any]) -> None:
        found.known += 1

    for state, plies, _ in follow(game, book, side, count):
        over = state.outcome()
        verdict = verdict_of(over, side) if over else judge.choose(state, limits).proved
        found.ends[verdict or "open"] += 1
        found.plies = max(found.plies, plies)
        tell(found)
    return found


app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command(help=__doc__)
def main(
    slug: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    nodes: Annotated[int, typer.Option(min=1, help="Of the search where the book ends.")] = 3_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    if slug not in bergfried.slugs():
        raise typer.BadParameter(f"no such game: {slug}")
    game = bergfried.load(slug)
    book = book_of(game)
    if book is None:
        raise typer.BadParameter(f"{slug} has no book")
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(slug, total=None)

        def tell(found: Followed) -> None:
            bar.update(task, description=f"{slug}: {found.ends.total():,} ends")

        sides = {side: followed(game, book, side, Limits(nodes=nodes), tell) for side in Side}
    if as_json:
        print(json.dumps({side.name.lower(): asdict(found) for side, found in sides.items()}))
        return
    print(f"{machine()}\n\n{slug}: {len(book):,} positions")
    for side, found in sides.items():
        ends = ", ".join(f"{count:,} {end}" for end, count in found.ends.most_common())
        verdict = "; it wins against everything" if found.wins else ""
        print(f"{side.name.lower()}: knows {found.known:,}, up to {found.plies} plies; then {ends}{verdict}")


if __name__ == "__main__":
    app()
