"""What a network sees of KWINTY's lines, counted square by square."""

import random
from collections import Counter

import pytest

import bergfried
from bergfried import kernels
from bergfried.arena import wins_at_once
from bergfried.core import Side
from bergfried.games.kwinty.rules import Position
from tests.walks import somewhere

GAME = bergfried.load("kwinty")
WIDTH = HEIGHT = 9
STEPS = ((1, 0), (0, 1), (1, 1), (-1, 1))
ABOVE = 2 * 2 * WIDTH * HEIGHT  # the last inputs: [whose][of three, of four][column][levels above the wall]
LINES = 140
LINE = 2 * 4 * LINES  # those before: [whose][own squares][line]

pytestmark = pytest.mark.skipif(not kernels.has_kernel(GAME), reason="no kernel here")


def counted(state: Position) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int, int]]]:
    """Lines by whose and how many; empty squares of threes and fours by whose, of which, and levels above the wall."""
    columns = range(state.left, state.right + 1)
    by = (WIDTH - len(columns)) // 2 - state.left
    whose = {
        (column + by, level): int((state.letter(column, level) in "wW") != (state.to_move is Side.FIRST))
        for column in columns
        for level in range(state.height(column))
    }
    lines: Counter[tuple[int, int]] = Counter()
    empty: set[tuple[int, int, int, int]] = set()
    for column in range(WIDTH):
        for level in range(HEIGHT):
            for across, up in STEPS:
                line = [(column + n * across, level + n * up) for n in range(5)]
                if not all(0 <= x < WIDTH and 0 <= y < HEIGHT for x, y in line):
                    continue
                owners = [whose[square] for square in line if square in whose]
                if len(set(owners)) == 1:
                    lines[owners[0], len(owners)] += 1
                    if len(owners) in (3, 4):
                        empty |= {(owners[0], len(owners), *square) for square in line if square not in whose}
    high = Counter(column for column, _ in whose)
    return lines, Counter((who, of, level - high[column]) for who, of, column, level in empty)


def seen(state: Position) -> tuple[Counter[tuple[int, int]], Counter[tuple[int, int, int]]]:
    session = kernels.kernel(GAME).session(state)
    first_above = session.net_shape[0] - ABOVE
    first_line = first_above - LINE
    lines: Counter[tuple[int, int]] = Counter()
    above: Counter[tuple[int, int, int]] = Counter()
    for number in session.see():
        if number >= first_above:
            kind, place = divmod(number - first_above, WIDTH * HEIGHT)
            above[kind // 2, 3 + kind % 2, place % HEIGHT] += 1
        elif number >= first_line:
            kind = (number - first_line) // LINES
            lines[kind // 4, kind % 4 + 1] += 1
    return lines, above


@pytest.mark.parametrize("seed", range(12))
def test_lines_and_what_they_lack_are_seen(seed: int) -> None:
    dice, state = random.Random(seed), GAME.initial()
    while state.outcome() is None:
        state = state.play(dice.choice(state.legal_moves()))
        if state.outcome() is None:
            assert seen(state) == counted(state)


def test_one_look_sees_every_move_that_loses_at_once() -> None:
    """A five that the other side could make next: `dangers` of the kernel misses none."""
    kernel, lost = kernels.kernel(GAME), 0
    for seed in range(40):
        state = somewhere(GAME.initial(), seed, longest=30)
        if state.outcome() is not None or wins_at_once(state):
            continue
        found = kernel.session(state).mcts(simulations=1, lines=99)
        said = {kernel.move(line["moves"][0]) for line in found["lines"] if line["distance"] == -2}
        after = {move: state.play(move) for move in state.legal_moves()}
        losing = {move for move, reply in after.items() if reply.outcome() is None and wins_at_once(reply)}
        assert said == losing
        lost += len(losing)
    assert lost > 20
