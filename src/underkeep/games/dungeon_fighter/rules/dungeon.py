"""Phase 1: the dungeon. The boss picks a room, the room has its effects, and a monster appears (DF-5, DF-16, DF-17)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import AnyProcedure, ask, offer
from underkeep.games.dungeon_fighter.cards.card_ids import level_ids, room_ids
from underkeep.games.dungeon_fighter.cards.card_types import RARITY
from underkeep.games.dungeon_fighter.events import (
    Fled,
    Freebie,
    MonsterAppeared,
    MonstersShuffled,
    PathSeen,
    RoomEntered,
    RoomsShuffled,
    RoundBegan,
)
from underkeep.games.dungeon_fighter.options import ChooseRoom, Flee, Give
from underkeep.games.dungeon_fighter.rules import combat, reactions, templates
from underkeep.games.dungeon_fighter.rules.rules import DungeonFighter
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COMBAT,
    DUNGEON,
    EXTRA_LIFE,
    FROSTS,
    SNOW_DIE,
    WATER,
    FighterNumber,
)

MAX_LEVEL = 4


def begin_round(game: DungeonFighter) -> None:
    """Begin a round. Discarded rooms come back if there are too few in the deck (DF-4.1, DF-5.8)."""
    state = game.state
    state.round += 1
    game.emit(RoundBegan, state.round)
    game.begin_phase(DUNGEON)
    combat.reset_fight(game)
    if not state.room_deck and not state.room_discard:
        # This happens only in scenarios with a small dungeon: the rooms that had left the game come back.
        state.room_discard = [card for card in state.gone if card in room_ids(state)]
        state.gone = [card for card in state.gone if card not in room_ids(state)]
    if len(state.room_deck) < 2 and state.room_discard:
        visibility.shuffle_pile(state, state.room_discard)
        state.room_deck = state.room_discard + state.room_deck
        state.room_discard = []
        game.emit(RoomsShuffled)
    game.go_to("path")


def path(game: DungeonFighter) -> AnyProcedure:
    """The boss looks at two rooms in secret and picks one; the other goes under the deck (DF-5.1)."""
    state = game.state
    state.path = [state.room_deck.pop() for _ in range(min(2, len(state.room_deck)))]
    for card in state.path:
        visibility.reveal_to(state, card, game.seat(game.boss))
    game.emit(PathSeen, state.boss, state.path[0], state.path[-1])
    answer = yield from ask(game.seat(game.boss), "path", [ChooseRoom(card) for card in state.path], tuple(state.path))
    state.path.remove(answer.card)
    state.room_deck[:0] = state.path
    state.path = []
    state.room = [answer.card]
    game.go_to("enter")


def enter(game: DungeonFighter) -> AnyProcedure:
    """The room is revealed, and its immediate effects happen before the monster appears (DF-5.2, DF-16)."""
    state = game.state
    card = state.room[0]
    visibility.reveal_to_all(state, [card])
    game.emit(RoomEntered, card)
    room = game.room_card()
    assert room is not None
    game.gain_coins(room.coins, "room")
    game.gain_white_dice(room.white)
    if room.heals:
        game.heal(game.living(), room.heals)
    if room.water:
        game.gain_special_die(WATER)
    if room.snow:
        game.gain_special_die(SNOW_DIE)
    if room.freebie and state.stall_deck:
        yield from _give_freebie(game)
    game.go_to("encounter")


def _give_freebie(game: DungeonFighter) -> AnyProcedure:
    """The boss gives the top card of the stall to a hero; a rarity goes to the team (DF-16.3)."""
    state = game.state
    card = state.stall_deck.pop()
    state.stall = [card]
    visibility.reveal_to_all(state, [card])
    fighter: FighterNumber | None = None
    kept = True
    if game.gear_card(card).kind == RARITY:
        state.rarities.append(card)
    elif carriers := game.carriers(card):
        options = [Give(card, carrier) for carrier in carriers]
        answer = yield from ask(game.seat(game.boss), "freebie", options, (card,))
        fighter = answer.fighter
        state.gear[fighter].append(card)
    else:
        state.discard.append(card)
        kept = False
    state.stall = []
    game.emit(Freebie, card, fighter, kept)


def encounter(game: DungeonFighter) -> None:
    """The boss reveals the top monster (DF-5.4 to DF-5.6)."""
    state = game.state
    if not state.monster_deck:
        _rebuild_monster_deck(game)
    state.monster = [state.monster_deck.pop()]
    visibility.reveal_to_all(state, state.monster)
    foe, room = game.foe, game.room_card()
    state.monster_life = foe.life + (room.tough if room else 0) + EXTRA_LIFE[state.difficulty]
    state.loot = min(foe.loot, game.coins_in_supply())
    game.emit(MonsterAppeared, state.monster[0], state.monster_life, state.loot)
    game.go_to("flee" if _demands_differ(game) else "prepare")


def _rebuild_monster_deck(game: DungeonFighter) -> None:
    """Make a new deck of the beaten monsters of the highest level, trophies included (DF-5.8)."""
    state = game.state
    piles = [state.beaten, *state.trophies]
    beaten = [card for pile in piles for card in pile]
    again = sorted(card for card in beaten if card in level_ids(state, MAX_LEVEL)) or sorted(beaten)
    if not again:
        # The party fled from all monsters: those that had left the game come back.
        again = sorted(card for card in state.gone if card in level_ids(state, MAX_LEVEL))
        piles = [state.gone]
    for pile in piles:
        pile[:] = [card for card in pile if card not in again]
    state.monster_deck = again
    visibility.shuffle_pile(state, state.monster_deck)
    game.emit(MonstersShuffled)


def _demands_differ(game: DungeonFighter) -> bool:
    """Whether room and monster demand different techniques (DF-17.6)."""
    room, foe = set(game.room_techniques()), set(game.awake_techniques())
    return bool(room and foe and room != foe)


def flee(game: DungeonFighter) -> AnyProcedure:
    """The whole party runs if every player agrees (DF-17.5 to DF-17.7)."""
    state = game.state
    for seat in dict.fromkeys(
        game.seat(fighter) for fighter in game.clockwise_from(game.boss) if fighter in game.conscious()
    ):
        if (yield from offer(seat, "flee", [Flee()], tuple(state.monster))) is None:
            game.go_to("prepare")
            return
    yield from reactions.offer_curios(game, game.clockwise_from(game.boss))
    level = game.foe.level
    game.emit(Fled, state.monster[0])
    state.gone += state.monster
    state.monster, state.loot = [], 0
    game.hurt(game.conscious(), level)
    if not state.over:
        game.go_to("encounter")


def prepare(game: DungeonFighter) -> AnyProcedure:
    """Put icebergs and templates onto the target. The left neighbour of the boss tosses, and throws first (DF-5.7,
    DF-6.1, DF-19.2)."""
    state = game.state
    state.active = game.next_conscious(game.boss)
    room, foe = game.room_card(), game.foe
    game.begin_phase(BATTLE if game.against_big_bad else COMBAT)
    for card in (room, foe):
        if card is not None:
            yield from templates.place_icebergs(game, card.icebergs)
    for card in (room, foe):
        for template in FROSTS[: card.frost] if card is not None else ():
            yield from templates.toss(game, state.active, template)
    if state.over:
        return
    state.active = game.next_conscious(game.boss)  # a toss may have stunned the hero
    game.go_to("rest" if game.fight_is_over else "turn")  # a curio may have finished the monster between two tosses
