"""What the commands say themselves, in each language. Games, records and players bring their own words."""

from pathlib import Path

from bergfried.core import message
from bergfried.speech import Speaker

WORDS = Speaker(Path(__file__).parent)


def say(language: str, id: str, /, **params: str | int) -> str:
    """What others give as a reason (`why`) may be a sentence already; ours brings the full stop."""
    if isinstance(why := params.get("why"), str):
        params["why"] = why.removesuffix(".")
    return WORDS.say(message(id, **params), language)
