"""How good a position looks to a seat, in souls.

The prospects of a player are the souls and wounds so far, what the heroes at the door and in town will
probably add to them, what the dungeon is good for later, and the cards in hand.
"""

from __future__ import annotations

from functools import cache

from underkeep.bots.boss_monster.card_values import ITEM_UP, LEVELS, ROOM_IN_HAND, SPELL_IN_HAND, engine, treasury
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, FULL_DUNGEON

WOUND_COSTS = (0.0, 1.1, 2.4, 4.0, 6.2, 15.0, 18.0, 21.0)
"""The cost of so many wounds: each hurts more than the one before, the fifth is the end."""
VICTORY = 8.0
LEVEL_UP = 0.8
NEXT_ROUND = 0.6
"""What a hero counts who comes only in the next round, compared with one who comes now."""

ORDINARY = (4, 6, 8)
EPIC = (11, 13)
"""The healths of heroes to expect."""
GROWTH = 2.4
"""How much damage a dungeon gains in a round."""
WOUND = 1.3
"""What a wound costs in the rounds to come, in souls."""
AHEAD = 3
"""How many rounds to look ahead."""


class Prospects:
    """Looks at one position. Nothing is changed; what is counted once is remembered."""

    def __init__(self, rules: BossMonster) -> None:
        self.rules = rules
        self.state = rules.state
        self.seats = rules.seats()
        self.treasure = {seat: rules.treasure(seat) for seat in self.seats}
        self.damage = {seat: [rules.damage_of(room) for room in rules.active_rooms(seat)] for seat in self.seats}
        self.lures = {hero: self.lure(hero) for hero in self.state.town if hero not in self.state.shunned}
        """For each hero in town, how likely it comes to each dungeon."""
        self._pulls: list[float] | None = None

    # --- the whole ------------------------------------------------------------------------------------

    def value(self, me: int) -> float:
        """How good the position is for a seat: its own prospects against those of the others, above all
        of the most dangerous one."""
        mine = self.of(me)
        others = [self.of(seat) for seat in self.seats if seat != me]
        return mine - (0.7 * max(others) + 0.3 * sum(others) / len(others)) if others else mine

    def of(self, seat: int) -> float:
        """The prospects of one player."""
        souls, wounds = float(self.rules.soul_count(seat)), float(self.rules.wound_count(seat))
        for hero, likely in self.visitors(seat):
            worth = self.rules.hero_card(hero).worth * likely
            dies = self.chance_of_death(seat, hero)
            souls += worth * dies
            wounds += worth * (1 - dies)
        return standing(souls, wounds) + self.later(seat) + self.hand(seat)

    # --- heroes that are near -------------------------------------------------------------------------

    def visitors(self, seat: int) -> list[tuple[int, float]]:
        """The heroes that will go through a dungeon soon, each with its likelihood."""
        state = self.state
        found = []
        if state.phase == ADVENTURE and not state.barred[seat]:
            if state.active == seat:
                found += [(hero, 1.0) for hero in state.walker]
            found += [(hero, 1.0 if hero in state.due else NEXT_ROUND) for hero in state.entrance[seat]]
        else:
            found += [(hero, NEXT_ROUND if state.phase == ADVENTURE else 1.0) for hero in state.entrance[seat]]
        soon = NEXT_ROUND if state.phase in (ADVENTURE, ENDING) else 1.0
        for hero, likely in self.lures.items():
            if likely[seat]:
                found.append((hero, likely[seat] * soon))
        return found

    def lure(self, hero: int) -> dict[int, float]:
        """How likely a hero in town comes to each dungeon: who has more treasure of its kind than all others
        gets it, but the rooms that lie face-down may still change that."""
        printed = self.rules.hero_card(hero)
        choosing = self.rules.hero_abilities(hero, "chooses")
        if choosing:
            counts = list(choosing[-1][1].effect(self.rules))
        else:
            counts = [sum([total[kind] for kind in printed.classes]) for total in self.treasure.values()]
        return dict(zip(self.seats, map(likelihood, leads(counts)), strict=True))

    def chance_of_death(self, seat: int, hero: int) -> float:
        """How likely a hero does not come out of a dungeon alive."""
        surplus = self.harm_ahead(seat, hero) - self.rules.health_of(hero)
        spells = self.state.spells
        if surplus >= 0:
            # Somebody may still come to its rescue, if it is close.
            rescuers = sum(bool(spells[other]) for other in self.seats if other != seat)
            return 1.0 - 0.06 * rescuers if surplus < 3 else 0.99
        # The owner may have a spell that makes up for what is missing.
        return min(0.04 + (0.1 * len(spells[seat]) if surplus >= -4 else 0.0), 0.4)

    def harm_ahead(self, seat: int, hero: int) -> int:
        """The damage that a hero has still to take in a dungeon."""
        state, rules = self.state, self.rules
        rooms, damage = rules.active_rooms(seat), self.damage[seat]
        start = 0
        gift = 0
        if state.walker and state.walker[0] == hero and seat == state.active:
            if state.room in rooms:
                start = rooms.index(state.room) + (0 if state.fresh else 1)
            start += state.passes_over
        else:
            gift = state.party[seat]
        printed = rules.hero_card(hero)
        end = len(rooms) - (1 if printed.passes_over_last is not None else 0)
        harm = sum(damage[start:end])
        for place in range(max(start, 1), end):
            if rules.card(rooms[place]).entered is not None:
                harm += damage[place - 1] + damage[place]  # a maze sends it back once
        if state.fountains:
            gift += sum(state.fountains.get(room, 0) for room in rooms[start:end])
        return harm - gift

    # --- what comes later -----------------------------------------------------------------------------

    def later(self, seat: int) -> float:
        """What the dungeon and the boss are good for in the rounds to come."""
        return self.growth(seat) + self.harvest(seat) + self.riches(seat)

    def growth(self, seat: int) -> float:
        """What rooms and the boss are good for besides the heroes that they kill."""
        state = self.state
        rooms = self.rules.active_rooms(seat)
        value = sum(engine(state.faces[room]) for room in rooms if room not in state.silenced)
        if state.levelled[seat]:
            value += LEVEL_UP + engine(state.faces[state.boss[seat][0]])
        else:
            value += LEVEL_UP * 0.6 * min(len(state.dungeon[seat]), FULL_DUNGEON) / FULL_DUNGEON
        return value + 0.05 * sum(self.damage[seat])

    def riches(self, seat: int) -> float:
        """What coins, minibosses and items are good for."""
        state = self.state
        value = treasury(state.coins[seat]) + ITEM_UP * len(state.face_up[seat])
        for stack in state.dungeon[seat]:
            guest = state.hosts.get(stack[-1])
            if guest is not None:
                value += LEVELS[state.level[guest]]
        return value

    def harvest(self, seat: int) -> float:
        """What the heroes of the next rounds will probably bring."""
        state = self.state
        passing = sum([state.boosts.get(room, 0) for room in self.rules.active_rooms(seat)]) if state.boosts else 0
        ordinary = min(len(state.ordinary_deck) // state.players, AHEAD)
        return self.pull(seat) * harvest_of(sum(self.damage[seat]) - passing, ordinary)

    def pull(self, seat: int) -> float:
        """How many of the heroes of a round come to this dungeon, about."""
        if self._pulls is None:
            types = self.rules.treasures()
            kinds = [leads([total[kind] for total in self.treasure.values()]) for kind in types]
            self._pulls = [sum(map(likelihood, mine)) / len(types) for mine in zip(*kinds, strict=True)]
        return self._pulls[self.seats.index(seat)] * self.state.players

    def hand(self, seat: int) -> float:
        """What the cards in hand are worth: the first ones more than the fifth."""
        rooms, spells = len(self.state.rooms[seat]), len(self.state.spells[seat])
        return ROOM_IN_HAND * min(rooms, 5) + SPELL_IN_HAND * min(spells, 4) + 0.1 * max(rooms - 5, 0)


def standing(souls: float, wounds: float) -> float:
    """What souls and wounds are worth together."""
    whole = min(int(wounds), len(WOUND_COSTS) - 2)
    cost = WOUND_COSTS[whole] + (WOUND_COSTS[whole + 1] - WOUND_COSTS[whole]) * (wounds - whole)
    value = souls - cost
    if souls > SOULS_TO_WIN - 1 and wounds < WOUNDS_TO_LOSE:
        value += VICTORY * min(souls - SOULS_TO_WIN + 1, 1.0)
    return value


@cache
def harvest_of(damage: int, ordinary: int, growth: float = GROWTH, wound: float = WOUND) -> float:
    """What one hero a round brings to a dungeon with this damage, when ordinary heroes come for so many rounds
    and epic ones after them. What is far away counts less."""
    value = 0.0
    for rounds in range(1, AHEAD + 1):
        healths, worth = (ORDINARY, 1) if rounds <= ordinary else (EPIC, 2)
        grown = damage + growth * rounds
        dies = sum(min(max((grown - health) * 0.5 + 0.5, 0.0), 1.0) for health in healths) / len(healths)
        value += worth * (dies - wound * (1 - dies)) / rounds
    return value


def leads(counts: list[int]) -> list[int]:
    """By how much each count is ahead of the best of the others.

    >>> leads([3, 1, 2])
    [1, -2, -1]
    """
    if len(counts) == 1:
        return counts
    *_, second, first = sorted(counts)
    return [count - (second if count == first else first) for count in counts]


def likelihood(lead: int) -> float:
    """How likely a hero comes to a dungeon that leads by so much treasure."""
    if lead > 0:
        return 0.8 if lead == 1 else 0.95
    return (0.3, 0.12, 0.03)[-lead] if lead > -3 else 0.0
