"""The hero raid: Guild cards, the heroes' steps, waves, and the end of the turn (KHO-15, KHO-17, KHO-20)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import AnyProcedure
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.dungeon_book.page import END_OF_TURN, WAVE_BEGINS
from underkeep.games.keep_the_heroes_out.events import PhaseBegan
from underkeep.games.keep_the_heroes_out.options import Gamble
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.rules.treasures import FOR_RAID
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    ARRIVED,
    CLASS_OF,
    ENDING,
    ENTERED,
    EXHAUSTED,
    INSPIRES,
    LAST_WAVE,
    NOTHING,
    NOWHERE,
    RAID,
    SUMMONED,
    TRAP,
)

CARDS_PER_TURN = ((1, 2), (2, 2), (2, 3))
"""By level and wave (KHO-20.1)."""
HEROES_PER_CARD = 2


def raid(game: Keep) -> None:
    """As many Guild cards as level and wave say (KHO-15.1, KHO-15.3)."""
    state = game.state
    state.phase = RAID
    state.raid = CARDS_PER_TURN[state.level][state.wave - 1]
    game.emit(PhaseBegan, RAID)
    game.go("raid_card")


def raid_card(game: Keep) -> AnyProcedure:
    """Before each card the active player may gamble; then it is turned up and resolved (KHO-12.2, KHO-15.2)."""
    state = game.state
    if game.may_gamble():
        answer = yield Decision(state.active, "before-card", [PASS, Gamble()])
        if answer != PASS:
            yield from game.gamble(state.active, "raid_card")
            return
    if not state.raid:
        state.phase = ENDING
        game.go("end_turn")
        return
    state.raid -= 1
    card = yield from game.turn_up(FOR_RAID)
    if card != NOTHING:
        if game.card(card).kind == HERO_CARD:
            yield from summon_pair(game, game.card(card).hero, game.card(card).icon)
        else:
            yield from game.scenario_card(card)
    game.heroes_act("raid_card")


def summon_pair(game: Keep, kind: int, icon: int) -> AnyProcedure:
    """One hero of the class in each of two rooms of the icon (KHO-15.4 to KHO-15.8)."""
    rooms = game.rooms_of(icon)
    if len(rooms) > HEROES_PER_CARD:
        first = yield from game.which_room("summon-where", rooms)
        second = yield from game.which_room("summon-where", [room for room in rooms if room != first])
        rooms = [first, second]
    if game.page.missing == "other" and len(rooms) == 1:
        rooms = rooms * HEROES_PER_CARD
    if len(set(rooms)) == HEROES_PER_CARD and _left(game, kind) == 1:
        # One token for two rooms: the players choose who gets it (KHO-18.7).
        first = yield from game.which_room("summon-where", rooms)
        rooms = [first, *(room for room in rooms if room != first)]
    for room in rooms:
        game.summon(kind, room)


def _left(game: Keep, kind: int) -> int:
    return sum(room == NOWHERE and CLASS_OF[hero] == kind for hero, room in enumerate(game.state.hero))


# --- the heroes act --------------------------------------------------------------------------------------------


def heroes(game: Keep) -> AnyProcedure:
    """The next due step of one room; the players choose the room (KHO-17.10)."""
    pass_over(game)
    rooms = game.rooms_with_active()
    if not rooms:
        game.go("settle")
        return
    room = yield from game.which_room("next-room", rooms)
    yield from next_step(game, room)


def next_step(game: Keep, room: int) -> AnyProcedure:
    """What is due in a room: whoever has just come in first (KHO-17.11), then attack, loot, wait or charge."""
    state = game.state
    here = game.active_in(room)
    stage = min(_order(state.due[hero]) for hero in here)
    now = [hero for hero in here if _order(state.due[hero]) == stage]
    if state.due[now[0]] == SUMMONED:
        yield from game.use_ability(now[0])
    elif state.due[now[0]] in (ARRIVED, ENTERED):
        yield from _enter(game, now)
    elif state.due[now[0]] == INSPIRES:
        game.inspire(room)
    elif game.guarded(room):
        yield from game.strike_room(room)
    elif state.treasure[room]:
        treasure = yield from game.which_card("steal-which", state.treasure[room])  # KHO-19.10
        if game.weight(here) >= game.card_value(treasure):
            yield from game.steal(room, treasure)
        else:
            game.wait(room, treasure)
    else:
        yield from game.charge(room)


def pass_over(game: Keep) -> None:
    """Take the steps that change nothing, so that nobody is asked about their order: an ability without anything to use
    it on, a room without a trap, nobody to inspire."""
    state = game.state
    for room in game.rooms_with_active():
        for hero in game.active_in(room):
            if state.due[hero] == SUMMONED and game.ability_idle(hero):
                state.due[hero] = ARRIVED
            if state.due[hero] in (ARRIVED, ENTERED) and not state.tokens[room][TRAP] and not game.caught(hero):
                state.due[hero] = INSPIRES
        if not game.exhausted_in(room) and all(state.due[hero] in (INSPIRES, ACTS) for hero in game.active_in(room)):
            game.inspire(room)


def _order(due: int) -> int:
    """In which order the heroes of a room go on."""
    return {SUMMONED: 0, ARRIVED: 1, ENTERED: 1, INSPIRES: 2, ACTS: 3, EXHAUSTED: 9}[due]


def _enter(game: Keep, newcomers: Sequence[int]) -> AnyProcedure:
    """One of those who came in checks the room; if there are traps, the players choose who (KHO-17.18)."""
    hero = newcomers[0]
    if game.state.tokens[game.state.hero[hero]][TRAP]:
        hero = yield from game.which_hero("first-in", newcomers)
    game.check_room(hero)


# --- afterwards ------------------------------------------------------------------------------------------------


def settle(game: Keep) -> AnyProcedure:
    """A Guild card is completely resolved: if it was the last one, a wave is over (KHO-20.2, KHO-20.3, KHO-20.7)."""
    state = game.state
    if not state.guild_deck:
        if state.wave == LAST_WAVE:
            return game.win()
        game.next_wave()
        yield from game.moment(WAVE_BEGINS)
    game.go("heroes" if game.rooms_with_active() else state.then)


def end_turn(game: Keep) -> AnyProcedure:
    """The turn is over, once the page has had its say (KHO-22.6)."""
    yield from game.moment(END_OF_TURN)
    game.heroes_act("next_player")


def next_player(game: Keep) -> None:
    """The token passes to the left (KHO-7.11)."""
    state = game.state
    state.active = (state.active + 1) % state.players
    game.go("begin_turn")
