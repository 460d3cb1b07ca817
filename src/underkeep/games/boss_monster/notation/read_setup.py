"""Reads the setup of a scenario, and a scenario that begins in the setup phase with the cards that it names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from underkeep.core.errors import UserError
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Face, Seed, card_range, seat_range
from underkeep.games.boss_monster.cards.card_types import BOSS, ROOM, ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.notation.card_requests import DECKS, CardFinder, kinds_of
from underkeep.games.boss_monster.setup import setup
from underkeep.games.boss_monster.setup.setup import STARTING_ROOMS, STARTING_SPELLS, Setup
from underkeep.games.boss_monster.state import BossMonsterState

SETUP_FIELDS = Setup.__struct_fields__
OPENING_FIELDS = (*SETUP_FIELDS, *DECKS, "discard", "xp_order", "at")
OPENING_SEAT_FIELDS = ("boss", "hand", "spells")


def read_setup(kind: type[Any], fields: dict[str, Node], where: Node) -> Any:
    """Return the setup of this type from the fields of a scenario. Raises ScenarioError if it is not valid."""
    players = fields.get("players")
    chosen: dict[str, Any] = {}
    if players is not None:
        chosen["players"] = players.number() if players.is_number else len(players.entries())
    for field in msgspec.structs.fields(kind):
        node = fields.get(field.name)
        if node is None or field.name == "players":
            continue
        if field.type is bool:
            chosen[field.name] = node.flag()
        elif field.type is str:
            chosen[field.name] = node.text()
        elif node.entries():
            chosen[field.name] = tuple(entry.text() for entry in node.entries())
    try:
        return kind(**chosen).checked()
    except UserError as error:
        culprit = next((fields[field] for field in kind.__struct_fields__[1:] if field in fields), players or where)
        raise culprit.error(str(error)) from error


def read_opening(chosen: Setup, seed: Seed, fields: dict[str, Node], seats: list[dict[str, Node]]) -> BossMonsterState:
    """Return the initial state with the named cards in their places and the other cards as the seed deals them."""
    refuse_other_fields(OPENING_FIELDS, fields, seats)
    state = setup.deal(chosen, seed, setup.deck_lists(chosen))
    deal_named_cards(chosen, state, fields, seats)
    if "xp_order" in fields:
        state.turn_order = [node.seat(state.players) for node in fields["xp_order"].entries()]
    elif state.step != "choose_boss":
        state.turn_order.sort(key=lambda seat: -BOSSES[state.faces[state.boss[seat][0]]].xp)
    if state.step != "choose_boss":
        state.active_seat = state.turn_order[0]
    return state


def refuse_other_fields(allowed: Sequence[str], fields: dict[str, Node], seats: list[dict[str, Node]]) -> None:
    """Raise ScenarioError for a field that has no meaning at the beginning of setup."""
    for known, written in ((allowed, fields), *((OPENING_SEAT_FIELDS, seat) for seat in seats)):
        for name, node in written.items():
            if name not in known:
                raise node.error(f"At the beginning of setup there is nothing to say about {name}.")


def deal_named_cards(
    chosen: Setup, state: BossMonsterState, fields: dict[str, Node], seats: list[dict[str, Node]]
) -> None:
    """Swap the named cards with those that were dealt, or that will be dealt when the bosses are chosen."""
    dealer = NamedCardDealer(chosen, state)
    rooms, spells, beneath = starting_hands(state)
    for seat, written in enumerate(seats):
        for name, place, back in (
            ("boss", state.boss[seat], BOSS),
            ("hand", rooms[seat], ROOM),
            ("spells", spells[seat], SPELL),
        ):
            if name in written:
                dealer.deal_into(written[name], place, kinds_of(back))
    if "discard" in fields:
        for kinds, others in ((ROOM_CARDS, (SPELL,)), ((SPELL,), ROOM_CARDS)):
            place = [card for card in state.discard if CARDS[state.faces[card]].kind in kinds]
            dealer.deal_into(fields["discard"], place, kinds, others)
    for name, back in DECKS.items():
        if name in fields:
            dealer.deal_into(fields[name], getattr(state, name)[::-1][beneath.get(name, 0) :], kinds_of(back))


def starting_hands(state: BossMonsterState) -> tuple[list[list[CardId]], list[list[CardId]], dict[str, int]]:
    """Return the room cards and the spells of every starting hand. Hands that are not dealt yet (SBM-4.7) lie on the
    decks, and the mapping gives their number of cards by deck."""
    if any(state.room_hand):
        return state.room_hand, state.spell_hand, {}
    rooms = _hands_on_deck(state.room_deck, STARTING_ROOMS, state.players)
    spells = _hands_on_deck(state.spell_deck, STARTING_SPELLS, state.players)
    return rooms, spells, {"room_deck": sum(map(len, rooms)), "spell_deck": sum(map(len, spells))}


def _hands_on_deck(deck: list[CardId], number: int, players: int) -> list[list[CardId]]:
    """Return the cards that each seat will be dealt from the top of a deck, `number` for each."""
    top_first = deck[::-1]
    return [top_first[seat * number : (seat + 1) * number] for seat in seat_range(players)]


class NamedCardDealer:
    """Swaps faces so that named cards lie in their places."""

    def __init__(self, chosen: Setup, state: BossMonsterState) -> None:
        self.state = state
        self.finder = CardFinder(chosen)
        self.fixed: set[CardId] = set()

    def deal_into(self, node: Node, place: Sequence[CardId], kinds: Sequence[str], others: Sequence[str] = ()) -> None:
        """Deal the named cards to the first slots of a place; its other cards stay. Cards of the kinds `others` in the
        same list are skipped."""
        cards = [self.finder.find(entry, (*kinds, *others)) for entry in node.entries()]
        wanted = [(card, entry) for card, entry in zip(cards, node.entries(), strict=True) if card.kind in kinds]
        if len(wanted) > len(place):
            raise node.error(f"Only {len(place)} {kinds[0]} cards lie there at the beginning, not {len(wanted)}.")
        for slot, (card, entry) in zip(place, wanted, strict=False):
            if not self._swap_in(slot, card.face):
                raise entry.error(f"There is no further copy of {card.name} in this game.")

    def _swap_in(self, slot: CardId, face: Face) -> bool:
        """Swap the face of a card with that of a card with the wanted face. Return whether there is one."""
        faces = self.state.faces
        for other in [slot, *card_range(0, len(faces))]:
            if faces[other] == face and other not in self.fixed:
                faces[slot], faces[other] = faces[other], faces[slot]
                self.fixed.add(slot)
                return True
        return False
