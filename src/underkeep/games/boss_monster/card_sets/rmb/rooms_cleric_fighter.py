"""The rooms of RMB with cleric or with fighter treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.procedures import DONE, AnyProcedure, Procedure
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import coins, destroy_this, discard_miniboss
from underkeep.games.boss_monster.ability_parts.targets import (
    any_hero,
    hero_at_my_entrance,
    hero_here,
    my_monster_room,
    opponent_with_spells,
)
from underkeep.games.boss_monster.cards.ability import Cost, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.card_types import MONSTER, TRAP
from underkeep.games.boss_monster.cards.triggers import (
    activated,
    adds_damage_to_others,
    from_hand,
    hero_leaves,
    no_monsters_beside,
    own_damage,
    when_built,
    when_built_or_uncovered,
    when_opponent_discards,
    when_you_build,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

rmb = CardSet("RMB", "Boss Monster 3: Rise of the Minibosses")

# --- cleric -------------------------------------------------------------------------------------------


@rmb.room("Spectral Bomb", TRAP, damage=1, treasure="C", copies=1, needs_opponent=True)
@activated(cost=destroy_this, target=opponent_with_spells)
def spectral_bomb(game: Game, me: Seat, room: CardId, victim: Seat) -> AnyProcedure:
    """Destroy this room: an opponent discards a spell drawn at random."""
    return game.discard_random(victim, game.state.spell_hand[victim], by=me)


@rmb.room("Monster Academy", MONSTER, damage=1, treasure="CC", copies=2)
@when_built_or_uncovered()
def monster_academy(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: you may show any number of miniboss cards from your hand; gain 2 coins for
    each."""
    shown: list[CardId] = []
    # Everybody can see how many room cards there are, and each of them may be a miniboss.
    while len(shown) < len(game.state.room_hand[me]):
        others = [card for card in game.minibosses(game.state.room_hand[me]) if card not in shown]
        card = yield from game.may_choose(me, others, "show-miniboss", room)
        if card is None:
            return
        game.show_card(me, card)
        game.gain_coins(me, 2)
        shown.append(card)


def _watched(game: Game, me: Seat, room: CardId) -> list[Seat]:
    """The opponent whom a guardtower watches in this round."""
    watched = game.state.card_memory.get(room)
    return [seat for seat in game.opponents(me) if seat == watched and game.state.spell_hand[seat]]


def _can_bribe(game: Game, me: Seat, room: CardId) -> bool:
    return bool(game.state.coins[me] and _watched(game, me, room))


def _bribe(game: Game, me: Seat, room: CardId) -> Procedure[CardId | None]:
    game.give_coins(me, _watched(game, me, room)[0], 1)
    yield from DONE
    return None


@rmb.room("Ancient Guardtower", TRAP, damage=2, treasure="C", copies=2, needs_opponent=True)
@when_built()
def ancient_guardtower(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: choose an opponent."""
    chosen = yield from game.choose_seat_if_any(me, game.opponents(me), room)
    if chosen is not None:
        game.state.card_memory[room] = chosen


@ancient_guardtower.also
@activated(cost=Cost(_can_bribe, _can_bribe, _bribe), target=Target("seat", _watched), once=True)
def buy_a_spell(game: Game, me: Seat, room: CardId, victim: Seat) -> AnyProcedure:
    """Once in that round you may give this opponent a coin: take a spell drawn at random from that hand."""
    card = yield from game.choose_at_random(game.state.spell_hand[victim])
    game.take_from_player(me, card, victim)


def _not_a_tomb(game: Game, me: Seat) -> list[CardId]:
    """What a Tomb of Terrors can bring back. Two tombs would else fetch each other for ever."""
    return [card for card in game.discarded() if game.card(card).name != "Tomb of Terrors"]


@rmb.room("Tomb of Terrors", TRAP, damage=2, treasure="C", copies=2)
@from_hand(only_if=lambda game, me: bool(_not_a_tomb(game, me)))
def tomb_of_terrors(game: Game, me: Seat, card: CardId) -> AnyProcedure:
    """Discard this card from your hand: take a room card or a spell of your choice from the discard pile, but not a
    Tomb of Terrors."""
    cards = _not_a_tomb(game, me)
    return game.take_chosen(me, lambda other: other in cards, card)


@rmb.room("Imp Hoard", MONSTER, damage=1, treasure="C", copies=2, needs_opponent=True)
@when_opponent_discards(once=True)
def imp_hoard(game: Game, me: Seat, room: CardId, card: CardId) -> AnyProcedure:
    """Once per round, when an opponent discards a card: you may take it into your hand."""
    if card in game.state.discard and (yield from game.may_choose(me, [card], "take-discarded", room)) is not None:
        yield from game.take_from_discard(me, card)
    else:
        game.mark_unused(room)


@rmb.room("Vampire Lab", MONSTER, damage=2, treasure="C", copies=2)
@when_built_or_uncovered()
def vampire_lab(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build or uncover this room: you may discard a miniboss card to heal a wound."""
    if game.state.wounds[me] and (yield from game.may_discard_miniboss(me, room)):
        yield from game.heal_wound(me, room)


@rmb.room("Haunted Cavern", MONSTER, damage=3, treasure="C", copies=1, advanced=True)
@activated(cost=coins(1), target=hero_at_my_entrance, once=True)
def haunted_cavern(game: Game, me: Seat, room: CardId, hero: CardId) -> None:
    """Once per round, pay a coin: a hero at your entrance waits there until the next round."""
    game.add_effect(EffectKind.STAYS_AT_ENTRANCE, hero, source=room)


@rmb.room("Minion Clinic", MONSTER, damage=3, treasure="C", copies=2, advanced=True)
@when_built()
def minion_clinic(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: lay up to 3 of your coins on it and take as many cards of your choice from the discard
    pile."""
    for _ in range((yield from game.invest(me, room, min(3, len(game.discarded()))))):
        yield from game.take_chosen(me, about=room)


@minion_clinic.also
@own_damage()
def clinic_costs(game: Game, me: Seat, room: CardId) -> int:
    """This room has -1 damage for each coin on it."""
    return -game.state.coins_on_room.get(room, 0)


@rmb.room("Robber's Vault", TRAP, damage=3, treasure="C", copies=1, advanced=True, needs_opponent=True)
@when_built()
def robbers_vault(game: Game, me: Seat, room: CardId) -> AnyProcedure:
    """When you build this room: choose an opponent and swap all your coins for all of theirs."""
    other = yield from game.choose_seat_if_any(me, game.opponents(me), room)
    if other is not None:
        game.swap_treasuries(me, other)


# --- fighter ------------------------------------------------------------------------------------------


@rmb.room("Minotaur Catacombs", MONSTER, damage=1, treasure="F", copies=1)
@activated(cost=destroy_this, target=hero_here, hero_here=True)
def minotaur_catacombs(game: Game, me: Seat, room: CardId, hero: CardId) -> AnyProcedure:
    """Destroy this room: a hero in it goes back to the first room of the dungeon."""
    return game.send_to_first_room(hero)


@rmb.room("Goblin Market", MONSTER, damage=1, treasure="FF", copies=2)
@when_you_build("beside")
def goblin_market(game: Game, me: Seat, room: CardId, built: CardId) -> None:
    """When you build a room beside this one: gain 2 coins."""
    game.gain_coins(me, 2)


@rmb.room("Power Leech", MONSTER, damage=1, treasure="F", copies=2)
@adds_damage_to_others()
def power_leech(game: Game, me: Seat, room: CardId, other: CardId) -> int:
    """If the next room is a Monster room, it has +2 damage."""
    return 2 if game.side_of(room, other) == 1 and game.is_monster_room(other) else 0


@rmb.room("Fetid Beast", MONSTER, damage=3, treasure="F", copies=2)
@no_monsters_beside()
def fetid_beast() -> None:
    """You cannot build Monster rooms beside this room."""


@rmb.room("Training Camp", MONSTER, damage=2, treasure="F", copies=2)
@activated(cost=discard_miniboss, target=my_monster_room, once=True)
def training_camp(game: Game, me: Seat, room: CardId, monster: CardId) -> None:
    """Once per round, discard a miniboss card: a Monster room of your dungeon deals twice its damage until the end of
    the round."""
    game.double_damage(monster, source=room)


@rmb.room("Shrooman Aviary", MONSTER, damage=2, treasure="F", copies=2)
@from_hand(target=any_hero)
def shrooman_aviary(game: Game, me: Seat, card: CardId, hero: CardId) -> None:
    """Discard this card from your hand: a hero has +3 health until the end of the round."""
    game.strengthen(hero, 3, source=card)


@rmb.room("Dragon's Nest", MONSTER, damage=4, treasure="F", copies=1, advanced=True)
@when_built_or_uncovered()
def dragons_nest(game: Game, me: Seat, room: CardId) -> None:
    """When you build or uncover this room: each of your other Monster rooms has +1 damage until the end of the round
    for each treasure that it shows."""
    for other in game.monsters(game.active_rooms(me)):
        if other != room and any(game.icons(other)):
            game.boost(other, sum(game.icons(other)), source=room)


@rmb.room("Doppelganger Hive", MONSTER, damage=2, treasure="F", copies=2, advanced=True)
@own_damage()
def doppelganger_hive(game: Game, me: Seat, room: CardId) -> int:
    """This room has +1 damage for each hero that was lured to your dungeon this round."""
    return game.state.heroes_lured_count[me]


@rmb.room("Foyer Elemental", MONSTER, damage=4, treasure="F", copies=1, advanced=True)
@hero_leaves(once=True)
def foyer_elemental(game: Game, me: Seat, room: CardId) -> None:
    """Once per round, when a hero leaves this room alive: gain 2 coins."""
    game.gain_coins(me, 2)
