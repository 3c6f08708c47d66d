"""`bergfried bench`: how fast the search is here, and whether it still behaves the same."""

import json
from typing import Annotated

import typer
from rich.table import Table

from bergfried import catalog
from bergfried.cli.call import JsonOption, LanguageOption, find_game
from bergfried.cli.refusing import interruptible
from bergfried.cli.screen import Screen
from bergfried.cli.words import say
from bergfried.engines.searchers import searches_compiled, signature


def command(
    language: LanguageOption,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game instead of all.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Search a fixed task in each game: the signature changes only when the search behaves differently."""
    games = [find_game(game, language)] if game else [catalog.load(slug) for slug in catalog.slugs()]
    with interruptible(language):
        measured = {one.info.slug: signature(one) for one in games}
        by = {one.info.slug: "kernel" if searches_compiled(one) else "rules" for one in games}
    if as_json:
        facts = {
            slug: {"signature": m.number, "nodes": m.nodes, "seconds": round(m.seconds, 6), "by": by[slug]}
            for slug, m in measured.items()
        }
        typer.echo(json.dumps({"games": facts}))
        return
    table = Table(*(say(language, f"bench-{column}") for column in ("game", "signature", "speed")))
    for slug, m in measured.items():
        table.add_row(slug, str(m.number), f"{m.nodes / m.seconds:,.0f}")
    Screen().console.print(table)
