"""The kinds of cards: what is printed on a boss, a room, a spell, a hero, a miniboss or an item."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from underkeep.core.capabilities.card_designs import Design
from underkeep.core.state import UNKNOWN
from underkeep.games.boss_monster.cards.ability import (
    Ability,
    Behaviour,
    Effect,
)
from underkeep.games.boss_monster.cards.triggers import TRIGGER_BIT, TRIGGERS, Triggers, cast
from underkeep.games.boss_monster.state import TOP_LEVEL, Phase, Treasure

BOSS, ROOM, SPELL, HERO, MINIBOSS, ITEM = "boss", "room", "spell", "hero", "miniboss", "item"
ROOM_CARDS = (ROOM, MINIBOSS)
"""The kinds of cards that are shuffled into the room deck and count as room cards outside of dungeons (BM-1.25)."""
MONSTER, TRAP = True, False

ON_TABLE, FROM_HAND, OFFERED = range(3)
"""The number of a text that is used and is no spell: the activated ability, the one in hand, the one for opponents.
For a miniboss the number is that of the level, from 0."""

LETTERS = "CFMTE"


# --- cards ----------------------------------------------------------------------------------------------


class Card(Triggers):
    """The printed card: constant, shared by all copies and all games."""

    __slots__ = (
        *TRIGGERS, "abilities_by_trigger", "advanced", "copies", "damage", "design", "face", "key", "monster", "name",
        "needs_opponent", "phases", "portable", "set", "symbols", "text", "texts", "trap", "treasure", "trigger_bits",
    )  # fmt: skip
    kind = ""

    def __init__(self, code: str, name: str, copies: int) -> None:
        self.face = UNKNOWN
        """Its number in the catalogue, as in `state.faces`."""
        self.set = code
        self.name = name
        self.key = f"{code.lower()}-{slug(name)}"
        self.copies = copies
        self.design = Design.PRINTED
        """Whether the card is as printed; the set fills it in."""
        self.text = ""
        self.monster = False
        self.trap = False
        self.portable = False
        self.needs_opponent = False
        """Whether none of its abilities has an effect without an opponent: it stays in the box in a solo game
        (SBM-19.22)."""
        self.advanced = False
        self.damage = 0
        self.treasure: tuple[int, ...] = (0, 0, 0, 0, 0)
        """How many symbols of each treasure type it shows."""
        self.symbols: tuple[tuple[Treasure, int], ...] = ()
        """The types that it shows, each with its number."""
        self.abilities_by_trigger: dict[str, Ability] = {}
        self.trigger_bits = 0
        """Its triggers as bits of TRIGGER_BIT."""
        self.phases: tuple[Phase, ...] = ()
        """The phases in which a spell may be played."""
        self.texts: tuple[Ability, ...] = ()
        """The texts of a spell."""
        for trigger in TRIGGERS:
            setattr(self, trigger, None)

    def print_treasure(self, letters: str) -> None:
        """Print treasure symbols on the card."""
        self.treasure = symbols(letters)
        self.symbols = tuple((kind, self.treasure[kind]) for kind in Treasure if self.treasure[kind])

    @property
    def has_ability(self) -> bool:
        """Whether the card has an ability."""
        return bool(self.text)

    def __call__(self, behaviour: Behaviour) -> Card:
        """Give the card its behaviour, so that the card can be used as a decorator."""
        self.text = f"{self.text} {behaviour.text}".strip()
        for trigger, ability in behaviour.abilities_by_trigger.items():
            self.abilities_by_trigger[trigger] = ability
            if trigger in TRIGGER_BIT:
                setattr(self, trigger, ability)
                self.trigger_bits |= TRIGGER_BIT[trigger]
        return self

    def also(self, behaviour: Behaviour) -> Behaviour:
        """Decorator: a further text of the card."""
        self(behaviour)
        return behaviour

    def ability(self, text: int) -> Ability:
        """The ability with this number: of a spell, of a miniboss's level, or else of the card on the table, in
        hand, or offered to opponents."""
        found = self.texts[text] if self.texts else (self.activated, self.from_hand, self.offered)[text]
        assert found is not None
        return found

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"


class Boss(Card):
    """A boss."""

    __slots__ = ("xp",)
    kind = BOSS

    def __init__(self, code: str, name: str, xp: int, treasure: str) -> None:
        super().__init__(code, name, 1)
        self.xp = xp
        self.print_treasure(treasure)


class Room(Card):
    """A room."""

    __slots__ = ()
    kind = ROOM

    def __init__(
        self, code: str, name: str, monster: bool, damage: int, treasure: str, copies: int, advanced: bool
    ) -> None:
        super().__init__(code, name, copies)
        self.monster = monster
        self.trap = not monster
        self.damage = damage
        self.print_treasure(treasure)
        self.advanced = advanced


class Spell(Card):
    """A spell."""

    __slots__ = ("negating", "sets_price", "stops_abilities")
    kind = SPELL

    def __init__(self, code: str, name: str, phases: tuple[Phase, ...], copies: int) -> None:
        super().__init__(code, name, copies)
        self.phases = phases
        self.negating = False
        """Whether its only use is to stop another spell."""
        self.stops_abilities = False
        """Whether it can also stop a room ability that was just declared."""
        self.sets_price = False
        """Whether it only sets a price on the spell, and on the next ones of the same player."""

    def __call__(self, behaviour: Behaviour) -> Spell:
        super().__call__(behaviour)
        self.texts = (behaviour.abilities_by_trigger["cast"],) if "cast" in behaviour.abilities_by_trigger else ()
        self.negating = "negate" in behaviour.abilities_by_trigger
        return self

    def or_else(self, **about: Any) -> Callable[[Effect], Effect]:
        """Decorator: the second text of the spell (BM-1.22)."""

        def declare(effect: Effect) -> Effect:
            second = cast(**about)(effect)
            self.texts = (*self.texts, second.abilities_by_trigger["cast"])
            self.text = f"{self.text} Or: {second.text}"
            return effect

        return declare


class Hero(Card):
    """A hero."""

    __slots__ = ("classes", "epic", "health", "players", "star", "worth")
    kind = HERO

    def __init__(self, code: str, name: str, treasure: str, health: int, players: int, star: bool, epic: bool) -> None:
        super().__init__(code, name, 1)
        self.print_treasure(treasure)
        self.classes = tuple(kind for kind, _ in self.symbols)
        self.health = health
        self.players = players
        self.star = star
        self.epic = epic
        self.worth = 2 if epic else 1
        """Souls when dead, wounds when it survived (BM-1.19)."""


class Power(Card):
    """One level of a miniboss, or the hero's side of an item: a part of a card with a text.

    Its key is that of the card with the name of the part, `rmb-spike.level2` or `thk-broom.carried`: in the message
    files it is an attribute of the card's message, as `.text` is for a card with one text.
    """

    __slots__ = ()

    def __init__(self, code: str, name: str, part: str) -> None:
        super().__init__(code, name, 0)
        self.key = f"{self.key}.{part}"


class Miniboss(Card):
    """A miniboss with the texts of its three levels (BM-1.24)."""

    __slots__ = ("levels",)
    kind = MINIBOSS

    def __init__(self, code: str, name: str, copies: int) -> None:
        super().__init__(code, name, copies)
        self.levels = tuple(Power(code, name, f"level{number}") for number in range(1, TOP_LEVEL + 1))

    def level(self, number: int) -> Callable[[Behaviour], Behaviour]:
        """Decorator: the text of the miniboss from this level on."""

        def declare(behaviour: Behaviour) -> Behaviour:
            self.levels[number - 1](behaviour)
            self.text = " ".join(f"Level {place}: {power.text}" for place, power in enumerate(self.levels, start=1))
            return behaviour

        return declare

    def ability(self, text: int) -> Ability:
        found = self.levels[text].activated
        assert found is not None
        return found

    @property
    def has_ability(self) -> bool:
        return True


class Item(Card):
    """An item: its own triggers are those of the boss ability (BM-1.23)."""

    __slots__ = ("classes", "hero_side", "universal")
    kind = ITEM

    def __init__(self, code: str, name: str, treasure: str) -> None:
        super().__init__(code, name, 1)
        self.print_treasure(treasure)
        self.classes = tuple(kind for kind, _ in self.symbols)
        self.universal = not treasure
        self.hero_side = Power(code, name, "carried")

    def __call__(self, behaviour: Behaviour) -> Item:
        super().__call__(behaviour)
        return self

    def carried(self, behaviour: Behaviour) -> Behaviour:
        """Decorator: the ability of the item for a hero that carries it."""
        self.hero_side(behaviour)
        return behaviour


def symbols(letters: str) -> tuple[int, ...]:
    """Treasure symbols as counts: `"TT"` is two thieves.

    >>> symbols("CTT")
    (1, 0, 0, 2, 0)
    """
    return tuple(letters.count(letter) for letter in LETTERS)


def slug(name: str) -> str:
    """A name as it stands in keys.

    >>> slug("Specter's Sanctum"), slug("Torix Uz'kali"), slug("Jejune & Everlea, Holy Sisters")
    ('specters-sanctum', 'torix-uzkali', 'jejune-everlea-holy-sisters')
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace(".", "")).strip("-")
