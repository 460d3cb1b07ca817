"""Queries about a state. They change nothing and ask nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Seat, require, seat_range
from underkeep.games.dungeon_fighter.cards import catalogue
from underkeep.games.dungeon_fighter.cards.card_types import BIG_BAD, RARITY, Equipment, Hero, Monster, Room, Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import EQUIPMENT_CARDS
from underkeep.games.dungeon_fighter.physics.gesture import TECHNIQUES
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    FULL_LIFE,
    MAX_COINS,
    MAX_WHITE_DICE,
    SCAR_LIFE_LOSS,
    STALLS_TO_SHOP,
    STALLS_TO_SHOP_BALLADS,
    WHITE,
    Die,
    FighterNumber,
    FighterState,
    party_of,
)

ROUNDHOUSE = "roundhouse"


class Queries(Rules[FighterState]):
    """Queries about the party, the cards, the supply and the demands of a throw."""

    # --- the party

    @property
    def party(self) -> Sequence[FighterNumber]:
        """The places of all heroes at the table."""
        return party_of(self.state)

    @property
    def boss(self) -> FighterNumber:
        """The hero with the boss marker."""
        return require(self.state.boss)

    def seat(self, fighter: FighterNumber) -> Seat:
        """Return the seat that plays a hero. In a solo game one seat plays both heroes (DF-21.1)."""
        return seat_range(self.state.players)[fighter if self.state.players > 1 else 0]

    def hero_card(self, fighter: FighterNumber) -> Hero:
        """Return the hero card of a fighter."""
        return catalogue.hero(require(self.state.hero[fighter]))

    def living(self) -> list[FighterNumber]:
        """Return the heroes that have not died for good."""
        dead = self.state.dead
        return [fighter for fighter in self.party if not dead[fighter]]

    def conscious(self) -> list[FighterNumber]:
        """Return the living heroes that are not stunned."""
        life, dead = self.state.life, self.state.dead
        return [fighter for fighter in self.party if life[fighter] > 0 and not dead[fighter]]

    def stunned(self) -> list[FighterNumber]:
        """Return the living heroes without life."""
        life, dead = self.state.life, self.state.dead
        return [fighter for fighter in self.party if life[fighter] <= 0 and not dead[fighter]]

    def clockwise_from(self, fighter: FighterNumber) -> list[FighterNumber]:
        """Return all places clockwise, beginning with this one."""
        party = self.party
        return [*party[fighter:], *party[:fighter]]

    def next_conscious(self, fighter: FighterNumber) -> FighterNumber:
        """Return the next conscious hero to the left (DF-3.14); the hero itself if there is no other."""
        standing = self.conscious()
        return next(
            other for other in (*self.clockwise_from(fighter)[1:], fighter) if other in standing or other == fighter
        )

    def max_life(self, fighter: FighterNumber) -> int:
        """Return the most life that a hero can have. Each scar takes two (DF-9.6)."""
        return FULL_LIFE - SCAR_LIFE_LOSS * len(self.state.scars[fighter])

    # --- cards

    def room_card(self) -> Room | None:
        """Return the room of the fight; None against the big bad."""
        return catalogue.room(self.state.faces[self.state.room[0]]) if self.state.room else None

    @property
    def foe(self) -> Monster:
        """The monster or the big bad of the fight."""
        return catalogue.monster(self.state.faces[self.state.monster[0]])

    @property
    def against_big_bad(self) -> bool:
        """Whether this is the big bad battle."""
        return bool(self.state.monster) and self.foe.kind == BIG_BAD

    def gear_card(self, card: CardId) -> Equipment:
        """Return the equipment card with this id."""
        return EQUIPMENT_CARDS[self.state.faces[card]]

    def owner(self, card: CardId) -> FighterNumber | None:
        """Return the hero who carries a card; None for a rarity and for any other card."""
        return next((fighter for fighter in self.party if card in self.state.gear[fighter]), None)

    def weapons(self, fighter: FighterNumber) -> list[CardId]:
        """Return the weapons that a hero carries."""
        return [card for card in self.state.gear[fighter] if isinstance(self.gear_card(card), Weapon)]

    def can_carry(self, fighter: FighterNumber, card: CardId, instead_of: CardId | None = None) -> bool:
        """Whether a hero has room for a card, perhaps after giving another one away, and carries none of the same name
        (DF-14.2, DF-14.3). No hero carries a rarity: it belongs to the team."""
        state = self.state
        faces = state.faces
        printed = EQUIPMENT_CARDS[faces[card]]
        kind, name = printed.kind, printed.name
        if kind == RARITY or state.dead[fighter]:
            return False
        free_slots = self.hero_card(fighter).slots(kind)
        for other in state.gear[fighter]:
            if other != instead_of:
                held = EQUIPMENT_CARDS[faces[other]]
                if held.kind == kind:
                    free_slots -= 1
                if held.name == name:
                    return False
        return free_slots > 0

    def carriers(self, card: CardId) -> list[FighterNumber]:
        """Return the heroes that can take a card."""
        return [fighter for fighter in self.living() if self.can_carry(fighter, card)]

    def stall_symbols(self, rooms: Iterable[CardId]) -> int:
        """Return the number of stall symbols on these rooms."""
        return sum(catalogue.room(self.state.faces[card]).stalls for card in rooms)

    @property
    def stalls_to_shop(self) -> int:
        """The number of stall symbols that lead to the shopping phase (DF-10.11, DF-20.1)."""
        return STALLS_TO_SHOP_BALLADS if self.state.ballads else STALLS_TO_SHOP

    # --- supply

    def coins_in_supply(self) -> int:
        """Return the number of coins in the supply (DF-1.8)."""
        return MAX_COINS - self.state.coins - self.state.loot

    def white_dice_in_supply(self) -> int:
        """Return the number of white dice that are neither in the chest nor thrown in this fight."""
        return MAX_WHITE_DICE - self.state.white - sum(lying.die == WHITE for lying in self.state.lying)

    # --- the throw

    def awake_techniques(self) -> tuple[str, ...]:
        """Return the techniques that the monster demands now (DF-17.1, DF-17.3)."""
        if not self.state.monster:
            return ()
        return self.foe.techniques[: self.state.hits] if self.foe.mad else self.foe.techniques

    def room_techniques(self) -> tuple[str, ...]:
        """Return the technique that the room demands, if there is one."""
        room = self.room_card()
        return (room.technique,) if room is not None and room.technique else ()

    def required_techniques(self) -> tuple[str, ...]:
        """Return all techniques that the next throw must meet (DF-18.2)."""
        return self.techniques_with(self.state.declared_weapons, self.state.roundhouse)

    def techniques_with(self, weapons: Iterable[CardId] = (), roundhouse: bool = False) -> tuple[str, ...]:
        """Return the techniques that a throw with these weapons must meet, each of them once (DF-18.3, DF-18.4)."""
        wanted = {*self.room_techniques(), *self.awake_techniques()}
        wanted |= {card.technique for card in map(self.gear_card, weapons) if isinstance(card, Weapon)}
        if roundhouse:
            wanted.add(ROUNDHOUSE)
        return tuple([technique for technique in TECHNIQUES if technique in wanted]) if wanted else ()

    def usable_colours(self, fighter: FighterNumber) -> list[Die]:
        """Return the colours without a scar (DF-8.6)."""
        return [colour for colour in COLOURS if colour not in self.state.scars[fighter]]
