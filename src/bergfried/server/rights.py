"""Who may do what at a table. Buttons and refusals ask the same questions, so they always agree.

Each answer is None (yes) or the id of the reason why not.
"""

from functools import cache
from typing import TYPE_CHECKING

from bergfried.core import Side
from bergfried.server import wire
from bergfried.server.refusals import refusal

if TYPE_CHECKING:
    from bergfried.server.sitting import Sitting

Why = str | None


def demand(why_not: Why) -> None:
    if why_not is not None:
        raise refusal(why_not)


class Rights:
    """Of whoever holds these seats, as the game stands now."""

    def __init__(self, sitting: "Sitting", holds: frozenset[Side]) -> None:
        self._sitting = sitting
        self._holds = holds
        self._over = sitting.over  # nearly every answer needs it

    def sit(self) -> Why:
        return None if self._holds else "not-your-seat"

    def take_part(self) -> Why:
        return self.sit() or ("game-is-over" if self._over else None)

    def play(self) -> Why:
        return self.take_part() or (None if self._sitting.state.to_move in self._holds else "not-your-turn")

    def decide_alone(self) -> Why:
        """Nobody else is to be asked: the other seats are the computer's."""
        return self.sit() or (None if self._holds == self._sitting.humans else "not-yours-alone")

    def go_back(self) -> Why:
        """Whether moves are taken back at all: the answer stays the same throughout a game."""
        return self.decide_alone() or (None if self._sitting.clock is None else "no-undo-with-clocks")

    def undo(self) -> Why:
        return self.go_back() or (None if self._sitting.plies_to_undo else "no-move-of-yours")

    def offer_draw(self) -> Why:
        return self.take_part() or (None if self._sitting.standing.draw_offer is None else "offered-already")

    def answer_draw(self) -> Why:
        offer = self._sitting.standing.draw_offer
        if offer is None:
            return "no-offer"
        return None if offer.other in self._holds else "not-your-seat"

    def rematch(self) -> Why:
        if not self._over:
            return "game-goes-on"
        return self.decide_alone() or (None if self._sitting.standing.rematch is None else "rematch-there")

    def seat(self, wanted: Side | None) -> Side:
        """The seat that is meant: the one asked for, else the one held; of both, the one to move."""
        if not self._holds or (wanted is not None and wanted not in self._holds):
            raise refusal("not-your-seat")
        if wanted is not None:
            return wanted
        to_move = self._sitting.state.to_move
        return to_move if to_move in self._holds else min(self._holds)

    def can(self, thinking: bool) -> wire.Can:
        play = self.play() is None
        return _can(
            play=play,
            undo=self.undo() is None,
            redo=self._sitting.table.can_redo and self.go_back() is None,
            hint=play,
            resign=self.take_part() is None,
            offer_draw=self.offer_draw() is None,
            answer_draw=self.answer_draw() is None,
            stop=thinking and self.sit() is None,
            rematch=self.rematch() is None,
        )


@cache
def _can(**may: bool) -> wire.Can:
    """There are few combinations, and every message has one."""
    return wire.Can(**may)
