"""`bergfried rules`: the rules of a game in our words."""

import re
from typing import Annotated

import typer

from bergfried.cli.call import GameArgument, LanguageOption, find_game
from bergfried.cli.refusing import NO, refuse
from bergfried.cli.screen import Screen
from bergfried.cli.words import say

CLAUSE = re.compile(r"^### (R\d+)\. .+?(?=^##|\Z)", re.MULTILINE | re.DOTALL)


def command(
    game: GameArgument,
    language: LanguageOption,
    clause: Annotated[str | None, typer.Option("--clause", metavar="R5", help="Only this clause.")] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Print without colours.")] = False,
) -> None:
    """Print the rules, clause by clause."""
    from rich.markdown import Markdown  # a large library that no other command waits for

    text = (find_game(game, language).folder / "RULES.md").read_text(encoding="utf-8")
    if clause is not None:
        clauses = {found.group(1): found.group() for found in CLAUSE.finditer(text)}
        if clause.upper() not in clauses:
            refuse(say(language, "unknown-clause", clause=clause, first="R1", last=list(clauses)[-1]), NO)
        text = clauses[clause.upper()]
    Screen(no_colour=no_colour).console.print(Markdown(_for_people(text)))


def _for_people(text: str) -> str:
    """Without the lines that only tests read, and with the source of a clause as a paragraph of its own."""
    return re.sub(
        r"^Source: ", "\\n*Source:* ", re.sub(r"^Refuses: .*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE
    )
