"""What cards do, in sentences that are put together from their lines of actions and from the pages of the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out.cards.action_notation import (
    AMBUSH,
    HORDE,
    PLACE,
    REINFORCE,
    SIMPLE,
    SPEND,
    SUMMON,
    Side,
)
from underkeep.games.keep_the_heroes_out.dungeon_book.page import EventCard, Moment, amount, parsed
from underkeep.games.keep_the_heroes_out.state import CLASSES, NOWHERE, ROOMS, ROOMS_OF, TOKENS
from underkeep.games.keep_the_heroes_out.text.nouns import Values, either, room_values, tokens_named

# --- lines of actions -----------------------------------------------------------------------------------------


def line_text(speaker: TextRenderer, sides: Sequence[Side]) -> str:
    """The actions of a card, or what is left of them: `All your monsters in one room: a move each. Or: ...`."""
    said = [sentence(side_text(speaker, side)) for side in sides if side.left or side.right]
    if not said:
        return ""
    text = said[0]
    for other in said[1:]:
        second = other[:1].lower() + other[1:]
        text = speaker.message("line-or", first=text, second=second)
    return f"{text}."


def side_text(speaker: TextRenderer, side: Side) -> str:
    """One side of a choice. Where only what stands behind the arrow is left, that alone."""
    left, right = group_text(speaker, side.left), group_text(speaker, side.right)
    if left and right:
        return speaker.message("line-arrow", first=left, then=right)
    return left or right


def group_text(speaker: TextRenderer, actions: Sequence[int]) -> str:
    """Actions that may all be done: `2 moves, one activation`."""
    return ", ".join(_action(speaker, action, count) for action, count in Counter(actions).items())


def each_does(speaker: TextRenderer, action: int) -> str:
    """What every monster of a horde does, or what reinforcements look for."""
    return speaker.message(f"each-{SIMPLE[action]}")


def _action(speaker: TextRenderer, action: int, count: int) -> str:
    if action >= HORDE:
        return speaker.message("action-horde", action=each_does(speaker, action - HORDE))
    if action >= REINFORCE:
        return speaker.message("action-reinforce", action=each_does(speaker, action - REINFORCE))
    if action >= AMBUSH:
        icon, most = divmod(action - AMBUSH, 10)
        rooms = [speaker.message(f"room-{ROOMS[room]}.to") for room in ROOMS_OF[icon]]
        return speaker.message("action-ambush", count=most, rooms_to=either(speaker, rooms))
    if action > SUMMON:
        return speaker.message("action-summon", count=action - SUMMON)
    if action >= SPEND:
        return speaker.message("action-spend", tokens=tokens_named(speaker, {action - SPEND: count}))
    if action >= PLACE:
        return speaker.message("action-place", tokens=tokens_named(speaker, {action - PLACE: count}))
    return speaker.message(f"action-{SIMPLE[action]}", count=count)


# --- scenario cards ---------------------------------------------------------------------------------------------


def event_text(speaker: TextRenderer, card: EventCard | Moment, players: int) -> str:
    """What a scenario card does, or what a page adds to a moment: in the words of the page, or put together from
    conditions and effects."""
    if speaker.language in card.text:
        return card.text[speaker.language]
    then = effects_text(speaker, card.then, players)
    if card.check == "always":
        return sentence(speaker.message("card-always", then=then))
    check = check_text(speaker, card.check, players)
    if not card.otherwise:
        return sentence(speaker.message("card-if-only", check=check, then=then))
    otherwise = effects_text(speaker, card.otherwise, players)
    return sentence(speaker.message("card-if", check=check, then=then, otherwise=otherwise))


def check_text(speaker: TextRenderer, check: str, players: int) -> str:
    """What a card looks at: `a frog lies at the Alchemist`."""
    name, filled = parsed(check, "check")
    return speaker.message(f"check-{name}", **_filled(speaker, filled, players))


def effects_text(speaker: TextRenderer, effects: Sequence[str], players: int) -> str:
    """What happens, all of it in one sentence without its full stop."""
    said = []
    for effect in effects:
        name, filled = parsed(effect, "effect")
        said.append(speaker.message(f"does-{name}", **_filled(speaker, filled, players)))
    return "; ".join(said) or speaker.message("does-nothing")


def _filled(speaker: TextRenderer, filled: dict[str, str], players: int) -> Values:
    """What a condition or an effect speaks of, as its message wants it."""
    number = amount(filled["number"], players) if "number" in filled else 1
    values: Values = {"number": number, "mark": filled.get("mark", "")}
    if filled.get("room") == "stage":
        values |= {f"room_{form}": speaker.message(f"place-stage{end}") for form, end in _STAGE.items()}
    elif filled.get("room") in ROOMS:
        values |= room_values(speaker, "room", ROOMS.index(filled["room"]))
    else:
        values |= room_values(speaker, "room", NOWHERE)
    if "token" in filled:
        token = TOKENS.index(filled["token"])
        values |= {
            "tokens": tokens_named(speaker, {token: number}),
            "token": speaker.message(f"token-{filled['token']}"),
        }
    if "hero" in filled and filled["hero"] in CLASSES:
        values |= {
            "hero_a": speaker.message(f"class-{filled['hero']}.a"),
            "all": speaker.message(f"class-{filled['hero']}.all"),
        }
    return values


_STAGE = {"in": "", "to": "-to", "from": "-from", "acc": ""}
