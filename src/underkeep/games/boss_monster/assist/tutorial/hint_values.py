"""The values and anchors of the tutorial's hints.

A value fills a place of a message; an anchor names the card on the board at which a hint points.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from underkeep.core.state import CardId, Seat
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
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
from underkeep.games.boss_monster.state import FULL_DUNGEON, TREASURES
from underkeep.games.boss_monster.text import cards


class HintWriter(NamedTuple):
    """Writes the values of hints for one context in the language of the learner."""

    context: TutorialContext
    renderer: TextRenderer

    def card_name(self, card: CardId) -> str:
        """Return the name of a card, linked to the card."""
        return cards.card_link(self.renderer, self.context.state, card)

    def seat_values(self, field: str, seat: Seat) -> dict[str, str]:
        """Return the values of a message that name a seat."""
        return self.renderer.seat_values(field, seat)

    def join_sentences(self, message: str, entries: Iterable[Values]) -> str:
        """Render a message once for each entry, and join the sentences."""
        return " ".join(sentence(self.renderer.message(message, **values)) for values in entries)


def goal_values(writer: HintWriter) -> Values:
    """Return the numbers of souls and wounds that decide a game."""
    return {"souls": SOULS_TO_WIN, "wounds": WOUNDS_TO_LOSE}


def boss_values(writer: HintWriter) -> Values:
    """Return the name, treasure and XP of the learner's boss."""
    boss = writer.context.state.boss[writer.context.me][0]
    card = BOSSES[writer.context.state.faces[boss]]
    kinds = [writer.renderer.message(f"class-{TREASURES[kind]}") for kind, count in enumerate(card.treasure) if count]
    return {"boss": writer.card_name(boss), "treasure": ", ".join(kinds), "xp": str(card.xp)}


def boss_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the learner's boss."""
    return [f"card:{writer.context.state.boss[writer.context.me][0]}"]


def hand_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the room cards in the learner's hand."""
    return [f"card:{card}" for card in writer.context.state.room_hand[writer.context.me]]


def spell_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the spells in the learner's hand."""
    return [f"card:{card}" for card in writer.context.state.spell_hand[writer.context.me]]


def room_values(writer: HintWriter) -> Values:
    """Describe the room that the learner is advised to build, and what the heroes would then do."""
    place = writer.context.best_room
    if place is None:
        return {"any": "no", "card": "", "damage": 0, "type": "", "on": "", "new": "yes", "souls": 0, "wounds": 0}
    context = writer.context
    card = CARDS[context.state.faces[place.card]]
    forecasts = [forecast for forecast in context.forecasts_if_built(place).values() if forecast.seat == context.me]
    return {
        "any": "yes",
        "card": writer.card_name(place.card),
        "damage": card.damage,
        "type": "monster" if card.monster else "trap",
        "new": yes_no(place.on is None),
        "on": "" if place.on is None else writer.card_name(place.on),
        "souls": sum(forecast.end == DIES for forecast in forecasts),
        "wounds": sum(forecast.end == REACHES_BOSS for forecast in forecasts),
    }


def advice_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the advised room and its place."""
    return writer.context.best_room.anchors if writer.context.best_room is not None else ()


def town_values(writer: HintWriter) -> Values:
    """Describe the heroes in town."""
    context = writer.context
    heroes: list[Values] = [
        {
            "hero": writer.card_name(hero),
            "class": cards.class_text(writer.renderer, context.state.faces[hero]),
            "health": context.rules.health_of(hero),
        }
        for hero in context.state.town
    ]
    return {"heroes": writer.join_sentences("tutorial-town-hero", heroes), "count": len(heroes)}


def town_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the heroes in town."""
    return [f"card:{hero}" for hero in writer.context.state.town]


def face_down_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the cards that the learner has placed face-down."""
    down = writer.context.state.face_down_cards
    return [f"card:{card}" for card, seat in down.items() if seat == writer.context.me]


def held_spell_values(writer: HintWriter) -> Values:
    """Describe the spells in the learner's hand."""
    context = writer.context
    mine: list[Values] = [
        {
            "spell": writer.card_name(card),
            "phases": cards.card_summary(writer.renderer, context.state.faces[card], short=True),
        }
        for card in context.state.spell_hand[context.me]
    ]
    return {"spells": writer.join_sentences("tutorial-spell-held", mine), "count": len(mine)}


def dungeon_values(writer: HintWriter) -> Values:
    """Return the sizes of a full dungeon and of the learner's dungeon."""
    return {"rooms": FULL_DUNGEON, "have": len(writer.context.state.dungeon[writer.context.me])}


def advanced_cards(context: TutorialContext) -> list[CardId]:
    """Return the advanced rooms in the learner's hand."""
    return [card for card in context.state.room_hand[context.me] if CARDS[context.state.faces[card]].advanced]


def advanced_room_values(writer: HintWriter) -> Values:
    """Describe an advanced room of the learner, if possible one that can be built now."""
    context = writer.context
    held = advanced_cards(context)
    fits = [card for card in held if context.rules.places(context.me, card)]
    return {"card": writer.card_name((fits or held)[0]), "fits": yes_no(bool(fits))}


def advanced_room_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the advanced rooms in the learner's hand."""
    return [f"card:{card}" for card in advanced_cards(writer.context)]


def reveal_values(writer: HintWriter) -> Values:
    """Describe the rooms that were revealed in the first round."""
    rooms: list[Values] = [
        {
            "room": cards.card_link(writer.renderer, writer.context.state, event.room.card),
            **writer.seat_values("dungeon", event.dungeon),
        }
        for event in writer.context.events_of(RoomRevealed, 1)
    ]
    return {"rooms": writer.join_sentences("tutorial-reveal-room", rooms), "count": len(rooms)}


def bait_values(writer: HintWriter) -> Values:
    """Describe where the heroes of the first round have gone."""
    context = writer.context
    heroes: list[Values] = [
        {"hero": writer.card_name(event.hero.card), "goes": "yes", **writer.seat_values("dungeon", event.dungeon)}
        for event in context.events_of(HeroLured, 1)
    ]
    heroes += [
        {"hero": writer.card_name(event.hero.card), "goes": "no", "dungeon": "", "dungeon_you": "no"}
        for event in context.events_of(HeroStayed, 1)
    ]
    return {"heroes": writer.join_sentences("tutorial-bait-hero", heroes), "count": len(heroes)}


def entering_values(writer: HintWriter) -> Values:
    """Describe the hero who is about to enter, and the forecast for it."""
    context, hero = writer.context, writer.context.hero
    assert hero is not None
    forecast = context.forecasts.get(hero)
    return {
        "hero": writer.card_name(hero),
        "health": context.rules.health_of(hero),
        **writer.seat_values("dungeon", context.state.active_seat),
        "end": forecast.end if forecast is not None else "unknown",
        "place": forecast.place if forecast is not None else 0,
    }


def hero_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the hero of the decision."""
    return [f"card:{writer.context.hero}"]


def damage_values(writer: HintWriter) -> Values:
    """Describe the damage that the hero has just taken."""
    context = writer.context
    hero, room = context.hero, context.state.hero_room
    assert hero is not None
    assert room is not None
    hurt = [event for event in context.events_of(HeroHurt) if event.hero.card == hero]
    return {
        "hero": writer.card_name(hero),
        "room": writer.card_name(room),
        "damage": hurt[-1].damage if hurt else 0,
        "health": max(0, context.rules.health_of(hero)),
    }


def hero_and_room_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the hero and its room."""
    return [f"card:{writer.context.hero}", f"card:{writer.context.state.hero_room}"]


def helpful_spell_values(writer: HintWriter) -> Values:
    """Describe the spell that would help the learner now."""
    context = writer.context
    assert context.helpful_spell is not None
    assert context.hero is not None
    card = CARDS[context.state.faces[context.helpful_spell.card]]
    return {
        "spell": writer.card_name(context.helpful_spell.card),
        "text": cards.card_text(writer.renderer, card.face),
        "hero": writer.card_name(context.hero),
        "own": yes_no(context.is_own_turn),
    }


def helpful_spell_anchors(writer: HintWriter) -> Iterable[str]:
    """Point at the helpful spell and its target."""
    return writer.context.helpful_spell.anchors if writer.context.helpful_spell is not None else ()


def other_results(context: TutorialContext) -> list[HeroDied | HeroSurvived]:
    """Return the deaths and survivals of heroes in dungeons of other players."""
    results: list[HeroDied | HeroSurvived] = [*context.events_of(HeroDied), *context.events_of(HeroSurvived)]
    return [event for event in results if event.dungeon != context.me]


def soul_values(writer: HintWriter) -> Values:
    """Describe the first soul of the learner."""
    dead = next(event for event in writer.context.events_of(HeroDied) if event.dungeon == writer.context.me)
    return {"hero": cards.card_link(writer.renderer, writer.context.state, dead.hero.card), "souls": dead.souls}


def wound_values(writer: HintWriter) -> Values:
    """Describe the first wound of the learner."""
    hero = next(event for event in writer.context.events_of(HeroSurvived) if event.dungeon == writer.context.me)
    return {"hero": cards.card_link(writer.renderer, writer.context.state, hero.hero.card), "wounds": hero.wounds}


def other_result_values(writer: HintWriter) -> Values:
    """Describe the first hero who has left the dungeon of another player."""
    context = writer.context
    first = other_results(context)[0]
    return {
        "hero": cards.card_link(writer.renderer, context.state, first.hero.card),
        "died": yes_no(isinstance(first, HeroDied)),
        **writer.seat_values("dungeon", first.dungeon),
    }


def score_values(writer: HintWriter) -> Values:
    """Return the round and the learner's souls and wounds."""
    context = writer.context
    return {
        "round": len(context.events_of(RoundBegan)),
        "souls": context.rules.soul_count(context.me),
        "wounds": context.rules.wound_count(context.me),
    }


def goodbye_values(writer: HintWriter) -> Values:
    """Return how many souls the learner still needs."""
    return {"souls_left": max(1, SOULS_TO_WIN - writer.context.rules.soul_count(writer.context.me))}
