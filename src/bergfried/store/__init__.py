"""Games on disk: what a table needs to be rebuilt after a restart, and nothing that the rules can derive."""

from bergfried.store.database import usual_database
from bergfried.store.games import Change, Standing, StoredGame, StoredMove
from bergfried.store.store import Store
from bergfried.store.writer import NotStored

__all__ = ["Change", "NotStored", "Standing", "Store", "StoredGame", "StoredMove", "usual_database"]
