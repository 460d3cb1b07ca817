"""Many games at once: for people who study, balance or teach games to machines."""
