"""The two sides of every game."""

from enum import IntEnum


class Side(IntEnum):
    """FIRST is the side that begins in the game's usual start; colours belong to a game's notation and view."""

    FIRST = 0
    SECOND = 1

    @property
    def other(self) -> "Side":
        return _OTHER[self]

    @property
    def word(self) -> str:
        """The name that messages use to pick a colour: `{ $side -> [first] … *[second] … }`."""
        return self.name.lower()


_OTHER = (Side.SECOND, Side.FIRST)  # asked for millions of times, and making an enum of a number is slow
