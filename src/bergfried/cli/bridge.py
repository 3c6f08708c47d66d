"""`bergfried bridge`: our players on an existing game server, or such a server here."""

import asyncio
import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from bergfried.arena.bridge import Lost, Server, play, spelled
from bergfried.arena.bridge.server import EVENT
from bergfried.cli.call import Call, GameArgument, JsonOption, LanguageOption, PositionOption, RuleOptions, read_call
from bergfried.cli.refusing import NO, interruptible, printable, refuse
from bergfried.cli.telling import result_lines
from bergfried.cli.words import say
from bergfried.core import Bridge, Side
from bergfried.engines import BadPlayer, EngineFailed, Limits, Player, parse_player
from bergfried.engines.players import WORDS
from bergfried.match import BadRecord, Record, Table, load_records, save_records, try_to_save

ADDRESS = re.compile(r"(?:\[(?P<v6>[^\[\]]+)\]|(?P<host>[^:\[\]]*)):(?P<port>[0-9]{1,5})")


def command(
    game: GameArgument,
    language: LanguageOption,
    connect: Annotated[str | None, typer.Option("--connect", metavar="HOST:PORT", help="Play on that server.")] = None,
    listen: Annotated[
        int | None, typer.Option("--listen", metavar="PORT", min=0, max=65_535, help="Be a server for two; 0: any.")
    ] = None,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="Where to listen.")] = "127.0.0.1",
    player: Annotated[str, typer.Option("--player", metavar="PLAYER", help="Who plays: best, level:N, …")] = "best",
    time: Annotated[
        float | None, typer.Option("--time", metavar="S", help="At most so many seconds for each move.")
    ] = None,
    wait: Annotated[
        float, typer.Option("--wait", metavar="S", min=0, max=86_400, help="How long to wait until the game begins.")
    ] = 600.0,
    clock: Annotated[
        float | None, typer.Option("--clock", metavar="S", help="Listening: seconds for each side and game.")
    ] = None,
    position: PositionOption = None,
    option: RuleOptions = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Listening: add the game to that file.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", help="Makes the play repeatable.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Connect a player to an existing game server, or be such a server for one game of two clients."""
    call = read_call(game, position, option, language)
    for flag, value in (("--time", time), ("--clock", clock)):
        if value is not None and not 0 <= value <= 86_400:
            raise typer.BadParameter("seconds are a number from 0 to 86400", param_hint=flag)
    if call.game.bridge is None:
        refuse(say(language, "no-bridge"))
    if (connect is None) == (listen is None):
        raise typer.BadParameter("give one of the two", param_hint="--connect, --listen")
    with interruptible(language):
        if connect is not None:
            _connect(call, call.game.bridge, connect, player, seed, Limits(seconds=time), wait, as_json)
        else:
            _listen(call, call.game.bridge, (host, listen or 0), wait, clock, record, as_json)


def _connect(
    call: Call, bridge: Bridge[Any, Any], text: str, player: str, seed: int | None, limits: Limits, wait: float,
    as_json: bool,
) -> None:  # fmt: skip
    found = ADDRESS.fullmatch(text)
    if found is None or int(found["port"]) > 65_535:
        raise typer.BadParameter(f"{text!r} is no HOST:PORT, nor [IPV6]:PORT", param_hint="--connect")
    host, port = found["v6"] or found["host"] or "127.0.0.1", int(found["port"])

    def make(_: Side) -> Player:
        return parse_player(player, call.game, seed, outside=True)

    try:
        make(Side.FIRST)
    except BadPlayer as no:
        refuse(WORDS.say(no.reason, call.language))
    try:
        report = play(
            call.game, bridge, (host, port), make, limits, wait,
            lambda move: None if as_json else typer.echo(move), **call.state.options,
        )  # fmt: skip
    except Lost as no:
        refuse(say(call.language, "bridge-lost", why=printable(str(no))), NO)
    except EngineFailed as no:
        refuse(say(call.language, "bridge-failed", why=printable(no.reason)), NO)
    over = report.state.outcome()
    if as_json:
        winner = None if report.winner is None else report.winner.word
        facts = {"side": report.side.word, "winner": winner, "clause": over and over.clause, "moves": report.moves}
        typer.echo(json.dumps(facts))
    elif over is None:
        typer.echo(say(call.language, "bridge-ended"))
    else:
        table = Table(call.game, report.state)
        assert table.result is not None
        typer.echo("\n".join(result_lines(call, table.result)))


def _listen(
    call: Call, bridge: Bridge[Any, Any], address: tuple[str, int], wait: float, clock: float | None,
    path: Path | None, as_json: bool,
) -> None:  # fmt: skip
    def listening(host: str, port: int) -> None:
        typer.echo(say(call.language, "bridge-listening", address=spelled(host, port)), err=True)

    async def serve() -> Record | None:
        server = Server(call.game, bridge, call.state, clock)
        return (await server.run(*address, wait, listening)).record

    if path is not None:
        _earlier(call, path)  # before anybody plays a game that could not be kept
    try:
        played = asyncio.run(serve())
    except OSError as no:
        refuse(say(call.language, "bridge-lost", why=str(no.strerror or no)), NO)
    if played is None:
        refuse(say(call.language, "bridge-nobody"), NO)
    if as_json:
        tags = played.tags
        typer.echo(json.dumps({"result": played.result, "termination": tags["Termination"], "moves": played.moves}))
    else:
        result = Table.from_record(played).result
        assert result is not None
        typer.echo("\n".join(result_lines(call, result)))
    if path is not None:
        try:
            save_records(path, [*_earlier(call, path), played])
        except OSError as no:
            refuse(say(call.language, "cannot-write", file=str(path), why=str(no.strerror or no)), NO)


def _earlier(call: Call, path: Path) -> tuple[Record, ...]:
    """The games of earlier calls that the file holds; refuses a file of anything else, and one that is not writable."""
    try:
        try_to_save(path)
        found = load_records(path) if path.exists() and path.stat().st_size else ()
    except OSError as no:
        refuse(say(call.language, "cannot-write", file=str(path), why=str(no.strerror or no)), NO)
    except BadRecord:
        found = None
    if found is None or any(record.tags["Event"] != EVENT for record in found):
        refuse(say(call.language, "bridge-other", file=str(path)))
    return found
