"""The topics of the tutorial. Those of one decision are told in this order.

A topic has a condition over the context of a decision and no place in a script: a learner who does not follow the
proposal gets hints about what really happens. The texts are in the message file `dungeon_fighter_tutorial`, under
`fighter-tutorial-<id>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from underkeep.core.capabilities.tutorial import Hint
from underkeep.core.capabilities.tutorial_topics import Topic, write_hints
from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer
from underkeep.games.dungeon_fighter.assist.tutorial import hint_values as values
from underkeep.games.dungeon_fighter.assist.tutorial import later_values as later
from underkeep.games.dungeon_fighter.assist.tutorial.context import TutorialContext
from underkeep.games.dungeon_fighter.assist.tutorial.hint_values import PREFIX, HintWriter
from underkeep.games.dungeon_fighter.events import AbilityUsed, HeroStunned, MonsterFell, StallClosed


def tutorial_hints(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> list[Hint]:
    """Return the hints for a decision of the learner, and none after the last round of the tutorial."""
    if observation.state.over or observation.viewer != decision.seat:
        return []
    context = TutorialContext(observation, decision, events)
    if context.round > context.farewell_round:
        return []
    writer = HintWriter(context, renderer.for_viewer(decision.seat))
    return write_hints(TOPICS[-1:] if context.has_said_goodbye else TOPICS, context, writer, PREFIX)


# --- the first room -------------------------------------------------------------------------------------------


def _is_beginning(context: TutorialContext) -> bool:
    return context.round <= 1 and not context.own_throws


def _is_first_path(context: TutorialContext) -> bool:
    return context.kind == "path" and context.round == 1


def _is_first_die(context: TutorialContext) -> bool:
    return context.kind == "die" and not context.own_throws


def _has_seen_other_throw(context: TutorialContext) -> bool:
    return _is_first_die(context) and bool(context.throws_of_others)


def _can_choose_colour(context: TutorialContext) -> bool:
    return context.kind == "die" and len(context.own_throws) < 2 and values.has_open_colour(context)


# --- the throw ------------------------------------------------------------------------------------------------


def _is_first_throw(context: TutorialContext) -> bool:
    return context.kind == "throw" and not context.own_throws


def _can_dial_first_throw(context: TutorialContext) -> bool:
    return _is_first_throw(context) and not context.required and values.can_be_dialled(context)


def _has_hit(context: TutorialContext) -> bool:
    return values.first_own_throw(context, True) is not None


def _has_missed(context: TutorialContext) -> bool:
    return values.first_own_throw(context, False) is not None


def _has_used_ability(context: TutorialContext) -> bool:
    return any(event.fighter == context.me for event in context.events_of(AbilityUsed))


def _is_second_throw(context: TutorialContext) -> bool:
    return bool(context.own_throws) and context.kind == "throw"


def _has_no_coloured_die(context: TutorialContext) -> bool:
    return context.kind == "die" and not context.state.ready and not context.game.against_big_bad


# --- the fight and what follows -------------------------------------------------------------------------------


def _has_felled(context: TutorialContext) -> bool:
    return bool(context.events_of(MonsterFell))


def _is_stunned(context: TutorialContext) -> bool:
    return bool(context.events_of(HeroStunned))


def _is_later_path(context: TutorialContext) -> bool:
    return context.kind == "path" and context.round > 1


def _is_led(context: TutorialContext) -> bool:
    return context.kind == "die" and context.round > 1 and not context.leads and bool(context.state.room)


def _counts_symbols(context: TutorialContext) -> bool:
    return context.round > 1 and context.state.shops == 0 and context.kind in ("path", "die")


def _holds_weapon(context: TutorialContext) -> bool:
    return context.kind == "declare" and len(context.decision.options) > 1


def _needs_technique(context: TutorialContext) -> bool:
    return context.kind == "throw" and bool(context.required)


def _can_dial_technique(context: TutorialContext) -> bool:
    return _needs_technique(context) and values.can_be_dialled(context)


def _is_third_fight(context: TutorialContext) -> bool:
    return context.round > 2 and context.kind == "die"


def _is_after_shopping(context: TutorialContext) -> bool:
    return bool(context.events_of(StallClosed)) and context.kind != "buy"


def _points_at(*spots: str) -> Callable[[HintWriter], Iterable[str]]:
    """Return the function that points at places of the board which are always there."""
    return lambda writer: spots


TOPICS: tuple[Topic[TutorialContext, HintWriter], ...] = (
    # the first room
    Topic("welcome", _is_beginning),
    Topic("goal", _is_beginning, values.goal_values, clauses=("DF-9.3", "DF-13.8", "DF-15.6")),
    Topic("party", _is_beginning, values.party_values, values.party_anchors, ("DF-3.3", "DF-4.1")),
    Topic("path", _is_first_path, values.path_values, values.proposal_anchors, ("DF-5.1", "DF-5.9"), proposes=True),
    # the first die
    Topic("monster", _is_first_die, values.monster_values, _points_at("monster"), ("DF-5.4", "DF-5.5", "DF-7.8")),
    Topic("theirs", _has_seen_other_throw, values.their_throw_values, values.mate_anchors, ("DF-6.1", "DF-7.2")),
    Topic("dice", _is_first_die, anchors=values.die_anchors, clauses=("DF-6.3", "DF-8.1", "DF-8.2")),
    Topic("ability", _can_choose_colour, values.ability_values, values.proposal_anchors, ("DF-8.3",), proposes=True),
    # the first throw
    Topic("target", _is_first_throw, values.target_values, _points_at("target"), ("DF-7.2", "DF-7.15", "DF-8.7")),
    Topic("aim", _is_first_throw, clauses=("DF-6.6", "DF-6.7")),
    Topic("numbers", _can_dial_first_throw, values.aim_values, proposes=True),
    Topic("harm", _is_first_throw, values.harm_values, values.own_anchors, ("DF-7.3", "DF-7.4", "DF-7.5", "DF-7.8")),
    # the results of throws
    Topic("missed", _has_missed, values.own_miss_values, values.own_anchors, ("DF-7.8", "DF-7.9")),
    Topic("undo", _is_second_throw),
    Topic("hit", _has_hit, values.own_hit_values, _points_at("monster"), ("DF-7.1", "DF-7.2", "DF-8.12")),
    Topic("eye", _has_used_ability, values.eye_values, values.own_anchors, ("DF-8.2", "DF-8.3")),
    Topic(
        "recover",
        _has_no_coloured_die,
        values.recovery_values,
        values.proposal_anchors,
        ("DF-6.12", "DF-6.13"),
        proposes=True,
    ),
    # after the fight
    Topic("felled", _has_felled, later.felled_values, _points_at("chest"), ("DF-10.1", "DF-10.3", "DF-10.5")),
    Topic("stunned", _is_stunned, later.stun_values, clauses=("DF-9.1", "DF-9.4", "DF-9.6")),
    Topic(
        "scar", lambda context: context.kind == "scar", later.scar_values, clauses=("DF-9.5", "DF-9.7"), proposes=True
    ),
    Topic("trophy", lambda context: context.kind == "trophy", clauses=("DF-10.8",), proposes=True),
    # the next rooms
    Topic("symbols", _counts_symbols, values.symbol_values, clauses=("DF-10.10", "DF-10.11")),
    Topic("next-path", _is_later_path, values.path_values, values.proposal_anchors, ("DF-5.1",), proposes=True),
    Topic(
        "gift",
        lambda context: context.kind == "freebie",
        later.gift_values,
        values.proposal_anchors,
        ("DF-16.3", "DF-14.2"),
        proposes=True,
    ),
    Topic("weapon", _holds_weapon, values.weapon_values, values.proposal_anchors, ("DF-6.5", "DF-14.4"), proposes=True),
    Topic(
        "technique", _needs_technique, values.technique_values, _points_at("demands"), ("DF-17.1", "DF-18.2", "DF-18.3")
    ),
    Topic("technique-numbers", _can_dial_technique, values.aim_values, proposes=True),
    Topic("led", _is_led, values.led_values, values.boss_anchors, ("DF-5.1", "DF-10.5")),
    Topic("tools", _is_third_fight),
    Topic("trade", lambda context: context.kind == "trade", clauses=("DF-10.9", "DF-14.2"), proposes=True),
    # decisions that come only with certain cards
    Topic(
        "flee",
        lambda context: context.kind == "flee",
        values.flight_values,
        clauses=("DF-17.5", "DF-18.3"),
        proposes=True,
    ),
    Topic("iceberg", lambda context: context.kind == "iceberg", clauses=("DF-19.13", "DF-19.14")),
    Topic("toss", lambda context: context.kind == "toss", values.toss_values, clauses=("DF-19.3", "DF-19.4")),
    Topic("cube", lambda context: context.kind == "cube", clauses=("DF-12.5",), proposes=True),
    Topic(
        "careless", lambda context: context.kind == "careless", values.again_values, clauses=("DF-17.2",), proposes=True
    ),
    Topic(
        "cards",
        lambda context: context.kind in ("react", "curio", "again"),
        values.card_choice_values,
        values.proposal_anchors,
        ("DF-14.5", "DF-14.6"),
        proposes=True,
    ),
    # the stall
    Topic(
        "stall",
        lambda context: context.kind == "buy",
        later.stall_values,
        later.stall_anchors,
        ("DF-13.1", "DF-13.3"),
    ),
    Topic(
        "prices", lambda context: context.kind == "buy", later.price_values, _points_at("chest"), ("DF-13.4", "DF-13.5")
    ),
    Topic(
        "buy",
        lambda context: context.kind == "buy",
        later.purchase_values,
        values.proposal_anchors,
        ("DF-13.2", "DF-13.6"),
        proposes=True,
    ),
    Topic("closed", _is_after_shopping, later.bought_values, clauses=("DF-13.2", "DF-13.7")),
    # the end of the tutorial
    Topic("goodbye", lambda context: context.is_farewell, later.goodbye_values, clauses=("DF-13.8", "DF-23.1")),
)
"""The tutorial of Dungeon Fighter."""
