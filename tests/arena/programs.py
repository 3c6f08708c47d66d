"""Programs that play, and programs that fail in every way a program can."""

import sys
from pathlib import Path

import bergfried

EXAMPLES = Path(__file__).parents[2] / "examples"
SAMPLE = f"ugi:{sys.executable} {EXAMPLES / 'random_engine.py'}"
GAME = bergfried.load("kwinty")

GREETING = "id name Bad\\nugiok"
LOOP = """
import sys, time, os
for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "ugi": print("{greeting}", flush=True)
    elif word == "isready": print("readyok", flush=True)
    elif word == "quit": break
    elif word == "go":
        {go}
"""

FAULTS = {
    "crash": ("os._exit(3)", "ended with exit code 3"),
    "complaint": ("raise SystemExit('no more fuel')", "no more fuel"),
    "hang": ("time.sleep(60)", "did not answer in time"),
    "illegal": ("print('bestmove H99', flush=True)", "forbids"),
    "nonsense": ("print('bestmove \\x1b[31m?', flush=True)", "which is no move"),
    "empty": ("print('bestmove', flush=True)", "which is no move"),
    "long": ("print('x' * 100000, flush=True); time.sleep(60)", "printed a line of more than"),
    "flood": ('exec(\'while True: print("info string " + "x" * 1000, flush=True)\')', "did not answer in time"),
    "binary": ("sys.stdout.buffer.write(b'bestmove \\xff\\xfe\\n'); sys.stdout.flush()", "which is no move"),
    "closed": ("os.close(1); time.sleep(60)", "closed its output"),
}


def faulty(folder: Path, fault: str) -> str:
    """The name of a player that fails when it has to move."""
    file = folder / f"{fault}.py"
    file.write_text(LOOP.format(greeting=GREETING, go=FAULTS[fault][0]), encoding="utf-8")
    return f"ugi:{sys.executable} {file}"


def command(folder: Path, name: str, code: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(code, encoding="utf-8")
    return f"cmd:{sys.executable} {file}"
