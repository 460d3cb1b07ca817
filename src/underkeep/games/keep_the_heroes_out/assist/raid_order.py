"""The order of the heroes in a raid: whether it makes a difference.

The players choose which room's heroes act next (KHO-17.10) and which hero is first. Often every order ends alike,
because the rooms are far apart. Such a question is a nuisance, so the server answers it for the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from underkeep.core.table import Table

ORDER_KINDS = frozenset({"next-room", "first-in", "hero-attack"})
"""The kinds of decision about the order in which heroes act."""
MAX_ANSWERS = 120
"""The number of answers that are tried. If there are more orders, the order counts as one that matters."""


def is_order_indifferent(table: Table) -> bool:
    """Whether all orders of the heroes, from the open decision on, lead to the same position."""
    if not _asks_for_order(table):
        return False
    open_tables, answers, end = [table], 0, None
    while open_tables:
        tried = open_tables.pop()
        for option in tried.options:
            answers += 1
            if answers > MAX_ANSWERS:
                return False
            after = tried.clone(checkpoints=False)
            after.auto = True
            after.play(option)
            if _asks_for_order(after):
                open_tables.append(after)
            elif end is None:
                end = _position(after)
            elif _position(after) != end:
                return False
    return True


def _asks_for_order(table: Table) -> bool:
    return table.decision is not None and table.decision.kind in ORDER_KINDS


def _position(table: Table) -> tuple[Any, ...]:
    """Return the state of a table and its open decision, to compare them with others."""
    decision = table.decision
    asked = None if decision is None else (decision.seat, decision.kind, tuple(decision.options))
    return (*table.state.values(), asked)
