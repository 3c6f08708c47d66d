"""`bergfried engine-check`: does a program speak the engine protocol?"""

import json
import shlex
import shutil
from typing import Annotated

import typer

from bergfried import catalog
from bergfried.cli.call import JsonOption, LanguageOption, find_game
from bergfried.cli.refusing import NO, interruptible, refuse
from bergfried.cli.words import say
from bergfried.engines import EngineFailed
from bergfried.engines.ugi.check import Check, Checks, game_of


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
        try:
            found = game_of(words, [catalog.load(slug) for slug in catalog.slugs()]) if game is None else None
        except EngineFailed as no:
            _report([Check("handshake", "ugi is answered by ugiok", no.reason)], as_json)
            raise typer.Exit(NO) from None
        if game is None and found is None:
            refuse(say(language, "which-game-is-it"))
        chosen = find_game(game, language) if game is not None else found
        assert chosen is not None
        checks = []
        for check in Checks(words, chosen).run():
            checks.append(check)
            if not as_json:
                _report([check], as_json)
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
        rows = [{"check": c.name, "asks": c.asks, "passed": c.passed, "fault": c.fault} for c in checks]
        typer.echo(json.dumps({"passed": all(c.passed for c in checks), "checks": rows}))
        return
    for check in checks:
        typer.echo(f"{'pass' if check.passed else 'FAIL'}  {check.name}: {check.asks}")
        if check.fault is not None:
            typer.echo(f"      it {check.fault}")
