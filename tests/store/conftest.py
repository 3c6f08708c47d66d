"""The store on SQLite and, if this machine has it, on a PostgreSQL server that lives as long as the tests."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bergfried.store import Store


def _program(name: str) -> str | None:
    """On the path, or where Debian hides it."""
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(hidden[-1]) if hidden else None)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of an empty server, reached through a socket that only this user can see."""
    initdb, server = _program("initdb"), _program("postgres")
    if not initdb or not server or not find_spec("psycopg"):
        pytest.skip("NO POSTGRESQL: the store is tested on SQLite alone")
    root = hasattr(os, "geteuid") and os.geteuid() == 0  # which PostgreSQL refuses to run as
    user = "postgres" if root else None
    folder = Path(tempfile.mkdtemp(prefix="bergfried-pg-"))
    if user:
        shutil.chown(folder, user)
    data = str(folder / "data")
    command = [initdb, "-D", data, "-U", "bergfried", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [server, "-D", data, "-k", str(folder), "-p", str(port), "-c", "listen_addresses="]
    with subprocess.Popen(command, user=user, cwd=folder, stderr=subprocess.PIPE, text=True) as running:
        assert running.stderr is not None
        for line in running.stderr:
            if "ready to accept connections" in line:
                break
        yield f"postgresql://bergfried@/postgres?host={folder}&port={port}"
        running.terminate()
        running.communicate()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, file: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{file}"
    address: str = request.getfixturevalue("postgresql")
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as store:
        yield store
