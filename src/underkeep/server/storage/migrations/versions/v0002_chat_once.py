"""Store the id of its message with each line of the chat, so that no message is stored twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("message", sa.Text, nullable=False, server_default=""))
    with_id = sa.text("message != ''")
    op.create_index(
        "uq_chat_message",
        "chat",
        ["table", "person", "message"],
        unique=True,
        sqlite_where=with_id,
        postgresql_where=with_id,
    )
