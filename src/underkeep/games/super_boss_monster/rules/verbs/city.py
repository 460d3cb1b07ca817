"""The city board: heroes in town and in the key locations, and the Market (chapters 3 and 6)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.games.boss_monster.cards.card_types import ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.events import HeroToTown
from underkeep.games.boss_monster.rules.lure import Lure
from underkeep.games.boss_monster.state import EXPLORERS, NOBODY, NOTHING, TAVERN
from underkeep.games.super_boss_monster.events import (
    HeroPushed,
    HeroToLocation,
    MarketCleared,
    MarketFilled,
    MarketTaken,
)
from underkeep.games.super_boss_monster.rules.verbs.counters import Counters
from underkeep.games.super_boss_monster.state import CHALLENGE, MAIN_LOCATIONS, PLACE_NAMES, SOLO_SPACES

ON_MARKET = {1: (1, 2), 2: (1, 2), 3: (1, 3), 4: (1, 4), 5: (1, 5), 6: (2, 5)}
"""Spells and rooms on the Market by the number of players (SBM-3.11, SBM-18.11, SBM-19.9)."""
SOLO_HEROES = 3
"""Heroes revealed in a round of a solo game (SBM-19.6)."""


class City(Counters):
    """Verbs about the city."""

    # --- the town row

    def town_spaces(self) -> int:
        """How many heroes stand in town at most (SBM-3.2, SBM-19.6)."""
        return SOLO_SPACES if self.is_solo else self.state.players

    def reveal_heroes(self) -> None:
        """The heroes of a new round arrive one after the other (SBM-6.3, SBM-6.4)."""
        state = self.state
        for _ in range(SOLO_HEROES if self.is_solo else state.players):
            hero = NOTHING if state.over else self.reveal_hero()
            if hero == NOTHING:
                return
            printed = HEROES[state.faces[hero]]
            if printed.goes_straight is not None:
                # It never stands in town and pushes nobody (SBM-6.10, SBM-6.11).
                self.to_location(hero, printed.goes_straight.effect(self, hero))
                continue
            self.arrive(hero)
            self.note_arrival(hero)

    def arrive(self, hero: int) -> None:
        """A hero comes to town, and may push another one out of it (SBM-6.5 to SBM-6.7)."""
        state = self.state
        if len(state.town) >= self.town_spaces():
            pushed = state.town.pop(0)
            self.emit(HeroPushed, pushed)
            self.to_location(pushed, self.location_for(pushed))
        state.town.append(hero)

    def location_for(self, hero: int) -> int:
        """Where a hero goes that is pushed out of town: to the first free location of its treasure (SBM-6.7, SBM-18.4,
        SBM-18.6); alone one finds it in the first free one of all (SBM-19.7)."""
        mine = self.locations() if self.is_solo else HEROES[self.state.faces[hero]].classes
        for location in self.locations():
            if location in mine and not self.state.places[location]:
                return location
        return TAVERN

    def locations(self) -> list[int]:
        """The key locations with treasure; the Landing Pad is there for five and six players (SBM-18.10)."""
        pad = self.state.players > 4 and EXPLORERS in self.state.modules
        return list(range(MAIN_LOCATIONS + pad))

    def to_location(self, hero: int, location: int) -> None:
        """A hero goes to a key location, or to the Tavern if another hero is there (SBM-3.5, SBM-6.7)."""
        state = self.state
        if location != TAVERN and state.places[location]:
            location = TAVERN
        (state.tavern if location == TAVERN else state.places[location]).append(hero)
        self.emit(HeroToLocation, hero, location)
        if self.is_solo and location == TAVERN:
            self.close_solo()

    def close_solo(self) -> None:
        """A hero in the Tavern ends a solo game at once (SBM-19.16)."""
        raise NotImplementedError

    def to_town(self, hero: int) -> None:
        """A hero who goes back to town arrives like a new one, without damage and tokens (SBM-14.8 to SBM-14.11)."""
        self.take_from_place(hero)
        self.reset_hero(hero)
        self.emit(HeroToTown, hero)
        self.arrive(hero)

    def to_entrance(self, hero: int, seat: int) -> None:
        """A hero who is sent to an entrance loses the damage that it has taken, and keeps a life token (SBM-14.8,
        SBM-14.11)."""
        super().to_entrance(hero, seat)
        self.clear_damage(hero)

    def take_from_place(self, hero: int) -> None:
        """A hero may also come from a key location."""
        super().take_from_place(hero)
        if hero in self.state.straight:
            self.state.straight.remove(hero)
        for place in (*self.state.places, self.state.tavern):
            if hero in place:
                place.remove(hero)

    def heroes_on_table(self) -> list[int]:
        """Also those in the key locations."""
        state = self.state
        return [*super().heroes_on_table(), *(hero for place in state.places for hero in place), *state.tavern]

    def extra_place_name(self, card: int) -> str:
        state = self.state
        if card in state.market:
            return "market"
        if card in state.tavern:
            return "tavern"
        return next((PLACE_NAMES[number] for number, there in enumerate(state.places) if card in there), "")

    def leave_town(self) -> None:
        """Some heroes do not stay in town at the end of a round (card data)."""
        for hero in list(self.state.town):
            ability = HEROES[self.state.faces[hero]].leaves_town
            if ability is not None:
                self.state.town.remove(hero)
                self.to_location(hero, ability.effect(self, hero))

    def items_each_round(self) -> int:
        """One item is revealed each round, for any number of players (SBM-18.7)."""
        return 1

    # --- whom heroes choose

    def luring(self) -> Lure:
        """Those in town; in a solo game a hero wants more treasure the farther to the right it stands (SBM-12.2 to
        SBM-12.7, SBM-19.10)."""
        if not self.is_solo:
            return super().luring()
        treasure = [self.treasure(0)]
        return lambda hero, place: 0 if self.lure_counts(hero, treasure)[0] >= self.wanted_treasure(place) else NOBODY

    def wanted_treasure(self, place: int) -> int:
        """Alone: how much treasure of its kind a hero on this space of the town wants to see (SBM-19.10, SBM-19.21)."""
        return place + (2 if CHALLENGE in self.state.variants else 1)

    # --- the Market

    def fill_market(self) -> None:
        """New cards for the Market (SBM-6.2)."""
        state = self.state
        spells, rooms = ON_MARKET[state.players]
        for deck, kinds, number in (
            (state.spell_deck, (SPELL,), spells),
            (state.room_deck, ROOM_CARDS, rooms),
        ):
            for _ in range(number):
                if deck or self.renew_deck(deck, kinds):
                    card = deck.pop()
                    visibility.reveal_to_all(state, (card,))
                    state.market.append(card)
                    self.emit(MarketFilled, card)

    def take_from_market(self, seat: int, card: int) -> None:
        """A card of the Market goes to a hand."""
        self.state.market.remove(card)
        self.put_into_hand(seat, card)
        self.emit(MarketTaken, seat, card)

    def clear_market(self) -> None:
        """What is left on the Market is discarded (SBM-11.5)."""
        state = self.state
        for card in state.market:
            self.emit(MarketCleared, card)
        state.discard += state.market
        state.market = []
