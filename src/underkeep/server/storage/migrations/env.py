"""Runs the migrations on the connection that `database.py` hands over."""

from __future__ import annotations

from alembic import context

from underkeep.server.storage.database import metadata


def run() -> None:
    """Migrate the database to the requested version."""
    connection = context.config.attributes["connection"]
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=connection.dialect.name == "sqlite",
        transaction_per_migration=False,
    )
    context.run_migrations()


if hasattr(context, "config"):
    # Alembic executes this file with a configuration; a plain import runs nothing.
    run()
