"""Setting up a position: which card lies where (docs/scenarios.md, "The position").

The fields of a scenario are read into requests ("a Dark Altar on top of this stack"). When all are known, the
cards of the game are made, the requests are served, and what is left goes to the decks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from underkeep.core import visibility
from underkeep.core.errors import UserError
from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, ROOM_CARDS, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, HEROES, cards_of
from underkeep.games.boss_monster.notation.grammar import find_card
from underkeep.games.boss_monster.setup import decks, hero_decks, rule_modules, setup
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, FULL_DUNGEON, TOP_LEVEL, BossMonsterState

ORDINARY, EPIC = "ordinary hero", "epic hero"
BACKS = (BOSS, ORDINARY, EPIC, ROOM, SPELL, ITEM)
"""What the back of a card shows, in the order of the ids."""

SETUP_FIELDS = Setup.__struct_fields__
DECKS = {"room_deck": ROOM, "spell_deck": SPELL, "ordinary_deck": ORDINARY, "epic_deck": EPIC, "item_deck": ITEM}
PLACES = ("town", "items", "discard", "gone", *DECKS)

HERO_PLACES = ("town", "temple", "stadium", "library", "hideout", "landing_pad", "tavern")
CARD_PLACES = ("discard", "market")
"""Where heroes stand, and where room cards and spells lie; a game has some of them."""

ROOM_NUMBERS = {"tokens": "tokens", "coins": "coins_on", "boosted": "boosts"}
ROOM_FIELDS = ("miniboss", "level", "knocking", "asleep", *ROOM_NUMBERS)
"""What may be said of a room in a dungeon: `{Open Grave: {miniboss: ..., level: 2, coins: 1}}`."""
HERO_NUMBERS = {"tokens": "tokens", "strengthened": "health", "hurt": "damage"}
HERO_FIELDS = ("carries", *HERO_NUMBERS)
"""What may be said of a hero: `{Nick: {carries: ...}}`."""

AfterDeal = Callable[[int], None]


def back_of(card: Card) -> str:
    """Which of the six backs a card has."""
    if card.kind == HERO:
        return EPIC if HEROES[card.face].epic else ORDINARY
    return ROOM if card.kind == MINIBOSS else card.kind


def read_setup(kind: type[Any], fields: dict[str, Node], where: Node) -> Any:
    """The setup of this kind that a scenario chooses."""
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
        guilty = next((fields[field] for field in kind.__struct_fields__[1:] if field in fields), players or where)
        raise guilty.error(str(error)) from error


class CardRequest:
    """A request for a card in a pile."""

    __slots__ = ("back", "face", "is_spare", "node", "on_dealt", "pile")

    def __init__(
        self, node: Node, back: str, face: int, pile: list[int], on_dealt: AfterDeal | None, is_spare: bool = False
    ) -> None:
        self.node = node
        self.back = back
        self.face = face
        """The wanted face. 0 means that any card of this back will do."""
        self.pile = pile
        self.on_dealt = on_dealt
        """Called with the id of the card when it lies in the pile."""
        self.is_spare = is_spare
        """Whether any card will do that is preferably not taken from the decks."""


class CardFinder:
    """Finds the printed cards that a scenario names among those of its sets."""

    def __init__(self, chosen: Setup) -> None:
        self.setup = chosen

    def find(self, node: Node, kinds: Sequence[str]) -> Card:
        """The card of this name; `kinds` says what is needed here. Raises ScenarioError."""
        text, sets = node.text(), self.setup.sets
        # The heroes of the chosen hero set come first: the Fool is in every base set.
        known = [
            card for code in sorted(sets, key=lambda code: code != self.setup.heroes) for card in _cards_of_set(code)
        ]
        # A miniboss is a room card too.
        what = " or ".join(kind for kind in kinds if kind != MINIBOSS or ROOM not in kinds)
        try:
            return find_card(text, [card for card in known if card.kind in kinds], what)
        except UserError as error:
            try:
                other = find_card(text)
            except UserError:
                raise node.error(str(error)) from error
            if other.kind not in kinds:
                raise node.error(
                    f"{other.name} is {_with_article(other.kind)}; {_with_article(what)} is needed here."
                ) from error
            if other.set not in sets:
                wanted = ", ".join((*sets, other.set))
                raise node.error(
                    f"{other.name} belongs to {other.set}, which is not in this game; write sets: [{wanted}]."
                ) from error
            raise node.error(str(error)) from error


def _cards_of_set(code: str) -> list[Card]:
    return [card for kind in (BOSS, *ROOM_CARDS, SPELL, HERO, ITEM) for card in cards_of([code], kind)]


class PositionReader:
    """Collects requests and deals the cards."""

    def __init__(self, chosen: Setup, seed: int) -> None:
        self.setup = chosen
        self.state = self.empty_state(seed)
        self.finder = CardFinder(chosen)
        self.requests: list[CardRequest] = []
        self.exact_decks: set[str] = set()
        """The decks that hold nothing but the cards listed."""
        self.deck_tops: dict[str, list[int]] = {name: [] for name in DECKS}

    # --- which cards there are ------------------------------------------------------------------------

    def empty_state(self, seed: int) -> BossMonsterState:
        """A position without any card."""
        return setup.empty_state(self.setup, seed)

    def boss_faces(self) -> list[int]:
        """The boss deck."""
        return decks.boss_faces(self.setup.sets, self.setup.deck, self.has_explorers)

    def hero_faces(self) -> tuple[list[int], list[int]]:
        """The ordinary and the epic heroes."""
        return hero_decks.hero_faces(self.setup)

    def room_and_spell_faces(self) -> tuple[list[int], list[int]]:
        """The room deck and the spell deck."""
        return decks.room_and_spell_faces(self.setup.sets, self.setup.deck, self.has_explorers)

    def fill_decks(self, rooms: list[int], spells: list[int]) -> tuple[list[int], list[int]]:
        """The decks filled up, if that is wanted: what is named comes in first, and chance fills what is left."""
        if not self.setup.fill:
            return rooms, spells
        rooms, spells = (self._add_named_faces(faces) for faces in (rooms, spells))
        return decks.fill_ready_deck(self.state, self.setup.deck, rooms, spells)

    def item_faces(self) -> list[int]:
        """The item deck."""
        return decks.item_faces(self.setup.sets, self.setup.deck)

    def rule_modules(self, faces: list[int]) -> list[str]:
        """The rules that come with these cards."""
        return rule_modules.find_rule_modules(self.setup, faces)

    def uses_explorers(self) -> bool:
        """Whether explorers come to town."""
        return hero_decks.uses_explorers(self.setup)

    @property
    def has_explorers(self) -> bool:
        """Whether explorers are in the game: also where a scenario names a card that shows them. Explorer items lie in
        every item deck (BM-16.13)."""
        named = {request.face for request in self.requests if request.back != ITEM}
        return self.uses_explorers() or any(CARDS[face].treasure[EXPLORER] for face in named)

    # --- reading the requests -------------------------------------------------------------------------

    def request_card(self, node: Node, kinds: Sequence[str], into: list[int], then: AfterDeal | None = None) -> None:
        """A card of one of these kinds is wanted in a list."""
        if node.text() == HIDDEN:
            if kinds[0] == MINIBOSS:
                raise node.error("Everybody sees this miniboss: write its name.")
            back = ORDINARY if kinds[0] == HERO else kinds[0]
            self.requests.append(CardRequest(node, back, 0, into, then))
            return
        card = self.finder.find(node, kinds)
        self.requests.append(CardRequest(node, back_of(card), card.face, into, then))

    def request_cards(self, node: Node, kinds: Sequence[str], into: list[int]) -> None:
        """A list of cards."""
        for entry in node.entries():
            self.request_card(entry, kinds, into)

    def request_heroes(self, node: Node, into: list[int]) -> None:
        """A list of heroes, or a number of any ordinary heroes."""
        if node.is_number:
            for _ in range(node.number(least=0)):
                self.requests.append(CardRequest(node, ORDINARY, 0, into, None, is_spare=True))
        else:
            for entry in node.entries():
                self.request_hero(entry, into)

    def request_hero(self, node: Node, into: list[int]) -> None:
        """A hero, perhaps with what is to be said of it: `{Nick: {carries: ...}}`."""
        if not node.is_mapping:
            return self.request_card(node, (HERO,), into)
        name, fields = self._read_card_fields(node, HERO_FIELDS, "a hero", "{Nick: {carries: ...}}")
        self.request_card(name, (HERO,), into, self._number_setter(fields, HERO_NUMBERS))
        if "carries" in fields:
            self.request_carried_item(fields["carries"], into)
        return None

    def request_carried_item(self, node: Node, heroes: list[int]) -> None:
        """The hero that was asked for last in a place carries an item."""
        place = sum(request.pile is heroes for request in self.requests) - 1

        def attach(item: int) -> None:
            self.state.carried[heroes[place]] = item

        self.request_card(node, (ITEM,), [], attach)

    def _read_card_fields(
        self, node: Node, known: Sequence[str], of: str, example: str
    ) -> tuple[Node, dict[str, Node]]:
        """The name and the fields of a card that is written as a mapping."""
        written = node.fields()
        if len(written) != 1:
            raise node.error(f"One card with its fields is needed here, for instance {example}.")
        ((name, about),) = written.items()
        return Node(name, about.file, about.line), about.fields(known, of=of)

    def _number_setter(self, fields: dict[str, Node], numbers: dict[str, str]) -> AfterDeal:
        """What lies on a card."""
        marks = [
            (getattr(self.state, field), fields[name].number()) for name, field in numbers.items() if name in fields
        ]

        def mark(card: int) -> None:
            for where, number in marks:
                where[card] = number

        return mark

    def read_dungeon(self, seat: int, node: Node) -> None:
        """A dungeon from the entrance to the boss; a list is a stack, bottom first."""
        stacks = node.entries()
        if len(stacks) > FULL_DUNGEON:
            raise node.error(f"A dungeon has at most {FULL_DUNGEON} places, not {len(stacks)}.")
        for entry in stacks:
            stack: list[int] = []
            self.state.dungeon[seat].append(stack)
            cards = entry.entries() if not entry.is_mapping else [entry]
            if not cards:
                raise entry.error("A stack needs at least one room.")
            for card in cards:
                self._read_room(seat, card, stack)

    def _read_room(self, seat: int, node: Node, stack: list[int]) -> None:
        """A card of a stack: its name, one that is asleep or face-down, or a room with what is to be said of it."""
        if not node.is_mapping:
            return self.request_card(node, (ROOM,), stack)
        written = node.fields()
        if "asleep" in written:
            node.fields(("asleep",), of="a room")
            return self.request_card(written["asleep"], (ROOM,), stack, self.state.asleep.append)
        if "face_down" in written:
            return self._read_face_down(seat, node, stack)
        if "by" in written:
            raise node.error("Which room? Write for instance {face_down: Dark Altar} or {asleep: Dark Altar}.")
        name, fields = self._read_card_fields(node, ROOM_FIELDS, "a room", "{Open Grave: {tokens: 1}}")
        mark = self._number_setter(fields, ROOM_NUMBERS)
        asleep = "asleep" in fields and fields["asleep"].flag()

        def furnish(room: int) -> None:
            mark(room)
            if asleep:
                self.state.asleep.append(room)

        self.request_card(name, (ROOM,), stack, furnish)
        place = sum(request.pile is stack for request in self.requests) - 1
        if "miniboss" in fields:
            self._read_miniboss(fields, stack, place)
        elif "level" in fields:
            raise fields["level"].error("Which miniboss? Write for instance {miniboss: Spike, level: 2}.")
        if "knocking" in fields:

            def knock(guest: int) -> None:
                self.state.knocking[guest] = stack[place]

            self.request_card(fields["knocking"], (MINIBOSS,), [], knock)
        return None

    def _read_face_down(self, seat: int, node: Node, stack: list[int]) -> None:
        fields = node.fields(("face_down", "by"), of="a room")
        by = fields["by"].seat(self.state.players) if "by" in fields else seat

        def lay_down(card: int) -> None:
            self.state.face_down[card] = by

        self.request_card(fields["face_down"], ROOM_CARDS, stack, lay_down)

    def _read_miniboss(self, fields: dict[str, Node], stack: list[int], place: int) -> None:
        level = fields["level"].number(least=1) if "level" in fields else 1
        if level > TOP_LEVEL:
            raise fields["level"].error(f"The highest level is {TOP_LEVEL}, not {level}.")

        def move_in(guest: int) -> None:
            self.state.hosts[stack[place]] = guest
            self.state.level[guest] = level

        self.request_card(fields["miniboss"], (MINIBOSS,), [], move_in)

    def read_place(self, name: str, node: Node) -> None:
        """A place in the middle of the table: the town, the discard pile, a deck, the cards out of the game."""
        if name in HERO_PLACES:
            self.request_heroes(node, self.pile(name))
        elif name == "items":
            self.request_cards(node, (ITEM,), self.state.items)
        elif name in CARD_PLACES:
            self.request_cards(node, (*ROOM_CARDS, SPELL), self.pile(name))
        elif name == "gone":
            self.request_cards(node, (HERO, *ROOM_CARDS, SPELL, BOSS, ITEM), self.state.gone)
        else:
            if node.is_mapping:
                fields = node.fields(("only",), of=name)
                if not fields:
                    raise node.error(f"Write {name}: {{only: [...]}}, or just a list of the cards on top.")
                node = fields["only"]
                self.exact_decks.add(name)
            for entry in node.entries():
                self.request_in_deck(name, entry)

    def pile(self, name: str) -> list[int]:
        """The cards that lie in a place."""
        pile: list[int] = getattr(self.state, name)
        return pile

    def request_in_deck(self, name: str, node: Node) -> None:
        """A card of a deck."""
        back = DECKS[name]
        if node.text() == HIDDEN:
            self.requests.append(CardRequest(node, back, 0, self.deck_tops[name], None))
            return
        card = self.finder.find(node, kinds_of(back))
        if back_of(card) != back:
            raise node.error(f"{card.name} is an {back_of(card)}; an {back} is needed here.")
        self.requests.append(CardRequest(node, back, card.face, self.deck_tops[name], None))

    # --- dealing ----------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Make the cards, serve the requests, and put the rest where it belongs."""
        state = self.state
        self._default_bosses()
        faces = self._faces_by_back()
        state.dark_heroes = any(CARDS[face].activated is not None for face in faces[ORDINARY] + faces[EPIC])
        state.modules = self.rule_modules([face for some in faces.values() for face in some])
        if self.has_explorers and EXPLORERS not in state.modules:
            state.modules.append(EXPLORERS)
        ids: dict[str, list[int]] = {}
        for back in BACKS:
            first = len(state.faces)
            state.faces += faces[back]
            state.knows += bytes(len(faces[back]))
            state.bounds.append(len(state.faces))
            ids[back] = list(range(first, len(state.faces)))
            if ids[back]:
                visibility.shuffle_pile(state, ids[back])
        free = {back: list(cards) for back, cards in ids.items()}
        dealt = {id(request): self._take_card(request, free) for request in self.requests if request.face}
        for request in self.requests:
            # Everything that was named has been taken; now the rest can be anything.
            card = dealt[id(request)] if request.face else self._take_card(request, free)
            request.pile.append(card)
            if request.on_dealt is not None:
                request.on_dealt(card)
        self._set_visibility()
        self._fill_deck_piles(free)

    def _default_bosses(self) -> None:
        """Who still plays and has no boss gets the free one with the most XP."""
        taken = {request.face for request in self.requests if request.back == BOSS}
        left = [face for face in self.boss_faces() if face not in taken]
        left.sort(key=lambda face: -BOSSES[face].xp)
        served = [id(request.pile) for request in self.requests]
        for boss, out in zip(self.state.boss, self.state.out, strict=True):
            if not out and id(boss) not in served:
                self.requests.append(CardRequest(Node("", "", 0), BOSS, left.pop(0), boss, None))

    def _faces_by_back(self) -> dict[str, list[int]]:
        """The cards of the game by back. Heroes that are named although they do not belong to it come in
        addition; numbers of heroes are filled with such heroes first."""
        chosen = self.setup
        ordinary, epic = self.hero_faces()
        rooms, spells = self.fill_decks(*self.room_and_spell_faces())
        bosses = self.boss_faces()
        items = self.item_faces()
        # The decks are remembered for other games: what is named in addition goes into copies.
        faces = {BOSS: bosses, ORDINARY: list(ordinary), EPIC: list(epic), ROOM: rooms, SPELL: spells, ITEM: items}
        named = {request.face for request in self.requests if request.back in (ORDINARY, EPIC)}
        spare = [
            card.face
            for card in cards_of([chosen.heroes], HERO)
            if back_of(card) == ORDINARY and card.face not in ordinary and card.face not in named
        ]
        for request in self.requests:
            if request.is_spare and spare:
                request.face = spare.pop(0)
            if request.back in (ORDINARY, EPIC) and request.face and request.face not in faces[request.back]:
                faces[request.back].append(request.face)
        return faces

    def _add_named_faces(self, faces: list[int]) -> list[int]:
        """A ready deck with the named cards of its kind that it lacks, as far as they are printed."""
        kind = CARDS[faces[0]].kind
        wanted = Counter(request.face for request in self.requests if request.back == kind and request.face)
        for face in wanted:
            wanted[face] = min(wanted[face], CARDS[face].copies)
        return faces + list((wanted - Counter(faces)).elements())

    def _take_card(self, request: CardRequest, free: dict[str, list[int]]) -> int:
        faces = self.state.faces
        for card in free[request.back]:
            if request.face in (0, faces[card]):
                free[request.back].remove(card)
                return card
        if not request.face:
            raise request.node.error(f"There is no {request.back} left for this.")
        wanted = Counter(other.face for other in self.requests)[request.face]
        copies = faces.count(request.face)
        name = CARDS[request.face].name
        if not copies:
            raise request.node.error(f"{name} is not in this game.")
        raise request.node.error(f"{name} is named {wanted} times, but there {_copies_text(copies)} in this game.")

    def _fill_deck_piles(self, free: dict[str, list[int]]) -> None:
        state = self.state
        for name, back in DECKS.items():
            listed = self.deck_tops[name][::-1]
            if name in self.exact_decks:
                state.gone += free[back]
                setattr(state, name, listed)
            else:
                setattr(state, name, free[back] + listed)
        state.gone += free[BOSS]

    def open_piles(self) -> list[list[int]]:
        """Further piles that everybody sees."""
        return []

    def _set_visibility(self) -> None:
        state = self.state
        for open_pile in (
            *self.open_piles(),
            state.town,
            state.discard,
            state.items,
            *state.entrance,
            *state.souls,
            *state.wounds,
            *state.boss,
            *state.face_up,
            *state.laid_away,
        ):
            visibility.reveal_to_all(state, open_pile)
        for pile in (state.gone, state.walker, state.casting):
            visibility.reveal_to_all(state, pile)
        visibility.reveal_to_all(state, (*state.carried.values(), *state.hosts.values(), *state.knocking))
        for dungeon in state.dungeon:
            for stack in dungeon:
                visibility.reveal_to_all(state, stack)
        for card, seat in state.face_down.items():
            state.knows[card] = 1 << seat
        for seat in range(state.players):
            for card in (*state.rooms[seat], *state.spells[seat]):
                visibility.reveal_to(state, card, seat)


def kinds_of(back: str) -> Sequence[str]:
    """The kinds of card with this back."""
    if back in (ORDINARY, EPIC):
        return (HERO,)
    return ROOM_CARDS if back == ROOM else (back,)


def _with_article(kind: str) -> str:
    return f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"


def _copies_text(copies: int) -> str:
    return "is one copy" if copies == 1 else f"are {copies} copies"
