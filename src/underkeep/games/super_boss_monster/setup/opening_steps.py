"""The steps of setup that differ from those of Boss Monster (chapters 4 and 19)."""

from __future__ import annotations

from underkeep.games.boss_monster.rules.sequence import go_to
from underkeep.games.boss_monster.setup import opening_steps as boss_opening_steps
from underkeep.games.boss_monster.setup.setup import deal_hand
from underkeep.games.super_boss_monster.events import CardsLeftOut
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster


def leave_cards_out(game: SuperBossMonster) -> None:
    """Report the cards that a solo game leaves out (SBM-19.22)."""
    game.emit(CardsLeftOut, game.state.left_out)
    go_to(game, "choose_boss")


def meet_bosses(game: SuperBossMonster) -> None:
    """Reveal the bosses, and deal a starting hand to every player (SBM-4.7)."""
    boss_opening_steps.meet_bosses(game)
    for seat in sorted(game.seats()):
        deal_hand(game.state, seat)
