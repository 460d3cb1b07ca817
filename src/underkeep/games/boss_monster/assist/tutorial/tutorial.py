"""The tutorial of Boss Monster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.tutorial import Hint, Tutorial, TutorialSetup
from underkeep.games.boss_monster.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.boss_monster.assist.tutorial.explanation import explain_decision
from underkeep.games.boss_monster.assist.tutorial.topics import tutorial_hints

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class BossMonsterTutorial(Tutorial):
    """A game for two with topics that follow from what the learner sees."""

    setup = TutorialSetup(seed=6637, decks=TUTORIAL_DECKS)
    """The seed was found by playing many of them: the learner has monster, trap and advanced rooms, and both players
    win a soul in the first round; in the second round an advanced room fits, and a spell saves the learner."""

    def hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        return tutorial_hints(renderer, observation, decision, events)

    def explain(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> Hint:
        return explain_decision(renderer, observation, decision, events)


TUTORIAL = BossMonsterTutorial()
