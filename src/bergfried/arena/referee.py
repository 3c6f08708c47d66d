"""One game between two players, every move judged by the rules. Whoever fails loses, and the record says why."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bergfried.core import Game, Side, State
from bergfried.engines import EngineFailed, Limits, Player
from bergfried.engines.outside import OutsidePlayer
from bergfried.engines.player import NO_LIMITS, Stop, never
from bergfried.match import Record, Table
from bergfried.match.record import MOST_MOVES

TOLERANCE = 1.0  # seconds: machines are busy, and pipes are slow
PATIENCE = 60.0  # seconds for a move that is limited by nodes or depth only

FAILED = "Failed"  # the tag that names the side whose player failed


@dataclass(frozen=True)
class Terms:
    """What both players have to keep to."""

    limits: Limits = NO_LIMITS  # for each move
    tolerance: float = TOLERANCE  # seconds beyond the time limit, in wall time
    patience: float = PATIENCE
    longest: int = MOST_MOVES  # moves after which the game is called a draw

    @property
    def allowed(self) -> float:
        """Seconds after which a move is too late."""
        return (self.patience if self.limits.seconds is None else self.limits.seconds) + self.tolerance


USUAL_TERMS = Terms()


class Interrupted(Exception):
    """The match was stopped in the middle of this game."""


def play_game(
    game: Game[Any, Any],
    start: State[Any],
    opening: Sequence[str],
    players: Mapping[Side, Player],
    terms: Terms,
    tags: Mapping[str, str],
    stop: Stop = never,
) -> Record:
    """The record of the finished game. Only Interrupted gets out: a player's failure is its loss."""
    table = Table(game, start, tags)
    for move in opening:
        table.play(move)
    while table.result is None:
        if len(table.moves) >= terms.longest:
            table.call_draw(f"called a draw after {terms.longest} moves")
            break
        side = table.state.to_move
        try:
            table.play(_answer(table, players[side], terms, stop))
        except EngineFailed as no:
            table.tags[FAILED] = side.word
            table.forfeit(side, f"{side.word} {no.reason}")
    return table.record()


def _answer(table: Table, player: Player, terms: Terms, stop: Stop) -> str:
    state = table.state
    began = time.monotonic()
    if isinstance(player, OutsidePlayer):
        player.tolerance, player.patience = terms.tolerance, terms.patience
        player.follow(table.start, table.moves)

    def enough() -> bool:
        return stop() or time.monotonic() - began > terms.allowed

    try:
        outside = isinstance(player, OutsidePlayer)  # which keeps its own time, from when it is ready
        thought = player.choose(state, terms.limits, None, stop if outside else enough)
    except EngineFailed:
        if stop():
            raise Interrupted from None
        raise
    except Exception as no:  # a player of ours with a fault is no better than another program with one
        raise EngineFailed(f"failed: {type(no).__name__}: {' '.join(str(no).split())[:200]}") from no
    if stop():
        raise Interrupted
    took = time.monotonic() - began
    if not isinstance(player, OutsidePlayer) and took > terms.allowed:
        raise EngineFailed(f"took {took:.1f} s")
    if thought.move not in state.legal_moves():
        raise EngineFailed("chose a move that is not legal")
    return table.game.notation.format_move(state, thought.move)
