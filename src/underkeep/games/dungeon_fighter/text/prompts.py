"""The texts of decisions: the prompt for the seat that decides, and the waiting text for all other viewers."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.dungeon_fighter.options import Report, UseCard
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    MAX_EXPERIENCE,
    NO_UPGRADE,
    Die,
    FighterNumber,
    FighterState,
    party_of,
)
from underkeep.games.dungeon_fighter.text.nouns import (
    die_values,
    hero_values,
    linked_card,
    technique_name,
    technique_names,
    template_values,
    throw_text,
)


def prompt_text(renderer: TextRenderer, state: FighterState, decision: Decision) -> str:
    """Return the prompt of a decision and its reason. It always addresses the deciding seat as "you"."""
    asked = renderer.for_viewer(decision.seat)
    return sentence(asked.message(f"ask-{decision.kind}", **_prompt_values(asked, state, decision)))


def waiting_text(renderer: TextRenderer, state: FighterState, decision: Decision) -> str:
    """Return the text that names the seat which decides, for all other viewers."""
    values = _prompt_values(renderer, state, decision) | {"player": renderer.names[decision.seat]}
    return sentence(renderer.message(f"wait-{decision.kind}", **values))


def asked_fighter(state: FighterState, decision: Decision) -> FighterNumber | None:
    """Return the hero that a decision is about, or None. In a solo game one seat plays two heroes."""
    game = Queries(state)
    match decision.kind:
        case "hero":
            return next((fighter for fighter in party_of(state) if state.hero[fighter] is None), None)
        case "scar":
            return next(iter(game.stunned()), state.active)
        case "upgrade":
            return next((fighter for fighter in game.living() if _is_promoted(state, fighter)), state.active)
        case "path" | "freebie" | "trade" | "buy" | "iceberg" | "boss":
            return state.boss
        case "trophy":
            return state.slayer
        case "curio" | "react" | "again":
            cards = [option.card for option in decision.options if isinstance(option, UseCard)]
            owners = [owner for card in cards if (owner := game.owner(card)) is not None]
            return owners[0] if owners else state.active
    if decision.kind.startswith(("report", "accept")):
        return state.boss
    if state.players > 1 and decision.seat < len(state.hero):
        return party_of(state)[decision.seat]
    return state.active


def _is_promoted(state: FighterState, fighter: FighterNumber) -> bool:
    """Whether a hero is promoted in this shopping phase."""
    free = any(state.upgrades[fighter][colour] == NO_UPGRADE for colour in COLOURS)
    return state.experience[fighter] == MAX_EXPERIENCE and free


def _prompt_values(renderer: TextRenderer, state: FighterState, decision: Decision) -> Values:
    """Return the values of the messages of decisions."""
    game = Queries(state)
    required = game.required_techniques() if state.monster else ()
    values: Values = {
        **hero_values(renderer, state, "fighter", asked_fighter(state, decision)),
        **hero_values(renderer, state, "active", state.active),
        **die_values(renderer, state.die),
        **template_values(renderer, state.template_to_toss),
        "required": technique_names(renderer, required),
        "demands": len(required),
        "result": throw_text(renderer, state) or "none",
        "coins": state.coins,
        "white": state.white,
        "ready": len(state.ready),
        "monster": linked_card(renderer, state, state.monster[0]) if state.monster else "none",
        "monster_life": state.monster_life,
        "card": linked_card(renderer, state, decision.about[0]) if decision.about else "none",
        "solo": "yes" if state.players == 1 else "no",
    }
    if state.monster and state.faces[state.monster[0]]:
        values |= {"damage": game.foe.damage, "level": game.foe.level}
    return values | _report_values(renderer, state, decision)


def _report_values(renderer: TextRenderer, state: FighterState, decision: Decision) -> Values:
    """Return the subject of a report: a technique, an iceberg, a die."""
    if not decision.kind.startswith("report"):
        return {}
    first = decision.options[0]
    about = first.about if isinstance(first, Report) else ""
    word, _, rest = about.partition(" ")
    if decision.kind == "report-technique":
        return {"technique": technique_name(renderer, about), "text": renderer.message(f"technique-{about}.text")}
    if word == "iceberg":
        return {"hole": int(rest)}
    if word == "die":
        number, _, kind = rest.partition(" ")
        return {**die_values(renderer, Die(DICE.index(kind))), "number": int(number) + 1}
    return {"number": 0}
