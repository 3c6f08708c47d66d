"""R1: the 121 points, sets of points, and the straight lines through a point."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

SIZE = 11

# Points are numbered 0..120, column by column from a1: the order in which the notation sorts them.
NAMES = tuple(f"{column}{row}" for column in "abcdefghijk" for row in range(1, SIZE + 1))

# A set of points is a whole number: point p belongs to it if bit p is 1. So `&` is what two sets share, `|` what they
# hold together, `& ~` what the second leaves of the first.
PointSet = int
BOARD: PointSet = (1 << SIZE * SIZE) - 1

# Lines run along an axis. Ahead on it, to the right or else upwards, the numbers of the points grow; behind, they fall.
ROW, COLUMN, RISING, FALLING = AXES = range(4)
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))


def only(point: int) -> PointSet:
    return 1 << point


def each(points: PointSet) -> Iterator[int]:
    """The points of a set, in the order of their numbers."""
    while points:
        lowest = points & -points
        yield lowest.bit_length() - 1
        points ^= lowest


@lru_cache(4096)  # few of the sets that are named are large, and those come up again and again
def names(points: PointSet) -> tuple[str, ...]:
    return tuple(NAMES[point] for point in each(points))


def _ray(point: int, dx: int, dy: int) -> PointSet:
    """Everything from the point to the edge, the point itself not included."""
    x, y = point // SIZE + dx, point % SIZE + dy
    ray = 0
    while 0 <= x < SIZE and 0 <= y < SIZE:
        ray |= only(x * SIZE + y)
        x, y = x + dx, y + dy
    return ray


AHEAD = tuple(tuple(_ray(point, dx, dy) for point in range(len(NAMES))) for dx, dy in STEPS)
BEHIND = tuple(tuple(_ray(point, -dx, -dy) for point in range(len(NAMES))) for dx, dy in STEPS)


def line(point: int, axis: int, occupied: PointSet) -> PointSet:
    """The free points along an axis, both ways from a point, up to the edge or the first occupied point."""
    ahead, behind = AHEAD[axis][point], BEHIND[axis][point]
    if met := ahead & occupied:
        ahead &= (met & -met) - 1  # what lies below the lowest of them
    if met := behind & occupied:
        behind &= -1 << met.bit_length()  # what lies above the highest of them
    return ahead | behind


def lines(point: int, axes: Iterable[int], occupied: PointSet) -> tuple[PointSet, ...]:
    return tuple([line(point, axis, occupied) for axis in axes])


def between(start: int, goal: int) -> PointSet | None:
    """The points strictly between two points of one row, column or diagonal; None if they share none."""
    for axis in AXES:
        for rays in (AHEAD[axis], BEHIND[axis]):
            if rays[start] & only(goal):
                return rays[start] & ~rays[goal] & ~only(goal)
    return None


TOP = sum(only(point) for point in range(len(NAMES)) if point % SIZE == SIZE - 1)
BOTTOM = sum(only(point) for point in range(len(NAMES)) if point % SIZE == 0)


def grown(points: PointSet, within: PointSet) -> PointSet:
    """The set and its neighbours up, down, left and right, as far as they lie within another set."""
    upright = (points & ~TOP) << 1 | (points & ~BOTTOM) >> 1
    return (points | upright | points << SIZE | points >> SIZE) & within


def joined(point: int, within: PointSet) -> PointSet:
    """All points of a set that are joined to one of them."""
    area, before = only(point), 0
    while area != before:
        area, before = grown(area, within), area
    return area
