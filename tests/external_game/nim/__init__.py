"""Nim: a game of another distribution, with no more than a game needs to be simulated."""
