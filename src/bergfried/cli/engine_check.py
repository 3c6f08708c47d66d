"""`bergfried engine-check`: does a program speak the engine protocol?"""

import json
import shlex
import shutil
from typing import Annotated

import typer

from bergfried import catalog
from bergfried.cli.call import JsonOption, LanguageOption, find_game
from bergfried.cli.refusing import NO, interruptible, printable, refuse
from bergfried.cli.words import say
from bergfried.engines.ugi.check import Check, Checks, UnknownGame


def command(
    program: Annotated[list[str], typer.Argument(metavar="PROGRAM...", help="The program and its arguments.")],
    language: LanguageOption,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Its game, if it does not say so.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Check a program against the engine protocol, point by point. Exit code 1 if it fails one."""
    words = _split(program[0]) if len(program) == 1 and shutil.which(program[0]) is None else program
    if not words or shutil.which(words[0]) is None:
        refuse(say(language, "no-program", program=" ".join(program)))
    with interruptible(language):
        games = [find_game(game, language)] if game is not None else [catalog.load(slug) for slug in catalog.slugs()]
        checks = []
        try:
            for check in Checks(words, games).run():
                checks.append(check)
                if not as_json:
                    _report([check], as_json)
        except UnknownGame:
            refuse(say(language, "which-game-is-it"))
    if as_json:
        _report(checks, as_json)
    if not all(check.passed for check in checks):
        raise typer.Exit(NO)


def _split(text: str) -> list[str]:
    """A whole command in one word."""
    try:
        return shlex.split(text)
    except ValueError:
        return []


def _report(checks: list[Check], as_json: bool) -> None:
    """In English, as the protocol is."""
    if as_json:
        rows = [
            {"check": c.name, "asks": c.asks, "passed": c.passed, "fault": c.fault, "stderr": c.stderr} for c in checks
        ]
        typer.echo(json.dumps({"passed": all(c.passed for c in checks), "checks": rows}))
        return
    for check in checks:
        typer.echo(f"{'pass' if check.passed else 'FAIL'}  {check.name}: {check.asks}")
        if check.fault is not None:
            typer.echo(f"      it {printable(check.fault)}")
        if check.stderr:
            typer.echo("      the end of what it wrote to stderr:")
        for line in check.stderr:
            typer.echo(f"        {printable(line)}")
