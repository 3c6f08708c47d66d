"""The README's pictures of the page: golden games in their middle, the second with a move begun.

`python -m tests.e2e.pictures` takes them, from an app of its own.
"""

from base64 import b64decode

from tests.e2e.games import longest
from tests.e2e.screenshots import begin, settle, studio, table_after, viewer
from tests.pictures import FOLDER

PICTURES = (("turris", "light", False), ("twrs", "dark", True))  # the game, the theme, whether a move is begun
VIEWPORT = {"width": 1280, "height": 1000}
WEBP = {"format": "webp", "quality": 80}


def main() -> None:
    with studio() as (server, browser):
        for slug, theme, begun in PICTURES:
            visitor = viewer(browser, server, {"viewport": VIEWPORT, "color_scheme": theme})
            golden = longest(slug)
            ply = len(golden.moves) // 2
            visitor.sit(table_after(server, golden, ply))
            if begun:
                begin(visitor, golden, ply)
            settle(visitor)
            # Playwright itself takes PNG and JPEG only.
            taken = visitor.page.context.new_cdp_session(visitor.page).send("Page.captureScreenshot", WEBP)
            (FOLDER / f"page-{slug}.webp").write_bytes(b64decode(taken["data"]))
            print(f"took page-{slug}.webp")


if __name__ == "__main__":
    main()
