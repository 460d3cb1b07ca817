"""The setup: the dungeon, treasures, loot, the Guild deck and the clans (KHO-4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from underkeep.core import visibility
from underkeep.core.errors import did_you_mean
from underkeep.core.records.deck_lists import DeckLists
from underkeep.core.setup_checks import Between, OneOf, OnePerPlayer, check_fields
from underkeep.core.state import FIRST_SEAT, CardId, Face, Seat, Seed, card_range, require, seat_range
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, TACTIC, TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, CATALOGUE, CLAN_CATALOGUE
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, CLANS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import PAGES_OF_SERIES, find_page, pages_by_id
from underkeep.games.keep_the_heroes_out.dungeon_map import corridor_number
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    HAND_SIZE,
    LABORATORY,
    LEVELS,
    NO_PORTAL,
    ROOMS,
    SETUP,
    TOKENS,
    UNFINISHED,
    ClanCards,
    ClanNumber,
    HeroClass,
    KeepState,
    Level,
)

MAX_PLAYERS = 6


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """All choices before the game.

    >>> Setup(players=2, level="hardcore", clans=("rats", "")).checked().scenario
    'frogs'
    """

    players: Annotated[int, Between(1, MAX_PLAYERS, "error-keep-players")] = 1
    scenario: str = ""
    """The id of a page of the Dungeon Book (the first one if empty), or the whole text of a page."""
    level: Annotated[str, OneOf(LEVELS, "error-no-level")] = "family"
    clans: Annotated[tuple[str, ...], OneOf(CLAN_NAMES, "error-no-clan", also=("",))] = ()
    """The clans of the seats. A seat without a clan, or with an empty one, chooses it in the game (KHO-4.6)."""
    voting: bool = False
    """Whether decisions of all players are put to the vote; otherwise the active player decides (KHO-21.4)."""
    decks: Annotated[tuple[tuple[str, ...], ...], OnePerPlayer("error-decks")] = ()
    """In a series: the cards that the deck of each seat has kept."""
    chronicle: Annotated[str, OneOf(PAGES_OF_SERIES, "error-no-chronicle", also=("",))] = ""
    """The series to which this game belongs; `scenario` is then its page, the first one if empty."""
    names: Annotated[tuple[str, ...], OnePerPlayer("error-names")] = ()
    """The names of the seats."""
    homebrew: bool = False
    """Whether homebrew loot cards are in the loot deck too."""

    def checked(self) -> Setup:
        """Return the setup with its defaults filled in. Raises a UserError if it does not fit."""
        named = check_fields(self, KeepError)
        pages = PAGES_OF_SERIES.get(named.chronicle) or tuple(pages_by_id())
        page = self.scenario or pages[0]
        if named.chronicle and page not in pages:
            raise KeepError("error-not-in-chronicle", name=page, chronicle=named.chronicle)
        find_page(page)
        clans = named.clans
        for clan in clans:
            if clan and clans.count(clan) > 1:
                raise KeepError("error-clan-twice", clan=clan)
        if len(clans) > self.players:
            raise KeepError("error-clans", clans=len(clans), players=self.players)
        for deck in self.decks:
            for name in deck:
                if catalogue.find_card(name) is None:
                    known = [card.name for card in CARDS if card.kind in (TACTIC, LOOT)]
                    raise KeepError("error-no-card", name=name, hint=did_you_mean(name, known))
        if self.decks and "" in (*clans, *[""] * (self.players - len(clans))):
            raise KeepError("error-decks-clans")
        filled = (*clans, *[""] * (self.players - len(clans)))
        return msgspec.structs.replace(named, scenario=page, clans=filled)


def next_setup(setup: Setup, state: KeepState) -> Setup | None:
    """Return the setup of the next game of a series: after a victory the next page with all decks as they are now,
    after a defeat the same page once more. Return None after the last page or outside a series."""
    setup = setup.checked()
    if not setup.chronicle or not state.over:
        return None
    clans = tuple(CLAN_NAMES[require(clan)] for clan in state.clan)
    if not state.winners:
        return msgspec.structs.replace(setup, clans=clans)
    pages = PAGES_OF_SERIES[setup.chronicle]
    following = pages[pages.index(setup.scenario) + 1 :]
    if not following:
        return None
    decks = tuple(
        tuple(
            sorted(
                CARDS[state.faces[card]].name
                for pile in (state.deck, state.hand, state.area, state.discard)
                for card in pile[seat]
            )
        )
        for seat in seat_range(state.players)
    )
    return msgspec.structs.replace(setup, scenario=following[0], clans=clans, decks=decks)


TREASURES, GUILD, LOOT_DECK, PLANS, CLANS_DECK = "treasures", "guild", "loot", "plans", "clans"


def deck_lists(setup: Setup) -> DeckLists:
    """Return the cards that take part in a game with a checked setup, by deck, and the clans that can be chosen: those
    with fewer monsters first."""
    page = find_page(setup.scenario)
    guild = list(catalogue.faces_of_kind(HERO_CARD))
    guild += [catalogue.scenario_card_face(card.symbol) for card in page.cards for _ in range(card.copies)]
    faces = {
        TREASURES: catalogue.faces_of_kind(TREASURE),
        GUILD: guild,
        LOOT_DECK: catalogue.loot_faces(setup.homebrew),
        PLANS: [catalogue.tile_face(ROOMS.index(name)) for name in page.building_plans],
    }
    clans = [clan.id for clan in sorted(CLANS, key=lambda clan: (clan.monsters, clan.id))]
    for clan in clans:
        faces[clan] = catalogue.tactics_of(CLAN_CATALOGUE.number_of(clan))
    return {deck: CATALOGUE.sort(listed) for deck, listed in faces.items()} | {CLANS_DECK: clans}


def clan_cards(decks: DeckLists) -> tuple[ClanCards, ...]:
    """Return the clans that can be chosen, with their tactics cards."""
    return tuple(
        ClanCards(CLAN_CATALOGUE.number_of(clan), tuple(CATALOGUE.numbers_of(decks[clan])))
        for clan in decks[CLANS_DECK]
    )


def deal(setup: Setup, seed: Seed, decks: DeckLists) -> KeepState:
    """Return the state before the first decision."""
    state = empty_state(setup, seed)
    state.tactics = clan_cards(decks)
    game = KeepRules(state)
    lay_out_dungeon(game, decks)
    for seat, clan in zip(seat_range(state.players), setup.clans, strict=False):
        if clan:
            take_clan(game, seat, CLAN_CATALOGUE.number_of(clan), setup.decks[seat] if setup.decks else ())
    # The cards for the Laboratory are of a clan that no player has, and they are shuffled into the loot deck. So with
    # a Laboratory the clans are chosen before the loot is laid out.
    state.step = "choose_clan" if game.in_dungeon(LABORATORY) else "lay_out_loot"
    return state


def empty_state(setup: Setup, seed: Seed) -> KeepState:
    """Return a state without any card."""
    players = setup.players
    cells, turned = find_page(setup.scenario).layout()

    def piles() -> list[list[Any]]:
        return [[] for _ in range(players)]

    return KeepState(
        players=players, faces=[], knows=bytearray(), seed=seed, chance=0, shuffles=0, step="", winners=[], over=False,
        scenario=setup.scenario, level=Level(LEVELS.index(setup.level)), wave=1, turns=0, active=FIRST_SEAT,
        phase=SETUP, voting=setup.voting, votes=[], then="", raid=0, gambled=False,
        cell=cells, turned=turned, tokens=[[0] * len(TOKENS) for _ in ROOMS], portal=[NO_PORTAL] * len(ROOMS),
        treasure=[[] for _ in ROOMS], rubble=[], flooded=[], stage=None,
        tactics=(), clan=[None] * players, spare_clan=None, monster=piles(), harm=piles(),
        hero=[None] * len(CLASS_OF), due=[EXHAUSTED] * len(CLASS_OF), bruise=[0] * len(CLASS_OF), attack=(),
        deck=piles(), hand=piles(), area=piles(), discard=piles(),
        loot_deck=[], loot_row=[], guild_deck=[], guild_discard=[], reserve=[], first_treasure=CardId(0), values_of=[],
        plans=[], projects=[], built=[], gone=[],
        playing=None, lefts=[], rights=[], places=[], swarm=[], swarm_action=None,
    )  # fmt: skip


def add_cards(state: KeepState, faces: Sequence[Face]) -> list[CardId]:
    """Add cards with these faces that no viewer knows, and return their ids."""
    first = len(state.faces)
    state.faces += faces
    state.knows += bytes(len(faces))
    return list(card_range(first, len(state.faces)))


def lay_out_dungeon(game: KeepRules, decks: DeckLists) -> None:
    """Lay out the treasures, the Guild deck, the loot deck and the pieces of the page (KHO-4.2 to KHO-4.5)."""
    state, page = game.state, game.page
    faces = CATALOGUE.numbers_of(decks[TREASURES])
    state.first_treasure = CardId(len(state.faces))
    state.values_of = [CARDS[face].value for face in faces]
    state.reserve = add_cards(state, faces)
    for name, value in page.treasures.items():
        game.hide_treasure(value, ROOMS.index(name))
    state.guild_deck = add_cards(state, CATALOGUE.numbers_of(decks[GUILD]))
    visibility.shuffle_pile(state, state.guild_deck)
    state.loot_deck = add_cards(state, CATALOGUE.numbers_of(decks[LOOT_DECK]))
    for name in page.portals:
        state.portal[ROOMS.index(name)] = UNFINISHED
    state.rubble = [corridor_number(ROOMS.index(one), ROOMS.index(other)) for one, other in page.blocked]
    for name, classes in page.heroes.items():
        for kind in classes:
            state.hero[require(game.hero_in_reserve(HeroClass(CLASSES.index(kind))))] = ROOMS.index(name)
    if "stage" in page.marks:
        state.stage = ROOMS.index(page.path[0])
    if "flood" in page.marks:
        state.flooded = [ROOMS.index(page.path[0])]
    if page.building_plans:
        state.plans = add_cards(state, CATALOGUE.numbers_of(decks[PLANS]))
        visibility.shuffle_pile(state, state.plans)
        game.reveal_projects()


def take_clan(game: KeepRules, seat: Seat, clan: ClanNumber, kept: tuple[str, ...] = ()) -> None:
    """Give a seat the cards and monsters of a clan, shuffle its deck and draw five cards (KHO-4.6 to KHO-4.9). `kept`
    names the cards of a deck that comes from the game before."""
    state = game.state
    state.clan[seat] = clan
    state.monster[seat] = [None] * CLANS[clan].monsters
    state.harm[seat] = [0] * CLANS[clan].monsters
    cards = [catalogue.find_card(name) for name in kept]
    faces = [card.face for card in cards if card is not None] or list(game.tactics_of(clan))
    for face in faces:
        # Loot that a deck has kept in a series is not in the loot deck any more.
        if CARDS[face].kind == LOOT:
            kept_out = [card for card in state.loot_deck if state.faces[card] == face]
            state.loot_deck = [card for card in state.loot_deck if card not in kept_out]
            state.gone += kept_out
    state.deck[seat] = add_cards(state, faces)
    visibility.shuffle_pile(state, state.deck[seat])
    game.draw(seat, HAND_SIZE)
