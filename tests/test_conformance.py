"""What holds for every game of the catalog, under every set of options, in every position of random games."""

from dataclasses import asdict
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bergfried
from bergfried.core import BadNotation, BadOption, IllegalMove, Side, message
from bergfried.speech import LANGUAGES
from tests.explaining import check_presses
from tests.golden import playthroughs, positions
from tests.ledger import clauses
from tests.schema import scene_faults
from tests.walks import IDS, TABLES, AnyGame, AnyState, somewhere, strange_moves, walk

seeds = st.integers(0, 2**32)
every_table = pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
every_game = pytest.mark.parametrize("slug", bergfried.slugs())
some_games = settings(max_examples=4, deadline=None)
some_positions = settings(max_examples=8, deadline=None)


def table(slug: str, options: dict[str, str]) -> tuple[AnyGame, AnyState]:
    game = bergfried.load(slug)
    return game, game.initial(**options)


@every_table
@some_games
@given(seeds)
def test_over_means_no_moves_and_no_moves_means_over(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    for state, _ in walk(start, seed):
        over = state.outcome()
        assert (over is None) == bool(state.legal_moves())
        assert over is None or clauses(game.folder)[over.clause].ending
        assert len(set(state.legal_moves())) == len(state.legal_moves())


@every_table
def test_a_move_of_any_numbers_is_legal_or_refused(slug: str, options: dict[str, str]) -> None:
    game, start = table(slug, options)
    for seed in range(3):
        state = somewhere(start, seed)
        for move in strange_moves(state, seed):
            if move not in state.legal_moves():
                with pytest.raises(IllegalMove) as no:
                    state.play(move)
                assert game.say(no.value.reason)
                assert no.value.clause in clauses(game.folder)


@every_table
@some_games
@given(seeds)
def test_positions_and_moves_survive_being_written_and_read(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    for state, _ in walk(start, seed):
        text = game.notation.format_state(state)
        again = game.notation.parse_state(text, **options)
        assert again == state
        assert hash(again) == hash(state)
        assert game.notation.format_state(again) == text
        if state.outcome() is None:
            assert again.legal_moves() == state.legal_moves()
        texts = [game.notation.format_move(state, move) for move in state.legal_moves()]
        assert len(set(texts)) == len(texts)
        assert [game.notation.parse_move(state, text) for text in texts] == list(state.legal_moves())


@every_table
@some_positions
@given(seeds)
def test_play_leaves_the_old_state_alone(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    state = somewhere(start, seed)
    before = repr(state), hash(state), game.notation.format_state(state)
    for move in state.legal_moves():
        state.play(move)
    assert before == (repr(state), hash(state), game.notation.format_state(state))


@every_table
@some_positions
@given(seeds)
def test_symmetries_map_legal_moves_to_legal_moves(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    state = somewhere(start, seed).without_past()
    for symmetry in game.symmetries:
        image = symmetry.state(state)
        assert {symmetry.move(state, move) for move in state.legal_moves()} == set(image.legal_moves()), symmetry.name
        here, there = state.outcome(), image.outcome()
        assert (here is None) == (there is None)
        if here and there:
            swap = symmetry.swaps_sides and here.winner is not None
            assert there.winner == (here.winner.other if swap and here.winner is not None else here.winner)
        for move in state.legal_moves()[:8]:
            assert symmetry.state(state.play(move).without_past()) == image.play(symmetry.move(state, move))


@every_table
@some_positions
@given(seeds)
def test_click_paths_are_complete_and_none_begins_another(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    state = somewhere(start, seed)
    paths: dict[tuple[Any, ...], str] = {}
    for move in state.legal_moves():
        own = game.view.clicks(state, move)
        assert own, f"{move} cannot be clicked"
        for path in own:
            assert path
            assert path not in paths, f"two moves by the same clicks: {path}"
            paths[path] = game.notation.format_move(state, move)
    for path, text in paths.items():
        assert not any(path[:length] in paths for length in range(1, len(path)))
        assert game.view.attempt(state, path) == text


@every_table
@some_positions
@given(seeds)
def test_one_press_begins_a_move_or_is_told_why_not(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    check_presses(game, somewhere(start, seed))


@every_game
def test_in_golden_games_one_press_begins_a_move_or_is_told_why_not(slug: str) -> None:
    game = bergfried.load(slug)
    for file in playthroughs(game):
        for state in positions(game, file.read_text(encoding="utf-8")):
            check_presses(game, state)


@every_game
@pytest.mark.parametrize("thing", [None, "A1", 3, (0, 7, 1), Side.FIRST], ids=repr)
def test_what_is_no_move_of_the_game_is_refused_as_such(slug: str, thing: object) -> None:
    """Also a tuple that equals a move, for the rules would stumble over it later."""
    with pytest.raises(TypeError, match=r"is no move of this game: a move is a .*parse_move"):
        bergfried.load(slug).initial().play(thing)


@every_table
@some_positions
@given(seeds)
def test_scenes_fit_the_schema_and_name_only_what_they_hold(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    state = somewhere(start, seed)
    scene = game.view.scene(state)
    assert not scene_faults(scene)
    cells, pieces = {cell.id for cell in scene.board.cells}, {piece.id for piece in scene.pieces}
    assert len(cells) == len(scene.board.cells)
    assert len(pieces) == len(scene.pieces)
    assert {cell for piece in scene.pieces for cell in piece.at} <= cells
    assert {cell for mark in scene.marks for cell in mark.cells} <= cells
    assert set(scene.hover) <= cells | pieces
    hovered = [mark for marks in scene.hover.values() for mark in marks]
    assert {cell for mark in hovered for cell in mark.cells} <= cells
    words = [panel.title for panel in scene.panels]
    words += [mark.label for mark in (*scene.marks, *hovered) if mark.label]
    for move in state.legal_moves():
        for click in (click for path in game.view.clicks(state, move) for click in path):
            assert click.kind != "cell" or click.id in cells
            assert click.kind != "piece" or click.id in pieces
            assert click.kind != "choice" or click.caption is not None
            assert {cell for mark in click.preview for cell in mark.cells} <= cells
            words += [click.caption] if click.caption else []
            words += [mark.label for mark in click.preview if mark.label]
    for language in LANGUAGES:
        assert all(game.say(word, language) for word in words)


@every_table
@some_positions
@given(seeds)
def test_every_position_can_be_drawn(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    picture = game.picture(somewhere(start, seed))
    assert picture.startswith("<svg")
    assert picture._repr_svg_() == picture


@every_table
@some_positions
@given(seeds)
def test_evaluation_is_fair_to_both_sides(slug: str, options: dict[str, str], seed: int) -> None:
    game, start = table(slug, options)
    state = somewhere(start, seed).without_past()
    for symmetry in game.symmetries:
        image = symmetry.state(state)
        assert game.evaluate(image) == game.evaluate(state) * (-1 if symmetry.swaps_sides else 1), symmetry.name


@every_game
@settings(max_examples=300, deadline=None)
@given(text=st.text() | st.text(alphabet="-/@+:, .0123456789abcdefghkoprstuvwxyzABCDEFGHNOPRSVWX\n"), seed=seeds)
def test_any_text_is_read_or_refused_as_bad_notation(slug: str, text: str, seed: int) -> None:
    game = bergfried.load(slug)
    for read in (game.notation.parse_state, lambda text: game.notation.parse_move(game.initial(), text)):
        try:
            read(text)
        except BadNotation as no:
            assert 0 <= no.place <= len(text)
            assert all(game.say(no.reason, language) for language in LANGUAGES)


@every_table
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_a_damaged_position_is_read_or_refused_but_never_crashes(
    slug: str, options: dict[str, str], data: st.DataObject
) -> None:
    game, start = table(slug, options)
    text = game.notation.format_state(somewhere(start, data.draw(st.integers(0, 50))))
    place = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    patch = data.draw(st.text(alphabet=[*sorted(set(text)), "9", "٣", "\n"], max_size=3))
    damaged = text[:place] + patch + text[place + cut :]
    try:
        state = game.notation.parse_state(damaged, **options)
    except BadNotation as no:
        assert all(game.say(no.reason, language) for language in LANGUAGES)
        assert 0 <= no.place <= len(damaged)
    else:
        assert game.notation.format_state(state) == damaged  # one canonical form, so nothing else may be accepted
        assert (state.outcome() is None) == bool(state.legal_moves())
        for move in state.legal_moves()[:20]:
            after = state.play(move)
            assert game.notation.parse_state(game.notation.format_state(after), **options) == after


@every_game
def test_every_language_has_the_same_messages(slug: str) -> None:
    game = bergfried.load(slug)
    ids = {}
    for language in LANGUAGES:
        text = (game.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        ids[language] = {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()}
    assert ids["en"] == ids["de"] == ids["fr"]
    endings = {clause.number for clause in clauses(game.folder).values() if clause.ending}
    refusals = {reason for clause in clauses(game.folder).values() for reason in clause.refuses}
    named = {"game-title", "game-summary", "side-first", "side-second", "ended-resignation", "ended-time"}
    assert named | endings | refusals <= ids["en"]
    resigned = {
        game.say(message("ended-resignation", side=side.word), language) for language in LANGUAGES for side in Side
    }
    assert len(resigned) == len(LANGUAGES) * len(Side)
    for option in game.options:
        numbers = ["7"] if option.numbers else []
        values = {option.called(value).id for value in (*option.values, *numbers)}
        assert {option.message, option.title.id} | values <= ids["en"]


@every_game
def test_unknown_options_and_values_are_refused(slug: str) -> None:
    game = bergfried.load(slug)
    text = game.notation.format_state(game.initial())
    for wrong in ({"colour": "pink"}, *({option.name: "maybe"} for option in game.options)):
        with pytest.raises(BadOption):
            game.initial(**wrong)
        with pytest.raises(BadOption):
            game.notation.parse_state(text, **wrong)


@every_game
def test_a_move_of_another_kind_is_refused(slug: str) -> None:
    game = bergfried.load(slug)
    assert game.initial().to_move is Side.FIRST
    with pytest.raises((IllegalMove, AttributeError, TypeError)):
        game.initial().play(None)


@every_game
def test_the_scene_holds_no_names_of_games(slug: str) -> None:
    game = bergfried.load(slug)
    assert slug not in str(asdict(game.view.scene(game.initial())))


def test_an_unknown_game_is_refused_with_the_choices() -> None:
    with pytest.raises(KeyError, match=", ".join(bergfried.slugs())):
        bergfried.load("chess")
