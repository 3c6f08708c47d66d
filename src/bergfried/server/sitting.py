"""A game between two seats: the referee's table, the clock, the offers. It does nothing but decide.

Whatever is asked for gives the change to store, or raises Refusal and has changed nothing.
"""

import time
from dataclasses import replace
from typing import Any

from bergfried import catalog
from bergfried.core import BadNotation, Click, IllegalMove, Side, State, message
from bergfried.match import Table
from bergfried.match.manners import play_again, steps_back, takes_draw
from bergfried.match.table import NotNow
from bergfried.match.typed import as_meant
from bergfried.server import wire
from bergfried.server.clocks import Clock
from bergfried.server.refusals import objection, refusal, words
from bergfried.server.rights import Rights, demand
from bergfried.server.summaries import clock_of, result_of, seats_of
from bergfried.store import Change, Standing, StoredGame, StoredMove


def now() -> int:
    return time.time_ns() // 1_000_000


def rebuilt(stored: StoredGame) -> Table:
    """The table as the moves left it, played anew by the rules."""
    game = catalog.load(stored.game)
    table = Table(game, game.notation.parse_state(stored.start, **stored.options), stored.tags)
    table.comment(stored.comment)
    for move in stored.moves:
        table.play(move.text)
        table.comment(move.comment)
    for _ in range(len(stored.moves) - stored.standing.played):
        table.undo()
    result = result_of(stored)
    if result is not None and table.result is None:
        table.end(result)
    return table


class Sitting:
    def __init__(self, stored: StoredGame) -> None:
        self.table = rebuilt(stored)
        self.game = self.table.game
        self.opened = replace(stored, moves=())  # the moves are at the table, and what changes is in `standing`
        self.standing = stored.standing  # as the database has it
        self.seats = seats_of(stored)
        self.humans = frozenset(side for side in Side if isinstance(self.seats[side], wire.HumanSeat))
        self.position_seq = stored.standing.seq  # of the last thing that changed the position
        choice = clock_of(stored)
        self.clock = None if choice is None else Clock(choice, stored.standing.remaining)

    @property
    def stored(self) -> StoredGame:
        """As the database has it, without the moves."""
        return replace(self.opened, standing=self.standing)

    @property
    def seq(self) -> int:
        return self.standing.seq

    @property
    def state(self) -> State[Any]:
        return self.table.state

    @property
    def over(self) -> bool:
        return self.table.result is not None

    @property
    def computer_to_move(self) -> wire.ComputerSeat | None:
        seat = self.seats[self.state.to_move]
        return seat if isinstance(seat, wire.ComputerSeat) and not self.over else None

    @property
    def rematch_swaps(self) -> bool:
        """Whether the same people would change sides in their next game: who begins is the game's custom."""
        result = self.table.result
        if self.game.info.next_begins == "loser" and result is not None and result.winner is not None:
            return result.winner is self.table.start.to_move
        return True

    @property
    def plies_to_undo(self) -> int:
        """Steps back to the last decision of a person; 0 if there was none."""
        if self.table.cut_short:
            return 1  # a resignation or agreement is such a decision, whoever is to move
        return steps_back(self.table, self.humans)

    @property
    def out_of_time(self) -> Side | None:
        """Whose flag has fallen while the game went on."""
        if self.clock is None or self.over:
            return None
        running = self.clock.running
        return running if running is not None and self.clock.left(running) <= 0 else None

    def rights(self, holds: frozenset[Side]) -> Rights:
        return Rights(self, holds)

    def check_seq(self, seq: int) -> None:
        """Commands name the position that they mean."""
        if seq > self.seq:
            raise refusal("ahead", number=seq)
        if seq < self.position_seq:
            raise refusal("stale")

    def obey(self, command: wire.Command, holds: frozenset[Side]) -> Change:
        rights = self.rights(holds)
        match command:
            case wire.Play():
                self._check_ply(command.ply)
                demand(rights.play())
                return self.move(as_meant(self.game, self.state, command.move))
            case wire.Undo():
                demand(rights.undo())
                return self._undo()
            case wire.Redo():
                demand(rights.go_back())
                return self._redo()
            case wire.Resign():
                side = rights.seat(command.seat)
                demand(rights.take_part())
                self.table.resign(side)
                return self._change(new_position=True)
            case wire.OfferDraw():
                side = rights.seat(command.seat)
                demand(rights.offer_draw())
                return self._offer_draw(side)
            case wire.AnswerDraw():
                demand(rights.answer_draw())
                if command.accept:
                    self.table.agree_draw()
                return self._change(new_position=command.accept)
        raise AssertionError(f"not a command that changes a game: {command!r}")

    def move(self, text: str) -> Change:
        """By whoever is to move."""
        mover, later = self.state.to_move, self.table.taken_back
        try:
            written = self.table.play(text)
        except (BadNotation, IllegalMove, NotNow) as no:
            raise objection(no, self.game, text) from None
        if self.clock is not None:
            self.clock.pass_turn(mover, self.state.to_move)
        again = later[:1] == (written,)  # the move that was taken back: it and those after it are on disk already
        move = None if again else StoredMove(self.table.ply, written, now())
        return self._change(new_position=True, move=move, replaces=bool(later))

    def attempt(self, command: wire.Try) -> wire.Allowed:
        """Would this be a legal move? Raises the reason why not."""
        self._check_ply(command.ply)
        if command.text is None:
            clicks = [Click(one.kind, one.id) for one in command.clicks]
            text = self.game.view.attempt(self.state, clicks)
            if text is None:
                misplaced = self.game.view.misplaced(self.state, clicks)
                raise objection(misplaced, self.game) if misplaced else refusal("no-move-yet")
        else:
            text = as_meant(self.game, self.state, command.text)
        try:
            self.state.play(self.game.notation.parse_move(self.state, text))
        except (BadNotation, IllegalMove) as no:
            # After a single press the text is one of many moves that could have followed, so nobody is shown it.
            shown = text if command.text or len(command.clicks) > 1 else None
            raise objection(no, self.game, shown) from None
        reason = words(message("move-is-legal", move=text), self.game)
        return wire.Allowed(type="allowed", seq=self.seq, reason=reason, text=text)

    def lose_on_time(self, side: Side) -> Change:
        self.table.lose_on_time(side)
        return self._change(new_position=True)

    def go_on_at(self, successor: str) -> Change:
        return self._change(new_position=False, rematch=successor)

    def stored_now(self, change: Change) -> None:
        """The change is on disk."""
        self.standing = change.standing

    def _undo(self) -> Change:
        for _ in range(self.plies_to_undo):
            self.table.undo()
        return self._change(new_position=True)

    def _redo(self) -> Change:
        try:
            play_again(self.table, self.humans)
        except NotNow as no:
            raise objection(no, self.game) from None
        return self._change(new_position=True)

    def _offer_draw(self, side: Side) -> Change:
        if side.other in self.humans:
            return self._change(new_position=False, draw_offer=side)
        if not takes_draw(self.table, side.other):
            raise refusal("draw-declined")
        self.table.agree_draw()
        return self._change(new_position=True)

    def _check_ply(self, ply: int) -> None:
        if ply > self.table.ply:
            raise refusal("ahead", number=ply)
        if ply < self.table.ply:
            raise refusal("stale")

    def _change(
        self,
        *,
        new_position: bool,
        move: StoredMove | None = None,
        replaces: bool = False,
        draw_offer: Side | None = None,
        rematch: str | None = None,
    ) -> Change:
        """What has just happened. An offer stands until anything else happens."""
        result = self.table.result
        if self.clock is not None and result is not None:
            self.clock.run(None)
        standing = Standing(
            seq=self.seq + 1,
            played=self.table.ply,
            to_move=self.state.to_move,
            remaining=None if self.clock is None else self.clock.remaining(),
            winner=None if result is None else result.winner,
            termination=None if result is None else result.termination,
            draw_offer=draw_offer,
            rematch=rematch or self.standing.rematch,
            changed=now(),
        )
        if new_position:
            self.position_seq = standing.seq
        return Change(self.opened.id, standing, move, replaces)
