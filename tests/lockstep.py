"""Plays a random game on rules.py and the kernel at once and compares them at every ply."""

import random
from typing import Any

from bergfried.kernels import Kernel
from tests.walks import AnyState


def check_position(kernel: Kernel[Any, Any], state: AnyState, session: Any) -> None:
    text = kernel.game.notation.format_state(state)
    legal = [kernel.code(move) for move in state.legal_moves()]
    assert sorted(session.legal_moves()) == sorted(legal), text
    assert [kernel.move(code) for code in legal] == list(state.legal_moves()), text
    actions = {session.action(code) for code in legal}
    assert len(actions) == len(legal), text
    assert actions <= set(range(kernel.actions)), text
    assert session.to_move == state.to_move, text
    assert kernel.agrees(session, state.outcome()), (text, kernel.outcome(session), state.outcome())
    assert session.key == session.fresh_key, text
    assert session.pack() == kernel.twin.pack(state), text
    assert kernel.twin.unpack(session.pack()) == state, text


def lockstep(kernel: Kernel[Any, Any], options: dict[str, str], seed: int, longest: int = 200) -> int:
    """One game; returns the plies played."""
    dice = random.Random(seed)
    state: AnyState = kernel.game.initial(**options)
    session = kernel.session(state)
    for ply in range(longest):
        check_position(kernel, state, session)
        if state.outcome() is not None:
            return ply
        move = dice.choice(list(state.legal_moves()))
        state = state.play(move)
        session.play(kernel.code(move))
    return longest


def glances(kernel: Kernel[Any, Any], options: dict[str, str], seed: int, longest: int, every: int) -> int:
    """A random game on the kernel; about each `every`-th ply, and the last one, is compared with the rules.

    Far more games than `lockstep` sees in the same time. At a ply that is compared the rules make the next move too.
    """
    dice = random.Random(seed)
    session = kernel.session(kernel.game.initial(**options))
    while session.plies < longest:
        session.play_random(dice.randrange(2 * every), dice.randrange(2**32))
        state = kernel.state(session)
        check_position(kernel, state, session)
        if state.outcome() is not None:
            break
        move = dice.choice(list(state.legal_moves()))
        state = state.play(move)
        session.play(kernel.code(move))
        assert kernel.twin.pack(state) == session.pack(), kernel.game.notation.format_state(state)
        assert kernel.agrees(session, state.outcome()), kernel.game.notation.format_state(state)
    plies: int = session.plies
    return plies
