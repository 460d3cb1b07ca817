"""Live tables: games in memory, their viewers, clocks, bots and undo requests."""
