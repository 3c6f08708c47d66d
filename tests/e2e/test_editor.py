"""Setting up a position on the board: what is pressed comes from the game's own editor."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

import bergfried
from bergfried.core import ERASER, BadNotation, Side, message
from tests.e2e.visitor import Visitor
from tests.walks import AnyGame, AnyState

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


def presses(game: AnyGame, state: AnyState, brush: str) -> Iterator[tuple[str, AnyState | BadNotation]]:
    """What a press on each cell leads to, with a tower's ground first."""
    assert game.editor is not None
    for cell in game.view.scene(state).board.cells:
        text = game.notation.format_state(game.editor.painted(state, brush, cell.id))
        try:
            yield cell.id, game.notation.parse_state(text)
        except BadNotation as no:
            yield cell.id, no


@every_game
def test_pieces_are_laid_down_and_taken_away(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    assert game.editor is not None
    visitor.go(f"position/{slug}")
    visitor.page.locator('[data-do="empty"]').click()
    text = visitor.page.get_by_label("Position as text")
    expect(text).to_have_value(game.editor.empty)
    state = game.notation.parse_state(game.editor.empty)
    half = len(game.editor.brushes) // 2  # by the keyboard; then a tower may be turned, and arrows lead elsewhere
    for number, brush in enumerate(game.editor.brushes):
        taken = {cell for piece in game.view.scene(state).pieces for cell in piece.at}
        possible = (
            (cell, after)
            for cell, after in presses(game, state, brush.id)
            if isinstance(after, type(state)) and after != state and (brush is ERASER or cell not in taken)
        )
        if (found := next(possible, None)) is None:
            continue  # nothing of the kind fits on what has been built so far
        cell, after = found
        visitor.page.locator(f'[data-brush="{brush.id}"]').check(force=True)
        visitor.press((cell,), "keys" if number < half else "click")
        expect(text).to_have_value(game.notation.format_state(after))
        state = after
    visitor.page.get_by_role("radio", name=game.say(message("side-second")), exact=True).check(force=True)
    expect(text).to_have_value(game.notation.format_state(game.editor.turned(state, Side.SECOND)))


@every_game
def test_what_cannot_be_is_refused_with_its_reason(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    assert game.editor is not None
    state = game.initial()
    refused = [
        (brush.id, cell, no)
        for brush in game.editor.brushes
        for cell, no in presses(game, state, brush.id)
        if isinstance(no, BadNotation)
    ]
    visitor.go(f"position/{slug}")
    visitor.page.locator("[data-brush]").first.wait_for(state="attached")
    if refused:
        brush, cell, no = refused[0]
        visitor.page.locator(f'[data-brush="{brush}"]').check(force=True)
        visitor.press((cell,), "keys")
        expect(visitor.page.locator(".problem")).to_contain_text(game.say(no.reason))
    visitor.page.get_by_label("Position as text").fill("nonsense")
    expect(visitor.page.locator("mark")).to_be_visible()
    visitor.page.get_by_role("button", name="Starting position").click()
    visitor.page.locator(".problem").wait_for(state="detached")
    visitor.page.get_by_role("button", name="Play from here").click()
    visitor.page.get_by_role("button", name="Start the game").wait_for()
    visitor.forgive("422")
