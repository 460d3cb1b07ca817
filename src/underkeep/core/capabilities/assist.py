"""Help for players: progress, stop reasons, pass delays, confirmations, and the clauses behind decisions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option, Pass

if TYPE_CHECKING:
    from underkeep.core.table import Observation, Table
    from underkeep.core.text import TextRenderer

TARGETED = "aimed"
"""The stop reason of a reaction to an effect that is aimed at the seat itself. It always counts."""


class Assist:
    """The help that one game gives. The defaults suit a game without reactions."""

    reaction_kinds: frozenset[str] = frozenset()
    """The kinds of decision in which a seat may only react to others; a seat that passes ahead passes them."""

    clauses_by_decision: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The clauses of the rules that each kind of decision is about."""

    def stop_menu(self) -> dict[str, list[str]]:
        """Return the stop reasons that a player can choose (`occasions`), and those that always count (`always`)."""
        return {}

    def stop_reasons(self, observation: Observation, decision: Decision) -> frozenset[str]:
        """Return the reasons why a reaction matters to the seat that decides in words of the game (`fate`, `entering`).

        With smart stops a seat is shown a reaction only for such a reason; `aimed` always counts, and `aimed` and
        `own-fate` end an advance pass. A name with a colon (`phase:build`) is a place: it is no reason by itself,
        but a stop can be set or removed there.
        """
        return frozenset({TARGETED})

    def matters(self, observation: Observation, decision: Decision) -> bool:
        """Whether a decision matters to the seat that decides: it is no reaction, or there is something to play and a
        stop reason for it. Tables that ask only what is important pass all other decisions."""
        if decision.kind not in self.reaction_kinds:
            return True
        if all(type(option) is Pass for option in decision.options):
            return False
        return any(":" not in reason for reason in self.stop_reasons(observation, decision))

    def is_indifferent(self, table: Table) -> bool:
        """Whether all answers to the open decision lead to the same position. Then the server answers it, and no seat
        is asked. It may use only what all players know."""
        return False

    def progress(self, state: Any) -> dict[str, Any]:
        """Return where the game is: `round`, `phase`, `turn` (the seat whose turn it is), and other values of the game.
        A pass until the end of a round or phase lasts while that value stays the same."""
        return {}

    def pass_delay(self, state: Any, kind: str) -> str:
        """Return how long a table waits at a decision of this kind for a silent seat: `walk` (in passing), `stop` (in
        passing, where people think), `short` (no action is expected), `halt` (people think here) or `anyone` (an
        effect was played that others may answer). Only public information may decide."""
        return "halt"

    def confirmation(self, renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
        """Return the text that asks a player before a costly slip, or an empty text."""
        return ""

    def decision_kinds(self) -> Collection[str]:
        """Return the kinds of decision that the rules put to a seat. Those that chance answers are not among them."""
        return self.clauses_by_decision

    def decision_clauses(self, kind: str) -> list[str]:
        """Return the clauses of the rules that a kind of decision is about, and none for an unknown kind."""
        return list(self.clauses_by_decision.get(kind, ()))
