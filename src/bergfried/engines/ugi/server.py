"""Our side of the engine protocol: any player of any game behind lines of text.

One thread reads, another thinks, so that `stop` and `isready` are answered at once.
"""

import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bergfried.core import BadNotation, BadOption, Game, IllegalMove, State
from bergfried.engines.player import GameIsOver, Limits, Player, Thought
from bergfried.engines.ugi.words import BadWords, Go, format_info, move_texts, parse_go

LONGEST_LINE = 200_000  # characters; a game of ten thousand moves is shorter
MOST_MOVES = 10_000

# Makes a player for the current settings (Seed, Hash, Threads); a fresh one for each game.
MakePlayer = Callable[[Mapping[str, int]], Player]
RANGES = {"Seed": (0, 2**32 - 1, 0), "Hash": (1, 65_536, 128), "Threads": (1, 256, 1)}  # least, most, default


class Engine:
    """`start` gives the rules and the position with which it begins, until it is told others."""

    def __init__(
        self,
        game: Game[Any, Any],
        make: MakePlayer,
        say: Callable[[str], None],
        name: str,
        start: State[Any] | None = None,
    ) -> None:
        self._game = game
        self._make = make
        self._say_line = say
        self._name = name
        self._settings = {name: default for name, (_, _, default) in RANGES.items()}
        self._state: State[Any] = game.initial() if start is None else start
        self._options = self._usual = dict(self._state.options)
        self._player: Player | None = None
        self._thinking: threading.Thread | None = None
        self._warm = False
        self._busy = False  # a `go` has not been answered yet; the thread may live a little longer than that
        self._stop = threading.Event()
        self._voice = threading.Lock()
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "ugi": self._introduce,
            "isready": self._ready,
            "setoption": self._set_option,
            "uginewgame": self._new_game,
            "position": self._position,
            "go": self._go,
            "stop": self._end_thinking,
            "query": self._query,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Until `quit` or the end of the input; a search that still runs is stopped, and its move is said."""
        try:
            for line in lines:
                words = line[:LONGEST_LINE].split()
                while words and words[0] not in self._commands and words[0] != "quit":
                    words = words[1:]  # as UCI asks: what is unknown is passed over
                if words[:1] == ["quit"]:
                    break
                if words:
                    self._obey(words, cut=len(line) > LONGEST_LINE)
        finally:
            self._end_thinking([])

    def _obey(self, words: list[str], cut: bool) -> None:
        try:
            if cut:
                raise BadWords(f"a line of more than {LONGEST_LINE} characters is not read")
            self._commands[words[0]](words[1:])
        except (BadWords, BadOption, BadNotation, IllegalMove) as no:
            self._complain(no)

    def _complain(self, no: Exception) -> None:
        reason = getattr(no, "reason", None)
        text = str(no) if reason is None else self._game.say(reason)
        if isinstance(no, IllegalMove):
            text = f"{no.clause}: {text}"
        self._say(f"info string error: {' '.join(text.split())}")

    def _say(self, line: str) -> None:
        with self._voice:
            self._say_line(line)

    # What it is told.

    def _introduce(self, _: list[str]) -> None:
        self._say(f"id name {self._name}")
        self._say(f"id game {self._game.info.slug}")
        self._say("id author The Bergfried authors")
        for name, (least, most, default) in RANGES.items():
            self._say(f"option name {name} type spin default {default} min {least} max {most}")
        for option in self._game.options:
            usual = self._usual[option.name]
            if option.numbers:
                self._say(f"option name {option.name} type string default {usual}")
            else:
                values = " ".join(f"var {value}" for value in option.values)
                self._say(f"option name {option.name} type combo default {usual} {values}")
        self._say("ugiok")

    def _ready(self, _: list[str]) -> None:
        if not self._warm and not self._busy:
            self._warm_up()
        self._say("readyok")

    def _warm_up(self) -> None:
        """What is loaded and allocated with the first move is paid here, where no clock runs."""
        self._warm = True
        try:
            self._make(self._settings).choose(self._game.initial(), Limits(depth=1))
        except Exception as no:  # `go` will meet it again, and has a move to answer with
            self._complain(no)

    def _set_option(self, words: list[str]) -> None:
        name, _, value = " ".join(words).removeprefix("name ").partition(" value ")
        self._refuse_while_thinking("setoption")
        settings = {known.lower(): known for known in RANGES}
        rules = {option.name.lower(): option.name for option in self._game.options}
        if name.lower() in settings:
            self._settings[settings[name.lower()]] = self._number_within(settings[name.lower()], value)
            self._player = None
        elif name.lower() in rules:
            options = self._options | {rules[name.lower()]: value}
            self._state = self._game.initial(**options)  # other rules, another game
            self._options = options
            self._player = None
        else:
            known = ", ".join([*RANGES, *rules.values()])
            raise BadWords(f"there is no option {name[:40]!r}; there are: {known}")

    @staticmethod
    def _number_within(name: str, value: str) -> int:
        least, most, _ = RANGES[name]
        if not (value.isascii() and value.isdigit()) or len(value) > 12 or not least <= int(value) <= most:
            raise BadWords(f"{name} is a whole number from {least} to {most}, not {value[:40]!r}")
        return int(value)

    def _new_game(self, _: list[str]) -> None:
        self._refuse_while_thinking("uginewgame")
        self._player = None
        self._state = self._game.initial(**self._options)

    def _position(self, words: list[str]) -> None:
        """Nothing changes unless all of it is right."""
        kind, *rest = words or [""]
        split = rest.index("moves") if "moves" in rest else len(rest)
        text, moves = " ".join(rest[:split]), rest[split + 1 :]
        if kind not in ("startpos", "fen"):
            raise BadWords("a position is startpos, or fen and a position, then perhaps moves")
        if len(moves) > MOST_MOVES:
            raise BadWords(f"a game has at most {MOST_MOVES} moves")
        notation = self._game.notation
        state: State[Any] = (
            self._game.initial(**self._options) if kind == "startpos" else notation.parse_state(text, **self._options)
        )
        for move in moves:
            state = state.play(notation.parse_move(state, move))
        self._state = state

    def _query(self, words: list[str]) -> None:
        over = self._state.outcome()
        answers = {
            "p1turn": str(self._state.to_move == 0).lower(),
            "gameover": str(over is not None).lower(),
            "result": "none" if over is None else "draw" if over.winner is None else f"p{over.winner + 1}win",
        }
        if not words or words[0] not in answers:
            raise BadWords(f"a query is one of: {', '.join(answers)}")
        self._say(f"response {answers[words[0]]}")

    # Thinking.

    def _refuse_while_thinking(self, word: str) -> None:
        if self._busy:
            raise BadWords(f"{word} has to wait until the search has ended")

    def _go(self, words: list[str]) -> None:
        self._refuse_while_thinking("another go")
        go = parse_go(words, self._state.to_move)
        if self._player is None:
            self._player = self._make(self._settings)
        self._stop.clear()
        self._busy = True
        self._thinking = threading.Thread(target=self._think, args=(self._player, self._state, go), daemon=True)
        self._thinking.start()

    def _end_thinking(self, _: list[str]) -> None:
        self._stop.set()
        if self._thinking is not None:
            self._thinking.join()

    def _think(self, player: Player, state: State[Any], go: Go) -> None:
        notation = self._game.notation
        best = "(none)"

        told: list[Thought] = []

        def report(thought: Thought) -> None:
            told.append(thought)
            self._say(format_info(thought, lambda line: move_texts(notation.format_move, state, line)))

        try:
            thought = player.choose(state, go.limits, report, self._stop.is_set)
            best = notation.format_move(state, thought.move)
            if not told or told[-1].lines[0] != thought.lines[0]:
                report(thought)
        except GameIsOver:
            self._say("info string error: the game is over")
        except Exception as no:  # the other side waits for an answer, whatever went wrong here
            self._say(f"info string error: {type(no).__name__}: {' '.join(str(no).split())[:200]}")
            if moves := state.legal_moves():
                best = notation.format_move(state, moves[0])
        if go.infinite:
            self._stop.wait()
        with self._voice:
            self._busy = False  # before the answer, which the next `go` may follow at once
            self._say_line(f"bestmove {best}")
