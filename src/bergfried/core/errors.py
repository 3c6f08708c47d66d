"""The three ways in which a game says no. Each carries a reason that can be shown in any language."""

from bergfried.core.message import Message


class BadNotation(ValueError):
    """A text that is no position, move or record."""

    def __init__(self, reason: Message, place: int) -> None:
        super().__init__(reason, place)
        self.reason = reason
        self.place = place  # index of the first character that cannot be right

    def __str__(self) -> str:
        return f"at {self.place}: {self.reason}"


class IllegalMove(ValueError):
    """A move that a clause of the rules forbids here."""

    def __init__(self, reason: Message, clause: str, squares: tuple[str, ...] = ()) -> None:
        super().__init__(reason, clause, squares)
        self.reason = reason
        self.clause = clause  # number in the game's RULES.md
        self.squares = squares  # ids of the scene's cells that the reason is about

    def __str__(self) -> str:
        return f"{self.clause}: {self.reason}"


class BadOption(ValueError):
    """A rule option, or a value of one, that the game does not have."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)
