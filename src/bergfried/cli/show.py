"""`bergfried show`: a position as a picture."""

import json
from pathlib import Path
from typing import Annotated

import typer

from bergfried.cli.call import Call, GameArgument, JsonOption, LanguageOption, PositionOption, RuleOptions, read_call
from bergfried.cli.refusing import NO, refuse
from bergfried.cli.screen import Screen
from bergfried.cli.telling import outcome_lines
from bergfried.cli.words import say
from bergfried.core import Scene


def command(
    game: GameArgument,
    language: LanguageOption,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help="Write an SVG picture; - is stdout.")] = None,
    position: PositionOption = None,
    option: RuleOptions = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="Draw without colours.")] = False,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII characters only.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Draw a position in the terminal, or as an SVG file."""
    call = read_call(game, position, option, language)
    if svg == "-" and as_json:
        refuse(say(language, "picture-needs-file"))
    if svg is not None:
        _write_svg(call, svg)
    if as_json:
        typer.echo(json.dumps(_facts(call), ensure_ascii=False))
    elif svg is None:
        screen = Screen(no_colour=no_colour, ascii_only=ascii_only)
        screen.draw(call.game, call.state, language)
        screen.say(call.game.notation.format_state(call.state))
        over = call.state.outcome()
        if over is None:
            screen.say(say(language, "to-move", side=call.side_name(call.state.to_move)))
        else:
            screen.say("\n".join(outcome_lines(call, over)))


def _write_svg(call: Call, file: str) -> None:
    picture = str(call.game.picture(call.state))
    if file == "-":
        typer.echo(picture)
        return
    try:
        Path(file).write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as no:
        refuse(say(call.language, "cannot-write", file=file, why=str(getattr(no, "strerror", None) or no)), NO)


def _facts(call: Call) -> dict[str, object]:
    from pydantic import TypeAdapter  # slow to load, and only JSON needs it

    over = call.state.outcome()
    end = None
    if over is not None:
        winner = None if over.winner is None else over.winner.word
        end = {"winner": winner, "clause": over.clause, "scores": over.scores}
    return {
        "position": call.game.notation.format_state(call.state),
        "to_move": call.state.to_move.word,
        "outcome": end,
        "scene": TypeAdapter(Scene).dump_python(call.game.view.scene(call.state), mode="json"),
    }
