"""Create an index of the categories of scores, by which the ranking of a daily challenge is found."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_scores_category", "scores", ["category"])
