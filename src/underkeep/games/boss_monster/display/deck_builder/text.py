"""A custom deck as text, with a line for each card, its number and its set.

# Rooms
2 Goblin Armory (BMR)
1 Warp Tube (TNL)

Lines that begin with # are remarks. Cards are written by their names in any language of the game, or by their keys.
A set is needed only if several sets have a card of this name, and a number only if it is not 1.
"""

from __future__ import annotations

import re
from functools import cache

from underkeep.core.errors import LocalizedText, closest_name
from underkeep.core.messages import LANGUAGES, load_messages
from underkeep.games.boss_monster.cards.card_types import Card
from underkeep.games.boss_monster.cards.catalogue import BOSS_MONSTER_CARDS, CARDS, SETS
from underkeep.games.boss_monster.cards.names import cards_called
from underkeep.games.boss_monster.setup.deck_builder.code import decode, encode, looks_like_code
from underkeep.games.boss_monster.setup.deck_builder.deck import KINDS, CustomDeck, DeckError

LINE = re.compile(r"(?:(?P<number>\d{1,3})\s*(?:[x×]\s*|\s))?(?P<name>.+?)(?:\s*\((?P<set>[A-Za-z]{3})\))?")
MESSAGE_FILES = ("boss_monster_deck",)
MAX_LENGTH = 100_000
"""More characters than the text of any deck has."""


def read_deck(text: str) -> CustomDeck:
    """Return the deck of a text or code. Raises a UserError if it is not valid.

    >>> read_deck("2 Goblin Armory (BMR)") == read_deck("# mine\\n1 goblin armory\\nbmr-goblin-armory")
    True
    """
    if looks_like_code(text) and not any(letter in text for letter in "()#"):
        return decode(text)
    numbers: dict[str, int] = {}
    for place, line in enumerate(text[:MAX_LENGTH].splitlines(), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        match = LINE.fullmatch(line)
        assert match is not None  # Every line matches, because the name can be any text.
        card = _card(match["name"], (match["set"] or "").upper(), place)
        numbers[card.key] = numbers.get(card.key, 0) + int(match["number"] or 1)
    return CustomDeck(numbers)


def write_deck(deck: CustomDeck, language: str = "en") -> str:
    """Return the deck as text, with its code as a remark above it."""
    message = load_messages(language, MESSAGE_FILES).format
    lines = [f"# {message('own-text')}", f"# {encode(deck)}"]
    for kind in KINDS:
        faces = dict.fromkeys(deck.faces(kind))
        if faces:
            lines += ["", f"# {message(f'own-{kind}')}"]
        for face in faces:
            lines.append(f"{deck.numbers[face]} {_names(language)[face]} ({CARDS[face].set})")
    return "\n".join(lines) + "\n"


def _card(name: str, code: str, place: int) -> Card:
    written = name.strip().casefold()
    pool = [card for card in BOSS_MONSTER_CARDS if code in ("", card.set)]
    if code and code not in SETS:
        raise DeckError("error-own-set", line=place, set=code, sets=list(SETS))
    for card in pool:
        if written == card.key:
            return card
    found = [card for card in cards_called(name) if card in pool]
    if len(found) == 1:
        return found[0]
    if found:
        raise DeckError("error-own-several", line=place, name=name, sets=[card.set for card in found])
    close = closest_name(name, [_names(language)[card.face] for language in LANGUAGES for card in pool])
    hint = LocalizedText("error-did-you-mean", name=close) if close else ""
    raise DeckError("error-own-line", line=place, name=name, hint=hint)


@cache
def _names(language: str) -> list[str]:
    """Return the printed names by face."""
    from underkeep.core.text import TextRenderer
    from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
    from underkeep.games.boss_monster.text.cards import card_name

    renderer = TextRenderer(BOSS_MONSTER, BOSS_MONSTER.setup_type(), language)
    return ["", *(card_name(renderer, card.face) for card in BOSS_MONSTER_CARDS)]
