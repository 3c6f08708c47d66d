"""Where nothing compiled: the computer plays on the Python rules, at the levels that they allow, and says so."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import bergfried
from bergfried.engines.levels import LEVELS
from tests.server.running import HUMAN, Server, computer, leaves, run_process

HIDE = "import sys\nsys.modules['bergfried._native'] = None\n"  # in every Python that the server starts


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("no-kernel")
    (folder / "sitecustomize.py").write_text(HIDE)
    paths = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    with run_process(f"sqlite:///{folder / 'tables.sqlite3'}", PYTHONPATH=paths) as (_, server):
        yield server


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_without_the_kernel_the_computer_still_plays(slug: str, server: Server) -> None:
    (game,) = (one for one in server.http.get("/api/games").json() if one["slug"] == slug)
    highest = game["levels"][-1]
    assert game["kernel"] is False
    assert highest < LEVELS
    wish = {"game": slug, "seats": [HUMAN, computer(highest + 1)]}
    refused = server.http.post("/api/tables", json=wish)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (422, "player-level-capped")
    with server.sit(server.open(slug, [HUMAN, computer(highest)]), 0) as client:
        while not any(move["by"] == 1 for move in client.position["moves"]):
            if client.position["legal"]:
                client.play(next(leaves(client.position["legal"]))[1])
            client.hear("position")  # an error would say that the move was improvised
        client.do("undo")
        client.hear("position")
        assert client.position["can"]["play"]
