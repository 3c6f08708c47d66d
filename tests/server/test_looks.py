"""What is worked out for each position."""

import pytest

import bergfried
from bergfried.core import Scene
from bergfried.server.kept import Kept
from bergfried.server.looks import Look
from tests.walks import walk

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


def standing(scene: Scene) -> dict[str, tuple[object, ...]]:
    return {cell: (piece.shape, piece.side, piece.height, piece.id) for piece in scene.pieces for cell in piece.at}


@every_game
def test_the_last_move_lights_the_cells_it_changed_and_no_others(slug: str) -> None:
    game = bergfried.load(slug)
    before = Look(game, game.initial())
    for state, move in list(walk(game.initial(), seed=4))[:25]:
        if move is None:
            break
        text = game.notation.format_move(state, move)
        look = Look(game, state.play(move), before, text)
        old, new = standing(before.scene), standing(look.scene)
        assert {cell for cell in look.last if old.get(cell) == new.get(cell)} == set(), text
        before = look


def test_what_is_kept_is_worked_out_once_for_each_object_and_never_without_end() -> None:
    worked_out: list[int] = []

    def length(thing: list[int]) -> int:
        worked_out.append(len(thing))
        return len(thing)

    kept = Kept(length, most=2)
    one, two = [1], [1, 2]
    assert [kept(one), kept(two), kept(one), kept(two)] == [1, 2, 1, 2]
    assert worked_out == [1, 2]
    assert [kept([1, 2, 3]), kept(one)] == [3, 1]  # the third leaves no room for the others
    assert worked_out == [1, 2, 3, 1]
