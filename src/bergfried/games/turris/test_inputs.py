"""What a network sees of TURRIS's groups, found square by square."""

import random
from collections.abc import Iterator

import pytest

import bergfried
from bergfried import kernels
from bergfried.games.turris.faces import LINES, Square
from bergfried.games.turris.rules import Position

GAME = bergfried.load("turris")
FACES = ("south", "north", "west", "east")
# The last inputs, in their order.
SIZES, LEADS, FEATURES, NEAR_SIZES, ROOF_SIZES = 34, 21, 11, 16, 10
GROUP = 0  # [whose][face or roof][squares of the largest group]
NEAR = GROUP + 2 * 5 * SIZES + LEADS + FEATURES  # [whose][face][column][squares of the largest group there]
JOINS = NEAR + 2 * 4 * 3 * NEAR_SIZES  # [levels higher][whose][face][column]
NEAR_ROOF = JOINS + 2 * 2 * 4 * 3  # [whose][column][squares of the largest group there]
IN_ALL = NEAR_ROOF + 2 * 9 * ROOF_SIZES

pytestmark = pytest.mark.skipif(not kernels.has_kernel(GAME), reason="no kernel here")


def around(square: Square) -> set[Square]:
    x, y = square
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def groups(squares: set[Square]) -> Iterator[set[Square]]:
    left = set(squares)
    while left:
        group = {left.pop()}
        while more := {near for square in group for near in around(square)} & left:
            group |= more
            left -= more
        yield group


def nearest(found: list[set[Square]], place: Square) -> int:
    return max((len(group) for group in found if group & around(place)), default=0)


def expected(state: Position) -> set[int]:
    numbers: set[int] = set()
    pictures = {face.name: face for face in state.faces}
    for who, side in enumerate((state.to_move, state.to_move.other)):
        for number, name in enumerate(FACES):
            outer = [line[0] for line in LINES[name]]
            columns = sorted(outer)  # a face is seen from the left to the right, the network counts as the plan does
            squares = {
                (columns.index(outer[x]), y) for (x, y), colour in pictures[name].colours.items() if colour is side
            }
            found = list(groups(squares))
            largest = max(map(len, found), default=0)
            if largest:
                numbers.add(GROUP + (who * 5 + number) * SIZES + largest)
            for x, column in enumerate(columns):
                place = (who * 4 + number) * 3 + x
                if size := nearest(found, (x, state.heights[column])):
                    numbers.add(NEAR + place * NEAR_SIZES + min(size, NEAR_SIZES - 1))
                for higher in range(2):
                    if largest and nearest(found, (x, state.heights[column] + higher)) == largest:
                        numbers.add(JOINS + higher * 2 * 4 * 3 + place)
        roof = list(groups({square for square, colour in pictures["roof"].colours.items() if colour is side}))
        if roof:
            numbers.add(GROUP + (who * 5 + 4) * SIZES + max(map(len, roof)))
        for column in range(9):
            if size := nearest(roof, (column % 3, column // 3)):
                numbers.add(NEAR_ROOF + (who * 9 + column) * ROOF_SIZES + size)
    return numbers


def seen(state: Position) -> set[int]:
    session = kernels.kernel(GAME).session(state)
    first = session.net_shape[0] - IN_ALL
    numbers = {number - first for number in session.see() if number >= first}
    return {number for number in numbers if number < 2 * 5 * SIZES or number >= NEAR}


@pytest.mark.parametrize("seed", range(12))
def test_groups_and_what_can_join_them_are_seen(seed: int) -> None:
    dice, state = random.Random(seed), GAME.initial()
    while state.outcome() is None:
        state = state.play(dice.choice(state.legal_moves()))
        if state.outcome() is None:
            assert seen(state) == expected(state)
