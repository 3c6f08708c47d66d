"""The searches on the kernels: what they prove is so, what they are told they do, and nothing stops them ending."""

import math
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import pytest

import bergfried
from bergfried import kernels
from bergfried.arena import wins_at_once
from bergfried.core import Game, State
from bergfried.engines import native
from bergfried.engines.player import GameIsOver, Limits
from bergfried.engines.scores import WIN
from tests.engines.endings import endings
from tests.walks import somewhere

pytestmark = pytest.mark.skipif(kernels.native is None, reason="the kernels are not built")

JUDGED = [slug for slug in bergfried.slugs() if "search" in native.methods(bergfried.load(slug))]
LEARNT = [slug for slug in JUDGED if native.methods(bergfried.load(slug))[0] == "mcts"]  # by a network
WITH_KERNEL = [slug for slug in bergfried.slugs() if native.methods(bergfried.load(slug))]
ENDLESS = Limits()

# A step into the castle, and runs towards it that no figure can stop.
WINS = [
    ("waechter", "7/7/7/7/7/3RG3/BG6 r", 1),
    ("waechter", "7/7/7/7/3RG3/7/BG6 r", 3),
    ("waechter", "7/7/7/3RG3/7/7/BG6 r", 5),
]


def start(slug: str) -> tuple[Game[Any, Any], State[Any]]:
    game = bergfried.load(slug)
    return game, game.initial()


def forced(state: State[Any], plies: int) -> bool:
    """Whether the side to move wins within so many plies, by the rules and nothing else."""
    side = state.to_move

    def wins(state: State[Any], plies: int) -> bool:
        over = state.outcome()
        if over is not None or plies == 0:
            return over is not None and over.winner is side
        some = any if state.to_move is side else all
        return some(wins(state.after(move), plies - 1) for move in state.legal_moves())

    return wins(state, plies)


@pytest.mark.parametrize(("slug", "text", "plies"), WINS)
def test_a_forced_win_is_found_with_its_exact_distance(slug: str, text: str, plies: int) -> None:
    game = bergfried.load(slug)
    state = game.notation.parse_state(text)
    thought = native.NativePlayer(game, "search").choose(state, Limits(nodes=200_000))
    assert (thought.score, thought.proved) == (WIN - plies, "win")
    assert len(thought.lines[0].moves) == plies
    for move in thought.lines[0].moves:
        state = state.play(move)
    assert state.outcome() is not None


@pytest.mark.parametrize("slug", JUDGED)
def test_proved_distances_are_those_of_the_rules(slug: str) -> None:
    game = bergfried.load(slug)
    player = native.NativePlayer(game, "search")
    proved = 0
    for state in endings(game, games=6, seed=5):
        thought = player.choose(state, Limits(depth=4, nodes=20_000))
        if thought.proved == "win" and WIN - thought.score <= 3 and len(state.legal_moves()) < 40:
            plies = WIN - thought.score
            assert forced(state, plies)
            assert plies == 1 or not forced(state, plies - 1)
            proved += 1
    assert proved > 0


@pytest.mark.parametrize("slug", JUDGED)
@pytest.mark.parametrize("method", ["search", "mcts", "uct"])
def test_twenty_budgets_give_the_same_nodes_and_moves_again(slug: str, method: native.Method) -> None:
    game, state = start(slug)
    for budget in range(100, 2100, 100):
        first, second = (
            native.NativePlayer(game, method).choose(state, Limits(nodes=budget // (1 if method == "search" else 10)))
            for _ in range(2)
        )
        assert (first.nodes, first.lines) == (second.nodes, second.lines)
        assert first.move in state.legal_moves()


@pytest.mark.parametrize("slug", WITH_KERNEL)
def test_every_method_plays_legal_moves_however_narrow_the_limits(slug: str) -> None:
    game, state = start(slug)
    for method in native.methods(game):
        player = native.NativePlayer(game, method)
        for limits in (Limits(seconds=0.0), Limits(nodes=0), Limits(depth=0, nodes=1), Limits(depth=1, nodes=50)):
            assert player.choose(state, limits).move in state.legal_moves()


@pytest.mark.parametrize("slug", JUDGED)
def test_lines_are_different_moves_the_best_first(slug: str) -> None:
    game, state = start(slug)
    for method in native.methods(game):
        thought = native.NativePlayer(game, method).choose(state, Limits(nodes=3_000), lines=4)
        assert len({line.moves[0] for line in thought.lines}) == min(4, len(state.legal_moves()))
        if method == "search":
            assert [line.score for line in thought.lines] == sorted(
                (line.score for line in thought.lines), reverse=True
            )
        for line in thought.lines:
            position = state
            for move in line.moves:
                position = position.play(move)


@pytest.mark.parametrize("slug", JUDGED)
def test_nothing_is_proved_of_a_move_that_was_not_looked_at(slug: str) -> None:
    game, state = start(slug)
    for method in native.methods(game):
        for nodes in (1, 2, 30):
            lines = native.NativePlayer(game, method).choose(state, Limits(nodes=nodes), lines=500).lines
            assert lines
            assert all(line.proved is None for line in lines)


def test_more_lines_than_moves_and_a_depth_of_a_million_are_cut_to_what_there_is() -> None:
    game = bergfried.load("waechter")
    state = game.notation.parse_state("1RG5/7/7/7/7/7/5BG1 b")
    thought = native.NativePlayer(game, "search").choose(state, Limits(depth=10**6, nodes=20_000), lines=10**6)
    assert len(thought.lines) == len(state.legal_moves())


@pytest.mark.parametrize("method", ["search", "mcts", "uct"])
def test_stop_is_heeded_before_and_during_a_search(method: native.Method) -> None:
    game, state = start("waechter")
    player = native.NativePlayer(game, method)
    assert player.choose(state, ENDLESS, stop=lambda: True).move in state.legal_moves()
    began = time.perf_counter()
    player.choose(state, ENDLESS, stop=lambda: time.perf_counter() - began > 0.1)
    assert time.perf_counter() - began < 5


def test_the_kernels_own_stop_object_works_from_another_thread() -> None:
    game, state = start("waechter")
    assert kernels.native is not None
    session, stop = kernels.kernel(game).session(state), kernels.native.Stop()
    threading.Timer(0.1, stop.set).start()
    assert session.search(stop=stop)["lines"]
    assert stop.is_set()
    assert session.search(stop=stop)["lines"]
    assert session.prove(stop=stop)["verdict"] == "unknown"


def test_ctrl_c_ends_a_search() -> None:
    game, state = start("waechter")
    threading.Timer(0.2, signal.raise_signal, [signal.SIGINT]).start()
    with pytest.raises(KeyboardInterrupt):
        native.NativePlayer(game, "search", threads=2).choose(state)


def test_what_a_listener_raises_ends_the_search() -> None:
    game, state = start("waechter")

    def listener(_: object) -> None:
        raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        native.NativePlayer(game, "search").choose(state, progress=listener)


def test_progress_tells_growing_depths() -> None:
    game, state = start("waechter")
    depths: list[int] = []
    native.NativePlayer(game, "search").choose(state, Limits(depth=6), progress=lambda now: depths.append(now.depth))
    assert depths == [1, 2, 3, 4, 5, 6]


def test_two_searches_at_once_and_several_threads_share_one_table() -> None:
    game, state = start("waechter")
    found: list[Any] = []
    player = native.NativePlayer(game, "search", threads=2)
    searches = [
        threading.Thread(target=lambda: found.append(player.choose(state, Limits(seconds=0.3)).move)) for _ in range(3)
    ]
    for search in searches:
        search.start()
    native.set_hash(16)  # those that run keep theirs
    for search in searches:
        search.join()
    native.set_hash(128)
    assert len(found) == 3
    assert set(found) <= set(state.legal_moves())


SHORT_SEARCH_OF_A_NEW_PROCESS = """
import resource, sys
import bergfried
from bergfried import kernels
kernels.native.set_hash(1024)
game = bergfried.load(sys.argv[1])
session = kernels.kernel(game).session(game.initial())
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
session.search(nodes=5_000)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="others count memory otherwise")
def test_a_short_search_does_not_wait_for_a_large_table() -> None:
    """The system clears memory when it is first touched, in large pieces: a quick move would be lost."""
    told = subprocess.run(
        [sys.executable, "-c", SHORT_SEARCH_OF_A_NEW_PROCESS, JUDGED[0]], capture_output=True, check=True, text=True
    )
    kilobytes = int(told.stdout)
    assert kilobytes < 64 * 1024


def test_nonsense_is_refused() -> None:
    game, state = start("waechter")
    session = kernels.kernel(game).session(state)
    for wrong in (
        {"threads": 0},
        {"lines": 0},
        {"depth": -1},
        {"nodes": -1},
        {"seconds": -0.5},
        {"seconds": float("nan")},
    ):
        with pytest.raises(ValueError, match="must"):
            session.search(**wrong)
    with pytest.raises(ValueError, match="megabytes"):
        native.set_hash(0)
    over = game.notation.parse_state("3BG3/7/7/7/7/7/3r13 r")
    for method in native.methods(game):
        with pytest.raises(GameIsOver):
            native.NativePlayer(game, method).choose(over)


def test_options_do_not_share_what_was_found() -> None:
    """A move that leaves the other side stuck wins at once, or draws by option; the board is the same."""
    game = bergfried.load("waechter")
    text = "RGr2b24/r2b35/b22BG3/7/7/7/7 b"
    player = native.NativePlayer(game, "search", threads=2)  # two threads use the shared table
    for _ in range(2):
        assert player.choose(game.notation.parse_state(text), Limits(depth=4)).score == WIN - 1
        assert player.choose(game.notation.parse_state(text, no_move="draw"), Limits(depth=4)).score < WIN - 1


def test_no_win_is_claimed_that_the_quiet_limit_forbids() -> None:
    game = bergfried.load("waechter")
    text = "7/7/7/3RG3/7/7/BG6 r"
    near = game.notation.parse_state(text, quiet_limit="3")
    player = native.NativePlayer(game, "search", threads=2)
    assert player.choose(game.notation.parse_state(text), Limits(depth=6)).proved == "win"
    assert player.choose(near, Limits(depth=6)).proved != "win"
    assert native.prove(game, near, Limits(nodes=50_000)).verdict != "win"


def test_the_search_leaves_time_for_the_answer() -> None:
    assert native.thinking_time(None) is None
    assert native.thinking_time(0.0) == 0.0
    assert native.thinking_time(0.3) == pytest.approx(0.28)
    assert native.thinking_time(0.05, spent=0.01) == pytest.approx(0.035)
    assert native.thinking_time(0.1, spent=1.0) == 0.0


@pytest.mark.parametrize("slug", JUDGED)
def test_the_signature_is_the_same_every_time(slug: str) -> None:
    game = bergfried.load(slug)
    first, second = native.signature(game), native.signature(game)
    assert (first.number, first.nodes) == (second.number, second.nodes)
    assert first.nodes > 0


@pytest.mark.parametrize("slug", JUDGED)
def test_the_signature_is_of_the_search_that_plays(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = bergfried.load(slug)
    playing = native.methods(game)
    number = native.signature(game).number
    monkeypatch.setattr(native, "methods", lambda _: playing[1:])
    assert native.signature(game).number != number


@pytest.mark.parametrize("slug", LEARNT)
def test_a_tree_search_knows_at_first_sight_which_moves_lose_at_once(slug: str) -> None:
    """One look at the root: whatever it says of a move's end is so."""
    game = bergfried.load(slug)
    kernel = kernels.kernel(game)
    for seed in range(40):
        state = somewhere(game.initial(), seed, longest=30)
        if state.outcome() is not None or wins_at_once(state):
            continue
        found = kernel.session(state).mcts(simulations=1, lines=99)
        said = {kernel.move(line["moves"][0]) for line in found["lines"] if line["distance"] == -2}
        losing = {move for move in state.legal_moves() if wins_at_once(state.play(move)) and not over(state, move)}
        assert said <= losing


@pytest.mark.parametrize("slug", LEARNT)
def test_a_network_is_not_asked_about_a_position_with_one_move(slug: str) -> None:
    """It has learnt nothing of those. One simulation goes on to where there is a choice, and is worth what that is."""
    game = bergfried.load(slug)
    kernel, forced = kernels.kernel(game), 0
    for seed in range(60):
        session = kernel.session(game.initial())
        session.play_random(3_000, seed)
        while session.plies:
            session.undo()
            if len(session.legal_moves()) != 1:
                continue
            found = session.mcts(simulations=1)
            after = session.clone()
            after.play(session.legal_moves()[0])
            if after.result == 0 and len(after.legal_moves()) > 1 and found["lines"][0]["distance"] is None:
                chance, _ = after.ask_net()
                own = min(max(chance if after.to_move == session.to_move else 1 - chance, 1e-6), 1 - 1e-6)
                assert found["lines"][0]["score"] == pytest.approx(400 * math.log10(own / (1 - own)), abs=1)
                assert found["depth"] == 1
                forced += 1
    assert forced > 5


def looked_ahead(session: Any, memory: Any, options: int = 0) -> int:
    """How far the line goes that a search knows after one simulation: hardly, unless something is remembered."""
    return len(session.mcts(simulations=1, memory=memory, options=options)["lines"][0]["moves"])


@pytest.mark.parametrize("slug", LEARNT)
def test_a_player_remembers_what_it_found_where_the_game_goes_on(slug: str) -> None:
    assert kernels.native is not None
    game, state = start(slug)
    kernel = kernels.kernel(game)
    session, memory = kernel.session(state), kernels.native.Memory()
    line = session.mcts(simulations=2_000, memory=memory)["lines"][0]["moves"]
    later, elsewhere = session.clone(), session.clone()
    for move in line[:2]:
        later.play(move)
    assert looked_ahead(later, None) <= 2
    assert looked_ahead(later, memory) > 2
    assert looked_ahead(later, memory) > 2, "the position is still the same"
    elsewhere.play_random(6, 3)
    assert looked_ahead(elsewhere, memory) <= 2, "it was never looked at"
    assert looked_ahead(later, memory) <= 2, "it has been forgotten for the other one"


@pytest.mark.parametrize("slug", LEARNT)
def test_trees_are_no_larger_than_the_table_may_be(slug: str) -> None:
    assert kernels.native is not None
    game, state = start(slug)
    session, usual = kernels.kernel(game).session(state), kernels.native.hash()

    def found(**more: int) -> Any:
        report = session.mcts(simulations=30_000, **more)
        return report["lines"], report["depth"]

    small, large = found(megabytes=1), found(megabytes=128)
    try:
        native.set_hash(1)
        assert found() == small != large
    finally:
        native.set_hash(usual)


@pytest.mark.parametrize("slug", LEARNT)
def test_what_a_player_remembers_is_of_the_same_options_and_network(slug: str) -> None:
    assert kernels.native is not None
    game, state = start(slug)
    session, memory = kernels.kernel(game).session(state), kernels.native.Memory()
    session.mcts(simulations=500, memory=memory, options=1)
    assert looked_ahead(session, memory, options=2) <= 2
    session.mcts(simulations=500, memory=memory, options=1)
    session.set_net((game.folder / kernels.NET).read_bytes())
    assert looked_ahead(session, memory, options=1) <= 2


@pytest.mark.parametrize("slug", LEARNT)
def test_a_search_by_time_goes_on_from_the_last_one_and_one_by_nodes_begins_anew(slug: str) -> None:
    game, state = start(slug)
    fresh, used = native.NativePlayer(game), native.NativePlayer(game)
    options = native._number(state.options)
    for move in used.choose(state, Limits(seconds=0.1)).lines[0].moves[:2]:
        state = state.play(move)
    assert looked_ahead(kernels.kernel(game).session(state), used._memory, options) > 2
    assert used.choose(state, Limits(nodes=300)).lines == fresh.choose(state, Limits(nodes=300)).lines


def over(state: State[Any], move: Any) -> bool:
    return state.play(move).outcome() is not None
