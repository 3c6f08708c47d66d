"""Stockfish's perft of chess: the public yardstick for counting moves."""

import re
import resource
import shutil
import subprocess
from statistics import median

DEPTH = 6
PLACES = "/usr/games:/usr/local/bin:/usr/bin"  # Debian puts it where root does not look


def perft_rate(rounds: int) -> float | None:
    """Nodes per CPU second of `go perft 6`, its start apart; None if it is not installed."""
    program = shutil.which("stockfish") or shutil.which("stockfish", path=PLACES)
    if program is None:
        return None
    samples = []
    for _ in range(rounds):
        _, start = _run(program, "")
        output, seconds = _run(program, f"go perft {DEPTH}\n")
        nodes = re.search(r"Nodes searched: (\d+)", output)
        if nodes is None:
            return None
        samples.append(int(nodes[1]) / max(seconds - start, 1e-6))
    return median(samples)


def _run(program: str, commands: str) -> tuple[str, float]:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run([program], input=commands + "quit\n", capture_output=True, text=True, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
