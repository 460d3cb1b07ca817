"""The setup of a game: its choices and their checks, the decks, and the opening steps."""
