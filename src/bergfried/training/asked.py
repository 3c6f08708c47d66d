"""The game that a command of this package is asked for."""

from typing import Any

import typer

import bergfried
from bergfried import kernels
from bergfried.core import Game


def learning_game(slug: str) -> Game[Any, Any]:
    """typer.BadParameter if there is no such game here, or none that a network can learn."""
    try:
        game = bergfried.load(slug)
        session = kernels.kernel(game).session(game.initial())
    except (KeyError, kernels.NoKernel) as no:
        raise typer.BadParameter(str(no.args[0])) from None
    if not hasattr(session, "net_shape"):
        raise typer.BadParameter(f"{slug} has no inputs.hpp: nobody has said what a network sees of it")
    return game
