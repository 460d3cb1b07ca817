"""Writing a position so that `Notation.read_position` can read it (docs/scenarios.md, "Exported positions")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.state import CardId, Seat, require, seat_range
from underkeep.games.keep_the_heroes_out.cards.action_notation import SIMPLE_ACTIONS, write_group
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.dungeon_map import rooms_of_corridor, row_and_column
from underkeep.games.keep_the_heroes_out.notation.lookup import PORTALS
from underkeep.games.keep_the_heroes_out.notation.moves import card_name, room_name
from underkeep.games.keep_the_heroes_out.notation.read_position import STATES
from underkeep.games.keep_the_heroes_out.notation.read_setup import NO_CLAN
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    LABORATORY,
    LEVELS,
    PHASES,
    ROOMS,
    TOKENS,
    KeepState,
)


def write_setup(setup: Setup) -> dict[str, Any]:
    """Return the fields that describe a setup."""
    setup = setup.checked()
    players: list[dict[str, Any]] = [{"clan": clan} if clan else {} for clan in setup.clans]
    for player, kept in zip(players, setup.decks, strict=False):
        player["kept"] = list(kept)
    page = msgspec.json.decode(setup.scenario) if setup.scenario.startswith("{") else setup.scenario
    found: dict[str, Any] = {"players": players, "scenario": page, "level": setup.level}
    if setup.chronicle:
        found["chronicle"] = setup.chronicle
    if setup.voting:
        found["voting"] = True
    if setup.homebrew:
        found["homebrew"] = True
    if setup.names:
        found["names"] = list(setup.names)
    return found


def write_position(setup: Setup, state: KeepState) -> dict[str, Any]:
    """Return the fields that describe a position at the beginning of a step."""
    found = write_setup(setup) | {"level": LEVELS[state.level], "wave": state.wave}
    found["players"] = [_player(state, seat) for seat in seat_range(state.players)]
    found["rooms"] = {room_name(room): _room(state, room) for room in range(len(ROOMS)) if state.cell[room] is not None}
    if state.built:
        found["built"] = {
            room_name(room): _place(state, room)
            for room in (require(CARDS[state.faces[card]].room) for card in state.built)
        }
    if state.cell[LABORATORY] is not None:
        found["lent"] = CLAN_NAMES[state.spare_clan] if state.spare_clan is not None else NO_CLAN
    found["loot"] = _names(state, state.loot_row)
    found["loot_deck"] = _deck(state, state.loot_deck)
    found["guild"] = _deck(state, state.guild_deck)
    found["guild_discard"] = _names(state, state.guild_discard)
    if state.projects or state.plans or state.built:
        found |= {"projects": _names(state, state.projects), "plans": _deck(state, state.plans)}
    found["rubble"] = [" to ".join(map(room_name, rooms_of_corridor(number))) for number in state.rubble]
    if state.stage is not None:
        found["stage"] = room_name(state.stage)
    found["at"] = _at(state)
    if state.playing is not None:
        found["playing"] = _playing(state)
    return found


def _names(state: KeepState, cards: Iterable[CardId]) -> list[str]:
    return [card_name(state, card) if state.faces[card] else HIDDEN for card in cards]


def _deck(state: KeepState, cards: list[CardId]) -> dict[str, list[str]]:
    return {"only": _names(state, reversed(cards))}


def _player(state: KeepState, seat: Seat) -> dict[str, Any]:
    clan = state.clan[seat]
    if clan is None:
        return {"clan": NO_CLAN}
    rooms = [room for room in range(len(ROOMS)) if room in state.monster[seat]]
    harm = [
        state.harm[seat][monster]
        for room in rooms
        for monster, where in enumerate(state.monster[seat])
        if where == room
    ]
    found: dict[str, Any] = {"clan": CLAN_NAMES[clan]}
    found["monsters"] = {room_name(room): state.monster[seat].count(room) for room in rooms}
    if any(harm):
        found["harm"] = harm
    for name in ("hand", "area", "discard"):
        if getattr(state, name)[seat]:
            found[name] = _names(state, getattr(state, name)[seat])
    return found | {"deck": _deck(state, state.deck[seat])}


def _room(state: KeepState, room: int) -> dict[str, Any]:
    found: dict[str, Any] = {token: count for token, count in zip(TOKENS, state.tokens[room], strict=True) if count}
    words = {due: f"{word} ".lstrip() for word, due in STATES.items()}
    found["heroes"] = [
        f"{words[state.due[hero]]}{CLASSES[CLASS_OF[hero]]}"
        + (f" hurt {state.bruise[hero]}" if state.bruise[hero] else "")
        for hero, where in enumerate(state.hero)
        if where == room
    ]
    found["portal"] = PORTALS[state.portal[room]]
    found["flooded"] = room in state.flooded
    found["treasure"] = [
        {"value": state.values_of[card - state.first_treasure]}
        | ({"back": CARDS[state.faces[card]].effect} if state.faces[card] else {})
        for card in state.treasure[room]
    ]
    return found


def _place(state: KeepState, room: int) -> dict[str, int]:
    row, column = row_and_column(require(state.cell[room]))
    return {"row": row, "column": column, "turned": state.turned[room]}


def _at(state: KeepState) -> dict[str, Any]:
    at: dict[str, Any] = {"phase": PHASES[state.phase], "active": state.active, "turn": state.turns, "step": state.step}
    if state.gambled:
        at["gambled"] = True
    if state.raid:
        at["raid"] = state.raid
    return at | ({"then": state.then} if state.then else {})


def _playing(state: KeepState) -> dict[str, Any]:
    sides = []
    for left, right, place in zip(state.lefts, state.rights, state.places, strict=True):
        side = {"left": write_group(left), "right": write_group(right)}
        side = {name: text for name, text in side.items() if text}
        sides.append(side | ({"place": room_name(place)} if place is not None else {}))
    found: dict[str, Any] = {"card": CARDS[state.faces[require(state.playing)]].name, "sides": sides}
    if state.swarm:
        room = require(state.monster[state.active][state.swarm[0]])
        found["horde"] = {
            "action": SIMPLE_ACTIONS[require(state.swarm_action)],
            "room": room_name(room),
            "left": len(state.swarm),
        }
    return found
