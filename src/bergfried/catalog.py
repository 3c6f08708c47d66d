"""Finds the games: every folder of `bergfried.games` is one, and nothing is listed by hand."""

import copyreg
import pkgutil
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

import bergfried.games
from bergfried.core import Game
from bergfried.drawing import draw_svg
from bergfried.speech import Speaker


@cache
def slugs() -> tuple[str, ...]:
    """The names by which `load` knows the games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(bergfried.games.__path__) if module.ispkg))


@cache
def load(slug: str) -> Game[Any, Any]:
    """The game of that name; KeyError names the choices."""
    if slug not in slugs():
        raise KeyError(f"no game is called {slug!r}; there are: {', '.join(slugs())}")
    game: Game[Any, Any] = import_module(f"bergfried.games.{slug}").GAME
    assert game.info.slug == slug, f"the folder {slug} calls itself {game.info.slug}"
    return replace(game, painter=draw_svg, speaker=Speaker(game.folder).say)


def _reduced(game: Game[Any, Any]) -> str | tuple[Any, ...]:
    """Pickled as its name, for its parts are functions; but not a game that somebody has changed or made."""
    slug = game.info.slug
    return (load, (slug,)) if slug in slugs() and game is load(slug) else game.__reduce_ex__(2)


copyreg.pickle(Game, _reduced)
