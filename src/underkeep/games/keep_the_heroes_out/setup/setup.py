"""Setup: the dungeon, treasures, loot, the Guild deck, clans and their first monsters (KHO-4)."""

from __future__ import annotations

import msgspec

from underkeep.core import visibility
from underkeep.core.decisions import Decision
from underkeep.core.errors import did_you_mean
from underkeep.core.procedures import AnyProcedure
from underkeep.games.keep_the_heroes_out.cards import catalogue
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, TACTIC, TREASURE
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES, CLANS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import CHRONICLES, book, scenario
from underkeep.games.keep_the_heroes_out.dungeon_map import corridor
from underkeep.games.keep_the_heroes_out.errors import KeepError
from underkeep.games.keep_the_heroes_out.events import ClanChosen, LaboratoryStocked
from underkeep.games.keep_the_heroes_out.options import ChooseClan, Summon
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    HAND,
    LABORATORY,
    LEVELS,
    NO_PORTAL,
    NOBODY,
    NOTHING,
    NOWHERE,
    ROOMS,
    SETUP,
    TOKENS,
    UNFINISHED,
    KeepState,
)

MOST_PLAYERS = 6


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """Everything that is chosen before the game.

    >>> Setup(players=2, level="hardcore", clans=("rats", "")).checked().scenario
    'frogs'
    """

    players: int = 1
    scenario: str = ""
    """A page of the Dungeon Book by its id (the first one if empty), or the whole text of one's own."""
    level: str = "family"
    clans: tuple[str, ...] = ()
    """The clans of the seats; whoever has an empty one, or none, chooses (KHO-4.6)."""
    voting: bool = False
    """Whether joint decisions are put to the vote; otherwise the active player has the final word (KHO-21.4)."""
    decks: tuple[tuple[str, ...], ...] = ()
    """In a chronicle: the cards that each seat's deck has kept."""
    chronicle: str = ""
    """A series of scenarios in which decks are kept; `scenario` is then the page to play, the first if empty."""
    names: tuple[str, ...] = ()
    """What the seats are called."""

    def checked(self) -> Setup:
        """The same setup with its blanks filled in. Raises a UserError if it does not fit."""
        if not 1 <= self.players <= MOST_PLAYERS:
            raise KeepError("error-keep-players", players=self.players)
        if self.chronicle and self.chronicle not in CHRONICLES:
            raise KeepError("error-no-chronicle", name=self.chronicle, hint=did_you_mean(self.chronicle, CHRONICLES))
        pages = CHRONICLES.get(self.chronicle) or tuple(book())
        page = self.scenario or pages[0]
        if self.chronicle and page not in pages:
            raise KeepError("error-not-in-chronicle", name=page, chronicle=self.chronicle)
        scenario(page)
        level = self.level.lower()
        if level not in LEVELS:
            raise KeepError("error-no-level", name=self.level, hint=did_you_mean(level, LEVELS))
        clans = tuple(clan.lower() for clan in self.clans)
        for clan in clans:
            if clan and clan not in CLAN_NAMES:
                raise KeepError("error-no-clan", name=clan, hint=did_you_mean(clan, CLAN_NAMES))
            if clan and clans.count(clan) > 1:
                raise KeepError("error-clan-twice", clan=clan)
        if len(clans) > self.players:
            raise KeepError("error-clans", clans=len(clans), players=self.players)
        if self.decks and len(self.decks) != self.players:
            raise KeepError("error-decks", decks=len(self.decks), players=self.players)
        for deck in self.decks:
            for name in deck:
                if catalogue.named(name) is None:
                    known = [card.name for card in CARDS if card.kind in (TACTIC, LOOT)]
                    raise KeepError("error-no-card", name=name, hint=did_you_mean(name, known))
        if self.decks and "" in (*clans, *[""] * (self.players - len(clans))):
            raise KeepError("error-decks-clans")
        if self.names and len(self.names) != self.players:
            raise KeepError("error-names", names=len(self.names), players=self.players)
        filled = (*clans, *[""] * (self.players - len(clans)))
        return msgspec.structs.replace(self, scenario=page, level=level, clans=filled)


def sequel(setup: Setup, state: KeepState) -> Setup | None:
    """The next game of a chronicle: after a victory the next page, with every deck as it has grown; after a defeat the
    same page once more. None after the last page, or outside a chronicle."""
    setup = setup.checked()
    if not setup.chronicle or not state.over:
        return None
    clans = tuple(CLAN_NAMES[clan] for clan in state.clan)
    if not state.winners:
        return msgspec.structs.replace(setup, clans=clans)
    pages = CHRONICLES[setup.chronicle]
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
        for seat in range(state.players)
    )
    return msgspec.structs.replace(setup, scenario=following[0], clans=clans, decks=decks)


def start(setup: Setup, seed: int) -> KeepState:
    """The position before the first question."""
    setup = setup.checked()
    state = empty_state(setup, seed)
    game = Keep(state)
    lay_out(game)
    for seat, clan in enumerate(setup.clans):
        if clan:
            take_clan(game, seat, CLAN_NAMES.index(clan), setup.decks[seat] if setup.decks else ())
    # The cards for the Laboratory come into the loot before it is laid out, and they are of a clan that nobody plays.
    state.step = "choose_clan" if game.there(LABORATORY) else "lay_out_loot"
    return state


def empty_state(setup: Setup, seed: int) -> KeepState:
    """A position without any card."""
    players = setup.players
    cells, turned = scenario(setup.scenario).layout()

    def piles() -> list[list[int]]:
        return [[] for _ in range(players)]

    return KeepState(
        players=players, faces=[], knows=bytearray(), seed=seed, chance=0, shuffles=0, step="", winners=[], over=False,
        scenario=setup.scenario, level=LEVELS.index(setup.level), wave=1, turns=0, active=0, phase=SETUP,
        voting=setup.voting, votes=[], then="", raid=0, gambled=False,
        cell=cells, turned=turned, tokens=[[0] * len(TOKENS) for _ in ROOMS], portal=[NO_PORTAL] * len(ROOMS),
        treasure=[[] for _ in ROOMS], rubble=[], flooded=[], stage=NOWHERE,
        clan=[NOBODY] * players, spare_clan=NOBODY, monster=piles(), harm=piles(),
        hero=[NOWHERE] * len(CLASS_OF), due=[EXHAUSTED] * len(CLASS_OF), bruise=[0] * len(CLASS_OF), attack=[],
        deck=piles(), hand=piles(), area=piles(), discard=piles(),
        loot_deck=[], loot_row=[], guild_deck=[], guild_discard=[], reserve=[], first_treasure=0, values_of=[],
        plans=[], projects=[], built=[], gone=[],
        playing=NOTHING, lefts=[], rights=[], places=[], swarm=[], swarm_action=NOTHING,
    )  # fmt: skip


def new_cards(state: KeepState, faces: list[int]) -> list[int]:
    """Fresh ids for these faces, unknown to everybody."""
    first = len(state.faces)
    state.faces += faces
    state.knows += bytes(len(faces))
    return list(range(first, len(state.faces)))


def lay_out(game: Keep) -> None:
    """Treasures, the Guild deck, loot and what the scenario puts into the dungeon (KHO-4.2 to KHO-4.5)."""
    state, page = game.state, game.page
    faces = catalogue.faces(TREASURE)
    state.first_treasure = len(state.faces)
    state.values_of = [CARDS[face].value for face in faces]
    state.reserve = new_cards(state, faces)
    for name, value in page.treasures.items():
        game.hide_treasure(value, ROOMS.index(name))
    guild = catalogue.faces(HERO_CARD)
    guild += [catalogue.event_face(card.symbol) for card in page.cards for _ in range(card.copies)]
    state.guild_deck = new_cards(state, guild)
    visibility.shuffle_pile(state, state.guild_deck)
    state.loot_deck = new_cards(state, catalogue.faces(LOOT))
    for name in page.portals:
        state.portal[ROOMS.index(name)] = UNFINISHED
    state.rubble = [corridor(ROOMS.index(one), ROOMS.index(other)) for one, other in page.blocked]
    for name, classes in page.heroes.items():
        for kind in classes:
            state.hero[game.hero_left(CLASSES.index(kind))] = ROOMS.index(name)
    if "stage" in page.marks:
        state.stage = ROOMS.index(page.path[0])
    if "flood" in page.marks:
        state.flooded = [ROOMS.index(page.path[0])]
    if page.stack:
        state.plans = new_cards(state, [catalogue.tile_face(ROOMS.index(name)) for name in page.stack])
        visibility.shuffle_pile(state, state.plans)
        game.open_projects()


def take_clan(game: Keep, seat: int, clan: int, kept: tuple[str, ...] = ()) -> None:
    """A player takes the cards and the monsters of a clan, shuffles and draws five (KHO-4.6 to KHO-4.9)."""
    state = game.state
    state.clan[seat] = clan
    state.monster[seat] = [NOWHERE] * CLANS[clan].monsters
    state.harm[seat] = [0] * CLANS[clan].monsters
    cards = [catalogue.named(name) for name in kept]
    faces = [card.face for card in cards if card is not None] or catalogue.tactics_of(clan)
    for face in faces:
        # What a deck has kept in a chronicle is not in the loot deck any more.
        if CARDS[face].kind == LOOT:
            kept_out = [card for card in state.loot_deck if state.faces[card] == face]
            state.loot_deck = [card for card in state.loot_deck if card not in kept_out]
            state.gone += kept_out
    state.deck[seat] = new_cards(state, faces)
    visibility.shuffle_pile(state, state.deck[seat])
    game.draw(seat, HAND)


# --- steps of setup -----------------------------------------------------------------------------------------


def choose_clan(game: Keep) -> AnyProcedure:
    """Whoever has no clan yet chooses a free one (KHO-4.6)."""
    state = game.state
    if NOBODY in state.clan:
        seat = state.clan.index(NOBODY)
        free = [ChooseClan(clan) for clan in range(len(CLANS)) if clan not in state.clan]
        answer = yield Decision(seat, "choose-clan", free)
        game.emit(ClanChosen, seat, answer.clan)
        take_clan(game, seat, answer.clan)
        return
    state.active = 0
    game.go("stock_laboratory" if game.there(LABORATORY) else "first_monsters")


def stock_laboratory(game: Keep) -> AnyProcedure:
    """The cards of a clan that nobody plays go into the loot deck (KHO-4.12)."""
    state = game.state
    free = [ChooseClan(clan) for clan in range(len(CLANS)) if clan not in state.clan]
    answer = yield from game.jointly("lend-clan", free)
    state.spare_clan = answer.clan  # type: ignore[attr-defined]
    state.loot_deck += new_cards(state, catalogue.tactics_of(state.spare_clan))
    game.emit(LaboratoryStocked, state.spare_clan)
    game.go("lay_out_loot")


def lay_out_loot(game: Keep) -> None:
    """Loot is shuffled, and five cards are laid out (KHO-4.4)."""
    visibility.shuffle_pile(game.state, game.state.loot_deck)
    game.fill_row()
    game.go("first_monsters" if game.there(LABORATORY) else "choose_clan")


def first_monsters(game: Keep) -> AnyProcedure:
    """Everybody places the first monsters in rooms of the kind on the clan card (KHO-4.8)."""
    state = game.state
    seat = state.active
    clan = game.clan(seat)
    rooms = game.rooms_of(clan.icon)
    standing = len(state.monster[seat]) - len(game.in_lair(seat))
    if rooms and standing < clan.first:
        answer = yield Decision(seat, "first-monster", [Summon(room) for room in rooms])
        game.place_monster(seat, answer.room)
        return
    if seat + 1 < state.players:
        state.active = seat + 1
        return
    # The clan with the fewest monsters begins (KHO-4.11).
    state.active = min(range(state.players), key=lambda other: len(state.monster[other]))
    game.go("begin_turn")
