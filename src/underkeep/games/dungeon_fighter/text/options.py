"""The texts of options."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option
from underkeep.core.text import TextRenderer, Values, field_values, option_sentence, yes_no
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.options import (
    Buy,
    ChooseColour,
    ChooseFighter,
    ChooseHero,
    Declare,
    PickCube,
    Recover,
    Shows,
    Stopped,
    Swap,
    TakeDie,
    Throw,
    UseAbility,
)
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE, Queries
from underkeep.games.dungeon_fighter.state import Die, FighterState
from underkeep.games.dungeon_fighter.text.nouns import (
    ability_name,
    die_values,
    hero_values,
    join_list,
    linked_card,
    place_text,
    result_text,
    technique_name,
)
from underkeep.games.dungeon_fighter.text.prompts import asked_fighter
from underkeep.games.dungeon_fighter.text.writers import WRITERS


def option_text(
    renderer: TextRenderer, state: FighterState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or the part of it that the message words on its own."""
    values = field_values(renderer, state, option, WRITERS)
    values["kind"] = decision.kind if decision is not None else ""
    values |= _special_values(renderer, state, option, decision)
    return option_sentence(renderer, option.message_id(), values, part)


def _special_values(renderer: TextRenderer, state: FighterState, option: Option, decision: Decision | None) -> Values:
    """Return the message values that only some options have."""
    match option:
        case ChooseHero(hero):
            return {"abilities": ", ".join(ability_name(renderer, ability) for ability in HEROES[hero].abilities)}
        case ChooseFighter(fighter):
            return {"life": state.life[fighter], "most": Queries(state).max_life(fighter)}
        case TakeDie():
            return {"white": state.white}
        case Recover():
            return {"damage": Queries(state).foe.level if state.monster else 0}
        case Declare(weapons, roundhouse):
            names = [linked_card(renderer, state, card) for card in weapons]
            names += [technique_name(renderer, ROUNDHOUSE)] if roundhouse else []
            return {"weapons": join_list(renderer, names)}
        case Throw(_, outcome):
            results = [result_text(renderer, die) for die in outcome.dice] if outcome is not None else []
            return {"result": "; ".join(results) or "none"}
        case PickCube(cube):
            return {"result": result_text(renderer, state.die_outcomes[cube]) if cube < len(state.die_outcomes) else ""}
        case UseAbility(colour) | ChooseColour(colour):
            return _ability_values(renderer, state, colour, decision)
        case Buy(card, fighter):
            price = Queries(state).gear_card(card).price if state.faces[card] else 0
            return {"price": price, "team": yes_no(fighter is None)}
        case Swap(card, other):
            owner, taker = Queries(state).owner(card), Queries(state).owner(other)
            return hero_values(renderer, state, "giver", owner) | hero_values(renderer, state, "taker", taker)
        case Shows():
            return die_values(renderer, state.die)
        case Stopped(place, section):
            return {"where": place_text(renderer, place, section)}
    return {}


def _ability_values(renderer: TextRenderer, state: FighterState, colour: Die, decision: Decision | None) -> Values:
    """Return the message values of the ability of a colour, of the hero that the decision is about."""
    fighter = asked_fighter(state, decision) if decision is not None else state.active
    if fighter is None or state.hero[fighter] is None:
        return {"ability": "", "text": ""}
    hero = Queries(state).hero_card(fighter)
    ability = hero.abilities[colour]
    favourite = renderer.message(f"type-{hero.favourite}.many") if hero.favourite else ""
    return {
        "ability": ability_name(renderer, ability),
        "text": renderer.message(f"ability-{ability}.text", favourite=favourite),
    }
