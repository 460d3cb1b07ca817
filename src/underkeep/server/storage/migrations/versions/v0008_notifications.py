"""Add the seats that are asked, push subscriptions, the settings of notifications, and notifications to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _link(table: str, column: str, to: str, key: str = "id") -> sa.ForeignKeyConstraint:
    """Return the foreign key of a column, with the name that the schema gives it."""
    return sa.ForeignKeyConstraint([column], [f"{to}.{key}"], name=f"fk_{table}_{column}_{to}", ondelete="CASCADE")


def upgrade() -> None:
    for name, kind in (
        ("asked_seat", sa.Integer),
        ("asked_at", sa.Float),
        ("asked_after", sa.Integer),
        ("notify_at", sa.Float),
        ("notified_version", sa.Integer),
    ):
        op.add_column("tables", sa.Column(name, kind))
    op.create_index("ix_tables_notify_at", "tables", ["notify_at"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.UniqueConstraint("token", name="uq_push_subscriptions_token"),
        sa.UniqueConstraint("endpoint", name="uq_push_subscriptions_endpoint"),
        _link("push_subscriptions", "token", "tokens", "hash"),
        _link("push_subscriptions", "person", "people"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "notification_settings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("time_zone", sa.Text, nullable=False),
        sa.Column("digest_at", sa.Float),
        sa.PrimaryKeyConstraint("person", name="pk_notification_settings"),
        _link("notification_settings", "person", "people"),
    )
    op.create_index("ix_notification_settings_digest_at", "notification_settings", ["digest_at"])
    op.create_table(
        "notifications",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("device", sa.Text),
        sa.Column("table", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notifications"),
        _link("notifications", "person", "people"),
        _link("notifications", "device", "push_subscriptions"),
        _link("notifications", "table", "tables"),
    )
    for column in ("person", "device", "table", "due"):
        op.create_index(f"ix_notifications_{column}", "notifications", [column])
