"""Books: positions in all their images, and when a player looks into one."""

import random
from typing import Any

import pytest

import bergfried
from bergfried.core import Game, State
from bergfried.engines import BadPlayer, Limits, Line, Thought, parse_player
from bergfried.engines.book import BOOK, Book, ByTheBook, book_of, image_of
from bergfried.engines.player import NO_LIMITS
from bergfried.engines.scores import WIN

WITH_BOOK = [slug for slug in bergfried.slugs() if (bergfried.load(slug).folder / BOOK).exists()]


def positions(game: Game[Any, Any], count: int, seed: int = 1) -> list[State[Any]]:
    dice = random.Random(seed)
    found: list[State[Any]] = []
    while len(found) < count:
        state = game.initial()
        while state.outcome() is None and len(found) < count:
            found.append(state)
            state = state.after(dice.choice(state.legal_moves()))
    return found


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_what_is_entered_is_found_in_every_image(slug: str) -> None:
    game, dice = bergfried.load(slug), random.Random(2)
    book = Book(game)
    states = list({image_of(game, state).key: state for state in positions(game, 40)}.values())
    moves = [dice.choice(state.legal_moves()) for state in states]
    for place, (state, move) in enumerate(zip(states, moves, strict=True)):
        book.enter(state, move, place)
    book = Book.read(game, book.write())
    assert len(book) == len(states)
    ways = [symmetry for symmetry in game.symmetries if not symmetry.swaps_sides]
    for place, (state, move) in enumerate(zip(states, moves, strict=True)):
        line = book.look_up(state)
        assert line is not None
        assert line.score == place
        # A position that is its own image has several moves that are the same one.
        same = {state.after(move), *(way.state(state.after(move)) for way in ways if way.state(state) == state)}
        assert state.after(line.moves[0]) in same
        for way in ways:
            turned = book.look_up(way.state(state))
            assert turned is not None
            assert image_of(game, way.state(state).after(turned.moves[0]))[0] == image_of(game, state.after(move))[0]


def test_scores_say_what_is_proved() -> None:
    game = bergfried.load(bergfried.slugs()[0])
    state = game.initial()
    book = Book(game)
    for score, proved in ((0, None), (300, None), (WIN - 31, "win"), (31 - WIN, "loss")):
        book.enter(state, state.legal_moves()[0], score)
        line = book.look_up(state)
        assert line is not None
        assert (line.score, line.proved) == (score, proved)


def test_other_options_are_another_game() -> None:
    games = [game for game in map(bergfried.load, bergfried.slugs()) if any(o.values[1:] for o in game.options)]
    assert games
    for game in games:
        option = next(option for option in game.options if option.values[1:])
        other = game.initial(**{option.name: next(v for v in option.values if v != option.default)})
        book = Book(game)
        book.enter(game.initial(), game.initial().legal_moves()[0], 0)
        assert book.look_up(game.initial()) is not None
        assert book.look_up(other) is None


@pytest.mark.parametrize("data", [b"", b"bergfried book 1\nx", b"something else\n"])
def test_what_is_no_book_is_not_read(data: bytes) -> None:
    with pytest.raises(ValueError, match="no book"):
        Book.read(bergfried.load(bergfried.slugs()[0]), data)


class Searching:
    name = "searching"

    def __init__(self) -> None:
        self.asked: list[Limits] = []

    def choose(self, state: State[Any], limits: Limits = NO_LIMITS, *_: Any, **__: Any) -> Thought:
        self.asked.append(limits)
        return Thought((Line((state.legal_moves()[-1],), 0),), nodes=1)


@pytest.mark.parametrize(
    ("limits", "lines", "by_book"),
    [
        (Limits(seconds=5), 1, True),
        (Limits(seconds=5), 2, False),
        (Limits(seconds=5, nodes=9), 1, False),
        (Limits(nodes=9), 1, False),
        (Limits(depth=2), 1, False),
        (NO_LIMITS, 1, False),
    ],
)
def test_only_who_saves_time_plays_by_the_book(limits: Limits, lines: int, by_book: bool) -> None:
    game = bergfried.load(bergfried.slugs()[0])
    state, searching = game.initial(), Searching()
    book = Book(game)
    book.enter(state, state.legal_moves()[0], 7)
    thought = ByTheBook(book, searching).choose(state, limits, lines=lines)
    assert (thought.score == 7) is by_book
    assert (searching.asked == []) is by_book


def test_looking_something_up_costs_thinking_time() -> None:
    game = bergfried.load(bergfried.slugs()[0])
    searching = Searching()
    ByTheBook(Book(game), searching).choose(game.initial(), Limits(seconds=5))
    (limits,) = searching.asked
    assert limits.seconds is not None
    assert limits.seconds < 5


@pytest.mark.parametrize("slug", WITH_BOOK)
def test_the_best_player_has_a_book_and_can_do_without(slug: str) -> None:
    game = bergfried.load(slug)
    book, start = book_of(game), game.initial()
    assert book is not None
    known = book.look_up(start)
    assert known is not None
    assert parse_player("best:ms=300", game).choose(start).lines == (known,)
    assert parse_player("best", game).choose(start, Limits(seconds=0.3)).nodes == 0
    assert parse_player("best:ms=20,book=0", game).choose(start).nodes > 0
    assert parse_player("mcts:ms=20", game).choose(start).nodes > 0


@pytest.mark.parametrize("text", ["best:book=2", "search:book=1", "uct:book=0"])
def test_a_book_is_for_the_best_player_and_is_used_or_not(text: str) -> None:
    with pytest.raises(BadPlayer):
        parse_player(text, bergfried.load(bergfried.slugs()[0]))


@pytest.mark.parametrize("slug", WITH_BOOK)
def test_whatever_is_played_the_book_knows_legal_moves(slug: str) -> None:
    """Either side keeps to the book against random replies; it is not left at once."""
    game, dice = bergfried.load(slug), random.Random(5)
    book = book_of(game)
    assert book is not None
    longest = 0
    for _ in range(30):
        for mine in (0, 1):
            state, plies = game.initial(), 0
            while state.outcome() is None:
                line = book.look_up(state) if state.to_move.value == mine else None
                if state.to_move.value == mine and line is None:
                    break
                state = state.play(line.moves[0] if line else dice.choice(state.legal_moves()))
                plies += 1
            longest = max(longest, plies)
    assert longest >= 8
