"""Bad input of any kind gets a clear refusal and changes nothing."""

import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import bergfried
from bergfried.core import Message
from bergfried.server.refusals import WORDS
from bergfried.server.settings import Settings
from bergfried.speech import LANGUAGES
from tests.server.running import HUMAN, Client, Json, Server, computer, get, leaves

GAME = bergfried.slugs()[0]
START = bergfried.load(GAME).notation.format_state(bergfried.load(GAME).initial())
TWO = [HUMAN, HUMAN]


def problem(answer: httpx.Response, status: int, reason: str | None = None) -> Json:
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.status_code == status, answer.text
    found: Json = answer.json()
    assert found["status"] == status
    assert "Traceback" not in answer.text
    assert reason in (None, found["reason"]["id"]), found
    if found["reason"]["game"] is None and reason is not None:
        said = Message(reason, found["reason"]["params"])
        assert reason.startswith(("record", "json", "player", "text")) or all(WORDS.say(said, one) for one in LANGUAGES)
    return found


@pytest.mark.parametrize(("body", "status", "reason"), [
    ({"game": "chess", "seats": TWO}, 404, "unknown-game"),
    ({"game": GAME, "seats": [HUMAN]}, 422, "bad-request"),
    ({"game": GAME, "seats": [HUMAN, HUMAN, HUMAN]}, 422, "bad-request"),
    ({"game": GAME, "seats": [HUMAN, {"kind": "cat"}]}, 422, "bad-request"),
    ({"game": GAME, "seats": [HUMAN, computer(99)]}, 422, "player-level"),
    ({"game": GAME, "seats": TWO, "options": {"colour": "pink"}}, 422, "option-unknown"),
    ({"game": GAME, "seats": TWO, "options": {"colour": 1}}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "start": "nonsense"}, 422, None),
    ({"game": GAME, "seats": TWO, "start": 7}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "record": "nonsense"}, 422, "record-no-result"),
    ({"game": GAME, "seats": TWO, "record": "", "start": ""}, 422, "start-and-record"),
    ({"game": GAME, "seats": TWO, "record": f'[Game "{bergfried.slugs()[1]}"]\n*'}, 422, "other-game"),
    ({"game": GAME, "seats": TWO, "clock": {"seconds": 0}}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "clock": {"seconds": True}}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "extra": 1}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "options": {"\ud800": "x"}}, 422, "bad-request"),
    ({"game": GAME, "seats": TWO, "options": {"x": "\ud800"}}, 422, "bad-request"),
    ({"game": "\ud800", "seats": TWO}, 422, "bad-request"),
    ({"game": GAME, "seats": [HUMAN, HUMAN | {"name": "\ud800"}]}, 422, "bad-request"),
    ({"game": GAME, "seats": [HUMAN, {"kind": "computer", "level": True}]}, 422, "bad-request"),
    ([], 422, "bad-request"), (None, 422, "bad-request"), ("x", 422, "bad-request"),
])  # fmt: skip
def test_no_table_is_opened_by_a_bad_wish(server: Server, body: Any, status: int, reason: str | None) -> None:
    before = server.http.get("/api/tables").json()
    # Not `json=`: it would refuse what JSON can say and text cannot.
    answer = server.http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"})
    problem(answer, status, reason)
    assert server.http.get("/api/tables").json() == before


def test_a_bad_position_is_refused_with_its_place(server: Server) -> None:
    found = problem(server.http.post("/api/positions", json={"game": GAME, "text": START[:5] + "?" + START[6:]}), 422)
    assert found["place"] == 5
    assert found["reason"]["game"] == GAME
    good = server.http.post("/api/positions", json={"game": GAME, "text": START})
    assert (good.status_code, good.json()["text"]) == (200, START)


@pytest.mark.parametrize("slug", bergfried.slugs())
@pytest.mark.parametrize("text", ["", "nonsense", "\0", "𝟙", "9" * 4000, "/" * 100])
def test_what_is_no_position_of_a_game_is_refused(server: Server, slug: str, text: str) -> None:
    found = problem(server.http.post("/api/positions", json={"game": slug, "text": text}), 422)
    assert found["place"] is not None
    assert server.http.get("/api/picture", params={"game": slug, "position": text}).status_code == 422


def test_a_bad_record_is_refused_with_line_and_clause(server: Server) -> None:
    found = problem(server.http.post("/api/records", json={"text": f'[Game "{GAME}"]\n\n1. nonsense *'}), 422)
    assert (found["line"], found["column"]) == (3, 4)


@pytest.mark.parametrize(("method", "path", "status", "reason"), [
    ("GET", "/api/nothing", 404, "unknown-page"),
    ("GET", "/api/games/chess/rules", 404, "unknown-game"),
    ("GET", "/api/games/chess/texts/en", 404, "unknown-game"),
    ("GET", f"/api/games/{GAME}/texts/xx", 404, "unknown-page"),
    ("GET", f"/api/games/{GAME}/texts/..%2f..", 404, "unknown-page"),
    ("GET", "/api/tables/none", 404, "unknown-table"),
    ("GET", "/api/tables/none/positions/0", 404, "unknown-table"),
    ("GET", "/api/tables/none/positions/-1", 422, "bad-request"),
    ("GET", "/api/tables/none/export?format=exe", 422, "bad-request"),
    ("GET", "/api/picture?game=chess", 404, "unknown-game"),
    ("GET", f"/api/picture?game={GAME}&option=x", 422, "bad-request"),
    ("DELETE", "/api/tables", 405, "unknown-method"),
    ("PUT", "/healthz", 405, "unknown-method"),
    ("GET", "/../../etc/passwd.txt", 404, "unknown-page"),
])  # fmt: skip
def test_addresses_that_are_none(server: Server, method: str, path: str, status: int, reason: str) -> None:
    problem(server.http.request(method, path), status, reason)


def test_huge_bodies_are_not_read(server: Server) -> None:
    problem(server.http.post("/api/records", content=b"x" * 3_000_000), 413, "too-large")
    unannounced = (b"x" * 100_000 for _ in range(30))
    problem(server.http.post("/api/records", content=unannounced), 413, "too-large")
    problem(server.http.post("/api/records", content=b"\xff\xfe{"), 422)
    problem(server.http.post("/api/records", content=b"[" * 100_000), 422)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost.evil.example", "", "[::1", "10.0.0.1"])
def test_foreign_hosts_are_turned_away(server: Server, host: str) -> None:
    problem(server.http.get("/api/games", headers={"host": host}), 421, "foreign-host")


def test_our_own_names_are_answered(server: Server) -> None:
    for host in ("localhost", f"LOCALHOST:{server.port}", "127.0.0.1", "[::1]:99"):
        assert server.http.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost", "http://["]
)
def test_foreign_pages_are_turned_away(server: Server, origin: str) -> None:
    problem(server.http.post("/api/tables", json={}, headers={"origin": origin}), 403, "foreign-origin")
    table = server.open(GAME)
    with (
        pytest.raises(InvalidStatus) as refusal,
        connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket", origin=Origin(origin)),
    ):
        pass
    assert refusal.value.response.status_code == 403


def test_a_server_for_everybody_answers_to_addresses_and_its_names(database: str) -> None:
    everywhere = Settings(database=database, host="0.0.0.0", names=("games.example.org",))
    hosts = ("games.example.org", "10.1.2.3:80", "evil.example")
    answers = {host: get(everywhere, "/api/games", host).status_code for host in hosts}
    assert answers == {"games.example.org": 200, "10.1.2.3:80": 200, "evil.example": 421}


def test_our_own_page_may_talk(server: Server) -> None:
    answer = server.http.post("/api/positions", json={"game": GAME}, headers={"origin": server.url})
    assert answer.status_code == 200


def test_secrets_are_neither_stored_nor_logged(
    server: Server, caplog: pytest.LogCaptureFixture, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with caplog.at_level(logging.DEBUG):
        table = server.open(GAME)
        secret = table["seats"][0]
        with server.sit(table, 0) as client:
            client.play(next(leaves(client.position["legal"]))[1])
            client.hear("position")
            client.say(type="hello", protocol=1, secrets=secret)  # not a list
            assert secret not in json.dumps(client.next())
    assert secret not in "".join(record.getMessage() for record in caplog.records if "bergfried" in record.name)
    files = [file for file in Path(tmp_path_factory.getbasetemp()).rglob("tables.sqlite3*") if file.is_file()]
    assert files
    assert not any(secret.encode() in file.read_bytes() for file in files)
    listed = server.http.get("/api/tables").text + server.http.get(f"/api/tables/{table['id']}/export").text
    assert secret not in listed


# Over the WebSocket.


def refused(client: Client, reason: str | None = None) -> Json:
    answer = client.next()
    assert answer["type"] == "refused", answer
    assert reason in (None, answer["reason"]["id"]), answer
    return answer


def test_stale_and_future_numbers_are_refused(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        move = next(leaves(client.position["legal"]))[1]
        client.play(move, ply=1)
        refused(client, "ahead")
        client.play(move, seq=99)
        refused(client, "ahead")
        client.play(move, seq=0)
        refused(client, "stale")
        client.play(move)
        old = client.hear("position")
        client.do("undo")
        client.hear("position")
        client.play(move)
        client.hear("position")
        # The same ply as before, but the game has been elsewhere meanwhile.
        client.play(next(leaves(client.position["legal"]))[1], seq=old["seq"])
        refused(client, "stale")
        client.do("resign", seq=old["seq"])
        refused(client, "stale")
        assert client.position["outcome"] is None


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_every_press_that_begins_no_move_is_answered_with_a_clause(slug: str, server: Server) -> None:
    game = bergfried.load(slug)
    state = game.initial()
    scene = game.view.scene(state)
    kind = "cell" if scene.board.shape in ("grid", "points") else "ghost"
    begins = {path[0].id for move in state.legal_moves() for path in game.view.clicks(state, move)}
    with server.sit(server.open(slug)) as client:
        for cell in scene.board.cells:
            client.do("try", ply=0, clicks=[{"kind": kind, "id": cell.id}])
            assert (refused(client)["clause"] is None) == (cell.id in begins), cell.id


def test_an_illegal_try_is_explained_with_clause_and_squares(server: Server) -> None:
    game = bergfried.load(GAME)
    table = server.open(GAME)
    with server.sit(table) as client:
        cells = [cell["id"] for cell in client.position["scene"]["board"]["cells"]]
        explained = 0
        for cell in cells[:10]:
            client.do("try", ply=0, clicks=[{"kind": "cell", "id": cells[0]}, {"kind": "cell", "id": cell}])
            answer = client.next()
            if answer["type"] == "allowed":
                continue
            explained += 1
            assert answer["clause"]
            assert answer["reason"]["game"] == GAME
            assert game.say(Message(answer["reason"]["id"], answer["reason"]["params"]))
            client.play(answer["text"])
            assert refused(client)["clause"] == answer["clause"]
        assert explained
        alone = []
        for cell in cells:
            client.do("try", ply=0, clicks=[{"kind": "cell", "id": cell}])
            answer = refused(client)
            alone += [answer["squares"]] if answer["reason"]["id"] != "no-move-yet" else []
            assert answer["text"] is None
            assert (answer["clause"] is None) == (answer["reason"]["id"] == "no-move-yet")
        assert 0 < len(alone) < len(cells)
        assert all(alone)
        client.do("try", ply=0, clicks=[])
        refused(client, "no-move-yet")
        client.play("???")
        assert refused(client)["place"] is not None


@pytest.mark.parametrize("seat", [True, 1.0, "1", 2, -1, []])
def test_a_seat_is_a_number(server: Server, seat: Any) -> None:
    with server.sit(server.open(GAME)) as client:
        for kind in ("resign", "offer_draw"):
            client.do(kind, seat=seat)
            answer = client.next()
            assert (answer["type"], answer["reason"]["id"]) == ("error", "bad-message")
            assert answer["seq"] == 1


@pytest.mark.parametrize(("first", "reason"), [
    ({"type": "undo", "seq": 1}, "hello-first"),
    ({"type": "hello", "protocol": 2}, "other-protocol"),
    ({"type": "hello"}, "bad-message"),
    ([], "bad-message"),
])  # fmt: skip
def test_whoever_does_not_greet_is_sent_away(server: Server, first: Any, reason: str) -> None:
    table = server.open(GAME)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket") as socket:
        socket.send(json.dumps(first))
        answer = json.loads(socket.recv(timeout=10))
        assert (answer["type"], answer["reason"]["id"]) == ("error", reason)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


def test_an_unknown_table_is_said_so(server: Server) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/none/socket") as socket:
        assert json.loads(socket.recv(timeout=10))["reason"]["id"] == "unknown-table"


def test_a_huge_message_ends_the_connection_and_nothing_else(server: Server) -> None:
    table = server.open(GAME)
    with server.sit(table) as client:
        client.say(type="play", seq=1, ply=0, move="x" * 200_000)
        with pytest.raises(ConnectionClosed):
            client.next()
    with server.sit(table) as client:
        assert client.position["seq"] == 1


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from([0, 1, "hello"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
kinds = ["hello", "play", "try", "hint", "answer_draw", "stop", "rematch", "", "redo", "undo"]
nearly = st.fixed_dictionaries(
    {"type": st.sampled_from(kinds) | values},
    optional=dict.fromkeys(("seq", "ply", "move", "clicks", "text", "seat", "accept", "protocol", "after"), values),
)
right_numbers = st.fixed_dictionaries(
    {"type": st.sampled_from(["play", "try"]), "seq": st.just(1), "ply": st.just(0)},
    optional={
        "move": st.text(max_size=30),
        "text": st.text(max_size=30),
        "clicks": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["cell", "piece", "ghost", "choice"]), "id": st.text(max_size=5)}
            ),
            max_size=4,
        ),
    },
)
messages = (
    st.one_of(values, nearly, right_numbers).map(lambda value: json.dumps(value)) | st.text(max_size=40) | st.binary()
)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_whatever_a_client_says_is_answered_and_changes_nothing(slug: str, server: Server) -> None:
    """None of these messages can be a legal move: no game writes one of nothing but these letters at random."""
    table = server.open(slug)
    before = server.http.get(f"/api/tables/{table['id']}").json()
    with server.sit(table) as client:

        @settings(max_examples=40, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(messages)
        def say(message: str | bytes) -> None:
            client.socket.send(message)
            assert client.next()["type"] in ("refused", "error", "hint")

        say()
        move = next(leaves(client.position["legal"]))[1]
        assert server.http.get(f"/api/tables/{table['id']}").json() == before
        client.play(move)
        client.hear("position")


def test_the_description_is_kept(server: Server) -> None:
    """Schemathesis: every address, with fitting and unfitting data, answers as the OpenAPI description says."""
    answer = server.http.get("/api/openapi.json")
    assert answer.json()["openapi"].startswith("3.1")
    schema = schemathesis.openapi.from_dict(answer.json(), config=SchemathesisConfig())
    wanted = [checks.not_a_server_error, *checks.CHECKS.get_by_names(CHECKED)]
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()

        @settings(max_examples=6, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            case.call_and_validate(base_url=server.url, checks=wanted, timeout=30)

        call()


CHECKED = ["status_code_conformance", "content_type_conformance", "response_schema_conformance"]
