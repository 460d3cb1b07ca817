"""A position in numbers: what stands and lies in each room, and what an option would change.

Options are carried out on the numbers and taken back again, which costs far less than playing them on a copy of the
position. What a seat cannot know stays open: a card that is drawn counts as a card.
"""

from __future__ import annotations

from typing import Any

from underkeep.bots.keep_the_heroes_out.card_values import CARD_VALUE
from underkeep.core.decisions import Option
from underkeep.games.keep_the_heroes_out.cards.clans import BLOB, DRAGON, GNOLLS, LIZARDFOLK, RATS, SKELETONS, WITCHES
from underkeep.games.keep_the_heroes_out.options import (
    ClearRubble,
    Drain,
    Draw,
    FinishPortal,
    LayTrap,
    Move,
    OpenPortal,
    PlaceToken,
    Reinforce,
    Shoot,
    Spend,
    Strike,
    Summon,
    UseRoom,
    UseSkill,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM, TOKEN_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import (
    BONE,
    CHAMPION,
    CLASS_OF,
    CLASSES,
    FINISHED,
    NOTHING,
    NOWHERE,
    ROOMS,
    TRAP,
    KeepState,
)

CARD_DRAW_VALUE = 0.9
"""What a card more is worth,"""
REINFORCE_VALUE = 1.3
"""and reinforcements."""
CROWDED_CLASS_VALUE = (0.0, 0.0, 0.0, 0.1, 0.5, 1.0)
"""What it is worth to be rid of a hero when so many of the class are there: if the reserve has none left, all act."""
LOOT_REPLAY_SHARE = 0.35
"""What it is worth to play a loot card once more, compared with what it achieves: another card waits for it."""
GAMBLES_PER_TURN = 0.8
"""How often somebody gambles in a turn, about."""
HERO_DAMAGE_VALUE = 0.5
"""What it is worth to hurt a hero who does not die of it."""

Numbers = list[Any]


class Features:
    """The numbers of a position as a seat sees it."""

    def __init__(self, state: KeepState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rules = rules = KeepRules(state)
        self.map = rules.map
        self.rooms = rules.rooms()
        size = len(ROOMS)
        self.guard_health = [0] * size
        """The health of all monsters in each room,"""
        self.own_monsters = [0] * size
        """how many of them belong to the seat,"""
        self.hero_strength = [0] * size
        """how many heroes are there (a champion counts twice)."""
        self.treasure_value = [0] * size
        """The value of the treasure in each room."""
        self.tokens = [room[:] for room in state.tokens]
        self.trap_count = [room[TRAP] for room in state.tokens]
        self.portal = state.portal[:]
        for owner in range(state.players):
            health = rules.clan(owner).health
            for room, harm in zip(state.monster[owner], state.harm[owner], strict=True):
                if room != NOWHERE:
                    self.guard_health[room] += health - harm
        self.monster_rooms = state.monster[seat][:]
        """Where the monsters of the seat are."""
        self.monster_health = [rules.clan(seat).health - harm for harm in state.harm[seat]]
        """What health they have left."""
        for room in self.monster_rooms:
            if room != NOWHERE:
                self.own_monsters[room] += 1
        self.lair_count = [self.monster_rooms.count(NOWHERE)]
        self.heroes_of_class = [0] * len(CLASSES)
        """How many heroes of each class are in the dungeon."""
        for hero, room in enumerate(state.hero):
            if room != NOWHERE:
                self.heroes_of_class[CLASS_OF[hero]] += 1
                self.hero_strength[room] += 2 if CLASS_OF[hero] == CHAMPION else 1
        for room, pile in enumerate(state.treasure):
            if pile:
                self.treasure_value[room] = min(rules.treasure_value(treasure) for treasure in pile)
        self.bonus = [0.0]
        """What has been gained besides."""
        self._log: list[tuple[Numbers, int, Any]] = []

    # --- doing and undoing ------------------------------------------------------------------------------

    def add(self, numbers: Numbers, place: int, more: float) -> None:
        """Change a number, so that it can be taken back."""
        self._log.append((numbers, place, numbers[place]))
        numbers[place] += more

    def checkpoint(self) -> int:
        """Where `undo` can go back to."""
        return len(self._log)

    def undo(self, mark: int = 0) -> None:
        """Take back everything since the mark."""
        log = self._log
        while len(log) > mark:
            numbers, place, before = log.pop()
            numbers[place] = before

    # --- what options change ------------------------------------------------------------------------------

    def apply(self, option: Option) -> None:
        """What an action of a card would change."""
        match option:
            case Move(monster, to, carry):
                self.move_monster(monster, to, carry)
            case Strike(hero) | Shoot(hero):
                self.hurt_hero(hero)
            case Summon(room):
                self.place_monster(room)
            case UseSkill():
                self._use_skill(option)
            case UseRoom(room, card):
                self._use_room(room, card)
            case LayTrap(room):
                self.add_token(TRAP, room, 1)
            case PlaceToken(token, room):
                self.add_token(token, room, 1)
            case Spend(token, room):
                self.add_token(token, room, -1)
            case Draw():
                self.add(self.bonus, 0, CARD_DRAW_VALUE)
            case Reinforce():
                self.add(self.bonus, 0, REINFORCE_VALUE)
            case FinishPortal(room) | OpenPortal(room):
                self.open_portal(room)
            case Drain():
                self.add(self.bonus, 0, 0.4)
            case ClearRubble():
                self.add(self.bonus, 0, -0.1)

    def move_monster(self, monster: int, to: int, carry: int) -> None:
        """A monster goes somewhere."""
        origin, health = self.monster_rooms[monster], self.monster_health[monster]
        self.add(self.guard_health, origin, -health)
        self.add(self.guard_health, to, health)
        self.add(self.own_monsters, origin, -1)
        self.add(self.own_monsters, to, 1)
        self.add(self.monster_rooms, monster, to - origin)
        if carry != NOTHING:
            self.add_token(carry, origin, -1)
            self.add_token(carry, to, 1)

    def hurt_hero(self, hero: int) -> None:
        """A hero is hurt."""
        if self.rules.health_left(hero) > 1:
            self.add(self.bonus, 0, HERO_DAMAGE_VALUE)
        else:
            kind = CLASS_OF[hero]
            self.add(self.hero_strength, self.state.hero[hero], -2 if kind == CHAMPION else -1)
            self.add(self.bonus, 0, CROWDED_CLASS_VALUE[self.heroes_of_class[kind]])

    def place_monster(self, room: int) -> None:
        """A monster comes from the lair."""
        if self.lair_count[0] > 0:
            self.add(self.lair_count, 0, -1)
            self.add(self.own_monsters, room, 1)
            self.add(self.guard_health, room, self.rules.clan(self.seat).health)

    def add_token(self, token: int, room: int, number: int) -> None:
        """Tokens come or go."""
        self.add(self.tokens[room], token, number)
        if token == TRAP:
            self.add(self.trap_count, room, number)

    def open_portal(self, room: int) -> None:
        """A portal is finished."""
        self.add(self.portal, room, FINISHED - self.portal[room])

    def _use_skill(self, skill: UseSkill) -> None:
        clan = self.state.clan[self.seat]
        if clan == DRAGON:
            for monster, harm in enumerate(self.state.harm[self.seat]):
                self.add(self.monster_health, monster, harm)
                self.add(self.guard_health, self.monster_rooms[monster], harm)
        elif clan == WITCHES:
            self.open_portal(skill.room)
        elif clan in (LIZARDFOLK, GNOLLS):
            self.hurt_hero(skill.hero)
        elif clan == SKELETONS:
            self.add_token(BONE, skill.room, 1)
        elif clan == BLOB:
            self.add(self.bonus, 0, CARD_DRAW_VALUE)
        elif clan == RATS:
            self.place_monster(skill.room)
        else:
            self.move_monster(skill.monster, skill.room, skill.carry)

    def _use_room(self, room: int, card: int) -> None:
        if room in TOKEN_OF_ROOM:
            self.add_token(TOKEN_OF_ROOM[room], room, 1)
        elif room in LOOT_OF_ROOM:
            self.add_token(LOOT_OF_ROOM[room][0], room, -1)
            self.add(self.bonus, 0, self.loot_value(card))

    # --- growth -----------------------------------------------------------------------------------------

    def loot_value(self, card: int) -> float:
        """What it is worth to have a loot card in one's deck from now on."""
        state = self.state
        deck = sum(len(pile[self.seat]) for pile in (state.deck, state.hand, state.discard, state.area))
        plays = self.turns_left * 6 / (deck + 1)
        return LOOT_REPLAY_SHARE * CARD_VALUE[state.faces[card]] * min(plays, 5.0)

    @property
    def turns_left(self) -> float:
        """How many turns the seat has still to play, about."""
        state = self.state
        whole = len(state.guild_deck) + len(state.guild_discard)
        first, second = CARDS_PER_TURN[state.level]
        if state.wave == 1:
            turns = len(state.guild_deck) / (first + GAMBLES_PER_TURN) + whole / (second + GAMBLES_PER_TURN)
        else:
            turns = len(state.guild_deck) / (second + GAMBLES_PER_TURN)
        return turns / state.players
