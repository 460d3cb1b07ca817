"""The board of Boss Monster in the terminal."""
