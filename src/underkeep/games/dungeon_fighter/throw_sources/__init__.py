"""Throw sources: simulated dice, real dice (companion), or random results."""
