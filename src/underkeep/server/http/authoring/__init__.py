"""The routes of what people write for a game."""
