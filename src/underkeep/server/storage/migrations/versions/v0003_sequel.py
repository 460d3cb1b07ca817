"""Store with each table the table of the next game of its series."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("sequel", sa.Text, nullable=False, server_default=""))
