"""The notation of scenarios: moves, positions and their export."""
