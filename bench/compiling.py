"""Builds what only benchmarks and tests need, with the tools of this machine, into build/; again only what changed."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class CannotBuild(RuntimeError):
    """A tool is missing; the text says which."""


def _tool(*names: str) -> str | None:
    here = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", os.defpath)])
    return next((found for name in names if (found := shutil.which(name, path=here))), None)


def build(source: Path, name: str, *targets: str, **definitions: str) -> Path:
    """Configures and builds with CMake; returns the folder. A compile error is shown and raised as it is."""
    cmake, ninja = _tool("cmake"), _tool("ninja")
    if cmake is None:
        raise CannotBuild("cmake is missing")
    if "CXX" not in os.environ and _tool("c++", "g++", "clang++") is None:
        raise CannotBuild("there is no C++ compiler")
    if ninja is None and _tool("make") is None:
        raise CannotBuild("neither ninja nor make is there")
    folder = ROOT / "build" / name
    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"] if ninja else []
    defined = [f"-D{key}={value}" for key, value in definitions.items()]
    _run(cmake, "-S", str(source), "-B", str(folder), *generator, *defined)
    _run(cmake, "--build", str(folder), *(f"--target={target}" for target in targets), "--parallel")
    return folder


def build_control_module() -> Path:
    """The module `_control` for this Python, with the kernels of bench/games."""
    if find_spec("nanobind") is None:
        raise CannotBuild("nanobind is missing")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    folder = build(
        ROOT,
        f"control{suffix.rsplit('.', 1)[0]}",
        "_control",
        CMAKE_BUILD_TYPE="Release",
        Python_EXECUTABLE=sys.executable,
        nanobind_DIR=import_module("nanobind").cmake_dir(),
    )
    return folder / f"_control{suffix}"


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}\n{done.stderr}")
