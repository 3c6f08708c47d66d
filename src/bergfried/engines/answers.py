"""What a program answers, held against the rules before anybody believes it."""

from typing import Any

from bergfried.core import BadNotation, Game, IllegalMove, State
from bergfried.engines.process import EngineFailed


def legal(game: Game[Any, Any], state: State[Any], text: str) -> Any:
    """The move that a program named; EngineFailed if the rules refuse it."""
    try:
        move = game.notation.parse_move(state, text)
        state.play(move)
    except BadNotation:
        raise EngineFailed(f"answered {text[:40]!r}, which is no move") from None
    except IllegalMove as no:
        raise EngineFailed(f"played {text[:40]}, which {no.clause} forbids") from None
    return move
