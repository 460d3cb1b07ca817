"""Phase 1: the dungeon. The boss picks a path, the room has its effects, and a monster appears (DF-5, DF-16, DF-17)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import AnyProcedure
from underkeep.games.dungeon_fighter.cards.card_types import RARITY
from underkeep.games.dungeon_fighter.cards.catalogue import ROOM_IDS, level_ids
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
from underkeep.games.dungeon_fighter.rules.rules import Fighter
from underkeep.games.dungeon_fighter.state import (
    BATTLE,
    COMBAT,
    DUNGEON,
    EXTRA_LIFE,
    FROSTS,
    NOBODY,
    SNOW_DIE,
    WATER,
)

TOP_LEVEL = 4


def begin_round(game: Fighter) -> None:
    """A new round; rooms that were put aside come back if there are too few (DF-4.1, DF-5.8)."""
    state = game.state
    state.round += 1
    game.emit(RoundBegan, state.round)
    game.begin(DUNGEON)
    combat.muster(game)
    if not state.room_deck and not state.room_discard:
        # Only where somebody has set up a small dungeon: what is left in the box comes out.
        state.room_discard = [card for card in state.gone if card in ROOM_IDS]
        state.gone = [card for card in state.gone if card not in ROOM_IDS]
    if len(state.room_deck) < 2 and state.room_discard:
        visibility.shuffle_pile(state, state.room_discard)
        state.room_deck = state.room_discard + state.room_deck
        state.room_discard = []
        game.emit(RoomsShuffled)
    game.go("path")


def path(game: Fighter) -> AnyProcedure:
    """The boss looks at two rooms in secret and picks one; the other goes under the deck (DF-5.1)."""
    state = game.state
    state.path = [state.room_deck.pop() for _ in range(min(2, len(state.room_deck)))]
    for card in state.path:
        visibility.reveal_to(state, card, game.seat(state.boss))
    game.emit(PathSeen, state.boss, state.path[0], state.path[-1])
    answer = yield Decision(game.seat(state.boss), "path", [ChooseRoom(card) for card in state.path], tuple(state.path))
    state.path.remove(answer.card)
    state.room_deck[:0] = state.path
    state.path = []
    state.room = [answer.card]
    game.go("enter")


def enter(game: Fighter) -> AnyProcedure:
    """The room is revealed, and its immediate effects happen before the monster appears (DF-5.2, DF-16)."""
    state = game.state
    card = state.room[0]
    visibility.reveal_to_all(state, [card])
    game.emit(RoomEntered, card)
    room = game.room_card()
    assert room is not None
    game.earn(room.coins, "room")
    game.gain_white(room.white)
    if room.heals:
        game.heal(game.living(), room.heals)
    if room.water:
        game.gain_special(WATER)
    if room.snow:
        game.gain_special(SNOW_DIE)
    if room.freebie and state.stall_deck:
        yield from _freebie(game)
    game.go("encounter")


def _freebie(game: Fighter) -> AnyProcedure:
    """The top card of the stall is given to a hero; a rarity to the team (DF-16.3)."""
    state = game.state
    card = state.stall_deck.pop()
    state.stall = [card]
    visibility.reveal_to_all(state, [card])
    fighter, kept = NOBODY, True
    if game.gear_card(card).kind == RARITY:
        state.rarities.append(card)
    elif carriers := game.carriers(card):
        options = [Give(card, carrier) for carrier in carriers]
        answer = yield Decision(game.seat(state.boss), "freebie", options, (card,))
        fighter = answer.fighter
        state.gear[fighter].append(card)
    else:
        state.discard.append(card)
        kept = False
    state.stall = []
    game.emit(Freebie, card, fighter, kept)


def encounter(game: Fighter) -> None:
    """The boss reveals the top monster (DF-5.4 to DF-5.6)."""
    state = game.state
    if not state.monster_deck:
        _monsters_again(game)
    state.monster = [state.monster_deck.pop()]
    visibility.reveal_to_all(state, state.monster)
    foe, room = game.foe, game.room_card()
    state.monster_life = foe.life + (room.tough if room else 0) + EXTRA_LIFE[state.difficulty]
    state.loot = min(foe.loot, game.coins_left())
    game.emit(MonsterAppeared, state.monster[0], state.monster_life, state.loot)
    game.go("flee" if _nasty(game) else "prepare")


def _monsters_again(game: Fighter) -> None:
    """The beaten monsters of the highest level form a new deck, trophies included (DF-5.8)."""
    state = game.state
    piles = [state.beaten, *state.trophies]
    beaten = [card for pile in piles for card in pile]
    again = sorted(card for card in beaten if card in level_ids(TOP_LEVEL)) or sorted(beaten)
    if not again:
        # Everything was run away from: what is left in the box comes out.
        again = sorted(card for card in state.gone if card in level_ids(TOP_LEVEL))
        piles = [state.gone]
    for pile in piles:
        pile[:] = [card for card in pile if card not in again]
    state.monster_deck = again
    visibility.shuffle_pile(state, state.monster_deck)
    game.emit(MonstersShuffled)


def _nasty(game: Fighter) -> bool:
    """Whether room and monster demand different techniques (DF-17.6)."""
    room, foe = set(game.of_room()), set(game.awake())
    return bool(room and foe and room != foe)


def flee(game: Fighter) -> AnyProcedure:
    """The whole party may run, if everybody agrees (DF-17.5 to DF-17.7)."""
    state = game.state
    for seat in dict.fromkeys(
        game.seat(fighter) for fighter in game.from_on(state.boss) if fighter in game.conscious()
    ):
        answer = yield Decision(seat, "flee", [PASS, Flee()], tuple(state.monster))
        if answer == PASS:
            game.go("prepare")
            return
    yield from reactions.at_any_moment(game, game.from_on(state.boss))
    level = game.foe.level
    game.emit(Fled, state.monster[0])
    state.gone += state.monster
    state.monster, state.loot = [], 0
    game.hurt(game.conscious(), level)
    if not state.over:
        game.go("encounter")


def prepare(game: Fighter) -> AnyProcedure:
    """Icebergs and templates come onto the target; the left neighbour of the boss tosses, and is the first to throw
    (DF-5.7, DF-6.1, DF-19.2)."""
    state = game.state
    state.active = game.left_of(state.boss)
    room, foe = game.room_card(), game.foe
    game.begin(BATTLE if game.against_big_bad else COMBAT)
    for card in (room, foe):
        if card is not None:
            yield from templates.place_icebergs(game, card.icebergs)
    for card in (room, foe):
        for template in FROSTS[: card.frost] if card is not None else ():
            yield from templates.toss(game, state.active, template)
    if state.over:
        return
    state.active = game.left_of(state.boss)  # tossing may have stunned somebody
    game.go("rest" if game.decided else "turn")  # a curio may have finished the monster between two tosses
