"""The evaluation of a position of Boss Monster for a seat, in souls.

The value of a player counts the souls and wounds so far, the souls and wounds that the heroes at the entrance and in
town will probably add, the use of the dungeon in later rounds, and the cards in hand.
"""

from __future__ import annotations

from functools import cache

from underkeep.bots.boss_monster.card_values import (
    FACE_UP_ITEM_VALUE,
    MINIBOSS_LEVEL_VALUES,
    ROOM_VALUE,
    SPELL_VALUE,
    ability_value,
    coins_value,
)
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.lasting_effects import (
    EffectKind,
    effect_targets,
    effect_total,
    has_effect,
    totals_by_target,
)
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ADVENTURE, ENDING, FULL_DUNGEON

WOUND_COSTS = (0.0, 1.1, 2.4, 4.0, 6.2, 15.0, 18.0, 21.0)
"""The cost by number of wounds: each costs more than the one before, and the fifth loses the game."""
VICTORY_VALUE = 8.0
LEVEL_UP_VALUE = 0.8
NEXT_ROUND_WEIGHT = 0.6
"""The weight of a hero that comes only in the next round, compared with one that comes now."""

ORDINARY_HEALTHS = (4, 6, 8)
"""The healths of the ordinary heroes to expect."""
EPIC_HEALTHS = (11, 13)
"""The healths of the epic heroes to expect."""
DAMAGE_PER_ROUND = 2.4
"""The damage that a dungeon gains in a round."""
WOUND_COST = 1.3
"""The cost of a wound in later rounds, in souls."""
ROUNDS_AHEAD = 3
"""The number of later rounds that are estimated."""


class Evaluation:
    """The evaluation of one position, which it does not change. Intermediate results are cached."""

    def __init__(self, rules: BossMonster) -> None:
        self.rules = rules
        self.state = rules.state
        self.seats = rules.seats()
        self.treasure = {seat: rules.treasure(seat) for seat in self.seats}
        self.damage = {seat: [rules.damage_of(room) for room in rules.active_rooms(seat)] for seat in self.seats}
        self.chances_by_hero = {
            hero: self.chances_to_come(hero) for hero in self.state.town if not self.rules.is_put_off(hero)
        }
        """For each hero in town, the chance that it comes to each dungeon."""
        self._hero_shares: list[float] | None = None

    # --- values --------------------------------------------------------------------------------------

    def value(self, me: Seat) -> float:
        """Return the value of the position for a seat: its own value minus those of the opponents, above all of the
        strongest one."""
        own_value = self.player_value(me)
        others = [self.player_value(seat) for seat in self.seats if seat != me]
        return own_value - (0.7 * max(others) + 0.3 * sum(others) / len(others)) if others else own_value

    def player_value(self, seat: Seat) -> float:
        """Return the value of the position for one player alone."""
        souls, wounds = float(self.rules.soul_count(seat)), float(self.rules.wound_count(seat))
        for hero, chance in self.expected_heroes(seat):
            worth = self.rules.hero_card(hero).worth * chance
            death_chance = self.death_chance(seat, hero)
            souls += worth * death_chance
            wounds += worth * (1 - death_chance)
        return score_value(souls, wounds) + self.future_value(seat) + self.hand_value(seat)

    # --- heroes of this round ------------------------------------------------------------------------

    def expected_heroes(self, seat: Seat) -> list[tuple[CardId, float]]:
        """Return the heroes that will go through a dungeon soon, each with its chance."""
        state = self.state
        found = []
        if state.phase == ADVENTURE and not has_effect(state.lasting_effects, EffectKind.DUNGEON_CLOSED, seat):
            if state.active_seat == seat:
                found += [(hero, 1.0) for hero in state.hero_in_dungeon]
            found += [
                (hero, 1.0 if hero in state.heroes_to_enter else NEXT_ROUND_WEIGHT) for hero in state.entrance[seat]
            ]
        else:
            found += [(hero, NEXT_ROUND_WEIGHT if state.phase == ADVENTURE else 1.0) for hero in state.entrance[seat]]
        weight = NEXT_ROUND_WEIGHT if state.phase in (ADVENTURE, ENDING) else 1.0
        for hero, chance in self.chances_by_hero.items():
            if chance[seat]:
                found.append((hero, chance[seat] * weight))
        return found

    def chances_to_come(self, hero: CardId) -> dict[Seat, float]:
        """Return the chances that a hero in town comes to each dungeon. The dungeon with the most treasure of its class
        gets it, but face-down rooms may still change that."""
        printed = self.rules.hero_card(hero)
        choosing_abilities = self.rules.hero_abilities(hero, "chooses")
        if choosing_abilities:
            counts = list(choosing_abilities[-1][1].effect(self.rules))
        else:
            counts = [sum([total[kind] for kind in printed.classes]) for total in self.treasure.values()]
        return dict(zip(self.seats, map(lure_chance, lead_over_others(counts)), strict=True))

    def death_chance(self, seat: Seat, hero: CardId) -> float:
        """Return the chance that a hero dies in a dungeon."""
        surplus = self.damage_ahead(seat, hero) - self.rules.health_of(hero)
        spells = self.state.spell_hand
        if surplus >= 0:
            # Opponents with spells may still save a hero that would just die.
            rescuers = sum(bool(spells[other]) for other in self.seats if other != seat)
            return 1.0 - 0.06 * rescuers if surplus < 3 else 0.99
        # The owner may have a spell that adds the missing damage.
        return min(0.04 + (0.1 * len(spells[seat]) if surplus >= -4 else 0.0), 0.4)

    def damage_ahead(self, seat: Seat, hero: CardId) -> int:
        """Return the damage that a hero has still to take in a dungeon."""
        state, rules = self.state, self.rules
        rooms, damage = rules.active_rooms(seat), self.damage[seat]
        start = 0
        extra_health = 0
        if state.hero_in_dungeon and state.hero_in_dungeon[0] == hero and seat == state.active_seat:
            if state.hero_room in rooms:
                start = rooms.index(state.hero_room) + (0 if state.entering_pending else 1)
            start += state.rooms_to_skip
        else:
            extra_health = effect_total(state.lasting_effects, EffectKind.HEALTH_ON_ENTERING, seat)
        printed = rules.hero_card(hero)
        end = len(rooms) - (1 if printed.passes_over_last is not None else 0)
        damage_total = sum(damage[start:end])
        for place in range(max(start, 1), end):
            if rules.card(rooms[place]).entered is not None:
                damage_total += damage[place - 1] + damage[place]  # the maze sends the hero back once
        if state.lasting_effects:
            healing = totals_by_target(state.lasting_effects, EffectKind.HEAL_INSTEAD_OF_DAMAGE)
            extra_health += sum(healing.get(room, 0) for room in rooms[start:end])
        return damage_total - extra_health

    # --- later rounds ---------------------------------------------------------------------------------

    def future_value(self, seat: Seat) -> float:
        """Return the value of the dungeon and the boss in later rounds."""
        return self.dungeon_value(seat) + self.future_heroes_value(seat) + self.wealth_value(seat)

    def dungeon_value(self, seat: Seat) -> float:
        """Return the value of rooms and the boss besides the heroes that they kill."""
        state = self.state
        rooms = self.rules.active_rooms(seat)
        silenced = effect_targets(state.lasting_effects, EffectKind.SILENCED)
        value = sum(ability_value(state.faces[room]) for room in rooms if room not in silenced)
        if state.levelled_up[seat]:
            value += LEVEL_UP_VALUE + ability_value(state.faces[state.boss[seat][0]])
        else:
            value += LEVEL_UP_VALUE * 0.6 * min(len(state.dungeon[seat]), FULL_DUNGEON) / FULL_DUNGEON
        return value + 0.05 * sum(self.damage[seat])

    def wealth_value(self, seat: Seat) -> float:
        """Return the value of coins, minibosses and items."""
        state = self.state
        value = coins_value(state.coins[seat]) + FACE_UP_ITEM_VALUE * len(state.boss_items[seat])
        for stack in state.dungeon[seat]:
            miniboss = state.miniboss_of_room.get(stack[-1])
            if miniboss is not None:
                value += MINIBOSS_LEVEL_VALUES[state.miniboss_level[miniboss]]
        return value

    def future_heroes_value(self, seat: Seat) -> float:
        """Return the value of the heroes that will probably come in the next rounds."""
        state = self.state
        temporary = 0
        if state.lasting_effects:
            boosts = totals_by_target(state.lasting_effects, EffectKind.ROOM_DAMAGE)
            temporary = sum([boosts.get(room, 0) for room in self.rules.active_rooms(seat)])
        ordinary = min(len(state.ordinary_deck) // state.players, ROUNDS_AHEAD)
        return self.hero_share(seat) * future_heroes_value(sum(self.damage[seat]) - temporary, ordinary)

    def hero_share(self, seat: Seat) -> float:
        """Return the approximate number of a round's heroes that come to this dungeon."""
        if self._hero_shares is None:
            types = self.rules.treasures()
            kinds = [lead_over_others([total[kind] for total in self.treasure.values()]) for kind in types]
            self._hero_shares = [sum(map(lure_chance, leads)) / len(types) for leads in zip(*kinds, strict=True)]
        return self._hero_shares[self.seats.index(seat)] * self.state.players

    def hand_value(self, seat: Seat) -> float:
        """Return the value of the cards in hand: the first ones are worth more than the fifth."""
        rooms, spells = len(self.state.room_hand[seat]), len(self.state.spell_hand[seat])
        return ROOM_VALUE * min(rooms, 5) + SPELL_VALUE * min(spells, 4) + 0.1 * max(rooms - 5, 0)


def score_value(souls: float, wounds: float) -> float:
    """Return the value of souls and wounds together."""
    whole = min(int(wounds), len(WOUND_COSTS) - 2)
    cost = WOUND_COSTS[whole] + (WOUND_COSTS[whole + 1] - WOUND_COSTS[whole]) * (wounds - whole)
    value = souls - cost
    if souls > SOULS_TO_WIN - 1 and wounds < WOUNDS_TO_LOSE:
        value += VICTORY_VALUE * min(souls - SOULS_TO_WIN + 1, 1.0)
    return value


@cache
def future_heroes_value(
    damage: int, ordinary: int, growth: float = DAMAGE_PER_ROUND, wound: float = WOUND_COST
) -> float:
    """Return the value of one hero a round for a dungeon with this damage, if ordinary heroes come for `ordinary`
    rounds and epic ones after them. Later rounds count less."""
    value = 0.0
    for rounds in range(1, ROUNDS_AHEAD + 1):
        healths, worth = (ORDINARY_HEALTHS, 1) if rounds <= ordinary else (EPIC_HEALTHS, 2)
        damage_then = damage + growth * rounds
        death_chance = sum(min(max((damage_then - health) * 0.5 + 0.5, 0.0), 1.0) for health in healths) / len(healths)
        value += worth * (death_chance - wound * (1 - death_chance)) / rounds
    return value


def lead_over_others(counts: list[int]) -> list[int]:
    """Return by how much each count exceeds the greatest of the others.

    >>> lead_over_others([3, 1, 2])
    [1, -2, -1]
    """
    if len(counts) == 1:
        return counts
    *_, second, first = sorted(counts)
    return [count - (second if count == first else first) for count in counts]


def lure_chance(lead: int) -> float:
    """Return the chance that a hero comes to a dungeon with this lead in treasure."""
    if lead > 0:
        return 0.8 if lead == 1 else 0.95
    return (0.3, 0.12, 0.03)[-lead] if lead > -3 else 0.0
