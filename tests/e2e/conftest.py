"""The built page in a real browser, against a real server. Without a browser, or without the page, a loud skip.

Nothing here waits for time to pass: every wait is for something that the page says about itself.
"""

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from bergfried.server.routes.page import PAGE
from bergfried.server.settings import Settings
from tests.e2e.visitor import Visitor
from tests.server.running import Server, run_server

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Boards in space need WebGL, here without a graphics card; everything else is drawn without it, at a tenth of the work.
FLAGS = (
    "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
    "--disable-gpu-compositing", "--disable-gpu-rasterization",
)  # fmt: skip
PATIENCE = 60_000  # milliseconds until something is held to be missing; busy machines are slow
expect.set_options(timeout=PATIENCE)
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 375, "height": 780}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (PAGE / "index.html").is_file():
        pytest.skip("NO PAGE: build it (npm run build in client/), the web page is not tested")
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as why:
            reason = str(why).splitlines()[0]
            pytest.skip(f"NO BROWSER, the web page is not tested: sudo apt-get install chromium ({reason})")
        yield browser
        browser.close()


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, else Playwright's own."""
    sandbox = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *sandbox])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('e2e') / 'tables.sqlite3'}"
    with run_server(Settings(database=database, workers=1, think_seconds=2.0, hint_seconds=1.0)) as server:
        yield server


def visit(browser: Browser, server: Server, **looks: Any) -> Iterator[Visitor]:
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce"} | looks)
    context.set_default_timeout(PATIENCE)
    visitor = Visitor(context.new_page(), server)
    yield visitor
    context.close()
    assert not visitor.faults, visitor.faults


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    yield from visit(browser, server, **DESKTOP)


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Visitor]:
    yield from visit(browser, server, **PHONE)


@pytest.fixture
def lively(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody who likes things to move."""
    yield from visit(browser, server, reduced_motion="no-preference", **DESKTOP)
