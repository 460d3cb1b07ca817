"""DBM: Paper & Pixels, tokens and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import a_token, destroy_under_hero, discard_advanced
from underkeep.games.boss_monster.ability_parts.targets import my_hero, my_room, opponent_with_spells
from underkeep.games.boss_monster.cards.ability import AXE
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    cast,
    chooses_dungeon,
    end_of_round,
    hero_leaves,
    when_built,
    when_it_arrives,
    when_you_build,
    when_you_cast,
)
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

CARD_SET = dbm = CardSet("DBM", "Paper & Pixels")

# --- bosses


@dbm.boss("Chase", xp=499, treasure="C")
@activated(cost=discard_advanced, target=my_room, once=True)
def chase(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, once per round, discard an advanced room card: put a +1 token on one of your rooms."""
    game.put_tokens(room, 1)


@dbm.boss("Greg", xp=899, treasure="F")
@when_you_build(optional=True)
def greg(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, when you build a Monster room: you may put a +1 token on it."""
    if game.is_active(room):
        game.put_tokens(room, 1)


@dbm.boss("Explodo", xp=699, treasure="T")
@activated(cost=destroy_under_hero, target=my_hero, once=True, hero_here=True)
def explodo(game: Game, me: Seat, boss: CardId, hero: CardId) -> AnyProcedure:
    """From the level up on, once per round, destroy the room of your dungeon in which a hero stands: roll a die. The
    hero takes that much damage before it leaves."""
    game.hurt(hero, (yield from game.roll(hero)))


# --- rooms


@dbm.room("Elder Portal", TRAP, damage=0, treasure="C", copies=2)
@when_built()
def elder_portal(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: put two +1 tokens on it."""
    game.put_tokens(room, 2)


@elder_portal.also
@activated(cost=a_token, target=opponent_with_spells, once=True)
def through_the_portal(game: Game, me: Seat, room: CardId, victim: Seat) -> AnyProcedure:
    """Once per round, remove one of its tokens: choose an opponent, who discards a spell."""
    return game.discard_spell(victim, by=me, about=room)


@dbm.room("Hydra's Mire", MONSTER, damage=1, treasure="F", copies=2)
@hero_leaves(once=True)
def hydras_mire(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero leaves this room alive: put a +1 token on it."""
    game.put_tokens(room, 1)


@hydras_mire.also
@end_of_round(only_if=lambda game, me, room: game.state.tokens.get(room, 0) >= 4)
def overgrown(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """At the end of a round in which it has four tokens, this room is destroyed."""
    return game.destroy([room], me)


@dbm.room("Spellslime Incubator", MONSTER, damage=0, treasure="M", copies=2)
@when_you_cast(once=True)
def spellslime_incubator(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when you play a spell that is not negated: put a +1 token on this room."""
    game.put_tokens(room, 1)


@dbm.room("Clock Tower", TRAP, damage=0, treasure="T", copies=2)
@when_built()
def clock_tower(game: Game, me: Seat, room: CardId) -> None:
    """When you build this room: put four +1 tokens on it."""
    game.put_tokens(room, 4)


@clock_tower.also
@end_of_round(only_if=lambda game, me, room: game.state.tokens.get(room, 0) > 0)
def time_flies(game: Game, me: Seat, room: CardId) -> None:
    """At the end of every round, remove one of them."""
    game.put_tokens(room, -1)


# --- spells


@dbm.spell("Fireball!", AXE, copies=2)
@cast(target=my_hero)
def fireball(game: Game, me: Seat, spell: CardId, hero: CardId) -> AnyProcedure:
    """Roll a die: a hero in your dungeon takes that much damage. You may discard another spell: roll a die for each
    hero at your entrance too."""
    state = game.state
    game.hurt(hero, (yield from game.roll(hero)))
    if state.spell_hand[me] and state.entrance[me]:
        card = yield from game.may_choose(me, state.spell_hand[me], "fireball-discard")
        if card is not None:
            yield from game.discard(me, card)
            for waiting in list(state.entrance[me]):
                game.hurt(waiting, (yield from game.roll(waiting)))


# --- heroes

PRESENTS = 3
"""How many cards everybody may draw when the Princess comes."""


@dbm.hero("The Princess", "", health=16, star=True, epic=True)
@when_it_arrives()
def the_princess(game: Game, hero: CardId) -> AnyProcedure:
    """When she comes to town, every player may draw up to three cards, room cards and spells in any mixture."""
    for seat in game.seats():
        for _ in range(PRESENTS):
            answer = yield from ask(seat, "present", (DRAW_ROOM, DRAW_SPELL, PASS), (hero,))
            if answer == PASS:
                break
            if answer == DRAW_ROOM:
                game.draw_rooms(seat, 1)
            else:
                game.draw_spells(seat, 1)


@the_princess.also
@chooses_dungeon()
def the_fullest_hand(game: Game) -> list[int]:
    """Goes to the dungeon of the player with the most cards in hand; if there is a tie, stays in town."""
    return [len(game.hand(seat)) for seat in game.seats()]


__all__ = ["dbm"]
