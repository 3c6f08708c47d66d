"""What the page weighs, and how long it takes until a board is seen.

    python -m bench.page [--rounds 7]

The weight is that of the built files, gzipped. The time runs from the start of the navigation, in a Chromium that has
never seen the page, until the board of a table is in the document; everything is on this machine.
"""

import argparse
import gzip
import os
import shutil
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

import bergfried
from bergfried.server.routes.page import PAGE
from bergfried.server.settings import Settings
from tests.server.running import Server, run_server

LIMIT = 350_000  # bytes of JavaScript without Three.js
BOARD = "[data-ply]"
WATCH = f"""new MutationObserver((_, watching) => {{
    if (document.querySelector('{BOARD}')) {{ window.seen = performance.now(); watching.disconnect(); }}
}}).observe(document, {{ subtree: true, childList: true, attributes: true }})"""


def gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def is_three(script: Path) -> bool:
    return b"WebGLRenderer" in script.read_bytes()


def weigh() -> None:
    scripts = sorted(PAGE.rglob("*.js"))
    if not scripts:
        raise SystemExit("The page is not built: npm run build in client/")
    three = sum(gzipped(script) for script in scripts if is_three(script))
    own = sum(gzipped(script) for script in scripts if not is_three(script))
    styles = sum(gzipped(file) for file in PAGE.rglob("*.css"))
    verdict = "met" if own < LIMIT else "MISSED"
    print(f"JavaScript without Three.js, gzipped: {own / 1000:.1f} kB (goal: less than {LIMIT // 1000} kB, {verdict})")
    print(f"Three.js with what needs it: {three / 1000:.1f} kB; styles: {styles / 1000:.1f} kB\n")


def seconds_to_board(browser: Browser, server: Server, slug: str) -> float:
    table = server.open(slug)
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(f"{server.url}/#/table/{table['id']}")
    page.locator(BOARD).first.wait_for()
    seen = float(page.evaluate("window.seen"))
    context.close()
    return seen / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    weigh()
    sandbox = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    print(f"| | first board, median of {rounds}, ms | slowest |\n|---|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Settings(database=f"sqlite:///{folder}/tables.sqlite3", workers=1)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--enable-unsafe-swiftshader", *sandbox])
        seconds_to_board(browser, server, bergfried.slugs()[0])  # the browser itself has started
        for slug in bergfried.slugs():
            times = [seconds_to_board(browser, server, slug) for _ in range(rounds)]
            print(f"| {slug} | {median(times) * 1000:.0f} | {max(times) * 1000:.0f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
