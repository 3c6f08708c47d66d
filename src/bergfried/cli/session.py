"""A game at the terminal: shows the position, lets the computer play its sides, and does what a person types."""

import datetime
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from bergfried.cli import seats as seating
from bergfried.cli.call import Call
from bergfried.cli.refusing import marked
from bergfried.cli.screen import Screen
from bergfried.cli.seats import Seats
from bergfried.cli.telling import result_lines
from bergfried.cli.words import say
from bergfried.core import BadNotation, IllegalMove, Side
from bergfried.engines import EngineFailed, Limits, Player
from bergfried.engines.outside import OutsidePlayer
from bergfried.engines.player import NO_LIMITS
from bergfried.engines.players import has_own_limits
from bergfried.engines.searchers import usual_searcher
from bergfried.match import BadRecord, Table, load_records, save_records
from bergfried.match.manners import play_again, steps_back, takes_draw
from bergfried.match.table import NotNow
from bergfried.match.typed import as_meant

HINT = Limits(depth=3, seconds=2.0)
USUAL = Limits(seconds=1.0)  # for players that set themselves no limit


class Session:
    def __init__(self, call: Call, seats: Seats, screen: Screen) -> None:
        self._call = call
        self._seats = seats
        self._people = frozenset(side for side in Side if seats[side] is None)
        self._screen = screen
        today = datetime.date.today().strftime("%Y.%m.%d")
        self._table = Table(call.game, call.state, {"Date": today} | seating.tags(seats))
        self._stale = True  # the position has changed since it was last drawn
        # The help text lists these in this order.
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._moves_or_reason,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "resign": self._resign,
            "draw": self._draw,
            "save": self._save,
            "load": self._load,
            "board": self._board,
            "help": self._help,
        }

    def run(self) -> None:
        """Until a person leaves, or to the end of the game if none takes part."""
        while True:
            if self._stale:
                self._show()
            player = None if self._table.result else self._seats[self._table.state.to_move]
            if player is not None:
                self._let_play(player)
            elif self._table.result and None not in self._seats.values():
                return
            else:
                line = self._ask(self._prompt())
                if line is None or line == "quit":
                    self._say("goodbye")
                    return
                self._obey(line)

    def _obey(self, line: str) -> None:
        """One line of a person. Whatever is refused is answered, and nothing has changed."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):  # `?A1-A2` is as good as `? A1-A2`
            word, rest = "?", line[1:]
        try:
            if word in self._commands:
                self._commands[word](rest.strip())
            elif line:
                self._move(line)
        except BadNotation as no:
            self._screen.say(f"{self._words(no)}\n{marked(line, no.place)}", "red")
            self._say("try-help")
        except IllegalMove as no:
            self._screen.say(f"{no.clause}: {self._words(no)}", "red")
        except NotNow as no:
            self._screen.say(no.sentence(self._call.language), "red")

    # What a person can type.

    def _move(self, text: str) -> None:
        moves = self._table.state.legal_moves()
        if text.isascii() and text.isdigit():
            if not 1 <= int(text[:9]) <= len(moves):
                self._say("no-such-number", number=text[:9], moves=len(moves))
                return
            text = self._call.game.notation.format_move(self._table.state, moves[int(text) - 1])
        self._table.play(as_meant(self._call.game, self._table.state, text))
        self._stale = True

    def _moves_or_reason(self, text: str) -> None:
        state, game = self._table.state, self._call.game
        if text:
            try:
                answer = game.explain(state, as_meant(game, state, text))
            except BadNotation as no:
                self._screen.say(f"{self._words(no)}\n{marked(text, no.place)}", "red")
                return
            words = game.say(answer.reason, self._call.language)
            self._screen.say(f"{answer.clause}: {words}" if answer.clause else words)
            return
        moves = [game.notation.format_move(state, move) for move in state.legal_moves()]
        width = len(str(len(moves)))
        numbered = [Text(f"{number:{width}} {move}") for number, move in enumerate(moves, start=1)]
        self._screen.console.print(Columns(numbered, padding=(0, 3), column_first=True))

    def _undo(self, _: str) -> None:
        steps = steps_back(self._table, self._people)
        if self._table.can_undo and not steps:
            self._say("nothing-of-yours")
        else:
            for _step in range(max(steps, 1)):  # where there is nothing at all, the table says so
                self._table.undo()
        self._stale = True

    def _redo(self, _: str) -> None:
        play_again(self._table, self._people)
        self._stale = True

    def _hint(self, _: str) -> None:
        state = self._table.state
        if self._table.result:
            self._say("hint-over")
            return
        thought = usual_searcher(self._call.game).choose(state, HINT)
        self._say("hint", move=self._call.game.notation.format_move(state, thought.move))

    def _resign(self, _: str) -> None:
        self._table.resign(self._table.state.to_move)
        self._stale = True

    def _draw(self, _: str) -> None:
        if self._table.result is None and not self._other_accepts_draw():
            self._say("draw-declined")
            return
        self._table.agree_draw()
        self._stale = True

    def _other_accepts_draw(self) -> bool:
        other = self._table.state.to_move.other
        if other in self._people:
            answer = self._ask(say(self._call.language, "draw-question", side=self._call.side_name(other)) + " ")
            return (answer or "").lower() in say(self._call.language, "yes-words").split()
        return takes_draw(self._table, other)

    def _save(self, name: str) -> None:
        if not name:
            self._say("save-where")
            return
        try:
            save_records(Path(name), [self._table.record()])
        except (OSError, ValueError) as no:
            self._say("cannot-write", file=name, why=_reason(no))
        else:
            self._say("saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self._say("load-where")
            return
        try:
            records = load_records(Path(name))
        except BadRecord as no:
            self._screen.say(f"{name}: {no.sentence(self._call.language)}", "red")
            return
        except (OSError, ValueError) as no:
            self._say("cannot-read", file=name, why=_reason(no))
            return
        if records[0].tags["Game"] != self._call.game.info.slug:
            self._say("other-game", file=name, slug=records[0].tags["Game"])
            return
        self._table = Table.from_record(records[0])
        self._stale = True
        self._say("loaded", file=name, games=len(records))

    def _board(self, _: str) -> None:
        self._stale = True

    def _help(self, _: str) -> None:
        self._say("help")

    # What the terminal shows.

    def _show(self) -> None:
        self._stale = False
        screen, state = self._screen, self._table.state
        screen.say()
        screen.draw(self._call.game, state, self._call.language, self._last_cells())
        if self._table.moves:
            self._say("last-move", number=str(len(self._table.moves)), move=self._table.moves[-1])
        if self._table.result:
            screen.say("\n".join(result_lines(self._call, self._table.result)), "bold")

    def _last_cells(self) -> tuple[str, ...]:
        """The cells that the last move touched, so that they can be lit."""
        if not self._table.moves:
            return ()
        before = self._table.previous
        move = self._call.game.notation.parse_move(before, self._table.moves[-1])
        path = self._call.game.view.clicks(before, move)[0]
        on = {piece.id: piece.at for piece in self._call.game.view.scene(before).pieces}
        cells = {cell.id for cell in self._call.game.view.scene(self._table.state).board.cells}
        touched = (cell for click in path for cell in (on.get(click.id, ()) if click.kind == "piece" else (click.id,)))
        marked_cells = (cell for click in path for mark in click.preview for cell in mark.cells)
        return tuple(dict.fromkeys(cell for cell in (*touched, *marked_cells) if cell in cells))

    def _let_play(self, player: Player) -> None:
        state = self._table.state
        thinking = say(self._call.language, "thinks", side=self._call.side_name(state.to_move), player=player.name)
        console = self._screen.console
        with console.status(thinking) if console.is_terminal else nullcontext():
            try:
                if isinstance(player, OutsidePlayer):
                    player.follow(self._table.start, self._table.moves)
                thought = player.choose(state, NO_LIMITS if has_own_limits(player.name) else USUAL)
            except EngineFailed as no:
                self._table.forfeit(state.to_move, no.reason)
                self._stale = True
                return
        self._table.play(self._call.game.notation.format_move(state, thought.move))
        self._stale = True

    def _prompt(self) -> str:
        if self._table.result:
            return "> "
        return f"{self._call.side_name(self._table.state.to_move)}> "

    def _ask(self, prompt: str) -> str | None:
        """A line, or None at the end of the input; what comes through a pipe is shown as if it had been typed."""
        console = self._screen.console
        console.print(Text(prompt), end="", soft_wrap=True)
        console.file.flush()
        try:
            line = input().strip()
        except EOFError:
            self._screen.say()
            return None
        if not console.is_terminal:
            self._screen.say(line)
        return line

    def _words(self, no: BadNotation | IllegalMove) -> str:
        return self._call.game.say(no.reason, self._call.language)

    def _say(self, id: str, /, **params: str | int) -> None:
        self._screen.say(say(self._call.language, id, **params))


def _reason(no: Exception) -> str:
    return str(getattr(no, "strerror", None) or no)
