"""The first game that explains itself: what an old gargoyle says to somebody who has never played.

A topic has a condition over the moment, never a place in a script: whoever plays something else than proposed is told
about what really happens. The topics stand in the order in which the proposed game comes to them; their words are in
the catalogue `boss_monster_lesson`, under `lesson-<id>`.
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
from underkeep.games.boss_monster.assist.tutorial.context import Moment
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


class Lesson(NamedTuple):
    """A moment, and who tells about it to the learner."""

    at: Moment
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


def _nothing(lesson: Lesson) -> Values:
    return {}


def _nowhere(lesson: Lesson) -> Iterable[str]:
    return ()


def _never(at: Moment) -> bool:
    return False


class Topic(NamedTuple):
    """Something to explain: when, with which values, pointing at what."""

    id: str
    when: Callable[[Moment], bool]
    values: Callable[[Lesson], Values] = _nothing
    anchors: Callable[[Lesson], Iterable[str]] = _nowhere
    clauses: tuple[str, ...] = ()
    stop: Callable[[Moment], bool] = _never
    """When the learner is asked because of it, even with nothing to do but pass."""
    proposes: bool = False


def lesson(renderer: TextRenderer, observation: Observation, decision: Decision, events: Sequence[Event]) -> list[Hint]:
    """What the narrator says at a question."""
    if observation.state.round > LAST_ROUND or observation.state.over or observation.seat != decision.seat:
        return []
    at = Moment(observation, decision, events)
    told = Lesson(at, renderer.for_viewer(decision.seat))
    return [_hint(topic, told) for topic in TOPICS if topic.when(at)]


def _hint(topic: Topic, told: Lesson) -> Hint:
    return Hint(
        topic.id,
        sentence(told.renderer.message(f"lesson-{topic.id}", **topic.values(told))),
        tuple(topic.anchors(told)),
        topic.clauses,
        told.at.proposal.anchors if topic.proposes else (),
        topic.stop(told.at),
    )


# --- the beginning ------------------------------------------------------------------------------------


def _first_room(at: Moment) -> bool:
    return at.kind == "first-room"


def _goal(lesson: Lesson) -> Values:
    return {"souls": SOULS_TO_WIN, "wounds": WOUNDS_TO_LOSE}


def _boss(lesson: Lesson) -> Values:
    boss = lesson.at.state.boss[lesson.at.me][0]
    card = BOSSES[lesson.at.state.faces[boss]]
    kinds = [lesson.renderer.message(f"class-{TREASURES[kind]}") for kind, count in enumerate(card.treasure) if count]
    return {"boss": lesson.name(boss), "treasure": ", ".join(kinds), "xp": str(card.xp)}


def _my_boss(lesson: Lesson) -> Iterable[str]:
    return [f"card:{lesson.at.state.boss[lesson.at.me][0]}"]


def _my_rooms(lesson: Lesson) -> Iterable[str]:
    return [f"card:{card}" for card in lesson.at.state.rooms[lesson.at.me]]


def _my_spells(lesson: Lesson) -> Iterable[str]:
    return [f"card:{card}" for card in lesson.at.state.spells[lesson.at.me]]


def _advised_room(lesson: Lesson) -> Values:
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


def _advice(lesson: Lesson) -> Iterable[str]:
    return lesson.at.best_room.anchors if lesson.at.best_room is not None else ()


# --- the build phase ----------------------------------------------------------------------------------


def _first_build(at: Moment) -> bool:
    return at.building and at.round == 1


def _town(lesson: Lesson) -> Values:
    at = lesson.at
    heroes: list[Values] = [
        {
            "hero": lesson.name(hero),
            "class": card_text.class_text(lesson.renderer, at.state.faces[hero]),
            "health": at.rules.health_of(hero),
        }
        for hero in at.state.town
    ]
    return {"heroes": lesson.list("lesson-town-hero", heroes), "count": len(heroes)}


def _in_town(lesson: Lesson) -> Iterable[str]:
    return [f"card:{hero}" for hero in lesson.at.state.town]


def _first_placed(at: Moment) -> bool:
    return at.placed and at.round == 1


def _face_down(lesson: Lesson) -> Iterable[str]:
    down = lesson.at.state.face_down
    return [f"card:{card}" for card, seat in down.items() if seat == lesson.at.me]


def _has_spells(at: Moment) -> bool:
    return _first_placed(at) and bool(at.state.spells[at.me])


def _spells(lesson: Lesson) -> Values:
    at = lesson.at
    mine: list[Values] = [
        {
            "spell": lesson.name(card),
            "phases": card_text.card_summary(lesson.renderer, at.state.faces[card], short=True),
        }
        for card in at.state.spells[at.me]
    ]
    return {"spells": lesson.list("lesson-spell-held", mine), "count": len(mine)}


def _second_placed(at: Moment) -> bool:
    return at.placed and at.round == 2


def _rooms(lesson: Lesson) -> Values:
    return {"rooms": FULL_DUNGEON, "have": len(lesson.at.state.dungeon[lesson.at.me])}


def _second_build(at: Moment) -> bool:
    return at.building and at.round == 2


def _holds_advanced(at: Moment) -> bool:
    return at.building and at.round <= 2 and bool(_advanced(at))


def _advanced(at: Moment) -> list[int]:
    return [card for card in at.state.rooms[at.me] if CARDS[at.state.faces[card]].advanced]


def _advanced_rooms(lesson: Lesson) -> Values:
    at = lesson.at
    cards = _advanced(at)
    fits = [card for card in cards if at.rules.places(at.me, card)]
    return {"card": lesson.name((fits or cards)[0]), "fits": card_text.yes_no(bool(fits))}


def _advanced_cards(lesson: Lesson) -> Iterable[str]:
    return [f"card:{card}" for card in _advanced(lesson.at)]


# --- heroes -------------------------------------------------------------------------------------------


def _revealed(lesson: Lesson) -> Values:
    rooms: list[Values] = [
        {
            "room": card_text.card_link(lesson.renderer, lesson.at.state, event.room.card),
            **lesson.seat("dungeon", event.dungeon),
        }
        for event in lesson.at.of(RoomRevealed, 1)
    ]
    return {"rooms": lesson.list("lesson-reveal-room", rooms), "count": len(rooms)}


def _reveal(at: Moment) -> bool:
    return at.bait_is_over and bool(at.of(RoomRevealed, 1))


def _baited(lesson: Lesson) -> Values:
    at = lesson.at
    heroes: list[Values] = [
        {"hero": lesson.name(event.hero.card), "goes": "yes", **lesson.seat("dungeon", event.dungeon)}
        for event in at.of(HeroLured, 1)
    ]
    heroes += [
        {"hero": lesson.name(event.hero.card), "goes": "no", "dungeon": "", "dungeon_you": "no"}
        for event in at.of(HeroStayed, 1)
    ]
    return {"heroes": lesson.list("lesson-bait-hero", heroes), "count": len(heroes)}


def _walk(lesson: Lesson) -> Values:
    at = lesson.at
    fate = at.fates.get(at.hero)
    return {
        "hero": lesson.name(at.hero),
        "health": at.rules.health_of(at.hero),
        **lesson.seat("dungeon", at.state.active),
        "end": fate.end if fate is not None else "unknown",
        "place": fate.place if fate is not None else 0,
    }


def _walker(lesson: Lesson) -> Iterable[str]:
    return [f"card:{lesson.at.hero}"]


def _damage(lesson: Lesson) -> Values:
    at = lesson.at
    hurt = [event for event in at.of(HeroHurt) if event.hero.card == at.hero]
    return {
        "hero": lesson.name(at.hero),
        "room": lesson.name(at.state.room),
        "damage": hurt[-1].damage if hurt else 0,
        "health": max(0, at.rules.health_of(at.hero)),
    }


def _where(lesson: Lesson) -> Iterable[str]:
    return [f"card:{lesson.at.hero}", f"card:{lesson.at.state.room}"]


def _helps(at: Moment) -> bool:
    return at.helpful is not None


def _spell(lesson: Lesson) -> Values:
    at = lesson.at
    assert at.helpful is not None
    card = CARDS[at.state.faces[at.helpful.card]]
    return {
        "spell": lesson.name(at.helpful.card),
        "text": card_text.card_text(lesson.renderer, card.face),
        "hero": lesson.name(at.hero),
        "own": card_text.yes_no(at.own),
    }


def _helpful(lesson: Lesson) -> Iterable[str]:
    return lesson.at.helpful.anchors if lesson.at.helpful is not None else ()


# --- what has come of it ------------------------------------------------------------------------------


def _soul(at: Moment) -> bool:
    return any(event.dungeon == at.me for event in at.of(HeroDied))


def _wound(at: Moment) -> bool:
    return any(event.dungeon == at.me for event in at.of(HeroSurvived))


def _theirs(at: Moment) -> bool:
    return bool(_fates_elsewhere(at))


def _fates_elsewhere(at: Moment) -> list[HeroDied | HeroSurvived]:
    fates: list[HeroDied | HeroSurvived] = [*at.of(HeroDied), *at.of(HeroSurvived)]
    return [event for event in fates if event.dungeon != at.me]


def _my_soul(lesson: Lesson) -> Values:
    dead = next(event for event in lesson.at.of(HeroDied) if event.dungeon == lesson.at.me)
    return {"hero": card_text.card_link(lesson.renderer, lesson.at.state, dead.hero.card), "souls": dead.souls}


def _my_wound(lesson: Lesson) -> Values:
    hero = next(event for event in lesson.at.of(HeroSurvived) if event.dungeon == lesson.at.me)
    return {"hero": card_text.card_link(lesson.renderer, lesson.at.state, hero.hero.card), "wounds": hero.wounds}


def _their_hero(lesson: Lesson) -> Values:
    at = lesson.at
    first = _fates_elsewhere(at)[0]
    return {
        "hero": card_text.card_link(lesson.renderer, at.state, first.hero.card),
        "died": card_text.yes_no(isinstance(first, HeroDied)),
        **lesson.seat("dungeon", first.dungeon),
    }


def _new_round(at: Moment) -> bool:
    return at.new_round and at.round == 2


def _score(lesson: Lesson) -> Values:
    at = lesson.at
    return {
        "round": len(at.of(RoundBegan)),
        "souls": at.rules.soul_count(at.me),
        "wounds": at.rules.wound_count(at.me),
    }


def _goodbye(at: Moment) -> bool:
    return at.building and at.round == LAST_ROUND


def _left(lesson: Lesson) -> Values:
    return {"souls_left": max(1, SOULS_TO_WIN - lesson.at.rules.soul_count(lesson.at.me))}


TOPICS: tuple[Topic, ...] = (
    # the learner's first question: a room to begin with
    Topic("welcome", _first_room),
    Topic("goal", _first_room, _goal, clauses=("BM-21.2", "BM-21.3")),
    Topic("boss", _first_room, _boss, _my_boss, ("BM-1.8", "BM-1.10")),
    Topic("hand", _first_room, anchors=_my_rooms, clauses=("BM-1.11", "BM-2.8")),
    Topic("first-room", _first_room, _advised_room, _advice, ("BM-2.14", "BM-2.15"), proposes=True),
    # the first build turn
    Topic("town", _first_build, _town, _in_town, ("BM-4.6", "BM-1.18")),
    Topic("bait-rule", _first_build, anchors=_in_town, clauses=("BM-8.5", "BM-8.7")),
    Topic("build", _first_build, _advised_room, _advice, ("BM-6.8", "BM-6.9", "BM-6.17"), proposes=True),
    Topic("placed", _first_placed, anchors=_face_down, clauses=("BM-6.19", "BM-6.24"), stop=_first_placed),
    Topic("undo", _first_placed),
    Topic("spells", _has_spells, _spells, _my_spells, ("BM-1.22", "BM-5.1")),
    Topic("no-build", lambda at: at.idle and at.round == 1, clauses=("BM-6.5",)),
    # the first heroes
    Topic("reveal", _reveal, _revealed, clauses=("BM-6.24", "BM-6.26")),
    Topic("bait", lambda at: at.bait_is_over, _baited, clauses=("BM-8.5", "BM-8.7", "BM-8.12")),
    Topic("entering", lambda at: at.first_entering, _walk, _walker, ("BM-9.1", "BM-9.3"), lambda at: at.first_entering),
    Topic("pass", lambda at: at.first_entering, clauses=("BM-5.5",)),
    Topic("damage", lambda at: at.first_room_entered, _damage, _where, ("BM-9.8", "BM-9.9"),
          lambda at: at.first_room_entered),
    Topic("own-entering", lambda at: at.first_own_entering, _walk, _walker, ("BM-9.3",),
          lambda at: at.first_own_entering),
    Topic("soul", _soul, _my_soul, clauses=("BM-9.13", "BM-9.19")),
    Topic("wound", _wound, _my_wound, clauses=("BM-9.20",)),
    Topic("their-entering", lambda at: at.first_other_entering, _walk, _walker, ("BM-5.8",),
          lambda at: at.first_other_entering),
    Topic("theirs", _theirs, _their_hero, clauses=("BM-9.19", "BM-9.20")),
    # the second round
    Topic("round", _new_round, _score, clauses=("BM-20.2", "BM-20.4", "BM-4.6")),
    Topic("advanced", lambda at: _holds_advanced(at) and at.round == 2, _advanced_rooms, _advanced_cards,
          ("BM-6.10", "BM-6.11")),
    Topic("build-again", _second_build, _advised_room, _advice, ("BM-6.9", "BM-6.10"), proposes=True),
    Topic("level", _second_placed, _rooms, _my_boss, ("BM-7.1", "BM-7.3"), _second_placed),
    Topic("tools", _second_placed),
    Topic("spell", _helps, _spell, _helpful, ("BM-5.1",), proposes=True),
    # and on one's own
    Topic("stops", _goodbye),
    Topic("goodbye", _goodbye, _left),
)  # fmt: skip
