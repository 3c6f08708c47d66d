"""Opening a database: where it lies, how SQLite is told to keep its promises, and its migrations."""

from errno import ENOENT
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url

from bergfried.store.schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what is committed survives a power cut
    "wal_autocheckpoint=8000",  # pages, 32 MB: many moves are copied into the database at once, not after every few
    "foreign_keys=ON",
    "busy_timeout=10000",  # milliseconds
)


def usual_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('bergfried', appauthor=False) / 'tables.sqlite3'}"


def open_database(url: str) -> Engine:
    """At the newest schema. Raises sqlalchemy.exc.SQLAlchemyError or OSError if it cannot be opened.

    Only the usual folder is made: another one that is not there is a typing error, and FileNotFoundError.
    """
    address = make_url(url)
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")  # the driver of the extra `postgresql`
    sqlite = address.get_backend_name() == "sqlite"
    if sqlite and address.database not in (None, "", ":memory:"):
        folder = Path(str(address.database)).parent
        if url == usual_database():
            folder.mkdir(parents=True, exist_ok=True)
        elif not folder.is_dir():
            raise FileNotFoundError(ENOENT, "no such folder", str(folder))
    # A database server may have gone and come back; and rows go to either driver as names with values.
    engine = create_engine(address, **({"paramstyle": "named"} if sqlite else {"pool_pre_ping": True}))
    if sqlite:
        event.listen(engine, "connect", _promise_durability)
    with engine.begin() as connection:
        if not _is_current(connection):
            _migrate(connection)
    return engine


def _promise_durability(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_current(connection: Connection) -> bool:
    """Asked without Alembic, which takes longer to load than all the rest of the server."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all() == [REVISION]


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
