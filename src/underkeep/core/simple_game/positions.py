"""The positions of a simple game in notation: every zone and number of the state by its name.

    players:
      - {hands: [Rope], hoards: [Ruby]}
      - {}
    corridor: [Spikes]
    deck: [Ruby, Spikes]
    active: 0

The first card of a pile is its top card, and the cards that are not named lie below it. All other zones that are named
hold exactly the named cards; a zone that is not named is as dealt.
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from underkeep.core.errors import UserError
from underkeep.core.scenario.compare import read_choice
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.simple_game.setup_form import list_setup_choices
from underkeep.core.simple_game.state import SimpleState
from underkeep.core.simple_game.zones import HAND, PILE, PlacedZone
from underkeep.core.state import CardId, Face, Seed, card_range
from underkeep.core.visibility import all_viewer_bits

if TYPE_CHECKING:
    from underkeep.core.simple_game.game import SimpleGame

PROGRESS_FIELDS = ("step", "active", "turn", "resigned")
"""The fields that say where the game is."""

ReadFace = Callable[[Node], Face]
"""A function that returns the face of a card that is written in notation."""


def number_fields(game: SimpleGame) -> list[str]:
    """Return the numbers that the state of a game has in addition to those of all simple games."""
    common = {field.name for field in fields(SimpleState)}
    hints = typing.get_type_hints(game.state_type)
    return [field.name for field in fields(game.state_type) if field.name not in common and hints[field.name] is int]


def zone_fields(game: SimpleGame, state: SimpleState) -> tuple[list[str], list[str]]:
    """Return the names of the common zones, and of those that each seat has."""
    placed = game.placed_zones(state)
    common = [zone.zone.name for zone in placed if zone.seat is None]
    return common, list(dict.fromkeys(zone.zone.name for zone in placed if zone.seat is not None))


# --- reading ----------------------------------------------------------------------------------------------


def read_setup(game: SimpleGame, named: dict[str, Node], position: Node) -> Any:
    """Return the setup of a scenario. Raises ScenarioError if it does not fit."""
    values: dict[str, Any] = {}
    for choice in list_setup_choices(game.setup_type):
        if choice.field in named:
            node = named[choice.field]
            values[choice.field] = read_choice(node, choice.options, choice.field) if choice.options else node.flag()
    if "players" in named:
        node = named["players"]
        values["players"] = node.number() if node.is_number else len(node.entries())
    if "names" in named:
        values["names"] = tuple(node.text() for node in named["names"].entries())
    try:
        return game.setup_type(**values).checked()
    except UserError as error:
        raise named.get("players", position).error(str(error)) from error


def read_position(game: SimpleGame, position: Node, seed: Seed, read_face: ReadFace) -> tuple[Any, SimpleState]:
    """Return the setup and the position that the fields of a scenario describe. Raises ScenarioError."""
    named = position.fields()
    setup = read_setup(game, named, position)
    state = game.deal(setup, seed, game.deck_lists(setup))
    common, own = zone_fields(game, state)
    choices = [choice.field for choice in list_setup_choices(game.setup_type)]
    numbers = number_fields(game)
    position.fields(
        [*choices, "players", "names", *common, *numbers, *PROGRESS_FIELDS], of=f"a scenario of {game.name}"
    )
    lists = {name: named[name] for name in common if name in named}
    if "players" in named and not named["players"].is_number:
        for seat, node in enumerate(named["players"].entries()):
            for name, cards in node.fields(own, of="a player").items():
                lists[f"{name}-{seat}"] = cards
    _place_cards(game, state, lists, read_face)
    for name in numbers:
        if name in named:
            setattr(state, name, named[name].number())
    if "step" in named:
        state.step = read_choice(named["step"], game.steps, "step")
    if "active" in named:
        state.active_seat = named["active"].seat(state.players)
    if "turn" in named:
        state.turns = named["turn"].number(least=0)
    if "resigned" in named:
        state.resigned = [node.seat(state.players) for node in named["resigned"].entries()]
    return setup, state


def _place_cards(game: SimpleGame, state: SimpleState, lists: dict[str, Node], read_face: ReadFace) -> None:
    """Put the named cards into their zones, and the cards that they displace below a pile with the same back."""
    if not lists:
        return
    zones = {zone.key: zone for zone in game.placed_zones(state)}
    homes = {card: zone.key for zone in zones.values() for card in zone.cards}
    chosen = _choose_cards(state, zones, lists, read_face)
    taken = {card for cards in chosen.values() for card in cards}
    piles = [zone for zone in zones.values() if zone.zone.kind == PILE]
    backs = {zone.key: {state.backs[card] for card in zone.cards} for zone in zones.values()}
    placed: dict[str, list[CardId]] = {key: [] for key in zones}
    for card in (card for zone in zones.values() for card in zone.cards if card not in taken):
        home = homes[card]
        if home in chosen and zones[home].zone.kind != PILE:
            fitting = [pile.key for pile in piles if state.backs[card] in backs[pile.key]]
            home = fitting[0] if fitting else list(zones)[-1]
            placed[home].insert(0, card)
        else:
            placed[home].append(card)
    for key, zone in zones.items():
        cards = chosen.get(key, [])
        zone.cards[:] = placed[key] + (cards[::-1] if zone.zone.kind == PILE else cards)
        for card in zone.cards:
            state.knows[card] = _viewer_bits(state, zone)


def _choose_cards(
    state: SimpleState, zones: dict[str, PlacedZone], lists: dict[str, Node], read_face: ReadFace
) -> dict[str, list[CardId]]:
    """Return the ids of the cards that are named, by zone. Raises ScenarioError if there are too few copies."""
    free = set(card_range(0, len(state.faces)))
    places = [(key, number, node) for key, named in lists.items() for number, node in enumerate(named.entries())]
    chosen: dict[str, dict[int, CardId]] = {key: {} for key in lists}
    # Unknown cards come last, so that they do not take a copy that is named elsewhere.
    for key, number, node in sorted(places, key=lambda place: place[2].value == HIDDEN):
        hidden = node.value == HIDDEN
        face = 0 if hidden else read_face(node)
        here = [card for card in zones[key].cards if card in free]
        others = [card for zone in zones.values() if zone.zone.kind == PILE for card in zone.cards if card in free]
        fitting = [card for card in (*here, *others, *sorted(free)) if hidden or state.faces[card] == face]
        if not fitting:
            raise node.error(f"There is no further copy of {node.text()}.")
        chosen[key][number] = fitting[0]
        free.discard(fitting[0])
    return {key: [cards[number] for number in sorted(cards)] for key, cards in chosen.items()}


def _viewer_bits(state: SimpleState, zone: PlacedZone) -> int:
    """Return the viewers that know the cards of a zone."""
    if zone.zone.kind == HAND:
        return 0 if zone.seat is None else 1 << zone.seat
    return all_viewer_bits(state) if zone.zone.is_face_up else 0


# --- writing ----------------------------------------------------------------------------------------------


def write_setup(game: SimpleGame, setup: Any) -> dict[str, Any]:
    """Return the fields that describe an ordinary game before its first decision."""
    written: dict[str, Any] = {
        choice.field: getattr(setup, choice.field)
        for choice in list_setup_choices(game.setup_type)
        if getattr(setup, choice.field) != choice.default
    }
    if setup.names:
        written["names"] = list(setup.names)
    return written | {"players": setup.players}


def write_position(game: SimpleGame, setup: Any, state: SimpleState, names: list[str]) -> dict[str, Any]:
    """Return the fields that describe a position; `names` are the names of the cards by face."""
    players: list[dict[str, Any]] = [{} for _ in range(state.players)]
    written = write_setup(game, setup) | {"players": players}
    for zone in game.placed_zones(state):
        cards = [names[state.faces[card]] for card in zone.cards]
        if zone.zone.kind == PILE:
            cards.reverse()
            while cards and cards[-1] == HIDDEN:
                cards.pop()
            if not cards and zone.cards:
                continue
        (written if zone.seat is None else players[zone.seat])[zone.zone.name] = cards
    written |= {name: getattr(state, name) for name in number_fields(game)}
    return written | {
        "step": state.step,
        "active": state.active_seat,
        "turn": state.turns,
        "resigned": list(state.resigned),
    }
