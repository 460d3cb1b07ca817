"""The end of a round and of the game, and scoring (chapter 14)."""

from __future__ import annotations

from underkeep.games.boss_monster.rules.round_end import somebody_has_ten
from underkeep.games.super_boss_monster.events import FirstPlayer
from underkeep.games.super_boss_monster.rules.rules import BY_DECK, BY_WOUNDS, SuperBossMonster


def tidy_up(game: SuperBossMonster) -> None:
    """What lasted until the end of the round ends, and heroes lose their damage (SBM-14.2)."""
    state = game.state
    game.settle()
    state.damage, state.memory = {}, {}
    state.stunned = []
    state.overtime, state.brute = [0] * state.players, [0] * state.players
    game.go("pass_marker")


def pass_marker(game: SuperBossMonster) -> None:
    """Heroes who do not stay leave the town, the marker passes clockwise, the minions go home (SBM-5.4, SBM-14.3)."""
    state = game.state
    game.leave_town()
    if state.over:
        return
    order = state.turn_order
    state.turn_order = order[1:] + order[:1]
    while state.out[state.turn_order[0]]:
        state.turn_order = state.turn_order[1:] + state.turn_order[:1]
    game.forget_seat_orders()
    game.take_minions_back()
    game.go("check_end", game.first_seat())


def check_end(game: SuperBossMonster) -> None:
    """The end of the game is checked after a full round (SBM-14.1, SBM-14.4, SBM-14.5)."""
    if game.is_solo:
        if game.ends_by_wounds():
            return game.end_solo(BY_WOUNDS)
        if game.hero_decks_are_empty():
            return game.end_solo(BY_DECK)
    elif game.hero_decks_are_empty() or somebody_has_ten(game):
        return game.win(game.best_seats())
    if not game.is_solo:
        game.emit(FirstPlayer, game.first_seat())
    game.go("new_round")
    return None
