"""`bergfried serve`, and `bergfried` alone: the web app."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated

import typer

from bergfried.cli.call import LanguageOption
from bergfried.cli.refusing import NO, refuse
from bergfried.cli.words import say

if TYPE_CHECKING:
    import uvicorn

    from bergfried.server.settings import Settings

USUAL_HOST, USUAL_PORT = "127.0.0.1", 8321
PORTS_TRIED = 50

PortOption = Annotated[
    int | None,
    typer.Option("--port", metavar="N", min=0, max=65535, help=f"{USUAL_PORT} or the next free one; 0: any."),
]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Where tables are kept; usually your data folder.")
]


def command(
    language: LanguageOption,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen at.")] = USUAL_HOST,
    port: PortOption = None,
    database: DatabaseOption = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", metavar="N", min=1, max=64, help="Processes for the computer's thinking."),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="A further name of this site; may be repeated.")
    ] = None,
) -> None:
    """Serve the web app until Ctrl-C."""
    from bergfried.server.settings import Settings  # the server's libraries are slow to load

    chosen = {"database": database, "workers": workers}
    given = {option: value for option, value in chosen.items() if value is not None}
    settings = Settings(host=host, names=tuple(name or ()), **given)  # type: ignore[arg-type]
    _serve(settings, language, port, browser=False)


def start_here(language: str, port: int | None, database: str | None) -> None:
    """The web app on this machine, shown in the browser if there is one."""
    from bergfried.server.settings import Settings

    settings = Settings() if database is None else Settings(database=database)
    _serve(settings, language, port, browser=not _headless())


def _serve(settings: "Settings", language: str, port: int | None, *, browser: bool) -> None:
    import uvicorn
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from bergfried.server.app import create_app
    from bergfried.store import Store

    listening = _listen(settings.host, port, language)
    try:
        store = Store(settings.database)
    except FileNotFoundError as no:
        listening.close()
        refuse(say(language, "no-database-folder", folder=str(no.filename)), NO)
    except ArgumentError:
        listening.close()
        refuse(say(language, "no-database-url", given=settings.database), NO)
    except (SQLAlchemyError, OSError, ImportError) as no:
        listening.close()
        refuse(say(language, "no-database", why=str(getattr(no, "orig", None) or no).splitlines()[0]), NO)
    local = settings.host in ("127.0.0.1", "localhost", "::1")
    config = uvicorn.Config(
        create_app(settings, store),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=not local,  # costs more than it saves where there is no net
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    address = _address(settings.host, listening.getsockname()[1])
    _collect_seldom()
    threading.Thread(target=_announce, args=(server, address, language, browser), daemon=True).start()
    with suppress(KeyboardInterrupt):  # uvicorn raises it again once everything is closed
        server.run(sockets=[listening])
    if not server.started:
        raise typer.Exit(NO)
    typer.echo("\n" + say(language, "served"))


def _collect_seldom() -> None:
    """Positions hold no cycles; looking for some every 700 objects took a fifth of a busy server's time."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _listen(host: str, port: int | None, language: str) -> socket.socket:
    """A port that was asked for is taken or refused; the usual one may move on to the next."""
    wanted = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else range(port, port + 1)
    why: OSError | None = None
    for number in wanted:
        try:
            return _bound(host, number)
        except OSError as no:
            why = why or no
    reason = str(getattr(why, "strerror", None) or why)
    return refuse(say(language, "cannot-listen", address=f"{host}:{wanted[0]}", why=reason), NO)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _announce(server: "uvicorn.Server", address: str, language: str, browser: bool) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    print(say(language, "serving", address=address), flush=True)
    if browser:
        webbrowser.open(address)


def _headless() -> bool:
    """No screen to open a browser on."""
    if sys.platform in ("win32", "darwin"):
        return False
    return not any(os.environ.get(variable) for variable in ("DISPLAY", "WAYLAND_DISPLAY"))
