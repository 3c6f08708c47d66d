"""What there is to play: games, their texts and rules."""

import re
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathParameter
from starlette.responses import Response

from bergfried import catalog, engines, kernels
from bergfried.server.reading import game_named
from bergfried.server.refusals import refusal
from bergfried.server.wire import GameSummary, OptionInfo
from bergfried.speech import LANGUAGES, SHARED

router = APIRouter(prefix="/api", tags=["games"])

FLUENT = "text/plain; charset=utf-8"
PARTS = tuple(Path(catalog.__file__).parent / part / "locale" for part in ("match", "engines", "server"))

Slug = Annotated[str, PathParameter(description="The game.", max_length=64)]
Language = Annotated[str, PathParameter(description="en, de or fr", max_length=10)]


@router.get("/games")
def games() -> list[GameSummary]:
    return [_summary(slug) for slug in catalog.slugs()]


@router.get("/texts/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
def texts(language: Language) -> Response:
    """What the server itself may say, and what all games share, as Fluent source."""
    return _fluent(language, SHARED, *PARTS)


@router.get(
    "/games/{slug}/texts/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}}
)  # fmt: skip
def game_texts(slug: Slug, language: Language) -> Response:
    """What a game may say, the shared texts included; its own come last and are right."""
    return _fluent(language, SHARED, game_named(slug).folder / "locale")


@router.get("/games/{slug}/rules", response_class=Response, responses={200: {"content": {"text/markdown": {}}}})
def rules(slug: Slug) -> Response:
    """Every clause, exactly and in English: what refusals and endings cite."""
    text = (game_named(slug).folder / "RULES.md").read_text(encoding="utf-8")
    return _markdown(re.sub(r"^Refuses: .*\n", "", text, flags=re.MULTILINE))  # lines that only tests read


@router.get(
    "/games/{slug}/rules/{language}", response_class=Response, responses={200: {"content": {"text/markdown": {}}}}
)  # fmt: skip
def rules_for_players(slug: Slug, language: Language) -> Response:
    """The rules to be read, with positions to be drawn. Where nobody has written them yet, every clause."""
    file = game_named(slug).folder / f"rules.{_known(language)}.md"
    return _markdown(file.read_text(encoding="utf-8")) if file.is_file() else rules(slug)


def _summary(slug: str) -> GameSummary:
    game = catalog.load(slug)
    info = game.info
    return GameSummary(
        slug=slug,
        title=info.title,
        authors=list(info.authors),
        publisher=info.publisher,
        year=info.year,
        version=info.version,
        options=[
            OptionInfo(name=one.name, values=list(one.values), numbers=one.numbers, message=one.message)
            for one in game.options
        ],
        levels=list(range(1, engines.highest_level(game) + 1)),
        kernel=kernels.has_kernel(game),
    )


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise refusal("unknown-page", 404)
    return language


def _fluent(language: str, *folders: Path) -> Response:
    sources = [(folder / f"{_known(language)}.ftl").read_text(encoding="utf-8") for folder in folders]
    return Response("\n".join(sources), media_type=FLUENT, headers={"cache-control": "no-cache"})


def _markdown(text: str) -> Response:
    return Response(text, media_type="text/markdown; charset=utf-8")
