"""Books: how a side wins from the start, as searches far longer than a game allows have proved.

A book is `book.bin` in the folder of a game that is solved, written by `python -m bergfried.training.book`. It knows
positions under the usual options only, and each of them in all its mirror images and turns.
"""

import struct
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from operator import itemgetter
from typing import Any, NamedTuple

from bergfried.core import Game, Side, State
from bergfried.engines import scores
from bergfried.engines.player import NO_LIMITS, Limits, Line, Progress, Stop, Thought, never
from bergfried.engines.searchers import Searcher

BOOK = "book.bin"
MAGIC = b"bergfried book 1\n"
ENTRY = struct.Struct("<8sBi")  # the position, the move's place among the legal ones by their texts, the score


class Image(NamedTuple):
    """A position as it stands in the book, with its moves in order and what they are in the game."""

    key: bytes
    moves: tuple[Any, ...]


def image_of(game: Game[Any, Any], state: State[Any]) -> Image:
    """The same for all positions that are mirror images or turns of each other."""
    notation = game.notation
    images: list[tuple[str, State[Any], Callable[[Any, Any], Any]]] = [
        (notation.format_state(state), state, lambda _, move: move)
    ]
    for symmetry in game.symmetries:
        if not symmetry.swaps_sides:
            turned = symmetry.state(state)
            images.append((notation.format_state(turned), turned, symmetry.move))
    text, image, image_of_move = min(images, key=itemgetter(0))
    moves = sorted(state.legal_moves(), key=lambda move: notation.format_move(image, image_of_move(state, move)))
    return Image(blake2b(text.encode(), digest_size=8).digest(), tuple(moves))


class Book:
    def __init__(self, game: Game[Any, Any], entries: Iterable[tuple[bytes, int, int]] = ()) -> None:
        self._game = game
        self._usual = game.initial().options
        self._known = {key: (place, score) for key, place, score in entries}

    @staticmethod
    def read(game: Game[Any, Any], data: bytes) -> "Book":
        """ValueError if that is no book."""
        if not data.startswith(MAGIC) or (len(data) - len(MAGIC)) % ENTRY.size:
            raise ValueError(f"no book of {game.info.slug}")
        return Book(game, ENTRY.iter_unpack(data[len(MAGIC) :]))

    def write(self) -> bytes:
        return MAGIC + b"".join(ENTRY.pack(key, *self._known[key]) for key in sorted(self._known))

    def __len__(self) -> int:
        return len(self._known)

    def enter(self, state: State[Any], move: Any, score: int) -> None:
        image = image_of(self._game, state)
        self._known[image.key] = (image.moves.index(move), score)

    def look_up(self, state: State[Any]) -> Line | None:
        """The move for the side to move and what it is worth."""
        if state.options != self._usual:
            return None
        image = image_of(self._game, state)
        if image.key not in self._known:
            return None
        place, score = self._known[image.key]
        # What is drawn for certain is not told from what is even: neither is a verdict.
        return Line((image.moves[place],), score, scores.verdict(score, complete=False))


class End(NamedTuple):
    """Where a book has nothing more to say, or where the game is over."""

    state: State[Any]
    plies: int


def follow(
    game: Game[Any, Any], book: Book, start: State[Any], side: Side, tell: Callable[[State[Any]], None] = lambda _: None
) -> Iterator[End]:
    """A side plays by the book and the other everything there is; every position once, with its images.

    `tell` is told of each position that the book knows.
    """
    seen: set[bytes] = set()
    waiting = [End(start, 0)]
    while waiting:
        state, plies = end = waiting.pop()
        if state.outcome() is not None:
            yield end
            continue
        key = image_of(game, state).key
        if key in seen:
            continue
        seen.add(key)
        if state.to_move is not side:
            waiting += [End(state.after(move), plies + 1) for move in state.legal_moves()]
        elif line := book.look_up(state):
            tell(state)
            waiting.append(End(state.after(line.moves[0]), plies + 1))
        else:
            yield end


@cache
def book_of(game: Game[Any, Any]) -> Book | None:
    file = game.folder / BOOK
    return Book.read(game, file.read_bytes()) if file.exists() else None


class ByTheBook:
    """A searcher that plays what the book knows, where nothing but time is to be saved.

    Who limits nodes or depth, asks for several lines or sets no limit at all wants to see a search.
    """

    def __init__(self, book: Book, searcher: Searcher) -> None:
        self.name = searcher.name
        self._book = book
        self._searcher = searcher

    def choose(
        self, state: State[Any], limits: Limits = NO_LIMITS, progress: Progress | None = None, stop: Stop = never,
        lines: int = 1,
    ) -> Thought:  # fmt: skip
        began = time.monotonic()
        if lines == 1 and limits.seconds is not None and limits.nodes is None and limits.depth is None:
            if state.outcome() is None and (known := self._book.look_up(state)):
                return Thought((known,), seconds=time.monotonic() - began)
            limits = replace(limits, seconds=max(0.0, limits.seconds - (time.monotonic() - began)))
        return self._searcher.choose(state, limits, progress, stop, lines)
