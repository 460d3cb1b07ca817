"""The texts of options."""

from __future__ import annotations

import re

from underkeep.core.decisions import Decision, Option, Resign
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.dungeon_fighter.cards.catalogue import hero_face
from underkeep.games.dungeon_fighter.cards.heroes import HEROES
from underkeep.games.dungeon_fighter.options import (
    AlsoIn,
    Buy,
    ChooseColour,
    ChooseFighter,
    ChooseHero,
    ChooseRoom,
    Declare,
    Give,
    MoreIn,
    PickCube,
    PlaceIceberg,
    Recover,
    Report,
    Shows,
    Stopped,
    Swap,
    TakeDie,
    Throw,
    Toss,
    UseAbility,
    UseCard,
)
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE, Queries
from underkeep.games.dungeon_fighter.state import DICE, NOBODY, FighterState
from underkeep.games.dungeon_fighter.text.nouns import (
    Values,
    ability_name,
    card_name,
    die_values,
    hero_values,
    join_list,
    linked_card,
    place_text,
    result_text,
    technique_name,
    yes_no,
)
from underkeep.games.dungeon_fighter.text.prompts import asked_fighter


def message_id(option: type[Option]) -> str:
    """Return the id of the message of an option.

    >>> message_id(TakeDie)
    'option-take-die'
    """
    return "option-" + re.sub(r"(?<!^)(?=[A-Z])", "-", option.__name__).lower()


def option_text(
    renderer: TextRenderer, state: FighterState, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option, or a part of it."""
    message = message_id(type(option))
    values = _values(renderer, state, option, decision) | {"kind": decision.kind if decision is not None else ""}
    if part and renderer.messages.has(f"{message}.{part}"):
        message = f"{message}.{part}"
    return sentence(renderer.message(message, **values))


def _values(renderer: TextRenderer, state: FighterState, option: Option, decision: Decision | None) -> Values:
    match option:
        case Resign(seat):
            return {"seat": renderer.names[seat]}
        case ChooseHero(hero):
            abilities = [ability_name(renderer, ability) for ability in HEROES[hero].abilities]
            face = hero_face(hero)
            return {"hero": renderer.link_card(face, card_name(renderer, face)), "abilities": ", ".join(abilities)}
        case ChooseFighter(fighter):
            most = Queries(state).max_life(fighter)
            return hero_values(renderer, state, "fighter", fighter) | {"life": state.life[fighter], "most": most}
        case ChooseRoom(card) | UseCard(card):
            return {"card": linked_card(renderer, state, card)}
        case PlaceIceberg(hole):
            return {"hole": hole}
        case TakeDie(die):
            return die_values(renderer, die) | {"white": state.white}
        case Recover():
            return {"damage": Queries(state).foe.level if state.monster else 0}
        case Declare(weapons, roundhouse):
            names = [linked_card(renderer, state, card) for card in weapons]
            names += [technique_name(renderer, ROUNDHOUSE)] if roundhouse else []
            return {"weapons": join_list(renderer, names)}
        case Throw(_, outcome):
            results = [result_text(renderer, die) for die in outcome.dice] if outcome is not None else []
            return {"result": "; ".join(results) or "none"}
        case Toss():
            return {}
        case PickCube(cube):
            result = result_text(renderer, state.die_outcomes[cube]) if cube < len(state.die_outcomes) else ""
            return {"number": cube + 1, "result": result}
        case UseAbility(colour):
            return _ability(renderer, state, colour, decision)
        case ChooseColour(colour):
            return _ability(renderer, state, colour, decision)
        case Give(card, fighter) | Buy(card, fighter):
            price = Queries(state).gear_card(card).price if state.faces[card] else 0
            receiver = hero_values(renderer, state, "fighter", fighter)
            return {
                "card": linked_card(renderer, state, card),
                "price": price,
                "team": yes_no(fighter == NOBODY),
                **receiver,
            }
        case Swap(card, other):
            owner, taker = Queries(state).owner(card), Queries(state).owner(other)
            people = hero_values(renderer, state, "giver", owner) | hero_values(renderer, state, "taker", taker)
            return {"card": linked_card(renderer, state, card), "other": linked_card(renderer, state, other), **people}
        case Report(_, yes):
            return {"yes": "yes" if yes else "no"}
        case Stopped(place, section):
            return {"where": place_text(renderer, place, section)}
        case AlsoIn(section) | MoreIn(section):
            return {"section": section}
        case Shows(face):
            return {"face": face or "none"}
    return {}


def _ability(renderer: TextRenderer, state: FighterState, colour: int, decision: Decision | None) -> Values:
    """Return the message values of the ability of a colour, of the hero that the decision is about."""
    fighter = asked_fighter(state, decision) if decision is not None else state.active
    values: Values = {"colour": renderer.message(f"colour-{DICE[colour]}"), "ability": "", "text": ""}
    if fighter != NOBODY and state.hero[fighter] != NOBODY:
        hero = Queries(state).hero_card(fighter)
        ability = hero.abilities[colour]
        favourite = renderer.message(f"type-{hero.favourite}.many") if hero.favourite else ""
        values["ability"] = ability_name(renderer, ability)
        values["text"] = renderer.message(f"ability-{ability}.text", favourite=favourite)
    return values
