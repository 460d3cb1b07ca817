"""The texts of events: a sentence for each of them."""

from __future__ import annotations

from collections import Counter

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.cards.card_types import SCENARIO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import MARKS, PAGE_TRIGGERS, PageTrigger, ScenarioCardEffect
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    NOTHING,
    NOWHERE,
    PHASES,
    TREASURY,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import check_text, effects_text
from underkeep.games.keep_the_heroes_out.text.cards import card_name
from underkeep.games.keep_the_heroes_out.text.ending import waves_are_over
from underkeep.games.keep_the_heroes_out.text.nouns import (
    Values,
    clan_name,
    corridor_name,
    hero_values,
    heroes_text,
    monster_values,
    monsters_text,
    room_name,
    room_values,
    token_values,
    tokens_text,
    yes_no,
)

MOVE_WAYS = ("corridor", "portal", "wall")
DAMAGE_CAUSES = ("melee", "ranged", "trap")
TURN_UP_REASONS = ("raid", "gamble", "laboratory", "treasure")


def event_text(renderer: TextRenderer, state: KeepState, event: Event) -> str:
    """Return the sentence for one event."""
    return event_sentence(renderer, state, event)


def event_sentence(renderer: TextRenderer, state: KeepState, event: Event, message: str = "", **more: str | int) -> str:
    """Return the sentence for an event, with its own message or another one, and with some values replaced."""
    values = _values(renderer, state, event) | more
    return sentence(renderer.message(message or event.message_id, **values))


# --- the values of a message ---------------------------------------------------------------------------------


def _values(renderer: TextRenderer, state: KeepState, event: Event) -> Values:
    """Return the values of an event for its message."""
    values: Values = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, SeenCard):
            values[field] = card_text_in_event(renderer, value)
        elif field == "seat":
            values |= renderer.seat_values(field, value)
        elif field in ("room", "origin"):
            values |= room_values(renderer, field, value)
        elif field == "hero":
            values |= hero_values(renderer, field, value)
        elif isinstance(value, bool):
            values[field] = yes_no(value)
        else:
            values[field] = value
    return values | _special(renderer, state, event)


def _special(renderer: TextRenderer, state: KeepState, event: Event) -> Values:
    """Return the values that only some events have."""
    match event:
        case ev.ClanChosen(_, clan) | ev.LaboratoryStocked(clan):
            return {"clan": clan_name(renderer, clan)}
        case ev.PhaseBegan(phase):
            return {"phase": PHASES[phase]}
        case ev.MonsterPlaced(seat):
            return {"count": 1, "monsters": monsters_text(renderer, state.clan[seat], 1)}
        case ev.MonsterMoved(seat, _, _, _, carry, way):
            return move_values(renderer, state, seat, 1, Counter([] if carry == NOTHING else [carry])) | {
                "way": MOVE_WAYS[way]
            }
        case ev.MonsterHurt(seat) | ev.MonsterGone(seat):
            return {**monster_values(renderer, state, seat), "health": CLANS[state.clan[seat]].health}
        case ev.HeroAttacks(_, seat):
            return {**monster_values(renderer, state, seat), "outcome": "open", "harm": 0, "health": 0}
        case ev.TokenPlaced(token) | ev.TokenLost(token):
            return {"tokens": tokens_text(renderer, {token: 1})}
        case ev.GuildCardTurned(card, why):
            idle = why != ev.FOR_RAID and CARDS[card.face].kind == SCENARIO_CARD
            return {"why": TURN_UP_REASONS[why], "nothing": yes_no(idle)}
        case ev.ClassReactivated(kind):
            name = f"class-{CLASSES[kind]}"
            return {"hero_gen": renderer.message(f"{name}.gen"), "heroes": renderer.message(f"{name}.many")}
        case ev.HeroReactivated(hero):
            return {"heroes": heroes_text(renderer, [hero]), "count": 1}
        case ev.HeroInspires(inspired=inspired):
            return {"inspired": heroes_text(renderer, [inspired]), "count": 1}
        case ev.HeroHurt(by=by, left=left):
            return {"by": DAMAGE_CAUSES[by], "alive": yes_no(left > 0)}
        case ev.HeroesCharge(room=room):
            return {"there": yes_no(room == TREASURY)}
        case ev.AbilityUsed(hero):
            return {"class": CLASSES[CLASS_OF[hero]]}
        case ev.TreasureStolen(treasure):
            return _stolen(renderer, state, treasure)
        case ev.ScenarioCard(card, holds):
            return {"what": _scenario_card_text(renderer, state, card, holds)}
        case ev.PageSpoke(number, holds):
            trigger = find_page(state.scenario).triggers[number]
            when = renderer.message(f"page-trigger-{PAGE_TRIGGERS.index(trigger.at)}")
            return {"when": when, "what": _followed_effects_text(renderer, state, trigger, holds)}
        case ev.GameWon():
            return {"beaten": yes_no(waves_are_over(state))}
        case ev.GameLost(room):
            return {"stolen": yes_no(room != NOWHERE)}
        case ev.MarkPlaced(mark, place) | ev.MarkGone(mark, place):
            return _mark(renderer, mark, place)
        case ev.Voted():
            return {"choice": vote_text(renderer, state, event)}
    return {}


def card_text_in_event(renderer: TextRenderer, seen: SeenCard) -> str:
    """Return the name of a card in an event with its link."""
    if seen.face == UNKNOWN:
        return renderer.message("unknown-card")
    return renderer.link_card(seen.face, card_name(renderer, seen.face))


def vote_text(renderer: TextRenderer, state: KeepState, vote: ev.Voted) -> str:
    """Return the text of the thing that a player has voted for."""
    chosen = vote.chosen
    match ev.BALLOTS[vote.ballot]:
        case "room":
            return room_name(renderer, chosen)
        case "hero":
            return str(hero_values(renderer, "hero", chosen)["hero"])
        case "monster":
            return str(monster_values(renderer, state, chosen)["monster_a"])
        case "attack":
            values = hero_values(renderer, "hero", chosen) | monster_values(renderer, state, vote.target)
            return renderer.message("option-attack", **values)
        case "treasure":
            return renderer.message("vote-treasure", value=chosen)
        case "token":
            return renderer.message("option-choose-token", **token_values(renderer, chosen))
        case "corridor":
            return corridor_name(renderer, chosen)
    return clan_name(renderer, chosen)


def move_values(renderer: TextRenderer, state: KeepState, seat: int, count: int, carried: Counter[int]) -> Values:
    """Return the values of a move of one or several monsters."""
    return {
        "count": count,
        "monsters": monsters_text(renderer, state.clan[seat], count),
        "carries": yes_no(bool(carried)),
        "tokens": tokens_text(renderer, carried),
    }


def _stolen(renderer: TextRenderer, state: KeepState, treasure: SeenCard) -> Values:
    """Return the values of a stolen treasure."""
    effect = CARDS[treasure.face].effect or "failure"
    return {
        "value": Queries(state).treasure_value(treasure.card),
        "effect": renderer.message(f"effect-{effect}"),
        "text": renderer.message(f"effect-{effect}.text"),
    }


def _scenario_card_text(renderer: TextRenderer, state: KeepState, seen: SeenCard, holds: bool) -> str:
    """Return the condition of a scenario card and the effects that follow now."""
    symbol = CARDS[seen.face].symbol
    card = next((card for card in find_page(state.scenario).cards if card.symbol == symbol), None)
    return renderer.message("text-event") if card is None else _followed_effects_text(renderer, state, card, holds)


def _followed_effects_text(
    renderer: TextRenderer, state: KeepState, card: ScenarioCardEffect | PageTrigger, holds: bool
) -> str:
    """Return the condition of a scenario card or a page trigger and the effects that follow now."""
    what = effects_text(renderer, card.then if holds else card.otherwise, state.players)
    if card.check == "always":
        return sentence(renderer.message("card-always", then=what))
    check = check_text(renderer, card.check, state.players)
    return sentence(renderer.message("scenario-holds" if holds else "scenario-fails", check=check, what=what))


def _mark(renderer: TextRenderer, mark: int, place: int) -> Values:
    """Return the values of an event token."""
    values: Values = {"mark": MARKS[mark], "corridor": ""}
    if mark == ev.RUBBLE:
        return values | {"corridor": corridor_name(renderer, place)} | room_values(renderer, "room", NOWHERE)
    return values | room_values(renderer, "room", place)
