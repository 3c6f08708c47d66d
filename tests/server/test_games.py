"""Whole games over the WebSocket, in every game of the catalog, by the clicks that the server offers."""

import random

import pytest

import bergfried
from tests.server.running import HUMAN, Server, computer, leaves

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


@every_game
def test_a_random_game_can_be_clicked_to_its_end(slug: str, server: Server) -> None:
    game = bergfried.load(slug)
    state = game.initial()
    dice, lit = random.Random(2), 0
    table = server.open(slug)
    with server.sit(table) as client, server.watch(table) as guest:
        while client.position["outcome"] is None:
            ways = list(leaves(client.position["legal"]))
            offered = {move for _, move in ways}
            assert offered == {game.notation.format_move(state, move) for move in state.legal_moves()}
            chosen = dice.choice(state.legal_moves())
            move = game.notation.format_move(state, chosen)
            if client.position["ply"] % 10 == 0:
                clicks = next(way for way, leaf in ways if leaf == move)
                client.do("try", ply=client.position["ply"], clicks=clicks)
                assert client.hear("allowed")["text"] == move
                client.do("try", ply=client.position["ply"], text=move.swapcase())  # people type as they like
                assert client.hear("allowed")["text"] == move
            state = state.play(chosen)
            client.play(move.swapcase() if client.position["ply"] % 10 == 1 else move)
            client.hear("position")
            lit += bool(client.position["last"])
        assert lit > client.position["ply"] // 2  # a pass touches no cell
        over = state.outcome()
        assert over is not None
        end = client.position["outcome"]
        assert (end["winner"], end["clause"]) == (over.winner, over.clause)
        assert tuple(end["scores"] or ()) == (over.scores or ())
        assert client.position["legal"] is None
        while guest.position["outcome"] is None:
            assert guest.position["legal"] is None
            guest.hear("position")
        assert guest.position["moves"] == client.position["moves"]
    summary = server.http.get(f"/api/tables/{table['id']}").json()
    assert summary["outcome"] == end


@every_game
def test_the_computer_answers(slug: str, server: Server) -> None:
    table = server.open(slug, [HUMAN, computer(1)])
    assert table["seats"][1] is None
    with server.sit(table, 0) as client:
        seen = 0
        while seen < 4 and client.position["outcome"] is None:
            if client.position["legal"]:
                client.play(next(leaves(client.position["legal"]))[1])
            client.hear("position")
            seen += client.position["moves"][-1]["by"] == 1
        assert seen == 4 or client.position["outcome"]
        assert seen > 1
