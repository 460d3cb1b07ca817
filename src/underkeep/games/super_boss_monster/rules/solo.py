"""The solo game: how it ends (chapter 19)."""

from __future__ import annotations

from underkeep.games.boss_monster.lasting_effects import EffectKind, has_effect
from underkeep.games.boss_monster.rules.elimination import end_game
from underkeep.games.boss_monster.rules.round_end import WOUNDS_TO_LOSE
from underkeep.games.super_boss_monster.events import SoloOver
from underkeep.games.super_boss_monster.rules.verbs.city_queries import CityQueries
from underkeep.games.super_boss_monster.state import SOLO_SEAT

BY_WOUNDS, BY_TAVERN, BY_DECK = range(3)
"""How a solo game ends (SBM-19.15 to SBM-19.17)."""


def ends_by_wounds(game: CityQueries) -> bool:
    """Whether the player of a solo game has received the fifth wound in this round, or still has it: the game ends
    after the round, also if a wound was healed meanwhile (SBM-19.15). Extra Life puts it off for a round."""
    received = max(game.state.most_wounds[0], game.wound_count(SOLO_SEAT))
    return received >= WOUNDS_TO_LOSE and not has_effect(game.state.lasting_effects, EffectKind.CANNOT_LOSE, SOLO_SEAT)


def end_solo(game: CityQueries, why: int) -> None:
    """A solo game is over; a player with a negative score has not won (SBM-19.19, SBM-19.20)."""
    score = game.score(SOLO_SEAT)
    game.emit(SoloOver, why, score)
    end_game(game, [SOLO_SEAT] if score >= 0 else [])
