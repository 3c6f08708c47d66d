"""Records to text: one strict form. Every move carries its number, lines are at most 80 columns where words allow."""

from collections.abc import Iterable, Iterator

from bergfried.match.escapes import braced, quoted
from bergfried.match.record import Line, Record
from bergfried.match.replay import checked

WIDTH = 80


def format_records(records: Iterable[Record]) -> str:
    return "\n".join(format_record(record) for record in records)


def format_record(record: Record) -> str:
    """BadRecord if it is not the record of a game by the rules: what is written can be read again."""
    record = checked(record)
    tags = "".join(f"[{name} {quoted(value)}]\n" for name, value in record.tags.items())
    return tags + "\n" + _filled([*_words(record.line, 1), record.result]) + "\n"


def _words(line: Line, first: int) -> Iterator[str]:
    """Moves are counted one by one, not in pairs: in some games a side moves several times in a row."""
    if line.comment:
        yield braced(line.comment)
    for number, node in enumerate(line.nodes, start=first):
        yield f"{number}. {node.move}"
        if node.comment:
            yield braced(node.comment)
        for variation in node.variations:
            inner = list(_words(variation, number))
            inner[0] = "(" + inner[0]
            inner[-1] += ")"
            yield from inner


def _filled(words: Iterable[str]) -> str:
    """Lines are broken only between words: a comment keeps its own breaks, to the letter."""
    out: list[str] = []
    column = 0
    for word in words:
        first, *rest = word.split("\n")
        if column and column + 1 + len(first) > WIDTH:
            out.append("\n")
            column = 0
        elif column:
            out.append(" ")
            column += 1
        out.append(word)
        column = len(rest[-1]) if rest else column + len(word)
    return "".join(out)
