"""Create the first tables: people, accounts, tables, seats, entries and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("prefs", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "accounts",
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name_key", name="pk_accounts"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_accounts_person_people", ondelete="CASCADE"),
        sa.UniqueConstraint("person", name="uq_accounts_person"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("watch_token_hash", sa.Text, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("rematch", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_tables_owner_people"),
        sa.UniqueConstraint("watch_token_hash", name="uq_tables_watch_token_hash"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("stand_in", sa.Text, nullable=False),
        sa.Column("prefs", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person_people"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "version", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table_tables", ondelete="CASCADE"),
    )
    with_id = sa.text("message != ''")
    op.create_index(
        "uq_entries_message",
        "entries",
        ["table", "seat", "message"],
        unique=True,
        sqlite_where=with_id,
        postgresql_where=with_id,
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table_tables", ondelete="CASCADE"),
    )
    op.create_table(
        "watchers",
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_watchers"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_watchers_table_tables", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_watchers_person_people", ondelete="CASCADE"),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
