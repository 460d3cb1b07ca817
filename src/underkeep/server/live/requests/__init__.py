"""The requests of people at a live table that other people see or have to accept, as small state machines."""
