"""`bergfried perft`: counting move sequences."""

import json
import time
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.progress import track

from bergfried.cli.call import GameArgument, JsonOption, LanguageOption, PositionOption, RuleOptions, read_call
from bergfried.cli.refusing import interruptible
from bergfried.cli.screen import progress_console
from bergfried.cli.words import say
from bergfried.core import State, perft
from bergfried.kernels import has_kernel, kernel

DEEPEST = 100  # no count that deep ever ends; it keeps the recursion of the count within Python's stack


def command(
    game: GameArgument,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=DEEPEST, help="Moves of the longest sequence.")],
    language: LanguageOption,
    rules: Annotated[
        bool, typer.Option("--rules", help="Count with rules.py even where a faster kernel exists.")
    ] = False,
    threads: Annotated[int, typer.Option("--threads", min=1, max=256, help="Threads of the kernel.")] = 1,
    position: PositionOption = None,
    option: RuleOptions = None,
    as_json: JsonOption = False,
) -> None:
    """Count the sequences of 1 to DEPTH moves. Repetition and no-progress rules are off while counting."""
    call = read_call(game, position, option, language)
    by_kernel = not rules and has_kernel(call.game)
    began = time.perf_counter()
    counts: list[int] = []
    with interruptible(language):
        for plies in range(1, depth + 1):
            label = say(language, "counting", depth=plies)
            counts.append(
                kernel(call.game).session(call.state).perft(plies, threads)
                if by_kernel
                else count_by_rules(call.state, plies, label)
            )
            if not as_json:
                typer.echo(f"{plies:3} {counts[-1]:>20,}")
    seconds, by = time.perf_counter() - began, "kernel" if by_kernel else "rules"
    if as_json:
        typer.echo(json.dumps({"counts": counts, "by": by, "seconds": round(seconds, 6)}))
    else:
        typer.echo(say(language, "counted", seconds=f"{seconds:.1f}", by=by))


def count_by_rules(state: State[Any], depth: int, label: str) -> int:
    """As `core.perft`, move by move of the first ply, so that one sees it go on."""
    console = progress_console()
    if depth < 2 or console is None:
        return perft(state, depth)
    here = state.without_past()
    moves: Iterable[Any] = track(here.legal_moves(), label, console=console, transient=True)
    return sum(perft(here.after(move), depth - 1) for move in moves)
