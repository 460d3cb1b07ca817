"""Rooms, monsters, heroes and tokens in sentences, each in the grammatical forms that a language needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from underkeep.core.state import Seat, require
from underkeep.core.text import TextRenderer, Values
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, CLANS
from underkeep.games.keep_the_heroes_out.dungeon_map import rooms_of_corridor
from underkeep.games.keep_the_heroes_out.state import CLASS_OF, CLASSES, ROOMS, TOKENS, KeepState, Token

ROOM_FORMS = ("in", "to", "from", "acc")


# --- lists ------------------------------------------------------------------------------------------------------


def join_and(renderer: TextRenderer, items: Sequence[str], last: str = "joined") -> str:
    """Return a list as `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return renderer.message(last, first=", ".join(items[:-1]), second=items[-1])


def join_or(renderer: TextRenderer, items: Sequence[str]) -> str:
    """Return a list as `a, b or c`."""
    return join_and(renderer, items, "either")


# --- rooms ------------------------------------------------------------------------------------------------------


def room_name(renderer: TextRenderer, room: int) -> str:
    """Return the name of a room by itself."""
    return renderer.message(f"room-{ROOMS[room]}")


def room_values(renderer: TextRenderer, field: str, room: int | None) -> Values:
    """Return the forms of a room for a message: `room` is its name, `room_in` in it, `room_to` into it, `room_from` out
    of it, and `room_acc` the object of a verb. All are empty for None."""
    if room is None:
        return {field: "", **{f"{field}_{form}": "" for form in ROOM_FORMS}}
    name = f"room-{ROOMS[room]}"
    return {
        field: renderer.message(name),
        **{f"{field}_{form}": renderer.message(f"{name}.{form}") for form in ROOM_FORMS},
    }


def corridor_name(renderer: TextRenderer, corridor: int) -> str:
    """Return the name of a corridor: `Forge – Treasury`."""
    return " – ".join(room_name(renderer, room) for room in rooms_of_corridor(corridor))


# --- heroes -----------------------------------------------------------------------------------------------------


def hero_values(renderer: TextRenderer, field: str, hero: int, hurt: int = 0) -> Values:
    """Return the forms of a hero for a message: `hero` (the rogue), `hero_a` and `hero_acc`, with its damage if there
    is any."""
    name = f"class-{CLASSES[CLASS_OF[hero]]}"
    forms = {field: "the", f"{field}_a": "a", f"{field}_acc": "acc"}
    found: Values = {}
    for key, form in forms.items():
        text = renderer.message(f"{name}.{form}")
        found[key] = renderer.message("hurt", thing=text, harm=hurt) if hurt else text
    return found


def heroes_text(renderer: TextRenderer, heroes: Iterable[int]) -> str:
    """Return several heroes as text: `2 rogues and the mage`."""
    kinds = Counter(CLASS_OF[hero] for hero in heroes)
    return join_and(
        renderer, [renderer.message(f"class-{CLASSES[kind]}.some", count=count) for kind, count in kinds.items()]
    )


# --- monsters ---------------------------------------------------------------------------------------------------


def monster_values(renderer: TextRenderer, state: KeepState, seat: Seat, monster: int | None = None) -> Values:
    """Return the forms of a monster of a seat for a message: `monster` (rat), `monster_a` and `monster_acc`, with its
    damage if there is any."""
    clan = require(state.clan[seat])
    name = f"monster-{CLAN_NAMES[clan]}"
    harm = state.harm[seat][monster] if monster is not None else 0
    found: Values = {"clan": CLAN_NAMES[clan]}
    for key, form in (("monster", ""), ("monster_a", ".a"), ("monster_acc", ".acc")):
        text = renderer.message(name + form)
        found[key] = renderer.message("hurt", thing=text, harm=harm) if harm else text
    return found


def monsters_text(renderer: TextRenderer, clan: int, count: int) -> str:
    """Return monsters as text: `a rat`, `3 rats`."""
    return renderer.message(f"monster-{CLAN_NAMES[clan]}.some", count=count)


def clan_name(renderer: TextRenderer, clan: int) -> str:
    """Return the name of a clan."""
    return renderer.message(f"clan-{CLANS[clan].id}")


# --- tokens -----------------------------------------------------------------------------------------------------


def tokens_text(renderer: TextRenderer, tokens: Mapping[Token, int]) -> str:
    """Return several tokens as the object of a verb: `a coin and 2 frogs`."""
    texts = [renderer.message(f"token-{TOKENS[token]}.some", count=count) for token, count in tokens.items() if count]
    return join_and(renderer, texts)


def token_values(renderer: TextRenderer, token: Token | None) -> Values:
    """Return the forms of a token for a message: `token`, `token_acc`, `token_with`, and whether there is one. The
    token None has empty forms."""
    if token is None:
        return {"token": "", "token_acc": "", "token_with": "", "carries": "no"}
    name = f"token-{TOKENS[token]}"
    return {
        "token": renderer.message(name),
        "token_acc": renderer.message(f"{name}.acc"),
        "token_with": renderer.message(f"{name}.with"),
        "carries": "yes",
    }
