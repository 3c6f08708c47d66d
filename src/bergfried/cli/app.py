"""All commands together; without one, the web app."""

import typer

from bergfried.cli import (
    bench,
    best,
    bridge,
    engine,
    engine_check,
    explain,
    match,
    moves,
    perft,
    play,
    rules,
    serve,
    show,
)
from bergfried.cli.call import LanguageOption
from bergfried.cli.refusing import refuse
from bergfried.cli.words import say

# Plain help and errors: they read the same in a pipe, in 80 columns and on a terminal without line drawing.
app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False, context_settings={"max_content_width": 100})

for module in (serve, play, moves, explain, show, rules, best, perft, bench, match, engine, engine_check, bridge):
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
    port: serve.PortOption = None,
    database: serve.DatabaseOption = None,
) -> None:
    """Bergfried: a home for two-player tower games. Without a command: play in the browser."""
    command = context.invoked_subcommand
    if command is None:
        serve.start_here(language, port, database)
    elif port is not None or database is not None:
        refuse(say(language, "not-for-a-command", option="--database" if port is None else "--port", command=command))
