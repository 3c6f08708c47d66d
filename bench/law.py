"""The speed of the law: random games, and the slowest refereeing of a single move."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.walks import AnyGame, AnyState

SAMPLE = 0.25  # of the moves are refereed, so that the time suffices for the ends of games, too
REPEATS = 3  # a slow reading counts only if it is slow again: the machine has other work, too


@dataclass(frozen=True)
class Pace:
    game: str
    options: dict[str, str]
    moves_per_second: float  # legal_moves and play, over whole random games
    slowest_ms: float  # of all refereed moves
    slowest_position: str  # before that move
    slowest_move: str
    refereed: int


def measure(game: AnyGame, options: dict[str, str], seconds: float, seed: int = 0) -> Pace:
    slowest, position, move_text, refereed = 0.0, "", "", 0
    deadline = time.perf_counter() + seconds
    for before, last, move in _moves(game.initial(**options), seed):
        text = game.notation.format_move(before.after(last), move)
        took = _referee(game, before.after(last), text)
        if took > slowest:
            took = min([took, *(_referee(game, before.after(last), text) for _ in range(REPEATS - 1))])
        refereed += 1
        if took > slowest:
            slowest, position, move_text = took, game.notation.format_state(before.after(last)), text
        if time.perf_counter() > deadline:
            break
    speed = _moves_per_second(game.initial(**options), seconds, seed)
    return Pace(game.info.slug, options, round(speed, 1), round(slowest * 1000, 3), position, move_text, refereed)


def _referee(game: AnyGame, state: AnyState, text: str) -> float:
    """Everything that a move costs: parse, check, play, outcome, and the scene with all clicks of the new position."""
    began = time.perf_counter()
    move = game.notation.parse_move(state, text)
    after = state.play(move)
    after.outcome()
    game.view.scene(after)
    for reply in after.legal_moves():
        game.view.clicks(after, reply)
    return time.perf_counter() - began


def _moves(start: AnyState, seed: int) -> Iterator[tuple[AnyState, Any, Any]]:
    """Endless random games: a state, its move and the next one, so that the state between can be made afresh."""
    dice = random.Random(seed)
    while True:
        before = start
        last = dice.choice(before.legal_moves())
        while moves := (state := before.after(last)).legal_moves():
            move = dice.choice(moves)
            if dice.random() < SAMPLE:
                yield before, last, move
            before, last = state, move


def _moves_per_second(start: AnyState, seconds: float, seed: int) -> float:
    dice = random.Random(seed)
    played, state, began = 0, start, time.perf_counter()
    while (now := time.perf_counter()) - began < seconds:
        moves = state.legal_moves()
        if moves:
            state = state.play(dice.choice(moves))
            played += 1
        else:
            state = start
    return played / (now - began)
