"""The end of a round and of the game, and scoring (chapter 14)."""

from __future__ import annotations

from underkeep.core.state import Seat
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.rules.elimination import end_game
from underkeep.games.boss_monster.rules.round_end import end_lasting_effects, forget_round, has_player_with_ten_souls
from underkeep.games.boss_monster.rules.round_start import are_hero_decks_empty
from underkeep.games.boss_monster.rules.sequence import go_to
from underkeep.games.super_boss_monster.events import FirstPlayer
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.rules.solo import BY_DECK, BY_WOUNDS, end_solo, ends_by_wounds


def new_round(game: SuperBossMonster) -> None:
    """The facts of the round are forgotten; the wounds of a past round count only as far as they are still there
    (SBM-19.15)."""
    forget_round(game)
    game.state.most_wounds = [0] * game.state.players
    go_to(game, "begin_round")


def tidy_up(game: SuperBossMonster) -> None:
    """Lasting effects end, and heroes lose their damage (SBM-14.2)."""
    state = game.state
    end_lasting_effects(game)
    state.damage_taken, state.card_memory = {}, {}
    go_to(game, "pass_marker")


def pass_marker(game: SuperBossMonster) -> None:
    """Heroes that do not stay leave the town, the marker passes clockwise, the minions go home (SBM-5.4, SBM-14.3)."""
    state = game.state
    leave_town(game)
    if state.over:
        return
    order = state.turn_order
    state.turn_order = order[1:] + order[:1]
    while state.eliminated[state.turn_order[0]]:
        state.turn_order = state.turn_order[1:] + state.turn_order[:1]
    game.forget_seat_orders()
    take_minions_back(game)
    go_to(game, "check_end", game.first_seat())


def check_end(game: SuperBossMonster) -> None:
    """The end of the game is checked after a full round (SBM-14.1, SBM-14.4, SBM-14.5)."""
    if game.is_solo:
        if ends_by_wounds(game):
            return end_solo(game, BY_WOUNDS)
        if are_hero_decks_empty(game):
            return end_solo(game, BY_DECK)
    elif are_hero_decks_empty(game) or has_player_with_ten_souls(game):
        return end_game(game, best_seats(game))
    if not game.is_solo:
        game.emit(FirstPlayer, game.first_seat())
    go_to(game, "new_round")
    return None


# --- parts of these steps


def leave_town(game: SuperBossMonster) -> None:
    """Some heroes do not stay in town at the end of a round (card data)."""
    for hero in list(game.state.town):
        ability = HEROES[game.state.faces[hero]].leaves_town
        if ability is not None:
            game.state.town.remove(hero)
            game.to_location(hero, ability.effect(game, hero))


def take_minions_back(game: SuperBossMonster) -> None:
    """All minions go home (SBM-14.3)."""
    game.state.minion_space = [None] * game.state.players


def best_seats(game: SuperBossMonster) -> list[Seat]:
    """The seats with the highest score, and of those the highest XP (SBM-14.6, SBM-14.7)."""
    seats = game.seats()
    highest = max((game.score(seat), game.xp(seat)) for seat in seats)
    return [seat for seat in seats if (game.score(seat), game.xp(seat)) == highest]
