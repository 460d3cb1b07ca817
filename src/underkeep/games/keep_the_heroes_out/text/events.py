"""The texts of events: a sentence for each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from underkeep.core.events import SEEN_CARD, Event, SeenCard
from underkeep.core.state import UNKNOWN, Seat, require
from underkeep.core.text import TextRenderer, Values, ValueWriter, field_values, sentence, write_seat, yes_no
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out import fields
from underkeep.games.keep_the_heroes_out.cards.card_types import SCENARIO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import PAGE_TRIGGERS, PageTrigger, ScenarioCardEffect
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import CLASS_OF, CLASSES, PHASES, TREASURY, HeroClass, KeepState, Token
from underkeep.games.keep_the_heroes_out.text.card_texts import check_text, effects_text
from underkeep.games.keep_the_heroes_out.text.cards import card_name
from underkeep.games.keep_the_heroes_out.text.ending import waves_are_over
from underkeep.games.keep_the_heroes_out.text.nouns import (
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
)


def event_text(renderer: TextRenderer, state: KeepState, event: Event) -> str:
    """Return the sentence for one event."""
    return event_sentence(renderer, state, event)


def event_sentence(renderer: TextRenderer, state: KeepState, event: Event, message: str = "", **more: str | int) -> str:
    """Return the sentence for an event, with its own message or another one, and with some values replaced."""
    values = field_values(renderer, state, event, EVENT_WRITERS) | _special_values(renderer, state, event) | more
    return sentence(renderer.message(message or event.message_id, **values))


# --- the values of a message ---------------------------------------------------------------------------------


def _special_values(renderer: TextRenderer, state: KeepState, event: Event) -> Values:
    """Return the values that only some events have."""
    match event:
        case ev.MonsterPlaced(seat):
            return {"count": 1, "monsters": monsters_text(renderer, require(state.clan[seat]), 1)}
        case ev.MonsterMoved(seat, _, _, _, carry):
            return move_values(renderer, state, seat, 1, Counter([] if carry is None else [carry]))
        case ev.MonsterHurt(seat) | ev.MonsterGone(seat):
            return {**monster_values(renderer, state, seat), "health": CLANS[require(state.clan[seat])].health}
        case ev.HeroAttacks(_, seat):
            return {**monster_values(renderer, state, seat), "outcome": "open", "harm": 0, "health": 0}
        case ev.GuildCardTurned(card, why):
            idle = why != fields.FOR_RAID and CARDS[card.face].kind == SCENARIO_CARD
            return {"nothing": yes_no(idle)}
        case ev.HeroReactivated(hero):
            return {"heroes": heroes_text(renderer, [hero]), "count": 1}
        case ev.HeroInspires(inspired=inspired):
            return {"inspired": heroes_text(renderer, [inspired]), "count": 1}
        case ev.HeroHurt(left=left):
            return {"alive": yes_no(left > 0)}
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
            return {"stolen": yes_no(room is not None)}
        case ev.MarkPlaced(mark, place) | ev.MarkGone(mark, place):
            return _mark_place_values(renderer, mark, place)
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
    match vote.ballot:
        case fields.BallotKind.ROOM:
            return room_name(renderer, chosen)
        case fields.BallotKind.HERO:
            return str(hero_values(renderer, "hero", chosen)["hero"])
        case fields.BallotKind.MONSTER:
            return str(monster_values(renderer, state, Seat(chosen))["monster_a"])
        case fields.BallotKind.ATTACK:
            values = hero_values(renderer, "hero", chosen) | monster_values(renderer, state, require(vote.target))
            return renderer.message("option-attack", **values)
        case fields.BallotKind.TREASURE:
            return renderer.message("vote-treasure", value=chosen)
        case fields.BallotKind.TOKEN:
            return renderer.message("option-choose-token", **token_values(renderer, Token(chosen)))
        case fields.BallotKind.CORRIDOR:
            return corridor_name(renderer, chosen)
    return clan_name(renderer, chosen)


def move_values(renderer: TextRenderer, state: KeepState, seat: Seat, count: int, carried: Counter[Token]) -> Values:
    """Return the values of a move of one or several monsters."""
    return {
        "count": count,
        "monsters": monsters_text(renderer, require(state.clan[seat]), count),
        "carries": yes_no(bool(carried)),
        "tokens": tokens_text(renderer, carried),
    }


def _stolen(renderer: TextRenderer, state: KeepState, treasure: SeenCard) -> Values:
    """Return the values of a stolen treasure."""
    effect = CARDS[treasure.face].effect or "failure"
    text = renderer.message(f"effect-{effect}.text")
    return {
        "value": Queries(state).treasure_value(treasure.card),
        "effect": renderer.message(f"effect-{effect}"),
        "text": text[:1].lower() + text[1:],
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


def _mark_place_values(renderer: TextRenderer, mark: fields.MarkKind, place: int) -> Values:
    """Return the values of the place of an event token."""
    if mark == fields.RUBBLE:
        return {"corridor": corridor_name(renderer, place), **room_values(renderer, "room", None)}
    return {"corridor": "", **room_values(renderer, "room", place)}


# --- the values of fields ------------------------------------------------------------------------------------


def _write_seen_card(renderer: TextRenderer, state: KeepState, field: str, seen: SeenCard) -> Values:
    return {field: card_text_in_event(renderer, seen)}


def _write_room(renderer: TextRenderer, state: KeepState, field: str, room: int) -> Values:
    return room_values(renderer, field, room)


def _write_hero(renderer: TextRenderer, state: KeepState, field: str, hero: int) -> Values:
    return hero_values(renderer, field, hero)


def _write_hero_class(renderer: TextRenderer, state: KeepState, field: str, kind: HeroClass) -> Values:
    """Write the values of a class, which messages call `hero_gen` and `heroes`."""
    name = f"class-{CLASSES[kind]}"
    return {"hero_gen": renderer.message(f"{name}.gen"), "heroes": renderer.message(f"{name}.many")}


def _write_clan(renderer: TextRenderer, state: KeepState, field: str, clan: int) -> Values:
    return {field: clan_name(renderer, clan)}


def _write_token(renderer: TextRenderer, state: KeepState, field: str, token: Token) -> Values:
    """Write the values of a token, which messages call `tokens`, because the log joins several."""
    return {"tokens": tokens_text(renderer, {token: 1})}


def _name_writer(names: Sequence[str]) -> ValueWriter:
    """Return the writer of a field whose message selects by a name of this list."""

    def write_name(renderer: TextRenderer, state: KeepState, field: str, value: int) -> Values:
        return {field: names[value]}

    return write_name


EVENT_WRITERS: Mapping[str, ValueWriter] = MappingProxyType(
    {
        "seat": write_seat,
        SEEN_CARD.name: _write_seen_card,
        fields.ROOM: _write_room,
        fields.HERO: _write_hero,
        fields.HERO_CLASS: _write_hero_class,
        fields.CLAN: _write_clan,
        fields.TOKEN: _write_token,
        fields.PHASE: _name_writer(PHASES),
        fields.MOVE_WAY: _name_writer(fields.MOVE_WAYS),
        fields.DAMAGE_CAUSE: _name_writer(fields.DAMAGE_CAUSES),
        fields.TURN_UP_REASON: _name_writer(fields.TURN_UP_REASONS),
        fields.MARK: _name_writer(fields.MARKS),
    }
)
"""The functions that write the values of messages, by kind of field. Monsters need the clan of their seat and are
special values."""
