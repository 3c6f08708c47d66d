"""Every game of the catalog in the browser, with no script of its own: what is pressed comes from the game's view."""

from itertools import islice

import pytest
from playwright.sync_api import expect

import bergfried
from bergfried.core import message
from bergfried.engines import parse_player
from tests.e2e.games import Golden, illegal_try, into_a_hole, longest
from tests.e2e.visitor import Visitor

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
SOME = 4  # moves, where the way of playing is tested and not the game


@every_game
def test_a_golden_game_is_played_to_its_end_by_clicks(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    for ply, (state, move) in enumerate(golden.plies()):
        visitor.wait_for_ply(ply)
        visitor.play(golden.game, state, move)
    visitor.wait_for_ply(len(golden.moves))
    end = visitor.page.locator(".end")
    *_, (state, move) = golden.plies()
    over = state.play(move).outcome()
    assert over is not None
    assert over.clause in end.inner_text()


@every_game
@pytest.mark.parametrize("how", ["keys", "drag"])
def test_some_moves_are_made_without_clicks(visitor: Visitor, slug: str, how: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    for ply, (state, move) in zip(range(SOME), golden.plies(), strict=False):
        visitor.wait_for_ply(ply)
        visitor.play(golden.game, state, move, how)
    visitor.wait_for_ply(SOME)


@every_game
def test_a_finger_confirms_its_moves_on_a_phone(phone: Visitor, slug: str) -> None:
    golden = longest(slug)
    phone.sit_at(slug, options=golden.options)
    for ply, (state, move) in zip(range(SOME), golden.plies(), strict=False):
        phone.wait_for_ply(ply)
        phone.play(golden.game, state, move, "tap")
    phone.wait_for_ply(SOME)
    assert phone.fits()


@every_game
def test_a_game_against_level_1_to_its_end(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    helper = parse_player("level:4", game, seed=1)
    visitor.go(f"new/{slug}")
    visitor.page.get_by_label("The computer").check(force=True)
    visitor.page.get_by_role("radio", name="1", exact=True).check(force=True)
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.locator("[data-ply]").wait_for()
    table = visitor.page.url.rsplit("/", 1)[1]
    end, due = visitor.page.locator(".end"), visitor.page.locator("#typed")
    due.wait_for()
    computers = 0
    while not end.count():
        ply = int(visitor.page.locator("[data-ply]").get_attribute("data-ply") or 0)
        state = game.notation.parse_state(
            visitor.server.http.get(f"/api/tables/{table}/positions/{ply}").json()["text"]
        )
        visitor.type(game.notation.format_move(state, helper.choose(state).move))
        visitor.page.locator(f'.end, .table:not([data-ply="{ply}"]) #typed').first.wait_for()
        computers += 1
    assert computers
    told = visitor.server.http.get(f"/api/tables/{table}").json()["outcome"]
    assert told["clause"] in end.inner_text()


@every_game
def test_an_illegal_try_is_explained(visitor: Visitor, slug: str) -> None:
    state, presses, sentence = illegal_try(longest(slug))
    game = bergfried.load(slug)
    visitor.sit_at(slug, options=dict(state.options), start=game.notation.format_state(state))
    for press in presses:
        visitor.walk(press.id)
        visitor.page.keyboard.press("Enter")
    told = visitor.page.locator(".problem[role=alert]")
    told.wait_for()
    assert sentence in told.inner_text()
    assert "rule R" in told.inner_text()
    visitor.wait_for_ply(0)


def after_two_plies(visitor: Visitor, slug: str) -> Golden:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    for ply, move in enumerate(golden.moves[:2]):
        visitor.wait_for_ply(ply)
        visitor.type(move)
    visitor.wait_for_ply(2)
    return golden


@every_game
def test_undo_redo_and_stepping_back(visitor: Visitor, slug: str) -> None:
    after_two_plies(visitor, slug)
    visitor.page.get_by_role("button", name="To the start").click()
    visitor.page.locator('[data-ply="2"][data-shown="0"]').wait_for()
    visitor.page.get_by_role("button", name="To the present").last.click()  # that of the list of moves
    visitor.do("undo")
    visitor.wait_for_ply(1)
    visitor.do("redo")
    visitor.wait_for_ply(2)


@every_game
def test_a_typed_move_that_is_refused_can_be_corrected(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    field = visitor.page.locator("#typed")
    visitor.type(f"{golden.moves[0]}?!")
    visitor.page.locator(".status .problem").wait_for()
    expect(field).to_have_value(f"{golden.moves[0]}?!")
    expect(field).to_be_focused()
    visitor.page.keyboard.press("End")
    for _ in "?!":
        visitor.page.keyboard.press("Backspace")
    visitor.page.keyboard.press("Enter")
    visitor.wait_for_ply(1)
    expect(field).to_have_value("")


@every_game
def test_what_is_taken_back_is_announced_as_that(visitor: Visitor, slug: str) -> None:
    golden = after_two_plies(visitor, slug)
    visitor.do("undo")
    expect(visitor.page.locator("[aria-live]")).to_contain_text("One move was taken back.")
    *_, (state, _) = islice(golden.plies(), 2)
    mover = golden.game.say(message(f"side-{state.to_move.word}"))
    expect(visitor.page.locator("[aria-live]")).to_contain_text(f"{mover} to move.")


@every_game
def test_a_hint_can_be_followed(visitor: Visitor, slug: str) -> None:
    visitor.sit_at(slug)
    visitor.do("hint")
    visitor.page.get_by_text("Hint:").wait_for()
    visitor.page.locator("[data-confirm]").click()
    visitor.wait_for_ply(1)


HOLES = {slug: hole for slug in bergfried.slugs() if (hole := into_a_hole(slug))}


@pytest.mark.parametrize("slug", HOLES)
def test_a_place_in_a_hole_is_seen_through_what_is_around_it(visitor: Visitor, slug: str) -> None:
    hole = HOLES[slug]
    *before, (state, only) = hole.plies()
    table = visitor.server.open(slug)
    with visitor.server.sit(table) as client:
        for text in hole.moves[: len(before)]:
            client.play(text)
            client.hear("position")
    visitor.sit(table)
    visitor.page.locator("[data-settled]").wait_for()
    first = hole.game.view.clicks(state, only)[0][0]
    assert visitor.cell(first.id).get_attribute("data-hidden") is None
    visitor.play(hole.game, state, only)
    visitor.wait_for_ply(len(hole.moves))
