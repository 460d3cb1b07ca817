"""The verbs that Super Boss Monster adds to those of Boss Monster, and those that it changes."""
