"""Create the table of scores of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "scores",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("category", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "category", name="pk_scores"),
        sa.ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="fk_scores_table_seats", ondelete="CASCADE"
        ),
    )
