"""Writing a position down, so that `positions` reads it back."""

from __future__ import annotations

from typing import Any

from underkeep.core.notation import HIDDEN
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.setup import Setup
from underkeep.games.keep_the_heroes_out.sights import PORTALS, heroes_in
from underkeep.games.keep_the_heroes_out.state import (
    LEVELS,
    NO_PORTAL,
    NOBODY,
    NOWHERE,
    PHASES,
    ROOMS,
    TOKENS,
    KeepState,
)


def written_setup(setup: Setup) -> dict[str, Any]:
    """The fields that choose a game."""
    found: dict[str, Any] = {
        "players": [{"clan": clan} if clan else {} for clan in setup.checked().clans],
        "scenario": setup.scenario,
        "level": setup.level,
    }
    if setup.voting:
        found["voting"] = True
    if setup.names:
        found["names"] = list(setup.names)
    return {name: value for name, value in found.items() if value}


def written(setup: Setup, state: KeepState) -> dict[str, Any]:
    """The fields that describe a position."""

    def names(cards: list[int]) -> list[str]:
        return [CARDS[state.faces[card]].name if state.faces[card] else HIDDEN for card in cards]

    found = written_setup(setup) | {"level": LEVELS[state.level], "wave": state.wave}
    found["players"] = [
        {
            "clan": CLAN_NAMES[state.clan[seat]],
            "monsters": {
                ROOMS[room]: state.monster[seat].count(room)
                for room in range(len(ROOMS))
                if room in state.monster[seat]
            },
            "hand": names(state.hand[seat]),
            "area": names(state.area[seat]),
            "discard": names(state.discard[seat]),
        }
        for seat in range(state.players)
        if state.clan[seat] != NOBODY
    ]
    rooms: dict[str, Any] = {}
    for room, name in enumerate(ROOMS):
        if state.cell[room] == NOWHERE:
            continue
        what: dict[str, Any] = {token: count for token, count in zip(TOKENS, state.tokens[room], strict=True) if count}
        if heroes := list(heroes_in(state, room)):
            what["heroes"] = heroes
        if state.portal[room] != NO_PORTAL:
            what["portal"] = PORTALS[state.portal[room]]
        if room in state.flooded:
            what["flooded"] = True
        what["treasure"] = [state.values_of[card - state.first_treasure] for card in state.treasure[room]]
        rooms[name] = what
    found["rooms"] = rooms
    found["loot"] = names(state.loot_row)
    found["guild_discard"] = names(state.guild_discard)
    found["at"] = {"phase": PHASES[state.phase], "active": state.active, "gambled": state.gambled, "turn": state.turns}
    return found
