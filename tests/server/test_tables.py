"""What happens at a table: taking back, giving up, agreeing, clocks, coming back, playing again."""

import time

import pytest

import bergfried
from bergfried.core import Side
from bergfried.server import wire
from bergfried.server.clocks import Clock
from bergfried.server.opening import opened
from bergfried.server.settings import Settings
from bergfried.server.sitting import Sitting
from bergfried.server.tables import MOST_OPENED
from bergfried.server.wire import ClockChoice
from tests.server.running import HUMAN, Client, Server, computer, leaves, run_server

GAME = bergfried.slugs()[0]
LOSER_BEGINS = [slug for slug in bergfried.slugs() if bergfried.load(slug).info.next_begins == "loser"]


def any_move(client: Client) -> str:
    return next(leaves(client.position["legal"]))[1]


def moves(client: Client) -> list[str]:
    return [move["text"] for move in client.position["moves"]]


def play_any(client: Client) -> str:
    move = any_move(client)
    client.play(move)
    client.hear("position")
    assert moves(client)[-1] == move
    return move


def refused(client: Client, reason: str) -> None:
    """The next answer is that refusal, and nothing has changed."""
    answer = client.next()
    while answer["type"] == "thinking":
        answer = client.next()
    assert (answer["type"], answer["reason"]["id"]) == ("refused", reason), answer
    assert answer["seq"] == client.position["seq"]


def test_legal_moves_go_only_to_the_seat_to_move(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table, 0) as first, server.sit(table, 1) as second, server.watch(table) as guest:
        assert first.position["legal"]
        assert second.position["legal"] is None
        assert guest.position["legal"] is None
        assert (first.welcome["holds"], second.welcome["holds"], guest.welcome["holds"]) == ([0], [1], [])
        move = any_move(first)
        for stranger, reason in ((second, "not-your-turn"), (guest, "not-your-seat")):
            stranger.play(move)
            refused(stranger, reason)
        play_any(first)
        second.hear("position")
        assert second.position["legal"]
        assert first.position["legal"] is None
        first.play(move)
        refused(first, "not-your-turn")


def test_undo_and_redo_walk_over_the_computers_answers(server: Server) -> None:
    table = server.open(GAME, [HUMAN, computer(1)])
    with server.sit(table, 0) as client:
        client.do("undo")
        refused(client, "no-move-of-yours")
        play_any(client)
        while not client.position["legal"]:
            client.hear("position")
        played = moves(client)
        assert len(played) == 2
        client.do("undo")
        client.hear("position")
        assert (moves(client), client.position["later"]) == ([], played)
        client.do("redo")
        client.hear("position")
        assert moves(client) == played
        client.do("redo")
        refused(client, "nothing-to-redo")


def test_another_move_after_an_undo_replaces_what_was_taken_back(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        old = play_any(client)
        client.do("undo")
        client.hear("position")
        other = next(move for _, move in leaves(client.position["legal"]) if move != old)
        client.play(other)
        client.hear("position")
        assert (moves(client), client.position["later"]) == ([other], [])
    with server.sit(table) as client:
        assert moves(client) == [other]


def test_playing_the_same_move_again_keeps_what_came_after_it(database: str) -> None:
    with run_server(Settings(database=database)) as server:
        table = server.open(GAME)
        with server.sit(table) as client:
            played = [play_any(client) for _ in range(3)]
            for _ in played:
                client.do("undo")
                client.hear("position")
            client.play(played[0])
            client.hear("position")
            assert (moves(client), client.position["later"]) == (played[:1], played[1:])
    with run_server(Settings(database=database)) as server, server.sit(table) as client:
        assert (moves(client), client.position["later"]) == (played[:1], played[1:])
        client.do("redo")
        client.hear("position")
        assert moves(client) == played[:2]


def test_nobody_undoes_alone_against_another_person(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table, 0) as first:
        play_any(first)
        first.do("undo")
        refused(first, "not-yours-alone")


def test_a_resignation_ends_the_game_and_can_be_taken_back(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        client.do("resign", seat=1)
        client.hear("position")
        end = client.position["outcome"]
        assert (end["winner"], end["termination"], end["reason"]["id"]) == (0, "resignation", "ended-resignation")
        assert (end["reason"]["params"], end["reason"]["game"]) == ({"side": "second"}, GAME)
        assert client.position["can"] | {"undo": True, "rematch": True} == client.position["can"]
        client.do("resign")
        refused(client, "game-is-over")
        client.do("undo")
        client.hear("position")
        assert client.position["outcome"] is None


def test_what_is_taken_back_after_a_resignation_is_the_resignation_though_the_computer_is_to_move() -> None:
    human, other = wire.HumanSeat(kind="human"), wire.ComputerSeat(kind="computer", level=1)
    stored, _ = opened(wire.NewTable(game=GAME, seats=(human, other)))
    sitting = Sitting(stored)
    for _ in range(2):  # the game goes on as if nobody had resigned
        text = sitting.game.notation.format_move(sitting.state, sitting.state.legal_moves()[0])
        sitting.stored_now(sitting.move(text))
        ply = sitting.table.ply
        for command in (wire.Resign(type="resign", seq=sitting.seq), wire.Undo(type="undo", seq=sitting.seq)):
            sitting.stored_now(sitting.obey(command, frozenset({Side.FIRST})))
        assert (sitting.table.ply, sitting.over) == (ply, False)


def test_draws_are_offered_declined_and_agreed(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table, 0) as first, server.sit(table, 1) as second:
        second.do("answer_draw", accept=True)
        refused(second, "no-offer")
        first.do("offer_draw")
        first.hear("position")
        second.hear("position")
        assert first.position["draw_offer"] == 0
        assert second.position["can"]["answer_draw"]
        first.do("answer_draw", accept=True)
        refused(first, "not-your-seat")
        first.do("offer_draw")
        refused(first, "offered-already")
        second.do("answer_draw", accept=False)
        for client in (first, second):
            client.hear("position")
            assert (client.position["draw_offer"], client.position["outcome"]) == (None, None)
        first.do("offer_draw")
        second.hear("position")
        second.do("answer_draw", accept=True)
        second.hear("position")
        assert (second.position["outcome"]["winner"], second.position["outcome"]["termination"]) == (None, "agreement")


def test_the_computer_answers_an_offer_at_once(server: Server) -> None:
    table = server.open(GAME, [HUMAN, computer(1)])
    with server.sit(table, 0) as client:
        client.do("offer_draw")
        answer = client.next()
        assert answer["type"] == "position" or answer["reason"]["id"] == "draw-declined"


def test_a_hint_is_a_legal_move_with_its_clicks(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        client.do("hint")
        hint = client.hear("hint")
        clicks = tuple({"kind": click["kind"], "id": click["id"]} for click in hint["clicks"])
        assert (clicks, hint["move"]) in list(leaves(client.position["legal"]))


def test_thinking_can_be_stopped_and_interrupted(database: str) -> None:
    with run_server(Settings(database=database, workers=1, think_seconds=20)) as server:
        table = server.open(GAME, [HUMAN, computer(3)])
        with server.sit(table, 0) as client:
            client.do("stop")
            refused(client, "not-thinking")
            play_any(client)
            assert client.position["thinking"] == 1
            client.do("undo")
            client.hear("position")
            assert (client.position["thinking"], moves(client)) == (None, [])
            play_any(client)
            client.do("stop")
            client.hear("position")
            assert len(moves(client)) == 2


def test_the_computer_shows_that_it_thinks(server: Server) -> None:
    highest = server.http.get("/api/games").json()[0]["levels"][-1]
    table = server.open(GAME, [HUMAN, computer(highest)])
    with server.sit(table, 0) as client, server.watch(table) as guest:
        play_any(client)
        for one in (client, guest):
            known = one.hear("thinking")
            assert (known["seat"], known["depth"] > 0, known["nodes"] > 0) == (1, True, True)
            assert one.position["thinking"] == 1
            while one.position["ply"] < 2:
                one.hear("position")
            assert one.position["thinking"] is None


def test_with_clocks_nothing_is_taken_back(server: Server) -> None:
    with server.sit(server.open(GAME, clock={"seconds": 1000})) as client:
        assert client.welcome["no_undo"]["id"] == "no-undo-with-clocks"
        assert client.position["clock"] == {"remaining": [1_000_000, 1_000_000], "running": None}
        play_any(client)
        assert client.position["clock"]["running"] == client.position["to_move"] == 1
        client.do("undo")
        refused(client, "no-undo-with-clocks")


def test_a_flag_falls(server: Server) -> None:
    with server.sit(server.open(GAME, clock={"seconds": 1})) as client:
        play_any(client)
        client.hear("position")
        assert (client.position["outcome"]["winner"], client.position["outcome"]["termination"]) == (0, "time")
        assert client.position["clock"] == {"remaining": [1000, 0], "running": None}
        client.play("whatever")
        refused(client, "game-is-over")


def test_clocks_count_turns_not_moves() -> None:
    now = [0.0]
    clock = Clock(ClockChoice(seconds=10, increment=2), now=lambda: now[0])
    now[0] = 5_000
    assert clock.remaining() == (10_000, 10_000)  # nobody has moved yet
    clock.pass_turn(Side.FIRST, Side.SECOND)
    now[0] = 8_000
    clock.pass_turn(Side.SECOND, Side.SECOND)  # the same side goes on: no increment yet
    assert clock.remaining() == (12_000, 7_000)
    now[0] = 9_000
    clock.pass_turn(Side.SECOND, Side.FIRST)
    assert clock.remaining() == (12_000, 8_000)
    now[0] = 99_000
    assert clock.remaining() == (0, 8_000)
    clock.run(None)
    now[0] = 199_000
    assert clock.remaining() == (0, 8_000)


def test_a_client_that_comes_back_resumes_after_the_last_number(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        play_any(client)
        seen = client.position["seq"]
    with server.sit(table, 0, after=seen) as same:
        assert same.welcome["seq"] == seen
        with server.sit(table) as other:
            play_any(other)
        assert same.next()["seq"] == seen + 1  # the first thing it hears is what it has not seen
    with server.sit(table, 0, after=seen) as late:
        assert late.position["seq"] == seen + 1


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_a_rematch_follows_the_customs_of_the_game(slug: str, server: Server) -> None:
    table = server.open(slug, [HUMAN | {"name": "Ann"}, HUMAN | {"name": "Ben"}])
    with server.sit(table) as client:
        client.do("rematch")
        refused(client, "game-goes-on")
        client.do("resign", seat=0)
        assert client.hear("position")["rematch_swaps"] is (slug not in LOSER_BEGINS)
        client.do("rematch")
        following = client.hear("rematch")["table"]
        client.do("rematch")
        refused(client, "rematch-there")
    summary = server.http.get(f"/api/tables/{following}").json()
    # Ann lost: she begins again where the loser begins, and is second where sides are changed.
    expected = ["Ann", "Ben"] if slug in LOSER_BEGINS else ["Ben", "Ann"]
    assert [seat["name"] for seat in summary["seats"]] == expected
    ann = Client(server.port, following, [table["seats"][0]])
    with ann:
        assert ann.welcome["holds"] == [expected.index("Ann")]


def test_in_some_game_the_loser_begins() -> None:
    assert LOSER_BEGINS


def test_stepping_through_a_game_and_taking_it_home(server: Server) -> None:
    table = server.open(GAME)
    game = bergfried.load(GAME)
    with server.sit(table) as client:
        played = [play_any(client) for _ in range(3)]
        here = client.position
    state = game.initial()
    for ply, move in enumerate([None, *played]):
        step = server.http.get(f"/api/tables/{table['id']}/positions/{ply}").json()
        if move is not None:
            state = state.play(game.notation.parse_move(state, move))
        assert (step["ply"], step["move"], step["text"]) == (ply, move, game.notation.format_state(state))
        assert (step["scene"] == here["scene"]) == (ply == 3)
    assert server.http.get(f"/api/tables/{table['id']}/positions/4").status_code == 404
    export = f"/api/tables/{table['id']}/export"
    assert server.http.get(export, params={"format": "position"}).text == game.notation.format_state(state)
    assert server.http.get(export, params={"format": "svg"}).text.startswith("<svg")
    for form in ("record", "json"):
        text = server.http.get(export, params={"format": form}).text
        (read,) = server.http.post("/api/records", json={"text": text}).json()
        assert read["moves"] == played
        again = server.open(GAME, record=text)
        with server.sit(again) as client:
            assert (moves(client), client.position["scene"]) == (played, here["scene"])
            play_any(client)


def test_a_game_from_a_record_keeps_its_comments(database: str) -> None:
    game = bergfried.load(GAME)
    state = game.initial()
    first, second = (game.notation.format_move(state, move) for move in state.legal_moves()[:2])
    text = f'[Game "{GAME}"]\n\n{{a beginning}} 1. {first} {{a good move}} *'
    settings = Settings(database=database)
    with run_server(settings) as server:
        table = server.open(GAME, record=text)
    with run_server(settings) as server:  # they are on disk
        steps = [server.http.get(f"/api/tables/{table['id']}/positions/{ply}").json() for ply in (0, 1)]
        assert [step["comment"] for step in steps] == ["a beginning", "a good move"]
        exported = server.http.get(f"/api/tables/{table['id']}/export").text
        assert "{a good move}" in exported
        with server.sit(table) as client:
            client.do("undo")
            client.hear("position")
            client.play(second)
            client.hear("position")
        exported = server.http.get(f"/api/tables/{table['id']}/export").text
        assert "{a beginning}" in exported
        assert "good" not in exported  # it was said about another move


def test_of_many_tables_just_opened_the_first_is_still_found(server: Server) -> None:
    """Only the last ones are remembered; the others are read from the disk."""
    opened = [server.open(GAME) for _ in range(MOST_OPENED + 1)]
    for table in (opened[0], opened[-1]):
        with server.sit(table, 0, 1) as client:
            play_any(client)


def test_a_table_that_nobody_watches_sleeps_and_wakes(database: str) -> None:
    with run_server(Settings(database=database, idle_seconds=0)) as server:
        table = server.open(GAME)
        with server.sit(table) as client:
            move = play_any(client)
            assert server.http.get("/healthz").json()["tables"] == 1
        deadline = time.monotonic() + 20
        while server.http.get("/healthz").json()["tables"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        with server.sit(table) as client:
            assert moves(client) == [move]


def test_a_restart_in_mid_game_changes_nothing(database: str) -> None:
    settings = Settings(database=database)
    with run_server(settings) as server:
        table = server.open(GAME, clock={"seconds": 100, "increment": 1})
        with server.sit(table, 0) as first, server.sit(table, 1) as second:
            play_any(first)
            second.hear("position")
            play_any(second)
            first.hear("position")
            first.do("offer_draw")
            first.hear("position")
            before = first.position
    with run_server(settings) as server, server.sit(table, 0) as first:
        for fact in ("seq", "ply", "moves", "legal", "scene", "draw_offer"):
            assert first.position[fact] == before[fact], fact
        assert first.position["clock"]["running"] == 0
        assert abs(first.position["clock"]["remaining"][1] - before["clock"]["remaining"][1]) <= 1
        play_any(first)
