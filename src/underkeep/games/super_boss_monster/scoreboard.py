"""The scoreboards of the solo game, with an entry for each boss: one of the normal and one of the challenge mode
(SBM-19.19 to SBM-19.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.scoreboards import Scoreboard, Scoreboards
from underkeep.core.state import Seat
from underkeep.games.boss_monster.cards.card_types import BOSS
from underkeep.games.boss_monster.cards.catalogue import BY_KEY, CARDS, SUPER, cards_of
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup.decks import is_used_in_solo
from underkeep.games.super_boss_monster.state import CHALLENGE, SOLO_SEAT, SuperBossMonsterState
from underkeep.games.super_boss_monster.text.events import title_text

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

_BOSSES = tuple(card.key for card in cards_of([SUPER], BOSS) if is_used_in_solo(card))
SOLO_BOARD = Scoreboard("solo", _BOSSES)
CHALLENGE_BOARD = Scoreboard(CHALLENGE, _BOSSES, {"variants": [CHALLENGE]})


def solo_results(state: SuperBossMonsterState) -> list[tuple[str, int]]:
    """Return the entry and the score of a finished solo game. A resigned game and a game with other sets have no result
    (SBM-19.22)."""
    if state.players > 1 or not state.over or state.resigning[SOLO_SEAT] or state.sets != [SUPER]:
        return []
    board = CHALLENGE_BOARD if CHALLENGE in state.variants else SOLO_BOARD
    boss = CARDS[state.faces[state.boss[SOLO_SEAT][0]]]
    return [(board.category(boss.key), SuperBossMonster(state).score(SOLO_SEAT))]


class SoloScoreboards(Scoreboards):
    """The best solo scores with each boss."""

    def all(self) -> tuple[Scoreboard, ...]:
        return SOLO_BOARD, CHALLENGE_BOARD

    def results(self, state: Any, seat: Seat) -> list[tuple[str, int]]:
        return solo_results(state)

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """Return the title that a solo game earns (SBM-19.20)."""
        if state.players > 1 or not state.over or state.resigning[SOLO_SEAT]:
            return ""
        return title_text(renderer, renderer.game.scores(state)[0], state.variants)

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        """Return the name of the boss of an entry."""
        return renderer.game.cards.text(renderer, BY_KEY[entry].face)[0]

    def result_text(self, renderer: TextRenderer, scoreboard: str, score: int) -> str:
        return title_text(renderer, score, (scoreboard,))


SCOREBOARDS = SoloScoreboards()
