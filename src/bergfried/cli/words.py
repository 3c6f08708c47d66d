"""What the commands say themselves, in each language. Games, records and players bring their own words."""

from pathlib import Path

from bergfried.core import message
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)


def say(language: str, id: str, /, **params: str | int) -> str:
    return WORDS.say(message(id, **params), language)
