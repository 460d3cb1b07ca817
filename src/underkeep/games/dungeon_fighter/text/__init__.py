"""The texts of cards, options, prompts and events."""
