"""How a table begins: as somebody wishes, with a record, or as the next game of the same people."""

import secrets
from collections.abc import Mapping
from datetime import date
from typing import Any

from bergfried.core import Game, Side
from bergfried.engines import BadPlayer, parse_player
from bergfried.match import Table
from bergfried.server import wire
from bergfried.server.reading import game_named, read_position, read_records
from bergfried.server.refusals import objection, refusal
from bergfried.server.seats import hashed, new_secret
from bergfried.server.sitting import Sitting, now
from bergfried.store import Standing, StoredGame, StoredMove


def successor(old: Sitting) -> StoredGame:
    """The next game of the same people: who begins is the game's custom. Their secrets move with them."""
    stored = old.stored
    order = (1, 0) if old.rematch_swaps else (0, 1)
    return _stored(
        old.game,
        Table(old.game, old.table.start),
        seats=(stored.seats[order[0]], stored.seats[order[1]]),
        hashes=(stored.secret_hashes[order[0]], stored.secret_hashes[order[1]]),
        clock=stored.clock,
    )


def opened(wish: wire.NewTable) -> tuple[StoredGame, tuple[str | None, str | None]]:
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
    """Its start and, if it goes on with a record, the moves so far with their comments; variations are left behind."""
    if wish.record is None:
        return Table(game, read_position(game, wish.start, wish.options))
    if wish.start is not None:
        raise refusal("start-and-record", 422)
    record = read_records(wish.record)[0]
    if record.tags["Game"] != game.info.slug:
        raise refusal("other-game", 422, slug=record.tags["Game"])
    return Table.from_record(record)


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
        standing=Standing(
            seq=1,
            played=table.ply,
            to_move=table.state.to_move,
            remaining=full,
            winner=None if result is None else result.winner,
            termination=None if result is None else result.termination,
            draw_offer=None,
            rematch=None,
            changed=created,
        ),
        comment=table.line.comment,
        moves=tuple(
            StoredMove(ply, node.move, created, node.comment) for ply, node in enumerate(table.line.nodes, start=1)
        ),
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
