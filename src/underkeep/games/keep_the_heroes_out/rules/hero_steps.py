"""The steps 2 to 8 of a hero: ability, check, inspire, attack, wait and charge (KHO-16, KHO-17)."""

from __future__ import annotations

from underkeep.core.procedures import AnyProcedure, Procedure, offer
from underkeep.core.state import CardId, Seat, require
from underkeep.games.keep_the_heroes_out.cards.action_notation import DEFEND, MAX_SUMMONED, SUMMON
from underkeep.games.keep_the_heroes_out.dungeon_book.page import HERO_SUMMONED
from underkeep.games.keep_the_heroes_out.events import (
    AbilityUsed,
    Defended,
    HeroAttacks,
    HeroesCharge,
    HeroesWait,
    HeroImprisoned,
    HeroInspires,
    PrisonBroken,
)
from underkeep.games.keep_the_heroes_out.fields import BY_TRAP
from underkeep.games.keep_the_heroes_out.options import Attack, ChooseMonster, ChooseToken, DefendWith, Summon
from underkeep.games.keep_the_heroes_out.rules.page_effects import run_page_triggers
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
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
    PRISON,
    ROGUE,
    TRAP,
    WARRIOR,
    MonsterAttack,
)

PLUNDERED_RESOURCES = 2
"""The number of resources that a warrior discards (KHO-16.2)."""


# --- step 2: class abilities (KHO-16) ---------------------------------------------------------------------


def use_ability(game: KeepRules, hero: int) -> AnyProcedure:
    """Run the page triggers of a summoned hero, and then its class ability (step 2, KHO-16)."""
    state = game.state
    room = require(state.hero[hero])
    state.due[hero] = ARRIVED
    yield from run_page_triggers(game, HERO_SUMMONED)
    if state.over or state.hero[hero] != room:
        return
    match CLASS_OF[hero]:
        case k if k == WARRIOR:
            yield from _plunder(game, hero, room)
        case k if k == ROGUE:
            if state.tokens[room][TRAP]:
                game.emit(AbilityUsed, hero, room)
                game.remove_token(TRAP, room)
        case k if k == ARCHER:
            yield from _shoot(game, hero, room)
        case k if k == MAGE and room == PRISON:
            game.emit(PrisonBroken, hero)
            game.reactivate_room(PRISON)


def _plunder(game: KeepRules, hero: int, room: int) -> AnyProcedure:
    """Let a warrior discard resources. The players choose them only if some would be left (KHO-16.2)."""
    if game.resources_in(room):
        game.emit(AbilityUsed, hero, room)
    for left in range(PLUNDERED_RESOURCES, 0, -1):
        there = game.resources_in(room)
        if not there:
            return
        kinds = [ChooseToken(token, room) for token in dict.fromkeys(there)]
        chosen = kinds[0] if len(there) <= left else (yield from game.decide_together("plunder", kinds))
        game.remove_token(chosen.token, room)


def _shoot(game: KeepRules, hero: int, room: int) -> AnyProcedure:
    """Let an archer hit one of its targets, which the players choose (KHO-16.4)."""
    targets = [ChooseMonster(*target) for target in targets_of_archer(game, room)]
    if targets:
        target = yield from game.decide_together("archer-target", targets)
        yield from attack_monster(game, hero, target.seat, target.monster, shot=True)


def targets_of_archer(game: KeepRules, room: int) -> list[tuple[Seat, int]]:
    """Return the targets of an archer who is summoned in this room: the monsters of the adjacent rooms that have
    monsters and are closest to the Treasury (KHO-16.4, KHO-16.5)."""
    distance = game.map.distance
    held = [other for other in game.map.neighbours[room] if game.has_monsters(other)]
    closest = min((distance[other] for other in held), default=0)
    return [target for other in held if distance[other] == closest for target in game.distinct_targets_in(other)]


def is_ability_idle(game: KeepRules, hero: int) -> bool:
    """Return whether the ability of a summoned hero changes nothing in its room."""
    room = require(game.state.hero[hero])
    if any(trigger.at == HERO_SUMMONED for trigger in game.page.triggers):
        return False
    match CLASS_OF[hero]:
        case k if k == WARRIOR:
            return not game.resources_in(room)
        case k if k == ROGUE:
            return not game.state.tokens[room][TRAP]
        case k if k == ARCHER:
            return not targets_of_archer(game, room)
        case k if k == MAGE:
            return room != PRISON
    return True


# --- step 3: the room -------------------------------------------------------------------------------------


def check_room(game: KeepRules, hero: int) -> None:
    """Set off the traps of the room one by one; then a hero who was summoned to the Prison stays there, unless it is a
    mage (step 3, KHO-17.3)."""
    state = game.state
    room = require(state.hero[hero])
    while state.hero[hero] == room and state.tokens[room][TRAP]:
        game.remove_token(TRAP, room)
        game.hurt_hero(hero, BY_TRAP)
    if state.hero[hero] is None:
        return
    if stays_in_prison(game, hero):
        state.due[hero] = EXHAUSTED
        game.emit(HeroImprisoned, hero)
    else:
        state.due[hero] = INSPIRES


def stays_in_prison(game: KeepRules, hero: int) -> bool:
    """Return whether a hero was summoned to the Prison and will be exhausted there."""
    state = game.state
    return state.hero[hero] == PRISON and state.due[hero] == ARRIVED and CLASS_OF[hero] in (WARRIOR, ROGUE, ARCHER)


# --- step 4: inspiring ------------------------------------------------------------------------------------


def inspire(game: KeepRules, room: int) -> None:
    """Reactivate the exhausted heroes of a room together, because of the heroes who came in (step 4, KHO-17.4,
    KHO-17.18)."""
    state = game.state
    newcomers = [hero for hero in game.heroes_in(room) if state.due[hero] == INSPIRES]
    for hero in game.exhausted_heroes_in(room):
        state.due[hero] = ACTS
        game.emit(HeroInspires, newcomers[0], hero, room)
    for hero in newcomers:
        state.due[hero] = ACTS


# --- step 5: attack ---------------------------------------------------------------------------------------


def attack_in_room(game: KeepRules, room: int) -> AnyProcedure:
    """Let one active hero of a room attack a monster there; a champion attacks a second one (step 5, KHO-17.5)."""
    heroes = game.distinct_heroes([hero for hero in game.heroes_in(room) if game.state.due[hero] == ACTS])
    options = [Attack(hero, seat, monster) for hero in heroes for seat, monster in game.distinct_targets_in(room)]
    chosen = yield from game.decide_together("hero-attack", options)
    hero, first = chosen.hero, (chosen.seat, chosen.monster)
    game.state.due[hero] = EXHAUSTED
    hit = [first]
    others = [ChooseMonster(*target) for target in game.distinct_targets_in(room, besides=first)]
    if CLASS_OF[hero] == CHAMPION and others:
        second = yield from game.decide_together("champion-second", others)
        hit.append((second.seat, second.monster))
    for seat, monster in hit:
        yield from attack_monster(game, hero, seat, monster)


def attack_monster(game: KeepRules, hero: int, seat: Seat, monster: int, *, shot: bool = False) -> AnyProcedure:
    """Deal one damage to a monster, unless a player defends it (KHO-9.11 to KHO-9.15)."""
    room = require(game.state.monster[seat][monster])
    game.emit(HeroAttacks, hero, seat, monster, room, shot)
    game.state.attack = (MonsterAttack(hero, seat, monster),)
    defended = yield from _ask_to_defend(game, room)
    game.state.attack = ()
    if not defended:
        game.hurt_monster(seat, monster)


def _ask_to_defend(game: KeepRules, room: int) -> Procedure[bool]:
    """Ask each player with a monster in the room to defend, until one does. Return whether one did."""
    state = game.state
    for seat in game.seats_from_active():
        if not game.distinct_monsters_in(seat, room):
            continue
        answers = [DefendWith(card, side) for card in state.hand[seat] for side in game.card(card).line.defending_sides]
        if not answers:
            continue
        answer = yield from offer(seat, "defend", answers)
        if answer is None:
            continue
        yield from _defend(game, seat, answer.card, answer.side, room)
        return True
    return False


def _defend(game: KeepRules, seat: Seat, card: CardId, side: int, room: int) -> AnyProcedure:
    """Discard a card to stop an attack, and do the actions behind its arrow in that room (KHO-9.13, KHO-9.24)."""
    state = game.state
    state.hand[seat].remove(card)
    state.discard[seat].append(card)
    game.emit(Defended, seat, card)
    chosen = game.card(card).line.sides[side]
    if all(action == DEFEND for action in chosen.left):
        for action in chosen.right:
            yield from _summon_after_defence(game, seat, action, room)


def _summon_after_defence(game: KeepRules, seat: Seat, action: int, room: int) -> AnyProcedure:
    """Offer the seat to summon monsters in the room of the attack, out of turn (KHO-9.25)."""
    for _ in range(action - SUMMON if SUMMON < action <= SUMMON + MAX_SUMMONED else 0):
        if not game.monsters_in_lair(seat):
            return
        if (yield from offer(seat, "summon", [Summon(room)])) is None:
            return
        game.place_monster(seat, room)


# --- steps 7 and 8: waiting and charging ------------------------------------------------------------------


def wait_for_help(game: KeepRules, room: int, treasure: CardId) -> None:
    """Exhaust all active heroes of a room, because they are too few to steal its treasure (step 7, KHO-17.7)."""
    _exhaust_active_heroes(game, room, game.treasure_value(treasure))


def _exhaust_active_heroes(game: KeepRules, room: int, needed: int) -> None:
    """Exhaust all active heroes of a room. `needed` is the number of heroes that would steal its treasure, 0 without a
    treasure."""
    heroes = game.active_heroes_in(room)
    game.emit(HeroesWait, room, len(heroes), needed)
    for hero in heroes:
        game.state.due[hero] = EXHAUSTED


def charge(game: KeepRules, room: int) -> AnyProcedure:
    """Move all active heroes of an empty room one corridor closer to the Treasury (step 8, KHO-17.8, KHO-17.20). They
    stay in the Treasury itself (KHO-17.22) and in a room that a written position cuts off from it."""
    ways = game.towards_treasury(room)
    if not ways:
        return _exhaust_active_heroes(game, room, 0)
    to = yield from game.choose_room("charge-to", ways)
    heroes = game.active_heroes_in(room)
    game.emit(HeroesCharge, room, to, len(heroes))
    for hero in heroes:
        game.state.hero[hero], game.state.due[hero] = to, ENTERED
