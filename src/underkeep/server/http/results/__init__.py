"""The routes of the figures of finished games, of the record of a person, and of daily challenges."""
