"""Super Boss Monster: a city board, minions, +1 counters; it plays with the dungeons and cards of Boss Monster."""
