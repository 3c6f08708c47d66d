"""A real server in a thread of its own, on loopback and a free port, with a database that vanishes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bergfried.server.settings import Settings
from tests.server.running import Server, run_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"
    with run_server(Settings(database=database, workers=2, think_seconds=2.0, hint_seconds=1.0)) as server:
        yield server


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
