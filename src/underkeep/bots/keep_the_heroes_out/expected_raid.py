"""The expected content of the next raid, as far as the open discard pile tells (KHO-15.9)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from underkeep.core.state import Face
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import (
    END_OF_TURN,
    PageTrigger,
    ScenarioCardEffect,
    number_for,
    parse,
)
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.state import (
    MAGE,
    ROOMS_OF,
    KeepState,
)

MAX_AT_STAKE = 2.5
"""The largest weight of a condition."""
COST_OF_EFFECT = {
    "remove": 0.3, "steal_lowest": 2.0, "reactivate_room": 2.0, "reactivate_class": 2.0, "summon": 2.0,
    "champion_enter": 4.0, "champion_restore": 2.0, "lose": 20.0,
    "remove_hero": -1.2, "kill_exhausted": -1.5, "win": -20.0,
}  # fmt: skip
"""The usual cost of each effect; gains are negative."""


class ExpectedRaid(NamedTuple):
    """The content of the next raid, as far as the open discard pile tells (KHO-15.9)."""

    summons: tuple[tuple[tuple[int, ...], float], ...]
    """Groups of rooms in which heroes come, each with the expected number of cards."""
    checks: tuple[tuple[str, float], ...]
    """The conditions of the page, each with the cost of not meeting it."""
    mage_chance: float
    """The chance that the next card is a mage."""


def expect_raid(state: KeepState) -> ExpectedRaid:
    """Return the expected content of the next raid."""
    number = CARDS_PER_TURN[state.level][state.wave - 1]
    if state.raid and state.step in ("raid_card", "heroes", "settle"):
        number = state.raid + 1
    seen = tuple(sorted(state.faces[card] for card in state.guild_discard))
    return _expect_raid(state.scenario, tuple(state.cell), seen, number, state.players)


@lru_cache(maxsize=4096)
def _expect_raid(
    page_id: str, cells: tuple[int, ...], seen: tuple[Face, ...], number: int, players: int
) -> ExpectedRaid:
    page = find_page(page_id)
    deck = list(catalogue.faces_of_kind(HERO_CARD))
    deck += [catalogue.scenario_card_face(card.symbol) for card in page.cards for _ in range(card.copies)]
    whole = deck[:]
    for face in seen:
        if face in deck:
            deck.remove(face)
    if len(deck) < number:
        deck += whole
    size = len(deck)
    cards_to_rooms: dict[tuple[int, ...], float] = {}
    checks: dict[str, float] = {}
    mages = 0
    for face in deck:
        card = CARDS[face]
        if card.icon is not None:
            rooms = tuple(room for room in ROOMS_OF[card.icon] if cells[room] is not None)
            if len(rooms) == 1 and page.missing == "other":
                rooms *= 2
            if rooms:
                cards_to_rooms[rooms] = cards_to_rooms.get(rooms, 0.0) + number / size
            mages += card.hero == MAGE
        else:
            effect = page.card(card.symbol)
            checks[effect.check] = checks.get(effect.check, 0.0) + number / size * at_stake(effect, players)
    for trigger in page.triggers:
        share = 1.0 if trigger.at == END_OF_TURN else 0.3
        checks[trigger.check] = checks.get(trigger.check, 0.0) + share * at_stake(trigger, players)
    # Later raids count too, and their rooms are unknown: each room gets a share of the average.
    usual = sum(cards_to_rooms.values()) / max(len(cards_to_rooms), 1)
    return ExpectedRaid(
        tuple((rooms, 0.8 * share + 0.2 * usual) for rooms, share in cards_to_rooms.items()),
        tuple((check, min(1.5 * cost, MAX_AT_STAKE)) for check, cost in checks.items() if cost > 0),
        mages / size,
    )


def at_stake(effect: ScenarioCardEffect | PageTrigger, players: int) -> float:
    """Return the cost of not meeting a condition, compared with meeting it."""
    return cost_of(effect.otherwise, players) - cost_of(effect.then, players)


def cost_of(effects: tuple[str, ...], players: int) -> float:
    """Return the usual cost of these effects of a page."""
    cost = 0.0
    for text in effects:
        name, filled = parse(text, "effect")
        if name == "each_player_discards":
            cost += 0.7 * players * number_for(filled["number"], players)
        else:
            cost += COST_OF_EFFECT.get(name, 0.0)
    return cost
