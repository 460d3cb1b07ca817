"""Queries: verbs that read a position and change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.rules import Rules
from underkeep.core.state import CardId, Face, Seat, seat_range
from underkeep.games.keep_the_heroes_out.cards.card_types import Card
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS, Clan
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import Page
from underkeep.games.keep_the_heroes_out.dungeon_map import Map, add_portal_ways, map_of
from underkeep.games.keep_the_heroes_out.state import (
    CHAMPION,
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    FINISHED,
    MAX_EVENT_TOKENS,
    MAX_PORTALS,
    MAX_TOKENS,
    NO_PORTAL,
    RESOURCES,
    ROOMS_OF,
    TRAP,
    ClanNumber,
    HeroClass,
    Icon,
    KeepState,
    Token,
)


class Queries(Rules[KeepState]):
    """Verbs that read a position and change nothing."""

    # --- cards and clans ------------------------------------------------------------------------------

    def card(self, card: CardId) -> Card:
        """Return the printed card of a card id."""
        return CARDS[self.state.faces[card]]

    def clan(self, seat: Seat) -> Clan:
        """Return the clan of a seat."""
        clan = self.state.clan[seat]
        assert clan is not None
        return CLANS[clan]

    def free_clans(self) -> list[ClanNumber]:
        """Return the clans that no player has."""
        return [cards.clan for cards in self.state.tactics if cards.clan not in self.state.clan]

    def tactics_of(self, clan: ClanNumber | None) -> tuple[Face, ...]:
        """Return the tactics cards of a clan; none for a seat without a clan."""
        return next((cards.cards for cards in self.state.tactics if cards.clan == clan), ())

    @property
    def page(self) -> Page:
        """Return the page of the Dungeon Book that is being played."""
        return find_page(self.state.scenario)

    def seats_from_active(self) -> list[Seat]:
        """Return all seats clockwise, the active player first."""
        state = self.state
        seats = seat_range(state.players)
        return [*seats[state.active :], *seats[: state.active]]

    # --- the map ----------------------------------------------------------------------------------------

    @property
    def map(self) -> Map:
        """Return the corridors and distances of the dungeon."""
        return map_of(self.state)

    def rooms(self) -> list[int]:
        """Return the rooms of the dungeon."""
        return [room for room, place in enumerate(self.state.cell) if place is not None]

    def in_dungeon(self, room: int) -> bool:
        """Return whether a room is in the dungeon."""
        return self.state.cell[room] is not None

    def rooms_with_icon(self, icon: Icon) -> list[int]:
        """Return the rooms of the dungeon with this icon (KHO-6.7)."""
        return [room for room in ROOMS_OF[icon] if self.in_dungeon(room)]

    def towards_treasury(self, room: int) -> list[int]:
        """Return the adjacent rooms that are one corridor closer to the Treasury (KHO-17.20)."""
        ways = self.map
        if self.page.hero_portals:
            ways = add_portal_ways(ways, tuple(other for other in self.rooms() if self.state.portal[other] == FINISHED))
        return [other for other in ways.neighbours[room] if ways.distance[other] == ways.distance[room] - 1]

    def rooms_in_reach(self, room: int) -> list[int]:
        """Return the rooms to which a monster can move from here, by corridor or between finished portals (KHO-9.6)."""
        found = list(self.map.neighbours[room])
        if self.state.portal[room] == FINISHED:
            found += [
                other
                for other in self.rooms()
                if other != room and self.state.portal[other] == FINISHED and other not in found
            ]
        return found

    def is_flooded(self, room: int) -> bool:
        """Return whether a room is flooded."""
        return room in self.state.flooded

    # --- the reserve (KHO-3.10, KHO-3.11) ---------------------------------------------------------------

    def tokens_left(self, token: Token) -> int:
        """Return the number of resources or traps of a kind in the reserve."""
        return MAX_TOKENS - sum(room[token] for room in self.state.tokens)

    def portals_left(self) -> int:
        """Return the number of portals in the reserve."""
        return MAX_PORTALS - sum(portal != NO_PORTAL for portal in self.state.portal)

    def event_tokens_left(self) -> int:
        """Return the number of event tokens in the reserve. On a page with a champion one token is kept for it."""
        state = self.state
        return (
            MAX_EVENT_TOKENS
            - len(state.rubble)
            - len(state.flooded)
            - (state.stage is not None)
            - self.page.has_champion
        )

    def hero_in_reserve(self, kind: HeroClass) -> int | None:
        """Return a hero of this class from the reserve, or None."""
        return next(
            (hero for hero, room in enumerate(self.state.hero) if room is None and CLASS_OF[hero] == kind), None
        )

    def treasures_in_reserve(self, value: int) -> list[CardId]:
        """Return the treasures of this value in the reserve."""
        return [treasure for treasure in self.state.reserve if self.treasure_value(treasure) == value]

    def treasure_value(self, treasure: CardId) -> int:
        """Return the value of a treasure, which is printed on both sides (KHO-19.1)."""
        return self.state.values_of[treasure - self.state.first_treasure]

    # --- monsters ---------------------------------------------------------------------------------------

    def distinct_monsters_in(self, seat: Seat, room: int, besides: int | None = None) -> list[int]:
        """Return the monsters of a seat in a room, one for each amount of damage, without the monster `besides`."""
        found: dict[int, int] = {}
        for monster in self.monsters_in(seat, room):
            if monster != besides:
                found.setdefault(self.state.harm[seat][monster], monster)
        return list(found.values())

    def monsters_in(self, seat: Seat, room: int) -> list[int]:
        """Return all monsters of a seat in a room."""
        monsters = self.state.monster[seat]
        found: list[int] = []
        place = -1
        for _ in range(monsters.count(room)):
            place = monsters.index(room, place + 1)
            found.append(place)
        return found

    def monsters_in_lair(self, seat: Seat) -> list[int]:
        """Return the monsters of a seat that are not in the dungeon."""
        return [monster for monster, where in enumerate(self.state.monster[seat]) if where is None]

    def rooms_with_monsters_of(self, seat: Seat) -> list[int]:
        """Return the rooms with a monster of a seat."""
        return sorted({room for room in self.state.monster[seat] if room is not None})

    def has_monsters(self, room: int) -> bool:
        """Return whether a room has a monster of any seat."""
        return any(room in monsters for monsters in self.state.monster)

    def distinct_targets_in(self, room: int, besides: tuple[Seat, int] | None = None) -> list[tuple[Seat, int]]:
        """Return the monsters of all seats in a room that a hero can attack, as pairs of seat and monster, without the
        pair `besides`. Monsters with equal damage are listed once for each seat."""
        owner, hit = besides or (None, None)
        return [
            (seat, monster)
            for seat in seat_range(self.state.players)
            for monster in self.distinct_monsters_in(seat, room, hit if seat == owner else None)
        ]

    # --- heroes -----------------------------------------------------------------------------------------

    def heroes_in(self, room: int) -> list[int]:
        """Return all heroes in a room."""
        heroes = self.state.hero
        # Most rooms have few heroes or none: a search in the list is faster than a loop over it.
        found: list[int] = []
        place = -1
        for _ in range(heroes.count(room)):
            place = heroes.index(room, place + 1)
            found.append(place)
        return found

    def active_heroes_in(self, room: int) -> list[int]:
        """Return the active heroes in a room."""
        due = self.state.due
        return [hero for hero in self.heroes_in(room) if due[hero] != EXHAUSTED]

    def exhausted_heroes_in(self, room: int) -> list[int]:
        """Return the exhausted heroes in a room."""
        due = self.state.due
        return [hero for hero in self.heroes_in(room) if due[hero] == EXHAUSTED]

    def rooms_with_active_heroes(self) -> list[int]:
        """Return the rooms with active heroes."""
        state = self.state
        return sorted(
            {room for room, due in zip(state.hero, state.due, strict=True) if room is not None and due != EXHAUSTED}
        )

    def health_left(self, hero: int) -> int:
        """Return the remaining health of a hero (KHO-9.4)."""
        kind = CLASS_OF[hero]
        full = self.page.champion_health if kind == CHAMPION else self.page.health.get(CLASSES[kind], 1)
        return full - self.state.bruise[hero]

    def thief_strength(self, heroes: Sequence[int]) -> int:
        """Return the number for which these heroes count when they steal: a champion counts as two."""
        return sum(2 if CLASS_OF[hero] == CHAMPION else 1 for hero in heroes)

    def distinct_heroes(self, heroes: Sequence[int]) -> list[int]:
        """Return one of each group of heroes that agree in class, damage, due step and room."""
        seen: set[tuple[int, int, int, int | None]] = set()
        found = []
        for hero in heroes:
            state = self.state
            what = (CLASS_OF[hero], state.bruise[hero], state.due[hero], state.hero[hero])
            if what not in seen:
                seen.add(what)
                found.append(hero)
        return found

    # --- tokens -----------------------------------------------------------------------------------------

    def resources_in(self, room: int) -> list[Token]:
        """Return the resources in a room, each as often as it lies there."""
        return [token for token in RESOURCES for _ in range(self.state.tokens[room][token])]

    def carriable_tokens(self, room: int, to: int) -> list[Token]:
        """Return the kinds of tokens that a monster can carry from a room to another one (KHO-9.7)."""
        tokens = [token for token in (*RESOURCES, TRAP) if self.state.tokens[room][token]]
        return [token for token in tokens if token != TRAP or not self.is_flooded(to)]
