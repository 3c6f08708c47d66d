"""`python -m bench.solve GAME`: who wins if both sides play perfectly, proved for the first moves of a game.

Positions after a few plies, one for all that are mirror images of each other, are searched until their result is
proved or the limit is reached; what follows for the start is put together from them. There are two independent ways to
prove: the search that plays the game best, or with `--by proof` the proof search, which knows nothing but the rules.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import bergfried
from bench.report import machine
from bergfried.core import BadNotation, Game, State
from bergfried.engines import Limits, native
from bergfried.engines.scores import Verdict, for_the_other, verdict_of
from bergfried.engines.searchers import searcher, searches_compiled

GLANCE = Limits(nodes=10_000)  # to look at promising moves first


@dataclass(frozen=True)
class Found:
    """A position that was searched, and what it is worth to its side to move."""

    line: tuple[str, ...]  # that leads to it
    verdict: Verdict | None
    nodes: int
    seconds: float


class Way(StrEnum):
    SEARCH = "search"
    PROOF = "proof"


class Solver:
    def __init__(
        self, game: Game[Any, Any], limits: Limits, megabytes: int, tell: Callable[[Found], None], way: Way = Way.SEARCH
    ) -> None:
        self._game = game
        self._limits = limits
        self._megabytes = megabytes
        self._searcher = searcher(game)
        self._tell = tell
        self._way = way
        self._known: dict[str, Verdict | None] = {}

    def solve(self, state: State[Any], plies: int, line: tuple[str, ...] = ()) -> Verdict | None:
        """For the side to move, from positions that many plies ahead. None: it could not be proved."""
        over = state.outcome()
        if over is not None:
            return verdict_of(over, state.to_move)
        images = [state, *(symmetry.state(state) for symmetry in self._game.symmetries)]
        key = min(self._game.notation.format_state(image) for image in images)
        if key not in self._known:
            self._known[key] = self._search(state, line) if plies == 0 else self._follow(state, plies, line)
        return self._known[key]

    def _search(self, state: State[Any], line: tuple[str, ...]) -> Verdict | None:
        if self._way is Way.PROOF:
            proof = native.prove(self._game, state, self._limits, megabytes=self._megabytes)
            found = Found(line, proof.verdict, proof.nodes, proof.seconds)
        else:
            thought = self._searcher.choose(state, self._limits)
            found = Found(line, thought.proved, thought.nodes, thought.seconds)
        self._tell(found)
        return found.verdict

    def _follow(self, state: State[Any], plies: int, line: tuple[str, ...]) -> Verdict | None:
        seen: set[Verdict | None] = set()
        for move in self._promising_first(state):
            after = state.after(move)
            text = self._game.notation.format_move(state, move)
            verdict = self.solve(after, plies - 1, (*line, text))
            seen.add(verdict if after.to_move is state.to_move else for_the_other(verdict))
            if "win" in seen:
                return "win"
        return None if None in seen else "draw" if "draw" in seen else "loss"

    def _promising_first(self, state: State[Any]) -> list[Any]:
        moves = state.legal_moves()
        lines = self._searcher.choose(state, GLANCE, lines=len(moves)).lines
        places = {line.moves[0]: place for place, line in enumerate(lines)}
        return sorted(moves, key=lambda move: places.get(move, len(places)))


app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command(help=__doc__)
def main(
    slug: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    plies: Annotated[int, typer.Option(min=0, help="How far ahead the positions are that are searched.")] = 2,
    nodes: Annotated[int, typer.Option(min=1, help="For each of them.")] = 40_000_000,
    megabytes: Annotated[int, typer.Option("--hash", min=1, help="What a search may take.")] = 4_000,
    way: Annotated[Way, typer.Option("--by", help="How it is proved.")] = Way.SEARCH,
    position: Annotated[str | None, typer.Option(help="Where to begin instead of the start.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    # Exit code 1: the answer is that it could not be proved.
    if slug not in bergfried.slugs():
        raise typer.BadParameter(f"no such game: {slug}")
    game = bergfried.load(slug)
    if not searches_compiled(game):
        raise typer.BadParameter(f"{slug} has no compiled search here: rules.py alone proves next to nothing")
    try:
        state = game.notation.parse_state(position) if position is not None else game.initial()
    except BadNotation as no:
        raise typer.BadParameter(game.say(no.reason, "en")) from None
    try:
        native.set_hash(megabytes)
    except ValueError as no:
        raise typer.BadParameter(str(no)) from None
    found: list[Found] = []
    with Progress(console=Console(stderr=True), transient=True) as bar:
        bar.add_task(f"{slug}: positions {plies} plies ahead", total=None)

        def tell(one: Found) -> None:
            found.append(one)
            words = f"{one.verdict or 'not proved'}, {one.nodes:,} nodes, {one.seconds:.0f} s"
            bar.console.print(f"{' '.join(one.line) or 'the position'}: {words}", highlight=False)

        verdict = Solver(game, Limits(nodes=nodes), megabytes, tell, way).solve(state, plies)
    if as_json:
        print(json.dumps({"verdict": verdict, "positions": [asdict(one) for one in found]}))
    else:
        print(f"{machine()}\n\n{slug}: for the side to move {verdict or 'not proved'}")
    raise typer.Exit(0 if verdict else 1)


if __name__ == "__main__":
    app()
