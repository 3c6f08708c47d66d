"""How much of a clock one move may take."""

MOVES_AHEAD = 30  # how many more moves one reckons with when nobody says
SAFETY = 0.05  # seconds kept for the way of the answer
LARGEST_SHARE = 0.3  # of what is left, however few moves are to come


def share(left: float, increment: float = 0.0, moves_to_go: int | None = None) -> float:
    """Seconds for the next move, from a clock with so many seconds left; never all of them."""
    usable = max(0.0, left - SAFETY)
    moves = MOVES_AHEAD if moves_to_go is None else max(1, min(moves_to_go, MOVES_AHEAD))
    largest = usable if moves == 1 else usable * LARGEST_SHARE + min(increment, usable) * 0.5
    return min(usable / moves + 0.8 * increment, largest, usable)
