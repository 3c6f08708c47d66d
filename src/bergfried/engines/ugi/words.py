"""The words of the protocol that both sides share: limits, scores, and what an engine reports."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bergfried.core import Side, State
from bergfried.engines.clock import share
from bergfried.engines.player import NO_LIMITS, Limits, Line, Thought
from bergfried.engines.scores import WIN

MOST = 10**12  # a larger number is taken for this one
# UCI's words for the clocks are understood as well.
CLOCKS = {"p1time": 0, "p2time": 1, "wtime": 0, "btime": 1}
INCREMENTS = {"p1inc": 0, "p2inc": 1, "winc": 0, "binc": 1}


class BadWords(ValueError):
    """A line that cannot be understood, in one English sentence."""


@dataclass
class Go:
    """What `go` asks for."""

    limits: Limits = NO_LIMITS
    infinite: bool = False  # the answer waits for `stop`


def parse_go(words: Sequence[str], side: Side) -> Go:
    """Unknown words are passed over, as UCI asks; a known one without its number is BadWords."""
    found: dict[str, int] = {}
    rest = iter(words)
    for word in rest:
        if word in ("movetime", "depth", "nodes", "movestogo") or word in CLOCKS or word in INCREMENTS:
            found[word] = _number(word, next(rest, ""))
    clocks, increments = [math.inf, math.inf], [0.0, 0.0]
    for word, number in found.items():
        if word in CLOCKS:
            clocks[CLOCKS[word]] = number / 1000
        elif word in INCREMENTS:
            increments[INCREMENTS[word]] = number / 1000
    seconds = found["movetime"] / 1000 if "movetime" in found else None
    if seconds is None and clocks[side] < math.inf:
        seconds = share(clocks[side], increments[side], found.get("movestogo"))
    depth = max(found["depth"], 1) if "depth" in found else None
    limits = Limits(depth, found.get("nodes"), seconds)
    return Go(limits, infinite="infinite" in words)  # alone, `go` leaves it to the player when to answer


def _number(word: str, text: str) -> int:
    sign = text[:1] == "-"
    digits = text[1:] if sign else text
    if not (digits.isascii() and digits.isdigit()):
        raise BadWords(f"{word} needs a whole number, not {text[:40]!r}")
    return 0 if sign else int(digits[:13]) if len(digits) < 14 else MOST


def format_go(limits: Limits) -> str:
    words = ["go"]
    if limits.seconds is not None:
        words += ["movetime", str(round(limits.seconds * 1000))]
    if limits.depth is not None:
        words += ["depth", str(limits.depth)]
    if limits.nodes is not None:
        words += ["nodes", str(limits.nodes)]
    return " ".join(words)


def format_info(thought: Thought, move_texts: Callable[[Line], Iterable[str]]) -> str:
    milliseconds = round(thought.seconds * 1000)
    nps = round(thought.nodes / thought.seconds) if thought.seconds > 0 else 0
    best = thought.lines[0]
    return (
        f"info depth {thought.depth} score {format_score(best)} nodes {thought.nodes} nps {nps} "
        f"time {milliseconds} pv {' '.join(move_texts(best))}"
    )


def format_score(line: Line) -> str:
    if line.proved == "win":
        return f"win {max(0, WIN - line.score)}"
    if line.proved == "loss":
        return f"loss {max(0, WIN + line.score)}"
    return f"cp {line.score}"


def move_texts(format_move: Callable[[State[Any], Any], str], state: State[Any], line: Line) -> list[str]:
    texts = []
    for move in line.moves:
        texts.append(format_move(state, move))
        state = state.after(move)
    return texts


@dataclass
class Info:
    """What is remembered of an engine's `info` lines; all of it is hearsay."""

    depth: int = 0
    nodes: int = 0
    score: int = 0
    pv: list[str] = field(default_factory=list)

    def hear(self, words: Sequence[str]) -> None:
        """Takes what it understands."""
        for place, word in enumerate(words):
            following = words[place + 1 : place + 3]
            if word == "pv":
                self.pv = list(words[place + 1 :])
                return
            if word == "string":
                return
            if word in ("depth", "nodes") and following and following[0].isdecimal() and len(following[0]) < 14:
                setattr(self, word, int(following[0]))
            elif word == "score" and len(following) == 2:
                self._hear_score(*following)

    def _hear_score(self, kind: str, text: str) -> None:
        if not text.lstrip("-").isdecimal() or len(text) > 12:
            return
        number = int(text)
        self.score = {"win": WIN - number, "loss": number - WIN}.get(kind, number)
