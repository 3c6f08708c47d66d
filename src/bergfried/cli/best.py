"""`bergfried best`: what a search thinks of a position."""

import json
from contextlib import nullcontext
from typing import Annotated

import typer

from bergfried.cli.call import (
    Call,
    GameArgument,
    JsonOption,
    LanguageOption,
    PositionOption,
    RuleOptions,
    read_call,
    read_seconds,
)
from bergfried.cli.refusing import INTERRUPTED, NO, refuse
from bergfried.cli.screen import progress_console
from bergfried.cli.words import say
from bergfried.engines import Limits, Line, Thought
from bergfried.engines.searchers import Searcher, searcher

USUAL_SECONDS = 1.0
NOTHING: dict[str, object] = {
    "move": None,
    "score": None,
    "proved": None,
    "depth": 0,
    "nodes": 0,
    "seconds": 0.0,
    "lines": [],
}


def command(
    game: GameArgument,
    language: LanguageOption,
    time: Annotated[float | None, typer.Option("--time", metavar="S", help="Think so many seconds.")] = None,
    depth: Annotated[int | None, typer.Option("--depth", metavar="N", min=1, help="Look so many moves ahead.")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", metavar="N", min=0, help="Visit so many positions.")] = None,
    threads: Annotated[
        int, typer.Option("--threads", metavar="N", min=1, max=256, help="The search on the rules uses one.")
    ] = 1,
    table: Annotated[
        int | None, typer.Option("--hash", metavar="MB", min=1, max=65_536, help="Memory of the search (128).")
    ] = None,
    lines: Annotated[int, typer.Option("--lines", metavar="K", min=1, help="Show the K best moves.")] = 1,
    position: PositionOption = None,
    option: RuleOptions = None,
    as_json: JsonOption = False,
) -> None:
    """Search for the best move. Without a limit it thinks one second. Exit code 1 if the game is over."""
    call = read_call(game, position, option, language)
    time = read_seconds("--time", time)
    if time is depth is nodes is None:
        time = USUAL_SECONDS
    if not call.state.legal_moves():
        if as_json:
            typer.echo(json.dumps(NOTHING))
        refuse(say(language, "over-no-best"), NO)
    thought = _think(call, searcher(call.game, threads=threads, table_mb=table), Limits(depth, nodes, time), lines)
    typer.echo(json.dumps(_facts(call, thought)) if as_json else _sentences(call, thought))


def _think(call: Call, player: Searcher, limits: Limits, lines: int) -> Thought:
    """Ctrl-C ends the search, not the command: what was found until then is the answer."""
    console = progress_console()
    known: list[Thought] = []
    with console.status(say(call.language, "thinking")) if console else nullcontext() as status:

        def progress(thought: Thought) -> None:
            known[:] = [thought]
            if status is not None:
                move = call.game.notation.format_move(call.state, thought.move)
                status.update(f"{say(call.language, 'thinking')} {thought.depth}: {move}")

        try:
            return player.choose(call.state, limits, progress, lines=lines)
        except KeyboardInterrupt:
            if not known:
                refuse("\n" + say(call.language, "interrupted"), INTERRUPTED)
            return known[0]


def _texts(call: Call, line: Line) -> list[str]:
    texts, state = [], call.state
    for move in line.moves:
        texts.append(call.game.notation.format_move(state, move))
        state = state.after(move)
    return texts


def _facts(call: Call, thought: Thought) -> dict[str, object]:
    lines = [{"moves": _texts(call, line), "score": line.score, "proved": line.proved} for line in thought.lines]
    return {
        "move": call.game.notation.format_move(call.state, thought.move),
        "score": thought.score,
        "proved": thought.proved,
        "depth": thought.depth,
        "nodes": thought.nodes,
        "seconds": round(thought.seconds, 6),
        "lines": lines,
    }


def _sentences(call: Call, thought: Thought) -> str:
    rows = []
    for line in thought.lines:
        worth = f"{line.score:+}" if line.proved is None else say(call.language, f"proved-{line.proved}")
        rows.append(f"{worth:>10}  {' '.join(_texts(call, line))}")
    effort = say(
        call.language, "searched", depth=thought.depth, nodes=str(thought.nodes), seconds=f"{thought.seconds:.1f}"
    )
    return "\n".join([*rows, effort])
