"""The measurements run and say what they promise; how fast anything is, no test asks."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import bergfried
from bench.law import measure


@pytest.mark.parametrize("slug", bergfried.slugs())
def test_a_game_is_measured(slug: str) -> None:
    game = bergfried.load(slug)
    pace = measure(game, {}, seconds=0.05)
    assert pace.refereed > 0
    assert pace.slowest_ms > 0
    assert pace.moves_per_second > 0
    assert game.explain(game.notation.parse_state(pace.slowest_position), pace.slowest_move)


def test_the_report_is_printed_and_appended(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    log = tmp_path / "log.jsonl"
    command = [sys.executable, "-m", "bench", "waechter", "--seconds", "0.02", "--json", "--append", str(log)]
    done = subprocess.run(command, capture_output=True, cwd=root, check=True, timeout=60)
    facts = json.loads(done.stdout)
    assert {row["game"] for row in facts["law"]} == {"waechter"}
    assert json.loads(log.read_text(encoding="utf-8")) == facts
    wrong = subprocess.run(
        [sys.executable, "-m", "bench", "chess"], capture_output=True, cwd=root, check=False, timeout=60
    )
    assert wrong.returncode == 2
