"""The tutorial of Super Boss Monster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.tutorial import Hint, Tutorial, TutorialSetup
from underkeep.games.super_boss_monster.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.super_boss_monster.assist.tutorial.explanation import explain_decision
from underkeep.games.super_boss_monster.assist.tutorial.topics import tutorial_hints

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class SuperBossMonsterTutorial(Tutorial):
    """A game for two with topics that follow from what the learner sees."""

    setup = TutorialSetup(seed=200423, decks=TUTORIAL_DECKS)
    """The seed was found by playing many of them. In the first round the minion's treasure lures a hero, the other
    player stuns a room, and a spell wins the soul nevertheless; in the second round an advanced room fits, and a hero
    who had to leave the town is summoned and dies."""

    def hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        return tutorial_hints(renderer, observation, decision, events)

    def explain(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> Hint:
        return explain_decision(renderer, observation, decision, events)


TUTORIAL = SuperBossMonsterTutorial()
