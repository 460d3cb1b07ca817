"""The texts of events, and of the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.events import Event, SeenCard
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.dungeon_fighter import events as ev
from underkeep.games.dungeon_fighter.cards.catalogue import hero_face
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.state import DICE, PHASES, WATER, FighterState
from underkeep.games.dungeon_fighter.text.nouns import (
    Values,
    ability_name,
    card_name,
    die_values,
    hero_values,
    linked_event_card,
    reason_text,
    result_text,
    technique_name,
    template_values,
    yes_no,
)


def event_text(renderer: TextRenderer, state: FighterState, event: Event) -> str:
    """Return the sentence of one event."""
    return sentence(renderer.message(event.message_id, **_values(renderer, state, event)))


def _values(renderer: TextRenderer, state: FighterState, event: Event) -> Values:
    values: Values = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, SeenCard):
            values[field] = linked_event_card(renderer, value)
        elif field in ("fighter", "giver"):
            values |= hero_values(renderer, state, field, value)
        elif field == "die":
            values |= die_values(renderer, value)
        elif field == "colour":
            values["colour"] = renderer.message(f"colour-{DICE[value]}")
        elif field == "template":
            values |= template_values(renderer, value)
        elif isinstance(value, bool):
            values[field] = yes_no(value)
        elif not isinstance(value, bytes):
            values[field] = value
    return values | _special(renderer, event)


def _special(renderer: TextRenderer, event: Event) -> Values:
    """Return the message values that only some events have."""
    match event:
        case ev.HeroChosen(_, hero):
            return {"hero": renderer.link_card(hero_face(hero), card_name(renderer, hero_face(hero)))}
        case ev.PhaseBegan(phase):
            return {"phase": renderer.message(f"phase-{PHASES[phase]}")}
        case ev.Thrown(_, die, cube, outcome, _, _, trajectory):
            return {
                "result": result_text(renderer, outcome),
                "reason": reason_text(renderer, outcome, cube, trajectory),
                "number": cube + 1 if die == WATER else 0,
            }
        case ev.CubePicked(_, cube):
            return {"number": cube + 1}
        case ev.AbilityUsed(_, _, ability):
            return {"ability": ability_name(renderer, ability)}
        case ev.TechniqueWoke(technique):
            return {"technique": technique_name(renderer, technique)}
        case ev.PathSeen(_, one):
            return {"known": yes_no(bool(one.face))}
        case ev.MonsterHurt(_, base, bonus, icebergs, left):
            several = sum(part > 0 for part in (base, bonus, icebergs)) > 1
            return {"total": base + bonus + icebergs, "parts": yes_no(several), "left": max(0, left)}
        case ev.GameWon(glory):
            return {"title": title_text(renderer, glory)}
    return {}


def title_text(renderer: TextRenderer, glory: int) -> str:
    """Return the title for these glory points (DF-23.5)."""
    return renderer.message(f"title-{scoring.title_number(glory)}")


def ending_text(renderer: TextRenderer, state: FighterState, events: Sequence[Event]) -> str:
    """Return how a finished game was decided."""
    if state.winners:
        glory = scoring.glory(state)
        return sentence(renderer.message("ending-won", glory=glory, title=title_text(renderer, glory)))
    why = next((event.why for event in reversed(events) if isinstance(event, ev.GameLost)), "stunned")
    return sentence(renderer.message("ending-lost", why=why, round=state.round))
