"""Records: saved and stored games, which name cards by their keys."""
