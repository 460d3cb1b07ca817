"""How the database came to be, step by step (Alembic). A step that has been released is never changed."""
