"""What is worked out once for each position: scene, text and the tree of clicks, ready to be sent."""

from functools import cached_property
from typing import Any

import orjson

from bergfried.core import Board, Click, Game, Path, Scene, State

MOST_BOARDS = 100

# What may follow each press: the branches of the tree, and the same for each of them.
_Known = dict[tuple[str, str], tuple[list[dict[str, Any]], "_Known"]]


class Look:
    def __init__(self, game: Game[Any, Any], state: State[Any], before: "Look | None" = None, move: str = "") -> None:
        self.game = game
        self.state = state
        self._touched = [] if before is None else before.touched(move)

    @cached_property
    def scene(self) -> Scene:
        return self.game.view.scene(self.state)

    @cached_property
    def scene_json(self) -> bytes:
        scene = self.scene
        parts = {"pieces": scene.pieces, "marks": scene.marks, "panels": scene.panels, "hover": scene.hover}
        return b'{"board":' + _board_json(scene.board) + b"," + orjson.dumps(parts)[1:]

    @cached_property
    def text(self) -> str:
        return self.game.notation.format_state(self.state)

    @cached_property
    def paths(self) -> dict[str, tuple[Path, ...]]:
        """The clicks that make each legal move."""
        form, clicks, state = self.game.notation.format_move, self.game.view.clicks, self.state
        return {form(state, move): clicks(state, move) for move in state.legal_moves()}

    @cached_property
    def legal_json(self) -> bytes:
        """The tree of clicks with the moves at its leaves."""
        roots: list[dict[str, Any]] = []
        known: _Known = {}
        for text, paths in self.paths.items():
            for path in paths:
                branches, followers = roots, known
                for click in path[:-1]:
                    way = (click.kind, click.id)
                    if way not in followers:
                        followers[way] = ([], {})
                        branches.append({"click": press(click), "then": followers[way][0]})
                    branches, followers = followers[way]
                branches.append({"click": press(path[-1]), "move": text})
        return orjson.dumps(roots)

    @cached_property
    def last(self) -> list[str]:
        """The cells that the last move touched, so that they can be lit."""
        cells = {cell.id for cell in self.scene.board.cells}
        return list(dict.fromkeys(cell for cell in self._touched if cell in cells))

    def touched(self, move: str) -> list[str]:
        """The cells that a legal move is about."""
        found: list[str] = []
        for click in self.paths[move][0]:
            if click.kind == "piece":
                found += [cell for piece in self.scene.pieces if piece.id == click.id for cell in piece.at]
            else:
                found.append(click.id)
            found += [cell for mark in click.preview for cell in mark.cells]
        return found


_BOARDS: dict[int, tuple[Board, bytes]] = {}


def _board_json(board: Board) -> bytes:
    """Many games draw every position on the same board: the very same object, so that its identity is enough."""
    known = _BOARDS.get(id(board))
    if known is None or known[0] is not board:
        if len(_BOARDS) >= MOST_BOARDS:
            _BOARDS.clear()
        known = _BOARDS[id(board)] = (board, orjson.dumps(board))  # kept, so that nothing else gets its identity
    return known[1]


def press(click: Click) -> dict[str, Any]:
    """What has nothing to show is left out: there can be hundreds of moves."""
    shown: dict[str, Any] = {"kind": click.kind, "id": click.id}
    if click.caption is not None:
        shown["caption"] = click.caption
    if click.preview:
        shown["preview"] = click.preview
    return shown
