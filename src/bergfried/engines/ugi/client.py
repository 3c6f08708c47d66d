"""An outside program as a player, by the engine protocol."""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bergfried.core import Game, State
from bergfried.engines.answers import legal
from bergfried.engines.player import NO_LIMITS, GameIsOver, Limits, Line, Progress, Stop, Thought, never
from bergfried.engines.process import Child, EngineFailed, OutOfTime
from bergfried.engines.scores import verdict
from bergfried.engines.ugi.words import Info, format_go

PATIENCE_TO_START = 30.0  # seconds for `ugiok`, and for each `readyok`
PATIENCE = 60.0  # for a move if nobody limits the time
PATIENCE_TO_STOP = 2.0
OFTEN = 0.05  # seconds between two questions whether to stop


class Conversation:
    """One run of a program: what is said to it and what it answers."""

    def __init__(self, command: Sequence[str], stop: Stop = never) -> None:
        self._child = Child(command)
        self.stop = stop  # asked while it waits for a greeting
        self.options: dict[str, str] = {}  # as it names them, by the name in lower case
        self.identity = ""
        self.game = ""  # the name of its game, if it says so

    def handshake(self, patience: float = PATIENCE_TO_START) -> None:
        self._child.send("ugi")
        deadline = time.monotonic() + patience
        for line in self._until("ugiok", deadline):
            words = line.split()
            if words[:2] == ["id", "name"]:
                self.identity = " ".join(words[2:])
            elif words[:2] == ["id", "game"]:
                self.game = " ".join(words[2:])
            elif words[:2] == ["option", "name"]:
                name = " ".join(words[2:]).partition(" type ")[0]
                self.options[name.lower()] = name

    def set_option(self, name: str, value: str) -> bool:
        """False if the program offers no such option."""
        known = self.options.get(name.lower())
        if known is None:
            return False
        self._child.send(f"setoption name {known} value {value}")
        return True

    def ready(self, patience: float = PATIENCE_TO_START) -> list[str]:
        """What it said before `readyok`."""
        self._child.send("isready")
        return list(self._until("readyok", time.monotonic() + patience))

    def _until(self, word: str, deadline: float) -> Iterator[str]:
        """The lines before that word."""
        line = None
        while True:
            try:
                line = self._child.receive(min(deadline, time.monotonic() + OFTEN)).strip()
            except OutOfTime:
                if self.stop() or time.monotonic() >= deadline:
                    instead = (
                        "it said nothing; does it flush its output?" if line is None else f"last came {line[:40]!r}"
                    )
                    raise OutOfTime(f"did not say {word} in time ({instead})") from None
                continue
            if line == word:
                return
            yield line

    def send(self, line: str) -> None:
        self._child.send(line)

    def receive(self, deadline: float) -> str:
        return self._child.receive(deadline).strip()

    def best_move(self, deadline: float, info: Info, stop: Stop = never) -> str:
        """What follows `bestmove`; when `stop` says so, the program is asked to stop."""
        asked = False
        while True:
            try:
                words = self._child.receive(min(deadline, time.monotonic() + OFTEN)).split()
            except OutOfTime:
                if time.monotonic() >= deadline:
                    raise OutOfTime("did not answer in time") from None
                if not asked and stop():
                    asked = True
                    deadline = min(deadline, time.monotonic() + PATIENCE_TO_STOP)
                    self._child.send("stop")
                continue
            if words[:1] == ["bestmove"]:
                return words[1] if len(words) > 1 else ""
            if words[:1] == ["info"]:
                info.hear(words)

    def complaint(self) -> list[str]:
        return self._child.complaint()

    def quit(self, patience: float) -> int | None:
        """Its exit code, None if it stays."""
        self._child.send("quit")
        return self._child.exit_code(patience)

    def close(self) -> None:
        try:
            self._child.send("quit")
        except EngineFailed:
            pass
        finally:
            self._child.close()


class UgiPlayer:
    """Starts the program when it is first needed, and again after a failure."""

    def __init__(self, name: str, command: Sequence[str], game: Game[Any, Any], seed: int | None = None) -> None:
        self.name = name
        self.tolerance = 0.0  # seconds beyond the limit before it counts as too late
        self.patience = PATIENCE
        self.settings: dict[str, str] = {} if seed is None else {"Seed": str(seed)}  # set if it offers them
        self._command = list(command)
        self._game = game
        self._conversation: Conversation | None = None
        self._story: tuple[State[Any], tuple[str, ...]] | None = None
        self._prepared: Mapping[str, str] | None = None  # the rule options of the game that it was told about

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.settings["Seed"] = str(seed)
        self._prepared = None

    def follow(self, start: State[Any], moves: Sequence[str]) -> None:
        self._story = start, tuple(moves)

    def close(self) -> None:
        conversation, self._conversation, self._prepared = self._conversation, None, None
        if conversation is not None:
            conversation.close()

    def choose(
        self,
        state: State[Any],
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        stop: Stop = never,
    ) -> Thought:
        if not state.legal_moves():
            raise GameIsOver
        try:
            return self._choose(state, limits, stop)
        except EngineFailed:
            self.close()
            raise

    def _choose(self, state: State[Any], limits: Limits, stop: Stop) -> Thought:
        start, moves = self._story or (state, ())
        self._story = None
        conversation = self._prepare(start, stop)
        position = f"position fen {self._game.notation.format_state(start)}"
        conversation.send(position + (" moves " + " ".join(moves) if moves else ""))
        began = time.monotonic()
        conversation.send(format_go(limits))
        seconds = self.patience if limits.seconds is None else limits.seconds
        info = Info()
        text = conversation.best_move(began + seconds + self.tolerance, info, stop)
        move = legal(self._game, state, text)
        line = Line((move,), info.score, verdict(info.score, complete=False))
        return Thought((line,), info.depth, info.nodes, time.monotonic() - began)

    def _prepare(self, start: State[Any], stop: Stop) -> Conversation:
        """The program, started, with the game's options; told when a new game begins."""
        if self._conversation is None:
            self._conversation = Conversation(self._command, stop)
            self._conversation.handshake()
            self._prepared = None
        self._conversation.stop = stop
        if self._prepared != start.options:
            defaults = {option.name: option.default for option in self._game.options}
            for name, value in self.settings.items():
                self._conversation.set_option(name, value)
            for name, value in start.options.items():
                if not self._conversation.set_option(name, value) and value != defaults[name]:
                    raise EngineFailed(f"does not know the rule option {name}={value}")
            self._conversation.send("uginewgame")
            self._conversation.ready()
            self._prepared = start.options
        return self._conversation
