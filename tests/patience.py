"""How long a test waits for something that must happen.

A test waits until a condition is true, and the limit only ends a test that would hang: a machine on which everything
takes ten times as long must not reach it.
"""

PATIENCE_SECONDS = 120.0
TEST_SECONDS = 600.0
"""The limit of a whole test or game."""
