"""The verbs of the rules, in groups: queries, decisions, then changes. The bases of a group are the groups whose
verbs it calls."""
