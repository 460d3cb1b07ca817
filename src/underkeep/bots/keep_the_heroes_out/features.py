"""A position in numbers: what stands and lies in each room, and what an option would change.

Options are carried out on the numbers and taken back again, which costs far less than playing them on a copy of the
position. What a seat cannot know stays open: a card that is drawn counts as a card.
"""

from __future__ import annotations

from typing import Any

from underkeep.bots.keep_the_heroes_out.card_values import WORTH
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
from underkeep.games.keep_the_heroes_out.rules.actions import GIVES, MAKES
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
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

A_CARD = 0.9
"""What a card more is worth,"""
A_FEW_CARDS = 1.3
"""and reinforcements."""
CROWDED = (0.0, 0.0, 0.0, 0.1, 0.5, 1.0)
"""What it is worth to be rid of a hero when so many of the class are there: if the reserve has none left, all act."""
GROWTH = 0.35
"""What it is worth to play a loot card once more, compared with what it achieves: another card waits for it."""
GAMBLES = 0.8
"""How often somebody gambles in a turn, about."""
BRUISE = 0.5
"""What it is worth to hurt a hero who does not die of it."""

Numbers = list[Any]


class Scene:
    """The numbers of a position as a seat sees it."""

    def __init__(self, state: KeepState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rules = rules = Keep(state)
        self.map = rules.map
        self.rooms = rules.rooms()
        size = len(ROOMS)
        self.guard = [0] * size
        """The health of all monsters in each room,"""
        self.mine = [0] * size
        """how many of them belong to the seat,"""
        self.heroes = [0] * size
        """how many heroes are there (a champion counts twice)."""
        self.worth = [0] * size
        """The value of the treasure in each room."""
        self.tokens = [room[:] for room in state.tokens]
        self.traps = [room[TRAP] for room in state.tokens]
        self.portal = state.portal[:]
        for owner in range(state.players):
            health = rules.clan(owner).health
            for room, harm in zip(state.monster[owner], state.harm[owner], strict=True):
                if room != NOWHERE:
                    self.guard[room] += health - harm
        self.where = state.monster[seat][:]
        """Where the monsters of the seat are."""
        self.left = [rules.clan(seat).health - harm for harm in state.harm[seat]]
        """What health they have left."""
        for room in self.where:
            if room != NOWHERE:
                self.mine[room] += 1
        self.lair = [self.where.count(NOWHERE)]
        self.out = [0] * len(CLASSES)
        """How many heroes of each class are in the dungeon."""
        for hero, room in enumerate(state.hero):
            if room != NOWHERE:
                self.out[CLASS_OF[hero]] += 1
                self.heroes[room] += 2 if CLASS_OF[hero] == CHAMPION else 1
        for room, pile in enumerate(state.treasure):
            if pile:
                self.worth[room] = min(rules.card_value(treasure) for treasure in pile)
        self.extra = [0.0]
        """What has been gained besides."""
        self._log: list[tuple[Numbers, int, Any]] = []

    # --- doing and undoing ------------------------------------------------------------------------------

    def put(self, numbers: Numbers, place: int, more: float) -> None:
        """Change a number, so that it can be taken back."""
        self._log.append((numbers, place, numbers[place]))
        numbers[place] += more

    def mark(self) -> int:
        """Where `undo` can go back to."""
        return len(self._log)

    def undo(self, mark: int = 0) -> None:
        """Take back everything since the mark."""
        log = self._log
        while len(log) > mark:
            numbers, place, before = log.pop()
            numbers[place] = before

    # --- what options change ------------------------------------------------------------------------------

    def do(self, option: Option) -> None:
        """What an action of a card would change."""
        match option:
            case Move(monster, to, carry):
                self.go(monster, to, carry)
            case Strike(hero) | Shoot(hero):
                self.hit(hero)
            case Summon(room):
                self.come(room)
            case UseSkill():
                self._skill(option)
            case UseRoom(room, card):
                self._use(room, card)
            case LayTrap(room):
                self.token(TRAP, room, 1)
            case PlaceToken(token, room):
                self.token(token, room, 1)
            case Spend(token, room):
                self.token(token, room, -1)
            case Draw():
                self.put(self.extra, 0, A_CARD)
            case Reinforce():
                self.put(self.extra, 0, A_FEW_CARDS)
            case FinishPortal(room) | OpenPortal(room):
                self.open(room)
            case Drain():
                self.put(self.extra, 0, 0.4)
            case ClearRubble():
                self.put(self.extra, 0, -0.1)

    def go(self, monster: int, to: int, carry: int) -> None:
        """A monster goes somewhere."""
        origin, health = self.where[monster], self.left[monster]
        self.put(self.guard, origin, -health)
        self.put(self.guard, to, health)
        self.put(self.mine, origin, -1)
        self.put(self.mine, to, 1)
        self.put(self.where, monster, to - origin)
        if carry != NOTHING:
            self.token(carry, origin, -1)
            self.token(carry, to, 1)

    def hit(self, hero: int) -> None:
        """A hero is hurt."""
        if self.rules.health_of(hero) > 1:
            self.put(self.extra, 0, BRUISE)
        else:
            kind = CLASS_OF[hero]
            self.put(self.heroes, self.state.hero[hero], -2 if kind == CHAMPION else -1)
            self.put(self.extra, 0, CROWDED[self.out[kind]])

    def come(self, room: int) -> None:
        """A monster comes from the lair."""
        if self.lair[0] > 0:
            self.put(self.lair, 0, -1)
            self.put(self.mine, room, 1)
            self.put(self.guard, room, self.rules.clan(self.seat).health)

    def token(self, token: int, room: int, number: int) -> None:
        """Tokens come or go."""
        self.put(self.tokens[room], token, number)
        if token == TRAP:
            self.put(self.traps, room, number)

    def open(self, room: int) -> None:
        """A portal is finished."""
        self.put(self.portal, room, FINISHED - self.portal[room])

    def _skill(self, skill: UseSkill) -> None:
        clan = self.state.clan[self.seat]
        if clan == DRAGON:
            for monster, harm in enumerate(self.state.harm[self.seat]):
                self.put(self.left, monster, harm)
                self.put(self.guard, self.where[monster], harm)
        elif clan == WITCHES:
            self.open(skill.room)
        elif clan in (LIZARDFOLK, GNOLLS):
            self.hit(skill.hero)
        elif clan == SKELETONS:
            self.token(BONE, skill.room, 1)
        elif clan == BLOB:
            self.put(self.extra, 0, A_CARD)
        elif clan == RATS:
            self.come(skill.room)
        else:
            self.go(skill.monster, skill.room, skill.carry)

    def _use(self, room: int, card: int) -> None:
        if room in GIVES:
            self.token(GIVES[room], room, 1)
        elif room in MAKES:
            self.token(MAKES[room][0], room, -1)
            self.put(self.extra, 0, self.loot(card))

    # --- growth -----------------------------------------------------------------------------------------

    def loot(self, card: int) -> float:
        """What it is worth to have a loot card in one's deck from now on."""
        state = self.state
        deck = sum(len(pile[self.seat]) for pile in (state.deck, state.hand, state.discard, state.area))
        plays = self.turns_left * 6 / (deck + 1)
        return GROWTH * WORTH[state.faces[card]] * min(plays, 5.0)

    @property
    def turns_left(self) -> float:
        """How many turns the seat has still to play, about."""
        state = self.state
        whole = len(state.guild_deck) + len(state.guild_discard)
        first, second = CARDS_PER_TURN[state.level]
        if state.wave == 1:
            turns = len(state.guild_deck) / (first + GAMBLES) + whole / (second + GAMBLES)
        else:
            turns = len(state.guild_deck) / (second + GAMBLES)
        return turns / state.players
