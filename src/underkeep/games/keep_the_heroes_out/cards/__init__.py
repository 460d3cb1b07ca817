"""The printed cards: tactics, loot, Guild cards, treasures and room tiles."""
