"""The Minion phase: in turn order the minions act on their spaces (chapters 7 and 11)."""

from __future__ import annotations

from underkeep.core import visibility
from underkeep.core.procedures import DONE, AnyProcedure, VerbResult
from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.rules.sequence import begin_phase, go_to, go_to_next_seat
from underkeep.games.boss_monster.state import MINION, TAVERN, Treasure
from underkeep.games.super_boss_monster.events import (
    HeroSummoned,
    LastRoomBraced,
    MarketCleared,
    MinionActs,
    MinionActsHome,
    MinionIdle,
    StackShuffled,
)
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import ICON, LIFE, ON_CARDS, SPACES, SUMMON

TEMPLE, STADIUM, LIBRARY, HIDEOUT, LANDING_PAD = range(5)
BRACED_DAMAGE = 2
"""The damage that the Hideout adds to the last room (SBM-7.8)."""


def minions(game: SuperBossMonster) -> None:
    """The Minion phase begins."""
    begin_phase(game, MINION)
    go_to(game, "minion_of", game.first_seat())


def minion_of(game: SuperBossMonster) -> AnyProcedure:
    """The minion of one player acts (SBM-11.1)."""
    seat = game.state.active_seat
    if not game.state.eliminated[seat]:
        yield from act_with_minion(game, seat)
    go_to_next_seat(game, "minion_of", "minions_done")


def minions_done(game: SuperBossMonster) -> None:
    """The cards that are left on the Market are discarded (SBM-11.5)."""
    clear_market(game)
    go_to(game, "bait", game.first_seat())


# --- parts of these steps


def act_with_minion(game: SuperBossMonster, seat: Seat) -> VerbResult:
    """The player receives the effect of the space on which the player's minion stands (SBM-11.1)."""
    where = game.state.minion_space[seat]
    if where is None:
        return DONE
    if where >= ON_CARDS:
        return act_in_dungeon(game, seat, CardId(where - ON_CARDS))
    game.emit(MinionActs, seat, where)
    location, what = divmod(where, len(SPACES))
    if what == SUMMON:
        return summon_hero(game, seat, location)
    return act_in_city(game, seat, location, what)


def act_in_city(game: SuperBossMonster, seat: Seat, location: int, what: int) -> AnyProcedure:
    """The effect of the treasure space or the special space of a location (chapter 7)."""
    for _ in range(1 + game.repeated_actions(seat)):
        if what == ICON:
            game.add_dungeon_treasure(seat, Treasure(location), source=None)
        elif location == TEMPLE:
            yield from take_left_over(game, seat)
        elif location == STADIUM:
            game.draw_rooms(seat, 1)
        elif location == LIBRARY:
            game.draw_spells(seat, 1)
            yield from game.discard_spell(seat)
        elif location == HIDEOUT:
            game.add_effect(EffectKind.LAST_ROOM_DAMAGE, seat, BRACED_DAMAGE, source=None)
            game.emit(LastRoomBraced, seat, BRACED_DAMAGE)
        else:
            yield from shuffle_stack(game, seat)


def act_in_dungeon(game: SuperBossMonster, seat: Seat, card: CardId) -> AnyProcedure:
    """The effect of the action space of a room or a boss; a deactivated room gives nothing (SBM-11.4)."""
    game.emit(MinionActsHome, seat, card)
    for _ in range(1 + game.repeated_actions(seat)):
        for source, ability in game.abilities(seat, "action"):
            if source == card:
                effect = ability.effect(game, seat, source)
                if effect is not None:
                    yield from effect


def summon_hero(game: SuperBossMonster, seat: Seat, location: int) -> AnyProcedure:
    """The hero of a location is sent to a dungeon of the player's choice (SBM-7.2, SBM-7.3)."""
    state = game.state
    there = state.tavern if location == TAVERN else state.heroes_at_location[location]
    if not there:
        game.emit(MinionIdle, seat)
        return
    hero = there[-1]
    dungeon = yield from game.choose_seat(seat, game.seat_orders[seat], "summon-hero", hero)
    life = -LIFE if location == TAVERN else LIFE
    game.to_entrance(hero, dungeon)
    game.put_tokens(hero, life)
    game.emit(HeroSummoned, hero, dungeon, life)
    for source, ability in game.abilities(dungeon, "summoned"):
        ability.effect(game, dungeon, source, hero)


def take_left_over(game: SuperBossMonster, seat: Seat, about: CardId | None = None) -> AnyProcedure:
    """The player takes a card that is left on the Market, if there is one (SBM-7.5)."""
    market = game.state.market
    if market:
        card = yield from game.choose(seat, market, "take-market", about)
        game.take_from_market(seat, card)


def shuffle_stack(game: SuperBossMonster, seat: Seat) -> AnyProcedure:
    """All cards of a stack in any dungeon are shuffled; the new top card is visible (SBM-18.13, SBM-18.14)."""
    tops = game.destroyable(game.all_rooms())
    if not tops:
        game.emit(MinionIdle, seat)
        return
    top = yield from game.choose(seat, tops, "shuffle-stack")
    dungeon, slot = locate_visible(game, top)
    stack = game.state.dungeon[dungeon][slot]
    left, order = list(stack), []
    while len(left) > 1:
        order.append((yield from game.choose_at_random(left)))
        left.remove(order[-1])
    stack[:] = left + order[::-1]
    if stack[-1] != top:
        game.cover(top, stack[-1])
    visibility.reveal_to_all(game.state, stack)
    game.rooms_changed(dungeon)
    game.emit(StackShuffled, dungeon, stack[-1])


def locate_visible(game: SuperBossMonster, room: CardId) -> tuple[Seat, int]:
    """The dungeon and the place of a visible room."""
    found = game.locate(room)
    assert found is not None
    return found


def clear_market(game: SuperBossMonster) -> None:
    """The cards that are left on the Market are discarded (SBM-11.5)."""
    state = game.state
    for card in state.market:
        game.emit(MarketCleared, card)
    state.discard += state.market
    state.market = []
