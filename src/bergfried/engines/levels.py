"""Levels 1 to 8: the same searcher with less sight, a choice among moves that are nearly as good, and some chance.

Nothing depends on the machine's speed: a level is a number of positions or plies. The numbers are the game's own, in
`levels.toml` of its folder; `python -m bench.levels` measures and finds them. Without that file
the game has those of `UNMEASURED`.
"""

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from bergfried.core import Game, State, message
from bergfried.engines.book import Book, book_of
from bergfried.engines.player import NO_LIMITS, Limits, Line, Progress, Stop, Thought, never
from bergfried.engines.refusal import BadPlayer
from bergfried.engines.searchers import Searcher, searches_compiled, usual_searcher

LEVELS = 8
MOST_LINES = 64  # among which a weak level chooses; more would only cost time
PYTHON_NODES, PYTHON_DEPTH = 3_000, 1  # what a search on rules.py may look at for a move: people wait for it


@dataclass(frozen=True)
class Level:
    nodes: int | None = None  # positions it looks at
    depth: int | None = None  # plies it looks ahead
    margin: int = 0  # a move worth so much less than the best may be played instead, in units of the evaluation
    chance: float = 0.0  # share of its moves that are any move that does not lose at sight
    book: bool = False  # whether it plays what the game's book knows

    def __post_init__(self) -> None:
        if self.nodes is None and self.depth is None:
            raise ValueError("a level needs nodes or a depth, or it would depend on the machine's speed")
        if self.margin < 0 or not 0 <= self.chance <= 1:
            raise ValueError("a margin is at least 0 and a chance is a share")

    @property
    def limits(self) -> Limits:
        return Limits(self.depth, self.nodes)


# What fits most games roughly. It has no margins, for they are in units of a game's own evaluation.
UNMEASURED = (
    Level(depth=1, chance=0.4),
    Level(depth=1, chance=0.1),
    Level(depth=1),
    *(Level(nodes=nodes) for nodes in (400, 1_600, 8_000, 40_000, 200_000)),
)


def parse_levels(text: str) -> tuple[Level, ...]:
    """The table of a game; ValueError if it is not one."""
    known = {field.name for field in fields(Level)}
    rows = tomllib.loads(text).get("level", [])
    if len(rows) != LEVELS:
        raise ValueError(f"a game has {LEVELS} levels, not {len(rows)}")
    for row in rows:
        if unknown := set(row) - known:
            raise ValueError(f"a level has no {', '.join(sorted(unknown))}")
    return tuple(Level(**row) for row in rows)


@cache
def _table(folder: Path) -> tuple[Level, ...]:
    file = folder / "levels.toml"
    return parse_levels(file.read_text(encoding="utf-8")) if file.exists() else UNMEASURED


def levels(game: Game[Any, Any]) -> tuple[Level, ...]:
    return _table(game.folder)


def highest_level(game: Game[Any, Any]) -> int:
    """Without the compiled kernel only the levels that rules.py alone can play in time."""
    if searches_compiled(game):
        return LEVELS
    within = [
        (level.nodes is not None and level.nodes <= PYTHON_NODES)
        or (level.depth is not None and level.depth <= PYTHON_DEPTH)
        for level in levels(game)
    ]
    return within.index(False) if False in within else LEVELS


def level_player(text: str, level: int, game: Game[Any, Any], seed: int | None) -> "LevelPlayer":
    highest = highest_level(game)
    if not 1 <= level <= LEVELS:
        raise BadPlayer(message("player-level", level=level, highest=LEVELS))
    if level > highest:
        raise BadPlayer(message("player-level-capped", level=level, highest=highest))
    return _player(text, levels(game)[level - 1], game, seed)


def custom_level_player(
    text: str, settings: Mapping[str, int], game: Game[Any, Any], seed: int | None
) -> "LevelPlayer":
    """A level that is in no table, for calibration: nodes, depth, margin, chance in percent, book 0 or 1."""
    known = {field.name for field in fields(Level)}
    if unknown := set(settings) - known:
        raise BadPlayer(message("player-no-setting", name=min(unknown), known=", ".join(sorted(known))))
    row: dict[str, Any] = dict(settings)
    try:
        level = Level(**row | {"chance": row.get("chance", 0) / 100})
    except ValueError:
        raise BadPlayer(message("player-setting", text=text, kind="level")) from None
    return _player(text, level, game, seed)


def _player(text: str, level: Level, game: Game[Any, Any], seed: int | None) -> "LevelPlayer":
    return LevelPlayer(text, level, usual_searcher(game, seed), seed, book_of(game) if level.book else None)


class LevelPlayer:
    def __init__(self, name: str, level: Level, searcher: Searcher, seed: int | None, book: Book | None = None) -> None:
        self.name = name
        self._book = book
        self._level = level
        self._searcher = searcher
        self._dice = random.Random(seed)

    def choose(
        self, state: State[Any], limits: Limits = NO_LIMITS, progress: Progress | None = None, stop: Stop = never
    ) -> Thought:
        if self._book and state.outcome() is None and (known := self._book.look_up(state)):
            return Thought((known,))
        level = self._level
        loose = level.margin > 0 or level.chance > 0
        narrow = narrower(level.limits, limits)
        thought = self._searcher.choose(state, narrow, progress, stop, lines=MOST_LINES if loose else 1)
        if not loose:
            return thought
        line = self._pick(thought)
        others = tuple(other for other in thought.lines if other is not line)
        return Thought((line, *others), thought.depth, thought.nodes, thought.seconds)

    def _pick(self, thought: Thought) -> Line:
        """Never nonsense: a win at hand is taken, and no move that loses at sight while there is another."""
        lines = thought.lines
        if lines[0].proved == "win":
            return lines[0]
        sound = [line for line in lines if line.proved != "loss"] or [lines[0]]
        if self._dice.random() < self._level.chance:
            return self._dice.choice(sound)
        return self._dice.choice([line for line in sound if line.score >= lines[0].score - self._level.margin] or sound)


def narrower(one: Limits, other: Limits) -> Limits:
    """Both limits at once."""

    def least(a: Any, b: Any) -> Any:
        return min((x for x in (a, b) if x is not None), default=None)

    return Limits(least(one.depth, other.depth), least(one.nodes, other.nodes), least(one.seconds, other.seconds))
