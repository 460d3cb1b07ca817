"""Play in the terminal: the session, the screen, saved games and boards."""
