"""TWRS: the rules, clause by clause as in RULES.md. This file is the authority; board.py holds the geometry."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from bergfried.core import Chosen, IllegalMove, Option, Outcome, Side, State, message
from bergfried.games.twrs.board import (
    AXES,
    BOARD,
    COLUMN,
    FALLING,
    NAMES,
    RISING,
    ROW,
    PointSet,
    between,
    each,
    joined,
    line,
    lines,
    names,
    only,
)

TOWERS = 3  # R2: of one side
STONES = 40  # R2: in the common supply
OPTIONS = (
    Option("start", ("house", "free"), "option-start"),  # R3, R4
    Option("diagonal", ("off", "on"), "option-diagonal"),  # R15
)

# R3: data, so that the printed start can replace it once somebody knows it.
HOUSE_STONES, HOUSE_ORANGE, HOUSE_BLUE = "c7 f6 i5", "b4 e2 h3", "j8 g10 d9"

# R4: who places the first, second, … piece, and at the end who moves first. The first three pieces are stones.
SETUP_ORDER = "ABABAABBAA"
SETUP_STONES = 3
SETUP_PIECES = len(SETUP_ORDER) - 1

# R7, R15: in each way of marking, which axis of the active tower crosses which axis of the enemy tower.
Way = tuple[tuple[int, int], ...]
ACROSS: Way = ((ROW, COLUMN), (COLUMN, ROW))
DIAGONALS: tuple[Way, Way] = (((RISING, ROW), (RISING, COLUMN)), ((FALLING, ROW), (FALLING, COLUMN)))
WAYS = {"off": (ACROSS,), "on": (ACROSS, *DIAGONALS)}
MOVEMENT = (ROW, COLUMN)  # R6
Lines = tuple[PointSet, ...]  # what a tower sees along each axis


@dataclass(frozen=True, order=True)
class Placement:
    """R4: the piece whose turn it is, on this point."""

    point: int


@dataclass(frozen=True, order=True)
class Turn:
    """R5: a tower moves; then stones are set on these points, or on none."""

    start: int
    goal: int
    stones: PointSet = 0


Move = Placement | Turn


class Area(NamedTuple):
    """R12, R16: points joined to each other, and the side that they count for."""

    points: PointSet
    owner: Side | None


class Offer(NamedTuple):
    """R9: an enemy tower that can be marked, and all its marking points in one way of marking."""

    enemy: int
    points: PointSet


def marking_points(active: Lines, enemy: Lines, way: Way) -> PointSet:
    """R7, R15: where lines of two towers cross. Lines along the same axis never do (R8)."""
    points = 0
    for own, other in way:
        points |= active[own] & enemy[other]
    return points


@dataclass(frozen=True)
class Position(State[Move]):
    stones: PointSet
    towers: tuple[PointSet, PointSet]
    side: Side
    setup: bool  # R4: pieces are still being placed
    options: Chosen
    past: tuple["Position", ...] = field(default=(), compare=False, repr=False)  # R20: since the last stone was set

    @property
    def to_move(self) -> Side:
        return self.side

    @cached_property
    def occupied(self) -> PointSet:
        return self.stones | self.towers[0] | self.towers[1]

    @property
    def supply(self) -> int:
        return STONES - self.stones.bit_count()

    # Areas

    @cached_property
    def areas(self) -> tuple[Area, ...]:
        """R12, R16."""
        areas = []
        rest = BOARD & ~self.stones
        while rest:
            points = joined(next(each(rest)), BOARD & ~self.stones)
            holders = [side for side in Side if points & self.towers[side]]
            areas.append(Area(points, holders[0] if len(holders) == 1 else None))
            rest &= ~points
        return tuple(areas)

    @cached_property
    def petrified(self) -> PointSet:
        """R13: all towers that are; none while the set-up goes on (R4)."""
        if self.setup:
            return 0
        owned = sum(area.points for area in self.areas if area.owner is not None)
        return (self.towers[0] | self.towers[1]) & owned

    @cached_property
    def scores(self) -> tuple[int, int]:
        """R16: what each side's areas count now."""
        first, second = (sum(area.points.bit_count() for area in self.areas if area.owner is side) for side in Side)
        return first, second

    # Moves

    def legal_moves(self) -> tuple[Move, ...]:
        return self._moves

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        if self.setup:
            return tuple(Placement(point) for point in each(BOARD & ~self.occupied))  # R4
        return tuple(Turn(*way, stones) for way, choices in self.turns.items() for stones in choices)

    @cached_property
    def turns(self) -> dict[tuple[int, int], tuple[PointSet, ...]]:
        """R5: for every move of a tower, from and to, the sets of stones among which its side may choose."""
        if self.setup or self.outcome():
            return {}
        mine = self.towers[self.side] & ~self.petrified  # R13
        return {(start, goal): self._choices(start, goal) for start in each(mine) for goal in each(self.reach(start))}

    def reach(self, tower: int) -> PointSet:
        """R6: the movement lines of a tower."""
        return line(tower, ROW, self.occupied) | line(tower, COLUMN, self.occupied)

    def _choices(self, start: int, goal: int) -> tuple[PointSet, ...]:
        """R9, R10: the sets of stones that may be set after this move, each once; the empty set comes first."""
        choices, supply = {0}, self.supply
        for offer in self._offers(start, goal):
            if offer.points.bit_count() > supply:
                choices.update(only(point) for point in each(offer.points))  # R11
            else:
                choices.add(offer.points)
        return tuple(sorted(choices))

    def _offers(self, start: int, goal: int) -> Iterator[Offer]:
        """R9: what can be marked after a tower's move, on the board as the move leaves it (R7)."""
        occupied, ways = self._moved(start, goal), WAYS[self.options["diagonal"]]
        active = lines(goal, MOVEMENT if len(ways) == 1 else AXES, occupied)
        for enemy in each(self.towers[self.side.other] & ~self.petrified):  # R14
            seen = lines(enemy, MOVEMENT, occupied)
            for way in ways:
                points = marking_points(active, seen, way)
                if points:
                    yield Offer(enemy, points)

    def _moved(self, start: int, goal: int) -> PointSet:
        return self.occupied & ~only(start) | only(goal)

    # Refusals

    def thinkable(self, move: Move) -> bool:
        points = range(len(NAMES))
        if isinstance(move, Placement):
            return move.point in points
        return move.start in points and move.goal in points and not move.stones & ~BOARD

    def refusal(self, move: Move) -> IllegalMove:
        over = self.outcome()
        if over is not None:
            return IllegalMove(message("game-over"), over.clause)
        objection = self._placing(move) if isinstance(move, Placement) else self._moving(move) or self._marking(move)
        assert objection is not None, f"{move} is neither legal nor refused"
        return objection

    def _placing(self, move: Placement) -> IllegalMove | None:
        point = NAMES[move.point]
        if not self.setup:
            return IllegalMove(message("setup-over", point=point), "R4", (point,))
        if self.occupied & only(move.point):
            return IllegalMove(message("place-taken", point=point), "R4", (point,))
        return None

    def _moving(self, move: Turn) -> IllegalMove | None:
        """The first clause that the tower's move breaks."""
        start, goal = NAMES[move.start], NAMES[move.goal]
        if self.setup:
            piece = "stone" if self.next_is_stone else "tower"
            return IllegalMove(message("place-first", side=self.side.word, piece=piece), "R4")
        if not self.towers[self.side] & only(move.start):  # R5
            if self.towers[self.side.other] & only(move.start):
                return IllegalMove(message("not-yours", point=start, side=self.side.other.word), "R5", (start,))
            reason = "stone-stays" if self.stones & only(move.start) else "nothing-there"
            return IllegalMove(message(reason, point=start), "R5", (start,))
        if self.petrified & only(move.start):
            return IllegalMove(message("petrified", point=start, side=self.side.word), "R13", (start,))
        if move.start == move.goal:
            return IllegalMove(message("must-move", point=start), "R5", (start,))
        if not (line(move.start, ROW, 0) | line(move.start, COLUMN, 0)) & only(move.goal):  # R6
            return IllegalMove(message("not-straight", start=start, goal=goal), "R6", (start, goal))
        obstacle = self._obstacle(move.start, move.goal, self.occupied)
        if obstacle is not None:
            return IllegalMove(message("way-blocked", start=start, goal=goal, point=obstacle), "R6", (obstacle,))
        if self.occupied & only(move.goal):
            return IllegalMove(message("goal-taken", goal=goal), "R6", (goal,))
        return None

    def _marking(self, move: Turn) -> IllegalMove | None:
        """The first clause that the stones break, after a good move of the tower."""
        if move.stones in self._choices(move.start, move.goal):
            return None
        wanted = move.stones.bit_count()
        if wanted > self.supply:
            return IllegalMove(message("supply-short", left=self.supply, stones=wanted), "R11", names(move.stones))
        offers = tuple(self._offers(move.start, move.goal))
        for point in each(move.stones):
            if not any(offer.points & only(point) for offer in offers):
                return self._no_marking_point(move, point)
        for enemy, points in offers:
            if not move.stones & ~points:  # R9
                tower, (missing,) = NAMES[enemy], names(points & ~move.stones)
                return IllegalMove(message("mark-incomplete", tower=tower, missing=missing), "R9", (tower, missing))
        marked = [{offer.enemy for offer in offers if offer.points & only(point)} for point in each(move.stones)]
        for enemy in sorted(set.intersection(*marked)):
            reason = message("mark-two-modes", tower=NAMES[enemy])
            return IllegalMove(reason, "R15", (NAMES[enemy], *names(move.stones)))
        one = min(marked[0])
        two = min(next(enemies for enemies in marked if one not in enemies))
        towers = NAMES[one], NAMES[two]
        reason = message("mark-two-towers", one=towers[0], two=towers[1])
        return IllegalMove(reason, "R9", (*towers, *names(move.stones)))

    def _no_marking_point(self, move: Turn, point: int) -> IllegalMove:
        """Why this point is no marking point of anything after the move."""
        here, active, occupied = NAMES[point], NAMES[move.goal], self._moved(move.start, move.goal)
        if occupied & only(point):
            return IllegalMove(message("mark-taken", point=here), "R7", (here,))

        def crossed(enemy: int, ways: Iterable[Way], occupied: PointSet) -> bool:
            own, other = lines(move.goal, AXES, occupied), lines(enemy, MOVEMENT, occupied)
            return any(marking_points(own, other, way) & only(point) for way in ways)

        ways, enemies = WAYS[self.options["diagonal"]], names(self.towers[self.side.other])
        for tower in enemies:
            if crossed(NAMES.index(tower), ways, occupied):
                return IllegalMove(message("mark-petrified", tower=tower, point=here), "R14", (tower, here))
        for tower in enemies:
            enemy = NAMES.index(tower)
            if crossed(enemy, ways, occupied=0):  # without the other pieces the lines would cross
                obstacle = self._obstacle(move.goal, point, occupied) or self._obstacle(enemy, point, occupied)
                assert obstacle is not None, f"nothing stands between {active}, {here} and {tower}"
                reason = message("mark-blocked", active=active, tower=tower, point=here, obstacle=obstacle)
                return IllegalMove(reason, "R7", (here, obstacle))
        for tower in enemies:
            enemy = NAMES.index(tower)
            if any(line(move.goal, axis, occupied) & line(enemy, axis, occupied) & only(point) for axis in MOVEMENT):
                reason = message("mark-same-line", active=active, tower=tower, point=here)
                return IllegalMove(reason, "R8", (active, tower))
            if crossed(enemy, DIAGONALS, occupied):
                reason = message("mark-diagonal-off", active=active, tower=tower, point=here)
                return IllegalMove(reason, "R15", (active, here, tower))
        return IllegalMove(message("mark-no-crossing", active=active, point=here), "R7", (here,))

    def _obstacle(self, start: int, goal: int, occupied: PointSet) -> str | None:
        """What stands between two points of a line, nearest to the start."""
        met = (between(start, goal) or 0) & occupied
        return NAMES[min(each(met), key=lambda point: abs(point - start))] if met else None

    # The course of the game

    def after(self, move: Move) -> "Position":
        return self._placed(move) if isinstance(move, Placement) else self._turned(move)

    @property
    def next_is_stone(self) -> bool:
        """R4: the next piece of the set-up."""
        return self.occupied.bit_count() < SETUP_STONES

    def _placed(self, move: Placement) -> "Position":
        """R4."""
        count = self.occupied.bit_count()
        again = SETUP_ORDER[count] == SETUP_ORDER[count + 1]
        placed = replace(self, side=self.side if again else self.side.other, setup=count + 1 < SETUP_PIECES)
        if self.next_is_stone:
            return replace(placed, stones=self.stones | only(move.point))
        return replace(placed, towers=self._with_own(self.towers[self.side] | only(move.point)))

    def _turned(self, move: Turn) -> "Position":
        """R5."""
        return replace(
            self,
            stones=self.stones | move.stones,
            towers=self._with_own(self.towers[self.side] & ~only(move.start) | only(move.goal)),
            side=self.side.other,
            past=() if move.stones else (*self.past, self.without_past()),  # stones stay: no way back behind them
        )

    def _with_own(self, towers: PointSet) -> tuple[PointSet, PointSet]:
        return (towers, self.towers[1]) if self.side is Side.FIRST else (self.towers[0], towers)

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        clause = None if self.setup else self._ending()
        if clause is None:
            return None
        orange, blue = self.scores  # R16
        winner = None if orange == blue else Side.FIRST if orange > blue else Side.SECOND
        return Outcome(winner, clause, self.scores)

    def _ending(self) -> str | None:
        """The clause by which the game is over."""
        if not self.supply:
            return "R19"
        mobile = self.towers[self.side] & ~self.petrified
        if not mobile:
            return "R17"
        if not any(self.reach(tower) for tower in each(mobile)):
            return "R18"
        if self.past[-2::-2].count(self) >= 2:  # the sides take turns: only every other position can be the same
            return "R20"
        return None

    def without_past(self) -> "Position":
        return Position(self.stones, self.towers, self.side, self.setup, self.options)


def points_named(text: str) -> PointSet:
    return sum(only(NAMES.index(name)) for name in text.split())


def start(options: Chosen) -> Position:
    """R3, R4."""
    if options["start"] == "free":
        return Position(0, (0, 0), Side.FIRST, True, options)
    towers = points_named(HOUSE_ORANGE), points_named(HOUSE_BLUE)
    return Position(points_named(HOUSE_STONES), towers, Side.FIRST, False, options)
