"""Records held against the rules: with the record's own game, rules version, options and start."""

import re
from collections.abc import Mapping
from itertools import count
from typing import Any

from bergfried import catalog
from bergfried.core import BadNotation, BadOption, Game, IllegalMove, State, message
from bergfried.match.record import DEEPEST, MOST_MOVES, TAG_NAME, UNKNOWN, Line, Node, Record, ordered
from bergfried.match.refusal import BadRecord, Fault
from bergfried.match.result import BY_RULE, UNFINISHED, UNTERMINATED, WINNERS, by_rule
from bergfried.match.typed import as_meant


class Misfit(Exception):
    """A fault and where it is: in which move, counted in the order of the text, or in which tag."""

    def __init__(self, fault: Fault, where: int | str, offset: int = 0) -> None:
        super().__init__(fault, where, offset)
        self.fault = fault
        self.where = where
        self.offset = offset  # characters into the tag's value


def checked(record: Record) -> Record:
    """The record in canonical form: tags complete, moves as the game writes them. BadRecord if the rules object."""
    try:
        return check(record)
    except Misfit as no:
        raise BadRecord(no.fault) from None


def states(record: Record) -> tuple[State[Any], ...]:
    """The positions of a checked record, from its start to the end of what was played."""
    game = game_of(record.tags)
    line = [start_of(game, record.tags)]
    for text in record.moves:
        line.append(line[-1].play(game.notation.parse_move(line[-1], text)))
    return tuple(line)


def check(record: Record) -> Record:
    """As `checked`, but raises Misfit, so that a reader can say where."""
    for name in record.tags:
        if not re.fullmatch(TAG_NAME, name):
            raise Misfit(Fault(message("record-tag-name")), name)
    game = game_of(record.tags)
    start = start_of(game, record.tags)
    line, end = _Replay(game).line(record.line, start, first=1, depth=0)
    tags = dict(record.tags) | {
        "RulesVersion": str(game.info.version),
        "Options": " ".join(f"{name}={value}" for name, value in start.options.items()),
        "Start": game.notation.format_state(start),
    }
    return Record(ordered(tags | _result_tags(record, end)), line)


def game_of(tags: Mapping[str, str]) -> Game[Any, Any]:
    slug = tags.get("Game", UNKNOWN)
    known = ", ".join(catalog.slugs())
    if slug == UNKNOWN:
        raise Misfit(Fault(message("record-no-game", known=known)), "Game")
    if slug not in catalog.slugs():
        raise Misfit(Fault(message("record-unknown-game", slug=slug, known=known)), "Game")
    game = catalog.load(slug)
    version = tags.get("RulesVersion", UNKNOWN)
    if version not in (UNKNOWN, str(game.info.version)):
        reason = message("record-version", version=version, known=str(game.info.version))
        raise Misfit(Fault(reason), "RulesVersion")
    return game


def start_of(game: Game[Any, Any], tags: Mapping[str, str]) -> State[Any]:
    options: dict[str, str] = {}
    for pair in re.split(r"[\s,]+", tags.get("Options", "").strip()):
        name, equals, value = pair.partition("=")
        if pair and (not equals or name in options):
            raise Misfit(Fault(message("record-option", pair=pair)), "Options")
        if pair:
            options[name] = value
    start = tags.get("Start", UNKNOWN)
    try:
        state: State[Any] = game.initial(**options) if start == UNKNOWN else game.notation.parse_state(start, **options)
    except BadOption as no:
        raise Misfit(Fault(no.reason, game), "Options") from None
    except BadNotation as no:
        raise Misfit(Fault(no.reason, game), "Start", no.place) from None
    return state


class _Replay:
    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._places = count()

    def line(self, line: Line, state: State[Any], first: int, depth: int) -> tuple[Line, State[Any]]:
        """The line in canonical form, and the state at its end."""
        nodes = []
        for number, node in enumerate(line.nodes, start=first):
            text, after = self._move(node, state, number)
            if node.variations and depth == DEEPEST:
                raise Misfit(Fault(message("record-too-deep", deepest=DEEPEST)), "")
            variations = tuple(self.line(variation, state, number, depth + 1)[0] for variation in node.variations)
            if not all(variation.nodes for variation in variations):
                raise Misfit(Fault(message("record-variation-empty")), "")
            nodes.append(Node(text, node.comment, variations))
            state = after
        return Line(tuple(nodes), line.comment), state

    def _move(self, node: Node, state: State[Any], number: int) -> tuple[str, State[Any]]:
        place = next(self._places)
        if place == MOST_MOVES:
            raise Misfit(Fault(message("record-too-many", most=MOST_MOVES)), "")
        notation = self._game.notation
        try:
            move = notation.parse_move(state, as_meant(self._game, state, node.move))
            return notation.format_move(state, move), state.play(move)
        except BadNotation as no:
            fault = Fault(no.reason, self._game, move=node.move[:40], number=number)
        except IllegalMove as no:
            fault = Fault(no.reason, self._game, no.clause, node.move, number)
        raise Misfit(fault, place)


def _result_tags(record: Record, end: State[Any]) -> dict[str, str]:
    """Result and Termination as the rules see them; a record that says otherwise is refused."""
    says, termination = record.result, record.tags.get("Termination", UNKNOWN)
    if says not in WINNERS and says != UNFINISHED:
        raise Misfit(Fault(message("record-result", found=says)), "Result")
    over = end.outcome()
    if over is None:
        if BY_RULE.fullmatch(termination):
            raise Misfit(Fault(message("record-not-over", clause=termination.split()[0])), "Termination")
        if says == UNFINISHED and termination == UNKNOWN:
            termination = UNTERMINATED
        return {"Result": says, "Termination": termination}
    result = by_rule(over)
    if says not in (result.token, UNFINISHED):
        reason = message("record-result-wrong", says=says, rules=result.token, clause=over.clause)
        raise Misfit(Fault(reason), "Result")
    if BY_RULE.fullmatch(termination) and termination not in (result.termination, over.clause):
        reason = message("record-termination-wrong", says=termination, rules=result.termination)
        raise Misfit(Fault(reason), "Termination")
    return {"Result": result.token, "Termination": result.termination}
