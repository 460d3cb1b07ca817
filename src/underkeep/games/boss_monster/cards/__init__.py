"""The cards, one module per printed set."""
