"""Text to records: lenient about layout, numbers and optional tags, strict about everything that has a meaning."""

import re
from dataclasses import dataclass, field

from bergfried.core import BadNotation, Reader, message
from bergfried.match.escapes import read_until
from bergfried.match.record import DEEPEST, LONGEST_TEXT, MOST_MOVES, TAG_NAME, Line, Node, Record
from bergfried.match.refusal import Fault, at
from bergfried.match.replay import Misfit, check

SPACE = r"\s*"
SPACE_AND_NUMBERS = r"(?:\s|[0-9]{1,9}\.+)*"
WORD = r'[^\s{}()\[\]"]+'
RESULT = r'(?:1-0|0-1|1/2-1/2|\*)(?![^\s{}()\[\]"])'
HALF_CHARACTER = re.compile("[\ud800-\udfff]")


def parse_records(text: str) -> tuple[Record, ...]:
    """Every game of the text, replayed by the rules and in canonical form; at least one. BadRecord if it is damaged."""
    try:
        reader = Reader(text, LONGEST_TEXT)
        if half := HALF_CHARACTER.search(text):
            reader.refuse(message("record-half-character"), half.start())
        reader.take("\ufeff")
        games = [_read_game(reader)]
        while reader.take(SPACE) is not None and not reader.at_end():
            games.append(_read_game(reader))
    except BadNotation as no:
        raise at(Fault(no.reason), str(text), no.place) from None
    return tuple(_checked(game, text) for game in games)


@dataclass
class _Move:
    """A move that is being read: comments and variations may still follow."""

    text: str
    comment: str = ""
    variations: list[Line] = field(default_factory=list)


@dataclass
class _Open:
    """A line that is being read."""

    place: int
    moves: list[_Move] = field(default_factory=list)
    comment: str = ""

    def add_comment(self, text: str) -> None:
        owner = self.moves[-1] if self.moves else self
        owner.comment = f"{owner.comment}\n{text}" if owner.comment else text

    def closed(self) -> Line:
        nodes = (Node(move.text, move.comment, tuple(move.variations)) for move in self.moves)
        return Line(tuple(nodes), self.comment)


@dataclass
class _GameText:
    """A game as it is written, with the places of its parts, so that the rules' objections can be located."""

    record: Record
    tag_places: dict[str, int]
    move_places: list[int]  # in the order of the text, which is also the order in which the rules check them


def _checked(game: _GameText, text: str) -> Record:
    try:
        return check(game.record)
    except Misfit as no:
        if isinstance(no.where, int):
            place = game.move_places[no.where]
        else:
            place = game.tag_places.get(no.where, game.tag_places[""])
        raise at(no.fault, text, min(place + no.offset, len(text))) from None


def _read_game(reader: Reader) -> _GameText:
    reader.take(SPACE)
    if reader.at_end():
        reader.refuse(message("record-empty"))
    places = {"": reader.place}
    tags = _read_tags(reader, places)
    move_places: list[int] = []
    line = _read_moves(reader, move_places)
    place = reader.place
    result = reader.expect(RESULT, message("record-no-result"))
    if tags.get("Result", result) != result:
        reader.refuse(message("record-two-results", tag=tags["Result"], token=result), place)
    places["Result"] = place
    return _GameText(Record(tags | {"Result": result}, line), places, move_places)


def _read_tags(reader: Reader, places: dict[str, int]) -> dict[str, str]:
    tags: dict[str, str] = {}
    while reader.take(SPACE) is not None and reader.take(r"\["):
        reader.take(SPACE)
        place = reader.place
        name = reader.expect(TAG_NAME, message("record-tag-name"))
        if name in tags:
            reader.refuse(message("record-tag-twice", name=name), place)
        reader.take(SPACE)
        opened = reader.place
        reader.expect('"', message("record-tag-value", name=name))
        places[name] = reader.place
        tags[name] = read_until(reader, '"', opened)
        reader.take(SPACE)
        reader.expect(r"\]", message("record-tag-end", name=name))
    return tags


def _read_moves(reader: Reader, places: list[int]) -> Line:
    """The moves up to the result, which is left to be read. Variations wait on a stack of our own, not Python's."""
    lines = [_Open(reader.place)]
    while True:
        reader.take(SPACE_AND_NUMBERS)
        place = reader.place
        if reader.take(r"\{"):
            lines[-1].add_comment(read_until(reader, "}", place))
        elif reader.take(r"\("):
            if not lines[-1].moves:
                reader.refuse(message("record-variation-first"), place)
            if len(lines) > DEEPEST:
                reader.refuse(message("record-too-deep", deepest=DEEPEST), place)
            lines.append(_Open(place))
        elif reader.take(r"\)"):
            if len(lines) == 1:
                reader.refuse(message("record-unopened"), place)
            variation = lines.pop().closed()
            if not variation.nodes:
                reader.refuse(message("record-variation-empty"), place)
            lines[-1].moves[-1].variations.append(variation)
        elif reader.at_end() or reader.take(RESULT):
            if len(lines) > 1:
                reader.refuse(message("record-open", closing=")"), lines[-1].place)
            reader.place = place
            return lines[0].closed()
        elif word := reader.take(WORD):
            if len(places) == MOST_MOVES:
                reader.refuse(message("record-too-many", most=MOST_MOVES), place)
            places.append(place)
            lines[-1].moves.append(_Move(word))
        elif reader.text[place] == "[":
            reader.refuse(message("record-no-result"), place)
        else:
            reader.refuse(message("text-unexpected", found=reader.text[place]), place)
