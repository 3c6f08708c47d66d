"""There is one source of legality: what `legal_moves` does not hold is refused, with a reason of its own."""

from collections.abc import Iterable

from bergfried.speech import LANGUAGES
from tests.ledger import clauses
from tests.walks import AnyGame, AnyState


def check_explanations(game: AnyGame, state: AnyState, texts: Iterable[str]) -> set[str]:
    """`explain` refuses exactly the texts that are no legal moves; returns the ids of the reasons given."""
    legal = {game.notation.format_move(state, move) for move in state.legal_moves()}
    known = clauses(game.folder)
    cells = {cell.id for cell in game.view.scene(state).board.cells}
    reasons = set()
    unseen = set(legal)
    for text in texts:
        answer = game.explain(state, text)
        canonical = game.notation.format_move(state, game.notation.parse_move(state, text))
        unseen.discard(canonical)
        assert answer.legal == (canonical in legal), (text, answer)
        if answer.legal:
            continue
        assert answer.clause in known, (text, answer)
        assert answer.reason.id == "game-over" or answer.reason.id in known[answer.clause].refuses, (text, answer)
        assert set(answer.squares) <= cells, (text, answer)
        if answer.reason.id not in reasons:
            assert all(game.say(answer.reason, language) for language in LANGUAGES)
        reasons.add(answer.reason.id)
    assert not unseen, f"legal, but not among the texts tried: {unseen}"
    return reasons
