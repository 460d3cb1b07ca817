"""Add the pages that people write for a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "written_pages",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_written_pages"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_written_pages_person_people", ondelete="CASCADE"),
    )
    op.create_index("ix_written_pages_person", "written_pages", ["person"])
