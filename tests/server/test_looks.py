"""What is worked out for each position."""

from collections.abc import Iterator
from typing import Any

import orjson
import pytest

import bergfried
from bergfried.core import Click, Scene
from bergfried.server.kept import Kept
from bergfried.server.looks import Look
from bergfried.server.presses import tree_json
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


Way = tuple[tuple[str, str], ...]


def leaves(branches: list[dict[str, Any]], before: Way = ()) -> Iterator[tuple[Way, str]]:
    presses = [(branch["click"]["kind"], branch["click"]["id"]) for branch in branches]
    assert len(presses) == len(set(presses)), "two branches begin alike"
    for press, branch in zip(presses, branches, strict=True):
        if "move" in branch:
            yield (*before, press), branch["move"]
        else:
            yield from leaves(branch["then"], (*before, press))


@every_game
def test_the_tree_of_presses_leads_by_every_path_to_its_move(slug: str) -> None:
    game = bergfried.load(slug)
    for state, _ in list(walk(game.initial(), seed=5))[:25]:
        look = Look(game, state)
        wanted = [
            (tuple((click.kind, click.id) for click in path), move) for move, all in look.paths.items() for path in all
        ]
        assert sorted(leaves(orjson.loads(look.legal_json))) == sorted(wanted)


@every_game
def test_a_tree_that_a_game_knows_says_what_its_moves_say(slug: str) -> None:
    game = bergfried.load(slug)
    for state, _ in walk(game.initial(), seed=6):
        look = Look(game, state)
        assert look.legal_json == tree_json(look.paths)


@every_game
def test_branches_that_come_up_again_are_the_very_same(slug: str) -> None:
    """Their JSON is kept for the object."""
    game = bergfried.load(slug)
    tree, again = game.view.tree(game.initial()), game.view.tree(game.initial())
    assert all(one is other for one, other in zip(tree or (), again or (), strict=True))


def test_a_path_that_comes_to_mean_another_move_is_written_anew() -> None:
    path = (Click("cell", "a"), Click("cell", "b"))
    assert list(leaves(orjson.loads(tree_json({"one": (path,)})))) == [((("cell", "a"), ("cell", "b")), "one")]
    assert list(leaves(orjson.loads(tree_json({"other": (path,)})))) == [((("cell", "a"), ("cell", "b")), "other")]


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
