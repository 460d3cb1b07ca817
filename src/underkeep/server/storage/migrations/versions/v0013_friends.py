"""Create the table of friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("friend", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_friends_person_people", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["people.id"], name="fk_friends_friend_people", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
