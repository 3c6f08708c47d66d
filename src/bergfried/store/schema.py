"""The tables of the database. A change here needs a new file in migrations/versions."""

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()
REVISION = "0002"  # the newest migration: what is described here

STANDING = (  # what goes on at a table
    Column("seq", Integer, nullable=False),  # of the last thing that happened at the table
    Column("played", Integer, nullable=False),  # moves beyond this one were taken back
    Column("to_move", Integer, nullable=False),
    Column("clock_first", Integer),  # milliseconds left after the last thing that happened
    Column("clock_second", Integer),
    Column("winner", Integer),
    Column("termination", Text),  # null: the game goes on
    Column("draw_offer", Integer),
    Column("rematch", String(40)),
    Column("changed", BigInteger, nullable=False),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(40), primary_key=True),
    # What never changes.
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", Text, nullable=False),
    Column("tags", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("secret_first", String(64)),  # SHA-256 of the seat's secret
    Column("secret_second", String(64)),
    Column("clock_seconds", Integer),
    Column("clock_increment", Integer),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("comment", Text, nullable=False, server_default=""),  # before the first move
    *STANDING,
    Index("games_by_change", "changed"),
)

MOVES = Table(
    "moves",
    METADATA,
    # The primary key is UNIQUE(game, ply): no two moves can be the n-th of a game.
    Column("game", String(40), ForeignKey("games.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),  # from 1
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("comment", Text, nullable=False, server_default=""),
)
