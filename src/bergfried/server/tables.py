"""All tables of this server: opening new ones, waking those that are on disk, putting idle ones to sleep."""

import asyncio
import secrets
import time
from collections.abc import Mapping
from datetime import date
from typing import Any

from bergfried import catalog
from bergfried.core import BadNotation, BadOption, Game, Side
from bergfried.engines import BadPlayer, parse_player
from bergfried.match import Table, parse_json, parse_records
from bergfried.server import wire
from bergfried.server.live import Helpers, LiveTable, now
from bergfried.server.refusals import objection, refusal
from bergfried.server.seats import hashed, new_secret
from bergfried.server.settings import Settings
from bergfried.server.thinkers import Thinkers
from bergfried.store import NotStored, Store, StoredGame, StoredMove

MOST_LISTED = 200


def game_named(slug: str) -> Game[Any, Any]:
    if slug not in catalog.slugs():
        raise refusal("unknown-game", 404, slug=slug[:64], known=", ".join(catalog.slugs()))
    return catalog.load(slug)


class Tables:
    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers) -> None:
        self._settings = settings
        self._store = store
        self._helpers = Helpers(settings, store, thinkers, successor)
        self._awake: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}

    @property
    def awake(self) -> int:
        return len(self._awake)

    async def open(self, wish: wire.NewTable) -> wire.TableCreated:
        """On disk when it returns."""
        stored, secrets_of_seats = await asyncio.to_thread(_opened, wish)
        try:
            await self._store.create(stored)
        except NotStored:
            raise refusal("not-stored", 503) from None
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

    async def listed(self) -> list[StoredGame]:
        return await asyncio.to_thread(self._store.recent, MOST_LISTED)

    def put_idle_to_sleep(self) -> None:
        latest = time.monotonic() - self._settings.idle_seconds
        for table in list(self._awake.values()):
            if table.lost or (not table.busy and table.left_at < latest):
                table.sleep()
                del self._awake[table.id]

    def close(self) -> None:
        for table in self._awake.values():
            table.sleep()
        self._awake.clear()

    async def _wake(self, id: str) -> LiveTable:
        stored = await asyncio.to_thread(self._store.load, id)
        if stored is None:
            raise refusal("unknown-table", 404)
        if stored.game not in catalog.slugs() or stored.rules_version != catalog.load(stored.game).info.version:
            raise refusal("other-rules", 409, version=stored.rules_version)
        table = await asyncio.to_thread(LiveTable, stored, self._helpers)
        self._awake[id] = table
        return table


def successor(old: LiveTable) -> StoredGame:
    """The next game of the same people: who begins is the game's custom. Their secrets move with them."""
    stored, result = old.stored, old.table.result
    assert result is not None
    begins = old.table.start.to_move
    swap = True
    if old.game.info.next_begins == "loser" and result.winner is not None:
        swap = result.winner is begins
    order = (1, 0) if swap else (0, 1)
    return _stored(
        old.game,
        Table(old.game, old.table.start),
        seats=(stored.seats[order[0]], stored.seats[order[1]]),
        hashes=(stored.secret_hashes[order[0]], stored.secret_hashes[order[1]]),
        clock=stored.clock,
    )


def _opened(wish: wire.NewTable) -> tuple[StoredGame, tuple[str | None, str | None]]:
    game = game_named(wish.game)
    for seat in wish.seats:
        _check_seat(seat, game)
    table = _table(wish, game)
    given = [new_secret() if isinstance(seat, wire.HumanSeat) else None for seat in wish.seats]
    hashes = [None if secret is None else hashed(secret) for secret in given]
    stored = _stored(
        game,
        table,
        seats=(wish.seats[0].model_dump(), wish.seats[1].model_dump()),
        hashes=(hashes[0], hashes[1]),
        clock=None if wish.clock is None else (wish.clock.seconds, wish.clock.increment),
    )
    return stored, (given[0], given[1])


def _check_seat(seat: wire.HumanSeat | wire.ComputerSeat, game: Game[Any, Any]) -> None:
    if isinstance(seat, wire.ComputerSeat):
        try:
            parse_player(f"level:{seat.level}", game)
        except BadPlayer as no:
            raise objection(no, game) from None


def _table(wish: wire.NewTable, game: Game[Any, Any]) -> Table:
    """Its start and, if it goes on with a record, the moves so far; comments and variations are left behind."""
    if wish.record is None:
        return Table(game, read_position(game, wish.start, wish.options))
    if wish.start is not None:
        raise refusal("start-and-record", 422)
    record = read_records(wish.record)[0]
    if record.tags["Game"] != game.info.slug:
        raise refusal("other-game", 422, slug=record.tags["Game"])
    return Table.from_record(record)


def read_position(game: Game[Any, Any], text: str | None, options: Mapping[str, str]) -> Any:
    try:
        return game.initial(**options) if text is None else game.notation.parse_state(text, **options)
    except (BadNotation, BadOption) as no:
        raise objection(no, game, text) from None


def read_records(text: str) -> Any:
    try:
        return parse_json(text) if text.lstrip("\ufeff \t\r\n").startswith("{") else parse_records(text)
    except BadNotation as no:
        raise objection(no, None) from None


def _stored(
    game: Game[Any, Any],
    table: Table,
    *,
    seats: tuple[Mapping[str, Any], Mapping[str, Any]],
    hashes: tuple[str | None, str | None],
    clock: tuple[int, int] | None,
) -> StoredGame:
    created, result = now(), table.result
    full = None if clock is None else (clock[0] * 1000, clock[0] * 1000)
    tags = {"Date": date.today().strftime("%Y.%m.%d")} | _names(seats) | dict(table.tags)
    return StoredGame(
        id=secrets.token_urlsafe(12),
        game=game.info.slug,
        rules_version=game.info.version,
        options=dict(table.start.options),
        start=game.notation.format_state(table.start),
        tags=tags,
        seats=seats,
        secret_hashes=hashes,
        clock=clock,
        created=created,
        seq=1,
        played=len(table.moves),
        to_move=table.state.to_move,
        remaining=full,
        winner=None if result is None else result.winner,
        termination=None if result is None else result.termination,
        draw_offer=None,
        rematch=None,
        changed=created,
        moves=tuple(StoredMove(ply, text, created) for ply, text in enumerate(table.moves, start=1)),
    )


def _names(seats: tuple[Mapping[str, Any], Mapping[str, Any]]) -> dict[str, str]:
    """What a record says about the players."""
    tags = {}
    for side, tag in zip(Side, ("First", "Second"), strict=True):
        if seats[side]["kind"] == "human":
            tags[tag] = seats[side]["name"] or "Human"
        else:
            tags |= {tag: "Bergfried", f"{tag}Engine": f"level:{seats[side]['level']}"}
    return tags
