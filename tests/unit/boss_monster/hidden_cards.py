"""The check that a screen of Boss Monster or Super Boss Monster names no hidden card."""

from __future__ import annotations

from underkeep.cli.terminal.screen import Screen
from underkeep.games.boss_monster.cards.catalogue import CARDS


def hidden_cards_named_on(screen: Screen) -> list[str]:
    """Return the names of the cards that the screen of the open decision names although its player does not know
    them."""
    table = screen.table
    decision = table.decision
    assert decision is not None
    lines = screen.full_lines(decision, screen.menu(decision), len(table.events))
    text = " ".join("\n".join(line.plain for line in lines).split())
    faces = table.observe(decision.seat).state.faces
    known = " ".join(CARDS[face].name + CARDS[face].text for face in faces)
    hidden = [CARDS[face].name for card, face in enumerate(table.state.faces) if not faces[card]]
    return [name for name in hidden if name not in known and f" {name} " in text]
