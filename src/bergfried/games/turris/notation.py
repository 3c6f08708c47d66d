"""Positions and moves as text. A tower that cannot stand and bookkeeping that contradicts it are refused.

How each block came to its place is not asked: lessons and problems show towers that no game has built, removals leave
odd ones, and the options, under which the rules of placing differ, are no part of a position.
"""

from bergfried.core import Message, Notation, Reader, Side, choose, message
from bergfried.games.turris.rules import BLOCKS, OPTIONS, UNFINISHED, End, Move, Pass, Place, Position, Remove
from bergfried.games.turris.tower import (
    CENTRE,
    COLUMNS,
    NEIGHBOURS,
    OPPOSITE,
    SIZE,
    Block,
    Columns,
    Words,
    beside,
    blocks,
    height,
    owner,
    uncovered,
)

COLOUR = "wb"  # FIRST is white
COLUMN = "[abc][123]"


class TurrisNotation(Notation[Position, Move]):
    def format_state(self, state: Position) -> str:
        words = [word or "-" for word in state.columns]
        tower = "/".join(",".join(words[row : row + SIZE]) for row in range(0, len(words), SIZE))
        turn = "+" if state.bonus else "-"
        last = ":".join(written(columns) for columns in state.last)
        return f"{tower} {COLOUR[state.side]} {turn} {written(state.ban)} {last}"

    def parse_state(self, text: str, **options: str) -> Position:
        chosen = choose(OPTIONS, options)
        reader = Reader(text, longest=200)
        words = _tower(reader)
        reader.expect(" ", message("position-side"))
        side_place = reader.place
        side = Side(COLOUR.index(reader.expect("[wb]", message("position-side"))))
        reader.expect(" ", message("position-turn"))
        turn_place = reader.place
        bonus = reader.expect("[-+]", message("position-turn")) == "+"
        reader.expect(" ", message("position-ban"))
        ban_place = reader.place
        ban = _columns(reader, message("position-ban"))
        reader.expect(" ", message("position-last"))
        heap = blocks(words)
        last: list[Block | None] = []
        for colour in Side:
            if colour is Side.SECOND:
                reader.expect(":", message("position-last"))
            last.append(_last_block(reader, heap, colour))
        reader.finish()
        state = Position(words, side, bonus, ban, (_of(last[0]), _of(last[1])), chosen)
        mine, yours = last[side], last[side.other]
        if state.hands == (0, 0):
            if bonus:
                reader.refuse(message("over-turn"), turn_place)
            if ban:
                reader.refuse(message("over-ban"), ban_place)
            if yours is None or not uncovered(words, yours):
                reader.refuse(message("over-side", side=side.other.word), side_place)
        elif bonus:
            if CENTRE not in state.last[side]:
                reader.refuse(message("bonus-not-earned", side=side.word), turn_place)
            if mine is None or not uncovered(words, mine):  # it was placed a moment ago
                reader.refuse(message("bonus-covered", side=side.word), turn_place)
        elif not state.hands[side]:
            reader.refuse(message("turn-skipped", side=side.word), side_place)
        return state

    def format_move(self, state: Position, move: Move) -> str:
        match move:
            case Place(columns):
                return ("V" if len(columns) == 1 else "H") + written(columns)
            case Remove(column):
                return "x" + COLUMNS[column]
            case End():
                return "end"
            case Pass():
                return "pass"

    def parse_move(self, state: Position, text: str) -> Move:
        reader = Reader(text, longest=20)
        move: Move
        kind = reader.expect("[VHx]|end|pass", message("move-kind"))
        if kind == "end":
            move = End()
        elif kind == "pass":
            move = Pass()
        else:
            first = COLUMNS.index(reader.expect(COLUMN, message("move-column")))
            if kind == "H":
                place = reader.place
                second = COLUMNS.index(reader.expect(COLUMN, message("move-second-column")))
                if second <= first:
                    reader.refuse(message("columns-order", first=COLUMNS[first], second=COLUMNS[second]), place)
                move = Place((first, second))
            else:
                move = Place((first,)) if kind == "V" else Remove(first)
        reader.finish()
        return move


def written(columns: Columns) -> str:
    return "".join(COLUMNS[column] for column in columns) or "-"


def _of(block: Block | None) -> Columns:
    return () if block is None else block.columns


def _tower(reader: Reader) -> Words:
    """Nine columns of whole blocks: every half of a flat block lies beside its other half."""
    words: list[str] = []
    places: list[int] = []
    for column, name in enumerate(COLUMNS):
        if column:
            sign = "," if column % SIZE else "/"
            reader.expect(sign, message("position-separator", sign=sign, column=name))
        places.append(reader.place)
        word = reader.expect("-|[VNESWvnesw]+", message("position-column", column=name))
        words.append("" if word == "-" else word)
    halves = {(column, height(word[:i]) + 1, word[i]) for column, word in enumerate(words) for i in range(len(word))}
    cubes = [0, 0]
    for column, word in enumerate(words):
        for i, letter in enumerate(word):
            place, level, side = places[column] + i, height(word[:i]) + 1, owner(letter)
            cubes[side] += 2 if letter in "Vv" else 1
            if cubes[side] > 2 * BLOCKS:
                reader.refuse(message("too-many-blocks", side=side.word, blocks=BLOCKS), place)
            if letter in "Vv":
                continue
            other = OPPOSITE[letter.upper()] if letter.isupper() else OPPOSITE[letter.upper()].lower()
            if (beside(column, letter), level, other) not in halves:
                reader.refuse(message("half-alone", letter=letter, column=COLUMNS[column], level=level), place)
            if word[i - 1 : i].upper() == letter.upper():
                # Rule d forbids it under every option, and what lies below a block never changes.
                reader.refuse(message("flat-on-flat", column=COLUMNS[column], level=level), place)
    heights = [height(word) for word in words]
    high, low = max(heights), min(heights)
    if high - low > UNFINISHED:
        tallest, lowest = COLUMNS[heights.index(high)], COLUMNS[heights.index(low)]
        reason = message("position-levels", tallest=tallest, high=high, lowest=lowest, low=low)
        reader.refuse(reason, places[heights.index(high)])
    return tuple(words)


def _columns(reader: Reader, reason: Message) -> Columns:
    """`-`, one column, or two neighbours in the order of the position text."""
    place = reader.place
    word = reader.expect(f"-|{COLUMN}(?:{COLUMN})?", reason)
    columns = () if word == "-" else tuple(COLUMNS.index(word[i : i + 2]) for i in range(0, len(word), 2))
    if len(columns) == 2:
        first, second = columns
        if second <= first:
            reader.refuse(message("columns-order", first=COLUMNS[first], second=COLUMNS[second]), place)
        if second not in NEIGHBOURS[first]:
            reader.refuse(message("columns-apart", first=COLUMNS[first], second=COLUMNS[second]), place)
    return columns


def _last_block(reader: Reader, heap: tuple[Block, ...], side: Side) -> Block | None:
    """The block that the last field names: the topmost of its colour wherever it lies."""
    place = reader.place
    columns = _columns(reader, message("position-last"))
    own = [block for block in heap if block.side is side]
    if not columns:
        if own:
            reader.refuse(message("last-missing", side=side.word), place)
        return None
    above = {column: max(block.tops.get(column, 0) for block in own) for column in columns} if own else {}
    named = [block for block in own if block.columns == columns and block.tops == above]
    if not named:
        reader.refuse(message("last-not-there", side=side.word, columns=written(columns)), place)
    return named[0]


NOTATION = TurrisNotation()
