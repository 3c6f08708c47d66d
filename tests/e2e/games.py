"""Games to be played in the browser, taken from the golden files of each game's folder."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import bergfried
from bergfried.core import Click, State
from tests.golden import playthroughs
from tests.walks import AnyGame, walk


@dataclass(frozen=True)
class Golden:
    game: AnyGame
    options: dict[str, str]
    moves: tuple[str, ...]

    @property
    def start(self) -> State[Any]:
        start: State[Any] = self.game.initial(**self.options)
        return start

    def plies(self) -> Iterator[tuple[State[Any], object]]:
        state = self.start
        for text in self.moves:
            move = self.game.notation.parse_move(state, text)
            yield state, move
            state = state.play(move)


def longest(slug: str) -> Golden:
    """The longest golden game from the game's own start to its end."""
    game = bergfried.load(slug)
    found = []
    for file in playthroughs(game):
        lines = [line.split(maxsplit=1) for line in file.read_text(encoding="utf-8").splitlines()]
        if any(line[0] == "start" for line in lines) or not any(line[0] == "end" for line in lines):
            continue
        options = dict(pair.split("=") for line in lines if line[0] == "options" for pair in line[1].split())
        found.append(Golden(game, options, tuple(line[1] for line in lines if line[0] == "play")))
    return max(found, key=lambda golden: len(golden.moves))


def into_a_hole(slug: str) -> Golden | None:
    """A random game up to where the only move is into a place walled in on all four sides; its last move is that one.

    None if the board is flat.
    """
    game = bergfried.load(slug)
    places = {cell.id: (cell.x, cell.y, cell.z) for cell in game.view.scene(game.initial()).board.cells}
    if not any(z for _, _, z in places.values()):
        return None
    for seed in range(500):
        moves: list[str] = []
        for state, move in walk(game.initial(), seed):
            if move is None:
                break
            moves.append(game.notation.format_move(state, move))
            if len(state.legal_moves()) > 1:
                continue
            first = game.view.clicks(state, move)[0][0]
            taken = {places.get(cell) for piece in game.view.scene(state).pieces for cell in piece.at}
            x, y, z = places.get(first.id, (0, 0, 0))
            if {(x - 1, y, z), (x + 1, y, z), (x, y - 1, z), (x, y + 1, z)} <= taken:
                return Golden(game, {}, tuple(moves))
    raise AssertionError("no random game leads into a hole")


def illegal_try(golden: Golden) -> tuple[State[Any], tuple[Click, Click], str]:
    """A position of the game, two presses that are no move there, and what the rules say to it."""
    game = golden.game
    for state, _ in golden.plies():
        taken = {cell for piece in game.view.scene(state).pieces for cell in piece.at}
        paths = [path for move in state.legal_moves() for path in game.view.clicks(state, move)]
        begins = {(path[0].kind, path[0].id) for path in paths}
        for first in dict.fromkeys(path[0] for path in paths if path[0].kind in ("cell", "ghost") and len(path) > 1):
            goes_on = {path[1].id for path in paths if path[0] == first}
            for cell in game.view.scene(state).board.cells:
                second = Click(first.kind, cell.id)
                if cell.id in taken | goes_on | {first.id} or (second.kind, second.id) in begins:
                    continue
                text = game.view.attempt(state, (first, second))
                if text is not None:
                    answer = game.explain(state, text)
                    assert not answer.legal
                    return state, (first, second), game.say(answer.reason)
    raise AssertionError("every two presses are a move")
