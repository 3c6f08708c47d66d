"""Lines of text side by side and one below the other, never wider than a terminal."""

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from bergfried.core import Message

WIDTH = 80
Block = list[Text]
Say = Callable[[Message], str]


def width(block: Sequence[Text]) -> int:
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Iterable[Block], gap: int) -> Block:
    """Blocks standing on one line next to each other; where the terminal ends, a new row of them begins."""
    rows: list[list[Block]] = [[]]
    for block in blocks:
        if rows[-1] and sum(width(b) + gap for b in rows[-1]) + width(block) > WIDTH:
            rows.append([])
        rows[-1].append(block)
    lines: Block = []
    for row in rows:
        tall = max((len(block) for block in row), default=0)
        for i in range(tall):
            line = Text()
            for block in row:
                missing = tall - len(block)
                part = block[i - missing].copy() if i >= missing else Text()
                part.pad_right(width(block) + gap - part.cell_len)
                line.append_text(part)
            line.rstrip()
            lines.append(line)
        if row is not rows[-1]:
            lines.append(Text())
    return lines


def flowing(parts: Iterable[Text], gap: int) -> Block:
    """Short texts one after the other, as many on a line as there is room for; a long one is broken between words."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + gap + part.cell_len <= WIDTH:
            lines[-1].append(" " * gap)
            lines[-1].append_text(part)
        else:
            lines += _broken(part)
    return lines


def _broken(text: Text) -> Block:
    lines: Block = []
    rest = text
    while rest.cell_len > WIDTH:
        cut = rest.plain.rfind(" ", 0, WIDTH)
        # What fits in characters may still not fit in columns, if letters are two columns wide.
        cut = cut if cut > 0 else WIDTH // 2
        line, rest = rest.divide([cut])
        lines += _broken(line) if line.cell_len > WIDTH else [line]
        rest.plain = rest.plain.lstrip()
    return [*lines, rest]


def cut(line: Text) -> Text:
    """The last resort for boards that are wider than any terminal."""
    if line.cell_len > WIDTH:
        line.truncate(WIDTH, overflow="crop")
    return line
