"""A table while the disk is busy with its last move."""

import asyncio
from typing import Any, cast

import orjson
import pytest

import bergfried
from bergfried.core import Side
from bergfried.server import wire
from bergfried.server.live import Helpers, LiveTable
from bergfried.server.opening import opened, successor
from bergfried.server.refusals import Refusal
from bergfried.server.settings import Settings
from bergfried.store import Change, NotStored

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


class SlowStore:
    """Its disk is done when the test says so."""

    def __init__(self) -> None:
        self.saving: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def save(self, change: Change) -> "asyncio.Future[None]":
        return self.saving


class Listener:
    def __init__(self, *seats: Side) -> None:
        self.holds = frozenset(seats)
        self.heard: list[dict[str, Any]] = []
        self.sent_away = False

    def send(self, text: str) -> None:
        self.heard.append(orjson.loads(text))

    def close(self) -> None:
        self.sent_away = True


class Scene:
    """Two people at a table of a game; the first move is on its way to the disk."""

    def __init__(self, slug: str, *listeners: Listener) -> None:
        game, human = bergfried.load(slug), wire.HumanSeat(kind="human")
        self.store = SlowStore()
        stored, _ = opened(wire.NewTable(game=slug, seats=(human, human)))
        self.table = LiveTable(stored, Helpers(Settings(), cast(Any, self.store), cast(Any, None), successor))
        for listener in listeners:
            self.table.join(listener, after=-1)
            listener.heard.clear()
        start = game.initial()
        text = game.notation.format_move(start, start.legal_moves()[0])
        move = wire.Play(type="play", seq=self.table.sitting.seq, ply=0, move=text)
        mover = Listener(Side.FIRST)
        self.moving = asyncio.ensure_future(self.table.obey(move, mover))


@every_game
def test_nobody_is_told_before_the_disk_is_done(slug: str) -> None:
    async def play() -> None:
        both = Listener(*Side)
        scene = Scene(slug, both)
        await asyncio.sleep(0)
        assert both.heard == []
        scene.store.saving.set_result(None)
        await scene.moving
        (position,) = both.heard
        assert position["type"] == "position"
        assert position["ply"] == 1
        assert position["legal"]

    asyncio.run(play())


def test_nobody_is_told_of_what_the_disk_refused() -> None:
    async def play() -> None:
        both = Listener(*Side)
        scene = Scene(bergfried.slugs()[0], both)
        await asyncio.sleep(0)
        scene.store.saving.set_exception(NotStored("full"))
        with pytest.raises(Refusal):
            await scene.moving
        assert both.heard == []
        assert both.sent_away
        assert scene.table.lost

    asyncio.run(play())
