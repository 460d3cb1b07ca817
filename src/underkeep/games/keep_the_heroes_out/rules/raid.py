"""The hero raid: Guild cards, the order in which heroes act, waves, and the end of the turn (KHO-15, KHO-17,
KHO-20)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure, offer
from underkeep.core.state import require, seat_range
from underkeep.games.keep_the_heroes_out.dungeon_book.page import END_OF_TURN, WAVE_BEGINS
from underkeep.games.keep_the_heroes_out.events import PhaseBegan
from underkeep.games.keep_the_heroes_out.fields import FOR_RAID
from underkeep.games.keep_the_heroes_out.options import Gamble
from underkeep.games.keep_the_heroes_out.rules.guild_deck import begin_next_wave, turn_up
from underkeep.games.keep_the_heroes_out.rules.hero_steps import (
    attack_in_room,
    charge,
    check_room,
    inspire,
    is_ability_idle,
    stays_in_prison,
    use_ability,
    wait_for_help,
)
from underkeep.games.keep_the_heroes_out.rules.page_effects import resolve_scenario_card, run_page_triggers
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.rules.special_rooms import gamble, may_gamble
from underkeep.games.keep_the_heroes_out.rules.treasures import steal
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    ARRIVED,
    CLASS_OF,
    ENDING,
    ENTERED,
    EXHAUSTED,
    INSPIRES,
    LAST_WAVE,
    RAID,
    SUMMONED,
    TRAP,
    DueStep,
    HeroClass,
    Icon,
)

CARDS_PER_TURN = ((1, 2), (2, 2), (2, 3))
"""The number of Guild cards in each raid, by level and wave (KHO-20.1)."""
HEROES_PER_CARD = 2
"""The number of heroes that a hero card summons (KHO-15.4)."""


def begin_raid(game: KeepRules) -> None:
    """Begin the raid with as many Guild cards as level and wave say (KHO-15.1, KHO-15.3)."""
    state = game.state
    state.phase = RAID
    state.raid = CARDS_PER_TURN[state.level][state.wave - 1]
    game.emit(PhaseBegan, RAID)
    game.go_to("raid_card")


def resolve_raid_card(game: KeepRules) -> AnyProcedure:
    """Offer the active player to gamble; then turn up a Guild card and resolve it (KHO-12.2, KHO-15.2)."""
    state = game.state
    if may_gamble(game):
        if (yield from offer(state.active, "before-card", [Gamble()])) is not None:
            yield from gamble(game, state.active, "raid_card")
            return
    if not state.raid:
        state.phase = ENDING
        game.go_to("end_turn")
        return
    state.raid -= 1
    card = yield from turn_up(game, FOR_RAID)
    if card is not None:
        printed = game.card(card)
        if printed.hero is not None and printed.icon is not None:
            yield from summon_pair(game, printed.hero, printed.icon)
        else:
            yield from resolve_scenario_card(game, card)
    game.let_heroes_act("raid_card")


def summon_pair(game: KeepRules, kind: HeroClass, icon: Icon) -> AnyProcedure:
    """Summon one hero of a class in each of two rooms with this icon (KHO-15.4 to KHO-15.8)."""
    rooms = game.rooms_with_icon(icon)
    if len(rooms) > HEROES_PER_CARD:
        first = yield from game.choose_room("summon-where", rooms)
        second = yield from game.choose_room("summon-where", [room for room in rooms if room != first])
        rooms = [first, second]
    if game.page.missing == "other" and len(rooms) == 1:
        rooms = rooms * HEROES_PER_CARD
    if len(set(rooms)) == HEROES_PER_CARD and _heroes_left(game, kind) == 1:
        # The reserve has one hero for two rooms: the players choose its room (KHO-18.7).
        first = yield from game.choose_room("summon-where", rooms)
        rooms = [first, *(room for room in rooms if room != first)]
    for room in rooms:
        game.summon_hero(kind, room)


def _heroes_left(game: KeepRules, kind: HeroClass) -> int:
    """Return the number of heroes of a class in the reserve."""
    return sum(room is None and CLASS_OF[hero] == kind for hero, room in enumerate(game.state.hero))


# --- the heroes act --------------------------------------------------------------------------------------------


def act_in_next_room(game: KeepRules) -> AnyProcedure:
    """Take the next due step in one room, which the players choose (KHO-17.10)."""
    skip_idle_steps(game)
    rooms = game.rooms_with_active_heroes()
    if not rooms:
        game.go_to("settle")
        return
    room = yield from game.choose_room("next-room", rooms)
    yield from take_next_step(game, room)


def take_next_step(game: KeepRules, room: int) -> AnyProcedure:
    """Take the step that is due in a room: heroes who have just come in are first (KHO-17.11), then the room decides
    between attack, loot, wait and charge."""
    state = game.state
    here = game.active_heroes_in(room)
    rank = min(_rank_of_step(state.due[hero]) for hero in here)
    now = [hero for hero in here if _rank_of_step(state.due[hero]) == rank]
    if state.due[now[0]] == SUMMONED:
        yield from use_ability(game, now[0])
    elif state.due[now[0]] in (ARRIVED, ENTERED):
        yield from _let_newcomer_check(game, now)
    elif state.due[now[0]] == INSPIRES:
        inspire(game, room)
    elif game.has_monsters(room):
        yield from attack_in_room(game, room)
    elif state.treasure[room]:
        treasure = yield from game.choose_card("steal-which", state.treasure[room])  # KHO-19.10
        if game.thief_strength(here) >= game.treasure_value(treasure):
            yield from steal(game, room, treasure)
        else:
            wait_for_help(game, room, treasure)
    else:
        yield from charge(game, room)


def skip_idle_steps(game: KeepRules) -> None:
    """Take all steps that change nothing, so that the players are not asked about their order: an ability without a
    target, a room without traps, heroes with nobody to inspire."""
    state = game.state
    for room in game.rooms_with_active_heroes():
        for hero in game.active_heroes_in(room):
            if state.due[hero] == SUMMONED and is_ability_idle(game, hero):
                state.due[hero] = ARRIVED
            is_entering = state.due[hero] in (ARRIVED, ENTERED)
            if is_entering and not state.tokens[room][TRAP] and not stays_in_prison(game, hero):
                state.due[hero] = INSPIRES
        if not game.exhausted_heroes_in(room) and all(
            state.due[hero] in (INSPIRES, ACTS) for hero in game.active_heroes_in(room)
        ):
            inspire(game, room)


def _rank_of_step(due: DueStep) -> int:
    """Return the rank of a due step: in a room, lower ranks come first."""
    return {SUMMONED: 0, ARRIVED: 1, ENTERED: 1, INSPIRES: 2, ACTS: 3, EXHAUSTED: 9}[due]


def _let_newcomer_check(game: KeepRules, newcomers: Sequence[int]) -> AnyProcedure:
    """Let one of the newcomers check the room; if it has traps, the players choose which one (KHO-17.18)."""
    hero = newcomers[0]
    if game.state.tokens[require(game.state.hero[hero])][TRAP]:
        hero = yield from game.choose_hero("first-in", newcomers)
    check_room(game, hero)


# --- after the heroes ------------------------------------------------------------------------------------------------


def finish_guild_card(game: KeepRules) -> AnyProcedure:
    """Finish a Guild card that is completely resolved: after the last card of the deck the wave is over (KHO-20.2,
    KHO-20.3, KHO-20.7)."""
    state = game.state
    if not state.guild_deck:
        if state.wave == LAST_WAVE:
            return game.win()
        begin_next_wave(game)
        yield from run_page_triggers(game, WAVE_BEGINS)
    game.go_to("heroes" if game.rooms_with_active_heroes() else state.then)


def end_turn(game: KeepRules) -> AnyProcedure:
    """End the turn with the page triggers for it (KHO-22.6), and let the heroes act once more."""
    yield from run_page_triggers(game, END_OF_TURN)
    game.let_heroes_act("next_player")


def pass_turn(game: KeepRules) -> None:
    """Pass the active-player token to the left (KHO-7.11)."""
    state = game.state
    state.active = seat_range(state.players)[(state.active + 1) % state.players]
    game.go_to("begin_turn")
