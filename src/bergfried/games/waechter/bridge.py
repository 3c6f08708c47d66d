"""The messages of the university course's game server: a seat number, "get", a board in FEN, moves as bare strings."""

from typing import NoReturn

from bergfried.core import BadNotation, Bridge, ServerView, Side, message
from bergfried.games.waechter.notation import COLOUR, NOTATION
from bergfried.games.waechter.rules import Move, Position


class CourseServer(Bridge[Position, Move]):
    question = "get"
    seconds = 120.0

    def format_seat(self, side: Side) -> object:
        return int(side)

    def parse_seat(self, value: object) -> Side:
        if str(value) not in ("0", "1"):
            _refuse(value)
        return Side(int(str(value)))

    def format_view(self, view: ServerView[Position]) -> object:
        return {
            "board": NOTATION.format_state(view.state),
            "turn": COLOUR[view.state.to_move],
            "bothConnected": view.both_connected,
            "time": view.milliseconds,
            "end": view.end,
        }

    def parse_view(self, value: object, **options: str) -> ServerView[Position]:
        if not isinstance(value, dict):
            _refuse(value)
        board, turn, both, end, time = (value.get(name) for name in ("board", "turn", "bothConnected", "end", "time"))
        if not (isinstance(board, str) and turn in ("r", "b") and isinstance(both, bool) and isinstance(end, bool)):
            _refuse(value)
        left = int(time) if isinstance(time, int | float) and 0 <= time < 1e9 else 0
        ranks = board.strip().partition(" ")[0]  # some servers leave the side to move to `turn`
        return ServerView(NOTATION.parse_state(f"{ranks} {turn}", **options), both, left, end)

    def format_move(self, state: Position, move: Move) -> object:
        return NOTATION.format_move(state, move)

    def parse_move(self, state: Position, value: object) -> Move:
        if not isinstance(value, str):
            _refuse(value)
        return NOTATION.parse_move(state, value)


def _refuse(value: object) -> NoReturn:
    raise BadNotation(message("bridge-message", found=str(value)[:40]), 0)


BRIDGE = CourseServer()
