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
    comment: str = ""  # of the record that it came with


@dataclass(frozen=True)
class Standing:
    """How a game stands: all that changes when something happens at its table."""

    seq: int  # counts what has happened
    played: int
    to_move: Side
    remaining: tuple[int, int] | None  # milliseconds on the clocks
    winner: Side | None
    termination: str | None
    draw_offer: Side | None
    rematch: str | None
    changed: int

    def row(self) -> dict[str, Any]:
        first, second = self.remaining or (None, None)
        return {
            "seq": self.seq,
            "played": self.played,
            "to_move": self.to_move,
            "clock_first": first,
            "clock_second": second,
            "winner": self.winner,
            "termination": self.termination,
            "draw_offer": self.draw_offer,
            "rematch": self.rematch,
            "changed": self.changed,
        }

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> "Standing":
        return cls(
            seq=row["seq"],
            played=row["played"],
            to_move=Side(row["to_move"]),
            remaining=None if row["clock_first"] is None else (row["clock_first"], row["clock_second"]),
            winner=None if row["winner"] is None else Side(row["winner"]),
            termination=row["termination"],
            draw_offer=None if row["draw_offer"] is None else Side(row["draw_offer"]),
            rematch=row["rematch"],
            changed=row["changed"],
        )


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
    standing: Standing
    comment: str = ""  # before the first move
    moves: tuple[StoredMove, ...] = ()  # with those that were taken back; left out of lists of games

    def row(self) -> dict[str, Any]:
        seconds, increment = self.clock or (None, None)
        return {
            "id": self.id,
            "game": self.game,
            "rules_version": self.rules_version,
            "options": dict(self.options),
            "start": self.start,
            "tags": dict(self.tags),
            "seats": [dict(seat) for seat in self.seats],
            "secret_first": self.secret_hashes[0],
            "secret_second": self.secret_hashes[1],
            "clock_seconds": seconds,
            "clock_increment": increment,
            "created": self.created,
            "comment": self.comment,
        } | self.standing.row()

    @classmethod
    def from_row(cls, row: Mapping[str, Any], moves: tuple[StoredMove, ...] = ()) -> "StoredGame":
        timed = row["clock_seconds"] is not None
        same = ("id", "game", "rules_version", "options", "start", "tags", "created", "comment")
        return cls(
            **{name: row[name] for name in same},
            seats=(row["seats"][0], row["seats"][1]),
            secret_hashes=(row["secret_first"], row["secret_second"]),
            clock=(row["clock_seconds"], row["clock_increment"]) if timed else None,
            standing=Standing.from_row(row),
            moves=moves,
        )


@dataclass(frozen=True)
class Change:
    """What one thing that happened at a table leaves behind."""

    game: str
    standing: Standing  # its number is one more than the database has; otherwise somebody else was faster
    move: StoredMove | None = None
    replaces: bool = False  # the move takes the place of others that were taken back
