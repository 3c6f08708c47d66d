"""Colours that can be read: contrast by the formula of WCAG 2."""

import re
from dataclasses import asdict

import pytest

from bergfried.drawing.theme import Theme, mix, terminal_styles, themes

every_theme = pytest.mark.parametrize("theme", themes().values(), ids=themes())


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@every_theme
def test_every_colour_is_written_in_full(theme: Theme) -> None:
    colours = {**asdict(theme), **{f"{n}.{k}": v for n, p in theme.paints.items() for k, v in asdict(p).items()}}
    for name, colour in colours.items():
        if name not in ("name", "paints"):
            assert re.fullmatch("#[0-9a-f]{6}", colour), name


@every_theme
def test_words_can_be_read(theme: Theme) -> None:
    assert contrast(theme.ink, theme.paper) >= 7
    assert contrast(theme.ink, theme.card) >= 7
    assert contrast(theme.faint, theme.paper) >= 4.5
    assert contrast(theme.frame_ink, theme.frame) >= 4.5
    assert contrast(theme.alarm_ink, theme.alarm) >= 4.5
    for name, paint in theme.paints.items():
        assert contrast(paint.text, paint.base) >= 4.5, name


@every_theme
def test_pieces_stand_out_from_the_field(theme: Theme) -> None:
    for name, paint in theme.paints.items():
        for field in (theme.field, theme.field_alt, paint.field):
            assert max(contrast(paint.edge, field), contrast(paint.base, field)) >= 3, (name, field)


@every_theme
def test_outlines_of_groups_are_seen_on_both_sides_pieces_or_beside_them(theme: Theme) -> None:
    for name, paint in theme.paints.items():
        assert contrast(paint.accent, theme.card) >= 3, name


def test_themes_have_the_same_paints_and_the_terminal_has_them_all() -> None:
    light, dark = themes().values()
    assert set(light.paints) == set(dark.paints)
    assert set(light.paints) <= set(terminal_styles())


def test_mixing_goes_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert mix("#102030", "#304050", 0.5) == "#203040"
