"""`bergfried engine`: any player of any game behind the engine protocol."""

import sys
from collections.abc import Iterator, Mapping
from typing import Annotated

import typer

from bergfried.cli.call import GameArgument, LanguageOption, PositionOption, RuleOptions, read_call
from bergfried.cli.refusing import refuse
from bergfried.engines import BadPlayer, Player, parse_player
from bergfried.engines.players import WORDS
from bergfried.engines.ugi.server import LONGEST_LINE, Engine


def command(
    game: GameArgument,
    language: LanguageOption,
    player: Annotated[str, typer.Option("--player", metavar="PLAYER", help="Who thinks: best, level:N, …")] = "best",
    position: PositionOption = None,
    option: RuleOptions = None,
) -> None:
    """Speak the engine protocol on stdin and stdout (docs/engine-protocol.md)."""
    call = read_call(game, position, option, language)
    found = call.game

    def make(settings: Mapping[str, int]) -> Player:
        strength = {"threads": settings["Threads"], "hash": settings["Hash"]}
        return parse_player(player, found, settings["Seed"] or None, settings=strength)

    try:
        make({"Seed": 0, "Threads": 1, "Hash": 1})
    except BadPlayer as no:
        refuse(WORDS.say(no.reason, language))
    faults: list[OSError] = []

    def tell(line: str) -> None:
        try:
            print(line, flush=True)
        except (BrokenPipeError, ValueError):
            return  # nobody listens any more; the end of the input follows
        except OSError as no:
            faults.append(no)  # not here, in the thread that thinks

    engine = Engine(found, make, tell, f"Bergfried {player} ({found.info.title})", call.state)
    try:
        engine.run(_lines())
    except KeyboardInterrupt:
        return
    if faults:
        raise faults[0]


def _lines() -> Iterator[str]:
    while line := sys.stdin.readline(LONGEST_LINE + 1):
        if not line.endswith("\n") and len(line) > LONGEST_LINE:
            while (rest := sys.stdin.readline(LONGEST_LINE)) and not rest.endswith("\n"):
                pass  # the rest of a line that is too long to be read
        yield line
