"""Reading a position: pieces, cards and piles (docs/scenarios.md)."""

from __future__ import annotations

import re

from underkeep.core import visibility
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Seat, Seed, require, seat_range
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, SCENARIO_CARD, TACTIC, TILE, Card
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, CLAN_CATALOGUE
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, CLANS
from underkeep.games.keep_the_heroes_out.dungeon_map import build_map, cell_number, corridor_number
from underkeep.games.keep_the_heroes_out.notation.lookup import PORTALS, find_room
from underkeep.games.keep_the_heroes_out.notation.read_setup import NO_CLAN, SEAT_FIELDS
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.setup.setup import (
    Setup,
    add_cards,
    clan_cards,
    deck_lists,
    empty_state,
    lay_out_dungeon,
)
from underkeep.games.keep_the_heroes_out.state import (
    ACTS,
    ARRIVED,
    CLASSES,
    ENTERED,
    EXHAUSTED,
    INSPIRES,
    LABORATORY,
    LAST_WAVE,
    MAX_TOKENS,
    ROOMS,
    SUMMONED,
    TOKEN_KINDS,
    TOKENS,
    HeroClass,
    KeepState,
    Portal,
)

PLACES = ("rooms", "built", "loot", "loot_deck", "guild", "guild_discard", "projects", "plans", "rubble", "stage")
ROOM_FIELDS = ("heroes", "monsters", "portal", "treasure", "flooded", *TOKENS)

STATES = {
    "exhausted": EXHAUSTED,
    "summoned": SUMMONED,
    "arrived": ARRIVED,
    "entered": ENTERED,
    "inspiring": INSPIRES,
    "": ACTS,
}
"""The due step of a hero by the word before its class."""
HERO = re.compile(
    rf"(?:(?P<state>{'|'.join(filter(None, STATES))}) )?(?P<class>{'|'.join(CLASSES)})(?: hurt (?P<hurt>\d+))?"
)


class PositionReader:
    """Reads a position into a state."""

    def __init__(self, setup: Setup, seed: Seed) -> None:
        self.setup = setup
        self.state: KeepState = empty_state(setup, seed)
        self.decks = deck_lists(setup)
        self.state.tactics = clan_cards(self.decks)
        self.game = KeepRules(self.state)
        self.own: list[list[CardId]] = []
        """By seat, the cards of its clan that have no place yet."""
        self.written_decks: list[list[CardId | None]] = []
        """By seat, the cards that are written for its deck, with None for a hidden card."""
        self.written_backs: dict[CardId, str] = {}
        """The treasures whose back is written, each with the name of its room."""

    def read(self, fields: dict[str, Node]) -> KeepState:
        """Return the state with everything that the fields describe. All other things take a default."""
        state = self.state
        seats = self._seats(fields.get("players"))
        self._clans(seats)
        lay_out_dungeon(self.game, self.decks)
        self._lent(fields.get("lent"))
        visibility.shuffle_pile(state, state.loot_deck)
        for seat, wanted in zip(seat_range(state.players), seats, strict=False):
            self._seat(seat, wanted)
        self._loot(fields, seats)
        self._guild(fields)
        self._builder(fields)
        if "rooms" in fields:
            for name, node in fields["rooms"].fields().items():
                self._room(self._room_number(name, node), node)
        if "wave" in fields:
            state.wave = fields["wave"].number(1)
            if state.wave > LAST_WAVE:
                raise fields["wave"].error(f"There are only {LAST_WAVE} waves.")
        if "rubble" in fields:
            state.rubble = [self._corridor(node) for node in fields["rubble"].entries()]
        if "stage" in fields:
            word = fields["stage"].text()
            state.stage = None if word == "nowhere" else self._room_number(word, fields["stage"])
        return state

    # --- players ----------------------------------------------------------------------------------------

    def _seats(self, node: Node | None) -> list[dict[str, Node]]:
        if node is None or node.is_number:
            return [{} for _ in seat_range(self.state.players)]
        return [entry.fields(SEAT_FIELDS, of="a player") for entry in node.entries()]

    def _clans(self, seats: list[dict[str, Node]]) -> None:
        """Give each seat its clan. A seat without one gets the largest free clan."""
        state = self.state
        wanted = [seat["clan"].text().lower() if "clan" in seat else "" for seat in seats]
        free = [cards.clan for cards in reversed(state.tactics) if CLAN_NAMES[cards.clan] not in wanted]
        for number, name in enumerate(wanted):
            if name == NO_CLAN:
                continue
            clan = CLAN_CATALOGUE.number_of(name) if name else free.pop(0)
            state.clan[number] = clan
            state.monster[number] = [None] * CLANS[clan].monsters
            state.harm[number] = [0] * CLANS[clan].monsters

    def _seat(self, seat: Seat, fields: dict[str, Node]) -> None:
        state = self.state
        own = add_cards(state, self.game.tactics_of(state.clan[seat]))
        visibility.shuffle_pile(state, own)
        self.own.append(own)
        for name in ("hand", "discard", "area"):
            if name in fields:
                getattr(state, name)[seat][:] = [self._held(node, own) for node in fields[name].entries()]
                visibility.reveal_to_all(state, getattr(state, name)[seat])
        listed = _listed(fields["deck"])[::-1] if "deck" in fields else []
        self.written_decks.append([None if entry.value == HIDDEN else self._held(entry, own) for entry in listed])
        if "monsters" in fields:
            for name, node in fields["monsters"].fields().items():
                for _ in range(node.number(0)):
                    self._place_monster(seat, self._room_number(name, node), node)
        if "harm" in fields:
            self._harm(seat, fields["harm"])

    def _held(self, node: Node, own: list[CardId]) -> CardId:
        """Return a card that a player holds: of the clan, loot, or a card that a series has kept from a Laboratory."""
        printed_card = catalogue.find_card(node.text())
        is_foreign = (
            printed_card is not None and printed_card.kind == TACTIC and printed_card.clan not in self.state.clan
        )
        if printed_card is not None and is_foreign and printed_card.clan != self.state.spare_clan:
            return add_cards(self.state, [printed_card.face])[0]
        return self._take(node, (TACTIC, LOOT), own, self.state.loot_deck)

    def _harm(self, seat: Seat, node: Node) -> None:
        """Read the damage on the monsters, in the order in which `monsters` lists them."""
        health, standing = (
            self.game.clan(seat).health,
            len(self.state.monster[seat]) - len(self.game.monsters_in_lair(seat)),
        )
        for number, entry in enumerate(node.entries()):
            if number >= standing:
                raise entry.error(f"Only {standing} of these monsters are in the dungeon.")
            self.state.harm[seat][number] = entry.number(0)
            if self.state.harm[seat][number] >= health:
                raise entry.error(f"A monster of this clan goes home with {health} damage.")

    def _place_monster(self, seat: Seat, room: int, node: Node) -> None:
        lair = self.game.monsters_in_lair(seat)
        if not lair:
            raise node.error(f"The {self.game.clan(seat).id} have only {self.game.clan(seat).monsters} monsters.")
        self.state.monster[seat][lair[0]] = room

    # --- rooms ------------------------------------------------------------------------------------------

    def _room_number(self, name: str, node: Node) -> int:
        try:
            return find_room(name)
        except UserError as error:
            raise node.error(str(error)) from error

    def _room(self, room: int, node: Node) -> None:
        state = self.state
        fields = node.fields(ROOM_FIELDS, of="a room")
        if state.cell[room] is None:
            raise node.error(f"The {ROOMS[room].replace('_', ' ')} is not in this dungeon.")
        for number, name in zip(TOKEN_KINDS, TOKENS, strict=True):
            if name in fields:
                state.tokens[room][number] = fields[name].number(0)
                if self.game.tokens_left(number) < 0:
                    raise fields[name].error(f"There are only {MAX_TOKENS} of {name}.")
        if "heroes" in fields:
            for hero in self.game.heroes_in(room):
                state.hero[hero] = None
            for entry in fields["heroes"].entries():
                self._hero(room, entry)
        if "monsters" in fields:
            for name, entry in fields["monsters"].fields().items():
                if name not in CLAN_NAMES or CLAN_CATALOGUE.number_of(name) not in state.clan:
                    raise entry.error(f"Nobody plays {name!r}{did_you_mean(name, CLAN_NAMES)}.")
                for _ in range(entry.number(0)):
                    self._place_monster(
                        seat_range(state.players)[state.clan.index(CLAN_CATALOGUE.number_of(name))], room, entry
                    )
        if "portal" in fields:
            text = fields["portal"].text()
            if text not in PORTALS:
                raise fields["portal"].error(f"A portal is one of {', '.join(PORTALS)}.")
            state.portal[room] = Portal(PORTALS.index(text))
        if "flooded" in fields:
            if room in state.flooded:
                state.flooded.remove(room)
            if fields["flooded"].flag():
                state.flooded.append(room)
        if "treasure" in fields:
            self._treasures(room, fields["treasure"])

    def _hero(self, room: int, node: Node) -> None:
        words = HERO.fullmatch(" ".join(node.text().lower().split()))
        if words is None:
            known = [*CLASSES, *(f"exhausted {name}" for name in CLASSES)]
            raise node.error(f"There is no hero {node.text()!r}{did_you_mean(node.text(), known)}.")
        hero = self.game.hero_in_reserve(HeroClass(CLASSES.index(words["class"])))
        if hero is None:
            raise node.error(f"There is no {words['class']} left.")
        state = self.state
        state.hero[hero], state.due[hero] = room, STATES[words["state"] or ""]
        state.bruise[hero] = int(words["hurt"] or 0)
        if self.game.health_left(hero) <= 0:
            raise node.error(f"A {words['class']} with {words['hurt']} damage is gone.")

    def _treasures(self, room: int, node: Node) -> None:
        """Read the treasures of a room: values, or `{value: 1, back: regeneration}`. An empty list removes them."""
        state = self.state
        state.reserve += state.treasure[room]
        state.treasure[room] = []
        for entry in node.entries() if not node.is_mapping else [node]:
            fields = entry.fields(("value", "back"), of="a treasure") if entry.is_mapping else {"value": entry}
            value = fields["value"].number(1)
            back = fields["back"].text() if "back" in fields else ""
            fitting = self.game.treasures_in_reserve(value)
            wanted = [card for card in fitting if not back or CARDS[state.faces[card]].effect == back]
            if fitting and not wanted:
                wanted = self._swap_back(value, back, fitting[0])
            if not wanted:
                raise entry.error(self._no_treasure_left(value, back))
            state.reserve.remove(wanted[0])
            state.treasure[room].append(wanted[0])
            if back:
                self.written_backs[wanted[0]] = ROOMS[room].replace("_", " ")

    def _swap_back(self, value: int, back: str, card: CardId) -> list[CardId]:
        """Exchange the faces of two treasures of a value if the wanted back lies in a room for which no back is
        written. Return the treasure that has the back now, or nothing."""
        state = self.state
        for other in self._in_rooms(value, back):
            if other not in self.written_backs:
                state.faces[card], state.faces[other] = state.faces[other], state.faces[card]
                return [card]
        return []

    def _in_rooms(self, value: int, back: str) -> list[CardId]:
        """Return the treasures of this value and back that lie in rooms."""
        state = self.state
        lying = [card for pile in state.treasure for card in pile]
        return [
            card
            for card in lying
            if self.game.treasure_value(card) == value and CARDS[state.faces[card]].effect == back
        ]

    def _no_treasure_left(self, value: int, back: str) -> str:
        """Return the reason why no treasure of this value and back can lie in a room."""
        rooms = [self.written_backs[card] for card in self._in_rooms(value, back) if card in self.written_backs]
        if rooms:
            copies = "has the only treasure" if len(rooms) == 1 else f"have the only {len(rooms)} treasures"
            return f"The {' and the '.join(rooms)} {copies} of value {value} with the back {back}."
        return f"There is no treasure of value {value} left{' with this back' if back else ''}."

    def _corridor(self, node: Node) -> int:
        one, _, other = node.text().partition(" to ")
        ends = self._room_number(one, node), self._room_number(other, node)
        if ends[1] not in build_map(tuple(self.state.cell), tuple(self.state.turned), ()).neighbours[ends[0]]:
            raise node.error(f"No corridor connects the {one} with the {other}.")
        return corridor_number(*ends)

    # --- piles ------------------------------------------------------------------------------------------

    def _take(self, node: Node, kinds: tuple[str, ...], *piles: list[CardId]) -> CardId:
        """Take a card of this name out of one of the piles."""
        written = node.text().casefold()
        for pile in piles:
            for card in pile:
                printed_card = CARDS[self.state.faces[card]]
                if printed_card.kind in kinds and _called(printed_card) == written:
                    pile.remove(card)
                    return card
        known = [_called(card) for card in CARDS[1:] if card.kind in kinds]
        if written in known:
            raise node.error(f"{node.text()} is not left for this place.")
        raise node.error(f"There is no card {node.text()!r} here{did_you_mean(written, known)}.")

    def _lent(self, node: Node | None) -> None:
        """Read the clan whose cards are in the loot deck."""
        state = self.state
        if node is None and state.cell[LABORATORY] is None:
            return
        free = [clan for number, clan in enumerate(CLAN_NAMES) if number not in state.clan]
        name = node.text() if node is not None else free[0]
        if name == NO_CLAN:
            return
        if node is not None and name not in CLAN_NAMES:
            raise node.error(f"There is no clan {name!r}{did_you_mean(name, free)}.")
        if node is not None and name not in free:
            raise node.error(f"Somebody plays the {name}, so their cards cannot be lent.")
        state.spare_clan = CLAN_CATALOGUE.number_of(name)
        state.loot_deck += add_cards(state, self.game.tactics_of(state.spare_clan))

    def _loot(self, fields: dict[str, Node], seats: list[dict[str, Node]]) -> None:
        """Read the loot row and deck, and the decks of the players, in which loot may lie unknown."""
        state, kinds = self.state, (LOOT, TACTIC)
        if "loot" in fields:
            state.loot_row = [self._take(node, kinds, state.loot_deck) for node in fields["loot"].entries()]
            visibility.reveal_to_all(state, state.loot_row)
        else:
            self.game.fill_loot_row()
        listed = _listed(fields["loot_deck"]) if "loot_deck" in fields else []
        top = [None if node.value == HIDDEN else self._take(node, kinds, state.loot_deck) for node in listed[::-1]]
        for seat, wanted in enumerate(seats):
            own = self.own[seat]
            state.deck[seat] = _filled(self.written_decks[seat], own, state.loot_deck)
            if "deck" in wanted and wanted["deck"].is_mapping:
                # A written position may have fewer cards than an ordinary game.
                state.gone += own
            else:
                state.deck[seat][:0] = own
        filled = _filled(top, state.loot_deck)
        if "loot_deck" in fields and fields["loot_deck"].is_mapping:
            state.gone += state.loot_deck
            state.loot_deck = []
        state.loot_deck += filled

    def _guild(self, fields: dict[str, Node]) -> None:
        """Read the Guild deck and its discard pile. Cards that are not in the deck are in the discard pile."""
        state, kinds = self.state, (HERO_CARD, SCENARIO_CARD)
        for node in fields["guild_discard"].entries() if "guild_discard" in fields else ():
            state.guild_discard.append(self._take(node, kinds, state.guild_deck))
        if "guild" in fields:
            missing = self._stack(fields["guild"], state.guild_deck, kinds)
            state.guild_discard += missing
        visibility.reveal_to_all(state, state.guild_discard)

    def _builder(self, fields: dict[str, Node]) -> None:
        """Read the built rooms, the open plans and the stack of the Great Builder."""
        state = self.state
        stack = state.plans + state.projects
        for name, node in fields["built"].fields().items() if "built" in fields else ():
            where = node.fields(("row", "column", "turned"), of="a new room")
            room = self._room_number(name, node)
            state.cell[room] = cell_number(where["row"].number(), where["column"].number())
            state.turned[room] = where["turned"].number(0) if "turned" in where else 0
            state.built.append(self._take(Node(name, node.file, node.line), (TILE,), stack))
        if "built" in fields or "projects" in fields:
            state.plans, state.projects = stack, []
        if "projects" in fields:
            state.projects = [self._take(node, (TILE,), state.plans) for node in fields["projects"].entries()]
        if "plans" in fields:
            state.gone += self._stack(fields["plans"], state.plans, (TILE,))
        if "built" in fields and "projects" not in fields:
            self.game.reveal_projects()
        visibility.reveal_to_all(state, [*state.projects, *state.built])
        for card in state.plans:
            state.knows[card] = 0

    def _stack(self, node: Node, deck: list[CardId], kinds: tuple[str, ...]) -> list[CardId]:
        """Put these cards on top of a deck, the first one on top. With `{only: [...]}` they are the whole deck, and the
        other cards are returned."""
        listed = _listed(node)[::-1]
        top = _filled([None if entry.value == HIDDEN else self._take(entry, kinds, deck) for entry in listed], deck)
        rest = list(deck) if node.is_mapping else []
        deck[:] = top if node.is_mapping else deck + top
        return rest


def _listed(node: Node) -> list[Node]:
    """Return the entries of a deck, top card first: `[...]`, or `{only: [...]}`."""
    return (node.fields(("only",), of="a deck")["only"] if node.is_mapping else node).entries()


def _filled(pile: list[CardId | None], *sources: list[CardId]) -> list[CardId]:
    """Return a pile with its hidden cards replaced by cards from the first of these sources that has one."""
    return [next(source for source in sources if source).pop() if card is None else card for card in pile]


def _called(card: Card) -> str:
    """Return the name of a card in notation."""
    return card.name.casefold() if card.kind != TILE else ROOMS[require(card.room)].replace("_", " ")
