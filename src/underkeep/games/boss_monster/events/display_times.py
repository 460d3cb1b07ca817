"""The display times of events, in seconds at normal speed."""

from __future__ import annotations

STEP, REVEAL, PLAY, MOVE, DAMAGE = 1.2, 0.6, 0.6, 0.25, 0.3
"""The display times of a hero's step, of cards that turn over, of a played card, of a moved card, and of a number."""
LURE = 0.5
"""The display time of a hero who goes to a dungeon."""
BIG = 1.0
"""The display time of important events."""
ROUND = 1.4
"""The display time of the beginning of a round, with what the last one has changed."""
DECIDING = 1.6
"""The display time of events that decide the game for a player. Clients never shorten them to catch up."""
