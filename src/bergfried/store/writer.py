"""Group commit: one thread writes whatever has gathered while the disk was busy, and answers after the commit."""

import asyncio
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

from bergfried.store.games import Change, StoredGame, StoredMove
from bergfried.store.schema import GAMES, MOVES

LARGEST_GROUP = 500
GATHERING = 0.002  # seconds that a group waits for more while many write at once; the commit takes longer anyway

Write = StoredGame | Change


class NotStored(Exception):
    """The database could not take a change; nothing of it was stored."""


class Conflict(Exception):
    """The game went on elsewhere."""


@dataclass(frozen=True)
class _Order:
    write: Write
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None  # the thread's own, kept because taking one anew costs time
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="bergfried-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Returns when it is on disk; raises NotStored. At most one change of a game may be under way."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._orders.put(_Order(write, loop, done))
        await done

    def close(self) -> None:
        """After all that was ordered is written."""
        self._orders.put(None)
        self._thread.join()
        if self._connection is not None:
            self._connection.close()

    def _work(self) -> None:
        group: list[_Order] = []
        while (first := self._orders.get()) is not None:
            if len(group) > 1:  # the last time others wrote, too
                time.sleep(GATHERING)
            group, last = [first], False
            while len(group) < LARGEST_GROUP:
                try:
                    order = self._orders.get_nowait()
                except Empty:
                    break
                if order is None:
                    last = True
                    break
                group.append(order)
            self._write_group(group)
            if last:
                return

    def _write_group(self, group: list[_Order]) -> None:
        """All at once; if one of them cannot be stored, each on its own, so that the others do not suffer."""
        try:
            self._commit([order.write for order in group])
            failures: list[Exception | None] = [None] * len(group)
        except (SQLAlchemyError, Conflict):
            failures = [self._failure_alone(order.write) for order in group]
        for loop in {order.loop for order in group}:
            answers = [
                (order.done, failure)
                for order, failure in zip(group, failures, strict=True)
                if order.loop is loop
            ]  # fmt: skip
            try:
                loop.call_soon_threadsafe(_answer, answers)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

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
                _update(connection, changes)
                moves += [_move_row(change.game, change.move) for change in changes if change.move is not None]
            if moves:
                connection.execute(insert(MOVES), moves)


UPDATE = update(GAMES).where(GAMES.c.id == bindparam("this"), GAMES.c.seq == bindparam("seen"))
TAKE_BACK = delete(MOVES).where(MOVES.c.game == bindparam("this"), MOVES.c.ply >= bindparam("first"))


def _move_row(game: str, move: StoredMove) -> dict[str, Any]:
    return {"game": game, "ply": move.ply, "text": move.text, "at": move.at, "comment": move.comment}


def _update(connection: Connection, changes: list[Change]) -> None:
    rows = [change.standing.row() | {"this": change.game, "seen": change.standing.seq - 1} for change in changes]
    if connection.execute(UPDATE, rows).rowcount != len(rows):
        raise Conflict
    replaced = [
        {"this": change.game, "first": change.move.ply} for change in changes if change.move and change.replaces
    ]
    if replaced:
        connection.execute(TAKE_BACK, replaced)


def _answer(answers: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, failure in answers:
        if done.done():  # whoever waited was cancelled
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
