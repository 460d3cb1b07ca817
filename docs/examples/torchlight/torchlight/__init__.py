"""Torchlight: a game for Underkeep."""
