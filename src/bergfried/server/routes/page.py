"""The page, as the client's build left it; without one, a word about how to build it."""

from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import bergfried
from bergfried.core import message
from bergfried.server.refusals import WORDS
from bergfried.speech import LANGUAGES

PAGE = Path(bergfried.__file__).parent / "page"

PLAIN = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bergfried</title>
<body style="font: 1.1rem/1.5 Georgia, serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>Bergfried</h1>
{body}
</body>
</html>
"""

MISSING = """<p>The server is running, but the page has not been built.</p>
<p>In a copy of the source code, <code>make play</code> builds everything. Without the page, the games can be played in
the terminal: <code>bergfried play</code>.</p>"""

NOTHING = """<p>{said}</p>
<p><a href="{start}">→ Bergfried</a></p>"""


class _Page(StaticFiles):
    """Files whose names carry a hash of their content never change; all others are asked for anew."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as no:
            # Somebody typed an address: pages stand behind the #. A missing file is asked for by a program.
            if no.status_code != 404 or Path(path).suffix or path.split("/")[0] in ("api", "assets"):
                raise
            response = _nothing_here(Headers(scope=scope), scope["path"].removeprefix(scope.get("root_path", "")))
        forever = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if forever else "no-cache"
        return response


def _nothing_here(headers: Headers, path: str) -> Response:
    wanted = headers.get("accept-language", "")[:2].lower()
    language = wanted if wanted in LANGUAGES else LANGUAGES[0]
    said = WORDS.say(message("unknown-page"), language)
    start = "../" * (path.count("/") - 1) or "./"  # a proxy may have put the server below a folder
    return _plain(NOTHING.format(said=said, start=start), 404, language)


def _plain(body: str, status: int, language: str = LANGUAGES[0]) -> HTMLResponse:
    return HTMLResponse(PLAIN.format(language=language, body=body), status)


def add_page(app: FastAPI, folder: Path = PAGE) -> None:
    if (folder / "index.html").is_file():
        app.mount("/", _Page(directory=folder, html=True), name="page")
        return

    @app.get("/", include_in_schema=False)
    def missing() -> HTMLResponse:
        response = _plain(MISSING, 503)
        response.headers["cache-control"] = "no-store"
        return response
