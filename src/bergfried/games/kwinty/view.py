"""The wall from the side, with the columns that can still be reached; a block is placed by its two squares."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from bergfried.core import Board, Cell, Click, Mark, Panel, Path, Piece, Scene, Side, View, message
from bergfried.games.kwinty.notation import NOTATION, PASS
from bergfried.games.kwinty.rules import FLAT, HEIGHT, UPRIGHT, Block, Move, Pass, Position, square


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
                label = message("run", squares=len(run))
                marks.append(Mark("run", tuple(square(*place) for place in run), side, label))
        return Scene(
            board=board,
            pieces=tuple(_pieces(state)),
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
        places = {square(x, y): (x, y) for x in state.reach for y in range(HEIGHT)}
        pressed = sorted(places[click.id] for click in clicks if click.kind != "choice" and click.id in places)
        if len(pressed) != 2:
            return None
        (x, y), (next_x, next_y) = pressed
        if (next_x - x, next_y - y) not in ((1, 0), (0, 1)) or state.letter(next_x, next_y) != ".":
            return None  # no block covers both, or they are taken already
        block = Block(x, flat=y == next_y)
        if block in state.legal_moves() and set(state.squares_of(block)) != set(pressed):
            return None  # the block would come to lie on another level, where it is allowed
        return NOTATION.format_move(state, block)


# Many positions share these, so they are kept.

Places = tuple[tuple[int, int], ...]  # column and level of each square


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


def _pieces(state: Position) -> list[Piece]:
    """The blocks, read off the letters: flat ones from left to right, upright ones from below, always in twos."""
    pieces: list[Piece] = []
    taken: set[tuple[int, int]] = set()
    for column, word in enumerate(state.columns, start=state.left):
        for level, letter in enumerate(word):
            if (column, level) in taken:
                continue
            other = (column + 1, level) if letter in FLAT else (column, level + 1)
            taken.add(other)
            side = Side((FLAT if letter in FLAT else UPRIGHT).index(letter))
            name = square(column, level)
            pieces.append(Piece(f"block {name}", "block", side, (name, square(*other))))
    return pieces


VIEW = KwintyView()
