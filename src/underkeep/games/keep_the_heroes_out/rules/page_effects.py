"""Scenario cards and page triggers: the conditions and effects of the current page (KHO-15.5, KHO-22)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.procedures import AnyProcedure
from underkeep.core.state import CardId, seat_range
from underkeep.games.keep_the_heroes_out.cards.catalogue import MOST_VALUABLE
from underkeep.games.keep_the_heroes_out.dungeon_book.page import number_for, parse
from underkeep.games.keep_the_heroes_out.dungeon_map import open_corridors, rooms_of_corridor, stays_connected
from underkeep.games.keep_the_heroes_out.events import (
    ChampionRestored,
    MarkGone,
    MarkPlaced,
    PageSpoke,
    ScenarioCard,
    TreasureTaken,
)
from underkeep.games.keep_the_heroes_out.fields import FLOOD, RUBBLE, STAGE
from underkeep.games.keep_the_heroes_out.options import ChooseCorridor
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    CHAMPION,
    CLASSES,
    EXHAUSTED,
    FINISHED,
    ROOMS,
    THE_CHAMPION,
    TOKEN_KINDS,
    TOKENS,
    TRAP,
    HeroClass,
)


def resolve_scenario_card(game: KeepRules, card: CardId) -> AnyProcedure:
    """Resolve a scenario card that was turned up in the raid (KHO-15.5)."""
    effect = game.page.card(game.card(card).symbol)
    holds = condition_holds(game, effect.check)
    game.emit(ScenarioCard, card, holds)
    yield from _run_effects(game, effect.then if holds else effect.otherwise)


def run_page_triggers(game: KeepRules, at: str) -> AnyProcedure:
    """Run all effects that the page adds at this trigger (KHO-22.6)."""
    for number, trigger in enumerate(game.page.triggers):
        if trigger.at == at and not game.state.over:
            holds = condition_holds(game, trigger.check)
            effects = trigger.then if holds else trigger.otherwise
            if effects:
                game.emit(PageSpoke, number, holds)
            yield from _run_effects(game, effects)


def _run_effects(game: KeepRules, effects: Sequence[str]) -> AnyProcedure:
    """Run one effect after the other, and stop when the game is over."""
    for effect in effects:
        if not game.state.over:
            yield from run_effect(game, effect)


# --- conditions -------------------------------------------------------------------------------------------


def condition_holds(game: KeepRules, check: str) -> bool:
    """Return whether a condition of a page holds now."""
    name, filled = parse(check, "check")
    state = game.state
    number = number_for(filled["number"], state.players) if "number" in filled else 0
    if name == "champion_in_play":
        return state.hero[THE_CHAMPION] is not None
    if name == "rooms_built":
        return len(game.rooms()) >= number
    if name == "treasures":
        return sum(map(len, state.treasure)) >= number
    if name == "portals":
        return state.portal.count(FINISHED) >= number
    if name == "always":
        return True
    room = _find_room(game, filled["room"])
    if room is None:
        return False
    if name == "token":
        return state.tokens[room][TOKENS.index(filled["token"])] >= number
    if name == "heroes":
        return len(game.heroes_in(room)) >= number
    return monster_health_in(game, room) >= number


def monster_health_in(game: KeepRules, room: int) -> int:
    """Return the remaining health of all monsters of all players in a room."""
    state = game.state
    return sum(
        game.clan(seat).health - state.harm[seat][monster]
        for seat in seat_range(state.players)
        for monster in game.monsters_in(seat, room)
    )


def _find_room(game: KeepRules, name: str) -> int | None:
    """Return a room by its name, or for `stage` the room with the stage; None if it is not in the dungeon."""
    room = game.state.stage if name == "stage" else ROOMS.index(name)
    return room if room is not None and game.in_dungeon(room) else None


# --- effects ----------------------------------------------------------------------------------------------


def run_effect(game: KeepRules, text: str) -> AnyProcedure:
    """Run one effect of a page. An effect is skipped if its room is not in the dungeon or its token is used up."""
    name, filled = parse(text, "effect")
    state = game.state
    number = number_for(filled["number"], state.players) if "number" in filled else 1
    place = filled.get("room", "")
    room = None if place in ("", "choice") else _find_room(game, place)
    match name:
        case "remove":
            token = TOKEN_KINDS[TOKENS.index(filled["token"])]
            if room is not None:
                for _ in range(min(number, state.tokens[room][token])):
                    game.remove_token(token, room)
        case "each_player_discards":
            yield from game.each_player_discards(number)
        case "steal_lowest":
            yield from _remove_lowest_treasure(game)
        case "reactivate_class":
            game.reactivate_class(HeroClass(CLASSES.index(filled["hero"])))
        case "reactivate_room":
            if room is not None:
                game.reactivate_room(room)
        case "summon":
            if room is not None:
                game.summon_hero(HeroClass(CLASSES.index(filled["hero"])), room)
        case "remove_hero":
            if room is not None:
                for _ in range(min(number, len(game.heroes_in(room)))):
                    game.remove_hero((yield from game.choose_hero("remove-hero", game.heroes_in(room))))
        case "kill_exhausted":
            for _ in range(number):
                tired = [hero for other in game.rooms() for hero in game.exhausted_heroes_in(other)]
                if tired:
                    game.remove_hero((yield from game.choose_hero("remove-hero", tired)))
        case "event":
            yield from _place_mark(game, filled["mark"], room, chosen=place == "choice")
        case "event_next":
            path = [ROOMS.index(name) for name in game.page.path]
            _move_stage(game, path[(path.index(state.stage) + 1) % len(path)] if state.stage in path else path[0])
        case "event_path":
            dry = (ROOMS.index(name) for name in game.page.path if not game.is_flooded(ROOMS.index(name)))
            _flood(game, next(dry, None))
        case "champion_enter":
            if room is not None:
                game.summon_hero(CHAMPION, room)
        case "champion_restore":
            _restore_champion(game)
        case "win":
            game.win()
        case "lose":
            game.lose(None)


def _restore_champion(game: KeepRules) -> None:
    """Heal the champion and reactivate it, if it is in the dungeon."""
    state = game.state
    if state.hero[THE_CHAMPION] is None:
        return
    state.bruise[THE_CHAMPION] = 0
    if state.due[THE_CHAMPION] == EXHAUSTED:
        state.due[THE_CHAMPION] = ACTS
    game.emit(ChampionRestored, state.hero[THE_CHAMPION])


# --- marks (KHO-22.4) -------------------------------------------------------------------------------------


def _place_mark(game: KeepRules, mark: str, room: int | None, *, chosen: bool) -> AnyProcedure:
    """Put an event token in this room, or if `chosen` in a room that the players choose; rubble goes to a corridor
    (KHO-22.4)."""
    if not game.event_tokens_left() and (mark != "stage" or game.state.stage is None):
        return
    if mark == "rubble":
        yield from _place_rubble(game, None if chosen else room)
        return
    if chosen:
        dry = [other for other in game.rooms() if mark != "flood" or not game.is_flooded(other)]
        room = yield from game.choose_room("choose-mark", dry)
    if mark == "flood":
        _flood(game, room)
    else:
        _move_stage(game, room)


def _place_rubble(game: KeepRules, room: int | None) -> AnyProcedure:
    """Close a corridor of this room, or for None any corridor. No room is ever cut off from the Treasury."""
    state = game.state
    near = [number for number in open_corridors(state) if room is None or room in rooms_of_corridor(number)]
    free = [ChooseCorridor(number) for number in near if stays_connected(state, number)]
    if free:
        answer = yield from game.decide_together("choose-rubble", free)
        state.rubble.append(answer.corridor)
        game.emit(MarkPlaced, RUBBLE, state.rubble[-1])


def _flood(game: KeepRules, room: int | None) -> None:
    """Flood a room and remove its traps."""
    if room is None or game.is_flooded(room) or not game.event_tokens_left():
        return
    game.state.flooded.append(room)
    game.emit(MarkPlaced, FLOOD, room)
    while game.state.tokens[room][TRAP]:
        game.remove_token(TRAP, room)


def _move_stage(game: KeepRules, room: int | None) -> None:
    """Put the stage in a room, or move it there."""
    state = game.state
    if room is None or (state.stage is None and not game.event_tokens_left()):
        return
    if state.stage is not None:
        game.emit(MarkGone, STAGE, state.stage)
    state.stage = room
    game.emit(MarkPlaced, STAGE, room)


def _remove_lowest_treasure(game: KeepRules) -> AnyProcedure:
    """Put a treasure of the lowest value back into the reserve without turning it over. The most valuable treasure
    always stays."""
    state = game.state
    there = [treasure for pile in state.treasure for treasure in pile if game.treasure_value(treasure) < MOST_VALUABLE]
    if not there:
        return
    lowest = min(game.treasure_value(treasure) for treasure in there)
    treasure = yield from game.choose_card("lose-treasure", [t for t in there if game.treasure_value(t) == lowest])
    room = next(room for room, pile in enumerate(state.treasure) if treasure in pile)
    state.treasure[room].remove(treasure)
    state.reserve.append(treasure)
    game.emit(TreasureTaken, lowest, room)
