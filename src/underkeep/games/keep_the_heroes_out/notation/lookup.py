"""The values that expectations can look up: `rooms.forge.heroes`, `players.0.hand`, `wave` (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.notation import CardNames
from underkeep.core.state import CardId, Face
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import map_of, rooms_of_corridor
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.notation.moves import card_name, hero_name, room_name
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    LEVELS,
    MAX_PORTALS,
    MAX_TOKENS,
    NO_PORTAL,
    PHASES,
    ROOMS,
    TOKENS,
    HeroClass,
    KeepState,
    Token,
)

HERO = re.compile(rf"(?P<state>exhausted )?(?P<class>{'|'.join(CLASSES)})(?: hurt (?P<hurt>\d+))?")
"""The notation of a hero: `rogue`, `exhausted mage`, `mage hurt 1`."""
PORTALS = ("none", "unfinished", "finished")
STOPS = ("play", "exchange", "cleanup", "raid", "raid_card", "settle", "end_turn", "begin_turn")


def card_names(state: KeepState, cards: Iterable[CardId], *, ordered: bool = True) -> CardNames:
    """Return the names of cards."""
    return CardNames([card_name(state, card) for card in cards], ordered=ordered)


def deck_names(state: KeepState, cards: Sequence[CardId]) -> CardNames:
    """Return the names of the cards of a deck, top card first."""
    return card_names(state, reversed(cards))


def heroes_in(state: KeepState, room: int) -> CardNames:
    """Return the heroes of a room in notation: `rogue`, `exhausted mage`, `mage hurt 1`."""
    return CardNames([hero_name(state, hero) for hero, where in enumerate(state.hero) if where == room], ordered=False)


def monsters_in(state: KeepState, room: int) -> dict[str, int]:
    """Return the number of monsters of each clan in a room."""
    return {
        CLAN_NAMES[clan]: count
        for clan, monsters in zip(state.clan, state.monster, strict=True)
        if clan is not None and (count := monsters.count(room))
    }


def _distance(state: KeepState, room: int) -> int:
    return map_of(state).distance[room]


def _tokens(token: Token) -> Callable[[KeepState, int], int]:
    return lambda state, room: state.tokens[room][token]


_ROOM: dict[str, Callable[[KeepState, int], Any]] = {
    "there": lambda state, room: state.cell[room] is not None,
    "heroes": heroes_in,
    "monsters": monsters_in,
    "portal": lambda state, room: PORTALS[state.portal[room]],
    "treasure": lambda state, room: [state.values_of[card - state.first_treasure] for card in state.treasure[room]],
    "backs": lambda state, room: CardNames(
        [CARDS[state.faces[card]].name for card in state.treasure[room]], ordered=False
    ),
    "flooded": lambda state, room: room in state.flooded,
    "distance": _distance,
    "neighbours": lambda state, room: CardNames(map(room_name, map_of(state).neighbours[room]), ordered=False),
    **{name: _tokens(token) for token, name in zip(Token, TOKENS, strict=True)},
}

_PLAYER: dict[str, Callable[[KeepState, int], Any]] = {
    "clan": lambda state, seat: "nobody" if (clan := state.clan[seat]) is None else CLAN_NAMES[clan],
    "hand": lambda state, seat: card_names(state, state.hand[seat], ordered=False),
    "discard": lambda state, seat: card_names(state, state.discard[seat], ordered=False),
    "area": lambda state, seat: card_names(state, state.area[seat], ordered=False),
    "deck": lambda state, seat: deck_names(state, state.deck[seat]),
    "lair": lambda state, seat: state.monster[seat].count(None),
    "harm": lambda state, seat: sum(state.harm[seat]),
    "monsters": lambda state, seat: {
        room_name(room): state.monster[seat].count(room) for room in range(len(ROOMS)) if room in state.monster[seat]
    },
}


def _reserve(state: KeepState) -> dict[str, int]:
    found = {name: MAX_TOKENS - sum(room[number] for room in state.tokens) for number, name in enumerate(TOKENS)}
    found["portal"] = MAX_PORTALS - sum(portal != NO_PORTAL for portal in state.portal)
    for kind, name in zip(HeroClass, CLASSES, strict=True):
        found[name] = sum(CLASS_OF[hero] == kind and room is None for hero, room in enumerate(state.hero))
    for value in sorted(set(state.values_of)):
        found[f"treasure {value}"] = sum(
            state.values_of[card - state.first_treasure] == value for card in state.reserve
        )
    return found


_TABLE: dict[str, Callable[[KeepState], Any]] = {
    "phase": lambda state: PHASES[state.phase],
    "step": lambda state: state.step,
    "active": lambda state: state.active,
    "turn": lambda state: state.turns,
    "wave": lambda state: state.wave,
    "level": lambda state: LEVELS[state.level],
    "raid": lambda state: state.raid,
    "gambled": lambda state: state.gambled,
    "won": lambda state: state.over and bool(state.winners),
    "lost": lambda state: state.over and not state.winners,
    "loot": lambda state: card_names(state, state.loot_row),
    "loot_deck": lambda state: deck_names(state, state.loot_deck),
    "guild_deck": lambda state: deck_names(state, state.guild_deck),
    "guild_discard": lambda state: card_names(state, state.guild_discard, ordered=False),
    "projects": lambda state: card_names(state, state.projects, ordered=False),
    "plans": lambda state: deck_names(state, state.plans),
    "stage": lambda state: room_name(state.stage) if state.stage is not None else "nowhere",
    "rubble": lambda state: [" to ".join(map(room_name, rooms_of_corridor(number))) for number in state.rubble],
    "reserve": _reserve,
    "champion": lambda state: (
        {"room": room_name(state.hero[-1]), "harm": state.bruise[-1]} if state.hero[-1] is not None else "nowhere"
    ),
    "heroes": lambda state: sum(room is not None for room in state.hero),
}


def find_room(written: str) -> int:
    """Return a room by its name. Raises a UserError."""
    name = "_".join(written.lower().split())
    if name not in ROOMS:
        raise KeepError("error-no-room", name=written, hint=did_you_mean(name, ROOMS))
    return ROOMS.index(name)


def look_up(state: KeepState, path: tuple[str, ...]) -> Any:
    """Return the value under a path. Raises a UserError for an unknown path."""
    first, *rest = path
    if first in _TABLE:
        found = _TABLE[first](state)
        return _one(found, rest[0], first) if rest and isinstance(found, dict) else found
    if first == "rooms" and len(rest) >= 2:
        found = _one(_ROOM, rest[1], "rooms.ROOM")(state, find_room(rest[0]))
        if len(rest) == 3 and isinstance(found, dict):
            _one(dict.fromkeys(CLAN_NAMES), rest[2], "rooms.ROOM.monsters")
            return found.get(rest[2], 0)
        return found
    if first == "players" and len(rest) >= 2:
        if not rest[0].isdecimal() or int(rest[0]) >= state.players:
            raise KeepError("error-no-player", seat=rest[0], last=state.players - 1)
        found = _one(_PLAYER, rest[1], "players.N")(state, int(rest[0]))
        if len(rest) == 3 and isinstance(found, dict):
            return found.get(room_name(find_room(rest[2])), 0)
        return found
    known = (*_TABLE, *(f"rooms.ROOM.{name}" for name in _ROOM), *(f"players.N.{name}" for name in _PLAYER))
    raise KeepError("error-no-path", path=".".join(path), hint=did_you_mean(".".join(path), known))


def _one(known: dict[str, Any], name: str, of: str) -> Any:
    """Return an entry of a table by its name. Raises a UserError for an unknown name."""
    if name not in known:
        raise KeepError("error-no-part", name=name, of=of, hint=did_you_mean(name, known))
    return known[name]


def face_name(face: Face) -> str:
    """Return the name of a face."""
    return CARDS[face].name
