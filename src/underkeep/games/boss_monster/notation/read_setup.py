"""A scenario that begins with the setup of the game: the cards that it names are dealt where it wants them."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.boss_monster.cards.card_types import BOSS, ROOM, ROOM_CARDS, SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS
from underkeep.games.boss_monster.notation.read_position import DECKS, SETUP_FIELDS, CardFinder, kinds_of
from underkeep.games.boss_monster.setup import setup
from underkeep.games.boss_monster.setup.setup import STARTING_ROOMS, STARTING_SPELLS, Setup
from underkeep.games.boss_monster.state import BossMonsterState

OPENING_FIELDS = (*SETUP_FIELDS, *DECKS, "discard", "xp_order", "at")
OPENING_SEAT_FIELDS = ("boss", "hand", "spells")


def read_opening(chosen: Setup, seed: int, fields: dict[str, Node], seats: list[dict[str, Node]]) -> BossMonsterState:
    """The position at the start of a game, with the named cards in their places and the others as the seed
    deals them."""
    refuse_other_fields(OPENING_FIELDS, fields, seats)
    state = setup.initial_state(chosen, seed)
    deal_named_cards(chosen, state, fields, seats)
    if "xp_order" in fields:
        state.turn_order = [node.seat(state.players) for node in fields["xp_order"].entries()]
    elif state.step != "choose_boss":
        state.turn_order.sort(key=lambda seat: -BOSSES[state.faces[state.boss[seat][0]]].xp)
    if state.step != "choose_boss":
        state.active = state.turn_order[0]
    return state


def refuse_other_fields(allowed: Sequence[str], fields: dict[str, Node], seats: list[dict[str, Node]]) -> None:
    """What is not there at the beginning of setup cannot be written down."""
    for known, written in ((allowed, fields), *((OPENING_SEAT_FIELDS, seat) for seat in seats)):
        for name, node in written.items():
            if name not in known:
                raise node.error(f"At the beginning of setup there is nothing to say about {name}.")


def deal_named_cards(
    chosen: Setup, state: BossMonsterState, fields: dict[str, Node], seats: list[dict[str, Node]]
) -> None:
    """The named cards change places with those that were dealt, or that will be dealt when the bosses are chosen."""
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


def starting_hands(state: BossMonsterState) -> tuple[list[list[int]], list[list[int]], dict[str, int]]:
    """The room cards and the spells of every starting hand. Hands that are not dealt yet (SBM-4.7) lie on the decks;
    the mapping says how many cards of each deck they are."""
    if any(state.rooms):
        return state.rooms, state.spells, {}
    rooms = _hands_on_deck(state.room_deck, STARTING_ROOMS, state.players)
    spells = _hands_on_deck(state.spell_deck, STARTING_SPELLS, state.players)
    return rooms, spells, {"room_deck": sum(map(len, rooms)), "spell_deck": sum(map(len, spells))}


def _hands_on_deck(deck: list[int], number: int, players: int) -> list[list[int]]:
    """The cards that each seat will be dealt from the top of a deck, `number` for each."""
    top_first = deck[::-1]
    return [top_first[seat * number : (seat + 1) * number] for seat in range(players)]


class NamedCardDealer:
    """Exchanges faces so that named cards lie where they are wanted."""

    def __init__(self, chosen: Setup, state: BossMonsterState) -> None:
        self.state = state
        self.finder = CardFinder(chosen)
        self.fixed: set[int] = set()

    def deal_into(self, node: Node, place: Sequence[int], kinds: Sequence[str], others: Sequence[str] = ()) -> None:
        """The named cards lie first in a place; what else was dealt there stays. Cards of the kinds `others`
        in the same list are somebody else's business."""
        cards = [self.finder.find(entry, (*kinds, *others)) for entry in node.entries()]
        wanted = [(card, entry) for card, entry in zip(cards, node.entries(), strict=True) if card.kind in kinds]
        if len(wanted) > len(place):
            raise node.error(f"Only {len(place)} {kinds[0]} cards lie there at the beginning, not {len(wanted)}.")
        for slot, (card, entry) in zip(place, wanted, strict=False):
            if not self._swap_in(slot, card.face):
                raise entry.error(f"There is no further copy of {card.name} in this game.")

    def _swap_in(self, slot: int, face: int) -> bool:
        """Exchange the face of a card with that of a card that has the wanted face."""
        faces = self.state.faces
        for other in [slot, *range(len(faces))]:
            if faces[other] == face and other not in self.fixed:
                faces[slot], faces[other] = faces[other], faces[slot]
                self.fixed.add(slot)
                return True
        return False
