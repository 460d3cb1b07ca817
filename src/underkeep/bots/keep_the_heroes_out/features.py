"""The features of a position: numbers for each room, and the effect of each option on them.

Options are applied to the numbers and undone again, which costs far less than playing them on a copy of the state.
Hidden cards stay hidden: a card that would be drawn counts as an average card.
"""

from __future__ import annotations

from typing import Any

from underkeep.bots.keep_the_heroes_out.card_values import CARD_VALUE
from underkeep.core.options.option import Option
from underkeep.core.state import CardId, Seat, require, seat_range
from underkeep.games.keep_the_heroes_out import options
from underkeep.games.keep_the_heroes_out.cards.clans import BLOB, DRAGON, GNOLLS, LIZARDFOLK, RATS, SKELETONS, WITCHES
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM, TOKEN_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import (
    BONE,
    CHAMPION,
    CLASS_OF,
    CLASSES,
    FINISHED,
    ROOMS,
    TRAP,
    KeepState,
    Token,
)

CARD_DRAW_VALUE = 0.9
"""The value of drawing a card."""
REINFORCE_VALUE = 1.3
"""The value of reinforcements."""
CROWDED_CLASS_VALUE = (0.0, 0.0, 0.0, 0.1, 0.5, 1.0)
"""The value of removing a hero, by the number of heroes of its class in the dungeon: without a hero in the reserve, the
next summons reactivates the whole class."""
LOOT_REPLAY_SHARE = 0.35
"""The share of its value for which each further play of a new loot card counts, because it replaces another card."""
GAMBLES_PER_TURN = 0.8
"""The usual number of gambles in a turn."""
HERO_DAMAGE_VALUE = 0.5
"""The value of hurting a hero who survives it."""

Numbers = list[Any]


class Features:
    """The numbers of a position for one seat."""

    def __init__(self, state: KeepState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.rules = rules = KeepRules(state)
        self.map = rules.map
        self.rooms = rules.rooms()
        size = len(ROOMS)
        self.guard_health = [0] * size
        """By room: the health of all monsters."""
        self.own_monsters = [0] * size
        """By room: the number of monsters of the seat."""
        self.hero_strength = [0] * size
        """By room: the number of heroes, a champion counted twice."""
        self.treasure_value = [0] * size
        """By room: the lowest value of a treasure, 0 without one."""
        self.tokens = [room[:] for room in state.tokens]
        self.trap_count = [room[TRAP] for room in state.tokens]
        self.portal = state.portal[:]
        for owner in seat_range(state.players):
            health = rules.clan(owner).health
            for room, harm in zip(state.monster[owner], state.harm[owner], strict=True):
                if room is not None:
                    self.guard_health[room] += health - harm
        self.monster_rooms = state.monster[seat][:]
        """By monster of the seat: its room."""
        self.monster_health = [rules.clan(seat).health - harm for harm in state.harm[seat]]
        """By monster of the seat: its remaining health."""
        for room in self.monster_rooms:
            if room is not None:
                self.own_monsters[room] += 1
        self.lair_count = [self.monster_rooms.count(None)]
        self.heroes_of_class = [0] * len(CLASSES)
        """By class: the number of heroes in the dungeon."""
        for hero, room in enumerate(state.hero):
            if room is not None:
                self.heroes_of_class[CLASS_OF[hero]] += 1
                self.hero_strength[room] += 2 if CLASS_OF[hero] == CHAMPION else 1
        for room, pile in enumerate(state.treasure):
            if pile:
                self.treasure_value[room] = min(rules.treasure_value(treasure) for treasure in pile)
        self.bonus = [0.0]
        """The value of everything that the other numbers do not show. It is a list so that `add` can change it."""
        self._log: list[tuple[Numbers, int, Any]] = []

    # --- changing and undoing ------------------------------------------------------------------------------

    def add(self, numbers: Numbers, place: int, more: float) -> None:
        """Change a number so that it can be undone."""
        self._log.append((numbers, place, numbers[place]))
        numbers[place] += more

    def checkpoint(self) -> int:
        """Return a mark to which `undo` can go back."""
        return len(self._log)

    def undo(self, mark: int = 0) -> None:
        """Undo all changes since the checkpoint."""
        log = self._log
        while len(log) > mark:
            numbers, place, before = log.pop()
            numbers[place] = before

    # --- effects of options ------------------------------------------------------------------------------

    def apply(self, option: Option) -> None:
        """Apply the effect of an action of a card."""
        match option:
            case options.Move(monster, to, carry):
                self.move_monster(monster, to, carry)
            case options.Strike(hero) | options.Shoot(hero):
                self.hurt_hero(hero)
            case options.Summon(room):
                self.place_monster(room)
            case options.UseSkill():
                self._use_skill(option)
            case options.UseRoom(room, card):
                self._use_room(room, card)
            case options.LayTrap(room):
                self.add_token(TRAP, room, 1)
            case options.PlaceToken(token, room):
                self.add_token(token, room, 1)
            case options.Spend(token, room):
                self.add_token(token, room, -1)
            case options.Draw():
                self.add(self.bonus, 0, CARD_DRAW_VALUE)
            case options.Reinforce():
                self.add(self.bonus, 0, REINFORCE_VALUE)
            case options.FinishPortal(room) | options.OpenPortal(room):
                self.open_portal(room)
            case options.Drain():
                self.add(self.bonus, 0, 0.4)
            case options.ClearRubble():
                self.add(self.bonus, 0, -0.1)

    def move_monster(self, monster: int, to: int, carry: Token | None) -> None:
        """Move a monster to a room."""
        origin, health = self.monster_rooms[monster], self.monster_health[monster]
        assert origin is not None
        self.add(self.guard_health, origin, -health)
        self.add(self.guard_health, to, health)
        self.add(self.own_monsters, origin, -1)
        self.add(self.own_monsters, to, 1)
        self.add(self.monster_rooms, monster, to - origin)
        if carry is not None:
            self.add_token(carry, origin, -1)
            self.add_token(carry, to, 1)

    def hurt_hero(self, hero: int) -> None:
        """Hurt a hero."""
        if self.rules.health_left(hero) > 1:
            self.add(self.bonus, 0, HERO_DAMAGE_VALUE)
        else:
            kind, room = CLASS_OF[hero], self.state.hero[hero]
            assert room is not None
            self.add(self.hero_strength, room, -2 if kind == CHAMPION else -1)
            self.add(self.bonus, 0, CROWDED_CLASS_VALUE[self.heroes_of_class[kind]])

    def place_monster(self, room: int) -> None:
        """Place a monster from the lair."""
        if self.lair_count[0] > 0:
            self.add(self.lair_count, 0, -1)
            self.add(self.own_monsters, room, 1)
            self.add(self.guard_health, room, self.rules.clan(self.seat).health)

    def add_token(self, token: Token, room: int, number: int) -> None:
        """Change the number of tokens in a room."""
        self.add(self.tokens[room], token, number)
        if token == TRAP:
            self.add(self.trap_count, room, number)

    def open_portal(self, room: int) -> None:
        """Finish a portal."""
        self.add(self.portal, room, FINISHED - self.portal[room])

    def _use_skill(self, skill: options.UseSkill) -> None:
        clan = self.state.clan[self.seat]
        if clan == DRAGON:
            for monster, harm in enumerate(self.state.harm[self.seat]):
                self.add(self.monster_health, monster, harm)
                self.add(self.guard_health, require(self.monster_rooms[monster]), harm)
        elif clan == WITCHES:
            self.open_portal(require(skill.room))
        elif clan in (LIZARDFOLK, GNOLLS):
            self.hurt_hero(require(skill.hero))
        elif clan == SKELETONS:
            self.add_token(BONE, require(skill.room), 1)
        elif clan == BLOB:
            self.add(self.bonus, 0, CARD_DRAW_VALUE)
        elif clan == RATS:
            self.place_monster(require(skill.room))
        else:
            self.move_monster(require(skill.monster), require(skill.room), skill.carry)

    def _use_room(self, room: int, card: CardId | None) -> None:
        if room in TOKEN_OF_ROOM:
            self.add_token(TOKEN_OF_ROOM[room], room, 1)
        elif room in LOOT_OF_ROOM:
            self.add_token(LOOT_OF_ROOM[room][0], room, -1)
            self.add(self.bonus, 0, self.loot_value(require(card)))

    # --- loot -----------------------------------------------------------------------------------------

    def loot_value(self, card: CardId) -> float:
        """Return the value of having a loot card in the deck from now on."""
        state = self.state
        deck = sum(len(pile[self.seat]) for pile in (state.deck, state.hand, state.discard, state.area))
        plays = self.turns_left * 6 / (deck + 1)
        return LOOT_REPLAY_SHARE * CARD_VALUE[state.faces[card]] * min(plays, 5.0)

    @property
    def turns_left(self) -> float:
        """The expected number of turns that the seat has still to play."""
        state = self.state
        whole = len(state.guild_deck) + len(state.guild_discard)
        first, second = CARDS_PER_TURN[state.level]
        if state.wave == 1:
            turns = len(state.guild_deck) / (first + GAMBLES_PER_TURN) + whole / (second + GAMBLES_PER_TURN)
        else:
            turns = len(state.guild_deck) / (second + GAMBLES_PER_TURN)
        return turns / state.players
