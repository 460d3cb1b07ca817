"""The tutorial of Keep the Heroes Out!"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from underkeep.core.capabilities.tutorial import Hint, Tutorial, TutorialSetup
from underkeep.games.keep_the_heroes_out.assist.tutorial.decks import TUTORIAL_DECKS
from underkeep.games.keep_the_heroes_out.assist.tutorial.explanation import explain_decision
from underkeep.games.keep_the_heroes_out.assist.tutorial.topics import tutorial_hints

if TYPE_CHECKING:
    from underkeep.core.decisions import Decision
    from underkeep.core.events import Event
    from underkeep.core.table import Observation
    from underkeep.core.text import TextRenderer


class KeepTutorial(Tutorial):
    """A game for two on the first page of the Dungeon Book: the learner has the Skeletons, a bot has the Rats."""

    setup = TutorialSetup(
        seed=18,
        setup={"scenario": "frogs", "level": "family", "clans": ("skeletons", "rats")},
        decks=TUTORIAL_DECKS,
    )
    """The seed was found by playing many of them: in the first turn a bone becomes a loot card, and in its raid a
    defence saves the only guard of a treasure; in the second turn a gamble succeeds, and a resting hero falls. The
    game is won by following the proposals to its end."""

    def hints(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> list[Hint]:
        return tutorial_hints(renderer, observation, decision, events)

    def explain(
        self, renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
    ) -> Hint:
        return explain_decision(renderer, observation, decision, events)


TUTORIAL = KeepTutorial()
