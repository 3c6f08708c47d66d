"""Levels: their tables, their choice, and what they are without the kernel."""

from collections import Counter
from typing import Any

import pytest

import bergfried
from bench import control
from bergfried.core import Game
from bergfried.engines import BadPlayer, Limits, Line, Thought, levels, parse_player
from bergfried.engines.book import Book, book_of
from bergfried.engines.levels import (
    LEVELS,
    UNMEASURED,
    Level,
    LevelPlayer,
    highest_level,
    narrower,
    parse_levels,
)
from bergfried.engines.player import NO_LIMITS
from bergfried.engines.searchers import Searcher

GAME = bergfried.load("waechter")
NEW = control.load("breakthrough")  # whose levels nobody has measured
WON = "7/7/7/7/3b13/3RG3/3BGr72 r"


@pytest.mark.parametrize("game", [*map(bergfried.load, bergfried.slugs()), NEW], ids=lambda game: game.info.slug)
def test_every_game_has_eight_levels_that_grow(game: Game[Any, Any]) -> None:
    table = levels.levels(game)
    assert len(table) == LEVELS
    sights = [level.nodes or 0 for level in table if not level.margin and not level.chance]  # chance outweighs sight
    assert sights == sorted(sights)
    assert len(sights) >= 4
    assert [level.chance for level in table] == sorted((level.chance for level in table), reverse=True)
    assert table[-1].margin == table[-1].chance == 0


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_the_low_levels_play_legal_and_repeatable_moves(slug: str) -> None:
    game = bergfried.load(slug)
    for level in (1, 2):
        moves = [parse_player(f"level:{level}", game, seed=4).choose(game.initial()).move for _ in range(2)]
        assert moves[0] == moves[1]
        assert moves[0] in game.initial().legal_moves()


def test_a_game_without_measured_levels_can_be_played() -> None:
    assert not (NEW.folder / "levels.toml").exists()
    assert levels.levels(NEW) == UNMEASURED
    assert 1 <= highest_level(NEW) <= LEVELS
    state = NEW.initial()
    for level in range(1, highest_level(NEW) + 1):
        state = state.play(parse_player(f"level:{level}", NEW, seed=1).choose(state).move)


class Fixed:
    """A searcher that knows four lines and counts how many are asked for."""

    name = "fixed"

    def __init__(self, *lines: Line) -> None:
        self.lines = lines
        self.asked: list[tuple[Limits, int]] = []

    def choose(
        self,
        state: Any,
        limits: Limits = NO_LIMITS,
        progress: Any = None,
        stop: Any = None,
        lines: int = 1,
    ) -> Thought:
        self.asked.append((limits, lines))
        return Thought(self.lines[:lines])


def picks(level: Level, *lines: Line) -> Counter[str]:
    searcher: Searcher = Fixed(*lines)
    player = LevelPlayer("level", level, searcher, seed=3)
    return Counter(player.choose(GAME.initial()).move for _ in range(300))


GOOD, FAIR, POOR = Line(("good",), 50), Line(("fair",), 45), Line(("poor",), -90)
LOST = Line(("lost",), -999_998, "loss")


def test_moves_within_the_margin_are_equally_likely_and_others_never_played() -> None:
    found = picks(Level(depth=1, margin=5), GOOD, FAIR, POOR, LOST)
    assert set(found) == {"good", "fair"}
    assert abs(found["good"] - found["fair"]) < 80


def test_chance_never_loses_at_sight_and_never_misses_a_win() -> None:
    found = picks(Level(depth=1, chance=1.0), GOOD, FAIR, POOR, LOST)
    assert set(found) == {"good", "fair", "poor"}
    assert set(picks(Level(depth=1, chance=1.0, margin=10**6), Line(("win",), 999_999, "win"), GOOD)) == {"win"}
    assert set(picks(Level(depth=1, chance=1.0), LOST, Line(("sooner",), -999_999, "loss"))) == {"lost"}


def test_a_strict_level_asks_for_one_line_only() -> None:
    searcher = Fixed(GOOD, FAIR)
    LevelPlayer("level", Level(nodes=7), searcher, 1).choose(GAME.initial(), Limits(nodes=9, seconds=1.0))
    assert searcher.asked == [(Limits(nodes=7, seconds=1.0), 1)]
    assert narrower(Limits(1, None, 2.0), Limits(3, 4, None)) == Limits(1, 4, 2.0)


def test_a_level_with_a_book_plays_what_it_knows_and_searches_elsewhere() -> None:
    start = GAME.initial()
    book = Book(GAME)
    book.enter(start, start.legal_moves()[0], 12)
    searcher = Fixed(GOOD)
    player = LevelPlayer("level", Level(nodes=7, book=True), searcher, 1, book)
    assert player.choose(start).lines == (Line((start.legal_moves()[0],), 12),)
    assert searcher.asked == []
    assert player.choose(start.after(start.legal_moves()[0])).lines == (GOOD,)
    assert parse_player("level:nodes=20,book=1", GAME).choose(start).lines


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_only_the_highest_level_has_a_book(slug: str) -> None:
    *lower, highest = levels.levels(bergfried.load(slug))
    assert not any(level.book for level in lower)
    assert highest.book is (book_of(bergfried.load(slug)) is not None)


def test_level_one_takes_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.notation.parse_state(WON)
    for seed in range(10):
        assert parse_player("level:1", GAME, seed).choose(state).proved == "win"


def test_without_the_kernel_the_levels_are_capped_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "searches_compiled", lambda _: False)
    highest = highest_level(GAME)
    assert 1 <= highest < LEVELS
    parse_player(f"level:{highest}", GAME)
    with pytest.raises(BadPlayer, match="needs the compiled kernel"):
        parse_player(f"level:{highest + 1}", GAME)
    monkeypatch.setattr(levels, "searches_compiled", lambda _: True)
    assert highest_level(GAME) == LEVELS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[[level]]\nnodes = 1\n" * 7,
        "[[level]]\nmargin = 1\n" * 8,
        "[[level]]\nnodes = 1\nwings = 2\n" * 8,
        "[[level]]\nnodes = 1\nchance = 1.5\n" * 8,
        "[[level]]\nnodes = 1\nmargin = -1\n" * 8,
    ],
)
def test_a_table_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"level|margin"):
        parse_levels(text)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_a_level_sees_no_more_because_it_has_time(slug: str) -> None:
    """The page gives every level a limit of seconds."""
    game = bergfried.load(slug)
    for level in (1, 2, 3, 4):
        alone, hurried = (
            parse_player(f"level:{level}", game, seed=4).choose(game.initial(), limits).nodes
            for limits in (NO_LIMITS, Limits(seconds=1))
        )
        assert hurried <= 2 * alone  # exactly as many, but for what earlier searches left in the table
