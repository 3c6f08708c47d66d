"""A game on paper: tags, moves as text, comments and variations. Values only; `replay` holds them against the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

UNKNOWN = "?"
# Every record carries these, in this order; others follow in the order given.
ROSTER = {
    "Event": UNKNOWN,
    "Site": UNKNOWN,
    "Date": "????.??.??",
    "First": UNKNOWN,
    "Second": UNKNOWN,
    "Result": "*",
    "Game": UNKNOWN,
    "RulesVersion": UNKNOWN,
    "Options": "",
    "Start": UNKNOWN,
    "Termination": UNKNOWN,
}
TAG_NAME = "[A-Za-z][A-Za-z0-9_]{0,63}"

DEEPEST = 50  # variations within variations: no person follows deeper ones, and Python's stack is finite
MOST_MOVES = 10_000  # of one game, variations included
LONGEST_TEXT = 4_000_000  # characters of a file


@dataclass(frozen=True)
class Node:
    move: str
    comment: str = ""
    variations: tuple["Line", ...] = ()  # what could have been played instead of this move


@dataclass(frozen=True)
class Line:
    nodes: tuple[Node, ...] = ()
    comment: str = ""  # before the first move


@dataclass(frozen=True)
class Record:
    tags: Mapping[str, str] = field(default_factory=dict)
    line: Line = Line()

    @property
    def result(self) -> str:
        return self.tags.get("Result", ROSTER["Result"])

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves that were played, without variations."""
        return tuple(node.move for node in self.line.nodes)


def ordered(tags: Mapping[str, str]) -> dict[str, str]:
    """The roster complete and first, then all other tags."""
    return {name: tags.get(name, usual) for name, usual in ROSTER.items()} | {
        name: value for name, value in tags.items() if name not in ROSTER
    }
