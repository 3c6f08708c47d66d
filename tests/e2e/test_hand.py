"""What the page does while a move is being made: what moves, what is shown, and what is no longer said."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import bergfried
from bergfried.core import Click, Piece, State
from bergfried.speech import LANGUAGES
from tests.e2e.games import Golden, illegal_try, longest
from tests.e2e.test_pages import complaints
from tests.e2e.visitor import Visitor
from tests.walks import AnyGame

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
FLAT = [slug for slug in bergfried.slugs() if bergfried.load(slug).view.scene(longest(slug).start).board.size[2] == 1]
SOME = 4  # moves
SMALLEST = 24  # pixels of a target for a finger, by WCAG 2.2
SMALL_PHONE: ViewportSize = {"width": 375, "height": 667}

# Which pieces have come to the board since this was last asked, each from where it was.
WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.piece) window.moved.push(this.dataset.piece);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.mark.parametrize("slug", FLAT)
def test_it_is_the_piece_just_moved_that_moves(lively: Visitor, slug: str) -> None:
    golden = longest(slug)
    lively.sit_at(slug, options=golden.options)
    lively.page.evaluate(WATCH)
    for ply, (state, move) in zip(range(SOME), golden.plies(), strict=False):
        lively.wait_for_ply(ply)
        lively.type(golden.game.notation.format_move(state, move))
        lively.wait_for_ply(ply + 1)
        assert set(lively.page.evaluate("window.moved.splice(0)")) == _changed(golden, state, move)


def _changed(golden: Golden, state: State[Any], move: object) -> set[str]:
    """Pieces that are new where they stand, or higher than they were."""
    before, after = (golden.game.view.scene(position).pieces for position in (state, state.play(move)))
    heights = {(piece.at, piece.shape, piece.side): piece.height for piece in before}
    return {piece.id for piece in after if heights.get((piece.at, piece.shape, piece.side), 0) < piece.height}


@every_game
def test_a_good_press_silences_the_last_refusal(visitor: Visitor, slug: str) -> None:
    state, presses, _ = illegal_try(longest(slug))
    game = bergfried.load(slug)
    visitor.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    told = visitor.page.locator(".status .problem")
    for press in presses:
        visitor.press((press.id,), "keys")
    told.wait_for()
    visitor.press((presses[0].id,), "keys")
    expect(told).to_have_count(0)


def _with_a_choice() -> list[tuple[str, State[Any], tuple[Click, ...]]]:
    """Moves of golden games that end in a choice among places of the board, one for each game that has any."""
    found = []
    for slug in bergfried.slugs():
        golden = longest(slug)
        paths = (
            (slug, state, path)
            for state, _ in golden.plies()
            for move in state.legal_moves()
            for path in golden.game.view.clicks(state, move)
            if path[-1].kind == "choice" and any(mark.cells for mark in path[-1].preview)
        )
        if first := next(paths, None):
            found.append(first)
    return found


@pytest.mark.parametrize(("slug", "state", "path"), _with_a_choice())
def test_the_choice_pointed_at_is_the_one_shown(
    visitor: Visitor, slug: str, state: State[Any], path: tuple[Click, ...]
) -> None:
    game = bergfried.load(slug)
    visitor.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    visitor.press_all(game, state, path[:-1])
    rings, ghosts = visitor.page.locator("circle.choice"), visitor.page.locator('[data-mark="ghost"]')
    expect(rings).not_to_have_count(0)
    expect(ghosts).to_have_count(0)
    visitor.page.locator(f'[data-choice="{path[-1].id}"]').hover()
    expect(rings).to_have_count(0)
    expect(ghosts).to_have_count(len(path[-1].preview))


@pytest.mark.parametrize(("slug", "state", "path"), _with_a_choice())
def test_choices_are_in_sight_on_a_small_phone(
    phone: Visitor, slug: str, state: State[Any], path: tuple[Click, ...]
) -> None:
    game = bergfried.load(slug)
    phone.page.set_viewport_size(SMALL_PHONE)
    phone.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    phone.press_all(game, state, path[:-1], "tap")
    expect(phone.page.locator("[data-choice]").first).to_be_in_viewport(ratio=1)
    expect(phone.page.locator("[data-back]")).to_be_in_viewport(ratio=1)
    bar, board = (phone.page.locator(part).bounding_box() for part in (".waiting", ".play > .board"))
    assert bar is not None
    assert board is not None
    assert board["y"] + board["height"] <= bar["y"]
    assert phone.fits()
    assert complaints(phone) == []


def _without_a_choice() -> list[tuple[str, State[Any], tuple[Click, ...]]]:
    """Early moves of golden games that are made on the board alone, one for each game that has any."""
    found = []
    for slug in bergfried.slugs():
        golden = longest(slug)
        paths = (
            (slug, state, path)
            for state, _ in islice(golden.plies(), SOME)
            for path in (golden.game.view.clicks(state, move)[0] for move in state.legal_moves())
            if len(path) > 1 and path[-1].kind != "choice"
        )
        if first := next(paths, None):
            found.append(first)
    return found


@pytest.mark.parametrize(("slug", "state", "path"), _without_a_choice())
def test_a_confirmation_is_in_sight_on_a_small_phone(
    phone: Visitor, slug: str, state: State[Any], path: tuple[Click, ...]
) -> None:
    game = bergfried.load(slug)
    phone.page.set_viewport_size(SMALL_PHONE)
    phone.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    phone.press_all(game, state, path, "tap")
    expect(phone.page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    expect(phone.page.get_by_text("press the place once more")).to_be_in_viewport(ratio=1)
    assert phone.fits()
    assert complaints(phone) == []
    phone.press_all(game, state, path[-1:], "tap")
    phone.wait_for_ply(1)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_press_moves_nothing_beside_the_board(visitor: Visitor, slug: str, language: str) -> None:
    golden = longest(slug)
    state, move = next(golden.plies())
    visitor.go("")
    visitor.page.locator("header select").select_option(language)
    visitor.sit_at(slug, options=golden.options)
    visitor.page.wait_for_load_state("networkidle")  # the texts have come
    undo = visitor.page.locator('[data-do="undo"]')
    before = undo.bounding_box()
    visitor.press_all(golden.game, state, golden.game.view.clicks(state, move)[0][:1])
    expect(visitor.page.locator("[data-back]")).to_be_visible()
    assert undo.bounding_box() == before


@every_game
@pytest.mark.parametrize("how", ["Escape", "Cancel"])
def test_a_hint_that_is_not_wanted_leaves_nothing_behind(visitor: Visitor, slug: str, how: str) -> None:
    visitor.sit_at(slug)
    visitor.do("hint")
    visitor.page.locator("[data-confirm]").wait_for()
    if how == "Escape":
        visitor.page.keyboard.press("Escape")
    else:
        visitor.page.get_by_role("button", name="Cancel").click()
    expect(visitor.page.locator("[data-confirm]")).to_have_count(0)
    expect(visitor.page.locator('[data-cell][aria-selected="true"]')).to_have_count(0)
    expect(visitor.page.locator(".status")).to_contain_text("it is your turn")


@every_game
@pytest.mark.parametrize("confirm", ["Always", "Never"])
def test_a_hint_can_be_followed_press_by_press(visitor: Visitor, slug: str, confirm: str) -> None:
    game = bergfried.load(slug)
    visitor.go("settings")
    visitor.page.get_by_role("radio", name=confirm).check(force=True)
    visitor.sit_at(slug)
    line, button = visitor.page.locator(".status .line"), visitor.page.locator("[data-confirm]")
    visitor.do("hint")
    expect(line).to_contain_text("Hint: ")
    expect(button).to_have_text("Play it")
    text = line.inner_text().removeprefix("Hint: ")
    state = game.initial()
    visitor.press_all(game, state, game.view.clicks(state, game.notation.parse_move(state, text))[0], "keys")
    if confirm == "Always":
        expect(line).to_have_text(f"Play {text}?")
        expect(button).to_have_text("Confirm")
        button.click()
    visitor.wait_for_ply(1)
    expect(visitor.page.locator(".moves-list button").first).to_contain_text(text)


@every_game
def test_on_a_phone_a_hint_brings_the_board_into_sight(phone: Visitor, slug: str) -> None:
    phone.sit_at(slug)
    phone.page.locator('[data-do="hint"]').tap()
    phone.page.locator("[data-confirm]").wait_for()
    expect(phone.page.locator(".play > .board")).to_be_in_viewport(ratio=0.9)


def test_steps_may_come_faster_than_their_answers(visitor: Visitor) -> None:
    golden = longest(bergfried.slugs()[0])
    visitor.sit_at(golden.game.info.slug, options=golden.options)
    for ply, text in enumerate(golden.moves[:6]):
        visitor.wait_for_ply(ply)
        visitor.type(text)
    visitor.wait_for_ply(6)
    visitor.page.evaluate(
        "() => { for (let i = 0; i < 4; i++) document.querySelector('[aria-label=\"One move back\"]').click(); }"
    )
    visitor.page.locator('[data-ply="6"][data-shown="2"]').wait_for()


@pytest.mark.parametrize("slug", FLAT)
def test_a_finger_hits_every_place_on_a_phone(phone: Visitor, slug: str) -> None:
    """At the start, and when a game has grown."""
    golden = longest(slug)
    game = golden.game
    plies = list(golden.plies())
    for state, _ in (plies[0], plies[len(plies) // 3]):
        phone.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
        legal = {path[0].id for move in state.legal_moves() for path in game.view.clicks(state, move)}
        for id in legal:
            box = phone.cell(id).bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= SMALLEST


@every_game
def test_a_press_that_begins_no_move_is_told_why(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    state, cell, text = next(_idle_presses(longest(slug)))
    visitor.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    visitor.press((cell,), "keys")
    told = visitor.page.locator(".status .problem")
    expect(told).to_contain_text(game.say(game.explain(state, text).reason))
    expect(told).to_contain_text("rule R")


def _idle_presses(golden: Golden) -> Iterator[tuple[State[Any], str, str]]:
    """Positions with a cell of a piece that cannot be used, and the move that a press there is taken for."""
    view = golden.game.view
    for state, _ in golden.plies():
        begins = {path[0].id for move in state.legal_moves() for path in view.clicks(state, move)}
        for piece in view.scene(state).pieces:
            text = view.attempt(state, [_press(golden.game, state, piece)])
            if text is not None and not {piece.id, *piece.at} & begins:
                yield state, piece.at[0], text


def _press(game: AnyGame, state: State[Any], piece: Piece) -> Click:
    """As the page names it: on flat boards the place, on others the piece."""
    shape = game.view.scene(state).board.shape
    return Click("cell", piece.at[0]) if shape in ("grid", "points") else Click("piece", piece.id)
