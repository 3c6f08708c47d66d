"""Networks: what they see, what they say, how they learn. Asked of every game that has inputs for one."""

import random
import struct
from typing import Any

import numpy as np
import pytest

import bergfried
from bergfried import kernels
from bergfried.core import Game
from bergfried.engines.searchers import signature
from bergfried.training.lessons import Lessons
from bergfried.training.network import Network

if kernels.native is None:
    pytest.skip("needs the compiled kernels", allow_module_level=True)

LEARNING = [slug for slug in bergfried.slugs() if hasattr(getattr(kernels.native, slug, None), "net_shape")]


def game_and_start(slug: str) -> tuple[Game[Any, Any], Any]:
    game = bergfried.load(slug)
    return game, kernels.kernel(game).session(game.initial())


def lessons(slug: str, games: int = 12, seed: int = 1) -> Lessons:
    _, session = game_and_start(slug)
    return Lessons.read(session.self_play(games=games, seed=seed, simulations=40, quick=8))


@pytest.mark.parametrize("slug", LEARNING)
def test_a_network_sees_a_turned_board_as_the_game_says_it_is(slug: str) -> None:
    """Whatever symmetry.py knows is one of the ways to see a position; colours do not matter to the side to move."""
    game, start = game_and_start(slug)
    kernel, dice, used = kernels.kernel(game), random.Random(3), set()
    for _ in range(4):
        state = game.initial()
        while state.outcome() is None:
            session = kernel.session(state)
            views = [session.see(way) for way in range(session.symmetries)]
            for symmetry in game.symmetries:
                image = kernel.session(symmetry.state(state))
                moves = [(kernel.code(move), kernel.code(symmetry.move(state, move))) for move in state.legal_moves()]
                fitting = [
                    way
                    for way, view in enumerate(views)
                    if view == image.see()
                    and all(session.output_of(move, way) == image.output_of(turned) for move, turned in moves)
                ]
                assert fitting, (symmetry.name, game.notation.format_state(state))
                used.update(fitting)
            state = state.play(dice.choice(state.legal_moves()))
    assert used == set(range(start.symmetries))


@pytest.mark.parametrize("slug", LEARNING)
def test_inputs_and_outputs_have_their_places(slug: str) -> None:
    _, session = game_and_start(slug)
    inputs, _, _, outputs = session.net_shape
    found = lessons(slug)
    assert found.inputs.max() < inputs
    assert found.outputs.max() < outputs
    for number in range(len(found)):  # nothing is said twice
        mine = found.inputs[found.input_rows == number]
        assert len(set(mine)) == len(mine)
    for refused in (-1, session.symmetries):
        with pytest.raises(ValueError, match="no such symmetry"):
            session.see(refused)
        with pytest.raises(ValueError, match="no such symmetry"):
            session.output_of(session.legal_moves()[0], refused)
    with pytest.raises(ValueError, match="not legal"):
        session.output_of(10**6)


@pytest.mark.parametrize("slug", LEARNING)
def test_lessons_are_the_positions_of_the_game_and_some_that_the_search_looked_into(slug: str) -> None:
    _, session = game_and_start(slug)
    alone, more = (
        Lessons.read(session.self_play(games=6, seed=1, simulations=400, quick=8, beside=beside)) for beside in (0, 3)
    )
    assert set(alone.result) <= {0.0, 0.5, 1.0}
    beside = more.result == more.expected  # most of them are between the results of a game
    assert len(more) / 4 < beside.sum() < len(more)
    for found in (alone, more):
        sums = np.zeros(len(found))
        np.add.at(sums, found.output_rows, found.shares)
        assert sums == pytest.approx(np.ones(len(found)), abs=1e-3)
        assert found.expected.min() >= 0
        assert found.expected.max() <= 1


@pytest.mark.parametrize("slug", LEARNING)
def test_a_search_teaches_the_move_that_wins(slug: str) -> None:
    """What is proved counts whole, however few visits it took."""
    _, session = game_and_start(slug)
    found = Lessons.read(session.self_play(games=40, seed=2, simulations=200, quick=8, beside=0))
    won = found.expected == 1
    assert won.any()
    for number in np.flatnonzero(won)[:20]:
        shares = found.shares[found.output_rows == number]
        assert set(np.round(shares[shares > 0] * (shares > 0).sum(), 3)) == {1.0}, "only winning moves, all alike"


@pytest.mark.parametrize("slug", LEARNING)
def test_what_a_long_search_proved_on_its_way_is_learnt_as_well(slug: str) -> None:
    _, session = game_and_start(slug)
    asked = {"games": 3, "seed": 3, "simulations": 4_000, "quick": 8, "studied": 0.3}
    alone, more = (Lessons.read(session.self_play(**asked, beside=beside)) for beside in (0, 100))
    proved = [np.isin(found.expected, (0.0, 1.0)).sum() for found in (alone, more)]
    assert proved[1] > 2 * proved[0] > 0


@pytest.mark.parametrize("slug", LEARNING)
def test_a_longer_search_knows_more_positions(slug: str) -> None:
    """It is not short of room."""
    _, session = game_and_start(slug)
    asked = {"games": 1, "seed": 5, "quick": 8, "beside": 1_000, "studied": 1.0}
    short, long = (len(Lessons.read(session.self_play(**asked, simulations=count))) for count in (3_000, 10_000))
    assert long > 1.5 * short


@pytest.mark.parametrize("slug", LEARNING)
def test_so_many_moves_are_studied(slug: str) -> None:
    _, session = game_and_start(slug)
    none, some, all_moves = (
        len(Lessons.read(session.self_play(games=10, seed=4, simulations=8, quick=8, beside=0, studied=share)))
        for share in (0.0, 0.5, 1.0)
    )
    assert none == 0
    assert all_moves > 1.5 * some > 0


@pytest.mark.parametrize("slug", LEARNING)
def test_the_kernel_says_what_the_network_says(slug: str, net: Any) -> None:
    _, session = game_and_start(slug)
    network = Network(session.net_shape, seed=5)
    network.read(network.to_bytes())  # rounded as the kernel gets it
    net(session, network.to_bytes())
    for _ in range(12):
        session.play(session.legal_moves()[0])
        seen, moves = session.see(), session.legal_moves()
        batch = Lessons(
            np.array([len(seen)], np.uint16),
            np.array(list(seen), np.uint16),
            np.array(list(seen.values()), np.float32),
            np.array([len(moves)], np.uint16),
            np.array([session.output_of(move) for move in moves], np.uint16),
            np.zeros(len(moves), np.float32),
            np.zeros(1, np.float32),
            np.zeros(1, np.float32),
        )
        answers = network.ask(batch)
        chance, promises = session.ask_net()
        assert chance == pytest.approx(1 / (1 + np.exp(-answers.chance[0])), abs=1e-4)
        assert [promises[move] for move in moves] == pytest.approx(list(answers.promise[0, batch.outputs]), abs=1e-3)


@pytest.fixture
def net() -> Any:
    """Sets a network for one test."""
    used: list[Any] = []

    def set_net(session: Any, data: bytes | None) -> None:
        used.append(session)
        session.set_net(data)

    yield set_net
    for session in used:
        path = bergfried.load(type(session).__name__).folder / kernels.NET
        session.set_net(path.read_bytes() if path.exists() else None)


@pytest.mark.parametrize("slug", LEARNING)
def test_bytes_that_are_no_network_are_refused_and_change_nothing(slug: str, net: Any) -> None:
    _, session = game_and_start(slug)
    good = Network(session.net_shape).to_bytes()
    net(session, good)
    before = session.ask_net()
    infinite = good[:12] + struct.pack("<H", 0x7F80) + good[14:]
    for bad in (b"", b"\0" * len(good), good[:-1], good + b"\0", infinite):
        with pytest.raises(ValueError, match="network"):
            session.set_net(bad)
    with pytest.raises(TypeError):
        session.set_net("net.bin")
    assert session.ask_net() == before
    net(session, None)
    with pytest.raises(ValueError, match="no network"):
        session.ask_net()


@pytest.mark.parametrize("slug", LEARNING)
def test_another_network_is_another_signature(slug: str, net: Any) -> None:
    game, session = game_and_start(slug)
    numbers = set()
    for seed in (5, 6, 5):
        net(session, Network(session.net_shape, seed=seed).to_bytes())
        numbers.add(signature(game).number)
    assert len(numbers) == 2


@pytest.mark.parametrize("slug", LEARNING)
def test_a_game_against_itself_teaches_what_the_search_thought_and_what_came_of_it(slug: str) -> None:
    found = lessons(slug)
    assert len(found) > 12
    assert set(found.result) <= {0, 0.5, 1}
    assert 0 < found.result.mean() < 1
    assert np.all((found.expected >= 0) & (found.expected <= 1))
    votes = np.bincount(found.output_rows, found.shares)
    assert votes == pytest.approx(np.ones(len(found)), abs=1e-5)
    assert np.array_equal(found.inputs, lessons(slug).inputs), "the same seed plays the same games"
    assert not np.array_equal(found.inputs[:200], lessons(slug, seed=2).inputs[:200])


@pytest.mark.parametrize("slug", LEARNING)
def test_batches_hold_every_position_once(slug: str) -> None:
    found = lessons(slug)
    batches = list(found.batches(8, np.random.default_rng(1)))
    assert [len(batch) for batch in batches] == [8] * (len(found) // 8)

    def rows(many: Lessons) -> list[tuple[Any, ...]]:
        return [
            (
                tuple(many.inputs[many.input_rows == row]),
                tuple(many.shares[many.output_rows == row]),
                many.expected[row],
                many.result[row],
            )
            for row in range(len(many))
        ]

    known = rows(found)
    for row in rows(Lessons.join(batches)):
        known.remove(row)
    assert len(known) == len(found) % 8


@pytest.mark.parametrize("slug", LEARNING[:1])
def test_gradients_are_slopes(slug: str) -> None:
    _, session = game_and_start(slug)
    network = Network(session.net_shape, seed=2)
    network.numbers = {name: part.astype(np.float64) for name, part in network.numbers.items()}
    batch, dice = lessons(slug), np.random.default_rng(4)
    _, gradient = network.learn(batch, trust=0.3)
    for name, part in network.numbers.items():
        steepest = np.unravel_index(np.argmax(np.abs(gradient[name])), part.shape)
        places = [steepest, *(tuple(dice.integers(0, part.shape)) for _ in range(3))]
        for place in places:
            kept, step = part[place], 1e-6
            part[place] = kept + step
            above = sum(network.learn(batch, trust=0.3)[0])
            part[place] = kept - step
            below = sum(network.learn(batch, trust=0.3)[0])
            part[place] = kept
            assert gradient[name][place] == pytest.approx((above - below) / (2 * step), rel=2e-2, abs=2e-5), name


@pytest.mark.parametrize("slug", LEARNING)
def test_the_network_of_the_game_knows_more_than_chance(slug: str) -> None:
    """The one that is shipped, on games that it did not see."""
    _, session = game_and_start(slug)
    network, found = Network(session.net_shape), lessons(slug, games=150, seed=77)
    network.read((bergfried.load(slug).folder / kernels.NET).read_bytes())
    (of_chance, of_promises), _ = network.learn(found, trust=0)
    evenly = np.log(found.outputs_of).mean()  # every move alike
    assert of_chance < 0.95 * np.log(2)
    assert of_promises < 0.85 * evenly
