"""The routes of the figures of finished games, and of the record of a person."""
