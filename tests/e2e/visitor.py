"""Somebody in front of the page: sits down at a table and makes moves by pointer, finger or keyboard, for any game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bergfried.core import Click, State
from tests.server.running import Server
from tests.walks import AnyGame

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Locator, Page

TURNS = 96  # presses on the buttons that turn a tower, until everything must have been in sight


class Visitor:
    def __init__(self, page: "Page", server: Server) -> None:
        self.page = page
        self.server = server
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._listen)

    def _listen(self, message: "ConsoleMessage") -> None:
        if message.type in ("error", "warning") and "GL Driver Message" not in message.text:
            self.faults.append(message.text)

    def go(self, address: str) -> None:
        self.page.goto(f"{self.server.url}/#/{address}")

    def sit(self, table: dict[str, Any]) -> None:
        """Takes all seats of a table and goes there."""
        self.page.goto(self.server.url)
        keep = "([id, seats]) => localStorage.setItem('bergfried.seats', JSON.stringify({[id]: seats}))"
        self.page.evaluate(keep, [table["id"], [seat for seat in table["seats"] if seat]])
        self.go(f"table/{table['id']}")
        self.page.locator("[data-ply]").wait_for()

    def sit_at(self, slug: str, **wishes: Any) -> dict[str, Any]:
        """Opens a table for two and takes both seats."""
        table = self.server.open(slug, **wishes)
        self.sit(table)
        return table

    def do(self, deed: str) -> None:
        self.page.locator(f'[data-do="{deed}"]').click()

    def type(self, move: str) -> None:
        self.page.locator("#typed").fill(move)
        self.page.keyboard.press("Enter")

    def forgive(self, words: str) -> None:
        """What the browser itself writes on its console about an answer that the test has asked for."""
        self.faults = [fault for fault in self.faults if words not in fault]

    def fits(self) -> bool:
        """Nothing is wider than the window."""
        root = "document.documentElement"
        return bool(self.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth"))

    def wait_for_ply(self, ply: int) -> None:
        self.page.locator(f'[data-ply="{ply}"][data-shown="{ply}"]').wait_for()

    def cell(self, id: str) -> "Locator":
        return self.page.locator(f'[data-cell="{id}"]')

    def height_of(self, id: str) -> float:
        """How far up on the screen a cell is."""
        box = self.cell(id).bounding_box()
        assert box is not None
        return -box["y"]

    def play(self, game: AnyGame, state: State[Any], move: object, how: str = "click") -> None:
        """The first of the paths of presses that make the move."""
        path = game.view.clicks(state, move)[0]
        asks = how == "tap" and path[-1].kind != "choice"  # a button says what it does, a place on the board may slip
        if how == "drag" and len(path) > 1 and not self.page.locator("canvas").count():
            self.cell(path[0].id).drag_to(self.cell(path[1].id))
            path = path[2:]
        self.press_all(game, state, path, how)
        if asks:
            self.page.locator("[data-confirm]").tap()

    def press_all(self, game: AnyGame, state: State[Any], path: Sequence[Click], how: str = "click") -> None:
        for press in path:
            if press.kind == "choice":
                self._choose(press.id, how)
            else:
                self.press(_cells_of(game, state, press), how)

    def _choose(self, id: str, how: str) -> None:
        button = self.page.locator(f'[data-choice="{id}"]')
        if how == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        elif how == "tap":
            button.tap()
        else:
            button.click()

    def press(self, ids: Sequence[str], how: str) -> None:
        """One of these cells; it does not matter which."""
        if how == "keys":
            self.walk(ids[0])
            self.page.keyboard.press("Enter")
        elif self.page.locator("canvas").count():
            x, y = self._in_sight(ids)
            (self.page.touchscreen.tap if how == "tap" else self.page.mouse.click)(x, y)
        else:
            cell = self.cell(ids[0])
            cell.tap() if how == "tap" else cell.click()

    def _in_sight(self, ids: Sequence[str]) -> tuple[float, float]:
        """Turns the tower until nothing hides one of the places; where it then is."""
        self.page.locator("canvas").scroll_into_view_if_needed()
        for turn in range(TURNS):
            self.page.locator("[data-settled]").wait_for()
            for place in map(self.cell, ids):
                if place.get_attribute("data-hidden") is None and (box := place.bounding_box()) is not None:
                    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            way = "right" if turn % 16 else "up"
            self.page.locator(f'[data-turn="{way}"]').click()
        raise AssertionError(f"{ids} cannot be seen from anywhere")

    def walk(self, id: str) -> None:
        """By the arrow keys, from where the focus is; a tower has levels besides."""
        if not self.page.evaluate("document.activeElement?.hasAttribute('data-cell') ?? false"):
            self.page.locator('[data-cell][tabindex="0"]').focus()
        ways = (("ArrowRight", "ArrowLeft"), ("ArrowUp", "ArrowDown"), ("PageUp", "PageDown"))
        for axis, (more, less) in enumerate(ways):
            for _ in range(40):
                here, there = self._place(None)[axis], self._place(id)[axis]
                if here == there:
                    break
                self.page.keyboard.press(more if there > here else less)
        assert self.page.evaluate("document.activeElement.dataset.cell") == id

    def _place(self, id: str | None) -> Sequence[int]:
        cell = self.cell(id) if id is not None else self.page.locator("[data-cell]:focus")
        return [int(number) for number in (cell.get_attribute("data-place") or "").split()]


def _cells_of(game: AnyGame, state: State[Any], press: Click) -> Sequence[str]:
    if press.kind != "piece":
        return (press.id,)
    return next(piece.at for piece in game.view.scene(state).pieces if piece.id == press.id)
