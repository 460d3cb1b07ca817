"""The topics of the tutorial, in the order in which the proposed game reaches them.

A topic has a condition over the context of a decision and no place in a script: a learner who does not follow the
proposal gets hints about what really happens. The texts are in the message file `super_boss_monster_tutorial`, under
`super-tutorial-<id>`, because the messages of Boss Monster's tutorial are loaded as well.
"""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.capabilities.tutorial import Hint
from underkeep.core.capabilities.tutorial_topics import Topic, write_hints
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.assist.tutorial.hint_values import (
    advanced_cards,
    bait_values,
    boss_anchors,
    damage_values,
    dungeon_values,
    entering_values,
    face_down_anchors,
    goodbye_values,
    hand_anchors,
    helpful_spell_anchors,
    helpful_spell_values,
    hero_anchors,
    hero_and_room_anchors,
    other_result_values,
    other_results,
    soul_values,
    spell_anchors,
    town_anchors,
    town_values,
    wound_values,
)
from underkeep.games.boss_monster.events import HeroDied, HeroSurvived
from underkeep.games.super_boss_monster.assist.tutorial.context import CityTutorialContext
from underkeep.games.super_boss_monster.assist.tutorial.hint_values import (
    CityHintWriter,
    advanced_anchors,
    advanced_values,
    advice_anchors,
    city_anchors,
    counter_values,
    first_minion_values,
    first_spell_values,
    goal_values,
    hand_values,
    kept_boss_values,
    location_anchors,
    location_values,
    market_anchors,
    market_values,
    minion_values,
    room_values,
    score_values,
    summons_values,
    waiting_anchors,
    waiting_values,
)

LAST_ROUND = 3
"""The round in which the tutorial ends."""


def tutorial_hints(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> list[Hint]:
    """Return the hints for a decision of the learner, and none after the last round of the tutorial."""
    if observation.state.round > LAST_ROUND or observation.state.over or observation.viewer != decision.seat:
        return []
    context = CityTutorialContext(observation, decision, events)
    writer = CityHintWriter(context, renderer.for_viewer(decision.seat))
    return write_hints(TOPICS, context, writer, "super-tutorial")


# --- conditions -----------------------------------------------------------------------------------------


def _is_choosing_boss(context: CityTutorialContext) -> bool:
    return context.kind == "choose-boss"


def _is_first_room(context: CityTutorialContext) -> bool:
    return context.kind == "first-room"


def _is_first_market(context: CityTutorialContext) -> bool:
    return context.kind == "market" and context.round == 1


def _is_first_sending(context: CityTutorialContext) -> bool:
    return context.kind == "send-minion" and context.round == 1


def _is_first_window(context: CityTutorialContext) -> bool:
    return context.kind == "window" and context.round == 1


def _has_spells(context: CityTutorialContext) -> bool:
    return _is_first_window(context) and bool(context.state.spell_hand[context.me])


def _is_first_build(context: CityTutorialContext) -> bool:
    return context.can_build and context.round == 1


def _has_first_placed(context: CityTutorialContext) -> bool:
    return context.has_placed and context.round == 1


def _is_putting_counter(context: CityTutorialContext) -> bool:
    return context.kind == "put-counter" and context.best_counter is not None


def _is_summoning(context: CityTutorialContext) -> bool:
    return context.best_dungeon is not None


def _have_minions_acted(context: CityTutorialContext) -> bool:
    return context.is_bait_over and bool(context.first_minions)


def _has_helpful_spell(context: CityTutorialContext) -> bool:
    return context.helpful_spell is not None


def _is_responding(context: CityTutorialContext) -> bool:
    return context.kind == "respond" and bool(context.state.waiting_effects)


def _has_soul(context: CityTutorialContext) -> bool:
    return any(event.dungeon == context.me for event in context.events_of(HeroDied))


def _has_wound(context: CityTutorialContext) -> bool:
    return any(event.dungeon == context.me for event in context.events_of(HeroSurvived))


def _has_other_result(context: CityTutorialContext) -> bool:
    return bool(other_results(context))


def _is_second_round(context: CityTutorialContext) -> bool:
    return context.is_new_round and context.round == 2


def _is_second_sending(context: CityTutorialContext) -> bool:
    return context.kind == "send-minion" and context.round == 2


def _are_heroes_waiting(context: CityTutorialContext) -> bool:
    return context.kind == "send-minion" and bool(context.heroes_in_locations)


def _is_second_build(context: CityTutorialContext) -> bool:
    return context.can_build and context.round == 2


def _holds_advanced(context: CityTutorialContext) -> bool:
    return _is_second_build(context) and bool(advanced_cards(context))


def _has_second_placed(context: CityTutorialContext) -> bool:
    return context.has_placed and context.round == 2


def _is_goodbye(context: CityTutorialContext) -> bool:
    return context.is_new_round and context.round == LAST_ROUND


# --- topics ---------------------------------------------------------------------------------------------

TOPICS: tuple[Topic[CityTutorialContext, CityHintWriter], ...] = (
    # the boss and the first room
    Topic("welcome", _is_choosing_boss),
    Topic("goal", _is_choosing_boss, goal_values, clauses=("SBM-14.4", "SBM-14.5", "SBM-14.6")),
    Topic("boss", _is_choosing_boss, kept_boss_values, advice_anchors, ("SBM-4.4", "SBM-4.6"), proposes=True),
    Topic("hand", _is_first_room, hand_values, hand_anchors, ("SBM-4.7", "SBM-17.1")),
    Topic("first-room", _is_first_room, room_values, advice_anchors, ("SBM-4.10", "SBM-4.11"), proposes=True),
    # the first town phase
    Topic("town", _is_first_market, town_values, town_anchors, ("SBM-6.3", "SBM-17.5")),
    Topic("bait-rule", _is_first_market, anchors=town_anchors, clauses=("SBM-12.3", "SBM-12.5", "SBM-12.7")),
    Topic("market", _is_first_market, market_values, market_anchors, ("SBM-6.2", "SBM-6.13"), proposes=True),
    Topic("city", _is_first_sending, anchors=city_anchors, clauses=("SBM-6.14", "SBM-6.15", "SBM-6.18")),
    Topic("minion", _is_first_sending, minion_values, advice_anchors, ("SBM-3.12", "SBM-7.1"), proposes=True),
    # the first build phase
    Topic("spells", _has_spells, first_spell_values, spell_anchors, ("SBM-10.1", "SBM-10.3")),
    Topic("pass", _is_first_window, clauses=("SBM-10.4", "SBM-10.7")),
    Topic("build", _is_first_build, room_values, advice_anchors, ("SBM-8.1", "SBM-8.2", "SBM-13.3"), proposes=True),
    Topic(
        "placed", _has_first_placed, anchors=face_down_anchors, clauses=("SBM-8.7", "SBM-8.8"), stop=_has_first_placed
    ),
    Topic("counter", _is_putting_counter, counter_values, advice_anchors, ("SBM-15.1", "SBM-15.4"), proposes=True),
    # the first heroes
    Topic("minions", _have_minions_acted, first_minion_values, clauses=("SBM-11.1", "SBM-11.5")),
    Topic("bait", lambda context: context.is_bait_over, bait_values, clauses=("SBM-12.5", "SBM-12.7", "SBM-12.8")),
    Topic(
        "entering",
        lambda context: context.is_first_entering,
        entering_values,
        hero_anchors,
        ("SBM-13.1", "SBM-13.2", "SBM-10.9"),
        lambda context: context.is_first_entering,
    ),
    Topic("respond", _is_responding, waiting_values, waiting_anchors, ("SBM-10.4", "SBM-10.6"), proposes=True),
    Topic("spell", _has_helpful_spell, helpful_spell_values, helpful_spell_anchors, ("SBM-10.1",), proposes=True),
    Topic(
        "damage",
        lambda context: context.is_first_damage,
        damage_values,
        hero_and_room_anchors,
        ("SBM-13.5", "SBM-13.6"),
        lambda context: context.is_first_damage,
    ),
    Topic("soul", _has_soul, soul_values, boss_anchors, ("SBM-13.7", "SBM-13.9")),
    Topic("wound", _has_wound, wound_values, boss_anchors, ("SBM-13.8", "SBM-13.14")),
    Topic("theirs", _has_other_result, other_result_values, clauses=("SBM-13.7", "SBM-13.8")),
    # the second round
    Topic("round", _is_second_round, score_values, clauses=("SBM-5.4", "SBM-14.2", "SBM-14.3")),
    Topic("market-again", _is_second_round, market_values, market_anchors, ("SBM-6.13",), proposes=True),
    Topic("locations", _are_heroes_waiting, location_values, location_anchors, ("SBM-6.7", "SBM-7.2", "SBM-7.3")),
    Topic("minion-again", _is_second_sending, minion_values, advice_anchors, ("SBM-3.12",), proposes=True),
    Topic("advanced", _holds_advanced, advanced_values, advanced_anchors, ("SBM-8.5", "SBM-16.1")),
    Topic("build-again", _is_second_build, room_values, advice_anchors, ("SBM-8.2", "SBM-8.10"), proposes=True),
    Topic("level", _has_second_placed, dungeon_values, boss_anchors, ("SBM-9.2", "SBM-9.5"), _has_second_placed),
    Topic("tools", _has_second_placed),
    Topic("summon", _is_summoning, summons_values, advice_anchors, ("SBM-7.2", "SBM-7.3"), proposes=True),
    # the end of the tutorial
    Topic("goodbye", _is_goodbye, goodbye_values, clauses=("SBM-14.4", "SBM-14.5")),
)
