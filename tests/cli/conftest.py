"""Every command is called as a user calls it, in English unless asked otherwise, in a terminal of 80 columns."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner

from bergfried.cli import app

Answer = tuple[int, str, str]  # exit code, stdout, stderr
Call = Callable[..., Answer]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "PY_COLORS", "TERM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def bergfried_command() -> Call:
    def call(*arguments: str, typed: str = "") -> Answer:
        done = CliRunner().invoke(app, list(arguments), input=typed, prog_name="bergfried")
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return done.exit_code, done.stdout, done.stderr

    return call
