"""The value of a position, and the cost of the next raid. The unit of all values is one hero kept out."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from underkeep.bots.keep_the_heroes_out.card_values import ActionCounts
from underkeep.bots.keep_the_heroes_out.expected_raid import expect_raid
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    number_for,
    parse,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.page_effects import condition_holds
from underkeep.games.keep_the_heroes_out.state import (
    FINISHED,
    PRISON,
    ROOMS,
    TOKENS,
    TREASURY,
)

LOSS_COST = 60.0
"""The cost of losing the game."""
STOLEN_COST = (0.0, 1.6, 2.0, 2.4, LOSS_COST)
"""The cost of a stolen treasure, by its value."""
FALLEN_MONSTER_COST = 0.75
"""The cost of a monster that goes back to its lair."""
HERO_COST = 1.0
"""The cost of a hero in the dungeon, in any room."""
NEAR_HERO_COST = 1.6
"""The additional cost of a hero in the Treasury; it falls with the distance."""
PRISONER_COST = 0.8
"""The cost of a hero in the Prison."""
PRESENCE_VALUE = (0.0, 3.0, 4.0, 4.6, 5.0, 5.3, 5.5, 5.7, 5.8, 5.9)
"""The value of having monsters in the dungeon, by their number, apart from what they guard."""
UNOPPOSED_COST = (0.0, 1.0, 2.5, 6.0)
"""The cost of heroes without opponents in the Treasury, by their number."""
DANGER_COST, DANGER_DECAY = 6.0, 0.55
"""The cost of being one hero short of losing the Treasury, and its exponential decay with each further hero."""
PRESSURE_BY_DISTANCE = (1.0, 0.5, 0.3, 0.2, 0.15)
"""The share for which a hero counts as a danger to the Treasury, by its distance."""
REACHABLE_SHARE = 0.82
"""The share of its cost for which a hero counts who can still be hit in this turn."""
MOVE_AND_STRIKE_SHARE = 0.2
"""The same share for a hero who can be hit after a move of another card."""
RETURN_SHARE = 0.6
"""The share of the danger that ends when monsters beside the Treasury can still go back there."""
CRAFTING_SHARE = 0.6
"""The share of its value for which loot counts that can still be gained in this turn."""
NEXT_RAID_SHARE = 0.4
"""The weight of the next raid, compared with everything else."""
GUARDED_HERO_SHARE = 0.85
"""The share of its cost for which a hero in a room with monsters counts, because they can hit it next."""
TRAP_VALUE = 0.3
"""The value of a trap in any room."""
NEARBY_SHARE = 0.12
"""The share of its cost for which a hero counts who can be hit after one more move."""
RESOURCE_SHARE_BY_DISTANCE = (0.62, 0.36, 0.24, 0.15, 0.1, 0.07, 0.05)
"""The share of the value of loot for which its resource counts, by the distance to the room that takes it."""
PORTAL_VALUE = 0.3
"""The value of a finished portal."""


class Evaluation(NamedTuple):
    """The value of a position as it stands, and the values that the actions to come can add."""

    board: float
    melee_reach: tuple[tuple[float, ...], ...]
    """Sums of the costs of the heroes within no, one and two moves of own monsters."""
    ranged_reach: tuple[tuple[float, ...], ...]
    """Sums of the costs of the heroes who can be shot at after no and after one move."""
    return_gain: float
    """The gain if monsters beside the Treasury go back there."""
    crafting_gains: tuple[tuple[int, float], ...]
    """The number of moves to each loot, and its gain."""

    def value_with(self, means: ActionCounts) -> float:
        """Return the value with these actions to come."""
        melee, ranged, moves, activations = means
        value = self.board
        if melee:
            here, near, far = self.melee_reach
            value += REACHABLE_SHARE * here[min(melee, 4)] + NEARBY_SHARE * near[min(melee, 4)]
            if moves:
                value += MOVE_AND_STRIKE_SHARE * (near[min(melee, moves, 4)] + 0.5 * far[min(melee, moves // 2, 4)])
        if ranged:
            value += REACHABLE_SHARE * self.ranged_reach[0][min(ranged, 4)]
            if moves:
                value += MOVE_AND_STRIKE_SHARE * self.ranged_reach[1][min(ranged, moves, 4)]
        if moves:
            value += self.return_gain
        if activations and self.crafting_gains:
            value += max((gain for steps, gain in self.crafting_gains if steps <= moves), default=0.0)
        return value


class CraftingRoom(NamedTuple):
    """A room that gives loot for a resource."""

    token: int
    """The number of the resource: a plain number indexes a list faster than a member of an enum."""
    best_loot: float
    """The value of the best open loot of its kind."""
    share_by_room: tuple[float, ...]
    """The share of that value for which a resource in each room counts."""
    distance_by_room: tuple[int, ...]
    """The distance of each room."""


NO_REACH = (0.0, 0.0, 0.0, 0.0, 0.0)


class Evaluator:
    """Values the features of a position, also while options are applied to them."""

    def __init__(self, features: Features) -> None:
        self.features = features
        state = features.state
        distance = features.map.distance
        self.hero_cost = [HERO_COST + NEAR_HERO_COST / (1 + max(far, 0)) for far in distance]
        self.hero_cost[PRISON] = PRISONER_COST
        self.charge_rooms: list[list[int]] = [
            [other for other in near if distance[other] == distance[room] - 1]
            for room, near in enumerate(features.map.neighbours)
        ]
        if features.rules.page.hero_portals:
            self.charge_rooms = [features.rules.towards_treasury(room) for room in range(len(ROOMS))]
        self.corridor_distance = all_distances(features.map.neighbours)
        """The distances between all rooms by corridors."""
        self.move_distance = self.corridor_distance
        """The distances between all rooms for monsters, who may use portals."""
        gates = [room for room, portal in enumerate(state.portal) if portal == FINISHED]
        if len(gates) > 1:
            reach = tuple(
                (*near, *(gate for gate in gates if gate != room)) if room in gates else near
                for room, near in enumerate(features.map.neighbours)
            )
            self.move_distance = all_distances(reach)
        self.rooms_by_cost = sorted(features.rooms, key=lambda room: -self.hero_cost[room])
        self.pressure = [PRESSURE_BY_DISTANCE[min(max(far, 0), 4)] for far in distance]
        expected = expect_raid(state)
        self.expected_summons = [(rooms, NEXT_RAID_SHARE * often) for rooms, often in expected.summons]
        self.expected_checks = expected.checks
        self.mage_chance = expected.mage_chance
        self.crafting_rooms = self._find_crafting_rooms()
        self.danger = 0.0
        others = (len(all_) - all_.count(None) for seat, all_ in enumerate(state.monster) if seat != features.seat)
        self.allies_value = sum(PRESENCE_VALUE[number] for number in others)

    def _find_crafting_rooms(self) -> list[CraftingRoom]:
        """Return the rooms of the dungeon that give loot for a resource."""
        features = self.features
        found: list[CraftingRoom] = []
        for room, (token, kind) in LOOT_OF_ROOM.items():
            cards = features.rules.open_loot(kind)
            if features.state.cell[room] is None:
                continue
            best = max((features.loot_value(card) for card in cards), default=0.3)
            far = self.move_distance[room]
            found.append(
                CraftingRoom(int(token), best, tuple(RESOURCE_SHARE_BY_DISTANCE[min(steps, 6)] for steps in far), far)
            )
        return found

    # --- the cost of a raid -----------------------------------------------------------------------------

    def cost_of_summons(self, rooms: tuple[int, ...]) -> float:
        """Return the cost of one hero summoned in each of these rooms (KHO-15.4)."""
        total, reached = 0.0, 0
        for room in rooms:
            cost, arriving = self.cost_of_walk(room)
            total += cost
            reached += arriving
        return total + self.cost_at_treasury(reached) if reached else total

    def cost_of_hero_in(self, room: int) -> float:
        """Return the cost of a hero summoned in a room."""
        return self.cost_of_summons((room,))

    def cost_of_walk(self, room: int) -> tuple[float, int]:
        """Return the cost of a hero who is summoned in a room, inspires others and goes on, and the number of heroes
        that reach the Treasury (KHO-17)."""
        features, cost = self.features, self.hero_cost
        guard, heroes = features.guard_health, features.hero_strength
        traps, values = features.trap_count, features.treasure_value
        total = 0.0
        came = 1
        while True:
            came -= traps[room]
            if came <= 0:
                return total, 0
            total += came * cost[room]
            if room == TREASURY:
                return total, came
            came += heroes[room]
            fighting = guard[room]
            if fighting:
                if fighting >= came:
                    return total + FALLEN_MONSTER_COST * came, 0
                total += FALLEN_MONSTER_COST * fighting
                came -= fighting
            value = values[room]
            if value:
                if came < value:
                    return total, 0
                total += STOLEN_COST[value]
                came -= value
                if not came:
                    return total, 0
            ways = self.charge_rooms[room]
            if not ways:
                return total, 0
            total -= came * cost[room]
            to = ways[0]
            if len(ways) > 1 and guard[ways[1]] + 2 * traps[ways[1]] > guard[to] + 2 * traps[to]:
                to = ways[1]
            room = to

    def cost_at_treasury(self, came: int) -> float:
        """Return the cost of this number of heroes who reach the Treasury."""
        features = self.features
        left = came + features.hero_strength[TREASURY]
        fighting = min(features.guard_health[TREASURY], left)
        left -= fighting
        return FALLEN_MONSTER_COST * fighting + (LOSS_COST if left >= MOST_VALUABLE else UNOPPOSED_COST[left])

    # --- the value of the position --------------------------------------------------------------------------------

    def board_value(self) -> float:
        """Return the value of the position as it stands."""
        features = self.features
        heroes, cost = features.hero_strength, self.hero_cost
        total: float = features.bonus[0]
        for rooms, often in self.expected_summons:
            total -= often * self.cost_of_summons(rooms)
        pressure = 0.0
        for room in features.rooms:
            there = heroes[room]
            if there:
                total -= there * cost[room] * (GUARDED_HERO_SHARE if features.guard_health[room] else 1.0)
                pressure += there * self.pressure[room]
        margin = MOST_VALUABLE + features.guard_health[TREASURY] + features.trap_count[TREASURY] - pressure
        self.danger = DANGER_COST * exp(-DANGER_DECAY * margin)
        total -= self.danger
        total += self.allies_value + PRESENCE_VALUE[sum(features.own_monsters)]
        for token, best, near, _ in self.crafting_rooms:
            left = 1.0
            for room in features.rooms:
                if features.tokens[room][token]:
                    total += left * best * near[room]
                    left *= 0.5
        total += TRAP_VALUE * min(sum(features.trap_count), 5)
        total += PORTAL_VALUE * min(features.portal.count(FINISHED), 4)
        for check, weight in self.expected_checks:
            total -= weight * self.shortfall(check)
        return total

    def evaluate(self) -> Evaluation:
        """Return the value of the position and of the actions to come."""
        features = self.features
        heroes, mine = features.hero_strength, features.own_monsters
        mine_in = [room for room in features.rooms if mine[room]]
        struck: tuple[list[float], ...] = ([], [], [])
        shot: tuple[list[float], ...] = ([], [])
        if mine_in:
            for room in self.rooms_by_cost:
                if heroes[room] > 0:
                    far, sight = self.move_distance[room], self.corridor_distance[room]
                    moves = min([far[other] for other in mine_in])
                    if moves < 3:
                        struck[moves].extend([self.hero_cost[room]] * heroes[room])
                    moves = min([abs(sight[other] - 1) for other in mine_in])
                    if moves < 2:
                        shot[moves].extend([self.hero_cost[room]] * heroes[room])
        board = self.board_value()
        near = sum(mine[other] for other in features.map.neighbours[TREASURY])
        returning = RETURN_SHARE * self.danger * (1 - exp(-DANGER_DECAY * min(near, 2))) if near else 0.0
        loot = tuple(
            (maker.distance_by_room[room], CRAFTING_SHARE * maker.best_loot * (1.0 - maker.share_by_room[room]))
            for maker in self.crafting_rooms
            for room in features.rooms
            if mine[room] and features.tokens[room][maker.token]
        )
        return Evaluation(board, tuple(map(prefix_sums, struck)), tuple(map(prefix_sums, shot)), returning, loot)

    # --- conditions of the page -----------------------------------------------------------------------------------

    def shortfall(self, check: str) -> float:
        """Return how far a condition of a page is from holding: 0 if it holds, 1 if nothing is done for it."""
        features, state = self.features, self.features.state
        name, filled = parse(check, "check")
        number = number_for(filled["number"], state.players) if "number" in filled else 0
        if name == "portals":
            return 1.0 - min(features.portal.count(FINISHED) / number, 1.0) if number else 0.0
        if name not in ("token", "heroes", "monster_health"):
            return 0.0 if condition_holds(features.rules, check) else 1.0
        room = state.stage if filled["room"] == "stage" else ROOMS.index(filled["room"])
        if room is None:
            return 1.0
        if name == "token":
            there = features.tokens[room][TOKENS.index(filled["token"])]
        elif name == "heroes":
            there = features.hero_strength[room]
        else:
            there = features.guard_health[room]
        return 1.0 - min(there / number, 1.0) if number else 0.0


def prefix_sums(values: list[float]) -> tuple[float, ...]:
    """Return the sums of the first none, one, two, three and four values.

    >>> prefix_sums([2.0, 1.0])
    (0.0, 2.0, 3.0, 3.0, 3.0)
    """
    if not values:
        return NO_REACH
    found = [0.0]
    for place in range(4):
        found.append(found[-1] + (values[place] if place < len(values) else 0.0))
    return tuple(found)


@lru_cache(maxsize=4096)
def all_distances(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the distances between all rooms."""
    found = []
    for room in range(len(neighbours)):
        far = [len(neighbours)] * len(neighbours)
        far[room] = 0
        queue = [room]
        for here in queue:
            for other in neighbours[here]:
                if far[other] > far[here] + 1:
                    far[other] = far[here] + 1
                    queue.append(other)
        found.append(tuple(far))
    return tuple(found)
