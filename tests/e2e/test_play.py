"""Every game of the catalog in the browser, with no script of its own: what is pressed comes from the game's view."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import bergfried
from bergfried.server.settings import Settings
from tests.e2e.conftest import DESKTOP, visit
from tests.e2e.games import illegal_try, longest
from tests.e2e.visitor import Visitor
from tests.server.running import run_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
SOME = 4  # moves, where the way of playing is tested and not the game


@every_game
def test_a_golden_game_is_played_to_its_end_by_clicks(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit(visitor.server.open(slug, options=golden.options))
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
    visitor.sit(visitor.server.open(slug, options=golden.options))
    for ply, (state, move) in zip(range(SOME), golden.plies(), strict=False):
        visitor.wait_for_ply(ply)
        visitor.play(golden.game, state, move, how)
    visitor.wait_for_ply(SOME)


@every_game
def test_a_finger_confirms_its_moves_on_a_phone(phone: Visitor, slug: str) -> None:
    golden = longest(slug)
    phone.sit(phone.server.open(slug, options=golden.options))
    for ply, (state, move) in zip(range(SOME), golden.plies(), strict=False):
        phone.wait_for_ply(ply)
        phone.play(golden.game, state, move, "tap")
    phone.wait_for_ply(SOME)
    assert phone.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


@every_game
def test_the_computer_answers(visitor: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    visitor.go(f"new/{slug}")
    visitor.page.get_by_label("The computer").check(force=True)
    visitor.page.get_by_role("radio", name="1", exact=True).check(force=True)
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.page.locator("[data-ply]").wait_for()
    table = visitor.page.url.rsplit("/", 1)[1]
    state, ply = game.initial(), 0
    while state.to_move == 0:
        visitor.wait_for_ply(ply)
        visitor.play(game, state, state.legal_moves()[0])
        state, ply = state.play(state.legal_moves()[0]), ply + 1
    for _ in range(100):
        if visitor.server.http.get(f"/api/tables/{table}").json()["ply"] > ply:
            break
        visitor.page.wait_for_timeout(200)
    else:
        raise AssertionError("the computer does not answer")
    visitor.page.locator(".moves-list [aria-current]").wait_for()
    assert int(visitor.page.locator("[data-ply]").get_attribute("data-ply") or 0) >= ply


@every_game
def test_an_illegal_try_is_explained(visitor: Visitor, slug: str) -> None:
    state, presses, sentence = illegal_try(longest(slug))
    game = bergfried.load(slug)
    start = game.notation.format_state(state)
    visitor.sit(visitor.server.open(slug, options=dict(state.options), start=start))
    for press in presses:
        visitor.walk(press.id)
        visitor.page.keyboard.press("Enter")
    told = visitor.page.locator(".problem[role=alert]")
    told.wait_for()
    assert sentence in told.inner_text()
    assert "rule R" in told.inner_text()
    visitor.wait_for_ply(0)


@every_game
def test_undo_and_stepping_back(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit(visitor.server.open(slug, options=golden.options))
    for ply, (state, move) in zip(range(2), golden.plies(), strict=False):
        visitor.wait_for_ply(ply)
        visitor.play(golden.game, state, move)
    visitor.wait_for_ply(2)
    visitor.page.get_by_role("button", name="To the start").click()
    visitor.page.locator('[data-ply="2"][data-shown="0"]').wait_for()
    visitor.page.get_by_role("button", name="To the present").click()
    visitor.page.locator('[data-do="undo"]').click()
    visitor.wait_for_ply(1)
    visitor.page.locator('[data-do="redo"]').click()
    visitor.wait_for_ply(2)


def test_a_game_survives_a_reload_and_a_restart_of_the_server(browser: "Browser", tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=1)
    slug = bergfried.slugs()[0]
    golden = longest(slug)
    plies = list(golden.plies())
    with run_server(settings) as server:
        visits = visit(browser, server, **DESKTOP)
        visitor = next(visits)
        visitor.sit(server.open(slug, options=golden.options))
        visitor.play(golden.game, *plies[0])
        visitor.wait_for_ply(1)
        visitor.page.reload()
        visitor.wait_for_ply(1)
    visitor.page.get_by_text("The connection is lost").wait_for()
    with run_server(settings, server.port):
        visitor.page.get_by_text("The connection is lost").wait_for(state="detached")
        visitor.play(golden.game, *plies[1])
        visitor.wait_for_ply(2)
        # While nobody answered, the browser said so on its console.
        visitor.faults = [fault for fault in visitor.faults if "WebSocket" not in fault]
        for _ in visits:
            pass
