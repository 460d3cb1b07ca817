"""The bosses of TNL. Most of them gain a permanent ability when they level up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import discard_card
from underkeep.games.boss_monster.ability_parts.targets import hero_in_town
from underkeep.games.boss_monster.cards.ability import HAMMER
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    end_of_round,
    level_up,
    negates_spells,
    when_hero_dies,
    when_monster_room_is_lost,
    when_you_build,
    when_you_uncover,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

tnl = CardSet("TNL", "Boss Monster 2: The Next Level")


@tnl.boss("Doc Scarecrow", xp=375, treasure="C")
@activated(cost=discard_card, target=hero_in_town, once=True, during=HAMMER)
def doc_scarecrow(game: Game, me: Seat, boss: CardId, hero: CardId) -> None:
    """From the level up on, once per build phase, discard a card: a hero in town is not lured this round."""
    game.add_effect(EffectKind.NOT_LURED, hero, source=boss)


@tnl.boss("Belladonna", xp=350, treasure="C")
@level_up()
def belladonna(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: heal a wound."""
    return game.heal_wound(me, boss)


@tnl.boss("Torix Uz'kali", xp=725, treasure="C")
@when_monster_room_is_lost()
def torix_uzkali(game: Game, me: Seat, boss: CardId, card: CardId) -> AnyProcedure:
    """From the level up on, when anybody's Monster room card is discarded or destroyed: you may take it into your
    hand."""
    if card in game.state.discard and (yield from game.may_choose(me, [card], "take-lost-monster", boss)) is not None:
        yield from game.take_from_discard(me, card)


@tnl.boss("Killa", xp=825, treasure="F")
@adds_damage_to_others()
def killa(game: Game, me: Seat, boss: CardId, other: CardId) -> int:
    """From the level up on, while you have three or more wounds, the last room of your dungeon has +3 damage."""
    return 3 if game.wound_count(me) >= 3 and game.is_last_room(me, other) else 0


@tnl.boss("Shellda", xp=425, treasure="F")
@end_of_round()
def shellda(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """From the level up on, at the end of every round you may swap two rooms of one dungeon, your own or another."""
    return game.choose_swap(me, boss)


@tnl.boss("Smoake", xp=625, treasure="F")
@when_you_build(optional=True)
def smoake(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, when you build a Monster room: you may draw a room card."""
    game.draw_rooms(me, 1)


@tnl.boss("Kazanna", xp=550, treasure="M")
@level_up()
def kazanna(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: discard your hand, then draw three spells."""
    yield from game.discard_hand(me)
    game.draw_spells(me, 3)


@tnl.boss("Dr. Timebender", xp=925, treasure="M", needs_opponent=True)
@negates_spells(once=True)
def dr_timebender() -> None:
    """From the level up on, once per round when an opponent plays a spell: you may discard a spell to negate it."""


def somebody_harvested_more(game: Game, me: Seat, boss: CardId) -> bool:
    """Whether some player gained at least two more souls this round."""
    return max(game.state.souls_gained) >= game.state.souls_gained[me] + 2


@tnl.boss("Nicolius", xp=975, treasure="M", needs_opponent=True)
@end_of_round(optional=True, only_if=somebody_harvested_more)
def nicolius(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, at the end of the round, if a player gained at least two more souls in it than you: you may
    draw a spell."""
    game.draw_spells(me, 1)


@tnl.boss("Porkus", xp=450, treasure="T")
@level_up()
def porkus(game: Game, me: Seat, boss: CardId) -> AnyProcedure:
    """Level up: remove a dead hero of your scoring area from the game, search the hero decks for a hero and put it
    dead into your scoring area."""
    state = game.state
    decks = (state.ordinary_deck, state.epic_deck)
    if not state.souls[me] or not any(decks):
        return
    given = yield from game.choose(me, state.souls[me], "give-up-soul", boss)
    game.remove_hero(given)
    for deck in decks:
        game.look_through_deck(me, deck)
    hero = yield from game.choose(me, [*decks[0], *decks[1]], "choose-hero", boss)
    for deck in decks:
        if hero in deck:
            deck.remove(hero)
        visibility.shuffle_pile(state, deck)
    visibility.reveal_to_all(state, (hero,))
    yield from game.kill(hero, me)


@tnl.boss("Angstigoth", xp=475, treasure="T")
@when_hero_dies(once=True)
def angstigoth(game: Game, me: Seat, boss: CardId) -> None:
    """From the level up on, once per round, when a hero dies in your dungeon: draw a room card."""
    game.draw_rooms(me, 1)


@tnl.boss("Eclipse", xp=525, treasure="T")
@when_you_uncover()
def eclipse(game: Game, me: Seat, boss: CardId, room: CardId) -> None:
    """From the level up on, when you destroy a room of your dungeon: the room uncovered below it has +3 damage until
    the end of the round."""
    game.boost(room, 3, source=boss)
