"""Group commit: one thread writes whatever has gathered while the disk was busy, and answers after the commit."""

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from bergfried.store.games import Change, StoredGame, StoredMove
from bergfried.store.schema import GAMES, MOVES, STANDING

LARGEST_GROUP = 500
GATHERING = 0.002  # seconds that a group waits for more while many write at once; the commit takes longer anyway

Write = StoredGame | Change


class NotStored(Exception):
    """The database could not take a change; nothing of it was stored."""


class Conflict(Exception):
    """The game went on elsewhere."""


class _Order(NamedTuple):
    write: Write
    done: "asyncio.Future[None]"


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # the thread's own, kept because taking one anew costs time
        # What every move needs is put into the database's words once; SQLAlchemy would work at it anew for each row.
        changing = [column.name for column in STANDING]
        self._update = str(UPDATE.compile(dialect=engine.dialect, column_keys=changing))
        self._insert = str(insert(MOVES).compile(dialect=engine.dialect))
        self._rounds: dict[asyncio.AbstractEventLoop, list[_Order]] = {}  # ordered in the round that a loop is in
        self._orders: SimpleQueue[list[_Order] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bergfried-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk; raises NotStored. At most one change of a game may be under way."""
        loop = asyncio.get_running_loop()
        order = _Order(write, loop.create_future())
        if loop not in self._rounds:  # the thread is woken once for all that the loop does in this round
            self._rounds[loop] = []
            loop.call_soon(self._hand_over, loop)
        self._rounds[loop].append(order)
        await order.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._orders.put(self._rounds.pop(loop))

    def close(self) -> None:
        """After all that was handed over is written."""
        self._orders.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()

    def _work(self) -> None:
        group: list[_Order] = []
        while (orders := self._orders.get()) is not None:
            if len(group) > 1:  # the last time others wrote, too
                time.sleep(GATHERING)
            group = orders
            with suppress(Empty):
                while len(group) < LARGEST_GROUP and (orders := self._orders.get_nowait()) is not None:
                    group = group + orders
            self._write_group(group)
            if orders is None:
                return

    def _write_group(self, group: list[_Order]) -> None:
        """All at once; if one of them cannot be stored, each on its own, so that the others do not suffer."""
        try:
            self._commit([order.write for order in group])
            failures: list[Exception | None] = [None] * len(group)
        except (SQLAlchemyError, Conflict):
            failures = [self._failure_alone(order.write) for order in group]
        answers: defaultdict[asyncio.AbstractEventLoop, list[_Answer]] = defaultdict(list)
        for order, failure in zip(group, failures, strict=True):
            answers[order.done.get_loop()].append((order.done, failure))
        for loop, its_own in answers.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_answer, its_own)

    def _failure_alone(self, write: Write) -> Exception | None:
        try:
            self._commit([write])
        except (SQLAlchemyError, Conflict) as no:
            failure = NotStored(type(no).__name__)
            failure.__cause__ = no
            return failure
        return None

    def _commit(self, writes: Sequence[Write]) -> None:
        connection = self._connection = self._connection or self._engine.connect()
        with connection.begin():
            created = [write for write in writes if isinstance(write, StoredGame)]
            if created:
                connection.execute(insert(GAMES), [game.row() for game in created])
            moves = [_move_row(game.id, move) for game in created for move in game.moves]
            changes = [write for write in writes if isinstance(write, Change)]
            if changes:
                rows = [change.standing.row() | _place(change) for change in changes]
                if connection.exec_driver_sql(self._update, rows).rowcount != len(rows):
                    raise Conflict
                replaced = [{"this": one.game, "first": one.move.ply} for one in changes if one.move and one.replaces]
                if replaced:
                    connection.execute(TAKE_BACK, replaced)
                moves += [_move_row(change.game, change.move) for change in changes if change.move is not None]
            if moves:
                connection.exec_driver_sql(self._insert, moves)


UPDATE = update(GAMES).where(GAMES.c.id == bindparam("this"), GAMES.c.seq == bindparam("seen"))
TAKE_BACK = delete(MOVES).where(MOVES.c.game == bindparam("this"), MOVES.c.ply >= bindparam("first"))


def _place(change: Change) -> dict[str, Any]:
    return {"this": change.game, "seen": change.standing.seq - 1}


def _move_row(game: str, move: StoredMove) -> dict[str, Any]:
    return {"game": game, "ply": move.ply, "text": move.text, "at": move.at, "comment": move.comment}


_Answer = tuple["asyncio.Future[None]", Exception | None]


def _answer(answers: list[_Answer]) -> None:
    for done, failure in answers:
        if done.done():  # whoever waited was cancelled
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
