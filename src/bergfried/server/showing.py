"""What a table shows: the position message, put together from parts that are worked out once for each position."""

from typing import Any

import orjson

from bergfried.match import Table
from bergfried.server import wire
from bergfried.server.kept import kept_json
from bergfried.server.looks import Look
from bergfried.server.summaries import Seat, end


class Showing:
    def __init__(self, table: Table, seats: tuple[Seat, Seat]) -> None:
        self._table = table
        self._seats = kept_json([seat.model_dump() for seat in seats])
        self._moves = b""  # as JSON, without the brackets
        self._ply = 0  # how many they are
        self.look = Look(table.game, table.start)
        self.refresh()

    def refresh(self) -> None:
        """After anything that may have changed the position. One move on, what was known is used again."""
        table, before = self._table, self.look
        if before.state is table.state and self._ply == table.ply:
            return
        if before.state is not table.previous or self._ply != table.ply - 1:
            before = Look(table.game, table.previous)
            moves = zip(table.moves[:-1], table.states, strict=False)
            self._moves = b",".join([_played(text, state) for text, state in moves])
        if table.last_move is None:
            self.look = before
        else:
            played = _played(table.last_move, before.state)
            self._moves = self._moves + b"," + played if self._moves else played
            self.look = Look(table.game, table.state, before, table.last_move)
        self._ply = table.ply

    def step(self, ply: int) -> wire.Step:
        game, states = self._table.game, self._table.states
        line = self._table.line
        move, comment = (line.nodes[ply - 1].move, line.nodes[ply - 1].comment) if ply else (None, line.comment)
        look = Look(game, states[ply], Look(game, states[ply - 1]) if ply else None, move or "")
        result = self._table.result if ply == self._table.ply else None
        return wire.Step(
            ply=ply, move=move, comment=comment, text=look.text, scene=look.scene, last=look.last,
            to_move=states[ply].to_move, outcome=end(game, result),
        )  # fmt: skip

    def position(self, more: dict[str, Any], with_legal: bool) -> str:
        message = {
            "type": "position",
            "ply": self._table.ply,
            "moves": orjson.Fragment(b"[" + self._moves + b"]"),
            "later": self._table.taken_back,
            "last": self.look.last,
            "to_move": self.look.state.to_move,
            "seats": self._seats,
            "outcome": end(self._table.game, self._table.result),
            "scene": orjson.Fragment(self.look.scene_json),
            "legal": orjson.Fragment(self.look.legal_json) if with_legal else None,
            **more,
        }
        return orjson.dumps(message, default=vars).decode()  # models of the wire are what their attributes are


def _played(text: str, state: Any) -> bytes:
    return orjson.dumps({"text": text, "by": state.to_move})
