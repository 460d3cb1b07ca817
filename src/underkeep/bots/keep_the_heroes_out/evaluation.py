"""How good a position looks, in heroes kept out, and what the next raid may cost."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from underkeep.bots.keep_the_heroes_out.card_values import Means
from underkeep.bots.keep_the_heroes_out.features import Scene
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.book import scenario
from underkeep.games.keep_the_heroes_out.dungeon_book.page import END_OF_TURN, EventCard, Moment, amount, parsed
from underkeep.games.keep_the_heroes_out.rules.actions import MAKES
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

LOST = 60.0
"""What it costs to lose the game,"""
STOLEN = (0.0, 1.6, 2.0, 2.4, LOST)
"""and each treasure by its value."""
FALLEN = 0.75
"""What it costs when a monster is sent back to its lair."""
STANDING = 1.0
"""What a hero in the dungeon costs, wherever he is,"""
NEAR = 1.6
"""and more the nearer he is to the Treasury."""
CAUGHT = 0.8
"""A hero in the Prison."""
PRESENCE = (0.0, 3.0, 4.0, 4.6, 5.0, 5.3, 5.5, 5.7, 5.8, 5.9)
"""What it is worth to have so many monsters in the dungeon, apart from what they guard."""
SLIPPING = (0.0, 1.0, 2.5, 6.0)
"""What it costs when so many heroes stand in the Treasury unopposed."""
DANGER, STEEP = 6.0, 0.55
"""How dangerous it is when few heroes more in the Treasury mean the end, and how fast that falls with each more."""
PUSH = (1.0, 0.5, 0.3, 0.2, 0.15)
"""How much a hero at each distance counts for that."""
SOON = 0.82
"""What a hero within reach counts who could still be hit in this turn."""
STEP_AND_STRIKE = 0.2
"""What one counts who could be hit after a move that another card provides."""
RETURN = 0.6
"""How much of the danger goes when monsters beside the Treasury could still go back there."""
CRAFT = 0.6
"""What loot counts that could still be made in this turn."""
RAID = 0.4
"""How much the next raid counts, compared with everything else."""
WATCHED = 0.85
"""How much a hero in a room with monsters costs of that: they can strike him next."""
TRAP_SET = 0.3
"""What a trap is worth, wherever it is."""
NEARBY = 0.12
"""What a hero counts who could be hit after one more move."""
ON_THE_WAY = (0.62, 0.36, 0.24, 0.15, 0.1, 0.07, 0.05)
"""What a resource is worth of the loot it brings, by its way to where loot is made of it."""
PORTAL = 0.3


class Judged(NamedTuple):
    """How a scene looks: what it is worth as it stands, and what actions to come could add to that."""

    board: float
    struck: tuple[tuple[float, ...], ...]
    """The heroes within no, one and two moves of own monsters, as sums of their costs,"""
    shot: tuple[tuple[float, ...], ...]
    """and those who can be shot at after no move and after one."""
    returning: float
    """What it adds if monsters beside the Treasury go back there."""
    loot: tuple[tuple[int, float], ...]
    """How many moves it is to loot, and what it adds."""

    def value(self, means: Means) -> float:
        """With these actions to come."""
        melee, ranged, moves, activations = means
        value = self.board
        if melee:
            here, near, far = self.struck
            value += SOON * here[min(melee, 4)] + NEARBY * near[min(melee, 4)]
            if moves:
                value += STEP_AND_STRIKE * (near[min(melee, moves, 4)] + 0.5 * far[min(melee, moves // 2, 4)])
        if ranged:
            value += SOON * self.shot[0][min(ranged, 4)]
            if moves:
                value += STEP_AND_STRIKE * self.shot[1][min(ranged, moves, 4)]
        if moves:
            value += self.returning
        if activations and self.loot:
            value += max((gain for steps, gain in self.loot if steps <= moves), default=0.0)
        return value


class Maker(NamedTuple):
    """A room that makes loot of a resource."""

    token: int
    best: float
    """What the best loot of that kind is worth,"""
    near: tuple[float, ...]
    """how much of it a resource in each room is worth,"""
    far: tuple[int, ...]
    """and how far it is from there."""


NO_REACH = (0.0, 0.0, 0.0, 0.0, 0.0)


class Prospects:
    """Judges a scene, and what becomes of it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        state = scene.state
        distance = scene.map.distance
        self.cost = [STANDING + NEAR / (1 + max(far, 0)) for far in distance]
        self.cost[PRISON] = CAUGHT
        self.ways: list[list[int]] = [
            [other for other in near if distance[other] == distance[room] - 1]
            for room, near in enumerate(scene.map.neighbours)
        ]
        if scene.rules.page.hero_portals:
            self.ways = [scene.rules.towards_treasury(room) for room in range(len(ROOMS))]
        self.sight = walks(scene.map.neighbours)
        """How far it is from room to room by corridors,"""
        self.steps = self.sight
        """and for monsters, who may use portals."""
        gates = [room for room, portal in enumerate(state.portal) if portal == FINISHED]
        if len(gates) > 1:
            reach = tuple(
                (*near, *(gate for gate in gates if gate != room)) if room in gates else near
                for room, near in enumerate(scene.map.neighbours)
            )
            self.steps = walks(reach)
        self.by_cost = sorted(scene.rooms, key=lambda room: -self.cost[room])
        self.push = [PUSH[min(max(far, 0), 4)] for far in distance]
        expected = coming(state)
        self.entries = [(rooms, RAID * often) for rooms, often in expected.cards]
        self.checks = expected.checks
        self.mages = expected.mages
        self.makers = self._makers()
        self.danger = 0.0
        others = (len(all_) - all_.count(NOWHERE) for seat, all_ in enumerate(state.monster) if seat != scene.seat)
        self.team = sum(PRESENCE[number] for number in others)

    def _makers(self) -> list[Maker]:
        """For each resource: what it is worth in each room for the loot that lies open."""
        scene = self.scene
        found: list[Maker] = []
        for room, (token, kind) in MAKES.items():
            cards = scene.rules.loot_of(kind)
            if scene.state.cell[room] == NOWHERE:
                continue
            best = max((scene.loot(card) for card in cards), default=0.3)
            far = self.steps[room]
            found.append(Maker(token, best, tuple(ON_THE_WAY[min(steps, 6)] for steps in far), far))
        return found

    # --- what a raid may cost -----------------------------------------------------------------------------

    def card_costs(self, rooms: tuple[int, ...]) -> float:
        """What it costs when a hero comes into each of these rooms (KHO-15.4)."""
        total, reached = 0.0, 0
        for room in rooms:
            cost, arriving = self.walk(room)
            total += cost
            reached += arriving
        return total + self.at_the_treasury(reached) if reached else total

    def loss(self, room: int) -> float:
        """What it costs when a hero comes into a room."""
        return self.card_costs((room,))

    def walk(self, room: int) -> tuple[float, int]:
        """What it costs when a hero comes into a room, inspires others and goes on, and how many reach the Treasury
        (KHO-17)."""
        scene, cost = self.scene, self.cost
        guard, heroes, traps, worth = scene.guard, scene.heroes, scene.traps, scene.worth
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
                    return total + FALLEN * came, 0
                total += FALLEN * fighting
                came -= fighting
            value = worth[room]
            if value:
                if came < value:
                    return total, 0
                total += STOLEN[value]
                came -= value
                if not came:
                    return total, 0
            ways = self.ways[room]
            if not ways:
                return total, 0
            total -= came * cost[room]
            to = ways[0]
            if len(ways) > 1 and guard[ways[1]] + 2 * traps[ways[1]] > guard[to] + 2 * traps[to]:
                to = ways[1]
            room = to

    def at_the_treasury(self, came: int) -> float:
        """What so many heroes cost who have come as far as that."""
        scene = self.scene
        left = came + scene.heroes[TREASURY]
        fighting = min(scene.guard[TREASURY], left)
        left -= fighting
        return FALLEN * fighting + (LOST if left >= MOST_VALUABLE else SLIPPING[left])

    # --- how it looks -------------------------------------------------------------------------------------

    def board(self) -> float:
        """What the scene is worth as it stands."""
        scene = self.scene
        heroes, cost = scene.heroes, self.cost
        total: float = scene.extra[0]
        for rooms, often in self.entries:
            total -= often * self.card_costs(rooms)
        pressure = 0.0
        for room in scene.rooms:
            there = heroes[room]
            if there:
                total -= there * cost[room] * (WATCHED if scene.guard[room] else 1.0)
                pressure += there * self.push[room]
        margin = MOST_VALUABLE + scene.guard[TREASURY] + scene.traps[TREASURY] - pressure
        self.danger = DANGER * exp(-STEEP * margin)
        total -= self.danger
        total += self.team + PRESENCE[sum(scene.mine)]
        for token, best, near, _ in self.makers:
            left = 1.0
            for room in scene.rooms:
                if scene.tokens[room][token]:
                    total += left * best * near[room]
                    left *= 0.5
        total += TRAP_SET * min(sum(scene.traps), 5)
        total += PORTAL * min(scene.portal.count(FINISHED), 4)
        for check, weight in self.checks:
            total -= weight * self.failing(check)
        return total

    def judged(self) -> Judged:
        """How the scene looks."""
        scene = self.scene
        heroes, mine = scene.heroes, scene.mine
        mine_in = [room for room in scene.rooms if mine[room]]
        struck: tuple[list[float], ...] = ([], [], [])
        shot: tuple[list[float], ...] = ([], [])
        if mine_in:
            for room in self.by_cost:
                if heroes[room] > 0:
                    far, sight = self.steps[room], self.sight[room]
                    moves = min([far[other] for other in mine_in])
                    if moves < 3:
                        struck[moves].extend([self.cost[room]] * heroes[room])
                    moves = min([abs(sight[other] - 1) for other in mine_in])
                    if moves < 2:
                        shot[moves].extend([self.cost[room]] * heroes[room])
        board = self.board()
        near = sum(mine[other] for other in scene.map.neighbours[TREASURY])
        returning = RETURN * self.danger * (1 - exp(-STEEP * min(near, 2))) if near else 0.0
        loot = tuple(
            (maker.far[room], CRAFT * maker.best * (1.0 - maker.near[room]))
            for maker in self.makers
            for room in scene.rooms
            if mine[room] and scene.tokens[room][maker.token]
        )
        return Judged(board, tuple(map(sums, struck)), tuple(map(sums, shot)), returning, loot)

    # --- scenario cards -----------------------------------------------------------------------------------

    def failing(self, check: str) -> float:
        """How far a condition of a scenario card is from holding: 0 if it holds, 1 if nothing is done for it."""
        scene, state = self.scene, self.scene.state
        name, filled = parsed(check, "check")
        number = amount(filled["number"], state.players) if "number" in filled else 0
        if name == "portals":
            return 1.0 - min(scene.portal.count(FINISHED) / number, 1.0) if number else 0.0
        if name not in ("token", "heroes", "monster_health"):
            return 0.0 if scene.rules.holds(check) else 1.0
        room = state.stage if filled["room"] == "stage" else ROOMS.index(filled["room"])
        if room == NOWHERE:
            return 1.0
        if name == "token":
            there = scene.tokens[room][TOKENS.index(filled["token"])]
        elif name == "heroes":
            there = scene.heroes[room]
        else:
            there = scene.guard[room]
        return 1.0 - min(there / number, 1.0) if number else 0.0


def sums(values: list[float]) -> tuple[float, ...]:
    """The sums of the first none, one, two, three and four.

    >>> sums([2.0, 1.0])
    (0.0, 2.0, 3.0, 3.0, 3.0)
    """
    if not values:
        return NO_REACH
    found = [0.0]
    for place in range(4):
        found.append(found[-1] + (values[place] if place < len(values) else 0.0))
    return tuple(found)


@lru_cache(maxsize=4096)
def walks(neighbours: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
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


MOST_AT_STAKE = 2.5


class Expected(NamedTuple):
    """What the next raid brings, as far as the open discard pile tells (KHO-15.9)."""

    cards: tuple[tuple[tuple[int, ...], float], ...]
    """How many cards bring heroes to these rooms, about."""
    checks: tuple[tuple[str, float], ...]
    """The conditions of scenario cards, and what it costs not to meet them."""
    mages: float
    """How likely the next card is a mage."""


def coming(state: KeepState) -> Expected:
    """What the next raid brings."""
    number = CARDS_PER_TURN[state.level][state.wave - 1]
    if state.raid and state.step in ("raid_card", "heroes", "settle"):
        number = state.raid + 1
    seen = tuple(sorted(state.faces[card] for card in state.guild_discard))
    return _coming(state.scenario, tuple(state.cell), seen, number, state.players)


@lru_cache(maxsize=4096)
def _coming(page: str, cells: tuple[int, ...], seen: tuple[int, ...], number: int, players: int) -> Expected:
    printed = scenario(page)
    deck = catalogue.faces(HERO_CARD)
    deck += [catalogue.event_face(card.symbol) for card in printed.cards for _ in range(card.copies)]
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
    for moment in printed.moments:
        often_then = 1.0 if moment.at == END_OF_TURN else 0.3
        checks[moment.check] = checks.get(moment.check, 0.0) + often_then * at_stake(moment, players)
    # Later raids count too: nobody knows which rooms are next.
    usual = sum(often.values()) / max(len(often), 1)
    return Expected(
        tuple((rooms, 0.8 * share + 0.2 * usual) for rooms, share in often.items()),
        tuple((check, min(1.5 * cost, MOST_AT_STAKE)) for check, cost in checks.items() if cost > 0),
        mages / size,
    )


def at_stake(event: EventCard | Moment, players: int) -> float:
    """What it costs that the condition of a scenario card does not hold, compared with what happens if it does."""
    return cost_of(event.otherwise, players) - cost_of(event.then, players)


def cost_of(effects: tuple[str, ...], players: int) -> float:
    """What effects of a page cost, about."""
    cost = 0.0
    for text in effects:
        name, filled = parsed(text, "effect")
        if name == "each_player_discards":
            cost += 0.7 * players * amount(filled["number"], players)
        else:
            cost += COSTS.get(name, 0.0)
    return cost


COSTS = {
    "remove": 0.3, "steal_lowest": 2.0, "reactivate_room": 2.0, "reactivate_class": 2.0, "summon": 2.0,
    "champion_enter": 4.0, "champion_restore": 2.0, "lose": 20.0,
    "remove_hero": -1.2, "kill_exhausted": -1.5, "win": -20.0,
}  # fmt: skip
