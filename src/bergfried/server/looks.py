"""What is worked out once for each position: scene, text and the tree of clicks, ready to be sent."""

from typing import Any

import orjson

from bergfried.core import Board, Game, Path, Scene, State, once
from bergfried.server.kept import Kept, kept_json
from bergfried.server.presses import branches_json, tree_json

MOST_BOARDS = 100


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
        tree = self.game.view.tree(self.state)
        return tree_json(self.paths) if tree is None else branches_json(tree)

    @once
    def last(self) -> list[str]:
        """The cells that the last move touched, so that they can be lit."""
        cells = _cells(self.scene.board)
        return list(dict.fromkeys(cell for cell in self._touched if cell in cells))

    def touched(self, move: str) -> list[str]:
        """The cells that a legal move is about."""
        played = self.game.notation.parse_move(self.state, move)
        found: list[str] = []
        for click in self.game.view.clicks(self.state, played)[0]:
            if click.kind == "piece":
                found += [cell for piece in self.scene.pieces if piece.id == click.id for cell in piece.at]
            else:
                found.append(click.id)
            # Other marks show what else could have been done.
            found += [cell for mark in click.preview if mark.kind == "ghost" for cell in mark.cells]
        return found


_cells: Kept[Board, frozenset[str]] = Kept(lambda board: frozenset(cell.id for cell in board.cells), MOST_BOARDS)
_board_json: Kept[Board, orjson.Fragment] = Kept(kept_json, MOST_BOARDS)
