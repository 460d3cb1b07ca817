"""The answer to *Why?* at any decision of the learner: what the forecast says for the proposed option, or which rules
ask for the decision. The texts are in the message file `boss_monster_tutorial`, under `tutorial-why-<subject>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from underkeep.core.capabilities.tutorial import WHY, Hint
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
from underkeep.games.boss_monster.assist.clauses import CLAUSES_BY_DECISION
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS, Forecast
from underkeep.games.boss_monster.assist.tutorial.context import TutorialContext
from underkeep.games.boss_monster.assist.tutorial.hint_values import HintWriter
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.state import SETUP


def explain_decision(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> Hint:
    """Return the answer to *Why?*"""
    context = TutorialContext(observation, decision, events)
    writer = HintWriter(context, renderer.for_viewer(decision.seat))
    subject, values = _subject(writer)
    return Hint(
        WHY,
        sentence(writer.renderer.message(f"tutorial-why-{subject}", **values)),
        clauses=CLAUSES_BY_DECISION.get(decision.kind, ()),
        proposal=() if subject == "rules" else context.proposed_option.anchors,
    )


def _subject(writer: HintWriter) -> tuple[str, Values]:
    """Return the subject of the answer, and the values of its message."""
    context = writer.context
    if context.can_build or context.kind == "first-room":
        return "build", _build_values(writer)
    if context.kind == "build-turn":
        return "turn", {}
    if context.kind in ("window", "respond"):
        return ("hero", _hero_values(writer)) if context.hero in context.forecasts else ("window", {})
    return "rules", {}


def _build_values(writer: HintWriter) -> Values:
    """Compare what the heroes would do with the proposed room and without it."""
    context = writer.context
    place = context.best_room
    if place is None:
        nothing: Values = {"any": "no", "setup": "no", "card": "", "damage": 0, "change": "none"}
        return {**nothing, **_counts((), "then"), **_counts((), "now")}
    then = _counts(_own(context, context.forecasts_if_built(place).values()), "then")
    now = _counts(() if context.state.phase == SETUP else _own(context, context.forecasts.values()), "now")
    return {
        "any": "yes",
        "setup": yes_no(context.state.phase == SETUP),
        "card": writer.card_name(place.card),
        "damage": CARDS[context.state.faces[place.card]].damage,
        "change": _change(then, now),
        **then,
        **now,
    }


def _change(then: dict[str, int], now: dict[str, int]) -> str:
    """Return whether the proposed room changes the outcome of the round, and whether it only lets more heroes through.
    Then no other room would be better, because the proposed one is the best of all."""
    souls, wounds = then["souls_then"] - now["souls_now"], then["wounds_then"] - now["wounds_now"]
    if souls <= 0 and wounds > 0:
        return "worse"
    return "some" if souls or wounds else "none"


def _own(context: TutorialContext, forecasts: Iterable[Forecast]) -> list[Forecast]:
    """Return the forecasts for the learner's dungeon."""
    return [forecast for forecast in forecasts if forecast.seat == context.me]


def _counts(forecasts: Iterable[Forecast], when: str) -> dict[str, int]:
    """Return how many heroes would die and how many would reach the boss."""
    ends = Counter(forecast.end for forecast in forecasts)
    return {f"souls_{when}": ends[DIES], f"wounds_{when}": ends[REACHES_BOSS]}


def _hero_values(writer: HintWriter) -> Values:
    """Describe how the walk of the hero ends if everybody passes, and the spell that would change it."""
    context = writer.context
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
