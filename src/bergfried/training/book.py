"""`python -m bergfried.training.book GAME`: write a game's book, a strategy that wins from its start.

The start is studied, then what may come after the best move there, and so on until every line is proved; effort is
shared out as positions are likely to come up. Of a proof its whole strategy is entered, down to what a short search
finds by itself.
"""

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from bergfried import kernels
from bergfried.core import Game, Side, State
from bergfried.engines import Limits, Line, native, scores
from bergfried.engines.book import BOOK, Book, follow, image_of
from bergfried.engines.searchers import searcher
from bergfried.training.asked import learning_game


@dataclass(frozen=True)
class Plan:
    simulations: int = 40_000_000  # for the first position
    least: int = 200_000  # for any
    visits: int = 1_000  # what was proved by fewer is left out
    positions: int = 2_000  # studied in all
    megabytes: int = 6_000  # for a search


class NotProved(ValueError):
    """No strategy was found that wins; what stopped it is said."""


@dataclass(frozen=True)
class Likely:
    """A position in which the winner is to move, and its share of all games, as far as replies can be foretold."""

    state: State[Any]
    share: float


class Author:
    def __init__(self, game: Game[Any, Any], start: State[Any], side: Side, plan: Plan) -> None:
        self.book = Book(game)
        self._game = game
        self._start = start
        self._side = side
        self._plan = plan
        self._kernel = kernels.kernel(game)
        self._short = searcher(game)

    def write(self, tell: Callable[[str], None]) -> Book:
        """How `side` wins from `start` whatever is replied; NotProved if that was not found out."""
        self._grow(tell)
        self._close_gaps(tell)
        return self.book

    def _grow(self, tell: Callable[[str], None]) -> None:
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

        add(_next_positions(self._start, 1.0, self._side, {}))
        for studied in range(self._plan.positions):
            if not waiting:
                return
            tell(f"{studied} studied, {len(waiting)} wait, {len(self.book)} in the book")
            add(self._enter(heapq.heappop(waiting)[2]))
        raise NotProved(f"{self._plan.positions} positions were studied, and {len(waiting)} wait")

    def _enter(self, one: Likely) -> Iterator[Likely]:
        """What was found into the book; what may come up next if that is no win yet."""
        found = self._study(one.state, max(self._plan.least, round(self._plan.simulations * one.share)))
        distance = found["distance"]
        if distance is None:
            move = self._enter_line(one.state, found)
            visits = {self._kernel.move(code): times for code, times in found["replies"]}
            yield from _next_positions(one.state.after(move), one.share, self._side, visits)
        elif distance < 0:
            raise NotProved(f"lost: {self._game.notation.format_state(one.state)}")
        elif found["answers"]:
            self._enter_answers(found["answers"])

    def _close_gaps(self, tell: Callable[[str], None]) -> None:
        """Some wins are harder to find again than they were to prove: where a short search does not find one, more of
        it is entered. And a move after which everything wins is a win."""
        found_again: set[bytes] = set()
        while gaps := [state for state in self._ends(found_again) if self._line(state).proved != "win"]:
            tell(f"{len(gaps)} gaps in {len(found_again)} ends, {len(self.book)} in the book")
            for state in gaps:
                found = self._study(state, self._plan.simulations, self._plan.visits // 10)
                if (found["distance"] or 0) <= 0:
                    raise NotProved(f"not won: {self._game.notation.format_state(state)}")
                self._enter_answers(found["answers"] or [(self._kernel.twin.pack(state), found)])
        self._least(self._start, 0)

    def _ends(self, known: set[bytes]) -> Iterator[State[Any]]:
        """Where the book ends and the game goes on; each of them once, as long as `known` is the same."""
        for end in follow(self._game, self.book, self._start, self._side):
            if end.state.outcome() is None and (key := image_of(self._game, end.state).key) not in known:
                known.add(key)
                yield end.state

    def _least(self, state: State[Any], plies: int) -> int:
        """What the winner has, that many plies ago, whatever the other plays. What follows for the book is entered."""
        over = state.outcome()
        if over is not None:
            return scores.of_outcome(over, self._side, plies)
        if state.to_move is not self._side:
            return min(self._least(state.after(move), plies + 1) for move in state.legal_moves())
        line = self._line(state)
        if line.proved == "win":
            return line.score - plies
        score = self._least(state.after(line.moves[0]), 1)
        self.book.enter(state, line.moves[0], score)
        return score - plies

    def _line(self, state: State[Any]) -> Line:
        """By the book, or by a search as short as it leaves things to."""
        return self.book.look_up(state) or self._short.choose(state, Limits(nodes=2 * self._plan.visits)).lines[0]

    def _study(self, state: State[Any], simulations: int, visits: int | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self._kernel.session(state).study(
            simulations=simulations, visits=visits or self._plan.visits, megabytes=self._plan.megabytes
        )
        return found

    def _enter_answers(self, answers: list[Any]) -> None:
        for packed, line in answers:
            self._enter_line(self._kernel.twin.unpack(packed), line)

    def _enter_line(self, state: State[Any], line: dict[str, Any]) -> Any:
        move = self._kernel.move(line["moves"][0])
        self.book.enter(state, move, native.score_of(line["score"], line["distance"]))
        return move


def _next_positions(state: State[Any], share: float, side: Side, visits: dict[Any, int]) -> Iterator[Likely]:
    """Where `side` is to move next. Half of a share is spread as a search looked at the replies, half evenly."""
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
    second: Annotated[bool, typer.Option("--second", help="The second side wins.")] = False,
    out: Annotated[Path | None, typer.Option(help="The file; otherwise book.bin in the game's folder.")] = None,
    simulations: Annotated[int, typer.Option(min=1, help="Of the first search.")] = DEFAULTS.simulations,
    least: Annotated[int, typer.Option(min=1, help="Simulations of any search.")] = DEFAULTS.least,
    visits: Annotated[int, typer.Option(min=10, help="Fewer prove what needs no book.")] = DEFAULTS.visits,
    positions: Annotated[int, typer.Option(min=1, help="Studied in all.")] = DEFAULTS.positions,
    megabytes: Annotated[int, typer.Option("--hash", min=1, help="What a search may take.")] = DEFAULTS.megabytes,
) -> None:
    """Find a strategy that wins from the start. Exit code 1 if none was found."""
    game = learning_game(slug)
    path = out or game.folder / BOOK
    plan = Plan(simulations, least, visits, positions, megabytes)
    author = Author(game, game.initial(), Side.SECOND if second else Side.FIRST, plan)
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(slug, total=None)
        try:
            book = author.write(lambda words: bar.update(task, description=f"{slug}: {words}"))
        except NotProved as no:
            bar.console.print(f"{slug}: {no}", highlight=False)
            raise typer.Exit(1) from None
    path.write_bytes(book.write())
    print(f"{path}: {len(book)} positions")


if __name__ == "__main__":
    typer.run(main)
