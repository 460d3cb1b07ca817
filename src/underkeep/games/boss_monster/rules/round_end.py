"""End of round and end of game (chapters 20 and 21)."""

from __future__ import annotations

from underkeep.core.options.option import PASS
from underkeep.core.procedures import AnyProcedure, ask
from underkeep.core.state import Seat
from underkeep.games.boss_monster.events import Defeated, RoomReactivated
from underkeep.games.boss_monster.lasting_effects import (
    EffectKind,
    after_new_round,
    after_round_end,
    effect_total,
    has_effect,
    has_kind,
)
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL
from underkeep.games.boss_monster.rules.elimination import eliminate, end_game
from underkeep.games.boss_monster.rules.round_start import are_hero_decks_empty
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.sequence import begin_phase, go_to, go_to_due_seat, go_to_next_seat
from underkeep.games.boss_monster.state import ENDING, ENDLESS, SPLITTING

SOULS_TO_WIN = 10
WOUNDS_TO_LOSE = 5
MACHINATIONS = "machinations"


def end_round(game: BossMonster) -> None:
    """The end of the round begins after the adventure turns of all players (BM-20.1)."""
    begin_phase(game, ENDING)
    go_to(game, "end_effects", game.first_seat())


def end_effects(game: BossMonster) -> None:
    """Abilities "at end of turn", player by player, while lasting effects are still in force."""
    go_to_due_seat(
        game,
        "end_effects_of",
        lambda seat: rooms_to_destroy(game, seat) or game.abilities(seat, "round_ends"),
        then="tidy_up",
    )


def end_effects_of(game: BossMonster) -> AnyProcedure:
    """One player's effects at the end of the round."""
    seat = game.state.active_seat
    yield from game.trigger_all(
        [
            (seat, source, ability, ())
            for source, ability in game.abilities(seat, "round_ends")
            if ability.only_if is None or ability.only_if(game, seat, source)
        ]
    )
    for _ in range(rooms_to_destroy(game, seat)):
        rooms = game.destroyable(game.active_rooms(seat))
        if rooms:
            room = yield from game.choose(seat, rooms, "destroy-room")
            yield from game.destroy([room], seat)
    go_to_next_seat(game, "end_effects", "tidy_up")


def tidy_up(game: BossMonster) -> None:
    """Lasting effects end and deactivated rooms are reactivated (BM-20.2, BM-20.3)."""
    end_lasting_effects(game)
    go_to(game, "late_level_up", game.first_seat())


def late_level_up(game: BossMonster) -> None:
    """Level ups that a deactivation has delayed (BM-7.4, BM-7.5)."""
    go_to_due_seat(game, "late_level_up_of", game.is_level_up_due, then="remove_damage")


def late_level_up_of(game: BossMonster) -> AnyProcedure:
    """One player's delayed level up."""
    yield from game.level_up(game.state.active_seat)
    go_to_next_seat(game, "late_level_up", "remove_damage")


def remove_damage(game: BossMonster) -> None:
    """Heroes in town and at entrances recover (BM-20.4)."""
    game.state.damage_taken = {}
    go_to(game, "check_end")


def check_end(game: BossMonster) -> None:
    """Check whether the game ends, and eliminate players with too many wounds (BM-21.8)."""
    state = game.state
    endless = ENDLESS in state.variants
    left = game.seats()
    if SPLITTING in state.rule_modules and not endless:
        # Five and six players with CRL: no player is beaten (BM-23.1 to BM-23.4).
        if are_hero_decks_empty(game) or has_player_with_ten_souls(game):
            return end_game(game, [best_seat(game, left)])
    elif endless:
        if are_hero_decks_empty(game):
            return end_game(game, [best_seat(game, left)])
    else:
        beaten = beaten_players(game)
        winners = winning_players(game, beaten)
        if winners:
            # The game ends, so no player is eliminated: all cards stay on the table (BM-22.1).
            for seat in beaten:
                game.emit(Defeated, seat, game.wound_count(seat))
            return end_game(game, winners)
        for seat in beaten:
            eliminate(game, seat)
        if heroes_exhausted(game):
            return end_game(game, [best_seat(game, game.seats())])
    go_to(game, "machinations", game.first_seat())


def beaten_players(game: BossMonster) -> list[Seat]:
    """The players whose wounds lose the game in this round (BM-21.2)."""
    state = game.state
    # No player can have five wounds with two heroes.
    return [
        seat
        for seat in game.seats()
        if (len(state.wounds[seat]) > 2 or has_effect(state.lasting_effects, EffectKind.EXTRA_WOUNDS, seat))
        and game.wound_count(seat) >= WOUNDS_TO_LOSE
        and not has_effect(state.lasting_effects, EffectKind.CANNOT_LOSE, seat)
    ]


def winning_players(game: BossMonster, beaten: list[Seat]) -> list[Seat]:
    """The winner, in a list, if ten souls or the losses of this round end the game (BM-21.8); else an empty list."""
    state = game.state
    left = game.seats()
    # No player can have ten souls with four heroes.
    with_ten_souls = [
        seat
        for seat in left
        if len(state.souls[seat]) > 4
        and seat not in beaten
        and game.soul_count(seat) >= SOULS_TO_WIN
        and may_win_by_souls(game, seat)
    ]
    if with_ten_souls:
        return [best_seat(game, with_ten_souls)]
    if len(beaten) == len(left):
        return [best_seat(game, left)]
    unbeaten = [seat for seat in left if seat not in beaten]
    return unbeaten if len(unbeaten) == 1 else []


def has_player_with_ten_souls(game: BossMonster) -> bool:
    """Whether a player has ten souls and may win by them in this round."""
    return any(game.soul_count(seat) >= SOULS_TO_WIN and may_win_by_souls(game, seat) for seat in game.seats())


def may_win_by_souls(game: BossMonster, seat: Seat) -> bool:
    """Whether no effect keeps a player from winning by souls in this round."""
    return not has_effect(game.state.lasting_effects, EffectKind.CANNOT_WIN, seat)


def best_seat(game: BossMonster, seats: list[Seat]) -> Seat:
    """The seat with the most souls minus wounds; if equal, the lowest XP (BM-21.4, BM-21.5)."""
    order = game.state.turn_order
    return max(seats, key=lambda seat: (game.soul_count(seat) - game.wound_count(seat), order.index(seat)))


def heroes_exhausted(game: BossMonster) -> bool:
    """Whether no hero can be distributed any more (BM-21.10)."""
    state = game.state
    if not are_hero_decks_empty(game):
        return False
    if not state.town and not any(state.entrance):
        return True
    return state.decks_were_empty and not state.any_hero_moved


def machinations(game: BossMonster) -> None:
    """Variant: a player who gained no soul in this round may draw a card (BM-24.8)."""
    gained = game.state.souls_gained
    if MACHINATIONS in game.state.variants:
        go_to_due_seat(game, "machinate", lambda seat: gained[seat] == 0, then="new_round")
    else:
        go_to(game, "new_round")


def machinate(game: BossMonster) -> AnyProcedure:
    """Ask whether the player draws a room card, a spell, or nothing."""
    seat = game.state.active_seat
    answer = yield from ask(seat, "machinations", (DRAW_ROOM, DRAW_SPELL, PASS))
    if answer == DRAW_ROOM:
        game.draw_rooms(seat, 1)
    elif answer == DRAW_SPELL:
        game.draw_spells(seat, 1)
    go_to_next_seat(game, "machinations", "new_round")


def new_round(game: BossMonster) -> None:
    """The facts of the round are forgotten, and the next round begins."""
    forget_round(game)
    go_to(game, "begin_round")


# --- parts of these steps


def rooms_to_destroy(game: BossMonster, seat: Seat) -> int:
    """The number of rooms that effects make a player destroy at the end of the round."""
    return effect_total(game.state.lasting_effects, EffectKind.DESTROY_ROOM_AT_ROUND_END, seat)


def end_lasting_effects(game: BossMonster) -> None:
    """Lasting effects end and deactivated rooms are reactivated (BM-20.2, BM-20.3)."""
    state = game.state
    if state.deactivated or has_kind(state.lasting_effects, EffectKind.SILENCED):
        game.rooms_changed()
    for room in state.deactivated:
        game.emit(RoomReactivated, game.owner(room), room)
    state.deactivated = []
    state.lasting_effects = after_round_end(state.lasting_effects)
    state.used_this_round, state.rooms_entered, state.maze_visits = [], [], ()


def forget_round(game: BossMonster) -> None:
    """Forget the facts of the round that is over."""
    state = game.state
    players = state.players
    state.souls_gained, state.rooms_lost_count = [0] * players, [0] * players
    state.heroes_entered_count, state.heroes_lured_count = [0] * players, [0] * players
    state.lasting_effects = after_new_round(state.lasting_effects)
    state.spells_played = {}
    state.any_hero_moved = False
    state.not_promotable, state.survivors, state.card_memory = [], [], {}
    if state.new_items:
        state.new_items = []
        game.rooms_changed()
