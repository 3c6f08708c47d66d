"""There is one source of legality: what `legal_moves` does not hold is refused, with a reason of its own."""

from collections.abc import Iterable

from bergfried.core import Click, IllegalMove
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


def check_presses(game: AnyGame, state: AnyState) -> set[str]:
    """Every single press begins a legal move or is refused with a reason; returns the ids of the reasons given."""
    scene, known = game.view.scene(state), clauses(game.folder)
    cells = [cell.id for cell in scene.board.cells]
    presses = [Click("cell", cell) for cell in cells]
    if scene.board.shape in ("wall", "tower3d"):  # there the page names blocks and free places
        taken = {cell for piece in scene.pieces for cell in piece.at}
        presses = [Click("ghost", cell) for cell in cells if cell not in taken]
        presses += [Click("piece", piece.id) for piece in scene.pieces]
    paths = {path for move in state.legal_moves() for path in game.view.clicks(state, move)}
    begins = {path[0].id for path in paths}
    reasons = set()
    for press in presses:
        text = game.view.attempt(state, [press])
        if press.id in begins:
            assert text is None or any(path[0].id == press.id for path in paths if len(path) == 1), (press, text)
            continue
        no = _refusal(game, state, text) if text is not None else game.view.misplaced(state, [press])
        assert no is not None, press
        assert no.clause in known, (press, no)
        assert no.reason.id == "game-over" or no.reason.id in known[no.clause].refuses, (press, no)
        assert set(no.squares) <= set(cells), (press, no)
        if no.reason.id not in reasons:
            assert all(game.say(no.reason, language) for language in LANGUAGES)
        reasons.add(no.reason.id)
    return reasons


def _refusal(game: AnyGame, state: AnyState, text: str) -> IllegalMove | None:
    try:
        state.play(game.notation.parse_move(state, text))
    except IllegalMove as no:
        return no
    return None
