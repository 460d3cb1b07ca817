"""The triggers: points of the rules at which abilities take effect. Each function declares an ability with one
trigger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.state import Seat
from underkeep.games.boss_monster.cards.ability import (
    BOTH,
    Ability,
    Behaviour,
    Cost,
    Declaration,
    Effect,
    Target,
    card_text,
    declare_triggers,
)
from underkeep.games.boss_monster.state import Phase

# --- triggers of rooms (and, where it fits, of bosses once they have levelled up) ----------------------


def activated(
    *,
    cost: Cost | None = None,
    target: Target | tuple[Target, ...] = (),
    once: bool = False,
    during: tuple[Phase, ...] = BOTH,
    hero_here: bool = False,
    instant: bool = False,
    only_if: Callable[[Any, Seat], bool] | None = None,
) -> Declaration:
    """May be used in windows (BM-1.38). effect(game, me, source, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)
    return declare_triggers(
        "activated",
        cost=cost,
        targets=targets,
        once=once,
        phases=during,
        hero_here=hero_here,
        instant=instant,
        only_if=only_if,
    )


def when_built(*, optional: bool = False) -> Declaration:
    """When the room is built (BM-6.28). effect(game, me, room)"""
    return declare_triggers("built", optional=optional)


def when_uncovered(*, optional: bool = False) -> Declaration:
    """When the room is uncovered (BM-1.41). effect(game, me, room)"""
    return declare_triggers("uncovered", optional=optional)


def when_built_or_uncovered(*, optional: bool = False) -> Declaration:
    """When the room is built or uncovered (BM-1.41). effect(game, me, room)"""
    return declare_triggers("built", "uncovered", optional=optional)


def hero_dies_here(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declaration:
    """When a hero has died in this room (BM-1.42). effect(game, me, room)"""
    return declare_triggers("died_here", once=once, optional=optional, only_if=only_if)


def hero_leaves(*, once: bool = False) -> Declaration:
    """When a hero leaves this room alive (BM-9.16). effect(game, me, room)"""
    return declare_triggers("left_alive", once=once)


def hero_dies_here_or_leaves() -> Declaration:
    """When a hero has died here or left alive. effect(game, me, room)"""
    return declare_triggers("died_here", "left_alive")


def hero_enters() -> Declaration:
    """Continuous effect on a hero that enters (BM-9.8, step 2). effect(game, me, room, hero)"""
    return declare_triggers("entered")


def adds_damage_to_others() -> Declaration:
    """Continuous: extra damage of another room. effect(game, me, room, other) -> number"""
    return declare_triggers("helps")


def own_damage() -> Declaration:
    """Continuous: extra damage of this room. effect(game, me, room) -> number"""
    return declare_triggers("own_damage")


def no_advanced_on_top() -> Declaration:
    """Continuous: advanced rooms may not be built on this room."""
    return declare_triggers("no_advanced")


def instead_of_round_draw() -> Declaration:
    """The card drawn at the beginning of the round may be a spell."""
    return declare_triggers("draws_spell")


def when_room_destroyed(*, once: bool = False, optional: bool = False) -> Declaration:
    """When another room of the same dungeon is destroyed. effect(game, me, room)"""
    return declare_triggers("other_destroyed", once=once, optional=optional)


def when_this_destroyed() -> Declaration:
    """When this room is destroyed by another card. effect(game, me, room)"""
    return declare_triggers("destroyed")


def when_you_build(what: str = "monster", *, once: bool = False, optional: bool = False) -> Declaration:
    """When its owner builds another room: a `monster`, a `trap`, `any`, or any one `beside` this.
    effect(game, me, source, room)"""
    return declare_triggers("you_build", once=once, optional=optional, only_if=BUILD_CONDITIONS[what])


BUILD_CONDITIONS: dict[str, Callable[..., bool]] = {
    "monster": lambda game, me, source, room: game.card(room).monster,
    "trap": lambda game, me, source, room: not game.card(room).monster,
    "any": lambda game, me, source, room: True,
    "beside": lambda game, me, source, room: game.side_of(source, room) != 0,
}
"""The conditions on a built room under which a card reacts to it."""


def when_you_cast(*, once: bool = False, only_if: Callable[..., bool] | None = None) -> Declaration:
    """When its owner has played a spell that was not negated. effect(game, me, source)"""
    return declare_triggers("you_cast", once=once, only_if=only_if)


def when_opponent_casts(*, once: bool = False) -> Declaration:
    """When an opponent has played a spell that was not negated. effect(game, me, source)"""
    return declare_triggers("opponent_casts", once=once)


def when_you_take_from_discard(*, once: bool = False) -> Declaration:
    """When its owner has taken a card out of the discard pile. effect(game, me, source)"""
    return declare_triggers("you_take", once=once)


def keeps_discards(*, once: bool = False) -> Declaration:
    """A card that the owner makes an opponent discard goes to the owner's hand instead."""
    return declare_triggers("keeps_discards", once=once)


def negates_spells(*, once: bool = False, only_if: Callable[[Any, Seat], bool] | None = None) -> Declaration:
    """May discard a spell to negate an opponent's spell; an item is turned face-down instead."""
    return declare_triggers("negates", once=once, only_if=only_if)


def negates_from_hand() -> Declaration:
    """A room card that may be discarded from hand to negate an opponent's spell."""
    return declare_triggers("negates_from_hand")


def from_hand(
    *,
    target: Target | tuple[Target, ...] = (),
    during: tuple[Phase, ...] = BOTH,
    only_if: Callable[[Any, Seat], bool] | None = None,
) -> Declaration:
    """A room card that may be discarded from hand in a window. effect(game, me, card, *targets)"""
    targets = target if isinstance(target, tuple) else (target,)
    return declare_triggers("from_hand", targets=targets, phases=during, only_if=only_if)


def offered_to_others(
    *,
    cost: Cost | None = None,
    once: bool = False,
    during: tuple[Phase, ...] = BOTH,
    only_if: Callable[[Any, Seat], bool] | None = None,
) -> Declaration:
    """Opponents of its owner may use it in windows, at once. effect(game, user, source)"""
    return declare_triggers("offered", cost=cost, once=once, phases=during, only_if=only_if, instant=True)


def when_any_destroyed(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declaration:
    """When a room of any dungeon is destroyed. effect(game, me, source)"""
    return declare_triggers("any_destroyed", once=once, optional=optional, only_if=only_if)


def when_opponent_discards(*, once: bool = False) -> Declaration:
    """When an opponent has discarded a card. effect(game, me, source, card)"""
    return declare_triggers("opponent_discards", once=once)


def when_you_uncover_any(*, once: bool = False) -> Declaration:
    """When any room of the owner's dungeon is uncovered. effect(game, me, source, room)"""
    return declare_triggers("room_uncovered", once=once)


def build_phase_begins() -> Declaration:
    """At the beginning of every build phase. effect(game, me, source)"""
    return declare_triggers("build_begins")


# --- what changes where rooms may go, and what they show


def adds_icons() -> Declaration:
    """Continuous: treasure added to the room. effect(game, me, source, room) -> types, one for each symbol"""
    return declare_triggers("adds_icons")


def doubles_icons() -> Declaration:
    """Continuous: every printed symbol of the room counts twice."""
    return declare_triggers("doubles_icons")


def any_room_on_top() -> Declaration:
    """Continuous: an advanced room may be built on this room without matching treasure."""
    return declare_triggers("any_on_top")


def goes_anywhere() -> Declaration:
    """An advanced room that needs no matching treasure."""
    return declare_triggers("goes_anywhere")


def no_monsters_beside() -> Declaration:
    """Continuous: its owner cannot build monster rooms beside it."""
    return declare_triggers("no_monsters")


def cannot_be_harmed() -> Declaration:
    """Continuous: opponents cannot destroy or deactivate the room."""
    return declare_triggers("unharmed")


# --- coins, minibosses, items, portable rooms


def gains_more_coins(*, once: bool = True) -> Declaration:
    """A gain of coins is raised by one."""
    return declare_triggers("gains_more", once=once)


def minibosses_begin_at_two() -> Declaration:
    """Minibosses built by the owner arrive at level 2."""
    return declare_triggers("begin_at_two")


def minibosses_are_free() -> Declaration:
    """The owner does not pay for revealed minibosses."""
    return declare_triggers("free_minibosses")


def promotes_for_monsters(*, once: bool = True) -> Declaration:
    """A monster room card may be discarded instead of the coin for a promotion."""
    return declare_triggers("promotes_for_monsters", once=once)


def when_you_promote(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declaration:
    """When its owner has promoted a miniboss. effect(game, me, source, miniboss)"""
    return declare_triggers("you_promote", once=once, optional=optional, only_if=only_if)


def when_opponent_raises(*, once: bool = False) -> Declaration:
    """When an opponent builds or promotes a miniboss. effect(game, me, source)"""
    return declare_triggers("opponent_raises", once=once)


def silences_heroes() -> Declaration:
    """Continuous: abilities printed on heroes do not work at this dungeon."""
    return declare_triggers("silences_heroes")


def repeats_the_room() -> Declaration:
    """Once per round the effect of its room may be repeated."""
    return declare_triggers("repeats", once=True)


def two_items() -> Declaration:
    """Two items may lie face-up."""
    return declare_triggers("two_items")


def all_portable() -> Declaration:
    """Every room of the dungeon can be taken back."""
    return declare_triggers("all_portable")


def when_taken_back(*, optional: bool = False) -> Declaration:
    """When the room was taken back into hand. effect(game, me, room, uncovered room or None)"""
    return declare_triggers("taken_back", optional=optional)


def end_of_round(*, optional: bool = False, only_if: Callable[..., bool] | None = None) -> Declaration:
    """At the end of every round. effect(game, me, source)"""
    return declare_triggers("round_ends", optional=optional, only_if=only_if)


# --- minions and the city (Super Boss Monster)


def action_space() -> Declaration:
    """The action space of a room or boss, when the owner's minion stands there (SBM-11.1). effect(game, me, source)"""
    return declare_triggers("action")


def cannot_be_stunned() -> Declaration:
    """Continuous: whether a room of the dungeon is safe from stunning. effect(game, me, source, room) -> bool"""
    return declare_triggers("unstunned")


def spares_heroes() -> Declaration:
    """Continuous: whether the room does no damage to the hero in it now. effect(game, me, room) -> bool"""
    return declare_triggers("spares")


def when_hero_is_summoned() -> Declaration:
    """When a hero comes to the entrance from a key location. effect(game, me, source, hero)"""
    return declare_triggers("summoned")


def before_heroes_enter() -> Declaration:
    """Before a hero goes into the dungeon. effect(game, me, source, hero)"""
    return declare_triggers("before_entering")


def shares_spaces() -> Declaration:
    """The owner's minion may stand where another one stands in the city."""
    return declare_triggers("shares_spaces")


def goes_straight_to() -> Declaration:
    """A hero that never comes to town. effect(game, hero) -> the location where it goes when it is revealed"""
    return declare_triggers("goes_straight")


def leaves_town_for() -> Declaration:
    """A hero that does not stay in town. effect(game, hero) -> the location where it goes at the end of a round"""
    return declare_triggers("leaves_town")


# --- triggers of spells --------------------------------------------------------------------------------


def cast(
    *,
    target: Target | tuple[Target, ...] = (),
    cost: Cost | None = None,
    only_if: Callable[[Any, Seat], bool] | None = None,
) -> Declaration:
    """The text of a spell. effect(game, me, spell, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)

    def declare(effect: Effect) -> Behaviour:
        ability = Ability(effect, targets=targets, cost=cost, only_if=only_if)
        return Behaviour(card_text(effect), {"cast": ability})

    return declare


def negates() -> Declaration:
    """A spell that negates the spell just played."""
    return declare_triggers("negate")


# --- triggers of bosses --------------------------------------------------------------------------------


def level_up(*, optional: bool = False) -> Declaration:
    """At the level up, once (BM-7.1). effect(game, me, boss)"""
    return declare_triggers("level_up", optional=optional)


def when_hero_dies(*, once: bool = False, only_if: Callable[..., bool] | None = None) -> Declaration:
    """When a hero dies in the owner's dungeon. effect(game, me, boss)"""
    return declare_triggers("hero_dies", once=once, only_if=only_if)


def when_monster_room_is_lost() -> Declaration:
    """When a monster room card of any player is discarded or destroyed. effect(game, me, boss, card)"""
    return declare_triggers("monster_lost")


def when_you_uncover() -> Declaration:
    """When the owner destroys a room of the owner's dungeon and another is uncovered. effect(game, me, boss, room)"""
    return declare_triggers("you_uncover")


# --- triggers of heroes --------------------------------------------------------------------------------


def chooses_dungeon() -> Declaration:
    """A hero without treasure: effect(game) -> a number for each of game.seats(), the single highest lures it."""
    return declare_triggers("chooses")


def more_health() -> Declaration:
    """Extra health at a dungeon. effect(game, owner, hero) -> number"""
    return declare_triggers("more_health")


def when_anybody_casts() -> Declaration:
    """When any spell was played, while the hero is inside. effect(game, hero)"""
    return declare_triggers("anybody_casts")


def passes_over_last_room() -> Declaration:
    """The hero does not enter the last room."""
    return declare_triggers("passes_over_last")


def when_it_arrives() -> Declaration:
    """When the hero has come to town. effect(game, hero)"""
    return declare_triggers("arrives")


def holds_back() -> Declaration:
    """Whether the hero waits instead of going in. effect(game, owner, hero) -> bool"""
    return declare_triggers("holds_back")


def when_it_sets_out() -> Declaration:
    """When the hero goes into a dungeon, before its first room. effect(game, owner, hero)"""
    return declare_triggers("sets_out")


def when_it_goes_in() -> Declaration:
    """When the hero enters a room (BM-9.8, step 1). effect(game, owner, hero, room)"""
    return declare_triggers("goes_in")


def softens_damage() -> Declaration:
    """Reduces the damage of a room. effect(game, owner, hero, room, damage) -> number"""
    return declare_triggers("softens")


def when_it_gets_out() -> Declaration:
    """When the hero has left a room alive. effect(game, owner, hero, room)"""
    return declare_triggers("gets_out")


def passes_over() -> Declaration:
    """Whether the hero does not enter a room. effect(game, owner, hero, room) -> bool"""
    return declare_triggers("passes_over")


def instead_of_death() -> Declaration:
    """Replaces the death of the hero in a room (None: elsewhere). effect(game, owner, hero, room) -> whether it
    was prevented"""
    return declare_triggers("instead_of_death")


def withstands_damage() -> Declaration:
    """Whether the hero goes on, healed enough for it, when damage would kill it. effect(game, owner, hero) -> bool"""
    return declare_triggers("withstands")


def when_it_dies() -> Declaration:
    """When the hero has died. effect(game, owner, hero, source): the source is the hero or its item"""
    return declare_triggers("falls")


def silences_rooms() -> Declaration:
    """While the hero is inside, no text of the dungeon's rooms works."""
    return declare_triggers("silences_rooms")


def silences_minibosses() -> Declaration:
    """While the hero is inside, no miniboss of the dungeon works."""
    return declare_triggers("silences_minibosses")


def bars_spells() -> Declaration:
    """While the hero is at a dungeon, its owner plays no spells."""
    return declare_triggers("bars_spells")


def spellproof() -> Declaration:
    """No spell affects the hero."""
    return declare_triggers("spellproof")


def stops_first_spell() -> Declaration:
    """The first spell of a round that targets the hero is negated."""
    return declare_triggers("stops_spell", once=True)


def when_it_survives() -> Declaration:
    """When the hero has survived the dungeon. effect(game, owner, hero, source): the source is the hero or its item"""
    return declare_triggers("survived")


# --- all of them --------------------------------------------------------------------------------------


class Triggers:
    """The ability of a card for each trigger; None where it has none."""

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
    silences_heroes: Ability | None
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
    silences_rooms: Ability | None
    silences_minibosses: Ability | None
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


TRIGGERS = tuple(Triggers.__annotations__)
TRIGGER_BIT = {trigger: 1 << number for number, trigger in enumerate(TRIGGERS)}
