"""Create the tables of the summaries of finished games, and of the result of each person there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_summaries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_summaries_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "seat_results",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("character", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("figures", sa.JSON, nullable=False),
        sa.Column("achievements", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seat_results"),
        sa.ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="fk_seat_results_table_seats", ondelete="CASCADE"
        ),
    )
