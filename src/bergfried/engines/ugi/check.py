"""Does a program speak the engine protocol? One named check after the other; after a failure it is started again."""

import random
import time
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bergfried.core import Game, Side, State
from bergfried.engines.answers import legal
from bergfried.engines.process import EngineFailed, OutOfTime
from bergfried.engines.ugi.client import Conversation
from bergfried.engines.ugi.words import Info

SHORT = 0.1  # seconds for a move
PATIENCE = 30.0  # seconds until a check is given up: a start on a busy machine takes a while
LESS_PATIENCE = 5.0  # seconds for each answer of a program that once gave none
LATE = 2.0  # seconds for what has to come at once
PLIES = 30  # of the game that it plays


@dataclass(frozen=True)
class Check:
    name: str
    asks: str  # in a sentence
    fault: str | None  # None: passed
    stderr: tuple[str, ...] = ()  # with a fault: the last lines that the program wrote there

    @property
    def passed(self) -> bool:
        return self.fault is None


class UnknownGame(LookupError):
    """A program does not say which of the games it plays, and its first move fits none of them, or several."""


class Checks:
    def __init__(self, command: Sequence[str], games: Sequence[Game[Any, Any]]) -> None:
        self._command = command
        self._games = games
        self._game = games[0]  # of several the program's own, once it is ready
        self._program: Conversation | None = None
        self._patience = PATIENCE

    def run(self, only: Container[str] | None = None) -> Iterator[Check]:
        """One after the other as they are asked for; UnknownGame if there are several games and it names none."""
        asked: tuple[tuple[Callable[[], None], str], ...] = (
            (self.handshake, "ugi is answered by ugiok"),
            (self.ready, "isready is answered by readyok"),
            (self.movetime, "go movetime finds a legal move in time"),
            (self.depth, "go depth finds a legal move"),
            (self.nodes, "go nodes finds a legal move"),
            (self.clock, "go with clocks finds a legal move before the clock runs out"),
            (self.positions, "position fen and moves are understood, whoever is to move"),
            (self.infinite, "go infinite thinks until stop"),
            (self.thinking, "isready is answered while it thinks"),
            (self.early_stop, "stop without a search changes nothing"),
            (self.unknown, "unknown words and options are passed over"),
            (self.bad_position, "a bad position or move changes nothing"),
            (self.query, "query p1turn, gameover and result are answered"),
            (self.game, "it plays a game by the rules"),
            (self.quit, "quit ends it"),
        )
        try:
            for check, sentence in asked:
                name = check.__name__.replace("_", "-")
                if only is not None and name not in only:
                    continue
                begins = check in (self.handshake, self.ready)  # as every other check does
                if not begins and len(self._games) > 1:
                    self._games = [self._which_game()]
                    self._game = self._games[0]
                fault = self._fault(check)
                complaint = () if fault is None or self._program is None else tuple(self._program.complaint())
                if fault is None:
                    yield Check(name, sentence, None)
                elif begins:
                    yield Check(name, sentence, f"{fault}; nothing else can be checked without it", complaint)
                    return
                else:
                    self._close()
                    yield Check(name, sentence, fault, complaint)
        finally:
            self._close()

    def _fault(self, check: Callable[[], None]) -> str | None:
        try:
            check()
        except OutOfTime as no:
            self._patience = LESS_PATIENCE
            return no.reason
        except EngineFailed as no:
            return no.reason
        return None

    def _close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _start(self) -> Conversation:
        """The program, ready for a new game."""
        if self._program is None:
            self._program = Conversation(self._command)
            self._program.handshake(PATIENCE)
        self._program.send("uginewgame")
        self._program.ready(PATIENCE)
        return self._program

    def _move(self, program: Conversation, state: State[Any], go: str, patience: float | None = None) -> Any:
        program.send(go)
        seconds = self._patience if patience is None else patience
        try:
            text = program.best_move(time.monotonic() + seconds, Info())
        except OutOfTime:
            raise OutOfTime(f"did not say bestmove within {seconds:.3g} seconds after {go!r}") from None
        return legal(self._game, state, text)

    def _which_game(self) -> Game[Any, Any]:
        """By its `id game`, else by its first move."""
        try:
            program = self._start()
            named = [game for game in self._games if game.info.slug == program.game]
            if named:
                return named[0]
            program.send("position startpos")
            program.send("go movetime 50")
            text = program.best_move(time.monotonic() + LESS_PATIENCE, Info())
        except EngineFailed:
            raise UnknownGame from None
        fitting = [game for game in self._games if _is_legal(game, text)]
        if len(fitting) != 1:
            raise UnknownGame
        return fitting[0]

    # The checks.

    def handshake(self) -> None:
        self._close()
        self._program = Conversation(self._command)
        self._program.handshake(PATIENCE)

    def ready(self) -> None:
        self._start()

    def _from_start(self, go: str, patience: float | None = None) -> None:
        program = self._start()
        program.send("position startpos")
        program.ready(PATIENCE)
        self._move(program, self._game.initial(), go, patience)

    def movetime(self) -> None:
        self._from_start(f"go movetime {round(SHORT * 1000)}", SHORT + LATE)

    def depth(self) -> None:
        self._from_start("go depth 1")

    def nodes(self) -> None:
        self._from_start("go nodes 50")

    def clock(self) -> None:
        self._from_start("go p1time 3000 p2time 3000 p1inc 0 p2inc 0", 3.0)

    def positions(self) -> None:
        program = self._start()
        for seed in range(6):
            texts, state = self._walk(seed)
            start = self._game.notation.format_state(self._game.initial())
            program.send(f"position fen {start} moves {' '.join(texts)}")
            self._move(program, state, f"go movetime {round(SHORT * 1000)}")
            alone = self._game.notation.parse_state(self._game.notation.format_state(state))
            program.send(f"position fen {self._game.notation.format_state(alone)}")
            self._move(program, alone, f"go movetime {round(SHORT * 1000)}")

    def _walk(self, seed: int) -> tuple[list[str], State[Any]]:
        """Some moves of a random game that goes on."""
        dice, state = random.Random(seed), self._game.initial()
        texts: list[str] = []
        for _ in range(3 * seed + 1):
            move = dice.choice(state.legal_moves())
            if state.after(move).outcome() is not None:
                break
            texts.append(self._game.notation.format_move(state, move))
            state = state.after(move)
        return texts, state

    def infinite(self) -> None:
        program = self._start()
        program.send("position startpos")
        program.send("go infinite")
        try:
            early = program.best_move(time.monotonic() + 0.5, Info())
        except OutOfTime:
            pass
        else:
            raise EngineFailed(f"answered {early[:40]!r} before it was stopped")
        self._move(program, self._game.initial(), "stop", LATE)

    def thinking(self) -> None:
        program = self._start()
        program.send("position startpos")
        program.send("go infinite")
        if any(line.startswith("bestmove") for line in program.ready(LATE)):
            raise EngineFailed("said bestmove before it was stopped")
        self._move(program, self._game.initial(), "stop", LATE)

    def early_stop(self) -> None:
        program = self._start()
        program.send("stop")
        program.ready(PATIENCE)
        program.send("position startpos")
        self._move(program, self._game.initial(), "go depth 1")

    def unknown(self) -> None:
        program = self._start()
        for line in ("", "abracadabra", "setoption name No Such Option value 1", "debug on"):
            program.send(line)
        program.ready(PATIENCE)
        program.send("position startpos")
        self._move(program, self._game.initial(), "go abracadabra depth 1")

    def bad_position(self) -> None:
        program = self._start()
        texts, state = self._walk(1)
        program.send(f"position startpos moves {' '.join(texts)}")
        for line in ("position fen no/such/position", "position startpos moves nonsense", "position", "position chess"):
            program.send(line)
            self._move(program, state, "go depth 1")

    def query(self) -> None:
        program = self._start()
        self._ask(program, "position startpos", {"p1turn": "true", "gameover": "false", "result": "none"})
        for seed in range(4):
            texts, state = self._walk(seed)
            turn = "true" if state.to_move is Side.FIRST else "false"
            self._ask(program, f"position startpos moves {' '.join(texts)}", {"p1turn": turn, "gameover": "false"})
        end, over = self._finished()
        result = "draw" if over is None else f"p{over + 1}win"
        self._ask(program, f"position startpos moves {' '.join(end)}", {"gameover": "true", "result": result})

    def _finished(self) -> tuple[list[str], Side | None]:
        dice, state = random.Random(1), self._game.initial()
        texts: list[str] = []
        while (over := state.outcome()) is None:
            move = dice.choice(state.legal_moves())
            texts.append(self._game.notation.format_move(state, move))
            state = state.after(move)
        return texts, over.winner

    def _ask(self, program: Conversation, position: str, answers: dict[str, str]) -> None:
        program.send(position)
        for question, wanted in answers.items():
            program.send(f"query {question}")
            deadline = time.monotonic() + self._patience
            try:
                while not (line := program.receive(deadline)).startswith("response"):
                    pass
            except OutOfTime:
                raise OutOfTime(f"did not answer query {question} by a line 'response …'") from None
            if line.split()[1:] != [wanted]:
                raise EngineFailed(f"answered query {question} by {line[:60]!r}, not by 'response {wanted}'")

    def game(self) -> None:
        program = self._start()
        dice, state = random.Random(2), self._game.initial()
        texts: list[str] = []
        while len(texts) < PLIES and (moves := state.legal_moves()):
            move = dice.choice(moves)
            if len(texts) % 2 == 0:
                program.send("position startpos" + (f" moves {' '.join(texts)}" if texts else ""))
                move = self._move(program, state, "go movetime 20")
            texts.append(self._game.notation.format_move(state, move))
            state = state.after(move)

    def quit(self) -> None:
        code = self._start().quit(LATE)
        if code is None:
            raise EngineFailed("still runs after quit")
        if code != 0:
            raise EngineFailed(f"ended with exit code {code} after quit")


def _is_legal(game: Game[Any, Any], text: str) -> bool:
    try:
        legal(game, game.initial(), text)
    except EngineFailed:
        return False
    return True
