"""What is printed: tactics, loot, guild cards, treasures and room tiles."""
