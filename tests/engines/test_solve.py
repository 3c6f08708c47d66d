"""What perfect players make of a position is put together from what is proved of those that follow it."""

import json
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner, Result

import bergfried
from bench import solve
from bench.solve import Found, Solver, Way
from bergfried import kernels
from bergfried.engines import Limits, native
from tests.walks import AnyState, walk

pytestmark = pytest.mark.skipif(kernels.native is None, reason="proofs take the kernels")

SLUG = "kwinty"
GAME = bergfried.load(SLUG)
ENOUGH = 300_000
LATE = 26  # plies; from there on everything is soon proved


@pytest.fixture(autouse=True)
def usual_table() -> Iterator[None]:
    yield
    native.set_hash(128)


def solved(state: AnyState, plies: int, nodes: int = ENOUGH, way: Way = Way.SEARCH) -> tuple[str | None, list[Found]]:
    found: list[Found] = []
    return Solver(GAME, Limits(nodes=nodes), 64, found.append, way).solve(state, plies), found


def late_positions() -> list[AnyState]:
    games = (list(walk(GAME.initial(), seed=seed, longest=LATE + 1)) for seed in range(40))
    return [game[LATE][0] for game in games if len(game) > LATE and game[LATE][0].outcome() is None][:8]


def test_it_does_not_matter_how_far_ahead_and_in_which_way_it_is_proved() -> None:
    positions = late_positions()
    verdicts = [solved(state, 0)[0] for state in positions]
    assert None not in verdicts
    assert {"win", "loss"} <= set(verdicts)
    for plies in (1, 2):
        assert [solved(state, plies)[0] for state in positions] == verdicts
    assert [solved(state, 1, way=Way.PROOF)[0] for state in positions] == verdicts


def test_of_mirror_images_one_is_searched() -> None:
    verdict, found = solved(GAME.initial(), 2, nodes=1)
    assert verdict is None
    assert len(found) == 7  # of twelve
    assert {one.verdict for one in found} == {None}
    assert all(len(one.line) == 2 for one in found)


def test_a_move_that_wins_is_enough() -> None:
    state = won_position()
    verdict, found = solved(state, 1)
    assert verdict == "win"
    assert len(found) < len(state.legal_moves())


def won_position() -> AnyState:
    return next(state for state in late_positions() if solved(state, 0)[0] == "win")


def call(*words: str) -> Result:
    return CliRunner().invoke(solve.app, ["--hash", "64", *words])


def test_the_command_tells_what_it_found() -> None:
    text = GAME.notation.format_state(won_position())
    done = call(SLUG, "--plies", "0", "--nodes", str(ENOUGH), "--position", text, "--json")
    assert done.exit_code == 0
    answer = json.loads(done.stdout)
    assert answer["verdict"] == "win"
    (position,) = answer["positions"]
    assert position["line"] == []
    assert 0 < position["nodes"] <= ENOUGH


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no such game: chess"),
        ([SLUG, "--position", "WWW"], "After the rows come"),
        ([SLUG, "--by", "magic"], "'magic' is not one of"),
        ([SLUG, "--hash", "1000000000"], "1 to 1048576 megabytes"),
    ],
)
def test_what_cannot_be_read_is_refused(words: list[str], told: str) -> None:
    done = call(*words)
    assert done.exit_code == 2
    assert told in done.output


def test_the_answer_may_be_that_nobody_knows() -> None:
    done = call(SLUG, "--plies", "0", "--nodes", "1")
    assert done.exit_code == 1
    assert f"{SLUG}: for the side to move not proved" in done.stdout
