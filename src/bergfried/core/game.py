"""A game: everything its folder holds, one attribute a file."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Literal

from bergfried.core.bridge import Bridge
from bergfried.core.editing import Editor
from bergfried.core.errors import IllegalMove
from bergfried.core.message import Message, message
from bergfried.core.notation import Notation, S
from bergfried.core.options import Chosen, Option, choose
from bergfried.core.scene import Scene
from bergfried.core.state import M
from bergfried.core.symmetry import Symmetry
from bergfried.core.twin import Twin
from bergfried.core.view import View


@dataclass(frozen=True)
class GameInfo:
    slug: str  # the folder's name
    title: str  # as on the box
    authors: tuple[str, ...]
    publisher: str
    year: int | None
    version: int  # of the rules as written here; raised only when the meaning of a position or move changes
    # Who begins when the same two play again: the one who did not, or the one who lost (after a draw: who did not).
    next_begins: Literal["other", "loser"] = "other"


@dataclass(frozen=True)
class Explanation:
    """The answer to "may I?"; true if one may."""

    legal: bool
    reason: Message
    clause: str | None = None  # the clause that forbids it
    squares: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.legal


class SvgText(str):
    """An SVG document; notebooks show it."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return self


@dataclass(frozen=True)
class Game(Generic[S, M]):
    info: GameInfo
    folder: Path  # where RULES.md, locale/, perft.toml, playthroughs/ and lessons/ lie
    options: tuple[Option, ...]
    start: Callable[[Chosen], S]  # rules.py
    notation: Notation[S, M]  # notation.py
    view: View[S, M]  # view.py
    evaluate: Callable[[S], int]  # evaluation.py: how good an unfinished position is for the first side
    editor: Editor[S] | None = None  # editing.py
    symmetries: tuple[Symmetry[S, M], ...] = ()  # symmetry.py
    twin: Twin[S, M] | None = None  # twin.py and kernel.hpp
    bridge: Bridge[S, M] | None = None  # bridge.py: the messages of an existing game server, where there is one
    # Bound by the catalog, so that a game's folder knows neither drawing nor languages.
    painter: Callable[[Scene], str] | None = None
    speaker: Callable[[Message, str], str] | None = None

    def initial(self, **options: str) -> S:
        return self.start(choose(self.options, options))

    def explain(self, state: S, text: str) -> Explanation:
        """Why a move is legal or not; refuses exactly what `legal_moves` does not hold. BadNotation if it is none."""
        move = self.notation.parse_move(state, text)
        try:
            state.play(move)
        except IllegalMove as no:
            return Explanation(False, no.reason, no.clause, no.squares)
        return Explanation(True, message("move-is-legal", move=self.notation.format_move(state, move)))

    def picture(self, state: S) -> SvgText:
        if self.painter is None:
            raise RuntimeError("this game was not loaded through the catalog, so nothing can draw it")
        return SvgText(self.painter(self.view.scene(state)))

    def say(self, words: Message, language: str = "en") -> str:
        if self.speaker is None:
            return str(words)
        return self.speaker(words, language)
