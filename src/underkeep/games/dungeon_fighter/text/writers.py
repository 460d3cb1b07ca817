"""The values that messages have for the fields of options and events, by kind of field."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from underkeep.core.declarations import SEAT
from underkeep.core.events import SEEN_CARD, SeenCard
from underkeep.core.state import CardId
from underkeep.core.text import TextRenderer, Values, ValueWriter, write_seat
from underkeep.games.dungeon_fighter import fields
from underkeep.games.dungeon_fighter.cards.catalogue import hero_face
from underkeep.games.dungeon_fighter.state import DICE, PHASES, Die, FighterState, HeroNumber, Phase, TemplateKind
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    card_name,
    die_values,
    hero_values,
    linked_card,
    linked_event_card,
    technique_name,
    template_values,
)


def _write_card(renderer: TextRenderer, state: FighterState, field: str, card: CardId) -> Values:
    return {field: linked_card(renderer, state, card)}


def _write_seen_card(renderer: TextRenderer, state: FighterState, field: str, card: SeenCard) -> Values:
    return {field: linked_event_card(renderer, card)}


def _write_hero(renderer: TextRenderer, state: FighterState, field: str, hero: HeroNumber) -> Values:
    face = hero_face(hero)
    return {field: renderer.link_card(face, card_name(renderer, face))}


def _write_die(renderer: TextRenderer, state: FighterState, field: str, die: Die) -> Values:
    return die_values(renderer, die)


def _write_colour(renderer: TextRenderer, state: FighterState, field: str, colour: Die) -> Values:
    return {field: renderer.message(f"colour-{DICE[colour]}")}


def _write_cube(renderer: TextRenderer, state: FighterState, field: str, cube: int) -> Values:
    return {"number": cube + 1}


def _write_symbol(renderer: TextRenderer, state: FighterState, field: str, symbol: str) -> Values:
    return {field: symbol or "none"}


def _write_number(renderer: TextRenderer, state: FighterState, field: str, number: int) -> Values:
    return {field: number}


def _write_template(renderer: TextRenderer, state: FighterState, field: str, kind: TemplateKind) -> Values:
    return template_values(renderer, kind)


def _write_phase(renderer: TextRenderer, state: FighterState, field: str, phase: Phase) -> Values:
    return {field: renderer.message(f"phase-{PHASES[phase]}")}


def _write_ability(renderer: TextRenderer, state: FighterState, field: str, ability: str) -> Values:
    return {field: ability_name(renderer, ability)}


def _write_technique(renderer: TextRenderer, state: FighterState, field: str, technique: str) -> Values:
    return {field: technique_name(renderer, technique)}


WRITERS: Mapping[str, ValueWriter] = MappingProxyType(
    {
        SEAT.name: write_seat,
        SEEN_CARD.name: _write_seen_card,
        fields.CARD: _write_card,
        fields.HERO: _write_hero,
        fields.FIGHTER: hero_values,
        fields.DIE: _write_die,
        fields.COLOUR: _write_colour,
        fields.CUBE: _write_cube,
        fields.SYMBOL: _write_symbol,
        fields.HOLE: _write_number,
        fields.SECTION: _write_number,
        fields.TEMPLATE: _write_template,
        fields.PHASE: _write_phase,
        fields.ABILITY: _write_ability,
        fields.TECHNIQUE: _write_technique,
    }
)
"""The functions that write the values of messages, by kind of field."""
