"""What happens at a table besides moves: it outlives what breaks, and people come to an agreement."""

import re
import sqlite3
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import bergfried
from bergfried.core import Side, message
from bergfried.match import Table, format_record
from bergfried.server.settings import Settings
from tests.e2e.conftest import DESKTOP, visit
from tests.e2e.games import longest
from tests.e2e.test_pages import complaints
from tests.e2e.visitor import Visitor
from tests.golden import playthroughs, positions, told
from tests.server.running import HUMAN, computer, run_server

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
ONE = bergfried.slugs()[0]
LOSER_BEGINS = [slug for slug in bergfried.slugs() if bergfried.load(slug).info.next_begins == "loser"]


@every_game
def test_a_game_survives_a_reload_and_a_restart_of_the_server(browser: Browser, tmp_path: Path, slug: str) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=1)
    golden = longest(slug)
    lost = "The connection is lost"
    with run_server(settings) as server:
        visits = visit(browser, server, **DESKTOP)
        visitor = next(visits)
        visitor.sit_at(slug, options=golden.options)
        visitor.type(golden.moves[0])
        visitor.wait_for_ply(1)
        visitor.page.reload()
        visitor.wait_for_ply(1)
    visitor.page.get_by_text(lost).wait_for()
    *_, (state, move) = islice(golden.plies(), 2)
    visitor.press_all(golden.game, state, golden.game.view.clicks(state, move)[0][:1], "keys")
    visitor.type(golden.moves[1])
    expect(visitor.page.locator("#typed")).to_have_value(golden.moves[1])
    expect(visitor.page.locator('[data-cell][aria-selected="true"]')).to_have_count(0)  # no move can be begun
    with run_server(settings, server.port):
        visitor.page.get_by_text(lost).wait_for(state="detached")
        expect(visitor.page.locator("#typed")).to_have_value(golden.moves[1])
        visitor.type(golden.moves[1])
        visitor.wait_for_ply(2)
        visitor.forgive("WebSocket")  # nobody answered for a while
        for _ in visits:
            pass


@every_game
def test_a_hint_shows_the_whole_move_and_is_taken(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    visitor.do("hint")
    visitor.page.locator("[data-confirm]").wait_for()
    begins = visitor.page.locator('[data-cell][aria-selected="true"]')
    expect(begins).not_to_have_count(0)
    visitor.page.locator("[data-confirm]").click()
    visitor.wait_for_ply(1)


@every_game
def test_what_is_due_names_the_place_pressed_last(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    state, view = golden.start, golden.game.view
    *presses, _ = max((path for move in state.legal_moves() for path in view.clicks(state, move)), key=len)
    visitor.sit_at(slug, options=golden.options)
    visitor.press_all(golden.game, state, presses)
    board = view.scene(state).board
    name = next(cell.label or cell.id for cell in board.cells if presses and cell.id == presses[-1].id)
    due = {"wall": "now the block’s other square", "tower3d": "now the block’s other cube"}.get(board.shape, f"{name}:")
    expect(visitor.page.locator(".status .line")).to_contain_text(due)


@every_game
def test_what_decided_is_called_at_the_end_as_it_was_before(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    played = Table(golden.game, golden.start)
    for move in golden.moves:
        played.play(move)
    over = played.state.outcome()
    assert over is not None
    visitor.sit_at(slug, record=format_record(played.record()))
    total = visitor.page.locator(".end .sum th")
    if over.scores is None:
        expect(total).to_have_count(0)
        return
    panels = golden.game.view.scene(played.state).panels
    title = next(panel.title for panel in panels if panel.kind == "score" and panel.scores == over.scores)
    expect(total).to_have_text(golden.game.say(title))


def test_a_draw_is_offered_and_taken(visitor: Visitor) -> None:
    visitor.sit_at(ONE)
    visitor.do("offer-draw")
    visitor.page.get_by_role("button", name="Decline").click()
    visitor.do("offer-draw")
    visitor.page.get_by_role("button", name="Accept").click()
    expect(visitor.page.locator(".end")).to_contain_text("A draw")


def test_a_rematch_changes_sides(visitor: Visitor) -> None:
    table = visitor.server.open(ONE, [HUMAN, computer(1)])
    visitor.sit(table)
    visitor.do("resign")
    visitor.do("resign-sure")
    expect(visitor.page.locator('[data-do="rematch"]')).to_have_text("Rematch with sides swapped")
    visitor.do("rematch")
    visitor.page.wait_for_url(lambda address: table["id"] not in address)
    seats = visitor.server.http.get(f"/api/tables/{visitor.page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["computer", "human"]


@pytest.mark.parametrize("slug", LOSER_BEGINS)
@pytest.mark.parametrize("resigns", [0, 1])
def test_who_lost_begins_where_that_is_the_custom(visitor: Visitor, slug: str, resigns: int) -> None:
    table = visitor.server.open(slug, [HUMAN | {"name": "Ada"}, HUMAN | {"name": "Bea"}])
    visitor.sit(table)
    if resigns:
        visitor.type(longest(slug).moves[0])
        visitor.wait_for_ply(1)
    visitor.do("resign")
    visitor.do("resign-sure")
    promised = ("Rematch with the same sides", "Rematch with sides swapped")[resigns]
    expect(visitor.page.locator('[data-do="rematch"]')).to_have_text(promised)
    visitor.do("rematch")
    visitor.page.wait_for_url(lambda address: table["id"] not in address)
    begins = visitor.server.http.get(f"/api/tables/{visitor.page.url.rsplit('/', 1)[1]}").json()["seats"][0]
    assert begins["name"] == ("Ada", "Bea")[resigns]


def test_a_clock_runs_out(visitor: Visitor) -> None:
    visitor.sit_at(ONE, clock={"seconds": 1})
    visitor.type(longest(ONE).moves[0])  # the clocks start with the first move
    expect(visitor.page.locator(".end")).to_contain_text("time", ignore_case=True)
    expect(visitor.page.locator("time", has_text="0:00")).to_be_visible()


@every_game
def test_an_earlier_position_can_be_read_and_not_played_on(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    state, move = next(golden.plies())
    visitor.sit_at(slug, options=golden.options)
    cells = visitor.page.get_by_role("grid").locator("[data-cell]")
    before = [cell.get_attribute("aria-label") for cell in cells.all()]
    visitor.type(golden.moves[0])
    visitor.wait_for_ply(1)
    visitor.page.get_by_role("button", name="One move back").click()
    visitor.page.locator('[data-ply="1"][data-shown="0"]').wait_for()
    expect(visitor.page.get_by_role("grid", name="after move 0")).to_be_visible()
    told = [cell.get_attribute("aria-label") or "" for cell in cells.all()]
    assert told == [(label or "").split(", can be chosen")[0] for label in before]
    visitor.press_all(golden.game, state, golden.game.view.clicks(state, move)[0][:1], "keys")
    expect(visitor.page.locator(".status")).to_contain_text("You are looking back")
    expect(visitor.page.locator("[aria-live]")).to_have_text("You are looking back: nothing can be moved here.")
    expect(visitor.page.locator('[data-cell][aria-selected="true"]')).to_have_count(0)
    visitor.do("present")
    visitor.wait_for_ply(1)
    expect(visitor.page.locator(".status")).not_to_contain_text("looking back")


def test_a_stranger_is_told_that_they_look_on(phone: Visitor) -> None:
    table = phone.server.open(ONE, [HUMAN, computer(1)])
    watching = phone.page.get_by_text("You are looking on")
    phone.go(f"table/{table['id']}")
    expect(watching).to_be_in_viewport(ratio=1)
    expect(phone.page.locator('[data-do="undo"], [data-do="hint"]')).to_have_count(0)
    assert complaints(phone) == []
    assert phone.fits()
    phone.sit(table)
    phone.page.locator('[data-do="hint"]').wait_for()
    expect(watching).to_have_count(0)


def test_a_table_of_older_rules_says_so_and_leads_on(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    settings = Settings(database=f"sqlite:///{file}", workers=1)
    with run_server(settings) as server:
        table = server.open(ONE)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE games SET rules_version = 0")
        database.commit()
    with run_server(settings) as server:
        visits = visit(browser, server, **DESKTOP)
        visitor = next(visits)
        visitor.go(f"table/{table['id']}")
        visitor.page.get_by_role("heading", name="This table cannot be opened").wait_for()
        expect(visitor.page.get_by_role("alert")).to_contain_text("version 0 of the game’s rules")
        visitor.page.get_by_role("link", name="To the games").click()
        visitor.page.get_by_role("heading", name="Five games about towers").wait_for()
        visitor.forgive("409")
        for _ in visits:
            pass


def _decided() -> list[tuple[str, Path, tuple[str, ...]]]:
    """Golden games at whose end the board shows what won, with its cells: one for each game that has any."""
    found = {}
    for slug in bergfried.slugs():
        game = bergfried.load(slug)
        for file in playthroughs(game):
            *_, end = positions(game, file.read_text(encoding="utf-8"))
            for mark in game.view.scene(end).marks:
                if mark.kind == "decisive":
                    found[slug] = (slug, file, mark.cells)
    return list(found.values())


@pytest.mark.parametrize(("slug", "file", "cells"), _decided())
def test_what_won_stands_out(visitor: Visitor, slug: str, file: Path, cells: tuple[str, ...]) -> None:
    game = bergfried.load(slug)
    _, _, start, moves = told(game, file.read_text(encoding="utf-8"))
    played = Table(game, start)
    for move in moves:
        played.play(move)
    visitor.sit_at(slug, record=format_record(played.record()))
    expect(visitor.page.locator('[data-mark="decisive"] path')).not_to_have_count(0)
    for cell in cells:
        expect(visitor.cell(cell)).to_have_attribute("aria-label", re.compile("decided the game"))
    visitor.page.get_by_role("button", name="One move back").click()
    visitor.page.locator(f'[data-shown="{len(moves) - 1}"]').wait_for()
    expect(visitor.page.locator('[data-mark="decisive"]')).to_have_count(0)


def test_where_nothing_is_taken_back_it_is_said_why(phone: Visitor) -> None:
    phone.sit_at(ONE, clock={"seconds": 1000})
    why = "In a game with a clock no move is taken back."
    undo = phone.page.locator('[data-do="undo"]')
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(f"Undo: {why}")
    expect(undo).to_have_attribute("title", why)
    expect(phone.page.get_by_text(why)).to_be_visible()  # a finger cannot hover
    phone.sit_at(ONE)
    expect(undo).to_be_disabled()
    expect(undo).not_to_have_attribute("title", why)  # it will come with the first move


SCENES = {slug: bergfried.load(slug).view.scene(bergfried.load(slug).initial()) for slug in bergfried.slugs()}
ENDS = [slug for slug, scene in SCENES.items() if scene.board.shape in ("grid", "points")]
HOMES = [slug for slug, scene in SCENES.items() if any(mark.kind == "castle" for mark in scene.marks)]


@pytest.mark.parametrize("slug", ENDS)
def test_a_board_is_seen_from_the_other_end(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    visitor.do("flip")
    cells = sorted(SCENES[slug].board.cells, key=lambda cell: cell.y)
    assert visitor.height_of(cells[0].id) > visitor.height_of(cells[-1].id)
    state, move = next(golden.plies())
    visitor.play(golden.game, state, move)
    visitor.wait_for_ply(1)


@pytest.mark.parametrize("slug", HOMES)
@pytest.mark.parametrize("side", [0, 1])
def test_ones_own_castle_is_at_ones_own_end(visitor: Visitor, slug: str, side: int) -> None:
    homes = {mark.side: mark.cells[0] for mark in SCENES[slug].marks if mark.kind == "castle"}
    visitor.sit(visitor.server.open(slug, [HUMAN, computer(1)] if side == 0 else [computer(1), HUMAN]))
    assert visitor.height_of(homes[Side(side)]) < visitor.height_of(homes[Side(1 - side)])


@every_game
def test_the_table_says_which_game_it_is(phone: Visitor, slug: str) -> None:
    phone.sit_at(slug)
    title = bergfried.load(slug).say(message("game-title"))
    expect(phone.page.get_by_role("heading", level=1, name=title, exact=True)).to_be_in_viewport(ratio=1)
    phone.page.wait_for_load_state("networkidle")
    expect(phone.page.locator("[data-option]")).to_have_count(0)


@pytest.mark.parametrize("slug", [slug for slug in bergfried.slugs() if bergfried.load(slug).options])
def test_the_table_names_the_rules_that_are_not_the_usual_ones(phone: Visitor, slug: str) -> None:
    game = bergfried.load(slug)
    phone.sit_at(slug, options={option.name: option.values[-1] for option in game.options})
    for option in game.options:
        words = f"{game.say(option.title)}: {game.say(option.called(option.values[-1]))}"
        expect(phone.page.locator(f'[data-option="{option.name}"]')).to_have_text(words)
    assert phone.fits()
