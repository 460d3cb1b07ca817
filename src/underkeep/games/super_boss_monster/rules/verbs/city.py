"""The city board: heroes in town and in the key locations, and the Market (chapters 3 and 6)."""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.events import HeroToTown
from underkeep.games.boss_monster.lasting_effects import Until
from underkeep.games.boss_monster.rules.verbs.heroes import Heroes
from underkeep.games.boss_monster.state import EXPLORERS, TAVERN
from underkeep.games.super_boss_monster.events import HeroPushed, HeroToLocation, MarketTaken
from underkeep.games.super_boss_monster.rules.solo import BY_TAVERN, end_solo
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries
from underkeep.games.super_boss_monster.state import CHALLENGE, MAIN_LOCATIONS, PLACE_NAMES, SOLO_SEAT, SOLO_SPACES


class City(CityQueries, Heroes):
    """Verbs about the city."""

    # --- the town row

    def town_spaces(self) -> int:
        """The most heroes in town (SBM-3.2, SBM-19.6)."""
        return SOLO_SPACES if self.is_solo else self.state.players

    def arrive(self, hero: CardId) -> None:
        """A hero comes to town, and may push another one out of it (SBM-6.5 to SBM-6.7)."""
        state = self.state
        if len(state.town) >= self.town_spaces():
            pushed = state.town.pop(0)
            self.emit(HeroPushed, pushed)
            self.to_location(pushed, self.location_for(pushed))
        state.town.append(hero)

    def location_for(self, hero: CardId) -> int:
        """Where a hero goes that is pushed out of town: to the first free location of its treasure (SBM-6.7,
        SBM-18.4, SBM-18.6); in a solo game to the first free location (SBM-19.7)."""
        mine = self.locations() if self.is_solo else HEROES[self.state.faces[hero]].classes
        for location in self.locations():
            if location in mine and not self.state.heroes_at_location[location]:
                return location
        return TAVERN

    def locations(self) -> list[int]:
        """The key locations with treasure; the Landing Pad is there for five and six players (SBM-18.10)."""
        pad = self.state.players > 4 and EXPLORERS in self.state.rule_modules
        return list(range(MAIN_LOCATIONS + pad))

    def to_location(self, hero: CardId, location: int) -> None:
        """A hero goes to a key location, or to the Tavern if another hero is there (SBM-3.5, SBM-6.7). A hero in the
        Tavern ends a solo game at once (SBM-19.16)."""
        state = self.state
        if location != TAVERN and state.heroes_at_location[location]:
            location = TAVERN
        (state.tavern if location == TAVERN else state.heroes_at_location[location]).append(hero)
        self.emit(HeroToLocation, hero, location)
        if self.is_solo and location == TAVERN:
            end_solo(self, BY_TAVERN)

    def to_town(self, hero: CardId) -> None:
        """A hero that goes back to town arrives like a new one, without damage and tokens (SBM-14.8 to SBM-14.11)."""
        self.take_from_place(hero)
        self.reset_hero(hero)
        self.emit(HeroToTown, hero)
        self.arrive(hero)

    def to_entrance(self, hero: CardId, seat: Seat) -> None:
        """A hero that is sent to an entrance loses the damage that it has taken, and keeps a life token (SBM-14.8,
        SBM-14.11)."""
        super().to_entrance(hero, seat)
        self.clear_damage(hero)

    def take_from_place(self, hero: CardId) -> None:
        """A hero may also come from a key location."""
        super().take_from_place(hero)
        self.use_up_effects(Until.NEXT_ROOM, hero)
        for place in (*self.state.heroes_at_location, self.state.tavern):
            if hero in place:
                place.remove(hero)

    def heroes_on_table(self) -> list[CardId]:
        """Also those in the key locations."""
        state = self.state
        return [
            *super().heroes_on_table(),
            *(hero for place in state.heroes_at_location for hero in place),
            *state.tavern,
        ]

    def extra_place_name(self, card: CardId) -> str:
        """The name of the place of a card on the city board, as in the notation."""
        state = self.state
        if card in state.market:
            return "market"
        if card in state.tavern:
            return "tavern"
        return next((PLACE_NAMES[number] for number, there in enumerate(state.heroes_at_location) if card in there), "")

    def items_each_round(self) -> int:
        """One item is revealed each round, for any number of players (SBM-18.7)."""
        return 1

    # --- luring

    def lured_to(self, hero: CardId, place: int, seats: list[Seat], treasure: list[list[int]]) -> Seat | None:
        """The dungeon that lures a hero; in a solo game a hero wants more treasure the farther to the right it stands
        (SBM-12.2 to SBM-12.7, SBM-19.10)."""
        if not self.is_solo:
            return super().lured_to(hero, place, seats, treasure)
        return SOLO_SEAT if self.lure_counts(hero, treasure)[0] >= self.wanted_treasure(place) else None

    def wanted_treasure(self, place: int) -> int:
        """The treasure of its kind that a hero on this space of the town wants in a solo game (SBM-19.10,
        SBM-19.21)."""
        return place + (2 if CHALLENGE in self.state.variants else 1)

    # --- the Market

    def take_from_market(self, seat: Seat, card: CardId) -> None:
        """A card of the Market goes to a hand."""
        self.state.market.remove(card)
        self.put_into_hand(seat, card)
        self.emit(MarketTaken, seat, card)
