"""All commands together; without one, the chooser."""

from typing import Annotated

import typer

from bergfried.cli import (
    bench,
    best,
    bridge,
    chooser,
    engine,
    engine_check,
    explain,
    match,
    moves,
    perft,
    play,
    rules,
    show,
)
from bergfried.cli.call import LanguageOption

# Plain help and errors: they read the same in a pipe, in 80 columns and on a terminal without line drawing.
app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, context_settings={"max_content_width": 100})

for module in (play, moves, explain, show, rules, best, perft, bench, match, engine, engine_check, bridge):
    # A depth of -1 is a wrong number, not an unknown option; what follows a program is the program's.
    settings = {
        "ignore_unknown_options": module in (perft, engine_check),
        "allow_interspersed_args": module is not engine_check,
    }
    name = module.__name__.rpartition(".")[2].replace("_", "-")
    app.command(name, context_settings=settings)(module.command)


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    language: LanguageOption,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Draw without colours.")] = False,
) -> None:
    """Bergfried: a home for two-player tower games. Without a command: choose a game and play it."""
    if context.invoked_subcommand is None:
        chooser.choose_and_play(language, no_colour)
