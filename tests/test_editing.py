"""Positions set up by hand, in every game: each press leads to a position, or the notation says why not."""

import random
from typing import Any

import pytest

import bergfried
from bergfried.core import ERASER, BadNotation, Editor, Side
from bergfried.speech import LANGUAGES
from tests.walks import AnyGame, AnyState, somewhere

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


def edited(slug: str) -> tuple[AnyGame, Editor[Any]]:
    game = bergfried.load(slug)
    assert game.editor is not None
    return game, game.editor


def judged(game: AnyGame, state: AnyState) -> AnyState:
    """As the server does it: written down and read again."""
    read: AnyState = game.notation.parse_state(game.notation.format_state(state), **dict(state.options))
    return read


def pieces(game: AnyGame, state: AnyState) -> dict[tuple[str, Side | None], int]:
    """How many stones, blocks or towers of each kind are on the board."""
    found: dict[tuple[str, Side | None], int] = {}
    for piece in game.view.scene(state).pieces:
        kind = piece.shape, piece.side
        found[kind] = found.get(kind, 0) + (piece.height if piece.shape == "stack" else 1)
    return found


@every_game
def test_brushes_have_words_and_different_names(slug: str) -> None:
    game, editor = edited(slug)
    assert len({brush.id for brush in editor.brushes}) == len(editor.brushes)
    assert editor.brushes[-1] is ERASER
    for language in LANGUAGES:
        captions = {game.say(brush.caption, language) for brush in editor.brushes}
        assert len(captions) == len(editor.brushes)
        assert not any(caption.startswith("brush") for caption in captions)


@every_game
def test_the_empty_board_takes_every_piece(slug: str) -> None:
    game, editor = edited(slug)
    start = game.notation.parse_state(editor.empty)
    assert game.notation.format_state(start) == editor.empty
    for brush in editor.brushes[:-1]:
        laid = 0
        for cell in game.view.scene(start).board.cells:
            try:
                after = judged(game, editor.painted(start, brush.id, cell.id))
            except BadNotation:
                continue
            assert brush.piece is not None
            kinds = [kind for kind in pieces(game, after) if kind[0] == brush.piece.shape]
            laid += any(brush.piece.side in (None, side) for _, side in kinds)
        assert laid > 3


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_pressed_is_a_position_or_is_refused_with_a_reason(slug: str, seed: int) -> None:
    game, editor = edited(slug)
    dice = random.Random(seed)
    state = somewhere(game.initial(), seed).without_past()
    changed = 0
    for _ in range(60):
        brush = dice.choice(editor.brushes)
        cell = dice.choice(game.view.scene(state).board.cells)
        try:
            after = judged(game, editor.painted(state, brush.id, cell.id))
        except BadNotation as no:
            assert all(game.say(no.reason, language) for language in LANGUAGES)
            continue
        changed += after != state
        if brush is ERASER:
            assert sum(pieces(game, after).values()) <= sum(pieces(game, state).values())
        state = after
    assert changed > 1


@every_game
def test_the_board_can_be_cleared_by_pressing(slug: str) -> None:
    """All but what no position is without."""
    game, editor = edited(slug)
    state = somewhere(game.initial(), 3).without_past()
    least = sum(pieces(game, game.notation.parse_state(editor.empty)).values())
    while sum(pieces(game, state).values()) > least:
        for piece in reversed(game.view.scene(state).pieces):
            try:
                after = judged(game, editor.painted(state, ERASER.id, piece.at[-1]))
            except BadNotation:
                continue
            if after != state:
                state = after
                break
        else:
            raise AssertionError(f"nothing can be taken off {game.notation.format_state(state)}")


@every_game
def test_either_side_can_be_to_move(slug: str) -> None:
    game, editor = edited(slug)
    start = game.notation.parse_state(editor.empty)
    for side in Side:
        assert judged(game, editor.turned(start, side)).to_move is side
