"""Games and their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("tags", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("secret_first", sa.String(64)),
        sa.Column("secret_second", sa.String(64)),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_increment", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("to_move", sa.Integer, nullable=False),
        sa.Column("clock_first", sa.Integer),
        sa.Column("clock_second", sa.Integer),
        sa.Column("winner", sa.Integer),
        sa.Column("termination", sa.Text),
        sa.Column("draw_offer", sa.Integer),
        sa.Column("rematch", sa.String(40)),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("games_by_change", "games", ["changed"])
    op.create_table(
        "moves",
        sa.Column("game", sa.String(40), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("moves")
    op.drop_table("games")
