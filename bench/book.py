"""`python -m bench.book GAME`: follow a game's book against every reply, and prove that it wins.

Where the book has nothing more to say, a short search has to prove that the game is won. Then the book and the search
together are a strategy that wins against everything, and this was its proof. Exit code 1: it is not.
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
    """Positions of the book, and what became of the lines that leave it."""

    known: int = 0
    plies: int = 0  # of the longest line
    ends: Counter[str] = field(default_factory=Counter)  # by what is proved of them

    @property
    def wins(self) -> bool:
        return set(self.ends) == {"win"}


def followed(
    game: Game[Any, Any], book: Book, start: State[Any], side: Side, limits: Limits, tell: Callable[[Followed], None]
) -> Followed:
    found, judge = Followed(), searcher(game)

    def count(_: State[Any]) -> None:
        found.known += 1

    for state, plies in follow(game, book, start, side, count):
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
    second: Annotated[bool, typer.Option("--second", help="The second side wins.")] = False,
    nodes: Annotated[int, typer.Option(min=1, help="Of the search where the book ends.")] = 3_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    if slug not in bergfried.slugs():
        raise typer.BadParameter(f"no such game: {slug}")
    game = bergfried.load(slug)
    book = book_of(game)
    if book is None:
        raise typer.BadParameter(f"{slug} has no book")
    side = Side.SECOND if second else Side.FIRST
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(slug, total=None)

        def tell(found: Followed) -> None:
            bar.update(task, description=f"{slug}: {found.ends.total():,} ends")

        found = followed(game, book, game.initial(), side, Limits(nodes=nodes), tell)
    if as_json:
        print(json.dumps(asdict(found) | {"wins": found.wins}))
    else:
        ends = ", ".join(f"{count:,} {end}" for end, count in found.ends.most_common())
        print(f"{machine()}\n\n{slug}: {found.known:,} of {len(book):,} positions, up to {found.plies} plies")
        print(f"ends: {ends}; {'it wins against everything' if found.wins else 'NOT PROVED'}")
    raise typer.Exit(0 if found.wins else 1)


if __name__ == "__main__":
    app()
