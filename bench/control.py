"""The control games: folders like any game's, outside the catalog, that other programs know too."""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

import bench.games
from bench.compiling import build_control_module
from bergfried.core import Game
from bergfried.kernels import Kernel


def slugs() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in pkgutil.iter_modules(bench.games.__path__) if module.ispkg))


def load(slug: str) -> Game[Any, Any]:
    game: Game[Any, Any] = import_module(f"bench.games.{slug}").GAME
    return game


@cache
def native() -> ModuleType:
    """The compiled kernels, built now if they are not; CannotBuild if that is impossible here."""
    spec = spec_from_file_location("_control", build_control_module())
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def kernel(slug: str) -> Kernel[Any, Any]:
    game = load(slug)
    assert game.twin is not None
    return Kernel(game, game.twin, native())
