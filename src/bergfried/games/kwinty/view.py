"""The wall from the side, with the columns that can still be reached; a block is placed by its two squares."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from bergfried.core import (
    Board,
    Cell,
    Click,
    IllegalMove,
    Mark,
    Panel,
    Path,
    Piece,
    Scene,
    Side,
    View,
    forbidden,
    message,
)
from bergfried.games.kwinty.notation import NOTATION, PASS
from bergfried.games.kwinty.rules import FIVE, FLAT, HEIGHT, UPRIGHT, Block, Move, Pass, Position, square

Places = tuple[tuple[int, int], ...]  # column and level of each square


class KwintyView(View[Position, Move]):
    def scene(self, state: Position) -> Scene:
        board = _board(state.reach)
        ghosts: dict[str, list[Mark]] = defaultdict(list)
        for move in state.legal_moves():
            if isinstance(move, Block):
                ghost = _ghost(state.squares_of(move), state.side)
                for name in ghost.cells:
                    ghosts[name].append(ghost)
        marks = [_window(state.reach)]
        if ghosts:
            marks.append(Mark("ghost", tuple(ghosts), state.side))
        for side in Side:
            for run in state.runs(side):
                kind = "decisive" if len(run) >= FIVE else "run"  # R11
                marks.append(Mark(kind, tuple(square(*place) for place in run), side, message("run", squares=len(run))))
        return Scene(
            board=board,
            pieces=tuple(
                Piece(name, "block", side, tuple(square(*place) for place in places))
                for name, side, places in blocks(state)
            ),
            marks=tuple(marks),
            panels=(
                *(Panel("hand", message("blocks-left"), side, value=state.hand(side)) for side in Side),
                Panel("score", message("fours"), scores=(state.fours(Side.FIRST), state.fours(Side.SECOND))),
            ),
            hover={name: tuple(blocks) for name, blocks in ghosts.items()},
        )

    def clicks(self, state: Position, move: Move) -> tuple[Path, ...]:
        if isinstance(move, Pass):
            return ((Click("choice", PASS, caption=message("pass")),),)
        return _paths(state.squares_of(move), state.side)

    def attempt(self, state: Position, clicks: Sequence[Click]) -> str | None:
        if any(click.kind == "choice" and click.id == PASS for click in clicks):
            return PASS
        pressed = _pressed(state, clicks)
        if len(pressed) not in (1, 2):
            return None
        block = _covering(state, *pressed[0], *pressed[1]) if len(pressed) == 2 else None
        if block is None:  # then it is asked what is wrong with the last press
            block = forbidden(state, _blocks_at(state, pressed[-1]))
        return NOTATION.format_move(state, block) if block else None

    def misplaced(self, state: Position, clicks: Sequence[Click]) -> IllegalMove | None:
        pressed = _pressed(state, clicks)
        return state.no_place(*pressed[-1]) if pressed else None


def _pressed(state: Position, clicks: Sequence[Click]) -> list[Places]:
    """The squares of each press, all those of a block; none at all if one of them is nowhere on the wall."""
    places: dict[str, Places] = {square(x, y): ((x, y),) for x in state.reach for y in range(HEIGHT)}
    places |= {name: taken for name, _, taken in blocks(state)}
    pressed = [places[click.id] for click in clicks if click.kind != "choice" and click.id in places]
    return pressed if len(pressed) == len(clicks) else []


def _covering(state: Position, *pressed: tuple[int, int]) -> Block | None:
    """The block that two free squares name, unless it would come to lie on another level, where it is allowed."""
    if len(pressed) != 2:
        return None
    (x, y), (next_x, next_y) = sorted(pressed)
    if (next_x - x, next_y - y) not in ((1, 0), (0, 1)) or state.letter(next_x, next_y) != ".":
        return None  # no block covers both, or they are taken already
    block = Block(x, flat=y == next_y)
    elsewhere = set(state.squares_of(block)) != set(pressed)
    return None if elsewhere and block in state.legal_moves() else block


def _blocks_at(state: Position, places: Places) -> tuple[Block, ...]:
    """Upright ones first: the blocks that would cover a place; where the wall does not stand yet, those on its columns.

    Inside the wall and high above it the place itself is wrong, whatever could be built on top; unless nobody builds.
    """
    columns = {column for column, _ in places}
    upright = [Block(column, flat=False) for column in sorted(columns)]
    flat = [Block(column, flat=True) for column in sorted({*columns, *(column - 1 for column in columns)})]
    there = tuple(block for block in (*upright, *flat) if not set(places).isdisjoint(state.squares_of(block)))
    building = state.outcome() is None and state.hand(state.side) > 0
    return there if building and any(map(state.height, columns)) else there or (*upright, *flat)


# Many positions share these, so they are kept.


@lru_cache(256)
def _board(reach: range) -> Board:
    cells = tuple(Cell(square(x, y), x=x, y=y, label=str(x)) for x in reach for y in range(HEIGHT))
    return Board("wall", cells, (len(reach), HEIGHT, 1))


@lru_cache(256)
def _window(reach: range) -> Mark:
    return Mark("window", tuple(cell.id for cell in _board(reach).cells))


@lru_cache(2048)
def _ghost(places: Places, side: Side) -> Mark:
    return Mark("ghost", tuple(square(*place) for place in places), side)


@lru_cache(2048)
def _paths(places: Places, side: Side) -> tuple[Path, ...]:
    """A block is placed by pressing its two squares, in either order."""
    ghost = _ghost(places, side)
    one, two = (Click("ghost", square(*place), (_ghost((place,), side),)) for place in places)
    return (one, Click("ghost", two.id, (ghost,))), (two, Click("ghost", one.id, (ghost,)))


def blocks(state: Position) -> Iterator[tuple[str, Side, Places]]:
    """Names, sides and squares, read off the letters: flat ones from left to right, upright ones from below."""
    taken: set[tuple[int, int]] = set()
    for column, word in enumerate(state.columns, start=state.left):
        for level, letter in enumerate(word):
            if (column, level) in taken:
                continue
            other = (column + 1, level) if letter in FLAT else (column, level + 1)
            taken.add(other)
            side = Side((FLAT if letter in FLAT else UPRIGHT).index(letter))
            yield f"block {square(column, level)}", side, ((column, level), other)


VIEW = KwintyView()
