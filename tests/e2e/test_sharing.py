"""Games and positions that go away as links and files, and come back."""

import json
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

import bergfried
from bergfried.core import message
from bergfried.drawing import draw_svg
from bergfried.server.settings import Settings
from tests.e2e.games import longest
from tests.e2e.visitor import Visitor
from tests.server.running import run_server

every_game = pytest.mark.parametrize("slug", bergfried.slugs())
ONE = bergfried.slugs()[0]
PLIES = 3
RECEIVE = """([kind, text, name]) => {
    const data = new DataTransfer();
    if (name) data.items.add(new File([text], name));
    else data.setData("text/plain", text);
    const given = {bubbles: true, clipboardData: data, dataTransfer: data};
    document.body.dispatchEvent(kind === "paste" ? new ClipboardEvent(kind, given) : new DragEvent(kind, given));
}"""


def play_some(visitor: Visitor, slug: str) -> str:
    """A game at its third move; its record."""
    golden = longest(slug)
    table = visitor.server.open(slug, options=golden.options)
    with visitor.server.sit(table) as client:
        for move in golden.moves[:PLIES]:
            client.play(move)
            client.hear("position")
    visitor.sit(table)
    return visitor.server.http.get(f"/api/tables/{table['id']}/export?format=record").text


@every_game
def test_a_link_carries_a_game_to_any_server(visitor: Visitor, slug: str, tmp_path: Path) -> None:
    play_some(visitor, slug)
    visitor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.page.get_by_text("Share and save").click()
    visitor.page.locator('[data-share="share-game-link"]').click()
    visitor.page.get_by_text("Copied.").wait_for()
    address: str = visitor.page.evaluate("navigator.clipboard.readText()")
    with run_server(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=1)) as elsewhere:
        visitor.page.goto(address.replace(visitor.server.url, elsewhere.url))
        visitor.wait_for_ply(PLIES)
        moves = visitor.page.locator(".moves-list").inner_text()
        visitor.page.goto("about:blank")
    assert all(move in moves for move in longest(slug).moves[:PLIES])


def test_a_damaged_link_says_so(visitor: Visitor) -> None:
    visitor.go("game/nonsense")
    expect(visitor.page.locator(".problem")).to_contain_text("damaged")


@every_game
def test_a_position_has_a_link_that_reopens_it(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    state = [state for state, _ in golden.plies()][2]
    text = golden.game.notation.format_state(state)
    visitor.go(f"position/{slug}?{urlencode({'text': text} | dict(state.options))}")
    expect(visitor.page.get_by_label("Position as text")).to_have_value(text)
    expect(visitor.page.get_by_role("button", name="Play from here")).to_be_enabled()


def test_a_game_is_taken_home(visitor: Visitor) -> None:
    record = play_some(visitor, ONE)
    visitor.page.get_by_role("button", name="One move back").click()
    visitor.page.locator(f'[data-shown="{PLIES - 1}"]').wait_for()
    visitor.page.get_by_text("Share and save").click()
    saved = {}
    for kind in ("record", "json", "svg", "png"):
        with visitor.page.expect_download() as download:
            visitor.page.locator(f'[data-share="share-{kind}"]').click()
        saved[kind] = Path(download.value.path()).read_bytes()
    assert saved["record"].decode() == record
    assert json.loads(saved["json"])
    golden = longest(ONE)
    shown = [state for state, _ in golden.plies()][PLIES - 1]
    assert saved["svg"].decode() == draw_svg(golden.game.view.scene(shown), "light", golden.game.say)
    assert saved["png"].startswith(b"\x89PNG")


@pytest.mark.parametrize(("kind", "name"), [("paste", ""), ("drop", ""), ("drop", "game.txt")])
def test_a_record_is_loaded_wherever_it_is_dropped_or_pasted(visitor: Visitor, kind: str, name: str) -> None:
    record = play_some(visitor, ONE)
    visitor.go("")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(RECEIVE, [kind, record, name])
    visitor.wait_for_ply(PLIES)


def test_a_position_that_is_pasted_finds_its_game(visitor: Visitor) -> None:
    slug = bergfried.slugs()[-1]
    game = bergfried.load(slug)
    text = game.notation.format_state(game.initial())
    visitor.go("")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(RECEIVE, ["paste", text, ""])
    visitor.page.wait_for_url(f"**/position/{slug}?**")
    expect(visitor.page.get_by_label("Position as text")).to_have_value(text)
    visitor.forgive("422")


def test_a_wrong_record_is_refused_with_its_line(visitor: Visitor) -> None:
    record = play_some(visitor, ONE)
    visitor.go("")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(RECEIVE, ["paste", record.replace(longest(ONE).moves[0], "nonsense"), ""])
    expect(visitor.page.locator(".problem")).to_contain_text("Line ")
    visitor.page.get_by_label("Record or position").fill(record)
    visitor.page.get_by_role("button", name="Load", exact=True).click()
    visitor.wait_for_ply(PLIES)
    visitor.forgive("422")


def test_a_broken_position_is_refused_by_the_game_that_it_is_of(visitor: Visitor) -> None:
    for slug in bergfried.slugs():
        game = bergfried.load(slug)
        text = game.notation.format_state(game.initial())
        visitor.go("load")
        visitor.page.locator("#text").fill(text.rsplit(" ", 1)[0])  # what stands on the board, and no more
        visitor.page.get_by_role("button", name="Load").click()
        title = game.say(message("game-title"))
        expect(visitor.page.locator("form")).to_contain_text(f"Read as a position of {title}:")
    visitor.forgive("422")


@pytest.mark.parametrize("text", ["hello world", "." * 100_000])
def test_what_is_nothing_at_all_is_called_so(visitor: Visitor, text: str) -> None:
    visitor.go("load")
    visitor.page.locator("#text").fill(text)
    visitor.page.get_by_role("button", name="Load").click()
    visitor.page.get_by_text("neither a record nor a position").wait_for()
    visitor.forgive("422")


def test_what_is_too_large_is_called_so_without_asking(visitor: Visitor) -> None:
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.method))
    visitor.go("")
    visitor.page.get_by_role("heading", level=1).wait_for()
    visitor.page.evaluate(RECEIVE, ["paste", "w" * 1_000_001, ""])
    expect(visitor.page.locator(".problem")).to_contain_text("too large")
    assert "POST" not in asked


def test_of_several_records_one_is_chosen(visitor: Visitor) -> None:
    record = play_some(visitor, ONE)
    other = play_some(visitor, bergfried.slugs()[1])
    visitor.go("load")
    visitor.page.locator("#text").fill(f"{record}\n{other}")
    visitor.page.get_by_role("button", name="Load", exact=True).click()
    visitor.page.get_by_text("This text has 2 games. Which one?").wait_for()
    title = bergfried.load(bergfried.slugs()[1]).say(message("game-title"))
    expect(visitor.page.locator("[data-record='1']")).to_contain_text(title)
    visitor.page.locator("[data-record='1']").click()
    visitor.wait_for_ply(PLIES)
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(title)


def test_a_link_of_the_page_is_opened(visitor: Visitor) -> None:
    table = visitor.sit_at(ONE)
    visitor.go("load")
    visitor.page.locator("#text").fill(f" {visitor.server.url}/#/table/{table['id']}\n")
    visitor.page.get_by_role("button", name="Load", exact=True).click()
    visitor.wait_for_ply(0)
    visitor.go("load")
    visitor.page.locator("#text").fill("https://elsewhere.example/#/game/damaged")
    visitor.page.get_by_role("button", name="Load", exact=True).click()
    visitor.page.get_by_text("This link is damaged").wait_for()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("table/unknown", "There is no such table"),
        ("game/damaged", "This link is damaged"),
        ("new/unknown", "There is no such game"),
        ("position/unknown", "There is no such game"),
        ("rules/unknown", "There is no game “unknown”"),
        ("lessons/unknown", "There is no game “unknown”"),
    ],
)
def test_a_dead_end_says_so_once_and_leads_on(visitor: Visitor, address: str, said: str) -> None:
    visitor.go(address)
    expect(visitor.page.get_by_text(said)).to_have_count(1)
    visitor.page.get_by_role("link", name="To the games").click()
    visitor.page.get_by_role("heading", name="Five games about towers").wait_for()
    visitor.forgive("40")  # 404, and 403 for the socket of a table that is not there


def test_a_damaged_address_leads_to_the_start(visitor: Visitor) -> None:
    visitor.go("table/%")
    visitor.page.get_by_role("heading", level=1).wait_for()
