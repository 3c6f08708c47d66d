"""A table that is awake: the referee's table, its clock, the computer's thinking, and who watches.

Whatever happens is on disk before anybody is told. One thing happens at a time (`lock`).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol

import orjson
from pydantic import TypeAdapter

from bergfried import catalog
from bergfried.core import BadNotation, Click, IllegalMove, Side, State, message
from bergfried.engines import highest_level
from bergfried.match import Result, Table
from bergfried.match.table import NotNow
from bergfried.server import wire
from bergfried.server.clocks import Clock
from bergfried.server.computer import chosen_move, seconds_to_think
from bergfried.server.looks import end, press
from bergfried.server.refusals import Refusal, objection, refusal, words
from bergfried.server.seats import held
from bergfried.server.settings import Settings
from bergfried.server.showing import Showing
from bergfried.server.thinkers import Progress, Thinkers
from bergfried.store import Change, NotStored, Store, StoredGame, StoredMove

LOG = logging.getLogger("bergfried.server")
SEAT: TypeAdapter[wire.HumanSeat | wire.ComputerSeat] = TypeAdapter(wire.Seat)


class Watcher(Protocol):
    """A connection of a client."""

    holds: frozenset[Side]

    def send(self, text: str) -> None:
        """Never waits: whoever reads too slowly is disconnected and resumes."""

    def close(self) -> None:
        """The client shall come back."""


@dataclass(frozen=True)
class Helpers:
    """What all tables share."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    rematch: "Callable[[LiveTable], StoredGame]"


@dataclass
class _Thinking:
    seat: Side
    task: "asyncio.Task[None]"
    stop: asyncio.Event = field(default_factory=asyncio.Event)


def now() -> int:
    return time.time_ns() // 1_000_000


def rebuilt(stored: StoredGame) -> Table:
    """The table as the moves left it, played anew by the rules."""
    game = catalog.load(stored.game)
    table = Table(game, game.notation.parse_state(stored.start, **stored.options), stored.tags)
    for move in stored.moves:
        table.play(move.text)
    for _ in range(len(stored.moves) - stored.played):
        table.undo()
    if stored.termination is not None and table.result is None:
        table.end(Result(stored.winner, stored.termination))
    return table


class LiveTable:
    def __init__(self, stored: StoredGame, helpers: Helpers) -> None:
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.stored = stored  # as the database has it, without the moves
        self.table = rebuilt(stored)
        self.game = self.table.game
        self.seats = (SEAT.validate_python(stored.seats[0]), SEAT.validate_python(stored.seats[1]))
        self.left_at = time.monotonic()  # when the last watcher left
        self.lost = False  # memory and disk differ: the table must be loaded anew
        self._helpers = helpers
        self._position_seq = stored.seq  # of the last thing that changed the position
        self._showing = Showing(self.table, self.seats)
        self._thinking: _Thinking | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock: Clock | None = None
        if stored.clock is not None:
            choice = wire.ClockChoice(seconds=stored.clock[0], increment=stored.clock[1])
            self._clock = Clock(choice, stored.remaining)

    # What there is to see.

    @property
    def seq(self) -> int:
        return self.stored.seq

    @property
    def ply(self) -> int:
        return self.table.ply

    @property
    def state(self) -> State[Any]:
        return self.table.state

    @property
    def busy(self) -> bool:
        running = self._clock is not None and self._clock.running is not None
        return bool(self.watchers or self._thinking or self._tasks or running or self.lock.locked())

    @cached_property
    def humans(self) -> frozenset[Side]:
        return frozenset(side for side in Side if isinstance(self.seats[side], wire.HumanSeat))

    def holds(self, secrets: list[str]) -> frozenset[Side]:
        return held(self.stored.secret_hashes, secrets)

    def summary(self) -> wire.TableSummary:
        return summary(self.stored)

    def step(self, ply: int) -> wire.Step:
        if ply > self.ply:
            raise refusal("unknown-ply", 404, ply=ply, plies=self.ply)
        return self._showing.step(ply)

    def position(self, watcher: Watcher) -> str:
        """The message for one watcher: only the seat to move is sent the legal moves."""
        can = self._can(watcher.holds)
        more = {
            "seq": self.seq,
            "clock": None if self._clock is None else self._clock.state().model_dump(),
            "draw_offer": self.stored.draw_offer,
            "thinking": None if self._thinking is None else self._thinking.seat,
            "can": can.model_dump(),
            "rematch": self.stored.rematch,
        }
        return self._showing.position(more, with_legal=can.play)

    def _can(self, holds: frozenset[Side]) -> wire.Can:
        over, to_move, offer = self.table.result is not None, self.state.to_move, self.stored.draw_offer
        owns = bool(holds) and holds == self.humans
        back = owns and self._clock is None
        return wire.Can(
            play=not over and to_move in holds,
            undo=back and self._plies_to_undo() is not None,
            redo=back and self.table.can_redo,
            hint=not over and to_move in holds,
            resign=not over and bool(holds),
            offer_draw=not over and bool(holds) and offer is None,
            answer_draw=not over and offer is not None and offer.other in holds,
            stop=self._thinking is not None and bool(holds),
            rematch=over and owns and self.stored.rematch is None,
        )

    # Coming and going.

    def join(self, watcher: Watcher, after: int) -> None:
        """Called under the lock. Whoever has seen everything is sent no position."""
        self.watchers.add(watcher)
        self.go_on()
        welcome = wire.Welcome(
            type="welcome", seq=self.seq, protocol=wire.PROTOCOL, holds=sorted(watcher.holds), table=self.summary()
        )
        watcher.send(welcome.model_dump_json())
        if after != self.seq:
            watcher.send(self.position(watcher))

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.left_at = time.monotonic()

    def sleep(self) -> None:
        """Before the table is dropped from memory."""
        self._stop_thinking()
        self._stop_flag()
        for task in self._tasks:
            task.cancel()

    # What can happen. Each is called under the lock, raises Refusal and then has changed nothing.

    async def play(self, holds: frozenset[Side], command: wire.Play) -> None:
        self._check_ply(command)
        self._check_turn(holds)
        await self._play(command.move)

    def attempt(self, command: wire.Try) -> wire.Allowed:
        """Would this be a legal move? Raises the reason why not."""
        self._check_ply(command)
        text = command.text
        if text is None:
            clicks = [Click(one.kind, one.id) for one in command.clicks]
            text = self.game.view.attempt(self.state, clicks)
        if text is None:
            raise refusal("no-move-yet")
        try:
            move = self.game.notation.parse_move(self.state, text)
            self.state.play(move)
        except (BadNotation, IllegalMove) as no:
            raise objection(no, self.game, text) from None
        reason = words(message("move-is-legal", move=text), self.game)
        return wire.Allowed(type="allowed", seq=self.seq, reason=reason, text=text)

    async def undo(self, holds: frozenset[Side]) -> None:
        """Back to the last decision of a person; against the computer that takes back its answer too."""
        self._check_may_go_back(holds)
        plies = self._plies_to_undo()
        if plies is None:
            raise refusal("no-move-of-yours")
        for _ in range(plies):
            self.table.undo()
        await self._happened(new_position=True)

    async def redo(self, holds: frozenset[Side]) -> None:
        self._check_may_go_back(holds)
        try:
            self.table.redo()
        except NotNow as no:
            raise objection(no, self.game) from None
        while self._computer_to_move() and self.table.can_redo:
            self.table.redo()
        await self._happened(new_position=True)

    async def resign(self, holds: frozenset[Side], seat: Side | None) -> None:
        side = self._seat(holds, seat)
        self._check_goes_on()
        self.table.resign(side)
        await self._happened(new_position=True)

    async def offer_draw(self, holds: frozenset[Side], seat: Side | None) -> None:
        side = self._seat(holds, seat)
        self._check_goes_on()
        if self.stored.draw_offer is not None:
            raise refusal("offered-already")
        if side.other in self.humans:
            await self._happened(draw_offer=side)
            return
        worth = self.game.evaluate(self.state)  # for the first side
        if worth > 0 if side.other is Side.FIRST else worth < 0:
            raise refusal("draw-declined")
        self.table.agree_draw()
        await self._happened(new_position=True)

    async def answer_draw(self, holds: frozenset[Side], accept: bool) -> None:
        offer = self.stored.draw_offer
        if offer is None:
            raise refusal("no-offer")
        if offer.other not in holds:
            raise refusal("not-your-seat", 403)
        if accept:
            self.table.agree_draw()
        await self._happened(new_position=accept)

    def stop(self, holds: frozenset[Side]) -> None:
        self._seat(holds, None)
        if self._thinking is None:
            raise refusal("not-thinking")
        self._thinking.stop.set()

    def hint(self, watcher: Watcher) -> None:
        self._check_turn(watcher.holds)
        self._start(self._find_hint(watcher))

    async def rematch(self, holds: frozenset[Side]) -> None:
        """The same people at a new table, with the sides that the game's customs give them."""
        if self.table.result is None:
            raise refusal("game-goes-on")
        self._check_owns(holds)
        if self.stored.rematch is not None:
            raise refusal("rematch-there")
        successor = self._helpers.rematch(self)
        try:
            await self._helpers.store.create(successor)
        except NotStored:
            raise refusal("not-stored", 503) from None
        await self._happened(rematch=successor.id)
        ready = wire.RematchReady(type="rematch", seq=self.seq, table=successor.id).model_dump_json()
        for watcher in tuple(self.watchers):
            watcher.send(ready)

    def check_seq(self, seq: int) -> None:
        if seq > self.seq:
            raise refusal("ahead", number=seq)
        if seq < self._position_seq:
            raise refusal("stale")

    # Inside.

    async def _play(self, text: str) -> None:
        mover = self.state.to_move
        if self._clock is not None and self._clock.running is mover and self._clock.left(mover) <= 0:
            await self._lose_on_time(mover)
            raise refusal("game-is-over")
        later = self.table.taken_back
        try:
            written = self.table.play(text)
        except (BadNotation, IllegalMove, NotNow) as no:
            raise objection(no, self.game, text) from None
        if self._clock is not None:
            self._clock.pass_turn(mover, self.state.to_move)
        again = later[:1] == (written,)  # the move that was taken back: it and those after it are on disk already
        move = None if again else StoredMove(self.ply, written, now())
        await self._happened(new_position=True, move=move, replaces=bool(later))

    async def _happened(
        self,
        *,
        new_position: bool = False,
        move: StoredMove | None = None,
        replaces: bool = False,
        draw_offer: Side | None = None,
        rematch: str | None = None,
    ) -> None:
        """Stores what has happened, then tells everybody. An offer stands until anything else happens."""
        result = self.table.result
        if self._clock is not None and result is not None:
            self._clock.run(None)
        change = Change(
            game=self.id,
            seq=self.seq + 1,
            played=self.ply,
            to_move=self.state.to_move,
            remaining=None if self._clock is None else self._clock.remaining(),
            winner=None if result is None else result.winner,
            termination=None if result is None else result.termination,
            draw_offer=draw_offer,
            rematch=rematch or self.stored.rematch,
            changed=now(),
            move=move,
            replaces=replaces,
        )
        try:
            await self._helpers.store.save(change)
        except NotStored as no:
            LOG.error("a change of a table could not be stored: %s", no.__cause__)
            self.lost = True
            self.sleep()
            for watcher in tuple(self.watchers):
                watcher.close()
            raise refusal("not-stored", 503) from None
        facts = {name: getattr(change, name) for name in ("seq", "played", "to_move", "remaining", "winner")}
        facts |= {name: getattr(change, name) for name in ("termination", "draw_offer", "rematch", "changed")}
        self.stored = replace(self.stored, **facts, moves=())
        if new_position:
            self._position_seq = self.seq
            self._showing.refresh()
            self._stop_thinking()
        self.go_on()
        for watcher in tuple(self.watchers):
            watcher.send(self.position(watcher))

    def go_on(self) -> None:
        """Lets the computer think if it is to move, and the clock run."""
        self._stop_flag()
        if self.table.result is not None:
            return
        to_move = self.state.to_move
        if self._clock is not None and self.ply:  # nobody's time runs before the first move
            if self._clock.running is None:
                self._clock.run(to_move)
            delay = self._clock.left(to_move) / 1000
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(delay, lambda: self._start(self._flag_falls(to_move)))
        if self._computer_to_move() and self._thinking is None:
            task = asyncio.create_task(self._let_think(to_move))
            self._thinking = _Thinking(to_move, task)

    async def _let_think(self, seat: Side) -> None:
        """The computer's move, whatever happens to the process that thinks about it."""
        await asyncio.sleep(0)  # until `_thinking` is set
        thinking = self._thinking
        assert thinking is not None
        computer = self.seats[seat]
        assert isinstance(computer, wire.ComputerSeat)
        last_told = 0.0

        def progress(known: Progress) -> None:
            nonlocal last_told
            if time.monotonic() - last_told < 0.1:
                return
            last_told = time.monotonic()
            told = wire.Thinking(
                type="thinking", seq=self.seq, seat=seat, depth=known.depth, nodes=known.nodes,
                milliseconds=round(known.seconds * 1000),
            ).model_dump_json()  # fmt: skip
            for watcher in tuple(self.watchers):
                watcher.send(told)

        try:
            left = None if self._clock is None else self._clock.left(seat)
            seconds = seconds_to_think(self._helpers.settings.think_seconds, left)
            player = f"level:{computer.level}"
            text = await chosen_move(self._helpers.thinkers, self.table, player, seconds, progress, thinking.stop)
            async with self.lock:
                if self._thinking is thinking:  # nobody took a move back or resigned meanwhile
                    self._thinking = None
                    await self._play(text)
        except Refusal:
            LOG.info("the game was over before the computer moved")
        except Exception:
            LOG.exception("the computer could not move")
        finally:
            if self._thinking is thinking:
                self._thinking = None

    async def _find_hint(self, watcher: Watcher) -> None:
        seq, state, ply = self._position_seq, self.state, self.ply
        player, seconds = f"level:{highest_level(self.game)}", self._helpers.settings.hint_seconds
        thinkers = self._helpers.thinkers
        text = await chosen_move(thinkers, self.table, player, seconds, lambda _: None, asyncio.Event())
        if seq == self._position_seq:
            path = self.game.view.clicks(state, self.game.notation.parse_move(state, text))[0]
            clicks = [press(click) for click in path]
            facts = {"type": "hint", "seq": self.seq, "ply": ply, "move": text, "clicks": clicks}
            watcher.send(orjson.dumps(facts).decode())

    async def _flag_falls(self, side: Side) -> None:
        async with self.lock:
            if self._clock is None or self._clock.running is not side or self.table.result is not None:
                return
            if self._clock.left(side) > 0:
                self.go_on()
            else:
                await self._lose_on_time(side)

    async def _lose_on_time(self, side: Side) -> None:
        self.table.lose_on_time(side)
        await self._happened(new_position=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) and not isinstance(failure, Refusal):
            LOG.error("a table's task failed", exc_info=failure)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            thinking, self._thinking = self._thinking, None
            if thinking.task is not asyncio.current_task():
                thinking.task.cancel()

    def _stop_flag(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None

    def _computer_to_move(self) -> bool:
        return self.table.result is None and self.state.to_move not in self.humans

    def _plies_to_undo(self) -> int | None:
        """Steps back to the last decision of a person; None if there was none."""
        if self.table.result is not None and self.state.outcome() is None:
            return 1  # a resignation or agreement
        for steps, state in enumerate(reversed(self.table.states[:-1]), start=1):
            if state.to_move in self.humans:
                return steps
        return None

    def _seat(self, holds: frozenset[Side], wanted: Side | None) -> Side:
        if not holds or (wanted is not None and wanted not in holds):
            raise refusal("not-your-seat", 403)
        if wanted is not None:
            return wanted
        return self.state.to_move if self.state.to_move in holds else min(holds)

    def _check_ply(self, command: wire.Play | wire.Try) -> None:
        if command.ply > self.ply:
            raise refusal("ahead", number=command.ply)
        if command.ply < self.ply:
            raise refusal("stale")

    def _check_goes_on(self) -> None:
        if self.table.result is not None:
            raise refusal("game-is-over")

    def _check_turn(self, holds: frozenset[Side]) -> None:
        self._seat(holds, None)
        self._check_goes_on()
        if self.state.to_move not in holds:
            raise refusal("not-your-turn")

    def _check_owns(self, holds: frozenset[Side]) -> None:
        self._seat(holds, None)
        if holds != self.humans:
            raise refusal("not-yours-alone", 403)

    def _check_may_go_back(self, holds: frozenset[Side]) -> None:
        self._check_owns(holds)
        if self._clock is not None:
            raise refusal("no-undo-with-clocks")


def summary(stored: StoredGame) -> wire.TableSummary:
    result = None if stored.termination is None else Result(stored.winner, stored.termination)
    return wire.TableSummary(
        id=stored.id,
        game=stored.game,
        options=dict(stored.options),
        seats=(SEAT.validate_python(stored.seats[0]), SEAT.validate_python(stored.seats[1])),
        clock=None if stored.clock is None else wire.ClockChoice(seconds=stored.clock[0], increment=stored.clock[1]),
        ply=stored.played,
        to_move=stored.to_move,
        outcome=end(catalog.load(stored.game), result),
        created=stored.created,
        changed=stored.changed,
        rematch=stored.rematch,
    )
