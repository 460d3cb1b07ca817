"""Add the processes that share a database, the process that holds each table, and messages between processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("holder", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("machine", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    is_postgresql = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "bus_messages",
        sa.Column("n", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("receiver", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("n", name="pk_bus_messages"),
        prefixes=["UNLOGGED"] if is_postgresql else [],
    )
    op.create_index("ix_bus_messages_receiver", "bus_messages", ["receiver"])
