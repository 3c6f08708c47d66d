"""The plan may be turned and mirrored, and the colours may change hands: fifteen ways besides leaving all as it is."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bergfried.core import Symmetry
from bergfried.games.turris.rules import Move, Place, Position, Remove
from bergfried.games.turris.tower import (
    COLUMNS,
    SIZE,
    STEP,
    Columns,
    Words,
    beside,
    top_block,
)

Image = tuple[int, ...]  # where each column goes


def _image(turns: int, mirrored: bool) -> Image:
    places = []
    for column in range(len(COLUMNS)):
        x, y = column % SIZE, column // SIZE
        if mirrored:
            x = SIZE - 1 - x
        for _ in range(turns):
            x, y = SIZE - 1 - y, x
        places.append(SIZE * y + x)
    return tuple(places)


def _columns(columns: Columns, image: Image) -> Columns:
    return tuple(sorted(image[column] for column in columns))


def _letter(column: int, letter: str, image: Image) -> str:
    """A half points to wherever the column of its other half has gone."""
    other = None if letter in "Vv" else beside(column, letter)
    if other is None:
        return letter
    turned = next(way for way in STEP if beside(image[column], way) == image[other])
    return turned if letter.isupper() else turned.lower()


def _words(words: Words, image: Image) -> Words:
    turned = [""] * len(COLUMNS)
    for column, word in enumerate(words):
        turned[image[column]] = "".join(_letter(column, letter, image) for letter in word)
    return tuple(turned)


def _state(image: Image, swap: bool, state: Position) -> Position:
    words = _words(state.columns, image)
    white, black = (_columns(columns, image) for columns in state.last)
    turned = replace(state, columns=words, ban=_columns(state.ban, image), last=(white, black))
    if not swap:
        return turned
    return replace(turned, columns=tuple(word.swapcase() for word in words), side=state.side.other, last=(black, white))


def _move(image: Image, state: Position, move: Move) -> Move:
    match move:
        case Place(columns):
            return Place(_columns(columns, image))
        case Remove(column):
            block = top_block(state.columns, column)
            return Remove(image[column] if block is None else _columns(block.columns, image)[0])
        case _:
            return move


def _symmetry(turns: int, mirrored: bool, swap: bool) -> Symmetry[Position, Move]:
    words = [f"{turns} quarter turns"] * (turns > 0) + ["mirror"] * mirrored + ["colours"] * swap
    image = _image(turns, mirrored)
    of_state: Callable[[Position], Position] = partial(_state, image, swap)
    return Symmetry(", ".join(words), of_state, partial(_move, image), swaps_sides=swap)


SYMMETRIES = tuple(
    _symmetry(turns, mirrored, swap)
    for swap in (False, True)
    for mirrored in (False, True)
    for turns in range(4)
    if turns or mirrored or swap
)
