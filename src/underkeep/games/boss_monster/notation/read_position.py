"""Reads a position: which card lies where (docs/scenarios.md, "The position").

The fields of a scenario are read into requests ("a Dark Altar on top of this stack"). When all are known, the cards of
the game are made and dealt to the requests, and the other cards go to the decks.
"""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import UNKNOWN, CardId, Seat
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, ROOM_CARDS, SPELL
from underkeep.games.boss_monster.lasting_effects import EffectKind, with_effect
from underkeep.games.boss_monster.notation.card_requests import (
    DECKS,
    ORDINARY,
    AfterDeal,
    CardRequest,
    back_of,
    kinds_of,
)
from underkeep.games.boss_monster.notation.deal_cards import CardDealer
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.boss_monster.state import FULL_DUNGEON, TOP_LEVEL

PLACES = ("town", "items", "discard", "gone", *DECKS)

HERO_PLACES = ("town", "temple", "stadium", "library", "hideout", "landing_pad", "tavern")
"""The places where heroes stand; Boss Monster has only the town."""

CARD_PLACES = ("discard", "market")
"""The places where room cards and spells lie; only Super Boss Monster has a Market."""

ROOM_NUMBERS: dict[str, str | EffectKind] = {
    "tokens": "tokens",
    "coins": "coins_on_room",
    "boosted": EffectKind.ROOM_DAMAGE,
}
"""The numbers of a room: each is a field of the state, or a kind of lasting effects."""

ROOM_FIELDS = ("miniboss", "level", "knocking", "asleep", *ROOM_NUMBERS)
"""The fields of a room in a dungeon: `{Open Grave: {miniboss: ..., level: 2, coins: 1}}`."""

HERO_NUMBERS: dict[str, str | EffectKind] = {
    "tokens": "tokens",
    "strengthened": EffectKind.HERO_HEALTH,
    "hurt": "damage_taken",
}
"""The numbers of a hero."""

HERO_FIELDS = ("carries", *HERO_NUMBERS)
"""The fields of a hero: `{Nick: {carries: ...}}`."""


class PositionReader(CardDealer):
    """Reads the fields of a scenario into requests for cards."""

    def request_card(
        self, node: Node, kinds: Sequence[str], pile: list[CardId], on_dealt: AfterDeal | None = None
    ) -> None:
        """Request a card of one of these kinds for a pile. `on_dealt` is called with its id."""
        if node.text() == HIDDEN:
            if kinds[0] == MINIBOSS:
                raise node.error("Everybody sees this miniboss: write its name.")
            back = ORDINARY if kinds[0] == HERO else kinds[0]
            self.requests.append(CardRequest(node, back, UNKNOWN, pile, on_dealt))
            return
        card = self.finder.find(node, kinds)
        self.requests.append(CardRequest(node, back_of(card), card.face, pile, on_dealt))

    def request_cards(self, node: Node, kinds: Sequence[str], pile: list[CardId]) -> None:
        """Request a list of cards for a pile."""
        for entry in node.entries():
            self.request_card(entry, kinds, pile)

    def request_heroes(self, node: Node, pile: list[CardId]) -> None:
        """Request a list of heroes, or a number of any ordinary heroes."""
        if node.is_number:
            for _ in range(node.number(least=0)):
                self.requests.append(CardRequest(node, ORDINARY, UNKNOWN, pile, None, is_spare=True))
        else:
            for entry in node.entries():
                self.request_hero(entry, pile)

    def request_hero(self, node: Node, pile: list[CardId]) -> None:
        """Request a hero, which may have fields: `{Nick: {carries: ...}}`."""
        if not node.is_mapping:
            return self.request_card(node, (HERO,), pile)
        name, fields = self._read_card_fields(node, HERO_FIELDS, "a hero", "{Nick: {carries: ...}}")
        self.request_card(name, (HERO,), pile, self._number_setter(fields, HERO_NUMBERS))
        if "carries" in fields:
            self.request_carried_item(fields["carries"], pile)
        return None

    def request_carried_item(self, node: Node, heroes: list[CardId]) -> None:
        """Request an item for the hero that was requested last for a pile."""
        place = sum(request.pile is heroes for request in self.requests) - 1

        def attach(item: CardId) -> None:
            self.state.carried_items[heroes[place]] = item

        self.request_card(node, (ITEM,), [], attach)

    def _read_card_fields(
        self, node: Node, known: Sequence[str], of: str, example: str
    ) -> tuple[Node, dict[str, Node]]:
        """Return the name and the fields of a card that is written as a mapping."""
        written = node.fields()
        if len(written) != 1:
            raise node.error(f"One card with its fields is needed here, for instance {example}.")
        ((name, about),) = written.items()
        return Node(name, about.file, about.line), about.fields(known, of=of)

    def _number_setter(self, fields: dict[str, Node], numbers: dict[str, str | EffectKind]) -> AfterDeal:
        """Return a function that sets the numbers of a card once its id is known."""
        numbers_to_set = [(place, fields[name].number()) for name, place in numbers.items() if name in fields]

        def set_numbers(card: CardId) -> None:
            for place, number in numbers_to_set:
                if isinstance(place, EffectKind):
                    effects = self.state.lasting_effects
                    self.state.lasting_effects = with_effect(effects, place, card, number, source=None)
                else:
                    getattr(self.state, place)[card] = number

        return set_numbers

    def read_dungeon(self, seat: Seat, node: Node) -> None:
        """Read a dungeon from the entrance to the boss. A list is a stack with its lowest card first."""
        stacks = node.entries()
        if len(stacks) > FULL_DUNGEON:
            raise node.error(f"A dungeon has at most {FULL_DUNGEON} places, not {len(stacks)}.")
        for entry in stacks:
            stack: list[CardId] = []
            self.state.dungeon[seat].append(stack)
            cards = entry.entries() if not entry.is_mapping else [entry]
            if not cards:
                raise entry.error("A stack needs at least one room.")
            for card in cards:
                self._read_room(seat, card, stack)

    def _read_room(self, seat: Seat, node: Node, stack: list[CardId]) -> None:
        """Read a card of a stack: a name, a deactivated or face-down card, or a room with fields."""
        if not node.is_mapping:
            return self.request_card(node, (ROOM,), stack)
        written = node.fields()
        if "asleep" in written:
            node.fields(("asleep",), of="a room")
            return self.request_card(written["asleep"], (ROOM,), stack, self.state.deactivated.append)
        if "face_down" in written:
            return self._read_face_down(seat, node, stack)
        if "by" in written:
            raise node.error("Which room? Write for instance {face_down: Dark Altar} or {asleep: Dark Altar}.")
        name, fields = self._read_card_fields(node, ROOM_FIELDS, "a room", "{Open Grave: {tokens: 1}}")
        set_numbers = self._number_setter(fields, ROOM_NUMBERS)
        is_deactivated = "asleep" in fields and fields["asleep"].flag()

        def set_room_fields(room: CardId) -> None:
            set_numbers(room)
            if is_deactivated:
                self.state.deactivated.append(room)

        self.request_card(name, (ROOM,), stack, set_room_fields)
        place = sum(request.pile is stack for request in self.requests) - 1
        if "miniboss" in fields:
            self._read_miniboss(fields, stack, place)
        elif "level" in fields:
            raise fields["level"].error("Which miniboss? Write for instance {miniboss: Spike, level: 2}.")
        if "knocking" in fields:

            def await_payment(miniboss: CardId) -> None:
                self.state.unpaid_minibosses[miniboss] = stack[place]

            self.request_card(fields["knocking"], (MINIBOSS,), [], await_payment)
        return None

    def _read_face_down(self, seat: Seat, node: Node, stack: list[CardId]) -> None:
        fields = node.fields(("face_down", "by"), of="a room")
        by = fields["by"].seat(self.state.players) if "by" in fields else seat

        def lay_down(card: CardId) -> None:
            self.state.face_down_cards[card] = by

        self.request_card(fields["face_down"], ROOM_CARDS, stack, lay_down)

    def _read_miniboss(self, fields: dict[str, Node], stack: list[CardId], place: int) -> None:
        level = fields["level"].number(least=1) if "level" in fields else 1
        if level > TOP_LEVEL:
            raise fields["level"].error(f"The highest level is {TOP_LEVEL}, not {level}.")

        def join_room(miniboss: CardId) -> None:
            self.state.miniboss_of_room[stack[place]] = miniboss
            self.state.miniboss_level[miniboss] = level

        self.request_card(fields["miniboss"], (MINIBOSS,), [], join_room)

    def read_place(self, name: str, node: Node) -> None:
        """Read a place that no player owns: the town, the discard pile, a deck, or the cards out of the game."""
        if name in HERO_PLACES:
            self.request_heroes(node, self.pile(name))
        elif name == "items":
            self.request_cards(node, (ITEM,), self.state.town_items)
        elif name in CARD_PLACES:
            self.request_cards(node, (*ROOM_CARDS, SPELL), self.pile(name))
        elif name == "gone":
            self.request_cards(node, (HERO, *ROOM_CARDS, SPELL, BOSS, ITEM), self.state.removed)
        else:
            if node.is_mapping:
                fields = node.fields(("only",), of=name)
                if not fields:
                    raise node.error(f"Write {name}: {{only: [...]}}, or just a list of the cards on top.")
                node = fields["only"]
                self.exact_decks.add(name)
            for entry in node.entries():
                self.request_in_deck(name, entry)

    def pile(self, name: str) -> list[CardId]:
        """Return the cards in a place."""
        pile: list[CardId] = getattr(self.state, state_field(name))
        return pile

    def request_in_deck(self, name: str, node: Node) -> None:
        """Request a card for the top of a deck."""
        back = DECKS[name]
        if node.text() == HIDDEN:
            self.requests.append(CardRequest(node, back, UNKNOWN, self.deck_tops[name], None))
            return
        card = self.finder.find(node, kinds_of(back))
        if back_of(card) != back:
            raise node.error(f"{card.name} is an {back_of(card)}; an {back} is needed here.")
        self.requests.append(CardRequest(node, back, card.face, self.deck_tops[name], None))
