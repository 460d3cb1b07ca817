"""The moments of the rules at which cards have something to say. Each function declares what a card does at one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.games.boss_monster.cards.ability import (
    BOTH,
    Ability,
    Behaviour,
    Cost,
    Declared,
    Effect,
    Target,
    moment,
    wording,
)

# --- moments of rooms (and, where it fits, of bosses once they have levelled up) ----------------------


def activated(
    *,
    cost: Cost | None = None,
    target: Target | tuple[Target, ...] = (),
    once: bool = False,
    during: tuple[int, ...] = BOTH,
    hero_here: bool = False,
    instant: bool = False,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """May be used in windows (BM-1.38). effect(game, me, source, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)
    return moment(
        "activated",
        cost=cost,
        targets=targets,
        once=once,
        phases=during,
        hero_here=hero_here,
        instant=instant,
        only_if=only_if,
    )


def when_built(*, optional: bool = False) -> Declared:
    """When the room is built (BM-6.28). effect(game, me, room)"""
    return moment("built", optional=optional)


def when_uncovered(*, optional: bool = False) -> Declared:
    """When the room is uncovered (BM-1.41). effect(game, me, room)"""
    return moment("uncovered", optional=optional)


def when_built_or_uncovered(*, optional: bool = False) -> Declared:
    """When the room is built or uncovered (BM-1.41). effect(game, me, room)"""
    return moment("built", "uncovered", optional=optional)


def hero_dies_here(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declared:
    """When a hero has died in this room (BM-1.42). effect(game, me, room)"""
    return moment("died_here", once=once, optional=optional, only_if=only_if)


def hero_leaves(*, once: bool = False) -> Declared:
    """When a hero leaves this room alive (BM-9.16). effect(game, me, room)"""
    return moment("left_alive", once=once)


def hero_dies_here_or_leaves() -> Declared:
    """When a hero has died here or left alive. effect(game, me, room)"""
    return moment("died_here", "left_alive")


def hero_enters() -> Declared:
    """Continuous effect on a hero that enters (BM-9.8, step 2). effect(game, me, room, hero)"""
    return moment("entered")


def adds_damage_to_others() -> Declared:
    """Continuous: extra damage of another room. effect(game, me, room, other) -> number"""
    return moment("helps")


def own_damage() -> Declared:
    """Continuous: extra damage of this room. effect(game, me, room) -> number"""
    return moment("own_damage")


def no_advanced_on_top() -> Declared:
    """Continuous: advanced rooms may not be built on this room."""
    return moment("no_advanced")


def instead_of_round_draw() -> Declared:
    """The card drawn at the beginning of the round may be a spell."""
    return moment("draws_spell")


def when_room_destroyed(*, once: bool = False, optional: bool = False) -> Declared:
    """When another room of the same dungeon is destroyed. effect(game, me, room)"""
    return moment("other_destroyed", once=once, optional=optional)


def when_this_destroyed() -> Declared:
    """When this room is destroyed by another card. effect(game, me, room)"""
    return moment("destroyed")


def when_you_build(what: str = "monster", *, once: bool = False, optional: bool = False) -> Declared:
    """When its owner builds another room: a `monster`, a `trap`, `any`, or any one `beside` this.
    effect(game, me, source, room)"""
    return moment("you_build", once=once, optional=optional, only_if=WATCHED[what])


WATCHED: dict[str, Callable[..., bool]] = {
    "monster": lambda game, me, source, room: game.card(room).monster,
    "trap": lambda game, me, source, room: not game.card(room).monster,
    "any": lambda game, me, source, room: True,
    "beside": lambda game, me, source, room: game.beside(source, room) != 0,
}
"""Which of the rooms built a card watches."""


def when_you_cast(*, once: bool = False, only_if: Callable[..., bool] | None = None) -> Declared:
    """When its owner has played a spell that was not negated. effect(game, me, source)"""
    return moment("you_cast", once=once, only_if=only_if)


def when_opponent_casts(*, once: bool = False) -> Declared:
    """When an opponent has played a spell that was not negated. effect(game, me, source)"""
    return moment("opponent_casts", once=once)


def when_you_take_from_discard(*, once: bool = False) -> Declared:
    """When its owner has taken a card out of the discard pile. effect(game, me, source)"""
    return moment("you_take", once=once)


def keeps_discards(*, once: bool = False) -> Declared:
    """A card that the owner makes an opponent discard goes to the owner's hand instead."""
    return moment("keeps_discards", once=once)


def negates_spells(*, once: bool = False, only_if: Callable[[Any, int], bool] | None = None) -> Declared:
    """May discard a spell to negate an opponent's spell; an item is turned face-down instead."""
    return moment("negates", once=once, only_if=only_if)


def negates_from_hand() -> Declared:
    """A room card that may be discarded from hand to negate an opponent's spell."""
    return moment("negates_from_hand")


def from_hand(
    *,
    target: Target | tuple[Target, ...] = (),
    during: tuple[int, ...] = BOTH,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """A room card that may be discarded from hand in a window. effect(game, me, card, *targets)"""
    targets = target if isinstance(target, tuple) else (target,)
    return moment("from_hand", targets=targets, phases=during, only_if=only_if)


def offered_to_others(
    *,
    cost: Cost | None = None,
    once: bool = False,
    during: tuple[int, ...] = BOTH,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """Opponents of its owner may use it in windows, at once. effect(game, user, source)"""
    return moment("offered", cost=cost, once=once, phases=during, only_if=only_if, instant=True)


def when_any_destroyed(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declared:
    """When a room of any dungeon is destroyed. effect(game, me, source)"""
    return moment("any_destroyed", once=once, optional=optional, only_if=only_if)


def when_opponent_discards(*, once: bool = False) -> Declared:
    """When an opponent has discarded a card. effect(game, me, source, card)"""
    return moment("opponent_discards", once=once)


def when_you_uncover_any(*, once: bool = False) -> Declared:
    """When any room of the owner's dungeon comes to light. effect(game, me, source, room)"""
    return moment("room_uncovered", once=once)


def build_phase_begins() -> Declared:
    """At the beginning of every build phase. effect(game, me, source)"""
    return moment("build_begins")


# --- what changes where rooms may go, and what they show


def adds_icons() -> Declared:
    """Continuous: treasure added to the room. effect(game, me, source, room) -> types, one for each symbol"""
    return moment("adds_icons")


def doubles_icons() -> Declared:
    """Continuous: every printed symbol of the room counts twice."""
    return moment("doubles_icons")


def any_room_on_top() -> Declared:
    """Continuous: an advanced room may be built on this room without matching treasure."""
    return moment("any_on_top")


def goes_anywhere() -> Declared:
    """An advanced room that needs no matching treasure."""
    return moment("goes_anywhere")


def no_monsters_beside() -> Declared:
    """Continuous: its owner cannot build monster rooms beside it."""
    return moment("no_monsters")


def cannot_be_harmed() -> Declared:
    """Continuous: opponents cannot destroy or deactivate the room."""
    return moment("unharmed")


# --- coins, minibosses, items, portable rooms


def gains_more_coins(*, once: bool = True) -> Declared:
    """A gain of coins is raised by one."""
    return moment("gains_more", once=once)


def minibosses_begin_at_two() -> Declared:
    """Minibosses built by the owner arrive at level 2."""
    return moment("begin_at_two")


def minibosses_are_free() -> Declared:
    """The owner does not pay for revealed minibosses."""
    return moment("free_minibosses")


def promotes_for_monsters(*, once: bool = True) -> Declared:
    """A monster room card may be discarded instead of the coin for a promotion."""
    return moment("promotes_for_monsters", once=once)


def when_you_promote(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declared:
    """When its owner has promoted a miniboss. effect(game, me, source, miniboss)"""
    return moment("you_promote", once=once, optional=optional, only_if=only_if)


def when_opponent_raises(*, once: bool = False) -> Declared:
    """When an opponent builds or promotes a miniboss. effect(game, me, source)"""
    return moment("opponent_raises", once=once)


def hushes_heroes() -> Declared:
    """Continuous: abilities printed on heroes do not work at this dungeon."""
    return moment("hushes_heroes")


def repeats_the_room() -> Declared:
    """Once per round what its room does may be done a second time."""
    return moment("repeats", once=True)


def two_items() -> Declared:
    """Two items may lie face-up."""
    return moment("two_items")


def all_portable() -> Declared:
    """Every room of the dungeon can be taken back."""
    return moment("all_portable")


def when_taken_back(*, optional: bool = False) -> Declared:
    """When the room was taken back into hand. effect(game, me, room, uncovered room or NOTHING)"""
    return moment("taken_back", optional=optional)


def end_of_round(*, optional: bool = False, only_if: Callable[..., bool] | None = None) -> Declared:
    """At the end of every round. effect(game, me, source)"""
    return moment("round_ends", optional=optional, only_if=only_if)


# --- minions and the city (Super Boss Monster)


def action_space() -> Declared:
    """The action space of a room or boss, when the owner's minion stands there (SBM-11.1). effect(game, me, source)"""
    return moment("action")


def cannot_be_stunned() -> Declared:
    """Continuous: whether a room of the dungeon is safe from stunning. effect(game, me, source, room) -> bool"""
    return moment("unstunned")


def spares_heroes() -> Declared:
    """Continuous: whether the room does no damage to the hero in it now. effect(game, me, room) -> bool"""
    return moment("spares")


def when_hero_is_summoned() -> Declared:
    """When a hero comes to the entrance from a key location. effect(game, me, source, hero)"""
    return moment("summoned")


def before_heroes_enter() -> Declared:
    """Before a hero goes into the dungeon. effect(game, me, source, hero)"""
    return moment("before_entering")


def shares_spaces() -> Declared:
    """The owner's minion may stand where another one stands in the city."""
    return moment("shares_spaces")


def goes_straight_to() -> Declared:
    """A hero that never comes to town. effect(game, hero) -> the location where it goes when it is revealed"""
    return moment("goes_straight")


def leaves_town_for() -> Declared:
    """A hero that does not stay in town. effect(game, hero) -> the location where it goes at the end of a round"""
    return moment("leaves_town")


# --- moments of spells --------------------------------------------------------------------------------


def cast(
    *,
    target: Target | tuple[Target, ...] = (),
    cost: Cost | None = None,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """The text of a spell. effect(game, me, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)

    def declare(effect: Effect) -> Behaviour:
        ability = Ability(_without_source(effect), targets=targets, cost=cost, only_if=only_if)
        return Behaviour(wording(effect), {"cast": ability})

    return declare


def negates() -> Declared:
    """A spell that negates the spell just played."""
    return moment("negate")


def _without_source(effect: Effect) -> Effect:
    """Spells do not care which piece of paper they are printed on."""
    return lambda game, me, source, *rest: effect(game, me, *rest)


# --- moments of bosses --------------------------------------------------------------------------------


def level_up(*, optional: bool = False) -> Declared:
    """At the level up, once (BM-7.1). effect(game, me, boss)"""
    return moment("level_up", optional=optional)


def when_hero_dies(*, once: bool = False, only_if: Callable[..., bool] | None = None) -> Declared:
    """When a hero dies in the owner's dungeon. effect(game, me, boss)"""
    return moment("hero_dies", once=once, only_if=only_if)


def when_monster_room_is_lost() -> Declared:
    """When anybody's monster room card is discarded or destroyed. effect(game, me, boss, card)"""
    return moment("monster_lost")


def when_you_uncover() -> Declared:
    """When the owner destroys an own room and another comes to light. effect(game, me, boss, room)"""
    return moment("you_uncover")


# --- moments of heroes --------------------------------------------------------------------------------


def chooses_dungeon() -> Declared:
    """A hero without treasure: effect(game) -> a number for each of game.seats(), the single highest lures it."""
    return moment("chooses")


def more_health() -> Declared:
    """Extra health at a dungeon. effect(game, owner, hero) -> number"""
    return moment("more_health")


def when_anybody_casts() -> Declared:
    """When any spell was played, while the hero is inside. effect(game, hero)"""
    return moment("anybody_casts")


def passes_over_last_room() -> Declared:
    """The hero does not enter the last room."""
    return moment("passes_over_last")


def when_it_arrives() -> Declared:
    """When the hero has come to town. effect(game, hero)"""
    return moment("arrives")


def holds_back() -> Declared:
    """Whether the hero waits instead of going in. effect(game, owner, hero) -> bool"""
    return moment("holds_back")


def when_it_sets_out() -> Declared:
    """When the hero goes into a dungeon, before its first room. effect(game, owner, hero)"""
    return moment("sets_out")


def when_it_goes_in() -> Declared:
    """When the hero enters a room (BM-9.8, step 1). effect(game, owner, hero, room)"""
    return moment("goes_in")


def softens_damage() -> Declared:
    """What is left of the damage of a room. effect(game, owner, hero, room, damage) -> number"""
    return moment("softens")


def when_it_gets_out() -> Declared:
    """When the hero has left a room alive. effect(game, owner, hero, room)"""
    return moment("gets_out")


def passes_over() -> Declared:
    """Whether the hero does not enter a room. effect(game, owner, hero, room) -> bool"""
    return moment("passes_over")


def instead_of_death() -> Declared:
    """What happens instead when the hero would die in a room (NOTHING: somewhere else). effect(game, owner, hero, room)
    -> whether it was prevented"""
    return moment("instead_of_death")


def withstands_damage() -> Declared:
    """Whether the hero goes on, healed enough for it, when damage would kill it. effect(game, owner, hero) -> bool"""
    return moment("withstands")


def when_it_dies() -> Declared:
    """When the hero has died. effect(game, owner, hero)"""
    return moment("falls")


def mutes_rooms() -> Declared:
    """While the hero is inside, no text of the dungeon's rooms works."""
    return moment("mutes_rooms")


def mutes_minibosses() -> Declared:
    """While the hero is inside, no miniboss of the dungeon works."""
    return moment("mutes_minibosses")


def bars_spells() -> Declared:
    """While the hero is at a dungeon, its owner plays no spells."""
    return moment("bars_spells")


def spellproof() -> Declared:
    """No spell affects the hero."""
    return moment("spellproof")


def stops_first_spell() -> Declared:
    """The first spell of a round that is aimed at the hero is negated."""
    return moment("stops_spell", once=True)


def when_it_survives() -> Declared:
    """When the hero has survived the dungeon. effect(game, owner, hero)"""
    return moment("survived")


# --- all of them --------------------------------------------------------------------------------------


class Moments:
    """The moments of the rules at which a card may have something to say; None where it has not."""

    __slots__ = ()

    activated: Ability | None
    built: Ability | None
    uncovered: Ability | None
    died_here: Ability | None
    left_alive: Ability | None
    entered: Ability | None
    helps: Ability | None
    own_damage: Ability | None
    no_advanced: Ability | None
    draws_spell: Ability | None
    other_destroyed: Ability | None
    destroyed: Ability | None
    you_build: Ability | None
    you_cast: Ability | None
    opponent_casts: Ability | None
    you_take: Ability | None
    keeps_discards: Ability | None
    negates: Ability | None
    negates_from_hand: Ability | None
    round_ends: Ability | None
    level_up: Ability | None
    hero_dies: Ability | None
    monster_lost: Ability | None
    you_uncover: Ability | None
    chooses: Ability | None
    more_health: Ability | None
    anybody_casts: Ability | None
    passes_over_last: Ability | None
    survived: Ability | None
    from_hand: Ability | None
    offered: Ability | None
    any_destroyed: Ability | None
    opponent_discards: Ability | None
    room_uncovered: Ability | None
    build_begins: Ability | None
    adds_icons: Ability | None
    doubles_icons: Ability | None
    any_on_top: Ability | None
    goes_anywhere: Ability | None
    no_monsters: Ability | None
    unharmed: Ability | None
    gains_more: Ability | None
    begin_at_two: Ability | None
    free_minibosses: Ability | None
    promotes_for_monsters: Ability | None
    you_promote: Ability | None
    opponent_raises: Ability | None
    hushes_heroes: Ability | None
    repeats: Ability | None
    two_items: Ability | None
    all_portable: Ability | None
    taken_back: Ability | None
    arrives: Ability | None
    holds_back: Ability | None
    sets_out: Ability | None
    goes_in: Ability | None
    softens: Ability | None
    gets_out: Ability | None
    passes_over: Ability | None
    instead_of_death: Ability | None
    withstands: Ability | None
    falls: Ability | None
    mutes_rooms: Ability | None
    mutes_minibosses: Ability | None
    bars_spells: Ability | None
    spellproof: Ability | None
    stops_spell: Ability | None
    action: Ability | None
    unstunned: Ability | None
    spares: Ability | None
    summoned: Ability | None
    before_entering: Ability | None
    shares_spaces: Ability | None
    goes_straight: Ability | None
    leaves_town: Ability | None


MOMENTS = tuple(Moments.__annotations__)
MOMENT_BIT = {moment: 1 << number for number, moment in enumerate(MOMENTS)}
