"""The verbs of the rules: what cards and phases can ask, decide and change."""
