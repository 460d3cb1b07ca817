"""The other server processes that share the database: which tables each holds, and what is sent between them."""
