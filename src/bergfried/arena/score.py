"""What a match says about two players: score, Elo with error bars, and when it is decided.

Games come in pairs from one opening with sides swapped, and the two games of a pair are alike: so the variance is taken
over pairs (pentanomial), not over games.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

HALVES = 5  # a pair is worth 0, ½, 1, 1½ or 2 points
VALUES = tuple(points / (HALVES - 1) for points in range(HALVES))  # the same as a share of the pair's points
CONFIDENT = 1.959964  # standard deviations on either side: 95 %
UNLIKELY = 0.05
NEVER = 1e-3  # pairs of a kind that has not been seen: a likelihood of zero would decide too early

MOST_ELO = 2000.0  # of a test; beyond it the shares are 0 and 1 to all the digits that there are

Verdict = Literal["H0", "H1"]


@dataclass
class Score:
    """From the point of view of the first player named."""

    points: dict[int, dict[int, float]] = field(default_factory=dict)  # pair → game 0 or 1 → 1, ½ or 0

    def add(self, pair: int, game: int, points: float) -> None:
        self.points.setdefault(pair, {})[game] = points

    @property
    def games(self) -> list[float]:
        return [points for pair in self.points.values() for points in pair.values()]

    @property
    def wins(self) -> int:
        return self.games.count(1.0)

    @property
    def draws(self) -> int:
        return self.games.count(0.5)

    @property
    def losses(self) -> int:
        return self.games.count(0.0)

    @property
    def share(self) -> float:
        return sum(self.games) / len(self.games) if self.games else 0.5

    @property
    def pairs(self) -> tuple[int, ...]:
        """How many complete pairs were worth 0, ½, 1, 1½ and 2 points."""
        counts = [0] * HALVES
        for pair in self.points.values():
            if len(pair) == 2:
                counts[round(2 * sum(pair.values()))] += 1
        return tuple(counts)


@dataclass(frozen=True)
class Elo:
    """None: beyond all bounds, because one side won everything, or unknown, because no pair was finished."""

    best: float | None
    low: float | None
    high: float | None


def elo_of(share: float) -> float | None:
    return None if not 0 < share < 1 else -400 * math.log10(1 / share - 1)


def share_of(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def elo(pairs: Sequence[int]) -> Elo:
    """With the bounds of a 95 % interval."""
    count = sum(pairs)
    if not count:
        return Elo(None, None, None)
    mean, variance = _moments(pairs)
    if mean in (0.0, 1.0):  # nothing was seen to vary; what share of pairs could still be missed so often?
        sure = elo_of(UNLIKELY ** (1 / count))
        assert sure is not None
        return Elo(None, sure, None) if mean else Elo(None, None, -sure)
    margin = CONFIDENT * math.sqrt(variance / count)
    return Elo(elo_of(mean), elo_of(max(0.0, mean - margin)), elo_of(min(1.0, mean + margin)))


def superiority(pairs: Sequence[int]) -> float:
    """The likelihood that the first player is the stronger one."""
    if not sum(pairs):
        return 0.5
    mean, variance = _moments(pairs)
    return 0.5 * (1 + math.erf((mean - 0.5) / math.sqrt(2 * variance / sum(pairs))))


def _moments(pairs: Sequence[float]) -> tuple[float, float]:
    """Mean and variance of a pair's share. That the first few pairs are alike does not show that all will be: one pair
    more, as far from the middle as can be, is counted into the variance."""
    count = sum(pairs)
    mean = sum(number * value for number, value in zip(pairs, VALUES, strict=True)) / count
    squares = sum(number * (value - mean) ** 2 for number, value in zip(pairs, VALUES, strict=True))
    return mean, (squares + 0.25) / (count + 1)


@dataclass(frozen=True)
class Sprt:
    """A sequential test: is the difference elo0 or less (H0), or elo1 or more (H1)?"""

    elo0: float
    elo1: float
    alpha: float = 0.05  # how often a wrong H1 is accepted
    beta: float = 0.05  # how often a wrong H0 is

    def __post_init__(self) -> None:
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:  # also refuses nan
            raise ValueError(f"elo0 must be below elo1, and both from {-MOST_ELO:g} to {MOST_ELO:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[int]) -> float:
        """The logarithm of the likelihood ratio, generalized: the likeliest distributions with either mean."""
        if not sum(pairs):
            return 0.0
        seen = [max(number, NEVER) for number in pairs]
        count = sum(seen)
        shares = [number / count for number in seen]
        likely0, likely1 = (_likeliest(shares, share_of(one)) for one in (self.elo0, self.elo1))
        terms = (p * math.log(b / a) for p, a, b in zip(shares, likely0, likely1, strict=True))
        return count * sum(terms)

    def verdict(self, pairs: Sequence[int]) -> Verdict | None:
        low, high = self.bounds
        ratio = self.ratio(pairs)
        return "H0" if ratio <= low else "H1" if ratio >= high else None


def _likeliest(shares: Sequence[float], mean: float) -> list[float]:
    """The distribution with that mean under which what was seen is likeliest: p / (1 + x (value - mean))."""
    low, high = -1 / (1 - mean), 1 / mean  # between these all of it stays positive
    for _ in range(200):
        x = (low + high) / 2
        tilt = sum(p * (v - mean) / (1 + x * (v - mean)) for p, v in zip(shares, VALUES, strict=True))
        low, high = (x, high) if tilt > 0 else (low, x)
    x = (low + high) / 2
    return [p / (1 + x * (v - mean)) for p, v in zip(shares, VALUES, strict=True)]


def facts(score: Score, sprt: Sprt | None) -> dict[str, object]:
    """Everything above, for programs."""
    strength = elo(score.pairs)
    found: dict[str, object] = {
        "games": len(score.games),
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "score": round(score.share, 6),
        "pairs": list(score.pairs),
        "elo": _round(strength.best),
        "elo_low": _round(strength.low),
        "elo_high": _round(strength.high),
        "los": round(superiority(score.pairs), 6) if any(score.pairs) else None,
    }
    if sprt is not None:
        found["sprt"] = {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": round(sprt.ratio(score.pairs), 4),
            "bounds": [round(bound, 4) for bound in sprt.bounds],
            "accepted": sprt.verdict(score.pairs),
        }
    return found


def _round(number: float | None) -> float | None:
    return None if number is None else round(number, 1) + 0.0  # no negative zero


def tally(results: Iterable[tuple[int, int, float]]) -> Score:
    score = Score()
    for pair, game, points in results:
        score.add(pair, game, points)
    return score
