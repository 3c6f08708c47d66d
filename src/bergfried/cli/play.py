"""`bergfried play`: a game in the terminal."""

from typing import Annotated

import typer

from bergfried.cli.call import LanguageOption, PositionOption, RuleOptions, games, read_call
from bergfried.cli.chooser import choose_and_play
from bergfried.cli.refusing import interruptible
from bergfried.cli.screen import Screen
from bergfried.cli.seats import read_seats
from bergfried.cli.session import Session

PLAYERS = "human, level:N, best, search:DEPTH, random, ugi:PROGRAM or cmd:PROGRAM"


def command(
    language: LanguageOption,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; without one, choose.", autocompletion=games)
    ] = None,
    first: Annotated[str, typer.Option("--first", metavar="PLAYER", help=f"Who begins: {PLAYERS}.")] = "human",
    second: Annotated[str, typer.Option("--second", metavar="PLAYER", help="The other side.")] = "level:2",
    position: PositionOption = None,
    option: RuleOptions = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="Makes the computer's play repeatable.")
    ] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Draw without colours.")] = False,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII characters only.")] = False,
) -> None:
    """Play in the terminal, against the computer or another person. Type help there."""
    if game is None:
        choose_and_play(language, no_colour)
        return
    call = read_call(game, position, option, language)
    seats = read_seats(call, first, second, seed)
    with interruptible(language):
        Session(call, seats, Screen(no_colour=no_colour, ascii_only=ascii_only)).run()
