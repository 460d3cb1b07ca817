"""Help for players: stop reasons, confirmations, clauses, forecasts and the tutorial."""
