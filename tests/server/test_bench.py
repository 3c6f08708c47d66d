"""The clients of the server's measurement play legal moves, though they do not read the whole position."""

import random
from typing import Any, cast

import pytest

import bergfried
from bench.server import random_move
from bergfried.core import Side
from bergfried.server import wire
from bergfried.server.live import Helpers, LiveTable
from bergfried.server.opening import opened, successor
from bergfried.server.settings import Settings


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_clients_play_legal_moves_until_the_game_is_over(slug: str) -> None:
    human = wire.HumanSeat(kind="human")
    stored, _ = opened(wire.NewTable(game=slug, seats=(human, human)))
    table = LiveTable(stored, Helpers(Settings(), cast(Any, None), cast(Any, None), successor))
    sitting, dice = table.sitting, random.Random(1)
    played = set()
    for _ in range(200):
        command = random_move(table.position(frozenset(Side)).encode(), dice)
        assert command is not None
        asked = wire.CLIENT_MESSAGES.validate_json(command)
        assert (asked.seq, asked.ply) == (sitting.seq, sitting.table.ply)
        legal = {sitting.game.notation.format_move(sitting.state, move) for move in sitting.state.legal_moves()}
        assert asked.move in legal
        played.add(asked.move)
    assert len(played) > 1
    sitting.table.resign(sitting.state.to_move)
    assert random_move(table.position(frozenset(Side)).encode(), dice) is None
