"""The answer to *Why?* at any decision of the learner: the advice of the narrator for this kind of decision, what the
forecast says for the hero in focus, or that the rules ask for the decision. The last two are worded as in Boss Monster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS
from underkeep.games.super_boss_monster.assist.clauses import decision_clauses
from underkeep.games.super_boss_monster.assist.tutorial.context import CityTutorialContext
from underkeep.games.super_boss_monster.assist.tutorial.hint_values import (
    CityHintWriter,
    counter_values,
    kept_boss_values,
    market_values,
    minion_values,
    room_values,
    summons_values,
)

ADVICE: Mapping[str, tuple[str, Callable[[CityHintWriter], Values]]] = {
    "choose-boss": ("super-tutorial-boss", kept_boss_values),
    "first-room": ("super-tutorial-first-room", room_values),
    "market": ("super-tutorial-market-again", market_values),
    "send-minion": ("super-tutorial-minion-again", minion_values),
    "build-turn": ("super-tutorial-build-again", room_values),
    "put-counter": ("super-tutorial-counter", counter_values),
    "summon-hero": ("super-tutorial-summon", summons_values),
}
"""The message with the advice for each kind of decision that has one, and its values."""


def explain_decision(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> Hint:
    """Return the answer to *Why?*"""
    context = CityTutorialContext(observation, decision, events)
    writer = CityHintWriter(context, renderer.for_viewer(decision.seat))
    message, values = _message(writer)
    return Hint(
        WHY,
        sentence(writer.renderer.message(message, **values)),
        clauses=tuple(decision_clauses(decision.kind)),
        proposal=() if message == "tutorial-why-rules" else context.proposed_option.anchors,
    )


def _message(writer: CityHintWriter) -> tuple[str, Values]:
    """Return the message of the answer and its values."""
    context = writer.city
    if context.kind in ADVICE and (context.kind != "summon-hero" or context.best_dungeon is not None):
        message, values = ADVICE[context.kind]
        return message, values(writer)
    if context.kind in ("window", "respond"):
        has_forecast = context.hero in context.forecasts
        return ("tutorial-why-hero", _hero_values(writer)) if has_forecast else ("tutorial-why-window", {})
    return "tutorial-why-rules", {}


def _hero_values(writer: CityHintWriter) -> Values:
    """Describe how the walk of the hero ends if everybody passes, and the spell that would change it."""
    context = writer.city
    hero, spell = context.hero, context.helpful_spell
    assert hero is not None
    forecast = context.forecasts[hero]
    return {
        "hero": writer.card_name(hero),
        "end": forecast.end,
        "place": forecast.place,
        "good": yes_no(forecast.end == (DIES if context.is_own_turn else REACHES_BOSS)),
        "spell": "" if spell is None else writer.card_name(spell.card),
        "helps": yes_no(spell is not None),
        **writer.seat_values("dungeon", context.state.active_seat),
    }
