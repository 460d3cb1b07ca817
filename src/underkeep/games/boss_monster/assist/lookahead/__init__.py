"""Lookahead: the real rules played on a redacted copy while all players pass."""
