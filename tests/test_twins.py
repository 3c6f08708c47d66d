"""rules.py and kernel.hpp in lockstep: every kind of position, not only the start."""

import random
import tomllib
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bergfried
from bergfried import kernels
from bergfried.kernels import Kernel
from tests.golden import playthroughs
from tests.lockstep import check_position, lockstep
from tests.test_perft import entries
from tests.walks import IDS, TABLES, somewhere, strange_moves

pytestmark = pytest.mark.skipif(kernels.native is None, reason=f"no compiled kernels here: {kernels.WHY_MISSING}")
every_table = pytest.mark.parametrize(("slug", "options"), TABLES, ids=IDS)
LEAVES = 50_000_000


def fast(slug: str) -> Kernel[Any, Any]:
    return kernels.kernel(bergfried.load(slug))


def test_every_game_has_a_kernel() -> None:
    assert kernels.native is not None
    assert tuple(kernels.native.games()) == bergfried.slugs()


@every_table
@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32))
def test_a_random_game_is_the_same_in_both(slug: str, options: dict[str, str], seed: int) -> None:
    lockstep(fast(slug), options, seed)


@every_table
@settings(max_examples=5, deadline=None)
@given(st.integers(0, 2**32))
def test_states_cross_the_border_with_their_past(slug: str, options: dict[str, str], seed: int) -> None:
    kernel = fast(slug)
    state = somewhere(kernel.game.initial(**options), seed)
    session = kernel.session(state)
    back = kernel.state(session)
    assert back == state
    assert back.outcome() == state.outcome()
    assert back.past == state.past
    assert kernel.twin.pack(back) == kernel.twin.pack(state) == session.pack()


@pytest.mark.parametrize(("slug", "entry"), entries(), ids=[f"{slug} {entry['name']}" for slug, entry in entries()])
def test_the_kernel_counts_as_the_table_says(slug: str, entry: dict[str, Any]) -> None:
    kernel = fast(slug)
    state = kernel.game.notation.parse_state(entry["state"], **entry.get("options", {}))
    for depth, count in enumerate(entry["counts"], start=1):
        if count <= LEAVES:
            assert kernel.session(state).perft(depth) == count
            assert kernel.session(state).perft(depth, threads=2) == count


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_golden_games_are_the_same_in_both(slug: str) -> None:
    kernel = fast(slug)
    game = kernel.game
    for file in playthroughs(game):
        lines = [line.split(maxsplit=1) for line in file.read_text(encoding="utf-8").splitlines()]
        options = dict(pair.split("=") for line in lines if line[0] == "options" for pair in line[1].split())
        start = next((line[1] for line in lines if line[0] == "start"), None)
        state = game.notation.parse_state(start, **options) if start else game.initial(**options)
        session = kernel.session(state)
        for line in lines:
            if line[0] == "play":
                check_position(kernel, state, session)
                move = game.notation.parse_move(state, line[1])
                state = state.play(move)
                session.play(kernel.code(move))
        check_position(kernel, state, session)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_perft_positions_agree_in_everything(slug: str) -> None:
    kernel = fast(slug)
    table = tomllib.loads((kernel.game.folder / "perft.toml").read_text(encoding="utf-8"))
    for entry in table["position"]:
        state = kernel.game.notation.parse_state(entry["state"], **entry.get("options", {}))
        check_position(kernel, state, kernel.session(state))


@every_table
@settings(max_examples=3, deadline=None)
@given(st.integers(0, 2**32))
def test_undo_leads_back_and_a_clone_goes_its_own_way(slug: str, options: dict[str, str], seed: int) -> None:
    kernel = fast(slug)
    session = kernel.session(kernel.game.initial(**options))
    dice = random.Random(seed)
    seen = []
    for _ in range(60):
        if session.result:
            break
        seen.append((session.pack(), session.key, session.past()))
        session.play(dice.choice(session.legal_moves()))
    twin = session.clone()
    while seen:
        session.undo()
        assert (session.pack(), session.key, session.past()) == seen.pop()
    assert twin.plies > 0
    with pytest.raises(IndexError):
        session.undo()


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_playouts_are_reproducible_and_do_not_depend_on_threads(slug: str) -> None:
    session = fast(slug).session(bergfried.load(slug).initial())

    def totals(**how: int) -> tuple[int, ...]:
        done = session.playouts(300, **how)
        return done.first, done.second, done.draws, done.unfinished, done.plies

    one = totals(seed=1)
    assert sum(one[:4]) == 300
    assert one == totals(seed=1) == totals(seed=1, threads=3)
    assert one != totals(seed=2)


@every_table
@settings(max_examples=2, deadline=None)
@given(st.integers(0, 2**32))
def test_a_batch_plays_by_the_rules(slug: str, options: dict[str, str], seed: int) -> None:
    kernel = fast(slug)
    start = kernel.game.initial(**options)
    dice = random.Random(seed)
    batch = kernel.batch(start, games=3, seed=seed)
    states = [start] * 3
    for _ in range(80):
        actions = []
        for i, state in enumerate(states):
            session = kernel.session(state)
            legal = {session.action(kernel.code(move)): move for move in state.legal_moves()}
            assert len(legal) == len(state.legal_moves())
            assert set(np.flatnonzero(batch.mask[i])) == set(legal)
            assert batch.to_move[i] == state.to_move
            action = dice.choice(sorted(legal))
            actions.append(action)
            states[i] = state.play(legal[action])
        batch.step(np.array(actions))
        for i, state in enumerate(states):
            over = state.outcome()
            assert (batch.result[i] == 0) == (over is None)
            if over is not None:
                assert kernels.WINNERS[int(batch.result[i])] == over.winner
                states[i] = start
    with pytest.raises(ValueError, match="not legal"):
        batch.step(np.array([kernel.actions] * 3))


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_bytes_are_never_trusted(slug: str) -> None:
    """Damaged bytes are refused, or are a position that can be played on; nothing crashes."""
    kernel = fast(slug)
    dice = random.Random(0)
    refused = 0
    for seed in range(400):
        data = bytearray(kernel.twin.pack(somewhere(kernel.game.initial(), seed % 40)))
        for _ in range(dice.randint(1, 3)):
            data[dice.randrange(len(data))] = dice.choice([0, 1, 2, 3, 255, dice.randrange(256)])
        try:
            session = type(kernel.session(kernel.game.initial()))(bytes(data))
        except ValueError:
            refused += 1
        else:
            assert session.pack() == bytes(data)
            assert session.key == session.fresh_key
            session.playouts(2, seed=seed, longest=300)
    assert refused > 100
    for wrong in (b"", bytes(3), bytes(5000)):
        with pytest.raises(ValueError, match="bytes"):
            type(kernel.session(kernel.game.initial()))(wrong)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_numbers_of_no_move_are_refused(slug: str) -> None:
    kernel = fast(slug)
    assert kernel.move(np.int64(kernel.code(kernel.game.initial().legal_moves()[0])))  # type: ignore[arg-type]
    for number in (-1, -2, 2**32 - 1, 2**32, 2**64, 2**70):
        with pytest.raises(ValueError, match=f"^{number} is the number of no move of {slug}$"):
            kernel.move(number)
    dice = random.Random(0)
    for number in [*range(5_000), *(dice.randrange(2**32) for _ in range(2_000))]:
        try:
            move = kernel.move(number)
        except ValueError:
            continue
        assert kernel.code(move) == number
    for wrong in ("A1", 1.5, None):
        with pytest.raises(TypeError):
            kernel.move(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_moves_without_a_number_are_refused(slug: str) -> None:
    kernel = fast(slug)
    for move in strange_moves(kernel.game.initial()):
        try:
            number = kernel.code(move)
        except ValueError:
            continue
        assert kernel.move(number) == move


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_what_belongs_to_another_game_is_refused(slug: str) -> None:
    kernel, other = fast(slug), fast(next(other for other in bergfried.slugs() if other != slug))
    state = other.game.initial()
    for call, thing in (
        (kernel.session, state),
        (lambda state: kernel.batch(state, games=1), state),
        (kernel.state, other.session(state)),
        (kernel.code, state.legal_moves()[0]),
        (kernel.code, "A1"),
    ):
        with pytest.raises(TypeError, match=f"is no (position|session|move) of {slug}$"):
            call(thing)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_wrong_calls_are_refused(slug: str) -> None:
    session = fast(slug).session(bergfried.load(slug).initial())
    with pytest.raises(ValueError, match="not legal"):
        session.play(2**32 - 1)
    with pytest.raises(ValueError, match="not legal"):
        session.action(2**32 - 1)
    with pytest.raises(ValueError, match="depth"):
        session.perft(-1)
    with pytest.raises(ValueError, match="threads"):
        session.perft(1, threads=0)
    with pytest.raises(ValueError, match="threads"):
        session.playouts(1, threads=100_000)
