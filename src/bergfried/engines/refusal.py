"""A player that is not there."""

from pathlib import Path

from bergfried.core import Message
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)


class BadPlayer(ValueError):
    """A text that names no player."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return WORDS.say(self.reason, "en")
