"""Add addresses and links of accounts, muted and blocked people, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _link(table: str, column: str, to: str, ondelete: str) -> sa.ForeignKeyConstraint:
    """Return the foreign key of a column, with the name that the schema gives it."""
    return sa.ForeignKeyConstraint([column], [f"{to}.id"], name=f"fk_{table}_{column}_{to}", ondelete=ondelete)


def upgrade() -> None:
    op.add_column("accounts", sa.Column("email", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "account_links",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_account_links"),
        _link("account_links", "person", "people", "CASCADE"),
    )
    op.create_index("ix_account_links_person", "account_links", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "table", name="pk_mutes"),
        _link("mutes", "person", "people", "CASCADE"),
        _link("mutes", "other", "people", "CASCADE"),
        _link("mutes", "table", "tables", "CASCADE"),
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])
    op.create_index("ix_mutes_table", "mutes", ["table"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        _link("blocks", "person", "people", "CASCADE"),
        _link("blocks", "other", "people", "CASCADE"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("reporter", sa.Text),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _link("reports", "reporter", "people", "SET NULL"),
        _link("reports", "person", "people", "CASCADE"),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_person", "reports", ["person"])
