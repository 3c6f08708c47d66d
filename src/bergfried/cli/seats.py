"""Who plays which side."""

import random
from collections.abc import Mapping

from bergfried.cli.call import Call
from bergfried.cli.refusing import refuse
from bergfried.cli.words import say
from bergfried.core import Side
from bergfried.engines import BadPlayer, Player, parse_player
from bergfried.engines.players import WORDS

HUMAN = "human"
Seats = Mapping[Side, Player | None]  # None: a person at this terminal


def read_seats(call: Call, first: str, second: str, seed: int | None) -> Seats:
    """Refuses a player that is not there with exit code 2."""
    # Without a seed no two games are alike.
    dice = random.Random(seed)
    try:
        return {
            side: None if text == HUMAN else parse_player(text, call.game, dice.getrandbits(32), outside=True)
            for side, text in zip(Side, (first, second), strict=True)
        }
    except BadPlayer as no:
        refuse(WORDS.say(no.reason, call.language) + " " + say(call.language, "or-human"))


def tags(seats: Seats) -> dict[str, str]:
    """What a record says about the players."""
    found = {}
    for side, name in zip(Side, ("First", "Second"), strict=True):
        player = seats[side]
        found[name] = "Human" if player is None else "Bergfried"
        if player is not None:
            found[f"{name}Engine"] = player.name
    return found
