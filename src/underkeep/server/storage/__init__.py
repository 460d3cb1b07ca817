"""Storage: the database, its rows, the writer and notifications between processes."""
