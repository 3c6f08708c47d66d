"""A game in progress. The list of moves is the truth; positions are derived from it through the rules."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Self

from bergfried.core import Game, Message, Side, State, message
from bergfried.match import replay
from bergfried.match.record import Line, Node, Record
from bergfried.match.refusal import WORDS
from bergfried.match.result import AGREEMENT, RESIGNATION, TIME, UNFINISHED, UNTERMINATED, WINNERS, Result, by_rule


class NotNow(ValueError):
    """Something that a player may do, but not at this moment of the game."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def sentence(self, language: str = "en") -> str:
        return WORDS.say(self.reason, language)

    def __str__(self) -> str:
        return self.sentence()


class Table:
    """Whatever is refused here (BadNotation, IllegalMove, NotNow) leaves everything as it was."""

    def __init__(
        self, game: Game[Any, Any], start: State[Any] | None = None, tags: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.tags = dict(tags or {})  # Event, First, Second, …; what the game itself says is added by `record`
        self._comment = ""
        self._states = [game.initial() if start is None else start]
        self._nodes: list[Node] = []  # those beyond `_played` were taken back and can be played again
        self._played = 0
        self._ended: Result | None = None  # by the players, not by the rules

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The table as the record left it, with its comments and variations. BadRecord if the rules object."""
        record = replay.checked(record)
        positions = replay.states(record)
        table = cls(replay.game_of(record.tags), positions[0], record.tags)
        table._states = list(positions)
        table._nodes = list(record.line.nodes)
        table._played = len(table._nodes)
        table._comment = record.line.comment
        if record.result != UNFINISHED and table.state.outcome() is None:
            table._ended = Result(WINNERS[record.result], record.tags["Termination"])
        return table

    @property
    def state(self) -> State[Any]:
        return self._states[self._played]

    @property
    def previous(self) -> State[Any]:
        """The position before the last move; the start if there was none."""
        return self._states[max(self._played - 1, 0)]

    @property
    def start(self) -> State[Any]:
        return self._states[0]

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(node.move for node in self._nodes[: self._played])

    @property
    def line(self) -> Line:
        """What was played so far, with its comments and variations."""
        return Line(tuple(self._nodes[: self._played]), self._comment)

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return self._played

    @property
    def last_move(self) -> str | None:
        return self._nodes[self._played - 1].move if self._played else None

    @property
    def taken_back(self) -> tuple[str, ...]:
        """Moves that can be played again, the next one first."""
        return tuple(node.move for node in self._nodes[self._played :])

    @property
    def states(self) -> tuple[State[Any], ...]:
        """The positions of what was played, from the start to the present."""
        return tuple(self._states[: self._played + 1])

    def at(self, ply: int) -> State[Any]:
        """The position after so many of the moves that were played."""
        return self._states[ply]

    @property
    def cut_short(self) -> bool:
        """Ended for a reason outside the rules: a resignation, an agreement, …"""
        return self._ended is not None

    @property
    def can_undo(self) -> bool:
        return self._played > 0 or self.cut_short

    @property
    def can_redo(self) -> bool:
        return self._played < len(self._nodes) and not self.cut_short

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        over = self.state.outcome()
        return self._ended if over is None else by_rule(over)

    def play(self, text: str) -> str:
        """The move in the game's own notation; BadNotation, IllegalMove, or NotNow after a resignation or agreement."""
        if self._ended is not None:
            raise NotNow(message("already-over"))
        notation = self.game.notation
        move = notation.parse_move(self.state, text)
        after = self.state.play(move)
        written = notation.format_move(self.state, move)
        # From here on nothing can fail. The same move as the one taken back is a redo; another one starts afresh.
        if not (self.can_redo and self._nodes[self._played].move == written):
            del self._nodes[self._played :], self._states[self._played + 1 :]
            self._nodes.append(Node(written))
            self._states.append(after)
        self._played += 1
        return written

    def comment(self, text: str) -> None:
        """On the last move; before the first, on the game."""
        if self._played:
            self._nodes[self._played - 1] = replace(self._nodes[self._played - 1], comment=text)
        else:
            self._comment = text

    def undo(self) -> None:
        """Takes back a resignation or agreement, else the last move."""
        if not self.can_undo:
            raise NotNow(message("nothing-to-undo"))
        if self._ended is not None:
            self._ended = None
        else:
            self._played -= 1

    def redo(self) -> None:
        if not self.can_redo:
            raise NotNow(message("nothing-to-redo"))
        self._played += 1

    def resign(self, side: Side) -> None:
        self.end(Result(side.other, RESIGNATION))

    def agree_draw(self) -> None:
        self.end(Result(None, AGREEMENT))

    def forfeit(self, side: Side, reason: str) -> None:
        """The side loses for a reason outside the rules of the game: too late, no move, gone."""
        self.end(Result(side.other, reason))

    def call_draw(self, reason: str) -> None:
        """Whoever runs the game ends it without a winner."""
        self.end(Result(None, reason))

    def lose_on_time(self, side: Side) -> None:
        self.end(Result(side.other, TIME))

    def end(self, result: Result) -> None:
        """Ends the game for a reason outside the rules."""
        if self.result is not None:
            raise NotNow(message("already-over"))
        self._ended = result

    def record(self) -> Record:
        """What was played so far; moves that were taken back are not part of it."""
        result = self.result
        facts = {
            "Game": self.game.info.slug,
            "RulesVersion": str(self.game.info.version),
            "Options": " ".join(f"{name}={value}" for name, value in self.start.options.items()),
            "Start": self.game.notation.format_state(self.start),
            "Result": UNFINISHED if result is None else result.token,
            "Termination": UNTERMINATED if result is None else result.termination,
        }
        return replay.checked(Record(self.tags | facts, self.line))
