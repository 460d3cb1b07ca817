"""The topics of the tutorial, in the order in which the proposed game reaches them.

A topic has a condition over the context of a decision and no place in a script: a learner who does not follow the
proposal gets hints about what really happens. The texts are in the message file `boss_monster_tutorial`, under
`tutorial-<id>`.
"""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.capabilities.tutorial import Hint
from underkeep.core.capabilities.tutorial_topics import Topic, write_hints
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.assist.tutorial.context import TutorialContext
from underkeep.games.boss_monster.assist.tutorial.hint_values import (
    HintWriter,
    advanced_cards,
    advanced_room_anchors,
    advanced_room_values,
    advice_anchors,
    bait_values,
    boss_anchors,
    boss_values,
    damage_values,
    dungeon_values,
    entering_values,
    face_down_anchors,
    goal_values,
    goodbye_values,
    hand_anchors,
    held_spell_values,
    helpful_spell_anchors,
    helpful_spell_values,
    hero_anchors,
    hero_and_room_anchors,
    other_result_values,
    other_results,
    reveal_values,
    room_values,
    score_values,
    soul_values,
    spell_anchors,
    town_anchors,
    town_values,
    wound_values,
)
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroSurvived,
    RoomRevealed,
)

LAST_ROUND = 3
"""The round in which the tutorial ends."""


def tutorial_hints(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> list[Hint]:
    """Return the hints for a decision of the learner, and none after the last round of the tutorial."""
    if observation.state.round > LAST_ROUND or observation.state.over or observation.viewer != decision.seat:
        return []
    context = TutorialContext(observation, decision, events)
    writer = HintWriter(context, renderer.for_viewer(decision.seat))
    return write_hints(TOPICS, context, writer)


def _is_first_room(context: TutorialContext) -> bool:
    return context.kind == "first-room"


def _is_first_build(context: TutorialContext) -> bool:
    return context.can_build and context.round == 1


def _has_first_placed(context: TutorialContext) -> bool:
    return context.has_placed and context.round == 1


def _has_spells(context: TutorialContext) -> bool:
    return _has_first_placed(context) and bool(context.state.spell_hand[context.me])


def _has_second_placed(context: TutorialContext) -> bool:
    return context.has_placed and context.round == 2


def _is_second_build(context: TutorialContext) -> bool:
    return context.can_build and context.round == 2


def _holds_advanced(context: TutorialContext) -> bool:
    return context.can_build and context.round <= 2 and bool(advanced_cards(context))


def _is_reveal_over(context: TutorialContext) -> bool:
    return context.is_bait_over and bool(context.events_of(RoomRevealed, 1))


def _has_helpful_spell(context: TutorialContext) -> bool:
    return context.helpful_spell is not None


def _has_soul(context: TutorialContext) -> bool:
    return any(event.dungeon == context.me for event in context.events_of(HeroDied))


def _has_wound(context: TutorialContext) -> bool:
    return any(event.dungeon == context.me for event in context.events_of(HeroSurvived))


def _has_other_result(context: TutorialContext) -> bool:
    return bool(other_results(context))


def _is_second_round(context: TutorialContext) -> bool:
    return context.is_new_round and context.round == 2


def _is_goodbye(context: TutorialContext) -> bool:
    return context.can_build and context.round == LAST_ROUND


TOPICS: tuple[Topic[TutorialContext, HintWriter], ...] = (
    # the first room
    Topic("welcome", _is_first_room),
    Topic("goal", _is_first_room, goal_values, clauses=("BM-21.2", "BM-21.3")),
    Topic("boss", _is_first_room, boss_values, boss_anchors, ("BM-1.8", "BM-1.10")),
    Topic("hand", _is_first_room, anchors=hand_anchors, clauses=("BM-1.11", "BM-2.8")),
    Topic("first-room", _is_first_room, room_values, advice_anchors, ("BM-2.14", "BM-2.15"), proposes=True),
    # the first build turn
    Topic("town", _is_first_build, town_values, town_anchors, ("BM-4.6", "BM-1.18")),
    Topic("bait-rule", _is_first_build, anchors=town_anchors, clauses=("BM-8.5", "BM-8.7")),
    Topic("build", _is_first_build, room_values, advice_anchors, ("BM-6.8", "BM-6.9", "BM-6.17"), proposes=True),
    Topic(
        "placed", _has_first_placed, anchors=face_down_anchors, clauses=("BM-6.19", "BM-6.24"), stop=_has_first_placed
    ),
    Topic("undo", _has_first_placed),
    Topic("spells", _has_spells, held_spell_values, spell_anchors, ("BM-1.22", "BM-5.1")),
    Topic("no-build", lambda context: context.has_skipped_build and context.round == 1, clauses=("BM-6.5",)),
    # the first heroes
    Topic("reveal", _is_reveal_over, reveal_values, clauses=("BM-6.24", "BM-6.26")),
    Topic("bait", lambda context: context.is_bait_over, bait_values, clauses=("BM-8.5", "BM-8.7", "BM-8.12")),
    Topic(
        "entering",
        lambda context: context.is_first_entering,
        entering_values,
        hero_anchors,
        ("BM-9.1", "BM-9.3"),
        lambda context: context.is_first_entering,
    ),
    Topic("pass", lambda context: context.is_first_entering, clauses=("BM-5.5",)),
    Topic(
        "damage",
        lambda context: context.is_in_first_room,
        damage_values,
        hero_and_room_anchors,
        ("BM-9.8", "BM-9.9"),
        lambda context: context.is_in_first_room,
    ),
    Topic(
        "own-entering",
        lambda context: context.is_first_own_entering,
        entering_values,
        hero_anchors,
        ("BM-9.3",),
        lambda context: context.is_first_own_entering,
    ),
    Topic("soul", _has_soul, soul_values, clauses=("BM-9.13", "BM-9.19")),
    Topic("wound", _has_wound, wound_values, clauses=("BM-9.20",)),
    Topic(
        "their-entering",
        lambda context: context.is_first_other_entering,
        entering_values,
        hero_anchors,
        ("BM-5.8",),
        lambda context: context.is_first_other_entering,
    ),
    Topic("theirs", _has_other_result, other_result_values, clauses=("BM-9.19", "BM-9.20")),
    # the second round
    Topic("round", _is_second_round, score_values, clauses=("BM-20.2", "BM-20.4", "BM-4.6")),
    Topic(
        "advanced",
        lambda context: _holds_advanced(context) and context.round == 2,
        advanced_room_values,
        advanced_room_anchors,
        ("BM-6.10", "BM-6.11"),
    ),
    Topic("build-again", _is_second_build, room_values, advice_anchors, ("BM-6.9", "BM-6.10"), proposes=True),
    Topic("level", _has_second_placed, dungeon_values, boss_anchors, ("BM-7.1", "BM-7.3"), _has_second_placed),
    Topic("tools", _has_second_placed),
    Topic("spell", _has_helpful_spell, helpful_spell_values, helpful_spell_anchors, ("BM-5.1",), proposes=True),
    # the end of the tutorial
    Topic("stops", _is_goodbye),
    Topic("goodbye", _is_goodbye, goodbye_values),
)
