"""The past of a table: its stored record and position, its replay, its shuffle proof, and tables that are frozen."""
