"""Every page and every board as PNG, for people to look at: `make screenshots` writes them to build/screenshots.

`python -m tests.e2e.screenshots hamburg` takes only those with that word in their names.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, sync_playwright

import bergfried
from bergfried.server.settings import Settings
from tests.e2e.conftest import launch
from tests.e2e.games import Golden, longest
from tests.e2e.test_pages import PAGES
from tests.e2e.visitor import Visitor
from tests.server.running import Server, run_server

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
# As on a machine with a graphics card, however long it takes.
FINE = """{
    const ask = WebGLRenderingContext.prototype.getParameter;
    WebGLRenderingContext.prototype.getParameter = function (name) {
        return name === 0x9246 ? "a graphics card" : ask.call(this, name);
    };
}"""
# Pictures further down would come only when somebody scrolls there; those of the other theme never do.
SHOW_ALL = """() => {
    const pictures = [...document.querySelectorAll("img")].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = "eager";
    return Promise.allSettled(pictures.map((picture) => picture.decode()));
}"""
WANTED = next(iter(sys.argv[1:]), "")
WIDTHS = {"phone": {"width": 375, "height": 780}, "desk": {"width": 1440, "height": 900}}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with studio() as (server, browser):
        tables = {f"{slug}-{name}": table for slug in bergfried.slugs() for name, table in _tables(server, slug)}
        for width, viewport in WIDTHS.items():
            for theme in ("light", "dark"):
                _visit(browser, server, tables, f"{width}-{theme}", {"viewport": viewport, "color_scheme": theme})
    print(f"wrote {len(list(FOLDER.glob('*.png')))} pictures to {FOLDER}")


@contextmanager
def studio() -> Iterator[tuple[Server, Browser]]:
    """An app of its own, with tables that vanish, and a browser to look at it."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{Path(folder) / 'tables.sqlite3'}", workers=1)
        with run_server(settings) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            yield server, browser
            browser.close()


def viewer(browser: Browser, server: Server, looks: dict[str, Any]) -> Visitor:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **looks)
    context.add_init_script(FINE)
    return Visitor(context.new_page(), server)


def table_after(server: Server, golden: Golden, plies: int) -> dict[str, Any]:
    table = server.open(golden.game.info.slug, options=golden.options)
    with server.sit(table) as client:
        for move in golden.moves[:plies]:
            client.play(move)
            client.hear("position")
    return table


def begin(visitor: Visitor, golden: Golden, ply: int) -> None:
    """The first press of the move that follows; where it is made on a flat board, its aim is pointed at."""
    state, move = list(golden.plies())[ply]
    first, *others = golden.game.view.clicks(state, move)[0]
    visitor.press_all(golden.game, state, (first,))
    if others and others[0].kind != "choice" and visitor.page.locator("canvas").count() == 0:
        visitor.cell(others[0].id).hover()


def settle(visitor: Visitor) -> None:
    """Until everything is drawn."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate(SHOW_ALL)
    if visitor.page.locator("canvas").count():
        visitor.page.locator("[data-settled]").wait_for()


def _tables(server: Server, slug: str) -> list[tuple[str, dict[str, Any]]]:
    """A golden game in its middle and at its end."""
    golden = longest(slug)
    stages = (("middle", len(golden.moves) // 2), ("end", len(golden.moves)))
    return [(name, table_after(server, golden, plies) | {"game": slug}) for name, plies in stages]


def _visit(
    browser: Browser, server: Server, tables: dict[str, dict[str, Any]], name: str, looks: dict[str, Any]
) -> None:
    visitor = viewer(browser, server, looks)
    editors = [f"position/{slug}?{urlencode({'text': _middle(slug)})}" for slug in bergfried.slugs()]
    for address in (*PAGES, *editors):
        if WANTED not in f"{address}-{name}":
            continue
        visitor.go(address)
        visitor.page.locator("h1").first.wait_for()
        _take(visitor, address.partition("?")[0].replace("/", "-") or "start", name)
    for title, table in tables.items():
        if WANTED not in f"{title}-{name}":
            continue
        visitor.sit(table)
        _take(visitor, title, name)
        if title.endswith("middle"):
            _begin(visitor, title.removesuffix("middle"), table, name)
    visitor.page.context.close()


def _begin(visitor: Visitor, title: str, table: dict[str, Any], name: str) -> None:
    """A move that is begun, and what the board tells about a piece that cannot move."""
    golden = longest(table["game"])
    ply = len(golden.moves) // 2
    state, _ = list(golden.plies())[ply]
    for piece in golden.game.view.scene(state).pieces:
        if {"blocked", "petrified"} & set(piece.states) and visitor.page.locator("canvas").count() == 0:
            visitor.cell(piece.at[0]).hover()
            _take(visitor, f"{title}stuck", name)
            break
    begin(visitor, golden, ply)
    _take(visitor, f"{title}begun", name)


def _middle(slug: str) -> str:
    golden = longest(slug)
    states = [state for state, _ in golden.plies()]
    return golden.game.notation.format_state(states[len(states) // 2])


def _take(visitor: Visitor, what: str, name: str) -> None:
    if what.startswith("position"):
        visitor.page.locator("[data-cell]").first.wait_for(state="attached")
    settle(visitor)
    visitor.page.screenshot(path=FOLDER / f"{what}-{name}.png", full_page=True)


if __name__ == "__main__":
    main()
