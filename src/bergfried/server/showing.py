"""What a table shows: the position message, put together from parts that are worked out once for each position."""

from typing import Any

import orjson

from bergfried.match import Table
from bergfried.server import wire
from bergfried.server.looks import Look
from bergfried.server.summaries import Seat, end


class Showing:
    def __init__(self, table: Table, seats: tuple[Seat, Seat]) -> None:
        self._table = table
        self._seats = orjson.dumps([seat.model_dump() for seat in seats])
        self._moves: list[bytes] = []
        self.look = Look(table.game, table.start)
        self.refresh()

    def refresh(self) -> None:
        """After anything that may have changed the position. One move on, what was known is used again."""
        moves, states = self._table.moves, self._table.states
        if self.look.state is states[-1] and len(self._moves) == len(moves):
            return
        before = self.look
        if len(self._moves) != len(moves) - 1 or before.state is not states[-2]:
            before = Look(self._table.game, states[-2 if moves else -1])
            self._moves = [_played(text, state) for text, state in zip(moves[:-1], states, strict=False)]
        if moves:
            self._moves.append(_played(moves[-1], before.state))
            self.look = Look(self._table.game, states[-1], before, moves[-1])
        else:
            self.look = before

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
        over = end(self._table.game, self._table.result)
        facts = {
            "type": "position",
            "ply": self._table.ply,
            "later": self._table.taken_back,
            "last": self.look.last,
            "to_move": self.look.state.to_move,
            "outcome": None if over is None else over.model_dump(),
        }
        parts = {
            b"moves": b"[" + b",".join(self._moves) + b"]",
            b"seats": self._seats,
            b"scene": self.look.scene_json,
            b"legal": self.look.legal_json if with_legal else b"null",
        }
        return (
            orjson.dumps(facts | more)[:-1] + b"".join(b',"%b":%b' % part for part in parts.items()) + b"}"
        ).decode()


def _played(text: str, state: Any) -> bytes:
    return orjson.dumps({"text": text, "by": state.to_move})
