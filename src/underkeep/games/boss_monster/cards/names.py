"""The names of cards in all languages, so that a card is found under any of its names.

A card has its English name, a name in each other language, and a few have further ones (`.also` in the message
files, separated by semicolons): the rulebook and the guide do not always call a card the same (BM-26.2).
"""

from __future__ import annotations

import re
from functools import cache

from underkeep.core.search import search_form
from underkeep.games.boss_monster.cards.card_types import Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, PRINTED

_SET = re.compile(r"\s*\(([A-Za-z]{3})\)$")


@cache
def names_of(card: Card) -> tuple[str, ...]:
    """Everything that a card is called: in English, in the other languages, and its further names."""
    from underkeep.core.messages import ENGLISH, LANGUAGES, load_messages

    names = [card.name]
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        speak = load_messages(language, tuple(f"boss_monster_{code.lower()}" for code in PRINTED))
        names.append(speak.format(card.key))
        if speak.has(f"{card.key}.also"):
            names += [name.strip() for name in speak.format(f"{card.key}.also").split(";")]
    return tuple(dict.fromkeys(names))


def cards_called(written: str) -> list[Card]:
    """The cards with this name in any language, in the order of the catalogue: `Przeklęty grobowiec`, `przeklety
    grobowiec`, `Król Ropuch (RMB)`."""
    match = _SET.search(written)
    if match and match[1].upper() in PRINTED:
        return [card for card in cards_called(written[: match.start()]) if card.set == match[1].upper()]
    return list(_by_name().get(search_form(written), ()))


@cache
def _by_name() -> dict[str, list[Card]]:
    found: dict[str, list[Card]] = {}
    for card in CARDS[1:]:
        for name in dict.fromkeys(map(search_form, names_of(card))):
            found.setdefault(name, []).append(card)
    return found
