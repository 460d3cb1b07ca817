"""Queries that count: treasure, damage, health, and heroes by their place."""

from __future__ import annotations

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.catalogue import CARDS, HEROES, MINIBOSSES
from underkeep.games.boss_monster.lasting_effects import (
    EffectKind,
    LastingEffect,
    effect_targets,
    effect_total,
    effect_values,
    has_effect,
)
from underkeep.games.boss_monster.rules.verbs.ability_sources import AbilitySources
from underkeep.games.boss_monster.rules.verbs.players import Players
from underkeep.games.boss_monster.state import CLASSIC_TREASURES, EXPLORER, EXPLORERS, TOP_LEVEL, Treasure


class Counts(Players, AbilitySources):
    """Queries about rooms and heroes that look at more than one card."""

    # --- rooms

    def all_rooms(self) -> list[CardId]:
        """The visible active rooms of all dungeons, in XP order."""
        rooms: list[CardId] = []
        for seat in self.seats():
            rooms += self.active_rooms(seat)
        return rooms

    def side_of(self, room: CardId, other: CardId) -> int:
        """On which side of `room` the other room lies: 1 directly right, -1 directly left, 0 elsewhere. Rooms are
        adjacent only if both are active (BM-1.32)."""
        here, there = self.locate(room), self.locate(other)
        if here is None or there is None or here[0] != there[0]:
            return 0
        step = there[1] - here[1]
        active = self.active_rooms(here[0])
        return step if step in (1, -1) and room in active and other in active else 0

    def rooms_in_place(self, seat: Seat) -> list[CardId]:
        """The rooms of a dungeon by their places, from the entrance to the boss. A deactivated room keeps its place
        (BM-1.28, BM-11.7)."""
        return [stack[-1] for stack in self.state.dungeon[seat]]

    def is_first_room(self, seat: Seat, room: CardId) -> bool:
        """Whether a room is the leftmost one of a dungeon (BM-1.28)."""
        return room in self.rooms_in_place(seat)[:1]

    def is_last_room(self, seat: Seat, room: CardId) -> bool:
        """Whether a room is the one next to the boss (BM-1.28)."""
        return room in self.rooms_in_place(seat)[-1:]

    def minibosses_of(self, seat: Seat) -> list[CardId]:
        """The active minibosses of a dungeon, from the entrance to the boss (BM-15.22)."""
        hosts = self.state.miniboss_of_room
        return [hosts[room] for room in self.active_rooms(seat) if room in hosts] if hosts else []

    def all_minibosses(self) -> list[CardId]:
        """The active minibosses of all dungeons, in XP order."""
        return (
            [miniboss for seat in self.seats() for miniboss in self.minibosses_of(seat)]
            if self.state.miniboss_of_room
            else []
        )

    def top_ability(self, miniboss: CardId) -> Ability:
        """The activated ability of a miniboss on its highest level (BM-15.15)."""
        return MINIBOSSES[self.state.faces[miniboss]].ability(TOP_LEVEL - 1)

    # --- treasure

    def icons(self, room: CardId) -> list[int]:
        """The treasure of one room now, by type: printed, lost and added symbols, not doubled."""
        state = self.state
        counts = self.permanent_icons(room) if self.has_changed_icons() else list(CARDS[state.faces[room]].treasure)
        if state.lasting_effects:
            if has_effect(state.lasting_effects, EffectKind.NO_TREASURE, room):
                counts = [0] * 5
            for treasure in effect_values(state.lasting_effects, EffectKind.ROOM_TREASURE, room):
                counts[treasure] += 1
        return counts

    def has_changed_icons(self) -> bool:
        """Whether a room may show other symbols than those printed on it."""
        state = self.state
        return bool(state.miniboss_of_room or state.swapped_treasure or state.coins_on_room)

    def permanent_icons(self, room: CardId) -> list[int]:
        """The lasting symbols of an active room: those printed on it, or on the room with which it has exchanged
        them, and those that it and its miniboss add."""
        state = self.state
        shown = room
        for one, other in state.swapped_treasure:
            if room in (one, other):
                shown = other if room == one else one
        counts = list(CARDS[state.faces[shown]].treasure)
        seat = self.owner(room)
        if seat is None or room not in self.active_rooms(seat):
            return counts
        for _ in self.room_abilities(seat, room, "doubles_icons"):
            counts = [2 * count for count in counts]
        for source, ability in self.room_abilities(seat, room, "adds_icons"):
            for kind in ability.effect(self, seat, source, room):
                counts[kind] += 1
        return counts

    def treasure(self, seat: Seat) -> list[int]:
        """The treasure of a dungeon by type: active rooms and boss, with everything that changes it
        (BM-8.2). Only the symbols on rooms are doubled."""
        state = self.state
        faces, effects = state.faces, state.lasting_effects
        total = [0] * 5
        rooms = self.active_rooms(seat)
        if effects and (bare := effect_targets(effects, EffectKind.NO_TREASURE)):
            rooms = [room for room in rooms if room not in bare]
        if self.has_changed_icons():
            for room in rooms:
                total = [one + other for one, other in zip(total, self.permanent_icons(room), strict=True)]
        else:
            for room in rooms:
                for kind, count in CARDS[faces[room]].symbols:
                    total[kind] += count
        if effects:
            total = self._changed_treasure(seat, total)
        for boss in state.boss[seat]:
            for kind, count in CARDS[faces[boss]].symbols:
                total[kind] += count
        if effects:
            for other in effect_values(effects, EffectKind.EXPLORER_COUNTS_AS, seat):
                total[other] += total[EXPLORER]
        return total

    def _changed_treasure(self, seat: Seat, total: list[int]) -> list[int]:
        """The treasure of the rooms of a dungeon, doubled and added to by lasting effects."""
        effects = self.state.lasting_effects
        doublings = effect_total(effects, EffectKind.DOUBLE_TREASURE, seat)
        if doublings:
            total = [count << doublings for count in total]
        for effect in effects:
            if effect.kind is EffectKind.ROOM_TREASURE:
                if effect.target in self.active_rooms(seat):
                    total[effect.value] += 1
            elif effect.kind is EffectKind.DUNGEON_TREASURE and effect.target == seat:
                total[effect.value] += 1
        return total

    def treasures(self) -> list[Treasure]:
        """The treasure types in the game: explorers come only with the expansion that brings them."""
        return [*CLASSIC_TREASURES, EXPLORER] if EXPLORERS in self.state.rule_modules else [*CLASSIC_TREASURES]

    # --- damage and health

    def damage_of(self, room: CardId) -> int:
        """The damage of an active room now: printed damage, tokens and all changes, never below 0 (BM-9.9,
        BM-13.15)."""
        state = self.state
        effects = state.lasting_effects
        if effects and has_effect(effects, EffectKind.HEAL_INSTEAD_OF_DAMAGE, room):
            return 0
        seat = state.active_seat if room == state.hero_room and state.hero_in_dungeon else self.owner(room)
        card = CARDS[state.faces[room]]
        damage = card.damage + state.tokens.get(room, 0)
        for effect in effects:
            damage += self.damage_from(effect, seat, room)
        if seat is not None:
            if card.own_damage is not None or room in state.miniboss_of_room:
                for _, ability in self.room_abilities(seat, room, "own_damage"):
                    damage += ability.effect(self, seat, room)
            for source, ability in self.abilities(seat, "helps"):
                if source != room:
                    damage += ability.effect(self, seat, source, room)
        damage = max(damage, 0)
        return damage << effect_total(effects, EffectKind.DOUBLE_ROOM_DAMAGE, room) if effects else damage

    def damage_from(self, effect: LastingEffect, seat: Seat | None, room: CardId) -> int:
        """The damage that a lasting effect adds to a room in the dungeon of a seat, before it is doubled."""
        kind = effect.kind
        if kind is EffectKind.ROOM_DAMAGE:
            return effect.value if effect.target == room else 0
        if effect.target != seat:
            return 0
        if kind is EffectKind.DUNGEON_DAMAGE:
            return effect.value
        if kind is EffectKind.MONSTER_DAMAGE:
            return effect.value if self.is_monster_room(room) else 0
        if kind is EffectKind.ORDINARY_ROOM_DAMAGE:
            card = self.card(room)
            return int(not card.advanced and card.monster == effect.value)
        return 0

    def health_of(self, hero: CardId) -> int:
        """The health a hero has left; may be negative (BM-9.10)."""
        state = self.state
        card = HEROES[state.faces[hero]]
        health = card.health + state.tokens.get(hero, 0) - state.damage_taken.get(hero, 0)
        if state.lasting_effects:
            health += effect_total(state.lasting_effects, EffectKind.HERO_HEALTH, hero)
        if card.more_health is not None or hero in state.carried_items:
            more = self.hero_abilities(hero, "more_health")
            owner = self.dungeon_of(hero) if more else None
            if owner is not None:
                for _, ability in more:
                    health += ability.effect(self, owner, hero)
        return health

    # --- heroes

    def next_hero_at(self, seat: Seat) -> CardId | None:
        """The next hero at an entrance that goes in during this adventure phase, or None."""
        due = self.state.heroes_to_enter
        for hero in self.state.entrance[seat]:
            if hero in due:
                return hero
        return None

    def heroes_on_table(self) -> list[CardId]:
        """The heroes on the table, wherever they stand."""
        state = self.state
        return [*state.town, *state.hero_in_dungeon, *(hero for queue in state.entrance for hero in queue)]

    def extra_place_name(self, card: CardId) -> str:
        """The place of a card that is in none of the places of Boss Monster, as the notation calls it."""
        return ""

    def hero_inside(self, seat: Seat) -> list[CardId]:
        """The hero inside a dungeon, as a list of none or one."""
        return self.state.hero_in_dungeon if seat == self.state.active_seat else []

    def hero_in(self, room: CardId) -> list[CardId]:
        """The hero in this room, or in the room of this miniboss, as a list of none or one."""
        return self.state.hero_in_dungeon if self.state.hero_room in (room, self.room_of(room)) else []

    # --- luring

    def is_put_off(self, hero: CardId) -> bool:
        """Whether an effect keeps a hero in town from being lured in this round."""
        effects = self.state.lasting_effects
        return bool(effects) and has_effect(effects, EffectKind.NOT_LURED, hero)

    def lure_counts(self, hero: CardId, treasure: list[list[int]]) -> list[int]:
        """How strongly the dungeon of each surviving player, in XP order, lures a hero: its treasure of the hero's
        classes, or the numbers that the hero's own ability gives (which may be negative)."""
        choosing = self.hero_abilities(hero, "chooses")
        if choosing:
            chosen: list[int] = choosing[-1][1].effect(self)
            return chosen
        classes = HEROES[self.state.faces[hero]].classes
        if not classes:
            return [0] * len(treasure)
        kind, *others = classes
        counts = [total[kind] for total in treasure]
        for other in others:
            counts = [count + total[other] for count, total in zip(counts, treasure, strict=True)]
        return counts

    def lured_to(self, hero: CardId, place: int, seats: list[Seat], treasure: list[list[int]]) -> Seat | None:
        """The dungeon that lures a hero on this place of the town, for the treasure of these seats: the only one
        with the highest count. None if dungeons are tied, or if none has treasure for the hero (BM-8.2 to
        BM-8.11)."""
        counts = self.lure_counts(hero, treasure)
        best = max(counts)
        if counts.count(best) > 1 or (best == 0 and not self.hero_abilities(hero, "chooses")):
            return None
        return seats[counts.index(best)]
