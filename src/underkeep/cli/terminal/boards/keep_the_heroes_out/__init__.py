"""The board of Keep the Heroes Out! in the terminal."""
