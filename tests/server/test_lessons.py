"""Lessons over HTTP: the board of each step, and what becomes of a try."""

import html
from typing import Any, Literal

import pytest

import bergfried
from bergfried.core import Click
from bergfried.lessons import lessons
from bergfried.server import wire
from tests.server.running import Server, leaves

every_game = pytest.mark.parametrize("slug", bergfried.slugs())


def attempt(server: Server, place: str, **tried: Any) -> dict[str, Any]:
    answer = server.http.post(f"{place}/try", json=tried)
    assert answer.status_code == 200, answer.text
    wire.LessonAnswer.model_validate_json(answer.text)
    found: dict[str, Any] = answer.json()
    return found


@every_game
def test_every_step_is_done_by_clicks_that_its_board_offers(slug: str, server: Server) -> None:
    listed = server.http.get(f"/api/games/{slug}/lessons").json()
    assert [lesson["id"] for lesson in listed] == [lesson.id for lesson in lessons(slug)]
    for info, lesson in zip(listed, lessons(slug), strict=True):
        assert info["clauses"] == list(lesson.clauses)
        for step in lesson.steps:
            place = f"/api/games/{slug}/lessons/{lesson.id}/{step.id}"
            board = server.http.get(place).json()
            assert board["to_move"] == step.state.to_move
            if step.task == "look":
                assert board["legal"] is board["solution"] is None
                continue
            offered = {move for _, move in leaves(board["legal"])}
            assert board["solution"] in offered
            clicks = next(clicks for clicks, move in leaves(board["legal"]) if move == board["solution"])
            answer = attempt(server, place, clicks=clicks)
            assert attempt(server, place, text=board["solution"].swapcase()) == answer
            assert (answer["verdict"], answer["clause"]) == ("right", step.clause)
            assert (answer["reason"] or {}).get("id") == step.reason
            assert [after["move"] for after in answer["after"]] == (
                [] if step.task == "forbidden" else [board["solution"], *filter(None, [step.reply])]
            )


@every_game
def test_a_press_alone_is_no_move_yet(slug: str, server: Server) -> None:
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task == "play")
    answer = attempt(server, f"/api/games/{slug}/lessons/{lesson.id}/{step.id}", clicks=[])
    assert (answer["verdict"], answer["reason"]["id"], answer["move"]) == ("unclear", "no-move-yet", None)


@every_game
def test_a_press_that_begins_no_move_is_told_why_and_taken_for_no_move(slug: str, server: Server) -> None:
    lesson, step = next((one, step) for one in lessons(slug) for step in one.steps if step.task == "play")
    place, game = f"/api/games/{slug}/lessons/{lesson.id}/{step.id}", bergfried.load(slug)
    scene = game.view.scene(step.state)
    kind: Literal["cell", "ghost"] = "ghost" if scene.board.shape in ("wall", "tower3d") else "cell"
    presses = (Click(kind, cell.id) for cell in scene.board.cells)
    press = next(press for press in presses if game.view.attempt(step.state, [press]) is not None)
    answer = attempt(server, place, clicks=[{"kind": press.kind, "id": press.id}])
    assert (answer["verdict"], answer["move"]) == ("refused", None)
    assert answer["clause"]


def test_what_cannot_be_read_is_refused(server: Server) -> None:
    slug = bergfried.slugs()[0]
    lesson = lessons(slug)[1]
    place = f"/api/games/{slug}/lessons/{lesson.id}/{lesson.steps[0].id}"
    assert server.http.post(f"{place}/try", json={"text": "nonsense"}).status_code == 422
    assert server.http.post(f"{place}/try", json={"clicks": [{"kind": "hand", "id": "x"}]}).status_code == 422
    for unknown in (f"/api/games/chess/lessons/{lesson.id}/x", f"/api/games/{slug}/lessons/x/y"):
        answer = server.http.get(unknown)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


@every_game
def test_a_picture_shows_an_aid_and_speaks_a_language(slug: str, server: Server) -> None:
    game = bergfried.load(slug)
    scene = game.view.scene(game.initial())
    asked = {"game": slug, "position": game.notation.format_state(game.initial())}
    plain = server.http.get("/api/picture", params=asked).text
    assert server.http.get("/api/picture", params=asked | {"aid": "nothing"}).text == plain
    for aid in list(scene.hover)[:1]:
        assert server.http.get("/api/picture", params=asked | {"aid": aid}).text != plain
    said = game.say(scene.panels[-1].title, "de")
    assert html.escape(said) in server.http.get("/api/picture", params=asked | {"language": "de"}).text
