"""All tables of this server: those on disk are woken when somebody comes, idle ones are put to sleep."""

import asyncio
import time
from collections.abc import Sequence

from bergfried import catalog
from bergfried.server import wire
from bergfried.server.live import Helpers, LiveTable
from bergfried.server.opening import opened, successor
from bergfried.server.refusals import refusal
from bergfried.server.settings import Settings
from bergfried.server.thinkers import Thinkers
from bergfried.store import NotStored, Store, StoredGame

MOST_LISTED = 200
MOST_OPENED = 100


class Tables:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self._settings = settings
        self._store = store
        self._helpers = Helpers(settings, store, thinkers, successor)
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}
        self._opened: dict[str, StoredGame] = {}  # the last ones: whoever opens a table comes to it at once

    @property
    def awake(self) -> int:
        return len(self._awake)

    async def open(self, wish: wire.NewTable) -> wire.TableCreated:
        """On disk when it returns."""
        stored, secrets_of_seats = await asyncio.to_thread(opened, wish)
        try:
            await self._store.create(stored)
        except NotStored:
            raise refusal("not-stored", 503) from None
        self._opened[stored.id] = stored
        if len(self._opened) > MOST_OPENED:
            del self._opened[next(iter(self._opened))]
        return wire.TableCreated(id=stored.id, seats=secrets_of_seats)

    async def find(self, id: str) -> LiveTable:
        table = self._awake.get(id)
        if table is not None and not table.lost:
            return table
        waking = self._waking.get(id)
        if waking is None:
            waking = asyncio.ensure_future(self._wake(id))
            self._waking[id] = waking
            waking.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(waking)

    async def listed(self, among: Sequence[str] | None = None) -> list[StoredGame]:
        return await asyncio.to_thread(self._store.recent, MOST_LISTED, among)

    def put_idle_to_sleep(self) -> None:
        latest = time.monotonic() - self._settings.idle_seconds
        for table in list(self._awake.values()):
            if table.lost or (not table.busy and table.audience.left_at < latest):
                table.sleep()
                del self._awake[table.id]

    def close(self) -> None:
        for table in self._awake.values():
            table.sleep()
        self._awake.clear()

    async def _wake(self, id: str) -> LiveTable:
        stored = self._opened.pop(id, None) or await asyncio.to_thread(self._store.load, id)
        if stored is None:
            raise refusal("unknown-table", 404)
        if stored.game not in catalog.slugs() or stored.rules_version != catalog.load(stored.game).info.version:
            raise refusal("other-rules", 409, version=stored.rules_version)
        table = await asyncio.to_thread(LiveTable, stored, self._helpers)
        self._awake[id] = table
        return table
