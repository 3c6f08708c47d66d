"""KWINTY is solved: who begins wins, and the book knows how."""

import random

import pytest

import bergfried
from bergfried.core import Side
from bergfried.engines import Limits, parse_player
from bergfried.engines.book import book_of
from bergfried.engines.searchers import searcher, searches_compiled

GAME = bergfried.load("kwinty")
SHORT = Limits(nodes=10_000)

needs_kernel = pytest.mark.skipif(not searches_compiled(GAME), reason="needs the compiled search")


@needs_kernel
@pytest.mark.parametrize("seed", range(20))
def test_whoever_begins_by_the_book_wins(seed: int) -> None:
    """Against replies of chance and of a weak search; where the book ends a short search has to prove the win."""
    book, dice = book_of(GAME), random.Random(seed)
    assert book is not None
    rival, short, state = parse_player("mcts:nodes=60", GAME, seed), searcher(GAME), GAME.initial()
    while (over := state.outcome()) is None:
        if state.to_move is Side.SECOND:
            state = state.play(dice.choice(state.legal_moves()) if seed % 4 == 0 else rival.choose(state).move)
            continue
        line = book.look_up(state) or short.choose(state, SHORT).lines[0]
        assert line.proved == "win", GAME.notation.format_state(state)
        state = state.play(line.moves[0])
    assert over.winner is Side.FIRST


def test_the_highest_level_begins_by_the_book() -> None:
    book = book_of(GAME)
    assert book is not None
    if searches_compiled(GAME):
        assert parse_player("level:8", GAME).choose(GAME.initial()).lines == (book.look_up(GAME.initial()),)
