"""A game as the database keeps it. The moves are the truth; positions are not stored."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bergfried.core import Side


@dataclass(frozen=True)
class StoredMove:
    ply: int
    text: str
    at: int


@dataclass(frozen=True)
class StoredGame:
    id: str
    game: str
    rules_version: int
    options: Mapping[str, str]
    start: str
    tags: Mapping[str, str]
    seats: tuple[Mapping[str, Any], Mapping[str, Any]]
    secret_hashes: tuple[str | None, str | None]
    clock: tuple[int, int] | None  # seconds and increment
    created: int
    seq: int
    played: int
    to_move: Side
    remaining: tuple[int, int] | None
    winner: Side | None
    termination: str | None
    draw_offer: Side | None
    rematch: str | None
    changed: int
    moves: tuple[StoredMove, ...] = ()  # with those that were taken back; left out of lists of games

    def row(self) -> dict[str, Any]:
        row = {name: getattr(self, name) for name in ("id", "game", "rules_version", "start", "created")}
        row |= {"options": dict(self.options), "tags": dict(self.tags), "seats": [dict(seat) for seat in self.seats]}
        row |= {"secret_first": self.secret_hashes[0], "secret_second": self.secret_hashes[1]}
        row |= {"clock_seconds": None, "clock_increment": None}
        if self.clock is not None:
            row |= {"clock_seconds": self.clock[0], "clock_increment": self.clock[1]}
        return row | Change.of(self).row()

    @classmethod
    def from_row(cls, row: Mapping[str, Any], moves: tuple[StoredMove, ...] = ()) -> "StoredGame":
        timed = row["clock_seconds"] is not None
        return cls(
            **{name: row[name] for name in ("id", "game", "rules_version", "options", "start", "tags", "created")},
            **{name: row[name] for name in ("seq", "played", "termination", "rematch", "changed")},
            seats=(row["seats"][0], row["seats"][1]),
            secret_hashes=(row["secret_first"], row["secret_second"]),
            clock=(row["clock_seconds"], row["clock_increment"]) if timed else None,
            remaining=(row["clock_first"], row["clock_second"]) if timed else None,
            to_move=Side(row["to_move"]),
            winner=None if row["winner"] is None else Side(row["winner"]),
            draw_offer=None if row["draw_offer"] is None else Side(row["draw_offer"]),
            moves=moves,
        )


@dataclass(frozen=True)
class Change:
    """What one thing that happened at a table leaves behind."""

    game: str
    seq: int  # one more than the database has; otherwise somebody else was faster and nothing is stored
    played: int
    to_move: Side
    remaining: tuple[int, int] | None
    winner: Side | None
    termination: str | None
    draw_offer: Side | None
    rematch: str | None
    changed: int
    move: StoredMove | None = None
    replaces: bool = False  # the move takes the place of others that were taken back

    @classmethod
    def of(cls, game: StoredGame) -> "Change":
        return cls(
            game.id, game.seq, game.played, game.to_move, game.remaining,
            game.winner, game.termination, game.draw_offer, game.rematch, game.changed,
        )  # fmt: skip

    def row(self) -> dict[str, Any]:
        row: dict[str, Any] = {
            name: getattr(self, name)
            for name in ("seq", "played", "to_move", "winner", "termination", "draw_offer", "rematch", "changed")
        }
        first, second = self.remaining or (None, None)
        return row | {"clock_first": first, "clock_second": second}
