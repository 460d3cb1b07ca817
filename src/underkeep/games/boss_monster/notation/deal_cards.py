"""Deals the cards of a scenario: makes the cards of the game, serves the requests, and fills the decks."""

from __future__ import annotations

from collections import Counter

from underkeep.core import visibility
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Face, Seed, card_range, seat_range
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, ROOM, SPELL
from underkeep.games.boss_monster.cards.catalogue import BOSSES, CARDS, cards_of
from underkeep.games.boss_monster.notation.card_requests import (
    BACKS,
    DECKS,
    EPIC,
    ORDINARY,
    CardFinder,
    CardRequest,
    back_of,
)
from underkeep.games.boss_monster.setup import decks, hero_decks, rule_modules, setup
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, BossMonsterState


class CardDealer:
    """Holds requests for cards, and deals the cards of a game to them."""

    def __init__(self, chosen: Setup, seed: Seed) -> None:
        self.setup = chosen
        self.state = self.empty_state(seed)
        self.finder = CardFinder(chosen)
        self.requests: list[CardRequest] = []
        self.exact_decks: set[str] = set()
        """The decks that hold only the listed cards."""
        self.deck_tops: dict[str, list[CardId]] = {name: [] for name in DECKS}

    # --- the cards of the game

    def empty_state(self, seed: Seed) -> BossMonsterState:
        """Return a state without any card."""
        return setup.empty_state(self.setup, seed)

    def boss_faces(self) -> list[Face]:
        """Return the faces of the boss deck."""
        return decks.boss_faces(self.setup.sets, self.setup.deck, self.has_explorers)

    def hero_faces(self) -> tuple[list[Face], list[Face]]:
        """Return the faces of the ordinary and of the epic heroes."""
        return hero_decks.hero_faces(self.setup)

    def room_and_spell_faces(self) -> tuple[list[Face], list[Face]]:
        """Return the faces of the room deck and of the spell deck."""
        return decks.room_and_spell_faces(self.setup.sets, self.setup.deck, self.has_explorers)

    def fill_decks(self, rooms: list[Face], spells: list[Face]) -> tuple[list[Face], list[Face]]:
        """Return the faces of both decks, filled up if the setup says so: named cards come first, then random ones."""
        if not self.setup.fill:
            return rooms, spells
        rooms, spells = (self._add_named_faces(faces) for faces in (rooms, spells))
        spare_rooms, spare_spells = decks.spare_faces(self.setup.deck, rooms, spells)
        decks.fill_ready_deck(self.state, self.setup.deck, rooms, spare_rooms, spells, spare_spells)
        return rooms, spells

    def item_faces(self) -> list[Face]:
        """Return the faces of the item deck."""
        return decks.item_faces(self.setup.sets, self.setup.deck)

    def rule_modules(self, faces: list[Face]) -> list[str]:
        """Return the rule modules that these cards bring with them."""
        return rule_modules.find_rule_modules(self.setup, faces)

    def uses_explorers(self) -> bool:
        """Whether the hero decks of this setup contain explorers."""
        return hero_decks.uses_explorers(self.setup)

    @property
    def has_explorers(self) -> bool:
        """Whether explorers are in the game, because of the setup or because a scenario names a card that shows them.
        Explorer items do not count, since they lie in every item deck (BM-16.13)."""
        named = {request.face for request in self.requests if request.back != ITEM}
        return self.uses_explorers() or any(CARDS[face].treasure[EXPLORER] for face in named)

    # --- dealing

    def deal(self) -> None:
        """Make the cards, deal them to the requests, and put the other cards into the decks."""
        state = self.state
        self._default_bosses()
        faces = self._faces_by_back()
        state.dark_heroes = any(CARDS[face].activated is not None for face in faces[ORDINARY] + faces[EPIC])
        state.rule_modules = self.rule_modules([face for some in faces.values() for face in some])
        if self.has_explorers and EXPLORERS not in state.rule_modules:
            state.rule_modules.append(EXPLORERS)
        ids: dict[str, list[CardId]] = {}
        for back in BACKS:
            first = len(state.faces)
            state.faces += faces[back]
            state.knows += bytes(len(faces[back]))
            state.id_ranges.append(len(state.faces))
            ids[back] = list(card_range(first, len(state.faces)))
            if ids[back]:
                visibility.shuffle_pile(state, ids[back])
        free = {back: list(cards) for back, cards in ids.items()}
        dealt = {id(request): self._take_card(request, free) for request in self.requests if request.face}
        for request in self.requests:
            # Named cards have been taken before, so requests for any card cannot take them.
            card = dealt[id(request)] if request.face else self._take_card(request, free)
            request.pile.append(card)
            if request.on_dealt is not None:
                request.on_dealt(card)
        self._set_visibility()
        self._fill_deck_piles(free)

    def _default_bosses(self) -> None:
        """Request the free boss with the most XP for each seat that plays and has no boss."""
        taken = {request.face for request in self.requests if request.back == BOSS}
        left = [face for face in self.boss_faces() if face not in taken]
        left.sort(key=lambda face: -BOSSES[face].xp)
        served = [id(request.pile) for request in self.requests]
        for boss, out in zip(self.state.boss, self.state.eliminated, strict=True):
            if not out and id(boss) not in served:
                self.requests.append(CardRequest(Node("", "", 0), BOSS, left.pop(0), boss, None))

    def _faces_by_back(self) -> dict[str, list[Face]]:
        """Return the faces of the game by back. Named heroes that do not belong to the game come in addition. Requests
        for any hero take heroes from outside the game first."""
        chosen = self.setup
        ordinary, epic = self.hero_faces()
        rooms, spells = self.fill_decks(*self.room_and_spell_faces())
        bosses = self.boss_faces()
        items = self.item_faces()
        # The decks are cached for other games, so named heroes are added to copies.
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

    def _add_named_faces(self, faces: list[Face]) -> list[Face]:
        """Return a ready deck with the named cards of its kind that it lacks, as far as enough copies are printed."""
        kind = CARDS[faces[0]].kind
        wanted = Counter(request.face for request in self.requests if request.back == kind and request.face)
        for face in wanted:
            wanted[face] = min(wanted[face], CARDS[face].copies)
        return faces + list((wanted - Counter(faces)).elements())

    def _take_card(self, request: CardRequest, free: dict[str, list[CardId]]) -> CardId:
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

    def _fill_deck_piles(self, free: dict[str, list[CardId]]) -> None:
        state = self.state
        for name, back in DECKS.items():
            listed = self.deck_tops[name][::-1]
            if name in self.exact_decks:
                state.removed += free[back]
                setattr(state, name, listed)
            else:
                setattr(state, name, free[back] + listed)
        state.removed += free[BOSS]

    def open_piles(self) -> list[list[CardId]]:
        """Return further piles of face-up cards that only a variant of this game has."""
        return []

    def _set_visibility(self) -> None:
        state = self.state
        for open_pile in (
            *self.open_piles(),
            state.town,
            state.discard,
            state.town_items,
            *state.entrance,
            *state.souls,
            *state.wounds,
            *state.boss,
            *state.boss_items,
            *state.stored_items,
        ):
            visibility.reveal_to_all(state, open_pile)
        for pile in (state.removed, state.hero_in_dungeon, state.spells_being_cast):
            visibility.reveal_to_all(state, pile)
        visibility.reveal_to_all(
            state, (*state.carried_items.values(), *state.miniboss_of_room.values(), *state.unpaid_minibosses)
        )
        for dungeon in state.dungeon:
            for stack in dungeon:
                visibility.reveal_to_all(state, stack)
        for card, seat in state.face_down_cards.items():
            state.knows[card] = 1 << seat
        for seat in seat_range(state.players):
            for card in (*state.room_hand[seat], *state.spell_hand[seat]):
                visibility.reveal_to(state, card, seat)


def _copies_text(copies: int) -> str:
    return "is one copy" if copies == 1 else f"are {copies} copies"
