"""Dungeon Fighter: a party throws dice at a target, and the dice really fly."""
