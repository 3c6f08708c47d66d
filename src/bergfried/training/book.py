"""`python -m bergfried.training.book GAME`: write a game's book, from long searches of its first positions.

For each side, what it would play is studied from the start on, the likeliest positions first. Effort is shared out as
the positions are likely to come up: a position gets as many simulations as its share of the first one's. Where a win is
proved, its whole strategy goes into the book, down to what a short search finds by itself.
"""

import heapq
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

import bergfried
from bergfried import kernels
from bergfried.core import Game, Side, State
from bergfried.engines import Limits, Line, native, scores
from bergfried.engines.book import BOOK, Book, follow, image_of
from bergfried.engines.searchers import searcher


@dataclass(frozen=True)
class Plan:
    simulations: int = 40_000_000  # for the first position
    least: int = 200_000  # for any
    visits: int = 1_000  # what was proved by fewer is left out
    positions: int = 2_000  # studied for each side
    megabytes: int = 6_000  # for a search
    threads: int = 1


@dataclass(frozen=True)
class Likely:
    """A position of the side that the book is for, and its share of all games, as far as replies can be foretold."""

    state: State[Any]
    share: float


class Author:
    def __init__(self, game: Game[Any, Any], plan: Plan, tell: Callable[[str], None]) -> None:
        self.book = Book(game)
        self._game = game
        self._kernel = kernels.kernel(game)
        self._short = searcher(game)
        self._plan = plan
        self._tell = tell

    def write_for(self, side: Side) -> None:
        """What that side plays, from the start on."""
        order = count()  # of equally likely positions the older one comes first
        waiting: list[tuple[float, int, Likely]] = []
        met: set[bytes] = set()

        def add(many: Iterator[Likely]) -> None:
            fresh: dict[bytes, Likely] = {}
            for one in many:
                key = image_of(self._game, one.state).key
                share = one.share + fresh[key].share if key in fresh else one.share
                fresh[key] = Likely(one.state, share)
            for key, one in fresh.items():
                if key not in met:
                    met.add(key)
                    heapq.heappush(waiting, (-one.share, next(order), one))

        add(_next_positions(self._game.initial(), 1.0, side, {}))
        studied = 0
        with ThreadPoolExecutor(self._plan.threads) as pool:
            while waiting and studied < self._plan.positions:
                batch = [heapq.heappop(waiting)[2] for _ in range(min(self._plan.threads, len(waiting)))]
                for one, found in zip(batch, pool.map(self._study, batch), strict=True):
                    add(self._enter(one, found, side))
                studied += len(batch)
                self._tell(f"{side.name.lower()}: {studied} studied, {len(waiting)} wait, {len(self.book)} in the book")

    def complete(self, side: Side) -> None:
        """Makes strategies whole. Some wins are harder to find again than they were to prove: where a short search does
        not find one that the book claims, more of it is entered. And a move after which everything wins is a win."""
        known: list[State[Any]] = []
        gaps = [
            end.state
            for end in follow(self._game, self.book, side, known.append)
            if end.won and end.state.outcome() is None and self._line(end.state).proved != "win"
        ]
        for state in gaps:
            self._tell(f"{side.name.lower()}: {len(gaps)} gaps, {len(self.book)} in the book")
            self._enter_answers(self._win(state))
        for state in reversed(known):  # later ones first
            line = self._line(state)
            if line.proved is None:
                least = self._least(state.after(line.moves[0]), side, 1)
                if scores.verdict(least, complete=False) == "win":
                    self.book.enter(state, line.moves[0], least)

    def _line(self, state: State[Any]) -> Line:
        """By the book, or by a search as short as it leaves things to."""
        return self.book.look_up(state) or self._short.choose(state, Limits(nodes=2 * self._plan.visits)).lines[0]

    def _least(self, state: State[Any], side: Side, plies: int) -> int:
        """What is proved for `side`, that many plies ago, whatever the other plays; an even score if nothing is."""
        over = state.outcome()
        if over is not None:
            return scores.of_outcome(over, side, plies)
        if state.to_move is not side:
            return min(self._least(state.after(move), side, plies + 1) for move in state.legal_moves())
        line = self._line(state)
        return line.score - plies if line.proved == "win" else scores.DRAW

    def _study(self, one: Likely) -> dict[str, Any]:
        simulations = max(self._plan.least, round(self._plan.simulations * one.share))
        session = self._kernel.session(one.state)
        found: dict[str, Any] = session.study(
            simulations=simulations, visits=self._plan.visits, megabytes=self._plan.megabytes
        )
        return found

    def _enter(self, one: Likely, found: dict[str, Any], side: Side) -> Iterator[Likely]:
        """Into the book; what may come up next."""
        if found["distance"] is not None and found["distance"] > 0:
            easy = not found["answers"] and self._line(one.state).proved == "win"
            self._enter_answers([] if easy else found["answers"] or self._win(one.state))
            return
        move = self._enter_line(one.state, found)
        visits = {self._kernel.move(code): times for code, times, _ in found["replies"]}
        yield from _next_positions(one.state.after(move), one.share, side, visits)

    def _win(self, state: State[Any]) -> list[Any]:
        """The answers of a win that a short search does not find; ValueError if it is none."""
        found = self._kernel.session(state).study(
            simulations=self._plan.simulations, visits=self._plan.visits // 10, megabytes=self._plan.megabytes
        )
        if found["distance"] is None or found["distance"] < 0:
            raise ValueError(f"not won: {self._game.notation.format_state(state)}")
        answers: list[Any] = found["answers"]
        return answers

    def _enter_answers(self, answers: list[Any]) -> None:
        for packed, line in answers:
            self._enter_line(self._kernel.twin.unpack(packed), line)

    def _enter_line(self, state: State[Any], line: dict[str, Any]) -> Any:
        move = self._kernel.move(line["moves"][0])
        self.book.enter(state, move, native.score_of(line["score"], line["distance"]))
        return move


def _next_positions(state: State[Any], share: float, side: Side, visits: dict[Any, int]) -> Iterator[Likely]:
    """Where `side` is to move next. Half of a share is spread as a search looked at the replies, half evenly: people
    and programs play what no search expects."""
    if state.outcome() is not None:
        return
    if state.to_move is side:
        yield Likely(state, share)
        return
    moves, all_visits = state.legal_moves(), sum(visits.values())
    for move in moves:
        part = 1 / len(moves)
        if all_visits:
            part = (part + visits[move] / all_visits) / 2
        yield from _next_positions(state.after(move), share * part, side, {})


DEFAULTS = Plan()


def main(
    slug: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    out: Annotated[Path | None, typer.Option(help="The file; otherwise book.bin in the game's folder.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="Of the first search.")] = DEFAULTS.simulations,
    least: Annotated[int, typer.Option(min=1, help="Simulations of any search.")] = DEFAULTS.least,
    visits: Annotated[int, typer.Option(min=1, help="Less proves what needs no book.")] = DEFAULTS.visits,
    positions: Annotated[int, typer.Option(min=1, help="Studied for each side.")] = DEFAULTS.positions,
    megabytes: Annotated[int, typer.Option("--hash", min=1, help="What a search may take.")] = DEFAULTS.megabytes,
    threads: Annotated[int, typer.Option(min=1, max=256, help="Searches at once.")] = DEFAULTS.threads,
) -> None:
    """Study the first positions of a game, for either side, and write what was found."""
    try:
        game = bergfried.load(slug)
        session = kernels.kernel(game).session(game.initial())
    except (KeyError, kernels.NoKernel) as no:
        raise typer.BadParameter(str(no.args[0])) from None
    if not hasattr(session, "study"):
        raise typer.BadParameter(f"{slug} has no network: nothing can study it")
    path = out or game.folder / BOOK
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("the first position", total=None)
        plan = Plan(simulations, least, visits, positions, megabytes, threads)
        author = Author(game, plan, lambda words: bar.update(task, description=words))
        for side in Side:
            author.write_for(side)
            author.complete(side)
            path.write_bytes(author.book.write())
    print(path)


if __name__ == "__main__":
    typer.run(main)
