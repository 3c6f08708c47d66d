"""What is worked out once for each position: scene, text and the tree of clicks, ready to be sent."""

from typing import Any

import orjson

from bergfried.core import Board, Click, Game, Path, Scene, State
from bergfried.server.kept import Kept, kept_json, once

MOST_BOARDS = 100
MOST_PRESSES = 20_000

# What may follow each press: the branches of the tree, and the same for each of them.
_Known = dict[tuple[str, str], tuple[list[dict[str, Any]], "_Known"]]


class Look:
    def __init__(self, game: Game[Any, Any], state: State[Any], before: "Look | None" = None, move: str = "") -> None:
        self.game = game
        self.state = state
        self._touched = [] if before is None else before.touched(move)

    @once
    def scene(self) -> Scene:
        return self.game.view.scene(self.state)

    @once
    def scene_json(self) -> bytes:
        return orjson.dumps({**vars(self.scene), "board": _board_json(self.scene.board)})

    @once
    def text(self) -> str:
        return self.game.notation.format_state(self.state)

    @once
    def paths(self) -> dict[str, tuple[Path, ...]]:
        """The clicks that make each legal move."""
        form, clicks, state = self.game.notation.format_move, self.game.view.clicks, self.state
        return {form(state, move): clicks(state, move) for move in state.legal_moves()}

    @once
    def legal_json(self) -> bytes:
        """The tree of clicks with the moves at its leaves."""
        roots: list[dict[str, Any]] = []
        known: _Known = {}
        for text, paths in self.paths.items():
            for path in paths:
                branches, followers = roots, known
                for click in path[:-1]:
                    next_ones = followers.get((click.kind, click.id))
                    if next_ones is None:
                        next_ones = followers[click.kind, click.id] = ([], {})
                        branches.append({"click": _press_json(click), "then": next_ones[0]})
                    branches, followers = next_ones
                branches.append({"click": _press_json(path[-1]), "move": text})
        return orjson.dumps(roots)

    @once
    def last(self) -> list[str]:
        """The cells that the last move touched, so that they can be lit."""
        cells = _cells(self.scene.board)
        return list(dict.fromkeys(cell for cell in self._touched if cell in cells))

    def touched(self, move: str) -> list[str]:
        """The cells that a legal move is about."""
        found: list[str] = []
        for click in self.paths[move][0]:
            if click.kind == "piece":
                found += [cell for piece in self.scene.pieces if piece.id == click.id for cell in piece.at]
            else:
                found.append(click.id)
            # Other marks show what else could have been done.
            found += [cell for mark in click.preview if mark.kind == "ghost" for cell in mark.cells]
        return found


def press(click: Click) -> dict[str, Any]:
    """What has nothing to show is left out: there can be hundreds of moves."""
    shown: dict[str, Any] = {"kind": click.kind, "id": click.id}
    if click.caption is not None:
        shown["caption"] = click.caption
    if click.preview:
        shown["preview"] = click.preview
    return shown


_cells: Kept[Board, frozenset[str]] = Kept(lambda board: frozenset(cell.id for cell in board.cells), MOST_BOARDS)
_board_json: Kept[Board, orjson.Fragment] = Kept(kept_json, MOST_BOARDS)
_press_json: Kept[Click, orjson.Fragment] = Kept(lambda click: kept_json(press(click)), MOST_PRESSES)
