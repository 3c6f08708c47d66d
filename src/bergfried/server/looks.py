"""What is worked out once for each position: scene, text and the tree of clicks, ready to be sent."""

from functools import cached_property
from typing import Any

from pydantic_core import to_json

from bergfried.core import Click, Game, Outcome, Scene, State, message
from bergfried.match import Result
from bergfried.match.result import AGREEMENT, BY_RULE, RESIGNATION, TIME, by_rule
from bergfried.server.refusals import words
from bergfried.server.wire import End, Words


class Look:
    def __init__(
        self, game: Game[Any, Any], state: State[Any], before: State[Any] | None = None, move: str = ""
    ) -> None:
        self.game = game
        self.state = state
        self._before = before  # the position before the last move
        self._move = move

    @cached_property
    def scene(self) -> Scene:
        return self.game.view.scene(self.state)

    @cached_property
    def scene_json(self) -> bytes:
        return to_json(self.scene)

    @cached_property
    def text(self) -> str:
        return self.game.notation.format_state(self.state)

    @cached_property
    def legal_json(self) -> bytes:
        """The tree of clicks with the moves at its leaves."""
        roots: list[dict[str, Any]] = []
        known: dict[tuple[Any, ...], list[dict[str, Any]]] = {(): roots}  # what may follow each way of presses
        for move in self.state.legal_moves():
            text = self.game.notation.format_move(self.state, move)
            for path in self.game.view.clicks(self.state, move):
                way: tuple[Any, ...] = ()
                for click in path[:-1]:
                    before, way = way, (*way, (click.kind, click.id))
                    if way not in known:
                        known[way] = []
                        known[before].append({"click": press(click), "then": known[way]})
                known[way].append({"click": press(path[-1]), "move": text})
        return to_json(roots)

    @cached_property
    def last(self) -> list[str]:
        """The cells that the last move touched, so that they can be lit."""
        if self._before is None:
            return []
        move = self.game.notation.parse_move(self._before, self._move)
        path = self.game.view.clicks(self._before, move)[0]
        touched: list[str] = []
        for click in path:
            touched += self._where(click.id) if click.kind == "piece" else [click.id]
            touched += [cell for mark in click.preview for cell in mark.cells]
        cells = {cell.id for cell in self.scene.board.cells}
        return list(dict.fromkeys(cell for cell in touched if cell in cells))

    def _where(self, piece: str) -> list[str]:
        """The cells of a piece before the last move."""
        pieces = self.game.view.scene(self._before).pieces
        return [cell for one in pieces if one.id == piece for cell in one.at]


def press(click: Click) -> dict[str, Any]:
    """What has nothing to show is left out: there can be hundreds of moves."""
    shown: dict[str, Any] = {"kind": click.kind, "id": click.id}
    if click.caption is not None:
        shown["caption"] = click.caption
    if click.preview:
        shown["preview"] = click.preview
    return shown


def end(game: Game[Any, Any], result: Result | None) -> End | None:
    if result is None:
        return None
    clause, scores = None, None
    if BY_RULE.fullmatch(result.termination):  # R20 12:9
        clause, _, counted = result.termination.partition(" ")
        if counted:
            first, _, second = counted.partition(":")
            scores = int(first), int(second)
    return End(
        winner=result.winner,
        termination=result.termination,
        clause=clause,
        scores=scores,
        reason=_reason(game, result, clause),
    )


def _reason(game: Game[Any, Any], result: Result, clause: str | None) -> Words:
    if clause is not None:
        return words(message(clause), game)
    if result.termination in (RESIGNATION, AGREEMENT, TIME):
        return words(message(f"ended-{result.termination}"))
    return words(message("ended-otherwise", termination=result.termination))


def outcome_end(game: Game[Any, Any], over: Outcome | None) -> End | None:
    return end(game, None if over is None else by_rule(over))
