"""How good a position looks, in heroes kept out, and what the next raid may cost."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from underkeep.bots.keep_the_heroes_out.card_values import ActionCounts
from underkeep.bots.keep_the_heroes_out.features import Features
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    END_OF_TURN,
    PageTrigger,
    ScenarioCardEffect,
    number_for,
    parse,
)
from underkeep.games.keep_the_heroes_out.rules.actions import LOOT_OF_ROOM
from underkeep.games.keep_the_heroes_out.rules.page_effects import condition_holds
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.state import (
    FINISHED,
    MAGE,
    NOWHERE,
    PRISON,
    ROOMS,
    ROOMS_OF,
    TOKENS,
    TREASURY,
    KeepState,
)

LOSS_COST = 60.0
"""What it costs to lose the game,"""
STOLEN_COST = (0.0, 1.6, 2.0, 2.4, LOSS_COST)
"""and each treasure by its value."""
FALLEN_MONSTER_COST = 0.75
"""What it costs when a monster is sent back to its lair."""
HERO_COST = 1.0
"""What a hero in the dungeon costs, wherever he is,"""
NEAR_HERO_COST = 1.6
"""and more the nearer he is to the Treasury."""
PRISONER_COST = 0.8
"""A hero in the Prison."""
PRESENCE_VALUE = (0.0, 3.0, 4.0, 4.6, 5.0, 5.3, 5.5, 5.7, 5.8, 5.9)
"""What it is worth to have so many monsters in the dungeon, apart from what they guard."""
UNOPPOSED_COST = (0.0, 1.0, 2.5, 6.0)
"""What it costs when so many heroes stand in the Treasury unopposed."""
DANGER_COST, DANGER_DECAY = 6.0, 0.55
"""How dangerous it is when few heroes more in the Treasury mean the end, and how fast that falls with each more."""
PRESSURE_BY_DISTANCE = (1.0, 0.5, 0.3, 0.2, 0.15)
"""How much a hero at each distance counts for that."""
REACHABLE_SHARE = 0.82
"""What a hero within reach counts who could still be hit in this turn."""
MOVE_AND_STRIKE_SHARE = 0.2
"""What one counts who could be hit after a move that another card provides."""
RETURN_SHARE = 0.6
"""How much of the danger goes when monsters beside the Treasury could still go back there."""
CRAFTING_SHARE = 0.6
"""What loot counts that could still be made in this turn."""
NEXT_RAID_SHARE = 0.4
"""How much the next raid counts, compared with everything else."""
GUARDED_HERO_SHARE = 0.85
"""How much a hero in a room with monsters costs of that: they can strike him next."""
TRAP_VALUE = 0.3
"""What a trap is worth, wherever it is."""
NEARBY_SHARE = 0.12
"""What a hero counts who could be hit after one more move."""
RESOURCE_SHARE_BY_DISTANCE = (0.62, 0.36, 0.24, 0.15, 0.1, 0.07, 0.05)
"""What a resource is worth of the loot it brings, by its way to where loot is made of it."""
PORTAL_VALUE = 0.3


class Evaluation(NamedTuple):
    """How a scene looks: what it is worth as it stands, and what actions to come could add to that."""

    board: float
    melee_reach: tuple[tuple[float, ...], ...]
    """The heroes within no, one and two moves of own monsters, as sums of their costs,"""
    ranged_reach: tuple[tuple[float, ...], ...]
    """and those who can be shot at after no move and after one."""
    return_gain: float
    """What it adds if monsters beside the Treasury go back there."""
    crafting_gains: tuple[tuple[int, float], ...]
    """How many moves it is to loot, and what it adds."""

    def value_with(self, means: ActionCounts) -> float:
        """With these actions to come."""
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
    """A room that makes loot of a resource."""

    token: int
    best_loot: float
    """What the best loot of that kind is worth,"""
    share_by_room: tuple[float, ...]
    """how much of it a resource in each room is worth,"""
    distance_by_room: tuple[int, ...]
    """and how far it is from there."""


NO_REACH = (0.0, 0.0, 0.0, 0.0, 0.0)


class Evaluator:
    """Judges a scene, and what becomes of it."""

    def __init__(self, scene: Features) -> None:
        self.features = scene
        state = scene.state
        distance = scene.map.distance
        self.hero_cost = [HERO_COST + NEAR_HERO_COST / (1 + max(far, 0)) for far in distance]
        self.hero_cost[PRISON] = PRISONER_COST
        self.charge_rooms: list[list[int]] = [
            [other for other in near if distance[other] == distance[room] - 1]
            for room, near in enumerate(scene.map.neighbours)
        ]
        if scene.rules.page.hero_portals:
            self.charge_rooms = [scene.rules.towards_treasury(room) for room in range(len(ROOMS))]
        self.corridor_distance = all_distances(scene.map.neighbours)
        """How far it is from room to room by corridors,"""
        self.move_distance = self.corridor_distance
        """and for monsters, who may use portals."""
        gates = [room for room, portal in enumerate(state.portal) if portal == FINISHED]
        if len(gates) > 1:
            reach = tuple(
                (*near, *(gate for gate in gates if gate != room)) if room in gates else near
                for room, near in enumerate(scene.map.neighbours)
            )
            self.move_distance = all_distances(reach)
        self.rooms_by_cost = sorted(scene.rooms, key=lambda room: -self.hero_cost[room])
        self.pressure = [PRESSURE_BY_DISTANCE[min(max(far, 0), 4)] for far in distance]
        expected = expect_raid(state)
        self.expected_summons = [(rooms, NEXT_RAID_SHARE * often) for rooms, often in expected.summons]
        self.expected_checks = expected.checks
        self.mage_chance = expected.mage_chance
        self.crafting_rooms = self._find_crafting_rooms()
        self.danger = 0.0
        others = (len(all_) - all_.count(NOWHERE) for seat, all_ in enumerate(state.monster) if seat != scene.seat)
        self.allies_value = sum(PRESENCE_VALUE[number] for number in others)

    def _find_crafting_rooms(self) -> list[CraftingRoom]:
        """For each resource: what it is worth in each room for the loot that lies open."""
        scene = self.features
        found: list[CraftingRoom] = []
        for room, (token, kind) in LOOT_OF_ROOM.items():
            cards = scene.rules.open_loot(kind)
            if scene.state.cell[room] == NOWHERE:
                continue
            best = max((scene.loot_value(card) for card in cards), default=0.3)
            far = self.move_distance[room]
            found.append(
                CraftingRoom(token, best, tuple(RESOURCE_SHARE_BY_DISTANCE[min(steps, 6)] for steps in far), far)
            )
        return found

    # --- what a raid may cost -----------------------------------------------------------------------------

    def cost_of_summons(self, rooms: tuple[int, ...]) -> float:
        """What it costs when a hero comes into each of these rooms (KHO-15.4)."""
        total, reached = 0.0, 0
        for room in rooms:
            cost, arriving = self.cost_of_walk(room)
            total += cost
            reached += arriving
        return total + self.cost_at_treasury(reached) if reached else total

    def cost_of_hero_in(self, room: int) -> float:
        """What it costs when a hero comes into a room."""
        return self.cost_of_summons((room,))

    def cost_of_walk(self, room: int) -> tuple[float, int]:
        """What it costs when a hero comes into a room, inspires others and goes on, and how many reach the Treasury
        (KHO-17)."""
        scene, cost = self.features, self.hero_cost
        guard, heroes, traps, worth = scene.guard_health, scene.hero_strength, scene.trap_count, scene.treasure_value
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
            value = worth[room]
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
        """What so many heroes cost who have come as far as that."""
        scene = self.features
        left = came + scene.hero_strength[TREASURY]
        fighting = min(scene.guard_health[TREASURY], left)
        left -= fighting
        return FALLEN_MONSTER_COST * fighting + (LOSS_COST if left >= MOST_VALUABLE else UNOPPOSED_COST[left])

    # --- how it looks -------------------------------------------------------------------------------------

    def board_value(self) -> float:
        """What the scene is worth as it stands."""
        scene = self.features
        heroes, cost = scene.hero_strength, self.hero_cost
        total: float = scene.bonus[0]
        for rooms, often in self.expected_summons:
            total -= often * self.cost_of_summons(rooms)
        pressure = 0.0
        for room in scene.rooms:
            there = heroes[room]
            if there:
                total -= there * cost[room] * (GUARDED_HERO_SHARE if scene.guard_health[room] else 1.0)
                pressure += there * self.pressure[room]
        margin = MOST_VALUABLE + scene.guard_health[TREASURY] + scene.trap_count[TREASURY] - pressure
        self.danger = DANGER_COST * exp(-DANGER_DECAY * margin)
        total -= self.danger
        total += self.allies_value + PRESENCE_VALUE[sum(scene.own_monsters)]
        for token, best, near, _ in self.crafting_rooms:
            left = 1.0
            for room in scene.rooms:
                if scene.tokens[room][token]:
                    total += left * best * near[room]
                    left *= 0.5
        total += TRAP_VALUE * min(sum(scene.trap_count), 5)
        total += PORTAL_VALUE * min(scene.portal.count(FINISHED), 4)
        for check, weight in self.expected_checks:
            total -= weight * self.shortfall(check)
        return total

    def evaluate(self) -> Evaluation:
        """How the scene looks."""
        scene = self.features
        heroes, mine = scene.hero_strength, scene.own_monsters
        mine_in = [room for room in scene.rooms if mine[room]]
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
        near = sum(mine[other] for other in scene.map.neighbours[TREASURY])
        returning = RETURN_SHARE * self.danger * (1 - exp(-DANGER_DECAY * min(near, 2))) if near else 0.0
        loot = tuple(
            (maker.distance_by_room[room], CRAFTING_SHARE * maker.best_loot * (1.0 - maker.share_by_room[room]))
            for maker in self.crafting_rooms
            for room in scene.rooms
            if mine[room] and scene.tokens[room][maker.token]
        )
        return Evaluation(board, tuple(map(prefix_sums, struck)), tuple(map(prefix_sums, shot)), returning, loot)

    # --- scenario cards -----------------------------------------------------------------------------------

    def shortfall(self, check: str) -> float:
        """How far a condition of a scenario card is from holding: 0 if it holds, 1 if nothing is done for it."""
        scene, state = self.features, self.features.state
        name, filled = parse(check, "check")
        number = number_for(filled["number"], state.players) if "number" in filled else 0
        if name == "portals":
            return 1.0 - min(scene.portal.count(FINISHED) / number, 1.0) if number else 0.0
        if name not in ("token", "heroes", "monster_health"):
            return 0.0 if condition_holds(scene.rules, check) else 1.0
        room = state.stage if filled["room"] == "stage" else ROOMS.index(filled["room"])
        if room == NOWHERE:
            return 1.0
        if name == "token":
            there = scene.tokens[room][TOKENS.index(filled["token"])]
        elif name == "heroes":
            there = scene.hero_strength[room]
        else:
            there = scene.guard_health[room]
        return 1.0 - min(there / number, 1.0) if number else 0.0


def prefix_sums(values: list[float]) -> tuple[float, ...]:
    """The sums of the first none, one, two, three and four.

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
    """How far it is from each room to each other."""
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


# --- what is in the Guild deck ----------------------------------------------------------------------------------


MAX_AT_STAKE = 2.5


class ExpectedRaid(NamedTuple):
    """What the next raid brings, as far as the open discard pile tells (KHO-15.9)."""

    summons: tuple[tuple[tuple[int, ...], float], ...]
    """How many cards bring heroes to these rooms, about."""
    checks: tuple[tuple[str, float], ...]
    """The conditions of scenario cards, and what it costs not to meet them."""
    mage_chance: float
    """How likely the next card is a mage."""


def expect_raid(state: KeepState) -> ExpectedRaid:
    """What the next raid brings."""
    number = CARDS_PER_TURN[state.level][state.wave - 1]
    if state.raid and state.step in ("raid_card", "heroes", "settle"):
        number = state.raid + 1
    seen = tuple(sorted(state.faces[card] for card in state.guild_discard))
    return _expect_raid(state.scenario, tuple(state.cell), seen, number, state.players)


@lru_cache(maxsize=4096)
def _expect_raid(page: str, cells: tuple[int, ...], seen: tuple[int, ...], number: int, players: int) -> ExpectedRaid:
    printed = find_page(page)
    deck = catalogue.faces_of_kind(HERO_CARD)
    deck += [catalogue.scenario_card_face(card.symbol) for card in printed.cards for _ in range(card.copies)]
    whole = deck[:]
    for face in seen:
        if face in deck:
            deck.remove(face)
    if len(deck) < number:
        deck += whole
    size = len(deck)
    often: dict[tuple[int, ...], float] = {}
    checks: dict[str, float] = {}
    mages = 0
    for face in deck:
        card = CARDS[face]
        if card.kind == HERO_CARD:
            rooms = tuple(room for room in ROOMS_OF[card.icon] if cells[room] != NOWHERE)
            if len(rooms) == 1 and printed.missing == "other":
                rooms *= 2
            if rooms:
                often[rooms] = often.get(rooms, 0.0) + number / size
            mages += card.hero == MAGE
        else:
            event = printed.card(card.symbol)
            checks[event.check] = checks.get(event.check, 0.0) + number / size * at_stake(event, players)
    for moment in printed.triggers:
        often_then = 1.0 if moment.at == END_OF_TURN else 0.3
        checks[moment.check] = checks.get(moment.check, 0.0) + often_then * at_stake(moment, players)
    # Later raids count too: nobody knows which rooms are next.
    usual = sum(often.values()) / max(len(often), 1)
    return ExpectedRaid(
        tuple((rooms, 0.8 * share + 0.2 * usual) for rooms, share in often.items()),
        tuple((check, min(1.5 * cost, MAX_AT_STAKE)) for check, cost in checks.items() if cost > 0),
        mages / size,
    )


def at_stake(event: ScenarioCardEffect | PageTrigger, players: int) -> float:
    """What it costs that the condition of a scenario card does not hold, compared with what happens if it does."""
    return cost_of(event.otherwise, players) - cost_of(event.then, players)


def cost_of(effects: tuple[str, ...], players: int) -> float:
    """What effects of a page cost, about."""
    cost = 0.0
    for text in effects:
        name, filled = parse(text, "effect")
        if name == "each_player_discards":
            cost += 0.7 * players * number_for(filled["number"], players)
        else:
            cost += COST_OF_EFFECT.get(name, 0.0)
    return cost


COST_OF_EFFECT = {
    "remove": 0.3, "steal_lowest": 2.0, "reactivate_room": 2.0, "reactivate_class": 2.0, "summon": 2.0,
    "champion_enter": 4.0, "champion_restore": 2.0, "lose": 20.0,
    "remove_hero": -1.2, "kill_exhausted": -1.5, "win": -20.0,
}  # fmt: skip
