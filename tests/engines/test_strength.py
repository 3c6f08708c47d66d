"""The measurements of strength run, go on where they were interrupted, and find what they look for."""

import math
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bergfried
from bench import levels, strength, tactics
from bench.duel import duel
from bergfried import kernels
from bergfried.arena import wins_at_once
from bergfried.arena.openings import PLIES
from bergfried.arena.score import Score, tally
from bergfried.core import Game, State
from bergfried.engines.levels import LEVELS, Level, parse_levels
from bergfried.match import parse_records

SLUG = "kwinty"
GAME = bergfried.load(SLUG)


def test_a_duel_is_kept_and_not_played_again(tmp_path: Path) -> None:
    first = duel(GAME, "search:1", "random", 2, tmp_path)
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    assert duel(GAME, "search:1", "random", 2, tmp_path).points == first.points
    assert file.read_bytes() == before


@pytest.mark.skipif(kernels.native is None, reason="UCT needs the kernels")
def test_a_match_against_uct_is_played_from_the_openings_of_its_seed(tmp_path: Path) -> None:
    def openings(seed: int) -> set[tuple[str, ...]]:
        folder = tmp_path / str(seed)
        command = ["uct", SLUG, "--pairs", "2", "--time", "0.001", "--seed", str(seed), "--games", str(folder)]
        done = CliRunner().invoke(strength.app, command)
        assert done.exit_code == 0
        assert "- commit: " in done.stdout
        assert f"{SLUG}: games 4" in done.stdout
        (file,) = folder.iterdir()
        return {record.moves[:PLIES] for record in parse_records(file.read_text(encoding="utf-8"))}

    assert len(openings(1)) == 2
    assert openings(1) == openings(1)
    assert openings(1) != openings(2)


def worth(text: str) -> float:
    """A strength for every player's name: a level by its positions, less chance and margin."""
    if text == "random":
        return 0.0
    if text == "search:2":
        return 4.0
    given = dict(pair.split("=") for pair in text.removeprefix("level:").split(","))
    nodes = int(given.get("nodes", 20))
    return 1.4 + 0.4 * math.log2(nodes / 20) - int(given.get("chance", 0)) / 50


def pretended(a: str, b: str) -> Score:
    share = 1 / (1 + 10 ** (worth(b) - worth(a)))
    dice = random.Random(f"{a} {b}")
    return tally((pair, game, float(dice.random() < share)) for pair in range(100) for game in range(2))


def test_calibration_finds_a_ladder() -> None:
    said: list[str] = []
    found = levels.calibrate(GAME, pretended, said.append)
    assert len(found) == LEVELS
    assert parse_levels(levels.format_levels(found)) == tuple(found)
    names = [levels.text_of(level) for level in found]
    assert pretended(names[0], "random").share >= 0.8
    assert pretended(names[0], "search:2").share <= 0.2
    for below, above in pairwise(names):
        assert 0.70 <= pretended(above, below).share <= 0.90


def test_the_document_shows_what_was_measured() -> None:
    rows = levels.measure(GAME, lambda a, b: tally([(0, 0, 1.0), (0, 1, 1.0 if b == "random" else 0.0)]))
    text = levels.document({"kwinty": {"rows": rows, "by": "rules.py", "machine": "x"}})
    assert "| level:1 | random | 2 | 100.0 % | 80 to 100 % | yes |" in text
    assert "| level:1 | search:2 | 2 | 50.0 % | 0 to 20 % | **no** |" in text
    assert levels.text_of(Level(depth=1, margin=4, chance=0.25)) == "level:depth=1,margin=4,chance=25"
    assert levels.text_of(Level(nodes=9, book=True)) == "level:nodes=9,book=1"


def by_trying(_: Game[Any, Any], state: State[Any], limits: object = None) -> str | None:
    """A proof for positions that are two plies from their end."""
    over = state.outcome()
    if over is not None:
        return "draw" if over.winner is None else "win" if over.winner is state.to_move else "loss"
    replies = [state.after(move) for move in state.legal_moves()]
    ends = [reply.outcome() for reply in replies]
    if any(end is not None and end.winner is state.to_move for end in ends):
        return "win"
    if all(wins_at_once(reply) and reply.to_move is not state.to_move for reply in replies):
        return "loss"
    return None


def test_a_task_is_found_written_proved_and_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tactics, "prove", by_trying)
    task = next(tactics.search_for_tasks(GAME, seed=1, player="search:1"))
    assert tactics.parse_tasks(tactics.format_tasks((task,))) == (task,)
    assert tactics.holds(GAME, task)
    other = tactics.Task(task.state, ("pass",), task.kind)
    assert not tactics.holds(GAME, other)
    assert tactics.solved(GAME, task, "search:3", 20.0)
    assert not tactics.solved(GAME, other, "search:1", 5.0)


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_every_task_is_a_position_with_its_moves(slug: str) -> None:
    game = bergfried.load(slug)
    assert len(tactics.tasks(game)) >= tactics.ENOUGH
    for task in tactics.tasks(game):
        state = game.notation.parse_state(task.state, **task.options)
        assert all(game.explain(state, move) for move in task.best)
        assert task.kind in ("win", "only")
