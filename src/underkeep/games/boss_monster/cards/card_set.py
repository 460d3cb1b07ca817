"""The words in which cards are declared.

A card set is a `CardSet`; its methods `boss`, `room`, `spell` and `hero` put one card into it, under its
printed name, with its numbers. Used as a decorator they also give the card its behaviour, and the
docstring of the behaviour is the card's text:

    @bmr.room("Golem Factory", MONSTER, damage=2, treasure="F", copies=3)
    @hero_dies_here(once=True)
    def golem_factory(game, me, room):
        \"\"\"Once per round, when a hero dies here: draw a room card.\"\"\"
        game.draw_rooms(me, 1)

A behaviour belongs to a *trigger* of the rules; the triggers are the functions of `triggers.py`. A card with more
than one text gets the others by `also`:

    @elder_portal.also
    @activated(cost=a_token, target=opponent, once=True)
    def discard_a_spell(game, me, room, victim): ...

A miniboss has its texts by `level(1)`, `level(2)` and `level(3)`; an item is decorated with its boss ability, and with
its hero ability by `carried`.

A card that is not as printed declares its `design`, and so does a whole set:

    lst = CardSet("LST", "Lost Levels", OWN)
"""

from __future__ import annotations

from typing import Any

from underkeep.core.capabilities.card_designs import Design
from underkeep.games.boss_monster.cards.card_types import Boss, Card, Hero, Item, Miniboss, Room, Spell
from underkeep.games.boss_monster.state import Phase


class CardSet:
    """The cards of one printed set, in the order in which they are declared.

    `design` is the design of all cards that do not declare one of their own.
    """

    def __init__(self, code: str, title: str, design: Design = Design.PRINTED) -> None:
        self.code = code
        self.title = title
        self.design = design
        self.cards: list[Card] = []

    def _add(self, card: Any, design: Design | None, needs_opponent: bool) -> Any:
        card.needs_opponent = needs_opponent
        card.design = self.design if design is None else design
        self.cards.append(card)
        return card

    def boss(
        self, name: str, *, xp: int, treasure: str, design: Design | None = None, needs_opponent: bool = False
    ) -> Boss:
        """A boss; decorate its level up with it."""
        boss: Boss = self._add(Boss(self.code, name, xp, treasure), design, needs_opponent)
        return boss

    def room(
        self,
        name: str,
        kind: bool,
        *,
        damage: int,
        treasure: str,
        copies: int,
        advanced: bool = False,
        portable: bool = False,
        design: Design | None = None,
        needs_opponent: bool = False,
    ) -> Room:
        """A room; a card without ability is just this call."""
        room: Room = self._add(Room(self.code, name, kind, damage, treasure, copies, advanced), design, needs_opponent)
        room.portable = portable
        return room

    def miniboss(
        self, name: str, *, copies: int = 1, design: Design | None = None, needs_opponent: bool = False
    ) -> Miniboss:
        """A miniboss; its levels are declared with `level`."""
        miniboss: Miniboss = self._add(Miniboss(self.code, name, copies), design, needs_opponent)
        return miniboss

    def item(
        self, name: str, treasure: str = "", *, design: Design | None = None, needs_opponent: bool = False
    ) -> Item:
        """An item; universal without treasure. Decorate its boss ability with it, and its hero ability with
        `carried`."""
        item: Item = self._add(Item(self.code, name, treasure), design, needs_opponent)
        return item

    def spell(
        self,
        name: str,
        phases: tuple[Phase, ...],
        *,
        copies: int,
        design: Design | None = None,
        needs_opponent: bool = False,
    ) -> Spell:
        """A spell with its phase symbol: HAMMER, AXE or BOTH."""
        spell: Spell = self._add(Spell(self.code, name, phases, copies), design, needs_opponent)
        return spell

    def hero(
        self,
        name: str,
        treasure: str,
        *,
        health: int,
        players: int = 2,
        star: bool = False,
        epic: bool = False,
        design: Design | None = None,
        needs_opponent: bool = False,
    ) -> Hero:
        """A hero; `players` is the smallest player count that uses it (BM-3.1)."""
        hero: Hero = self._add(Hero(self.code, name, treasure, health, players, star, epic), design, needs_opponent)
        return hero


def join_card_sets(*parts: CardSet) -> CardSet:
    """One set out of the files it is written in, in this order."""
    whole = CardSet(parts[0].code, parts[0].title, parts[0].design)
    for part in parts:
        whole.cards += part.cards
    return whole
