"""The colours of theme.toml, as types: a theme for the paper, a paint for each side."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any

from bergfried.core import Scene, Side


@dataclass(frozen=True)
class Paint:
    """What a side's pieces are made of."""

    base: str
    light: str
    dark: str
    edge: str
    text: str
    field: str
    tint: str
    accent: str


@dataclass(frozen=True)
class Theme:
    name: str
    paper: str
    card: str
    rule: str
    ink: str
    faint: str
    frame: str
    frame_edge: str
    frame_ink: str
    field: str
    field_alt: str
    line: str
    shade: str
    stone: str
    stone_light: str
    stone_dark: str
    stone_edge: str
    gold: str
    gold_light: str
    alarm: str
    alarm_ink: str
    table: str
    table_edge: str
    skin: str
    paints: Mapping[str, Paint]

    def paint(self, look: str, side: Side | None) -> Paint:
        if side is None:
            return self.paints["neutral"]
        return self.paints[paint_names(look)[side]]

    def petrified(self, paint: Paint) -> Paint:
        """The same side, turned to stone: the colour is still there, but grey has the upper hand."""
        return Paint(
            base=mix(paint.base, self.stone, 0.62),
            light=mix(paint.light, self.stone_light, 0.62),
            dark=mix(paint.dark, self.stone_dark, 0.62),
            edge=self.stone_edge,
            text=paint.text,
            field=paint.field,
            tint=paint.tint,
            accent=paint.accent,
        )


def mix(one: str, other: str, share: float) -> str:
    """`one` with that share of `other` stirred in."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def look(scene: Scene) -> str:
    """Which of the looks of theme.toml a scene has."""
    if scene.board.shape == "grid" and any(mark.kind == "field" and mark.side is not None for mark in scene.marks):
        return "checkered"
    return scene.board.shape


def terminal_styles() -> Mapping[str, str]:
    """The paints by name where there is only text, and two more: `quiet` and `alarm`."""
    styles: Mapping[str, str] = _table()["terminal"]
    return styles


def paint_names(look: str) -> tuple[str, str]:
    """What the first and the second side are painted with."""
    looks = _table()["looks"]
    first, second = looks.get(look, looks["grid"])
    return first, second


@cache
def _table() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("theme.toml").read_text(encoding="utf-8"))


@cache
def themes() -> Mapping[str, Theme]:
    """All themes by name, read once."""
    names = {field.name for field in fields(Theme)} - {"name", "paints"}
    found = {}
    for name in ("light", "dark"):
        colours = dict(_table()[name])
        paints = {paint: Paint(**values) for paint, values in colours.pop("paints").items()}
        assert set(colours) == names, f"theme {name}: {set(colours) ^ names}"
        found[name] = Theme(name=name, paints=paints, **colours)
    return found


def theme_named(name: str) -> Theme:
    try:
        return themes()[name]
    except KeyError:
        raise KeyError(f"no theme is called {name!r}; there are: {', '.join(themes())}") from None
