"""The database as the server uses it."""

from collections.abc import Sequence

from sqlalchemy import select

from bergfried.store.database import open_database
from bergfried.store.games import Change, StoredGame, StoredMove
from bergfried.store.schema import GAMES, MOVES
from bergfried.store.writer import Writer


class Store:
    """Reading blocks for a moment, so the server reads in threads; writing waits for the disk without blocking."""

    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        self._writer = Writer(self._engine)

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()

    async def create(self, game: StoredGame) -> None:
        """On disk when it returns; raises NotStored."""
        await self._writer.write(game)

    async def save(self, change: Change) -> None:
        """On disk when it returns; raises NotStored, also if another process went on with the game."""
        await self._writer.write(change)

    def load(self, id: str) -> StoredGame | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(GAMES).where(GAMES.c.id == id)).mappings().one_or_none()
            if row is None:
                return None
            found = connection.execute(select(MOVES).where(MOVES.c.game == id).order_by(MOVES.c.ply)).mappings()
            moves = tuple(StoredMove(move["ply"], move["text"], move["at"], move["comment"]) for move in found)
        return StoredGame.from_row({**row}, moves)

    def recent(self, most: int, among: Sequence[str] | None = None) -> list[StoredGame]:
        """Games that go on before finished ones, those that changed last first; without their moves."""
        order = (GAMES.c.termination.is_not(None), GAMES.c.changed.desc())
        asked = select(GAMES) if among is None else select(GAMES).where(GAMES.c.id.in_(among))
        with self._engine.connect() as connection:
            rows = connection.execute(asked.order_by(*order).limit(most)).mappings()
            return [StoredGame.from_row({**row}) for row in rows]
