"""The board of Super Boss Monster in the terminal."""
