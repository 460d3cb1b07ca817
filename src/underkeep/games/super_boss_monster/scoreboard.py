"""Solo games against one's own best scores: with each boss, the challenge mode apart (SBM-19.19 to SBM-19.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.scoreboards import Scoreboard, Scoreboards
from underkeep.games.boss_monster.cards.card_types import BOSS
from underkeep.games.boss_monster.cards.catalogue import BY_KEY, CARDS, SUPER, cards_of
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.setup.decks import plays_alone
from underkeep.games.super_boss_monster.state import CHALLENGE, SuperBossMonsterState
from underkeep.games.super_boss_monster.text.options import say_title

if TYPE_CHECKING:
    from underkeep.core.text import TextRenderer

_BOSSES = tuple(card.key for card in cards_of([SUPER], BOSS) if plays_alone(card))
SOLO = Scoreboard("solo", _BOSSES)
IN_CHALLENGE = Scoreboard(CHALLENGE, _BOSSES, {"variants": [CHALLENGE]})
CONTESTS = (SOLO, IN_CHALLENGE)


def achieved(state: SuperBossMonsterState) -> list[tuple[str, int]]:
    """With which boss a solo game was finished, and the score. A player who has given up has achieved nothing, and a
    game with other sets is compared with none (SBM-19.22)."""
    if state.players > 1 or not state.over or state.leaving[0] or state.content != [SUPER]:
        return []
    contest = IN_CHALLENGE if CHALLENGE in state.variants else SOLO
    boss = CARDS[state.faces[state.boss[0][0]]]
    return [(contest.category(boss.key), SuperBossMonster(state).score(0))]


def say_entry(renderer: TextRenderer, entry: str) -> str:
    """The name of a boss."""
    return renderer.game.cards.text(renderer, BY_KEY[entry].face)[0]


class SoloScoreboards(Scoreboards):
    """The best solo scores with each boss."""

    def all(self) -> tuple[Scoreboard, ...]:
        return CONTESTS

    def results(self, state: Any, seat: int) -> list[tuple[str, int]]:
        return achieved(state)

    def result_headline(self, renderer: TextRenderer, state: Any) -> str:
        """Return the title that a solo game earns (SBM-19.20)."""
        if state.players > 1 or not state.over or state.leaving[0]:
            return ""
        return say_title(renderer, renderer.game.scores(state)[0], state.variants)

    def entry_text(self, renderer: TextRenderer, entry: str) -> str:
        return say_entry(renderer, entry)

    def result_text(self, renderer: TextRenderer, scoreboard: str, score: int) -> str:
        return say_title(renderer, score, (scoreboard,))


SCOREBOARDS = SoloScoreboards()
