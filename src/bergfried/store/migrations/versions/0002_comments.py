"""Comments on moves, and on the game before its first move: a record that was loaded keeps them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    for table in ("games", "moves"):
        op.add_column(table, sa.Column("comment", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    for table in ("games", "moves"):
        op.drop_column(table, "comment")
