"""The rules, clause by clause, for the commands that quote them."""

from underkeep.core.rulebook import LOOKS_LIKE_CLAUSE, clauses, rulings, rulings_about, search

__all__ = ["LOOKS_LIKE_CLAUSE", "clauses", "rulings", "rulings_about", "search"]
