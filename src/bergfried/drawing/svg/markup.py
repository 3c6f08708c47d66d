"""SVG elements as text. Whatever goes in, well-formed XML comes out."""

import re
from collections.abc import Iterable
from html import escape

Value = str | float | None

# XML 1.0 has no way at all to write these characters, not even as references.
UNWRITABLE = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def number(value: float) -> str:
    """Short and the same on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def words(text: str) -> str:
    return escape(UNWRITABLE.sub("\ufffd", text))


def tag(name: str, *inside: str, **attributes: Value) -> str:
    """An element; underscores in attribute names become hyphens (`class_` is class), None leaves an attribute out."""
    head = name + "".join(
        f' {key.rstrip("_").replace("_", "-")}="{words(value) if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inside)
    return f"<{head}>{body}</{name}>" if body else f"<{head}/>"


def write(text: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A word, centred on x unless `text_anchor` says otherwise, standing in the middle of y."""
    # dominant-baseline is not understood everywhere; a third of the size down is the same in all viewers.
    style: dict[str, Value] = {"text_anchor": "middle", "font_size": size, **attributes}
    return tag("text", words(text), x=x, y=y + size * 0.35, **style)


def path(*steps: str | float | Iterable[float]) -> str:
    """The `d` of a path from letters, numbers and points."""
    parts = []
    for step in steps:
        if isinstance(step, str):
            parts.append(step)
        elif isinstance(step, int | float):
            parts.append(number(step))
        else:
            parts.append(" ".join(number(value) for value in step))
    return " ".join(parts)


def points(*corners: tuple[float, float]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def moved(inside: str, x: float, y: float, scale: float = 1) -> str:
    turn = f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")
    return tag("g", inside, transform=turn)
