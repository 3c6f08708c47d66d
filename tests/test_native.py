"""The kernels without Python, under sanitizers: positions of the perft tables, random games, damaged bytes, threads."""

import os
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bergfried
from bench import control
from bench.compiling import ROOT, CannotBuild, build

SOURCE = ROOT / "native" / "tests"
LOUD = {"ASAN_OPTIONS": "detect_stack_use_after_return=1", "UBSAN_OPTIONS": "print_stacktrace=1"}


def cases() -> Iterator[str]:
    """Lines for native/tests/main.cpp: every counted position of every game that has a kernel."""
    for load, slugs in ((bergfried.load, bergfried.slugs()), (control.load, control.slugs())):
        for slug in slugs:
            game = load(slug)
            if game.twin is None or not (game.folder / "kernel.hpp").exists():
                continue
            for entry in tomllib.loads((game.folder / "perft.toml").read_text(encoding="utf-8"))["position"]:
                state = game.notation.parse_state(entry["state"], **entry.get("options", {}))
                yield " ".join([slug, game.twin.pack(state).hex(), *map(str, entry["counts"])])


@pytest.mark.parametrize("sanitizers", ["address,undefined", "thread"])
def test_kernels_under_sanitizers(sanitizers: str, tmp_path: Path) -> None:
    try:
        folder = build(SOURCE, f"native-tests-{sanitizers.replace(',', '-')}", SANITIZE=sanitizers)
    except CannotBuild as no:
        pytest.skip(f"the kernels cannot be tested under -fsanitize={sanitizers}: {no}")
    except RuntimeError as error:
        if "NO SANITIZER" not in str(error):
            raise
        pytest.skip(f"this compiler cannot build with -fsanitize={sanitizers}")
    file = tmp_path / "cases.txt"
    file.write_text("\n".join(cases()), encoding="utf-8")
    done = subprocess.run(
        [folder / "native_tests", file], env={**os.environ, **LOUD}, capture_output=True, text=True, check=False
    )
    if "unexpected memory mapping" in done.stderr:
        pytest.skip(f"-fsanitize={sanitizers} cannot run on this kernel: {done.stderr.splitlines()[0]}")
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)
