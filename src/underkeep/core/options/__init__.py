"""Options: the legal ways to answer a decision."""
