"""`bergfried moves`: the legal moves of a position."""

import json

import typer

from bergfried.cli.call import GameArgument, JsonOption, LanguageOption, PositionOption, RuleOptions, read_call


def command(
    game: GameArgument,
    language: LanguageOption,
    position: PositionOption = None,
    option: RuleOptions = None,
    as_json: JsonOption = False,
) -> None:
    """List the legal moves of a position, one a line."""
    call = read_call(game, position, option, language)
    moves = [call.game.notation.format_move(call.state, move) for move in call.state.legal_moves()]
    if as_json:
        typer.echo(json.dumps({"moves": moves}))
    elif moves:
        typer.echo("\n".join(moves))
