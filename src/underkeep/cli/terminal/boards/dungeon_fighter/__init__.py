"""The board of Dungeon Fighter in the terminal."""
