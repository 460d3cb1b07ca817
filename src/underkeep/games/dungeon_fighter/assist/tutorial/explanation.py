"""The answer to *Why?* at any decision of the learner: what the proposed option is good for, or that the rules ask for
the decision. The texts are in the message file `dungeon_fighter_tutorial`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.dungeon_fighter.assist.decision_clauses import CLAUSES
from underkeep.games.dungeon_fighter.assist.tutorial import hint_values as values
from underkeep.games.dungeon_fighter.assist.tutorial import later_values as later
from underkeep.games.dungeon_fighter.assist.tutorial.context import TutorialContext
from underkeep.games.dungeon_fighter.assist.tutorial.hint_values import PREFIX, HintWriter
from underkeep.games.dungeon_fighter.options import ChooseColour, Declare, Give, Recover

RULES = "why-rules"
"""The subject of the answer at decisions for which the tutorial has no advice of its own."""


def explain_decision(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> Hint:
    """Return the answer to *Why?*"""
    context = TutorialContext(observation, decision, events)
    writer = HintWriter(context, renderer.for_viewer(decision.seat))
    subject, message_values = _subject(writer)
    return Hint(
        WHY,
        sentence(writer.renderer.message(f"{PREFIX}-{subject}", **message_values)),
        clauses=CLAUSES.get(decision.kind, ()),
        proposal=() if subject == RULES else context.proposed_option.anchors,
    )


def _subject(writer: HintWriter) -> tuple[str, Values]:
    """Return the subject of the answer, and the values of its message."""
    answer = ANSWERS.get(writer.context.kind)
    return (RULES, {}) if answer is None else answer(writer)


def _die_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain a colour by its ability, and the choice between recovered and white dice by its price."""
    context = writer.context
    if values.has_open_colour(context):
        return "ability", values.ability_values(writer)
    return ("recover", values.recovery_values(writer)) if Recover() in context.decision.options else ("dice", {})


def _declaration_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain a weapon or the roundhouse, where there is one to declare."""
    options = writer.context.decision.options
    has_choice = any(isinstance(option, Declare) and (option.weapons or option.roundhouse) for option in options)
    return ("weapon", values.weapon_values(writer)) if has_choice else (RULES, {})


def _throw_answer(writer: HintWriter) -> tuple[str, Values]:
    """Give the numbers of a good throw; where numbers are not enough, explain the technique or how to aim."""
    context = writer.context
    if values.can_be_dialled(context):
        return ("technique-numbers" if context.required else "numbers"), values.aim_values(writer)
    return ("technique", values.technique_values(writer)) if context.required else ("aim", {})


def _gift_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain the hero to whom a card is given."""
    is_gift = isinstance(writer.context.proposed_option, Give)
    return ("gift", later.gift_values(writer)) if is_gift else (RULES, {})


def _scar_answer(writer: HintWriter) -> tuple[str, Values]:
    """Explain the ability to cover with a scar."""
    is_colour = isinstance(writer.context.proposed_option, ChooseColour)
    return ("scar", later.scar_values(writer)) if is_colour else (RULES, {})


ANSWERS: Mapping[str, Callable[[HintWriter], tuple[str, Values]]] = {
    "path": lambda writer: ("next-path", values.path_values(writer)),
    "freebie": _gift_answer,
    "flee": lambda writer: ("flee", values.flight_values(writer)),
    "iceberg": lambda writer: ("iceberg", {}),
    "toss": lambda writer: ("toss", values.toss_values(writer)),
    "die": _die_answer,
    "declare": _declaration_answer,
    "throw": _throw_answer,
    "cube": lambda writer: ("cube", {}),
    "careless": lambda writer: ("careless", values.again_values(writer)),
    "react": lambda writer: ("cards", values.card_choice_values(writer)),
    "curio": lambda writer: ("cards", values.card_choice_values(writer)),
    "again": lambda writer: ("cards", values.card_choice_values(writer)),
    "scar": _scar_answer,
    "trophy": lambda writer: ("trophy", {}),
    "trade": lambda writer: ("trade", {}),
    "buy": lambda writer: ("buy", later.purchase_values(writer)),
}
"""The answers by the kind of decision; the rules are the answer at every other kind."""
