"""The spells of TNL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, VerbResult, ask
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.ability_parts.costs import give_up_soul
from underkeep.games.boss_monster.ability_parts.targets import (
    any_breakable_room,
    any_room,
    anybody,
    hero_inside,
    my_hero,
    my_room,
    my_weak_hero,
    opponent,
    rivals_hero,
    treasure,
    two_of_my_rooms,
)
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER, Target
from underkeep.games.boss_monster.cards.card_set import CardSet
from underkeep.games.boss_monster.cards.triggers import cast
from underkeep.games.boss_monster.events import (
    GaveCard,
    ShortcutShown,
)
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.options import Place
from underkeep.games.boss_monster.state import FULL_DUNGEON, Treasure

if TYPE_CHECKING:
    from underkeep.games.boss_monster.rules.rules import BossMonster as Game

tnl = CardSet("TNL", "Boss Monster 2: The Next Level")


@tnl.spell("All Your Base", HAMMER, copies=1, needs_opponent=True)
@cast(target=opponent)
def all_your_base(game: Game, me: Seat, spell: CardId, victim: Seat) -> AnyProcedure:
    """Look at an opponent's hand; you may take a room card from it."""
    game.look_at_hand(me, victim)
    if game.state.room_hand[victim]:
        card = yield from game.may_choose(me, game.state.room_hand[victim], "take-from-hand")
        if card is not None:
            game.take_from_player(me, card, victim)


@tnl.spell("Another Castle", AXE, copies=2, needs_opponent=True)
@cast(target=(my_hero, opponent), only_if=lambda game, me: bool(game.opponents(me)))
def another_castle(game: Game, me: Seat, spell: CardId, hero: CardId, seat: Seat) -> None:
    """A hero in your dungeon goes to the entrance of an opponent's dungeon."""
    game.to_entrance(hero, seat)


@tnl.spell("Fairy Fountain", HAMMER, copies=2)
@cast(target=any_room)
def fairy_fountain(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """Until the end of the round a room in any dungeon deals no damage, and each hero that enters it has +1 health."""
    game.add_effect(EffectKind.HEAL_INSTEAD_OF_DAMAGE, room, source=spell)


@tnl.spell("It's On!", AXE, copies=2)
@cast(target=my_weak_hero)
def its_on(game: Game, me: Seat, spell: CardId, hero: CardId) -> VerbResult:
    """Kill a hero in your dungeon that has 3 health or less."""
    return game.kill(hero, me, where=game.state.hero_room)


def has_three_wounds(game: Game, me: Seat) -> bool:
    """Whether the player has three or more wounds."""
    return game.wound_count(me) >= 3


@its_on.or_else(target=my_hero, only_if=has_three_wounds)
def its_really_on(game: Game, me: Seat, spell: CardId, hero: CardId) -> VerbResult:
    """If you have three or more wounds, kill a hero in your dungeon."""
    return game.kill(hero, me, where=game.state.hero_room)


@tnl.spell("Hiring Spree", HAMMER, copies=2)
@cast()
def hiring_spree(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """Draw three room cards, then give a room card from your hand to another player."""
    game.draw_rooms(me, 3)
    if game.state.room_hand[me] and game.opponents(me):
        card = yield from game.choose(me, game.state.room_hand[me], "give-room")
        if game.opponents(me):
            seat = yield from game.choose_seat(me, game.opponents(me), "give-to")
            game.state.room_hand[me].remove(card)
            game.put_into_hand(seat, card)
            game.emit(GaveCard, me, card, seat)


@tnl.spell("Lightning Bolt!", AXE, copies=2)
@cast(target=my_hero)
def lightning_bolt(game: Game, me: Seat, spell: CardId, hero: CardId) -> AnyProcedure:
    """A hero in your dungeon takes 3 damage. You may discard another spell: each hero at your entrance takes 3 damage
    too."""
    game.hurt(hero, 3)
    state = game.state
    if state.spell_hand[me] and state.entrance[me]:
        card = yield from game.may_choose(me, state.spell_hand[me], "bolt-discard")
        if card is not None:
            yield from game.discard(me, card)
            for waiting in list(state.entrance[me]):
                game.hurt(waiting, 3)


@tnl.spell("Meddling Kids!", BOTH, copies=1)
@cast(target=any_room)
def meddling_kids(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A room has no ability until the end of the round. This can also stop the ability of a room that was just used."""
    game.silence_room(room, source=spell)


meddling_kids.stops_abilities = True


def _well_visited(game: Game, me: Seat, source: CardId) -> list[Seat]:
    return [seat for seat in game.seats() if game.state.heroes_entered_count[seat] >= 3]


@meddling_kids.or_else(target=Target("seat", _well_visited))
def no_victory(game: Game, me: Seat, spell: CardId, seat: Seat) -> None:
    """A player whose dungeon three or more heroes entered this round cannot win by souls at the end of it."""
    game.add_effect(EffectKind.CANNOT_WIN, seat, source=spell)


@tnl.spell("Oh, Yeah!", BOTH, copies=1)
@cast(target=two_of_my_rooms)
def oh_yeah(game: Game, me: Seat, spell: CardId, first: CardId, second: CardId) -> None:
    """Swap two rooms of your dungeon."""
    game.swap_rooms(first, second)


@oh_yeah.or_else(target=any_breakable_room, only_if=lambda game, me: game.state.rooms_lost_count[me] >= 2)
def oh_no(game: Game, me: Seat, spell: CardId, room: CardId) -> AnyProcedure:
    """If at least two of your rooms were destroyed this round, destroy a room in any dungeon."""
    return game.destroy([room], me)


@tnl.spell("Party Up", AXE, copies=2)
@cast(target=anybody)
def party_up(game: Game, me: Seat, spell: CardId, seat: Seat) -> None:
    """Choose a dungeon: each hero that goes into it has +1 health until the end of the round."""
    game.add_effect(EffectKind.HEALTH_ON_ENTERING, seat, source=spell)


@tnl.spell("Pause", AXE, copies=2)
@cast()
def pause(game: Game, me: Seat, spell: CardId) -> None:
    """The hero in your dungeon goes back to the entrance with full health, and no hero goes into your dungeon for the
    rest of the round."""
    for hero in list(game.hero_inside(me)):
        game.clear_damage(hero)
        game.to_entrance(hero, me)
    game.add_effect(EffectKind.DUNGEON_CLOSED, me, source=spell)


@tnl.spell("Pity", AXE, copies=2, needs_opponent=True)
@cast(target=rivals_hero)
def pity(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """Remove a hero in an opponent's dungeon from the game."""
    game.remove_hero(hero)


@tnl.spell("Secret Stash", HAMMER, copies=2)
@cast(target=(my_room, treasure))
def secret_stash(game: Game, me: Seat, spell: CardId, room: CardId, kind: Treasure) -> None:
    """A room of your dungeon has an additional treasure of your choice until the end of the round."""
    game.add_treasure(room, kind, source=spell)


@tnl.spell("Shortcut!", AXE, copies=2)
@cast(target=hero_inside)
def shortcut(game: Game, me: Seat, spell: CardId, hero: CardId) -> None:
    """A hero in any dungeon passes over the next room, or over the next two if the dungeon has five rooms."""
    rooms = 2 if len(game.active_rooms(game.state.active_seat)) >= FULL_DUNGEON else 1
    game.state.rooms_to_skip += rooms
    game.emit(ShortcutShown, hero, rooms)


@tnl.spell("Super Effective!", AXE, copies=2)
@cast(target=my_room)
def super_effective(game: Game, me: Seat, spell: CardId, room: CardId) -> None:
    """A room of your dungeon has +2 damage until the end of the round, or +4 if exactly one hero was lured to your
    dungeon this round."""
    game.boost(room, 4 if game.state.heroes_lured_count[me] == 1 else 2, source=spell)


def can_still_build(game: Game, me: Seat) -> bool:
    """Whether the player has a build left in this phase and a room card to give away."""
    return game.state.builds_left[me] > 0 and bool(game.state.room_hand[me]) and game.may_build()


def _opponent_with_a_room(game: Game, me: Seat, source: CardId) -> list[Seat]:
    return [seat for seat in game.opponents(me) if game.active_rooms(seat)]


@tnl.spell("Surprise Gift", HAMMER, copies=2, needs_opponent=True)
@cast(target=Target("seat", _opponent_with_a_room), only_if=can_still_build)
def surprise_gift(game: Game, me: Seat, spell: CardId, seat: Seat) -> AnyProcedure:
    """Your build of this round goes into an opponent's dungeon: place a room face-down over a face-up room there. It
    belongs to that opponent, who may still place a room."""
    if can_still_build(game, me):
        options = [
            Place(card, on) for card in game.state.room_hand[me] for on in game.places(seat, card) if on is not None
        ]
        answer = yield from ask(me, "gift", [PASS, *options])
        if isinstance(answer, Place):
            game.state.builds_left[me] -= 1
            game.place(me, answer.card, seat, answer.on)


@tnl.spell("Undead Minion", AXE, copies=2)
@cast(target=my_hero, cost=give_up_soul)
def undead_minion(game: Game, me: Seat, spell: CardId, hero: CardId, soul: CardId) -> None:
    """Remove a dead hero of your scoring area from the game: a hero in your dungeon takes as much damage as that hero's
    printed health."""
    game.hurt(hero, game.hero_card(soul).health)


@tnl.spell("Wild Monster", AXE, copies=2)
@cast()
def wild_monster(game: Game, me: Seat, spell: CardId) -> AnyProcedure:
    """You may at once build a Monster room from your hand over a room of your dungeon."""
    monsters = [card for card in game.state.room_hand[me] if game.is_monster_room(card)]
    return game.build_extra(me, None, monsters, on_top=True)
