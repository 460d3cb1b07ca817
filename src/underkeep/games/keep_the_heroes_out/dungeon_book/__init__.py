"""The Dungeon Book: its pages, their check, and series of games."""
