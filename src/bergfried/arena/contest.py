"""A match: pairs of games with sides swapped, several at once, going on where it was interrupted."""

import random
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from bergfried.arena.ledger import EVENT, Entry, Ledger
from bergfried.arena.openings import PLIES, openings
from bergfried.arena.referee import FAILED, USUAL_TERMS, Interrupted, Terms, play_game
from bergfried.arena.score import Score, Sprt
from bergfried.core import Game, Side, State
from bergfried.engines import Player, parse_player
from bergfried.engines.outside import OutsidePlayer, is_outside
from bergfried.engines.ugi.client import UgiPlayer
from bergfried.match import Record
from bergfried.match.result import WINNERS

POINTS = {Side.FIRST: (1.0, 0.0), Side.SECOND: (0.0, 1.0), None: (0.5, 0.5)}  # for first and second
SEATS = (Side.FIRST, Side.SECOND)  # of player A in the two games of a pair


@dataclass(frozen=True)
class Contest:
    game: Game[Any, Any]
    start: State[Any]
    players: tuple[str, str]  # A and B, as `parse_player` reads them
    games: int
    terms: Terms = USUAL_TERMS
    seed: int = 1
    plies: int = PLIES  # of the random openings
    sprt: Sprt | None = None

    def __str__(self) -> str:
        """All that the games depend on; a record file with another text is another match."""
        limits = self.terms.limits
        given = {"time": limits.seconds, "nodes": limits.nodes, "depth": limits.depth}
        words = [f"{name} {_exact(value)}" for name, value in given.items() if value is not None]
        start = self.game.notation.format_state(self.start)
        rules = [f"{name}={value}" for name, value in self.start.options.items()]
        ends = (f"tolerance {_exact(self.terms.tolerance)}", f"longest {self.terms.longest}")
        opening = (f"seed {self.seed}", f"plies {self.plies}", *rules, f"start {start}")
        return "; ".join([f"A {self.players[0]}", f"B {self.players[1]}", *words, *ends, *opening])


def _exact(number: float) -> str:
    """As short as can be without losing a digit: numbers that differ are different texts."""
    return str(int(number)) if number == int(number) else repr(number)


@dataclass
class Standing:
    """What is known so far."""

    score: Score = field(default_factory=Score)
    failures: dict[str, Counter[str]] = field(default_factory=lambda: {"A": Counter(), "B": Counter()})

    def count(self, pair: int, game: int, result: str, failed: str, termination: str) -> None:
        side = SEATS[game]
        self.score.add(pair, game, POINTS[WINNERS[result]][side])
        if failed:
            self.failures["A" if failed == side.word else "B"][termination.partition(" ")[2]] += 1


GRACE = 10.0  # seconds that an interrupted match waits for its games
Told = Callable[[Standing, Record | None], None]  # after each game; None for those that the file already held


def run(
    contest: Contest,
    ledger: Ledger | None = None,
    concurrency: int = 1,
    tell: Told = lambda _standing, _record: None,
    stop: threading.Event | None = None,
) -> Standing:
    """Plays what is still to be played. `stop` ends it soon; games that are then unfinished are forgotten."""
    return _Run(contest, ledger, concurrency, tell, stop or threading.Event()).play()


class _Run:
    def __init__(
        self, contest: Contest, ledger: Ledger | None, concurrency: int, tell: Told, stop: threading.Event
    ) -> None:
        self._contest = contest
        self._ledger = ledger
        self._concurrency = concurrency
        self._tell = tell
        self._stop = stop
        self._lock = threading.Lock()  # guards all that follows
        self._standing = Standing()
        self._played: set[tuple[int, int]] = set()
        self._fault: BaseException | None = None
        for entry in ledger.entries if ledger else ():
            if 2 * entry.pair + entry.game < contest.games:
                self._count_old(entry)
        self._waiting = self._pairs()

    def _count_old(self, entry: Entry) -> None:
        values = {name: value[1:-1] for name, value in entry.tags.items()}
        self._played.add((entry.pair, entry.game))
        self._standing.count(
            entry.pair, entry.game, values["Result"], values.get(FAILED, ""), values.get("Termination", "")
        )

    def _pairs(self) -> Iterator[tuple[int, list[int], tuple[str, ...]]]:
        """Pair, the games of it that are still to be played, opening."""
        contest = self._contest
        pairs = (contest.games + 1) // 2
        lines = openings(contest.game, contest.start, contest.seed, contest.plies)
        for pair, opening in enumerate(islice(lines, pairs)):
            wanted = range(min(2, contest.games - 2 * pair))
            if missing := [game for game in wanted if (pair, game) not in self._played]:
                yield pair, missing, opening

    def play(self) -> Standing:
        if self._played:
            self._tell(self._standing, None)
        if not self._decided():
            # Events, because a join that Ctrl-C interrupts may take the thread for ended; and the interpreter must not
            # end while one of them is in the compiled search.
            ends = [threading.Event() for _ in range(self._concurrency)]
            try:
                for end in ends:
                    threading.Thread(target=self._work, args=(end,), daemon=True).start()
                for end in ends:
                    while not end.wait(0.2):
                        pass  # so that Ctrl-C is heard
            except BaseException:
                self._stop.set()
                for end in ends:
                    end.wait(GRACE)
                raise
        if self._fault is not None:
            raise self._fault
        return self._standing

    def _decided(self) -> bool:
        sprt = self._contest.sprt
        return sprt is not None and sprt.verdict(self._standing.score.pairs) is not None

    def _work(self, end: threading.Event) -> None:
        try:
            self._play_on()
        finally:
            end.set()

    def _play_on(self) -> None:
        seats = Seats(self._contest, apart=self._concurrency > 1)
        try:
            while not self._stop.is_set():
                with self._lock:
                    pair, games, opening = next(self._waiting, (0, [], ()))
                if not games:
                    return
                for game in games:
                    self._finish(pair, game, self._play_one(seats, pair, game, opening))
        except Interrupted:
            pass
        except BaseException as no:
            self._fault = no
            self._stop.set()
        finally:
            seats.close()

    def _play_one(self, seats: "Seats", pair: int, game: int, opening: tuple[str, ...]) -> Record:
        contest, mine = self._contest, SEATS[game]
        names = {mine: contest.players[0], mine.other: contest.players[1]}
        tags = {
            "Event": f"{EVENT} {contest.game.info.slug}",
            "First": names[Side.FIRST],
            "Second": names[Side.SECOND],
            "Round": f"{pair + 1}.{game + 1}",
            "Match": str(contest),
        }
        players = seats.players(mine, f"{contest.seed} {pair} {game}")
        return play_game(contest.game, contest.start, opening, players, contest.terms, tags, self._stop.is_set)

    def _finish(self, pair: int, game: int, record: Record) -> None:
        with self._lock:
            if self._ledger is not None:
                self._ledger.append(record)
            tags = record.tags
            self._standing.count(pair, game, record.result, tags.get(FAILED, ""), tags["Termination"])
            self._tell(self._standing, record)
            if self._decided():
                self._stop.set()


class Seats:
    """The two players as one worker uses them: programs stay, players of ours are made anew for each game.

    `apart`: players of ours get processes of their own, so that games played at once do not share Python's lock, a
    table or a seed.
    """

    def __init__(self, contest: Contest, apart: bool) -> None:
        self._contest = contest
        self._apart = apart
        self._programs: dict[int, OutsidePlayer] = {}

    def players(self, first_seat: Side, seed: str) -> Mapping[Side, Player]:
        return {
            first_seat: self._player(0, random.Random(f"{seed} A").getrandbits(32)),
            first_seat.other: self._player(1, random.Random(f"{seed} B").getrandbits(32)),
        }

    def _player(self, number: int, seed: int) -> Player:
        text, game = self._contest.players[number], self._contest.game
        if not self._apart and not is_outside(text):
            return parse_player(text, game, seed)
        if number not in self._programs:
            if is_outside(text):
                made = parse_player(text, game, outside=True)
                assert isinstance(made, OutsidePlayer)
                self._programs[number] = made
            else:
                command = [sys.executable, "-m", "bergfried", "engine", game.info.slug, "--player", text]
                self._programs[number] = UgiPlayer(text, command, game)
        self._programs[number].begin(seed)
        return self._programs[number]

    def close(self) -> None:
        for program in self._programs.values():
            program.close()
