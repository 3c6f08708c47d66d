"""Tables and the ends of games in short, as lists and panels show them."""

from typing import Any

from pydantic import TypeAdapter

from bergfried import catalog
from bergfried.core import Game, Outcome, message
from bergfried.match import Result
from bergfried.match.result import AGREEMENT, BY_RULE, RESIGNATION, TIME, by_rule
from bergfried.server import wire
from bergfried.server.refusals import words
from bergfried.store import StoredGame

Seat = wire.HumanSeat | wire.ComputerSeat
SEAT: TypeAdapter[Seat] = TypeAdapter(wire.Seat)


def summary(stored: StoredGame) -> wire.TableSummary:
    standing = stored.standing
    return wire.TableSummary(
        id=stored.id,
        game=stored.game,
        options=dict(stored.options),
        seats=seats_of(stored),
        clock=clock_of(stored),
        ply=standing.played,
        to_move=standing.to_move,
        outcome=end(catalog.load(stored.game), result_of(stored)),
        created=stored.created,
        changed=standing.changed,
        rematch=standing.rematch,
    )


def seats_of(stored: StoredGame) -> tuple[Seat, Seat]:
    return SEAT.validate_python(stored.seats[0]), SEAT.validate_python(stored.seats[1])


def clock_of(stored: StoredGame) -> wire.ClockChoice | None:
    return None if stored.clock is None else wire.ClockChoice(seconds=stored.clock[0], increment=stored.clock[1])


def result_of(stored: StoredGame) -> Result | None:
    standing = stored.standing
    return None if standing.termination is None else Result(standing.winner, standing.termination)


def end(game: Game[Any, Any], result: Result | None) -> wire.End | None:
    if result is None:
        return None
    clause, scores = None, None
    if BY_RULE.fullmatch(result.termination):  # R20 12:9
        clause, _, counted = result.termination.partition(" ")
        if counted:
            first, _, second = counted.partition(":")
            scores = int(first), int(second)
    return wire.End(
        winner=result.winner,
        termination=result.termination,
        clause=clause,
        scores=scores,
        reason=_reason(game, result, clause),
    )


def outcome_end(game: Game[Any, Any], over: Outcome | None) -> wire.End | None:
    return end(game, None if over is None else by_rule(over))


def _reason(game: Game[Any, Any], result: Result, clause: str | None) -> wire.Words:
    if clause is not None:
        return words(message(clause), game)
    if result.termination in (RESIGNATION, TIME) and result.winner is not None:
        return words(message(f"ended-{result.termination}", side=result.winner.other.word), game)  # it names the sides
    if result.termination == AGREEMENT:
        return words(message("ended-agreement"))
    return words(message("ended-otherwise", termination=result.termination))
