"""The first game that explains itself: what an old gargoyle says to somebody who has never played.

A topic has a condition over the moment, never a place in a script: whoever plays something else than proposed is told
about what really happens. The topics stand in the order in which the proposed game comes to them; their words are in
the catalogue `boss_monster_tutorial`, under `lesson-<id>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, sentence
from underkeep.core.tutorial import Hint
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS
from underkeep.games.boss_monster.assist.tutorial.context import TutorialContext
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.events import (
    HeroDied,
    HeroHurt,
    HeroLured,
    HeroStayed,
    HeroSurvived,
    RoomRevealed,
    RoundBegan,
)
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.state import FULL_DUNGEON, NEW_PLACE, TREASURES
from underkeep.games.boss_monster.text import cards as card_text
from underkeep.games.boss_monster.text.cards import Values

LAST_ROUND = 3
"""In this round the narrator says goodbye."""


class HintWriter(NamedTuple):
    """A moment, and who tells about it to the learner."""

    at: TutorialContext
    renderer: TextRenderer

    def name(self, card: int) -> str:
        """The name of a card."""
        return card_text.card_link(self.renderer, self.at.state, card)

    def seat(self, field: str, seat: int) -> dict[str, str]:
        """A player, for a message."""
        return self.renderer.seat_values(field, seat)

    def list(self, message: str, entries: Iterable[Values]) -> str:
        """Sentences of one kind, one after the other."""
        return " ".join(sentence(self.renderer.message(message, **values)) for values in entries)


def _no_values(lesson: HintWriter) -> Values:
    return {}


def _no_anchors(lesson: HintWriter) -> Iterable[str]:
    return ()


def _never(at: TutorialContext) -> bool:
    return False


class Topic(NamedTuple):
    """Something to explain: when, with which values, pointing at what."""

    id: str
    when: Callable[[TutorialContext], bool]
    values: Callable[[HintWriter], Values] = _no_values
    anchors: Callable[[HintWriter], Iterable[str]] = _no_anchors
    clauses: tuple[str, ...] = ()
    stop: Callable[[TutorialContext], bool] = _never
    """When the learner is asked because of it, even with nothing to do but pass."""
    proposes: bool = False


def tutorial_hints(
    renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]
) -> list[Hint]:
    """What the narrator says at a question."""
    if observation.state.round > LAST_ROUND or observation.state.over or observation.seat != decision.seat:
        return []
    at = TutorialContext(observation, decision, events)
    told = HintWriter(at, renderer.for_viewer(decision.seat))
    return [_write_hint(topic, told) for topic in TOPICS if topic.when(at)]


def _write_hint(topic: Topic, told: HintWriter) -> Hint:
    return Hint(
        topic.id,
        sentence(told.renderer.message(f"tutorial-{topic.id}", **topic.values(told))),
        tuple(topic.anchors(told)),
        topic.clauses,
        told.at.proposal.anchors if topic.proposes else (),
        topic.stop(told.at),
    )


# --- the beginning ------------------------------------------------------------------------------------


def _is_first_room(at: TutorialContext) -> bool:
    return at.kind == "first-room"


def goal_values(lesson: HintWriter) -> Values:
    return {"souls": SOULS_TO_WIN, "wounds": WOUNDS_TO_LOSE}


def boss_values(lesson: HintWriter) -> Values:
    boss = lesson.at.state.boss[lesson.at.me][0]
    card = BOSSES[lesson.at.state.faces[boss]]
    kinds = [lesson.renderer.message(f"class-{TREASURES[kind]}") for kind, count in enumerate(card.treasure) if count]
    return {"boss": lesson.name(boss), "treasure": ", ".join(kinds), "xp": str(card.xp)}


def boss_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{lesson.at.state.boss[lesson.at.me][0]}"]


def hand_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{card}" for card in lesson.at.state.rooms[lesson.at.me]]


def spell_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{card}" for card in lesson.at.state.spells[lesson.at.me]]


def room_values(lesson: HintWriter) -> Values:
    place = lesson.at.best_room
    if place is None:
        return {"any": "no", "card": "", "damage": 0, "type": "", "on": "", "new": "yes", "souls": 0, "wounds": 0}
    at = lesson.at
    card = CARDS[at.state.faces[place.card]]
    fates = [fate for fate in at.promised(place).values() if fate.seat == at.me]
    return {
        "any": "yes",
        "card": lesson.name(place.card),
        "damage": card.damage,
        "type": "monster" if card.monster else "trap",
        "new": card_text.yes_no(place.on == NEW_PLACE),
        "on": "" if place.on == NEW_PLACE else lesson.name(place.on),
        "souls": sum(fate.end == DIES for fate in fates),
        "wounds": sum(fate.end == REACHES_BOSS for fate in fates),
    }


def advice_anchors(lesson: HintWriter) -> Iterable[str]:
    return lesson.at.best_room.anchors if lesson.at.best_room is not None else ()


# --- the build phase ----------------------------------------------------------------------------------


def _is_first_build(at: TutorialContext) -> bool:
    return at.building and at.round == 1


def town_values(lesson: HintWriter) -> Values:
    at = lesson.at
    heroes: list[Values] = [
        {
            "hero": lesson.name(hero),
            "class": card_text.class_text(lesson.renderer, at.state.faces[hero]),
            "health": at.rules.health_of(hero),
        }
        for hero in at.state.town
    ]
    return {"heroes": lesson.list("tutorial-town-hero", heroes), "count": len(heroes)}


def town_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{hero}" for hero in lesson.at.state.town]


def _has_first_placed(at: TutorialContext) -> bool:
    return at.placed and at.round == 1


def face_down_anchors(lesson: HintWriter) -> Iterable[str]:
    down = lesson.at.state.face_down
    return [f"card:{card}" for card, seat in down.items() if seat == lesson.at.me]


def _has_spells(at: TutorialContext) -> bool:
    return _has_first_placed(at) and bool(at.state.spells[at.me])


def held_spell_values(lesson: HintWriter) -> Values:
    at = lesson.at
    mine: list[Values] = [
        {
            "spell": lesson.name(card),
            "phases": card_text.card_summary(lesson.renderer, at.state.faces[card], short=True),
        }
        for card in at.state.spells[at.me]
    ]
    return {"spells": lesson.list("tutorial-spell-held", mine), "count": len(mine)}


def _has_second_placed(at: TutorialContext) -> bool:
    return at.placed and at.round == 2


def dungeon_values(lesson: HintWriter) -> Values:
    return {"rooms": FULL_DUNGEON, "have": len(lesson.at.state.dungeon[lesson.at.me])}


def _is_second_build(at: TutorialContext) -> bool:
    return at.building and at.round == 2


def _holds_advanced(at: TutorialContext) -> bool:
    return at.building and at.round <= 2 and bool(advanced_cards(at))


def advanced_cards(at: TutorialContext) -> list[int]:
    return [card for card in at.state.rooms[at.me] if CARDS[at.state.faces[card]].advanced]


def advanced_room_values(lesson: HintWriter) -> Values:
    at = lesson.at
    cards = advanced_cards(at)
    fits = [card for card in cards if at.rules.places(at.me, card)]
    return {"card": lesson.name((fits or cards)[0]), "fits": card_text.yes_no(bool(fits))}


def advanced_room_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{card}" for card in advanced_cards(lesson.at)]


# --- heroes -------------------------------------------------------------------------------------------


def reveal_values(lesson: HintWriter) -> Values:
    rooms: list[Values] = [
        {
            "room": card_text.card_link(lesson.renderer, lesson.at.state, event.room.card),
            **lesson.seat("dungeon", event.dungeon),
        }
        for event in lesson.at.of(RoomRevealed, 1)
    ]
    return {"rooms": lesson.list("tutorial-reveal-room", rooms), "count": len(rooms)}


def _is_reveal_over(at: TutorialContext) -> bool:
    return at.bait_is_over and bool(at.of(RoomRevealed, 1))


def bait_values(lesson: HintWriter) -> Values:
    at = lesson.at
    heroes: list[Values] = [
        {"hero": lesson.name(event.hero.card), "goes": "yes", **lesson.seat("dungeon", event.dungeon)}
        for event in at.of(HeroLured, 1)
    ]
    heroes += [
        {"hero": lesson.name(event.hero.card), "goes": "no", "dungeon": "", "dungeon_you": "no"}
        for event in at.of(HeroStayed, 1)
    ]
    return {"heroes": lesson.list("tutorial-bait-hero", heroes), "count": len(heroes)}


def entering_values(lesson: HintWriter) -> Values:
    at = lesson.at
    fate = at.fates.get(at.hero)
    return {
        "hero": lesson.name(at.hero),
        "health": at.rules.health_of(at.hero),
        **lesson.seat("dungeon", at.state.active),
        "end": fate.end if fate is not None else "unknown",
        "place": fate.place if fate is not None else 0,
    }


def hero_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{lesson.at.hero}"]


def damage_values(lesson: HintWriter) -> Values:
    at = lesson.at
    hurt = [event for event in at.of(HeroHurt) if event.hero.card == at.hero]
    return {
        "hero": lesson.name(at.hero),
        "room": lesson.name(at.state.room),
        "damage": hurt[-1].damage if hurt else 0,
        "health": max(0, at.rules.health_of(at.hero)),
    }


def hero_and_room_anchors(lesson: HintWriter) -> Iterable[str]:
    return [f"card:{lesson.at.hero}", f"card:{lesson.at.state.room}"]


def _has_helpful_spell(at: TutorialContext) -> bool:
    return at.helpful is not None


def helpful_spell_values(lesson: HintWriter) -> Values:
    at = lesson.at
    assert at.helpful is not None
    card = CARDS[at.state.faces[at.helpful.card]]
    return {
        "spell": lesson.name(at.helpful.card),
        "text": card_text.card_text(lesson.renderer, card.face),
        "hero": lesson.name(at.hero),
        "own": card_text.yes_no(at.own),
    }


def helpful_spell_anchors(lesson: HintWriter) -> Iterable[str]:
    return lesson.at.helpful.anchors if lesson.at.helpful is not None else ()


# --- what has come of it ------------------------------------------------------------------------------


def _has_soul(at: TutorialContext) -> bool:
    return any(event.dungeon == at.me for event in at.of(HeroDied))


def _has_wound(at: TutorialContext) -> bool:
    return any(event.dungeon == at.me for event in at.of(HeroSurvived))


def _has_other_result(at: TutorialContext) -> bool:
    return bool(_other_results(at))


def _other_results(at: TutorialContext) -> list[HeroDied | HeroSurvived]:
    fates: list[HeroDied | HeroSurvived] = [*at.of(HeroDied), *at.of(HeroSurvived)]
    return [event for event in fates if event.dungeon != at.me]


def soul_values(lesson: HintWriter) -> Values:
    dead = next(event for event in lesson.at.of(HeroDied) if event.dungeon == lesson.at.me)
    return {"hero": card_text.card_link(lesson.renderer, lesson.at.state, dead.hero.card), "souls": dead.souls}


def wound_values(lesson: HintWriter) -> Values:
    hero = next(event for event in lesson.at.of(HeroSurvived) if event.dungeon == lesson.at.me)
    return {"hero": card_text.card_link(lesson.renderer, lesson.at.state, hero.hero.card), "wounds": hero.wounds}


def other_result_values(lesson: HintWriter) -> Values:
    at = lesson.at
    first = _other_results(at)[0]
    return {
        "hero": card_text.card_link(lesson.renderer, at.state, first.hero.card),
        "died": card_text.yes_no(isinstance(first, HeroDied)),
        **lesson.seat("dungeon", first.dungeon),
    }


def _is_second_round(at: TutorialContext) -> bool:
    return at.new_round and at.round == 2


def score_values(lesson: HintWriter) -> Values:
    at = lesson.at
    return {
        "round": len(at.of(RoundBegan)),
        "souls": at.rules.soul_count(at.me),
        "wounds": at.rules.wound_count(at.me),
    }


def _is_goodbye(at: TutorialContext) -> bool:
    return at.building and at.round == LAST_ROUND


def goodbye_values(lesson: HintWriter) -> Values:
    return {"souls_left": max(1, SOULS_TO_WIN - lesson.at.rules.soul_count(lesson.at.me))}


TOPICS: tuple[Topic, ...] = (
    # the learner's first question: a room to begin with
    Topic("welcome", _is_first_room),
    Topic("goal", _is_first_room, goal_values, clauses=("BM-21.2", "BM-21.3")),
    Topic("boss", _is_first_room, boss_values, boss_anchors, ("BM-1.8", "BM-1.10")),
    Topic("hand", _is_first_room, anchors=hand_anchors, clauses=("BM-1.11", "BM-2.8")),
    Topic("first-room", _is_first_room, room_values, advice_anchors, ("BM-2.14", "BM-2.15"), proposes=True),
    # the first build turn
    Topic("town", _is_first_build, town_values, town_anchors, ("BM-4.6", "BM-1.18")),
    Topic("bait-rule", _is_first_build, anchors=town_anchors, clauses=("BM-8.5", "BM-8.7")),
    Topic("build", _is_first_build, room_values, advice_anchors, ("BM-6.8", "BM-6.9", "BM-6.17"), proposes=True),
    Topic("placed", _has_first_placed, anchors=face_down_anchors, clauses=("BM-6.19", "BM-6.24"), stop=_has_first_placed),
    Topic("undo", _has_first_placed),
    Topic("spells", _has_spells, held_spell_values, spell_anchors, ("BM-1.22", "BM-5.1")),
    Topic("no-build", lambda at: at.idle and at.round == 1, clauses=("BM-6.5",)),
    # the first heroes
    Topic("reveal", _is_reveal_over, reveal_values, clauses=("BM-6.24", "BM-6.26")),
    Topic("bait", lambda at: at.bait_is_over, bait_values, clauses=("BM-8.5", "BM-8.7", "BM-8.12")),
    Topic("entering", lambda at: at.first_entering, entering_values, hero_anchors, ("BM-9.1", "BM-9.3"), lambda at: at.first_entering),
    Topic("pass", lambda at: at.first_entering, clauses=("BM-5.5",)),
    Topic("damage", lambda at: at.first_room_entered, damage_values, hero_and_room_anchors, ("BM-9.8", "BM-9.9"),
          lambda at: at.first_room_entered),
    Topic("own-entering", lambda at: at.first_own_entering, entering_values, hero_anchors, ("BM-9.3",),
          lambda at: at.first_own_entering),
    Topic("soul", _has_soul, soul_values, clauses=("BM-9.13", "BM-9.19")),
    Topic("wound", _has_wound, wound_values, clauses=("BM-9.20",)),
    Topic("their-entering", lambda at: at.first_other_entering, entering_values, hero_anchors, ("BM-5.8",),
          lambda at: at.first_other_entering),
    Topic("theirs", _has_other_result, other_result_values, clauses=("BM-9.19", "BM-9.20")),
    # the second round
    Topic("round", _is_second_round, score_values, clauses=("BM-20.2", "BM-20.4", "BM-4.6")),
    Topic("advanced", lambda at: _holds_advanced(at) and at.round == 2, advanced_room_values, advanced_room_anchors,
          ("BM-6.10", "BM-6.11")),
    Topic("build-again", _is_second_build, room_values, advice_anchors, ("BM-6.9", "BM-6.10"), proposes=True),
    Topic("level", _has_second_placed, dungeon_values, boss_anchors, ("BM-7.1", "BM-7.3"), _has_second_placed),
    Topic("tools", _has_second_placed),
    Topic("spell", _has_helpful_spell, helpful_spell_values, helpful_spell_anchors, ("BM-5.1",), proposes=True),
    # and on one's own
    Topic("stops", _is_goodbye),
    Topic("goodbye", _is_goodbye, goodbye_values),
)  # fmt: skip
