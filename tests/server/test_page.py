"""The page, its texts, and what else the server hands out."""

import re
from pathlib import Path

import httpx
import pytest

import bergfried
from bergfried.server.routes.page import PAGE
from bergfried.server.settings import Settings
from bergfried.speech import LANGUAGES
from tests.server import running
from tests.server.running import Server


def get(database: str, folder: Path, path: str) -> httpx.Response:
    return running.get(Settings(database=database), path, page=folder)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<title>page</title>")
    (tmp_path / "page" / "assets" / "index-Ab12.js").write_text("1")
    return tmp_path / "page"


def test_hashed_files_are_kept_and_the_page_is_asked_for_anew(database: str, page: Path) -> None:
    assert "immutable" in get(database, page, "/assets/index-Ab12.js").headers["cache-control"]
    answer = get(database, page, "/")
    assert (answer.text, answer.headers["cache-control"]) == ("<title>page</title>", "no-cache")
    assert "default-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(("path", "start"), [("/x", "./"), ("/tables/x", "../"), ("/tables/x/", "../../")])
def test_an_address_without_a_page_says_so_and_leads_to_the_start(
    database: str, page: Path, path: str, start: str
) -> None:
    answer = get(database, page, path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "There is nothing at this address." in answer.text
    assert f'href="{start}"' in answer.text


@pytest.mark.parametrize("path", ["/assets/missing.js", "/missing.png", "/api/missing", "/..%2fapp.py", "/assets/none"])
def test_what_is_missing_is_a_problem_not_the_page(database: str, page: Path, path: str) -> None:
    answer = get(database, page, path)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")


def test_without_a_page_the_server_says_how_to_get_one(database: str, tmp_path: Path) -> None:
    answer = get(database, tmp_path, "/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_games_are_described_with_texts_rules_and_pictures(server: Server) -> None:
    games = server.http.get("/api/games").json()
    assert [game["slug"] for game in games] == list(bergfried.slugs())
    for game in games:
        assert game["levels"]
        for language in LANGUAGES:
            texts = server.http.get(f"/api/games/{game['slug']}/texts/{language}").text
            assert all(f"\n{option['message']} =" in texts for option in game["options"])
            assert "# " in server.http.get(f"/api/games/{game['slug']}/rules/{language}").text
        assert server.http.get(f"/api/games/{game['slug']}/lessons").status_code == 200
        assert server.http.get("/api/picture", params={"game": game["slug"]}).text.startswith("<svg")
    for language in LANGUAGES:
        assert "\nnot-your-turn =" in server.http.get(f"/api/texts/{language}").text


def test_health(server: Server) -> None:
    assert server.http.get("/healthz").json()["status"] == "ok"


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="no page has been built")
def test_the_page_names_the_libraries_in_it_and_their_licences() -> None:
    told = (PAGE / "LICENSES.txt").read_text(encoding="utf-8")
    for library in ("svelte", "three", "markdown-it", "@fluent/bundle"):
        assert re.search(rf"^{library} [\d.]+ \(\S+\)$", told, re.MULTILINE)
    assert "Permission is hereby granted" in told
