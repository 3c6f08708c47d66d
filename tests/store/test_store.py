"""What the database promises: order, durability, no two n-th moves, one bad change harms no other."""

import asyncio
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from bergfried.core import Side
from bergfried.store import Change, NotStored, Standing, Store, StoredGame, StoredMove, usual_database
from bergfried.store.database import MIGRATIONS, open_database
from bergfried.store.schema import METADATA, MOVES, REVISION


def standing(**other: Any) -> Standing:
    usual = Standing(
        seq=1, played=1, to_move=Side.SECOND, remaining=(60_000, 59_000), winner=None, termination=None,
        draw_offer=Side.FIRST, rematch=None, changed=7,
    )  # fmt: skip
    return replace(usual, **other)


def game(id: str) -> StoredGame:
    human, computer = {"kind": "human", "name": "Ann"}, {"kind": "computer", "level": 2}
    return StoredGame(
        id=id, game="any", rules_version=1, options={"a": "b"}, start="position", tags={"Event": "e"},
        seats=(human, computer), secret_hashes=("0" * 64, None), clock=(60, 1), created=5,
        standing=standing(), comment="a game", moves=(StoredMove(1, "x", 6, "a move"),),
    )  # fmt: skip


def next_move(old: StoredGame, text: str) -> Change:
    ply = old.standing.played + 1
    return Change(old.id, standing(seq=old.standing.seq + 1, played=ply, changed=9), StoredMove(ply, text, 9))


def test_a_game_comes_back_as_it_was_stored(store: Store) -> None:
    asyncio.run(store.create(game("one")))
    assert store.load("one") == game("one")
    assert store.load("two") is None


def test_a_move_takes_the_place_of_those_that_were_taken_back(store: Store) -> None:
    async def play() -> None:
        await store.create(game("one"))
        await store.save(next_move(game("one"), "y"))
        await store.save(Change("one", standing(seq=3, played=0)))
        await store.save(Change("one", standing(seq=4), StoredMove(1, "z", 10), replaces=True))

    asyncio.run(play())
    loaded = store.load("one")
    assert loaded is not None
    assert (loaded.standing.seq, loaded.standing.played) == (4, 1)
    assert [move.text for move in loaded.moves] == ["z"]


def test_whoever_comes_second_is_refused_and_harms_nobody(store: Store) -> None:
    async def race() -> list[BaseException | None]:
        await asyncio.gather(*(store.create(game(str(number))) for number in range(50)))
        changes = [next_move(game(str(number)), "y") for number in range(50)]
        changes[7] = replace(changes[7], standing=standing(seq=1))  # as if another process had been faster
        return await asyncio.gather(*(store.save(change) for change in changes), return_exceptions=True)

    answers = asyncio.run(race())
    assert isinstance(answers[7], NotStored)
    assert [answer for answer in answers if answer is not None] == [answers[7]]
    for number in range(50):
        loaded = store.load(str(number))
        assert loaded is not None
        assert [move.text for move in loaded.moves] == (["x"] if number == 7 else ["x", "y"])


def test_what_is_ordered_in_one_round_of_the_loop_is_one_commit(store: Store) -> None:
    commits: list[object] = []
    event.listen(store._engine, "commit", commits.append)

    async def order() -> None:
        await asyncio.gather(*(store.create(game(str(number))) for number in range(50)))
        assert len(commits) == 1
        await asyncio.gather(*(store.save(next_move(game(str(number)), "y")) for number in range(50)))
        assert len(commits) == 2

    asyncio.run(order())


def test_no_two_moves_can_be_the_nth_of_a_game(store: Store, url: str) -> None:
    asyncio.run(store.create(game("one")))
    engine = open_database(url)
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(insert(MOVES), {"game": "one", "ply": 1, "text": "other", "at": 0})
    engine.dispose()


def test_a_game_stored_twice_is_refused(store: Store) -> None:
    asyncio.run(store.create(game("one")))
    with pytest.raises(NotStored):
        asyncio.run(store.create(replace(game("one"), start="other")))
    assert store.load("one") == game("one")


def test_sqlite_is_told_to_be_durable(file: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_migrations_lead_to_the_schema(url: str) -> None:
    engine = open_database(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str, store: Store) -> None:
    asyncio.run(store.create(game("one")))
    engine = open_database(url)
    with engine.begin() as connection:
        for table in ("games", "moves"):
            connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN comment")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'")
    engine.dispose()
    with closing(Store(url)) as newer:
        found = newer.load("one")
    assert found == replace(game("one"), comment="", moves=(StoredMove(1, "x", 6),))


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
def test_a_connection_that_was_lost_is_made_anew(url: str, store: Store) -> None:
    """The database server may be restarted; whoever writes or reads next does not notice."""
    asyncio.run(store.create(game("one")))
    engine = open_database(url)
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )
    engine.dispose()
    asyncio.run(store.create(game("two")))
    assert store.load("two") == game("two")


def test_alembic_is_loaded_only_if_there_is_something_to_do(file: Path) -> None:
    code = "import sys; from bergfried.store import Store; Store(sys.argv[1]).close(); print('alembic' in sys.modules)"
    told = [
        subprocess.run([sys.executable, "-c", code, f"sqlite:///{file}"], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [one.stdout.strip() for one in told] == ["True", "False"]


def test_games_that_go_on_are_listed_first(store: Store) -> None:
    async def fill() -> None:
        await store.create(replace(game("finished"), standing=standing(changed=100, termination="R1")))
        await store.create(replace(game("old"), standing=standing(changed=1)))
        await store.create(replace(game("new"), standing=standing(changed=2)))

    asyncio.run(fill())
    assert [found.id for found in store.recent(10)] == ["new", "old", "finished"]
    assert [found.id for found in store.recent(1)] == ["new"]
    assert [found.id for found in store.recent(10, ["finished", "old", "unknown"])] == ["old", "finished"]
    assert store.recent(10, []) == []


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is not a database, and it is long enough to be seen as none." * 20)
    with pytest.raises(SQLAlchemyError):
        Store(f"sqlite:///{tmp_path / 'text'}")


def test_the_usual_database_is_a_file_of_the_user() -> None:
    assert usual_database().startswith("sqlite:///")
