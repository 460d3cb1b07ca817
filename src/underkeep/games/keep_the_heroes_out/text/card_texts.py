"""The texts of cards, put together from their lines of actions and from the pages of the Dungeon Book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    AMBUSH,
    HORDE,
    PLACE,
    REINFORCE,
    SIMPLE_ACTIONS,
    SPEND,
    SUMMON,
    ActionSide,
)
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    Page,
    PageTrigger,
    ScenarioCardEffect,
    number_for,
    parse,
)
from underkeep.games.keep_the_heroes_out.state import CHAMPION, CLASSES, ROOMS, ROOMS_OF, TOKEN_KINDS, TOKENS
from underkeep.games.keep_the_heroes_out.text.nouns import join_or, room_values, tokens_text

# --- lines of actions -----------------------------------------------------------------------------------------


def line_text(renderer: TextRenderer, sides: Sequence[ActionSide]) -> str:
    """Return the actions of a card, or its open actions: `All your monsters in one room: a move each. Or: ...`."""
    texts = [sentence(side_text(renderer, side)) for side in sides if side.left or side.right]
    if not texts:
        return ""
    text = texts[0]
    for other in texts[1:]:
        second = other[:1].lower() + other[1:]
        text = renderer.message("line-or", first=text, second=second)
    return f"{text}."


def side_text(renderer: TextRenderer, side: ActionSide) -> str:
    """Return one side of a choice. If only the actions behind the arrow are open, only these are named."""
    left, right = group_text(renderer, side.left), group_text(renderer, side.right)
    if left and right:
        return renderer.message("line-arrow", first=left, then=right)
    return left or right


def group_text(renderer: TextRenderer, actions: Sequence[int]) -> str:
    """Return a group of actions: `2 moves, one activation`."""
    return ", ".join(_action(renderer, action, count) for action, count in Counter(actions).items())


def each_action_text(renderer: TextRenderer, action: int) -> str:
    """Return the action of every monster of a horde, or the action that reinforcements look for."""
    return renderer.message(f"each-{SIMPLE_ACTIONS[action]}")


def _action(renderer: TextRenderer, action: int, count: int) -> str:
    if action >= HORDE:
        return renderer.message("action-horde", action=each_action_text(renderer, action - HORDE))
    if action >= REINFORCE:
        return renderer.message("action-reinforce", action=each_action_text(renderer, action - REINFORCE))
    if action >= AMBUSH:
        icon, most = divmod(action - AMBUSH, 10)
        rooms = [renderer.message(f"room-{ROOMS[room]}.to") for room in ROOMS_OF[icon]]
        return renderer.message("action-ambush", count=most, rooms_to=join_or(renderer, rooms))
    if action > SUMMON:
        return renderer.message("action-summon", count=action - SUMMON)
    if action >= SPEND:
        return renderer.message("action-spend", tokens=tokens_text(renderer, {TOKEN_KINDS[action - SPEND]: count}))
    if action >= PLACE:
        return renderer.message("action-place", tokens=tokens_text(renderer, {TOKEN_KINDS[action - PLACE]: count}))
    return renderer.message(f"action-{SIMPLE_ACTIONS[action]}", count=count)


# --- scenario cards ---------------------------------------------------------------------------------------------


def health_texts(renderer: TextRenderer, page: Page) -> list[str]:
    """Return a sentence for each class whose health the page changes, and for the champion of a page that has one."""
    told = {kind: health for kind, health in page.health.items() if kind != CLASSES[CHAMPION]}
    if page.has_champion:
        told[CLASSES[CHAMPION]] = page.champion_health
    return [
        sentence(renderer.message("page-health", **{"class": renderer.message(f"class-{kind}"), "health": health}))
        for kind, health in told.items()
    ]


def scenario_effect_text(renderer: TextRenderer, card: ScenarioCardEffect | PageTrigger, players: int) -> str:
    """Return the text of a scenario card or a page trigger: the text of the page, or one that is put together from its
    condition and effects."""
    if renderer.language in card.text:
        return card.text[renderer.language]
    then = effects_text(renderer, card.then, players)
    if card.check == "always":
        return sentence(renderer.message("card-always", then=then))
    check = check_text(renderer, card.check, players)
    if not card.otherwise:
        return sentence(renderer.message("card-if-only", check=check, then=then))
    otherwise = effects_text(renderer, card.otherwise, players)
    return sentence(renderer.message("card-if", check=check, then=then, otherwise=otherwise))


def check_text(renderer: TextRenderer, check: str, players: int) -> str:
    """Return the text of a condition: `a frog lies at the Alchemist`."""
    name, filled = parse(check, "check")
    return renderer.message(f"check-{name}", **_filled(renderer, filled, players))


def effects_text(renderer: TextRenderer, effects: Sequence[str], players: int) -> str:
    """Return the text of all effects in one sentence without its full stop."""
    texts = []
    for effect in effects:
        name, filled = parse(effect, "effect")
        texts.append(renderer.message(f"does-{name}", **_filled(renderer, filled, players)))
    return "; ".join(texts) or renderer.message("does-nothing")


def _filled(renderer: TextRenderer, filled: dict[str, str], players: int) -> Values:
    """Return the values of a condition or an effect for its message."""
    number = number_for(filled["number"], players) if "number" in filled else 1
    values: Values = {"number": number, "mark": filled.get("mark", "")}
    if filled.get("room") == "stage":
        values |= {f"room_{form}": renderer.message(f"place-stage{end}") for form, end in _STAGE.items()}
    elif filled.get("room") in ROOMS:
        values |= room_values(renderer, "room", ROOMS.index(filled["room"]))
    else:
        values |= room_values(renderer, "room", None)
    if "token" in filled:
        token = TOKEN_KINDS[TOKENS.index(filled["token"])]
        values |= {
            "tokens": tokens_text(renderer, {token: number}),
            "token": renderer.message(f"token-{filled['token']}"),
        }
    if "hero" in filled and filled["hero"] in CLASSES:
        values |= {
            "hero_a": renderer.message(f"class-{filled['hero']}.a"),
            "all": renderer.message(f"class-{filled['hero']}.all"),
        }
    return values


_STAGE = {"in": "", "to": "-to", "from": "-from", "acc": ""}
