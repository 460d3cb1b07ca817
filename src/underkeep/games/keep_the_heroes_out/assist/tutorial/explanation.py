"""The answer to *Why?* at any decision of the learner: what the proposed option is good for, or that the rules ask for
the decision. The texts are in the message file `keep_the_heroes_out_tutorial`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.keep_the_heroes_out.assist.decision_clauses import CLAUSES
from underkeep.games.keep_the_heroes_out.assist.tutorial.context import TutorialContext
from underkeep.games.keep_the_heroes_out.assist.tutorial.hint_values import (
    HintWriter,
    active_values,
    attack_values,
    discard_values,
    gamble_values,
    kept_values,
    play_values,
    proposed_values,
)
from underkeep.games.keep_the_heroes_out.options import ChooseCard, PlayCard

RULES = "why-rules"
"""The subject of the answer at decisions for which the tutorial has no advice of its own."""


def explain_decision(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> Hint:
    """Return the answer to *Why?*"""
    context = TutorialContext(observation, decision, events)
    writer = HintWriter(context, renderer.for_viewer(decision.seat))
    subject, values = _subject(writer)
    return Hint(
        WHY,
        sentence(writer.renderer.message(f"keep-tutorial-{subject}", **values)),
        clauses=CLAUSES.get(decision.kind, ()),
        proposal=() if subject == RULES else context.proposed_option.anchors,
    )


def _subject(writer: HintWriter) -> tuple[str, Values]:
    """Return the subject of the answer, and the values of its message."""
    answer = ANSWERS.get(writer.context.kind)
    return (RULES, {}) if answer is None else answer(writer)


def _play_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain a card, a gamble, or the end of playing cards."""
    context = writer.context
    if isinstance(context.proposed_option, PlayCard):
        return "why-play", play_values(writer)
    return ("gamble", gamble_values(writer)) if context.is_gamble_proposed else ("end-cards", kept_values(writer))


def _action_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain an action of the card that is being played, or that its other actions are not worth taking."""
    is_over = writer.context.proposed_option == PASS
    return ("why-leave", {}) if is_over else ("why-act", proposed_values(writer))


def _discard_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain the card to discard."""
    is_card = isinstance(writer.context.proposed_option, ChooseCard)
    return ("discard", discard_values(writer)) if is_card else (RULES, {})


ANSWERS: Mapping[str, Callable[[HintWriter], tuple[str, Values]]] = {
    "first-monster": _action_answer,
    "play": _play_answer,
    "act": _action_answer,
    "summon": _action_answer,
    "exchange": lambda writer: ("exchange" if writer.context.state.hand[writer.context.me] else RULES, {}),
    "before-card": lambda writer: ("why-before-card", {}),
    "next-room": lambda writer: ("order", active_values(writer)),
    "defend": lambda writer: ("defend", attack_values(writer)),
    "discard": _discard_answer,
}
"""The answers by the kind of decision; the rules are the answer at every other kind."""
