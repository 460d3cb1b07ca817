"""The texts of events, of the log, and of the end of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import UNKNOWN, CardId, Seat, seat_range
from underkeep.core.text import TextRenderer, Values, ValueWriter, field_values, sentence, write_seat, yes_no
from underkeep.games.boss_monster import events as ev
from underkeep.games.boss_monster import fields
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import HEROES
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE, beaten_players
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.rules.verbs.counts import Counts
from underkeep.games.boss_monster.state import ENDLESS, PHASES, SPLITTING, BossMonsterState, Phase
from underkeep.games.boss_monster.text.cards import (
    card_name,
    class_text,
    is_plural,
    kind_of_back,
    signed_number,
    write_treasure,
)


def event_text(renderer: TextRenderer, state: BossMonsterState, event: Event) -> str:
    """Return the sentence of an event. Faces are taken from the event; the state gives only the backs of cards."""
    return renderer.remember(
        event_key(state, event),
        lambda: sentence(renderer.message(event.message_id, **event_values(renderer, state, event))),
    )


def event_key(state: BossMonsterState, event: Event) -> tuple[Any, ...]:
    """Return everything that the sentence of an event depends on, besides the viewer and the names of the seats: for a
    card its face and its back."""
    kind = type(event)
    values: list[Any] = [kind, *msgspec.structs.astuple(event)]
    for place in kind.card_places():
        seen = values[place + 1]
        if seen is not None:
            values[place + 1] = (seen.face, kind_of_back(state, seen.card))
    return tuple(values)


def event_values(
    renderer: TextRenderer,
    state: BossMonsterState,
    event: Event,
    writers: Mapping[str, ValueWriter] = MappingProxyType({}),
) -> Values:
    """Return the values of the message of an event: those of its fields, and those that only some events have.
    `writers` are those of the kinds of fields that only a variant of this game has."""
    values = field_values(renderer, state, event, {**WRITERS, **writers})
    match event:
        case ev.RoomPlaced(seat=seat, dungeon=dungeon):
            values["own"] = yes_no(seat == dungeon)
        case ev.TokensPut(tokens=tokens):
            values |= {"tokens": abs(tokens), "taken": yes_no(tokens < 0)}
        case ev.HeroHurt(health=health):
            values["alive"] = yes_no(health > 0)
    return values


def _write_card(renderer: TextRenderer, state: BossMonsterState, field: str, seen: SeenCard) -> Values:
    return _card_values(renderer, state, field, seen)


def _write_phase(renderer: TextRenderer, state: BossMonsterState, field: str, phase: Phase) -> Values:
    return {field: PHASES[phase]}


def _write_change(renderer: TextRenderer, state: BossMonsterState, field: str, number: int) -> Values:
    return {field: number, "change": signed_number(number)}


WRITERS: dict[str, ValueWriter] = {
    "seat": write_seat,
    "seen-card": _write_card,
    fields.PHASE: _write_phase,
    fields.SIGNED_NUMBER: _write_change,
    fields.TREASURE: write_treasure,
}
"""The functions that write the values of messages, by kind of field."""


def _card_values(renderer: TextRenderer, state: BossMonsterState, field: str, seen: SeenCard) -> Values:
    """Return the values that a message has for a card: name, kind, and the class and health of a hero."""
    kind, face = kind_of_back(state, seen.card), seen.face
    known = face != UNKNOWN
    name = renderer.link_card(face, card_name(renderer, face)) if known else renderer.message(f"unknown-{kind}")
    values: Values = {field: name, f"{field}_known": yes_no(known), f"{field}_kind": kind}
    if kind == HERO:
        values[f"{field}_many"] = yes_no(is_plural(face))
        values[f"{field}_class"] = class_text(renderer, face) if known else ""
        values[f"{field}_health"] = HEROES[face].health if known else 0
    return values


# --- the log --------------------------------------------------------------------------------------------


def log_lines(renderer: TextRenderer, state: BossMonsterState, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """Return events with their sentences. Rooms that a hero walks through without interruption share one sentence with
    the damage and the health left in each."""
    log: list[tuple[Event, str]] = []
    number = 0
    while number < len(events):
        event = events[number]
        steps, after = _undisturbed_rooms(events, number + isinstance(event, ev.HeroSetOut))
        if steps:
            log.append((events[after - 1], _walk_text(renderer, state, event, steps)))
            number = after
        else:
            text = renderer.event_text(state, event)
            if text:
                log.append((event, text))
            number += 1
    return log


def _undisturbed_rooms(events: Sequence[Event], start: int) -> tuple[list[tuple[ev.HeroEntered, ev.HeroHurt]], int]:
    """Return the rooms that a hero walks through without interruption from an event on, and the number of the next
    event."""
    steps: list[tuple[ev.HeroEntered, ev.HeroHurt]] = []
    while start + 1 < len(events):
        entered, hurt = events[start], events[start + 1]
        if not isinstance(entered, ev.HeroEntered) or not isinstance(hurt, ev.HeroHurt):
            break
        steps.append((entered, hurt))
        start += 2
    return steps, start


def _walk_text(
    renderer: TextRenderer, state: BossMonsterState, first: Event, steps: list[tuple[ev.HeroEntered, ev.HeroHurt]]
) -> str:
    rooms = [
        renderer.message(
            "walk-step",
            damage=hurt.damage,
            health=hurt.health,
            alive=yes_no(hurt.health > 0),
            **_card_values(renderer, state, "room", entered.room),
        )
        for entered, hurt in steps
    ]
    values: Values = {"steps": ", ".join(rooms), **_card_values(renderer, state, "hero", steps[0][0].hero)}
    if isinstance(first, ev.HeroSetOut):
        return sentence(renderer.message("walk-in", **renderer.seat_values("dungeon", first.dungeon), **values))
    return sentence(renderer.message("walk", **values))


# --- the ending -----------------------------------------------------------------------------------------


def ending_text(renderer: TextRenderer, state: BossMonsterState, events: Sequence[Event]) -> str:
    """Return in one sentence how a finished game was decided: by a soul, a wound, a resignation or the lack of
    heroes."""
    if not state.winners:
        return ""
    winner = state.winners[0]
    standing = [seat for seat in seat_range(state.players) if not state.eliminated[seat] and not state.resigning[seat]]
    beaten = [seat for seat in beaten_players(rules_of(state)) if seat in standing]
    score = _ScoringAreas()
    by_souls: Values = {}
    by_wounds: dict[int, Values] = {}
    defeat: Values = {}
    resigned: Values = {}
    for event in events:
        score.count(event)
        match event:
            case ev.HeroDied(hero, seat, worth):
                souls = score.souls(seat)
                if seat == winner and souls >= SOULS_TO_WIN > souls - worth:
                    by_souls = _hero_values(renderer, hero, seat, score.round) | {"souls": souls}
            case ev.HeroSurvived(hero, seat, worth):
                wounds = score.wounds(seat)
                if wounds >= WOUNDS_TO_LOSE > wounds - worth:
                    by_wounds[seat] = _hero_values(renderer, hero, seat, score.round) | {"wounds": wounds}
            case ev.Defeated(seat, wounds):
                defeat = {**renderer.seat_values("seat", seat), "round": state.round, "wounds": wounds}
            case ev.Resigned(seat):
                resigned = {**renderer.seat_values("seat", seat), "round": score.round}
    if SPLITTING in state.rule_modules and ENDLESS not in state.variants and len(standing) > 1:
        souls, first = most_souls(Counts(state), standing)
        told: Values = {"round": score.round, "souls": souls, **renderer.seat_values("seat", first)}
        return sentence(renderer.message("ending-first-ten" if souls >= SOULS_TO_WIN else "ending-heroes", **told))
    if ENDLESS not in state.variants and by_souls and score.souls(winner) >= SOULS_TO_WIN:
        return sentence(renderer.message("ending-souls", **by_souls))
    if resigned and len(standing) <= 1:
        return sentence(renderer.message("ending-resigned", **resigned))
    if ENDLESS not in state.variants and len(beaten) == len(standing):
        return sentence(renderer.message("ending-all-beaten", round=score.round))
    if ENDLESS not in state.variants and len(standing) - len(beaten) == 1 and defeat:
        last = [values for seat, values in by_wounds.items() if seat in beaten][-1:]
        # The fifth wound need not be a surviving hero: an effect can turn a soul into a wound.
        return sentence(
            renderer.message("ending-wounds", **last[0]) if last else renderer.message("ending-defeated", **defeat)
        )
    return sentence(renderer.message("ending-heroes", round=score.round))


def most_souls(counts: Counts, seats: Sequence[Seat]) -> tuple[int, Seat]:
    """Return the most souls that a seat has, and the first seat that has them."""
    first = max(seats, key=counts.soul_count)
    return counts.soul_count(first), first


class _ScoringAreas:
    """The scoring areas, followed event by event."""

    def __init__(self) -> None:
        self.round = 0
        self.heroes: dict[CardId, tuple[int, int, bool]] = {}
        """The owner, the worth and whether the hero is dead, by hero."""

    def count(self, event: Event) -> None:
        match event:
            case ev.RoundBegan(number):
                self.round = number
            case ev.HeroDied(hero, seat, worth):
                self.heroes[hero.card] = (seat, worth, True)
            case ev.HeroSurvived(hero, seat, worth):
                self.heroes[hero.card] = (seat, worth, False)
            case ev.WoundHealed(seat, hero):
                self.heroes[hero.card] = (seat, HEROES[hero.face].worth, True)
            case ev.SoulBecameWound(seat, hero):
                self.heroes[hero.card] = (seat, HEROES[hero.face].worth, False)
            case ev.HeroRemoved(hero) | ev.HeroToEntrance(hero) | ev.HeroToTown(hero):
                self.heroes.pop(hero.card, None)

    def souls(self, seat: Seat) -> int:
        return sum(worth for owner, worth, dead in self.heroes.values() if owner == seat and dead)

    def wounds(self, seat: Seat) -> int:
        return sum(worth for owner, worth, dead in self.heroes.values() if owner == seat and not dead)


def _hero_values(renderer: TextRenderer, hero: SeenCard, seat: Seat, round_: int) -> Values:
    return {
        "hero": renderer.link_card(hero.face, card_name(renderer, hero.face)),
        "round": round_,
        **renderer.seat_values("dungeon", seat),
    }


def score_lines(renderer: TextRenderer, state: BossMonsterState) -> list[str]:
    """Return one line for each seat, from the best to the worst."""
    queries = Counts(state)
    order = sorted(
        seat_range(state.players),
        key=lambda seat: (
            seat not in state.winners,
            state.eliminated[seat],
            queries.wound_count(seat) - queries.soul_count(seat),
        ),
    )
    return [
        renderer.message("ending-score-out", seat=renderer.names[seat])
        if state.eliminated[seat]
        else renderer.message(
            "ending-score",
            seat=renderer.names[seat],
            souls=queries.soul_count(seat),
            wounds=queries.wound_count(seat),
        )
        for seat in order
    ]
