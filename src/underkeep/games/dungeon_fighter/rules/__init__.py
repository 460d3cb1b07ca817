"""The rules: one module per phase in the order of play, and the table of steps."""
