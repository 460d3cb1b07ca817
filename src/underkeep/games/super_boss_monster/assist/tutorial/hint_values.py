"""The values and anchors of the tutorial's hints.

A value fills a place of a message; an anchor names the card or the action space on the board at which a hint points.
What is as in Boss Monster comes from there.
"""

from __future__ import annotations

from collections.abc import Iterable

from underkeep.core.options.option import Option
from underkeep.core.state import CardId
from underkeep.core.text import Values, yes_no
from underkeep.games.boss_monster.assist.lookahead.forecast import DIES, REACHES_BOSS
from underkeep.games.boss_monster.assist.tutorial.hint_values import HintWriter, advanced_cards
from underkeep.games.boss_monster.cards.card_types import SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN
from underkeep.games.boss_monster.state import TREASURES
from underkeep.games.boss_monster.text.cards import card_summary
from underkeep.games.super_boss_monster.assist.lookahead import state_after_minions
from underkeep.games.super_boss_monster.assist.tutorial.consequences import (
    state_after_own_minion,
    state_if_sent,
    state_if_summoned,
    summoned_hero,
)
from underkeep.games.super_boss_monster.assist.tutorial.context import CityTutorialContext
from underkeep.games.super_boss_monster.events import MinionActs
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import LIFE, LOCATIONS, ON_CARDS, SPACES
from underkeep.games.super_boss_monster.text.options import option_text, space_values

MAX_SPELLS_NAMED = 3
"""The most spells that one hint names."""


class CityHintWriter(HintWriter):
    """Writes the values of hints for one context in the language of the learner."""

    @property
    def city(self) -> CityTutorialContext:
        """The context, which knows the city."""
        assert isinstance(self.context, CityTutorialContext)
        return self.context

    def option_text(self, option: Option) -> str:
        """Return the text of an option of the decision."""
        return option_text(self.renderer, self.city.state, option, self.context.decision)

    def treasure_text(self, card: CardId) -> str:
        """Return the kinds of treasure that a card shows."""
        kinds = CARDS[self.context.state.faces[card]].symbols
        names = [(self.renderer.message(f"class-{TREASURES[kind]}"), count) for kind, count in kinds]
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names)


# --- the beginning --------------------------------------------------------------------------------------


def goal_values(writer: CityHintWriter) -> Values:
    """Return the number of souls that ends a game."""
    return {"souls": SOULS_TO_WIN}


def kept_boss_values(writer: CityHintWriter) -> Values:
    """Describe the boss that the learner is advised to keep."""
    boss = writer.city.best_boss.card
    xp = BOSSES[writer.city.state.faces[boss]].xp
    return {"boss": writer.card_name(boss), "xp": str(xp), "treasure": writer.treasure_text(boss)}


def hand_values(writer: CityHintWriter) -> Values:
    """Return the number of cards in the learner's hand."""
    state, me = writer.city.state, writer.city.me
    return {"rooms": len(state.room_hand[me]), "spells": len(state.spell_hand[me])}


# --- town and Market ------------------------------------------------------------------------------------


def market_values(writer: CityHintWriter) -> Values:
    """Describe the card that the learner is advised to take, and a hero in town who wants its treasure."""
    context = writer.city
    take = context.best_card
    if take is None:
        return {"kind": "none", "card": "", "damage": 0, "treasure": "", "hero": "", "wanted": "no"}
    card = CARDS[context.state.faces[take.card]]
    fans = [
        hero
        for hero in context.state.town
        if any(card.treasure[kind] for kind in context.rules.hero_card(hero).classes)
    ]
    return {
        "kind": "spell" if card.kind == SPELL else "room",
        "card": writer.card_name(take.card),
        "damage": card.damage,
        "treasure": writer.treasure_text(take.card),
        "wanted": yes_no(bool(fans)),
        "hero": writer.card_name(fans[0]) if fans else "",
    }


def market_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at the cards on the Market."""
    return [f"card:{card}" for card in writer.city.state.market]


# --- the minion -----------------------------------------------------------------------------------------


def city_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at the action spaces of the city to which the learner's minion may go."""
    anchors = [option.anchors[0] for option in writer.city.decision.options if option.anchors]
    return [anchor for anchor in anchors if anchor.startswith("space:")]


def minion_values(writer: CityHintWriter) -> Values:
    """Describe the action space to which the learner is advised to send the minion, and what that changes."""
    context = writer.city
    station = context.best_space
    values: Values = {
        "any": yes_no(station is not None),
        "option": "",
        "why": "none",
        "hero": "",
        "health": 0,
        "mine": 0,
        "theirs": 0,
    }
    if station is None:
        return values
    where = station.space
    values["option"] = writer.option_text(station)
    if where >= ON_CARDS:
        return values | {"why": "card"}
    location, what = LOCATIONS[where // len(SPACES)], SPACES[where % len(SPACES)]
    summons = summoned_hero(context.state, where)
    if summons is not None:
        hero, life = summons
        return values | {
            "why": "summon",
            "hero": writer.card_name(hero),
            "health": context.rules.health_of(hero) + life,
        }
    if what == "special":
        return values | {"why": location}
    return values | {"why": "treasure"} | _lure_values(writer, where)


def _lure_values(writer: CityHintWriter, where: int) -> Values:
    """Describe a hero that comes to the learner only because of the treasure of an action space."""
    context = writer.city
    then = context.forecasts_if_sent(where)
    for hero, forecast in then.items():
        now = context.forecasts.get(hero)
        if forecast.seat == context.me and (now is None or now.seat != context.me) and hero in context.state.town:
            rules = SuperBossMonster(state_after_minions(state_if_sent(context.state, context.me, where)))
            seats = rules.seats()
            counts = dict(zip(seats, rules.lure_counts(hero, [rules.treasure(seat) for seat in seats]), strict=True))
            mine = counts.pop(context.me)
            return {"why": "lure", "hero": writer.card_name(hero), "mine": mine, "theirs": max(counts.values())}
    return {}


def first_minion_values(writer: CityHintWriter) -> Values:
    """Describe what the minions did in the first round."""
    acts: list[Values] = []
    for event in writer.city.first_minions:
        values: Values = dict(writer.seat_values("seat", event.seat))
        if isinstance(event, MinionActs):
            place = space_values(writer.renderer, event.space)
            values |= {"place": writer.renderer.message(f"location-{place['location']}"), "what": place["what"]}
        else:
            values |= {"place": writer.card_name(event.card.card), "what": ""}
        acts.append(values | {"home": yes_no(not isinstance(event, MinionActs))})
    return {"acts": writer.join_sentences("super-tutorial-minion-act", acts), "count": len(acts)}


def location_values(writer: CityHintWriter) -> Values:
    """Describe a hero who waits in a key location, and how often it was moved there."""
    context = writer.city
    hero = context.heroes_in_locations[0]
    in_tavern = hero in context.state.tavern
    location = next(
        (LOCATIONS[number] for number, heroes in enumerate(context.state.heroes_at_location) if hero in heroes),
        LOCATIONS[-1],
    )
    return {
        "hero": writer.card_name(hero),
        "location": location,
        "health": context.rules.health_of(hero) + (-LIFE if in_tavern else LIFE),
    }


def location_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at a hero who waits in a key location."""
    return [f"card:{writer.city.heroes_in_locations[0]}"]


def summons_values(writer: CityHintWriter) -> Values:
    """Describe the hero that the learner's minion sends out, and how its walk would end."""
    context = writer.city
    assert context.summons is not None
    assert context.best_dungeon is not None
    hero, life = context.summons
    home = context.state.copy()
    home.minion_space[context.me] = None
    then = state_if_summoned(home, hero, context.best_dungeon, life)
    forecast = context.forecasts_in(then).get(hero)
    return {
        "hero": writer.card_name(hero),
        "health": SuperBossMonster(then).health_of(hero),
        **writer.seat_values("dungeon", context.best_dungeon),
        "end": forecast.end if forecast is not None else "unknown",
    }


# --- building -------------------------------------------------------------------------------------------


def room_values(writer: CityHintWriter) -> Values:
    """Describe the room that the learner is advised to build, and what a hero would then do."""
    context = writer.city
    place = context.best_room
    nobody: Values = {"end": "none", "hero": "", "health": 0, "dealt": 0}
    if place is None:
        return {"any": "no", "card": "", "damage": 0, "on": "", "new": "yes", **nobody}
    card = CARDS[context.state.faces[place.card]]
    return {
        "any": "yes",
        "card": writer.card_name(place.card),
        "damage": card.damage,
        "new": yes_no(place.on is None),
        "on": "" if place.on is None else writer.card_name(place.on),
        **nobody,
        **_guest_values(writer),
    }


def _guest_values(writer: CityHintWriter) -> Values:
    """Describe a hero who would enter the dungeon with the advised room: if possible one who would die."""
    context = writer.city
    place = context.best_room
    if place is None or context.kind != "build-turn":
        return {}
    then = state_after_own_minion(context.state_if_built(place), context.me)
    guests = [(hero, found) for hero, found in context.forecasts_in(then).items() if found.seat == context.me]
    guests = [(hero, found) for hero, found in guests if found.end in (DIES, REACHES_BOSS)]
    if not guests:
        return {}
    hero, forecast = max(guests, key=lambda guest: guest[1].end == REACHES_BOSS)
    health = SuperBossMonster(then).health_of(hero)
    return {
        "end": forecast.end,
        "hero": writer.card_name(hero),
        "health": health,
        "dealt": health - forecast.health,
    }


def advanced_card(context: CityTutorialContext) -> CardId:
    """Return the advanced room that the learner is advised to build, or another one that the learner holds."""
    held = advanced_cards(context)
    best = context.best_room
    fits = [card for card in held if context.rules.places(context.me, card)]
    return best.card if best is not None and best.card in held else (fits or held)[0]


def advanced_values(writer: CityHintWriter) -> Values:
    """Describe an advanced room of the learner, if possible one that can be built now."""
    context = writer.city
    card = advanced_card(context)
    return {"card": writer.card_name(card), "fits": yes_no(bool(context.rules.places(context.me, card)))}


def advanced_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at the advanced room that the hint names."""
    return [f"card:{advanced_card(writer.city)}"]


def advice_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at the option that the tutorial proposes."""
    return [
        anchor for anchor in writer.city.proposed_option.anchors if anchor.startswith(("card:", "place:", "space:"))
    ]


def first_spell_values(writer: CityHintWriter) -> Values:
    """Describe the spells in the learner's hand: the first few, if there are many."""
    held = writer.city.state.spell_hand[writer.city.me]
    mine: list[Values] = [
        {
            "spell": writer.card_name(card),
            "phases": card_summary(writer.renderer, writer.city.state.faces[card], short=True),
        }
        for card in held[:MAX_SPELLS_NAMED]
    ]
    dots = " …" if len(held) > MAX_SPELLS_NAMED else ""
    return {"spells": writer.join_sentences("tutorial-spell-held", mine) + dots, "count": len(held)}


def counter_values(writer: CityHintWriter) -> Values:
    """Describe the room on which the learner is advised to put a counter, and its damage with the counter."""
    best = writer.city.best_counter
    if best is None:
        return {"any": "no", "room": "", "damage": 0}
    game = SuperBossMonster(writer.city.state.copy())
    game.put_tokens(best.card, 1)
    return {"any": "yes", "room": writer.card_name(best.card), "damage": game.damage_of(best.card)}


# --- the heroes -----------------------------------------------------------------------------------------


def waiting_values(writer: CityHintWriter) -> Values:
    """Describe the effect that resolves next."""
    effect = writer.city.state.waiting_effects[-1]
    return {"source": writer.card_name(effect.source), **writer.seat_values("seat", effect.seat)}


def waiting_anchors(writer: CityHintWriter) -> Iterable[str]:
    """Point at the cards that the effect which resolves next is aimed at."""
    state = writer.city.state
    rooms = {stack[-1] for dungeon in state.dungeon for stack in dungeon}
    return [f"card:{target}" for target in state.waiting_effects[-1].targets if target in rooms]


def score_values(writer: CityHintWriter) -> Values:
    """Return the learner's souls and wounds, and the player who has the first-player marker."""
    context = writer.city
    return {
        "souls": context.rules.soul_count(context.me),
        "wounds": context.rules.wound_count(context.me),
        **writer.seat_values("seat", context.rules.first_seat()),
    }
