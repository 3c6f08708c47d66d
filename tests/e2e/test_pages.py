"""Every page: in every language, for those who cannot see or point, at the widths of a phone and of a desk."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import bergfried
from bergfried.server.settings import Settings
from bergfried.speech import LANGUAGES
from tests.e2e.conftest import DESKTOP, visit
from tests.e2e.games import longest
from tests.e2e.visitor import Visitor
from tests.server.running import run_server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
ONE = bergfried.slugs()[0]
PAGES = ("", "load", "position", "settings", f"new/{ONE}", f"rules/{ONE}", f"lessons/{ONE}")
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
TITLES = {"en": "Five games about towers", "de": "Fünf Spiele um Türme", "fr": "Cinq jeux de tours"}


def complaints(visitor: Visitor) -> list[str]:
    """What axe finds in either theme."""
    if not AXE.is_file():
        pytest.skip("NO AXE: npm ci in client/, accessibility is not tested")
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in ("light", "dark"):
        visitor.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        answer: dict[str, Any] = visitor.page.evaluate(f"axe.run(document, {{runOnly: {WCAG}}})")
        found += [
            f"{theme}: {fault['id']}: {[node['target'] for node in fault['nodes'][:3]]}"
            for fault in answer["violations"]
        ]
    return found


@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing_on_a_page(visitor: Visitor, address: str) -> None:
    visitor.go(address)
    visitor.page.locator("h1").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert complaints(visitor) == []


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_axe_finds_nothing_at_a_table(visitor: Visitor, slug: str) -> None:
    golden = longest(slug)
    visitor.sit_at(slug, options=golden.options)
    visitor.type(golden.moves[0])
    visitor.wait_for_ply(1)
    assert complaints(visitor) == []


@pytest.mark.parametrize("address", PAGES)
def test_no_page_is_wider_than_a_phone(phone: Visitor, address: str) -> None:
    phone.go(address)
    phone.page.locator("h1").first.wait_for()
    phone.page.wait_for_load_state("networkidle")
    assert phone.fits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_narrowest_phone(phone: Visitor, language: str) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})  # where WCAG 2.2 asks for it
    phone.go("")
    phone.page.locator("header select").select_option(language)
    for address in PAGES:
        phone.go(address)
        phone.page.locator("h1").first.wait_for()
        phone.page.wait_for_load_state("networkidle")
        assert phone.fits(), address
    for slug in bergfried.slugs():
        phone.sit_at(slug)
        assert phone.fits(), slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_a_language(visitor: Visitor, language: str) -> None:
    visitor.go("")
    visitor.page.locator("header select").select_option(language)
    visitor.page.get_by_role("heading", name=TITLES[language]).wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == language
    for slug in bergfried.slugs():
        title = bergfried.load(slug).say(bergfried.core.message("game-title"), language)
        visitor.page.get_by_role("heading", name=title, exact=True).wait_for()


def test_all_own_games_are_listed_when_asked_for(visitor: Visitor) -> None:
    tables = [visitor.server.open(ONE) for _ in range(9)]
    for table in tables[1:]:
        with visitor.server.sit(table) as client:
            client.play(longest(ONE).moves[0])
            client.hear("position")
            if table is tables[-1]:
                client.do("resign")
                client.hear("position")
    visitor.server.open(ONE)  # somebody else's
    visitor.page.goto(visitor.server.url)
    seats = {table["id"]: table["seats"] for table in tables}
    visitor.page.evaluate("seats => localStorage.setItem('bergfried.seats', JSON.stringify(seats))", seats)
    visitor.page.reload()
    running, finished = (visitor.page.locator(f"section[aria-labelledby={id}] li") for id in ("running", "finished"))
    expect(running).to_have_count(6)
    expect(finished).to_have_count(0)
    visitor.page.get_by_role("button", name="Show all your games (9)").click()
    expect(running).to_have_count(8)
    expect(finished).to_have_count(1)
    expect(finished).to_contain_text("wins")
    today = visitor.page.evaluate("new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium'}).format(new Date())")
    expect(running.first).to_contain_text(today)
    assert complaints(visitor) == []
    visitor.page.get_by_role("button", name="Show fewer").click()
    expect(running).to_have_count(6)


@pytest.mark.parametrize("told", [False, True], ids=["by itself", "when told"])
@pytest.mark.parametrize(
    ("address", "comes"), [(f"new/{ONE}", "Start the game"), ("position", "Play from here"), ("", "Choose a game")]
)
def test_a_page_that_needs_the_server_asks_again(
    browser: Browser, tmp_path: Path, address: str, comes: str, told: bool
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", workers=1)
    with run_server(settings) as server:
        visits = visit(browser, server, **DESKTOP)
        visitor = next(visits)
        visitor.go("settings")  # which needs no games
        visitor.page.locator("h1").wait_for()
    if told:
        visitor.page.evaluate("window.setTimeout = () => 0")  # then nothing comes by itself
    visitor.go(address)
    expect(visitor.page.get_by_role("alert")).to_contain_text("The server does not answer")
    with run_server(settings, server.port):
        if told:
            visitor.do("again")
        visitor.page.get_by_text(comes, exact=True).first.wait_for()
        expect(visitor.page.get_by_role("alert")).to_have_count(0)
        visitor.forgive("ERR_CONNECTION_REFUSED")
        for _ in visits:
            pass
