"""The rules object of Keep the Heroes Out!: all groups of verbs together."""

from __future__ import annotations

from underkeep.games.keep_the_heroes_out.rules.verbs.decisions import Decisions
from underkeep.games.keep_the_heroes_out.rules.verbs.flow import Flow
from underkeep.games.keep_the_heroes_out.rules.verbs.hands import Hands
from underkeep.games.keep_the_heroes_out.rules.verbs.pieces import Pieces


class KeepRules(Decisions, Hands, Pieces, Flow):
    """The rules of Keep the Heroes Out!, bound to one position. It has no verb of its own."""
