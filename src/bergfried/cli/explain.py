"""`bergfried explain`: why a move is legal, or why not."""

import json
from typing import Annotated

import typer

from bergfried.cli.call import GameArgument, JsonOption, LanguageOption, PositionOption, RuleOptions, read_call
from bergfried.cli.refusing import NO, refuse_text
from bergfried.core import BadNotation
from bergfried.match.typed import as_meant


def command(
    game: GameArgument,
    move: Annotated[str, typer.Argument(metavar="MOVE", help="The move, in the game's notation.")],
    language: LanguageOption,
    position: PositionOption = None,
    option: RuleOptions = None,
    as_json: JsonOption = False,
) -> None:
    """Say why a move is legal (exit code 0) or not (exit code 1), with the clause of the rules."""
    call = read_call(game, position, option, language)
    try:
        answer = call.game.explain(call.state, as_meant(call.game, call.state, move))
    except BadNotation as no:
        refuse_text(call.game.say(no.reason, language), move, no.place)
    text = call.game.say(answer.reason, language)
    if as_json:
        reason = {"id": answer.reason.id, "params": dict(answer.reason.params)}
        facts = {"legal": answer.legal, "clause": answer.clause, "squares": answer.squares, "reason": reason}
        typer.echo(json.dumps(facts | {"text": text}, ensure_ascii=False))
    else:
        typer.echo(f"{answer.clause}: {text}" if answer.clause else text)
    raise typer.Exit(0 if answer.legal else NO)
