"""The tutorial of Dungeon Fighter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.tutorial import Hint, Tutorial, TutorialSetup
from underkeep.games.dungeon_fighter.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.dungeon_fighter.assist.tutorial.explanation import explain_decision
from underkeep.games.dungeon_fighter.assist.tutorial.topics import tutorial_hints

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class FighterTutorial(Tutorial):
    """A game of two heroes, the learner's and a bot's, with topics that follow from what the learner sees."""

    setup = TutorialSetup(seed=174450, setup={"heroes": ["rysiek", "daniel"]}, bot="average", decks=TUTORIAL_DECKS)
    """The seed was found by dealing many of them. The learner leads and can choose a room without demands, the bot
    throws first, and the first monster wants no technique. The second room gives Ramboril away for nothing, and the
    second monster demands the technique of this weapon anyway. The stall opens after three rooms. The bot is of average
    skill, so that the learner throws often and a fight is still won by a learner who misses much."""

    def hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        return tutorial_hints(renderer, observation, decision, events)

    def explain(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> Hint:
        return explain_decision(renderer, observation, decision, events)


TUTORIAL = FighterTutorial()
