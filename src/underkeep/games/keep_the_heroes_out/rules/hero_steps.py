"""Heroes: how they come, what their classes do, and the eight steps of each (KHO-15 to KHO-18)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import AnyProcedure, Procedure
from underkeep.games.keep_the_heroes_out.cards.action_notation import DEFEND, MOST_SUMMONED, SUMMON
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.page import HERO_SUMMONED
from underkeep.games.keep_the_heroes_out.events import (
    AbilityUsed,
    ClassReactivated,
    Defended,
    HeroAttacks,
    HeroesCharge,
    HeroesWait,
    HeroGone,
    HeroHurt,
    HeroImprisoned,
    HeroInspires,
    HeroReactivated,
    HeroSummoned,
    MonsterGone,
    MonsterHurt,
    MonsterPlaced,
    PrisonBroken,
    TokenLost,
)
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster, ChooseToken, DefendWith, Summon
from underkeep.games.keep_the_heroes_out.rules.verbs.hands import Hands
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    ARCHER,
    ARRIVED,
    CHAMPION,
    CLASS_OF,
    ENTERED,
    EXHAUSTED,
    INSPIRES,
    MAGE,
    NOTHING,
    NOWHERE,
    PRISON,
    ROGUE,
    SUMMONED,
    TRAP,
    WARRIOR,
)

BY_MELEE, BY_RANGED, BY_TRAP = range(3)
PLUNDERED = 2
"""How many resources a warrior discards (KHO-16.2)."""


class Heroes(Hands):
    """Verbs of the heroes."""

    def moment(self, name: str) -> AnyProcedure:
        """What the page adds to a moment of the rules."""
        raise NotImplementedError

    # --- damage -----------------------------------------------------------------------------------------

    def hurt_hero(self, hero: int, by: int) -> None:
        """One damage; without health the hero goes back to the reserve (KHO-9.4)."""
        state = self.state
        room = state.hero[hero]
        state.bruise[hero] += 1
        left = self.health_of(hero)
        self.emit(HeroHurt, hero, room, by, left)
        if left <= 0:
            self.remove_hero(hero)

    def remove_hero(self, hero: int) -> None:
        """A hero leaves the dungeon."""
        state = self.state
        self.emit(HeroGone, hero, state.hero[hero])
        state.hero[hero], state.due[hero], state.bruise[hero] = NOWHERE, EXHAUSTED, 0

    def hurt_monster(self, seat: int, monster: int) -> None:
        """One damage; a monster that has taken its health goes back to its lair (KHO-17.15, KHO-5.7)."""
        state = self.state
        room = state.monster[seat][monster]
        state.harm[seat][monster] += 1
        self.emit(MonsterHurt, seat, monster, room, state.harm[seat][monster])
        if state.harm[seat][monster] >= self.clan(seat).health:
            state.monster[seat][monster], state.harm[seat][monster] = NOWHERE, 0
            self.emit(MonsterGone, seat, monster, room)

    def place_monster(self, seat: int, room: int) -> None:
        """A monster comes from its lair."""
        monster = self.in_lair(seat)[0]
        self.state.monster[seat][monster] = room
        self.emit(MonsterPlaced, seat, monster, room)

    def lose_token(self, token: int, room: int) -> None:
        """A token goes back to the reserve."""
        self.state.tokens[room][token] -= 1
        self.emit(TokenLost, token, room)

    # --- coming -----------------------------------------------------------------------------------------

    def summon(self, kind: int, room: int) -> int:
        """A hero of a class comes into a room (step 1) and is returned. If nobody of that class is left, those who are
        there become active instead, with their companions (KHO-18.4, KHO-18.5): then it is NOTHING."""
        state = self.state
        hero = self.hero_left(kind)
        if hero == NOTHING:
            self.emit(ClassReactivated, kind)
            self.reactivate_class(kind)
            return NOTHING
        state.hero[hero], state.due[hero] = room, SUMMONED
        self.emit(HeroSummoned, hero, room)
        return hero

    def reactivate_class(self, kind: int) -> None:
        """All exhausted heroes of a class become active, and with them everybody in their rooms (KHO-18.4)."""
        for room in self.rooms():
            if any(CLASS_OF[hero] == kind for hero in self.exhausted_in(room)):
                self.reactivate(room)

    def reactivate(self, room: int) -> None:
        """All exhausted heroes of a room become active and go on with step 5 (KHO-17.12)."""
        for hero in self.exhausted_in(room):
            self.state.due[hero] = ACTS
            self.emit(HeroReactivated, hero, room)

    def imprison(self, kind: int) -> AnyProcedure:
        """A hero is put in the Prison: it uses its ability, meets traps and is exhausted (KHO-12.6)."""
        newcomer = self.summon(kind, PRISON)
        if newcomer != NOTHING:
            yield from self.use_ability(newcomer)
            if self.state.hero[newcomer] != NOWHERE:
                self.check_room(newcomer)

    # --- step 2: class abilities (KHO-16) ---------------------------------------------------------------

    def use_ability(self, hero: int) -> AnyProcedure:
        """What the class of a hero does when summoned, after what the page adds to that."""
        state = self.state
        room = state.hero[hero]
        state.due[hero] = ARRIVED
        yield from self.moment(HERO_SUMMONED)
        if state.over or state.hero[hero] != room:
            return
        match CLASS_OF[hero]:
            case k if k == WARRIOR:
                yield from self._plunder(hero, room)
            case k if k == ROGUE:
                if state.tokens[room][TRAP]:
                    self.emit(AbilityUsed, hero, room)
                    self.lose_token(TRAP, room)
            case k if k == ARCHER:
                yield from self._shoot(hero, room)
            case k if k == MAGE and room == PRISON:
                self.emit(PrisonBroken, hero)
                self.reactivate(PRISON)

    def _plunder(self, hero: int, room: int) -> AnyProcedure:
        """A warrior discards resources; which, is asked only if some are left (KHO-16.2)."""
        if self.resources_in(room):
            self.emit(AbilityUsed, hero, room)
        for left in range(PLUNDERED, 0, -1):
            there = self.resources_in(room)
            if not there:
                return
            kinds = [ChooseToken(token, room) for token in dict.fromkeys(there)]
            chosen = kinds[0] if len(there) <= left else (yield from self.jointly("plunder", kinds))
            self.lose_token(chosen.token, room)  # type: ignore[attr-defined]

    def _shoot(self, hero: int, room: int) -> AnyProcedure:
        """An archer hits a monster in an adjacent room, of several the one closest to the Treasury (KHO-16.4)."""
        targets = [ChooseMonster(*target) for target in self.in_range(room)]
        if targets:
            target = yield from self.jointly("archer-target", targets)
            seat, monster = target.seat, target.monster  # type: ignore[attr-defined]
            yield from self.attack(hero, seat, monster, shot=True)

    def in_range(self, room: int) -> list[tuple[int, int]]:
        """The monsters that an archer who is summoned here can hit: of the adjacent rooms with monsters, those in the
        rooms closest to the Treasury. Empty rooms are not considered (KHO-16.5)."""
        distance = self.map.distance
        held = [other for other in self.map.neighbours[room] if self.guarded(other)]
        closest = min((distance[other] for other in held), default=0)
        return [target for other in held if distance[other] == closest for target in self.targets(other)]

    def ability_idle(self, hero: int) -> bool:
        """Whether the ability of a hero who has just been summoned does nothing here."""
        room = self.state.hero[hero]
        if any(moment.at == HERO_SUMMONED for moment in self.page.moments):
            return False
        match CLASS_OF[hero]:
            case k if k == WARRIOR:
                return not self.resources_in(room)
            case k if k == ROGUE:
                return not self.state.tokens[room][TRAP]
            case k if k == ARCHER:
                return not self.in_range(room)
            case k if k == MAGE:
                return room != PRISON
        return True

    # --- step 3: the room -------------------------------------------------------------------------------

    def check_room(self, hero: int) -> None:
        """Traps go off one by one; whoever was summoned to the Prison is caught there, but for a mage (KHO-17.3)."""
        state = self.state
        room = state.hero[hero]
        while state.hero[hero] == room and state.tokens[room][TRAP]:
            self.lose_token(TRAP, room)
            self.hurt_hero(hero, BY_TRAP)
        if state.hero[hero] == NOWHERE:
            return
        if self.caught(hero):
            state.due[hero] = EXHAUSTED
            self.emit(HeroImprisoned, hero)
        else:
            state.due[hero] = INSPIRES

    def caught(self, hero: int) -> bool:
        """Whether a hero has been summoned to the Prison and stays there."""
        state = self.state
        return state.hero[hero] == PRISON and state.due[hero] == ARRIVED and CLASS_OF[hero] in (WARRIOR, ROGUE, ARCHER)

    # --- step 4: inspiring ------------------------------------------------------------------------------

    def inspire(self, room: int) -> None:
        """Those who came in turn the exhausted heroes of the room active, all together (KHO-17.4, KHO-17.18)."""
        state = self.state
        newcomers = [hero for hero in self.heroes_in(room) if state.due[hero] == INSPIRES]
        for hero in self.exhausted_in(room):
            state.due[hero] = ACTS
            self.emit(HeroInspires, newcomers[0], hero, room)
        for hero in newcomers:
            state.due[hero] = ACTS

    # --- step 5: attack ---------------------------------------------------------------------------------

    def strike_room(self, room: int) -> AnyProcedure:
        """One hero of the room hits a monster there (KHO-17.5)."""
        heroes = self.apart([hero for hero in self.heroes_in(room) if self.state.due[hero] == ACTS])
        options = [Attack(hero, seat, monster) for hero in heroes for seat, monster in self.targets(room)]
        chosen = yield from self.jointly("hero-attack", options)
        hero, first = chosen.hero, (chosen.seat, chosen.monster)  # type: ignore[attr-defined]
        self.state.due[hero] = EXHAUSTED
        hit = [first]
        others = [ChooseMonster(*target) for target in self.targets(room, besides=first)]
        if CLASS_OF[hero] == CHAMPION and others:
            second = yield from self.jointly("champion-second", others)
            hit.append((second.seat, second.monster))  # type: ignore[attr-defined]
        for seat, monster in hit:
            yield from self.attack(hero, seat, monster)

    def attack(self, hero: int, seat: int, monster: int, *, shot: bool = False) -> AnyProcedure:
        """A hero's attack of one damage, which can be answered (KHO-9.11 to KHO-9.15)."""
        room = self.state.monster[seat][monster]
        self.emit(HeroAttacks, hero, seat, monster, room, shot)
        self.state.attack = [hero, seat, monster]
        defended = yield from self._defended(room)
        self.state.attack = []
        if not defended:
            self.hurt_monster(seat, monster)

    def _defended(self, room: int) -> Procedure[bool]:
        """Whether somebody with a monster in the room stops the damage."""
        state = self.state
        for seat in self.from_active():
            if not self.mine(seat, room):
                continue
            answers = [DefendWith(card, side) for card in state.hand[seat] for side in self.card(card).line.defends]
            if not answers:
                continue
            answer = yield Decision(seat, "defend", [PASS, *answers], ())
            if answer == PASS:
                continue
            yield from self._defend(seat, answer.card, answer.side, room)
            return True
        return False

    def _defend(self, seat: int, card: int, side: int, room: int) -> AnyProcedure:
        """A card stops an attack; what stands behind an arrow follows in that room (KHO-9.13, KHO-9.24)."""
        state = self.state
        state.hand[seat].remove(card)
        state.discard[seat].append(card)
        self.emit(Defended, seat, card)
        chosen = self.card(card).line.sides[side]
        if all(action == DEFEND for action in chosen.left):
            for action in chosen.right:
                yield from self.reward(seat, action, room)

    def reward(self, seat: int, action: int, room: int) -> AnyProcedure:
        """An action behind an arrow, in the room concerned and out of turn: monsters come, if one wants (KHO-9.25)."""
        for _ in range(action - SUMMON if SUMMON < action <= SUMMON + MOST_SUMMONED else 0):
            if not self.in_lair(seat):
                return
            answer = yield Decision(seat, "summon", [PASS, Summon(room)])
            if answer == PASS:
                return
            self.place_monster(seat, room)

    # --- steps 6 to 8 -----------------------------------------------------------------------------------

    def wait(self, room: int, treasure: int) -> None:
        """Too few to steal a treasure: all active heroes are exhausted (KHO-17.7)."""
        self._stay(room, self.card_value(treasure))

    def _stay(self, room: int, needed: int) -> None:
        """All active heroes of a room are exhausted; `needed` of them could steal the treasure, 0 if there is none."""
        heroes = self.active_in(room)
        self.emit(HeroesWait, room, len(heroes), needed)
        for hero in heroes:
            self.state.due[hero] = EXHAUSTED

    def charge(self, room: int) -> AnyProcedure:
        """Nobody and nothing here: all active heroes go on together (KHO-17.8, KHO-17.20). From the Treasury no way
        leads on (KHO-17.22), nor from a room that a made-up position cuts off: there they stay."""
        ways = self.towards_treasury(room)
        if not ways:
            return self._stay(room, 0)
        to = yield from self.which_room("charge-to", ways)
        heroes = self.active_in(room)
        self.emit(HeroesCharge, room, to, len(heroes))
        for hero in heroes:
            self.state.hero[hero], self.state.due[hero] = to, ENTERED

    def tire(self, room: int, value: int) -> AnyProcedure:
        """As many heroes as the value of a treasure are exhausted for stealing it (KHO-17.6, KHO-17.17)."""
        lost = value == MOST_VALUABLE
        while value > 0:
            thieves = self.active_in(room)
            matters = self.weight(thieves) > value and not lost
            hero = (yield from self.which_hero("exhaust-thief", thieves)) if matters else thieves[0]
            self.state.due[hero] = EXHAUSTED
            value -= self.weight((hero,))
