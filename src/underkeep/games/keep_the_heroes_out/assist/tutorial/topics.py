"""The topics of the tutorial, in the order in which the proposed game reaches them.

A topic has a condition over the context of a decision and no place in a script: a learner who does not follow the
proposal gets hints about what really happens. The texts are in the message file `keep_the_heroes_out_tutorial`, under
`keep-tutorial-<id>`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from underkeep.core.capabilities.tutorial import Hint
from underkeep.core.capabilities.tutorial_topics import Topic, write_hints
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import PASS, Option
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.assist.tutorial.context import TutorialContext
from underkeep.games.keep_the_heroes_out.assist.tutorial.hint_values import (
    HintWriter,
    active_anchors,
    active_values,
    attack_anchors,
    attack_values,
    clan_anchors,
    clan_values,
    discard_values,
    fallen_values,
    first_monster_values,
    gamble_anchors,
    gamble_values,
    goal_anchors,
    goal_values,
    goodbye_values,
    guild_anchors,
    hand_anchors,
    hand_values,
    kept_values,
    loot_row_anchors,
    play_values,
    proposed_anchors,
    proposed_values,
    raid_values,
    resting_anchors,
    resting_values,
    round_values,
    scenario_values,
    theft_values,
)
from underkeep.games.keep_the_heroes_out.events import MonsterGone, TreasureStolen
from underkeep.games.keep_the_heroes_out.options import (
    FinishPortal,
    Gamble,
    Move,
    PlayCard,
    Shoot,
    Spend,
    Strike,
    Summon,
    UseRoom,
    UseSkill,
)

LAST_ROUND = 3
"""The turn of the learner in which the tutorial ends."""
PREFIX = "keep-tutorial"


def tutorial_hints(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> list[Hint]:
    """Return the hints for a decision of the learner, and none after the last turn of the tutorial."""
    if observation.state.over or observation.viewer != decision.seat:
        return []
    context = TutorialContext(observation, decision, events)
    if context.round > LAST_ROUND:
        return []
    return write_hints(TOPICS, context, HintWriter(context, renderer.for_viewer(decision.seat)), PREFIX)


# --- the setup and the cards ---------------------------------------------------------------------------------


def _is_first_monster(context: TutorialContext) -> bool:
    return context.kind == "first-monster" and not context.rules.rooms_with_monsters_of(context.me)


def _is_next_monster(context: TutorialContext) -> bool:
    return context.kind == "first-monster" and bool(context.rules.rooms_with_monsters_of(context.me))


def _is_playing(context: TutorialContext, round: int) -> bool:
    return context.kind == "play" and context.round == round


def _is_first_card(context: TutorialContext) -> bool:
    return _is_playing(context, 1) and not context.has_played


def _plays_first(context: TutorialContext) -> bool:
    return _is_first_card(context) and isinstance(context.proposed_option, PlayCard)


def _plays_on(context: TutorialContext) -> bool:
    is_next = context.kind == "play" and 0 < context.round < LAST_ROUND and not _is_first_card(context)
    return is_next and isinstance(context.proposed_option, PlayCard)


def _ends_cards(context: TutorialContext) -> bool:
    return context.kind == "play" and context.round < LAST_ROUND and context.proposed_option == PASS


def _acts_with(*kinds: type[Option]) -> Callable[[TutorialContext], bool]:
    """Return the condition that one of these actions of a card is proposed before the last turn of the tutorial."""

    def holds(context: TutorialContext) -> bool:
        return context.kind == "act" and context.round < LAST_ROUND and isinstance(context.proposed_option, kinds)

    return holds


def _is_activation(context: TutorialContext) -> bool:
    option = context.proposed_option if _acts_with(UseRoom, FinishPortal)(context) else None
    return option is not None and not (isinstance(option, UseRoom) and option.card is not None)


def _gains_loot(context: TutorialContext) -> bool:
    option = context.proposed_option if _acts_with(UseRoom)(context) else None
    return isinstance(option, UseRoom) and option.card is not None


# --- the raid --------------------------------------------------------------------------------------------------


def _is_first_raid(context: TutorialContext) -> bool:
    return context.is_raid and context.round == 1


def _is_before_first_raid(context: TutorialContext) -> bool:
    return _is_first_raid(context) and context.kind == "before-card" and not context.is_raid_over


def _is_asked(kind: str) -> Callable[[TutorialContext], bool]:
    """Return the condition that a kind of decision is asked before the last turn of the tutorial."""
    return lambda context: context.kind == kind and context.round < LAST_ROUND


def _is_after_first_raid(context: TutorialContext) -> bool:
    return _is_first_raid(context) and context.kind == "before-card" and context.is_raid_over


def _have_some_tired(context: TutorialContext) -> bool:
    is_told = _is_after_first_raid(context) or _is_playing(context, 2)
    return is_told and any(context.rules.exhausted_heroes_in(room) for room in context.rules.rooms())


def _has_lost_monster(context: TutorialContext) -> bool:
    return context.round < LAST_ROUND and any(event.seat == context.me for event in context.events_of(MonsterGone))


def _is_robbed(context: TutorialContext) -> bool:
    return context.round < LAST_ROUND and bool(context.events_of(TreasureStolen))


# --- the second turn -------------------------------------------------------------------------------------------


def _is_second_turn(context: TutorialContext) -> bool:
    return _is_playing(context, 2)


def _may_gamble(context: TutorialContext) -> bool:
    return _is_playing(context, 2) and any(isinstance(option, Gamble) for option in context.decision.options)


def _has_played_again(context: TutorialContext) -> bool:
    return _is_playing(context, 2) and context.has_played


def _can_exchange(context: TutorialContext) -> bool:
    return _is_asked("exchange")(context) and bool(context.state.hand[context.me])


def _is_goodbye(context: TutorialContext) -> bool:
    return _is_playing(context, LAST_ROUND)


TOPICS: tuple[Topic[TutorialContext, HintWriter], ...] = (
    # the setup
    Topic("welcome", _is_first_monster),
    Topic("goal", _is_first_monster, goal_values, goal_anchors, ("KHO-1.3", "KHO-20.7", "KHO-20.8")),
    Topic("clan", _is_first_monster, clan_values, clan_anchors, ("KHO-1.2", "KHO-5.1", "KHO-5.7")),
    Topic(
        "first-monster",
        _is_first_monster,
        first_monster_values,
        proposed_anchors,
        ("KHO-4.8", "KHO-19.11"),
        proposes=True,
    ),
    Topic("map", _is_next_monster, first_monster_values, proposed_anchors, ("KHO-17.6", "KHO-17.8"), proposes=True),
    # the first turn
    Topic("hand", _is_first_card, hand_values, hand_anchors, ("KHO-7.2", "KHO-9.26")),
    Topic("play", _plays_first, play_values, proposed_anchors, ("KHO-7.2", "KHO-8.1"), proposes=True),
    Topic("activate", _is_activation, proposed_values, proposed_anchors, ("KHO-9.1", "KHO-10.1"), proposes=True),
    Topic("play-on", _plays_on, play_values, proposed_anchors, ("KHO-7.2",), proposes=True),
    Topic("move", _acts_with(Move), proposed_values, proposed_anchors, ("KHO-9.6", "KHO-9.7"), proposes=True),
    Topic("loot", _gains_loot, proposed_values, proposed_anchors, ("KHO-10.2", "KHO-10.3"), proposes=True),
    Topic("skill", _acts_with(UseSkill), proposed_values, proposed_anchors, ("KHO-5.3", "KHO-5.4"), proposes=True),
    Topic("summon", _acts_with(Summon), proposed_values, proposed_anchors, ("KHO-9.19", "KHO-19.11"), proposes=True),
    Topic("spend", _acts_with(Spend), proposed_values, proposed_anchors, ("KHO-9.24", "KHO-9.25"), proposes=True),
    Topic("end-cards", _ends_cards, kept_values, clauses=("KHO-7.3", "KHO-7.8"), proposes=True),
    # the first raid
    Topic(
        "raid",
        _is_first_raid,
        raid_values,
        guild_anchors,
        ("KHO-15.1", "KHO-15.4"),
        _is_before_first_raid,
        proposes=True,
    ),
    Topic("order", _is_asked("next-room"), active_values, active_anchors, ("KHO-17.10", "KHO-17.4"), proposes=True),
    Topic("defend", _is_asked("defend"), attack_values, attack_anchors, ("KHO-9.11", "KHO-9.13"), proposes=True),
    Topic("discard", _is_asked("discard"), discard_values, proposed_anchors, ("KHO-15.5", "KHO-19.4"), proposes=True),
    Topic("resting", _have_some_tired, resting_values, resting_anchors, ("KHO-18.1", "KHO-17.4"), _is_after_first_raid),
    # the second turn
    Topic("round", _is_second_turn, round_values, guild_anchors, ("KHO-7.11", "KHO-20.2")),
    Topic("gamble", _may_gamble, gamble_values, gamble_anchors, ("KHO-12.1", "KHO-12.4", "KHO-12.7"), proposes=True),
    Topic(
        "strike", _acts_with(Strike, Shoot), proposed_values, proposed_anchors, ("KHO-9.2", "KHO-9.4"), proposes=True
    ),
    Topic("scenario", _has_played_again, scenario_values, guild_anchors, ("KHO-15.5",)),
    Topic("tools", _has_played_again),
    Topic("exchange", _can_exchange, anchors=loot_row_anchors, clauses=("KHO-7.6", "KHO-10.3"), proposes=True),
    Topic("theft", _is_robbed, theft_values, clauses=("KHO-19.2", "KHO-19.3"), stop=_is_after_first_raid),
    Topic("fallen", _has_lost_monster, fallen_values, lambda writer: ("lair",), ("KHO-5.7",), _is_after_first_raid),
    # the end of the tutorial
    Topic("stops", _is_goodbye),
    Topic("goodbye", _is_goodbye, goodbye_values, goal_anchors, ("KHO-20.1", "KHO-20.7")),
)
