"""The tower as a heap of blocks: columns, cubes, what lies on what. No rules of play.

A column is a word read from the mat upwards, as in the notation: `V` an upright block, `N` `E` `S` `W` the half of a
flat block whose other half lies to that side; upper case white (FIRST), lower case black (SECOND).
"""

from dataclasses import dataclass

from bergfried.core import Side

SIZE = 3
COLUMNS = tuple(f"{x}{y}" for y in "123" for x in "abc")  # numbered 0..8 in this order
CENTRE = COLUMNS.index("b2")
RIM = tuple(column for column in range(len(COLUMNS)) if column != CENTRE)
STEP = {"E": 1, "N": SIZE, "S": -SIZE, "W": -1}  # to the column on that side
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Words = tuple[str, ...]
Columns = tuple[int, ...]  # one for an upright block, two for a flat one, in the order of COLUMNS
Cube = tuple[int, int]  # column, level; levels count from 1


def beside(column: int, letter: str) -> int | None:
    """The column on the side that a half points to; None if that is outside the plan."""
    x, y = column % SIZE, column // SIZE
    inside = {"E": x < SIZE - 1, "W": x > 0, "N": y < SIZE - 1, "S": y > 0}[letter.upper()]
    return column + STEP[letter.upper()] if inside else None


NEIGHBOURS = tuple(
    tuple(other for letter in STEP if (other := beside(column, letter)) is not None) for column in range(len(COLUMNS))
)
PAIRS = tuple((first, second) for first in range(len(COLUMNS)) for second in NEIGHBOURS[first] if first < second)
EMPTY: Words = ("",) * len(COLUMNS)


@dataclass(frozen=True)
class Block:
    side: Side
    cubes: tuple[Cube, Cube]  # an upright block: from below; a flat one: in the order of its columns

    @property
    def columns(self) -> Columns:
        (first, _), (second, _) = self.cubes
        return (first,) if first == second else (first, second)

    @property
    def tops(self) -> dict[int, int]:
        """The level of its upper side on each of its columns."""
        return dict(self.cubes)


def owner(letter: str) -> Side:
    return Side.FIRST if letter.isupper() else Side.SECOND


def height(word: str) -> int:
    return len(word) + word.count("V") + word.count("v")


def colours(word: str) -> tuple[Side, ...]:
    """The colour of each cube of a column, from the mat upwards."""
    return tuple(owner(letter) for letter in word for _ in range(2 if letter in "Vv" else 1))


def blocks(words: Words) -> tuple[Block, ...]:
    """Every block once, a flat one where its first column is read."""
    found = []
    for column, word in enumerate(words):
        level = 1
        for letter in word:
            if letter in "Vv":
                found.append(Block(owner(letter), ((column, level), (column, level + 1))))
                level += 1
            elif STEP[letter.upper()] > 0:
                found.append(Block(owner(letter), ((column, level), (column + STEP[letter.upper()], level))))
            level += 1
    return tuple(found)


def top_block(words: Words, column: int) -> Block | None:
    """The block that the top cube of a column belongs to; a flat one may be covered on its other column."""
    if not words[column]:
        return None
    letter, level = words[column][-1], height(words[column])
    if letter in "Vv":
        return Block(owner(letter), ((column, level - 1), (column, level)))
    first, second = sorted((column, column + STEP[letter.upper()]))
    return Block(owner(letter), ((first, level), (second, level)))


def uncovered(words: Words, block: Block) -> bool:
    """No other block lies on it."""
    return all(height(words[column]) == level for column, level in block.tops.items())


def with_block(words: Words, side: Side, columns: Columns) -> Words:
    letters = "V" if len(columns) == 1 else "EW" if columns[1] - columns[0] == STEP["E"] else "NS"
    built = list(words)
    for column, letter in zip(columns, letters, strict=True):
        built[column] += letter if side is Side.FIRST else letter.lower()
    return tuple(built)


def without_block(words: Words, columns: Columns) -> Words:
    """Without the block on top of these columns."""
    return tuple(word[:-1] if column in columns else word for column, word in enumerate(words))
