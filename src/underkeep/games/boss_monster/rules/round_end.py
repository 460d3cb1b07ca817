"""End of round and end of game (chapters 20 and 21)."""

from __future__ import annotations

from underkeep.core.decisions import PASS, Decision
from underkeep.core.procedures import AnyProcedure
from underkeep.games.boss_monster.events import Defeated
from underkeep.games.boss_monster.options import DRAW_ROOM, DRAW_SPELL
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.state import ENDING, ENDLESS, SPLITTING

SOULS_TO_WIN = 10
WOUNDS_TO_LOSE = 5
MACHINATIONS = "machinations"


def end_round(game: BossMonster) -> None:
    """The end of the round begins when everybody has had the adventure turn (BM-20.1)."""
    game.begin_phase(ENDING)
    game.go("end_effects", game.first())


def end_effects(game: BossMonster) -> None:
    """What cards do "at end of turn", player by player, while lasting effects still last."""
    forfeits = game.state.forfeits
    game.each_due("end_effects_of", lambda seat: forfeits[seat] or game.abilities(seat, "round_ends"), then="tidy_up")


def end_effects_of(game: BossMonster) -> AnyProcedure:
    """One player's effects at the end of the round."""
    seat = game.state.active
    yield from game.triggers(
        [
            (seat, source, ability, ())
            for source, ability in game.abilities(seat, "round_ends")
            if ability.only_if is None or ability.only_if(game, seat, source)
        ]
    )
    for _ in range(game.state.forfeits[seat]):
        rooms = game.breakable(game.active_rooms(seat))
        if rooms:
            room = yield from game.choose(seat, rooms, "destroy-room")
            yield from game.destroy([room], seat)
    game.each("end_effects", "tidy_up")


def tidy_up(game: BossMonster) -> None:
    """Lasting effects end and deactivated rooms wake up (BM-20.2, BM-20.3)."""
    game.settle()
    game.go("late_level_up", game.first())


def late_level_up(game: BossMonster) -> None:
    """Level ups that a deactivation has delayed (BM-7.4, BM-7.5)."""
    game.each_due("late_level_up_of", game.level_up_due, then="remove_damage")


def late_level_up_of(game: BossMonster) -> AnyProcedure:
    """One player's delayed level up."""
    yield from game.level_up(game.state.active)
    game.each("late_level_up", "remove_damage")


def remove_damage(game: BossMonster) -> None:
    """Heroes in town and at entrances recover (BM-20.4)."""
    game.state.damage = {}
    game.go("check_end")


def check_end(game: BossMonster) -> None:
    """Who wins, who is out, does the game go on? (BM-21.8)"""
    state = game.state
    endless = ENDLESS in state.variants
    left = game.seats()
    if SPLITTING in state.modules and not endless:
        # Five and six players with CRL: nobody is beaten (BM-23.1 to BM-23.4).
        if game.heroes_have_come() or somebody_has_ten(game):
            return game.win([best(game, left)])
    elif endless:
        if game.heroes_have_come():
            return game.win([best(game, left)])
    else:
        beaten = beaten_players(game)
        winners = winning_players(game, beaten)
        if winners:
            # The game ends, so nobody is eliminated: everything stays on the table (BM-22.1).
            for seat in beaten:
                game.emit(Defeated, seat, game.wound_count(seat))
            return game.win(winners)
        for seat in beaten:
            game.eliminate(seat)
        if heroes_exhausted(game):
            return game.win([best(game, game.seats())])
    game.go("machinations", game.first())


def beaten_players(game: BossMonster) -> list[int]:
    """The players whose wounds lose the game in this round (BM-21.2)."""
    state = game.state
    # Nobody can have five wounds with two heroes.
    return [
        seat
        for seat in game.seats()
        if (len(state.wounds[seat]) > 2 or state.extra_wounds[seat])
        and game.wound_count(seat) >= WOUNDS_TO_LOSE
        and not state.safe[seat]
    ]


def winning_players(game: BossMonster, beaten: list[int]) -> list[int]:
    """The winner, in a list, if ten souls or the losses of this round end the game (BM-21.8); else an empty list."""
    state = game.state
    left = game.seats()
    # Nobody can have ten souls with four heroes.
    with_ten_souls = [
        seat
        for seat in left
        if len(state.souls[seat]) > 4
        and seat not in beaten
        and game.soul_count(seat) >= SOULS_TO_WIN
        and not state.denied[seat]
    ]
    if with_ten_souls:
        return [best(game, with_ten_souls)]
    if len(beaten) == len(left):
        return [best(game, left)]
    unbeaten = [seat for seat in left if seat not in beaten]
    return unbeaten if len(unbeaten) == 1 else []


def somebody_has_ten(game: BossMonster) -> bool:
    """Whether ten souls end the game, as far as no card takes away what they bring in this round."""
    return any(game.soul_count(seat) >= SOULS_TO_WIN and not game.state.denied[seat] for seat in game.seats())


def best(game: BossMonster, seats: list[int]) -> int:
    """The most souls minus wounds; if equal, the lowest XP (BM-21.4, BM-21.5)."""
    order = game.state.turn_order
    return max(seats, key=lambda seat: (game.soul_count(seat) - game.wound_count(seat), order.index(seat)))


def heroes_exhausted(game: BossMonster) -> bool:
    """No hero can be distributed any more (BM-21.10)."""
    state = game.state
    if not game.heroes_have_come():
        return False
    if not state.town and not any(state.entrance):
        return True
    return state.decks_were_empty and not state.stirred


def machinations(game: BossMonster) -> None:
    """Variant: who gained no soul in this round may draw a card (BM-24.8)."""
    gained = game.state.gained
    if MACHINATIONS in game.state.variants:
        game.each_due("machinate", lambda seat: gained[seat] == 0, then="new_round")
    else:
        game.go("new_round")


def machinate(game: BossMonster) -> AnyProcedure:
    """A room card, a spell, or nothing."""
    seat = game.state.active
    answer = yield Decision(seat, "machinations", (DRAW_ROOM, DRAW_SPELL, PASS))
    if answer == DRAW_ROOM:
        game.draw_rooms(seat, 1)
    elif answer == DRAW_SPELL:
        game.draw_spells(seat, 1)
    game.each("machinations", "new_round")


def new_round(game: BossMonster) -> None:
    """What happened this round is forgotten."""
    game.forget_round()
    game.go("begin_round")
