"""Setup: sets, decks, bosses, starting hands, the first rooms (chapters 2, 3, 24 and 25)."""

from __future__ import annotations

from functools import cache

import msgspec

from underkeep.core import chance, visibility
from underkeep.core.decisions import PASS, Decision
from underkeep.core.errors import did_you_mean
from underkeep.core.procedures import AnyProcedure
from underkeep.games.boss_monster.cards.card_types import HERO, ROOM, SPELL, Card
from underkeep.games.boss_monster.cards.catalogue import ACTIVATED, CARDS, SETS
from underkeep.games.boss_monster.errors import BossMonsterError, list_all
from underkeep.games.boss_monster.events import BossChosen, Discarded, TookMulligan
from underkeep.games.boss_monster.options import YES, Place
from underkeep.games.boss_monster.rules.build import turn_up
from underkeep.games.boss_monster.rules.round_end import MACHINATIONS
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.setup import decks
from underkeep.games.boss_monster.setup.deck_builder.code import decode, encode, looks_like_code
from underkeep.games.boss_monster.setup.deck_builder.deck import DeckError
from underkeep.games.boss_monster.state import COINS, ENDLESS, NEW_PLACE, NOBODY, NOTHING, SETUP, BossMonsterState

CLASSIC = "classic"
HARD = "hard"
I_CHOOSE_YOU = "i-choose-you"
VARIANTS = (CLASSIC, HARD, I_CHOOSE_YOU, MACHINATIONS, ENDLESS)

STARTING_ROOMS, STARTING_SPELLS = 5, 2
OPENING_ROOMS, OPENING_SPELLS = 4, 2
STARTING_COINS = 3
"""BM-14.1."""


class Setup(msgspec.Struct, array_like=True, kw_only=True):
    """Everything that is chosen before the game (BM-29.1 to BM-29.3).

    >>> Setup(players=3, sets=("BMR", "TNL"), variants=("hard",)).checked().heroes
    'BMR'
    """

    players: int = 2
    sets: tuple[str, ...] = ("BMR",)
    heroes: str = ""
    """The base set that the heroes come from; the first of `sets` if empty (BM-3.4)."""
    deck: str = ""
    """A ready deck instead of all cards of the sets: `official` or `kids` (chapter 26), or the code of one's own
    (BM-25.11; see `builder`)."""
    fill: bool = False
    """Fill a ready deck up to the numbers that its headings announce (BM-26.5, BM-26.9)."""
    hero_deck: tuple[str, ...] = ()
    """A custom hero deck by card names (BM-3.11)."""
    variants: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """What the seats are called."""
    star_heroes: tuple[str, ...] = ()
    """Star heroes of expansions, each in the place of a hero of the base set (BM-3.14)."""
    trade: bool = False
    """Once per round a room card may be discarded for a coin (BM-14.9)."""
    more_ordinary: bool = False
    """With six players and without CRL, add eight ordinary and four epic heroes instead of four and eight (BM-3.10)."""

    def checked(self) -> Setup:
        """The same setup with its blanks filled in. Raises a UserError if it does not fit (BM-25.15)."""
        sets = tuple(dict.fromkeys(code.upper() for code in self.sets))
        for code in sets:
            if code not in SETS:
                raise BossMonsterError("error-no-set", name=code, hint=did_you_mean(code, SETS))
        variants = tuple(dict.fromkeys(name.lower() for name in self.variants))
        for name in variants:
            if name not in VARIANTS:
                raise BossMonsterError("error-no-variant", name=name, hint=did_you_mean(name, VARIANTS))
        deck = self.deck.strip().lower()
        if looks_like_code(deck):
            own = decode(deck)
            deck = encode(own)
            lender = self.heroes.upper()
            sets = tuple(dict.fromkeys((*own.sets, lender))) if lender in decks.BASE_SETS else own.sets
        elif deck and deck not in decks.READY_DECKS:
            raise BossMonsterError("error-no-deck", name=deck, hint=did_you_mean(deck, decks.READY_DECKS))
        elif deck:
            # The official mix may be extended for five and six players (BM-25.14).
            sets = ("BMR", "TNL", "CRL") if "CRL" in sets else ("BMR", "TNL")
        bases = tuple(code for code in sets if code in decks.BASE_SETS)
        if not bases:
            raise BossMonsterError("error-no-base-set")
        if not 2 <= self.players <= 6:
            raise BossMonsterError("error-players", sets=list_all(sets), players=self.players)
        if self.players > 4 and "CRL" not in sets and len(bases) < 2:
            raise BossMonsterError("error-five-players", sets=list_all(sets), players=self.players)
        if self.players > 4 and "CRL" not in sets and ENDLESS not in variants:
            variants = (*variants, ENDLESS)  # BM-23.13
        if self.trade and not decks.has_coins(sets):
            raise BossMonsterError("error-no-coins", sets=list_all(sets))
        ready = decks.READY_DECKS.get(deck)
        heroes = ready.heroes if ready is not None else self.heroes.upper() or bases[0]
        if heroes not in bases:
            raise BossMonsterError("error-heroes-set", sets=sets, heroes=heroes)
        if self.names and len(self.names) != self.players:
            raise BossMonsterError("error-names", names=len(self.names), players=self.players)
        checked = Setup(
            players=self.players,
            sets=sets,
            heroes=heroes,
            deck=deck,
            fill=self.fill,
            hero_deck=self.hero_deck,
            star_heroes=self.star_heroes,
            trade=self.trade,
            more_ordinary=self.more_ordinary,
            variants=variants,
            names=self.names,
        )
        decks.check_hero_deck(checked.hero_deck, checked.players, sets)
        decks.hero_faces(checked)
        bosses = len(decks.boss_faces(sets, deck, decks.with_explorers(checked)))
        needed = self.players * (2 if I_CHOOSE_YOU in variants else 1)
        if bosses < needed:
            raise BossMonsterError("error-bosses", bosses=bosses, needed=needed)
        _check_own_deck(checked)
        return checked


def _check_own_deck(setup: Setup) -> None:
    """A deck of one's own can be dealt, and heroes come for a round. Raises a UserError otherwise (BM-25.15)."""
    if decks.own_deck(setup.deck) is None:
        return
    players = setup.players
    rooms, spells = decks.room_and_spell_faces(setup.sets, setup.deck, decks.with_explorers(setup))
    heroes = [face for grade in decks.hero_faces(setup) for face in grade]
    for kind, cards, needed in (
        (ROOM, rooms, OPENING_ROOMS + STARTING_ROOMS * players),
        (SPELL, spells, OPENING_SPELLS + STARTING_SPELLS * players),
        (HERO, heroes, players),
    ):
        if len(cards) < needed:
            raise DeckError("error-own-few", kind=kind, cards=len(cards), needed=needed, players=players)


def start(setup: Setup, seed: int) -> BossMonsterState:
    """The position after everything that happens by itself (BM-2.2 to BM-2.8)."""
    setup = setup.checked()
    state = empty_state(setup, seed)
    explorers = decks.with_explorers(setup)
    rooms, spells = decks.room_and_spell_faces(setup.sets, setup.deck, explorers)
    if setup.fill:
        rooms, spells = decks.filled(state, setup.deck, rooms, spells)
    bosses = lay_decks(
        state,
        decks.boss_faces(setup.sets, setup.deck, explorers),
        decks.hero_faces(setup),
        (rooms, spells),
        decks.item_faces(setup.sets, setup.deck),
    )
    add_modules(state, decks.modules(setup, state.faces))
    for deck, number in ((state.room_deck, OPENING_ROOMS), (state.spell_deck, OPENING_SPELLS)):
        for _ in range(number):
            state.discard.append(deck.pop())
    visibility.reveal_to_all(state, state.discard)
    dealt = 2 if I_CHOOSE_YOU in setup.variants else 1
    deal_bosses(state, bosses, dealt)
    for seat in range(state.players):
        deal_hand(state, seat)
    # Ties of XP are decided by one draw now, whichever bosses are chosen later (BM-1.35).
    chance.shuffle(state, state.turn_order)
    if dealt == 1:
        BossMonster(state).reveal_bosses()
        state.step, state.active = "meet_bosses", state.turn_order[0]
    else:
        state.step, state.active = "choose_boss", 0
    return state


Faces = list[int]


def lay_decks(
    state: BossMonsterState, bosses: Faces, heroes: tuple[Faces, Faces], cards: tuple[Faces, Faces], items: Faces
) -> list[int]:
    """Every deck is shuffled and laid down; `heroes` are the ordinary and the epic ones, `cards` the rooms and the
    spells. The boss cards are given back."""
    state.dark_heroes = any(ACTIVATED[face] is not None for grade in heroes for face in grade)
    pile = new_cards(state, bosses)
    state.ordinary_deck, state.epic_deck = [new_cards(state, grade) for grade in heroes]
    state.room_deck, state.spell_deck = [new_cards(state, kind) for kind in cards]
    state.item_deck = new_cards(state, items)
    for deck in (pile, state.ordinary_deck, state.epic_deck, state.room_deck, state.spell_deck, state.item_deck):
        if deck:
            visibility.shuffle_pile(state, deck)
    return pile


def add_modules(state: BossMonsterState, modules: list[str]) -> None:
    """The rules that come with the cards, and what everybody has because of them."""
    state.modules = modules
    if COINS in modules:
        state.coins = [STARTING_COINS] * state.players


def deal_bosses(state: BossMonsterState, bosses: list[int], dealt: int) -> None:
    """Every seat gets `dealt` bosses, which only that seat sees; the other bosses leave the game."""
    for seat in range(state.players):
        for _ in range(dealt):
            boss = bosses.pop()
            visibility.reveal_to(state, boss, seat)
            state.boss[seat].append(boss)
    state.gone += bosses


def empty_state(setup: Setup, seed: int) -> BossMonsterState:
    """A position without any card."""
    state = _empty(setup.players).copy()
    state.seed, state.variants, state.content = seed, list(setup.variants), list(setup.sets)
    return state


@cache
def _empty(players: int) -> BossMonsterState:
    """A position without anything, to be copied."""

    def numbers() -> list[int]:
        return [0] * players

    def flags() -> list[bool]:
        return [False] * players

    def piles() -> list[list[int]]:
        return [[] for _ in range(players)]

    return BossMonsterState(
        players=players, faces=[], knows=bytearray(), seed=0, chance=0, shuffles=0, step="", winners=[], over=False,
        turn_order=list(range(players)), out=flags(), leaving=flags(), round=0, phase=SETUP, active=0,
        ordinary_deck=[], epic_deck=[], room_deck=[], spell_deck=[], item_deck=[], discard=[], gone=[], town=[],
        greeting=[], items=[], carried={}, estate=[],
        face_up=piles(), laid_away=piles(), coins=numbers(), hosts={}, level={},
        boss=piles(), rooms=piles(), spells=piles(), dungeon=[[] for _ in range(players)],
        entrance=piles(), due=[], souls=piles(), wounds=piles(), levelled=flags(),
        face_down={}, builds=numbers(), built={}, knocking={}, promoted=flags(), raw=[], sold=flags(),
        next_up=NOTHING, walker=[], room=NOTHING, fresh=False, passes_over=0,
        then="", asked=0, resolving=False, casting=[], casters={}, waiting=[],
        asleep=[], boosts={}, health={}, damage={}, fountains={}, bare=[], icons=[], silenced=[],
        doubled=numbers(), crushed=numbers(), roused=numbers(), party=numbers(), barred=flags(), skipped=flags(),
        unmoved=flags(), denied=flags(), shunned=[],
        no_building=False, unzoned=flags(), multiplied={}, abroad=[], held=[], taxed=[], safe=flags(),
        extra_wounds=numbers(), memory={}, died_in=NOTHING, fallen=NOTHING, survivors=[], new_items=[], coins_on={},
        wards={}, legacy=numbers(), wakes=numbers(), forfeits=numbers(), drilled=[], translated=[], spent=[],
        guise={}, exchanged=[], modules=[],
        used=[], sent_back=[], visited=[], entered=numbers(), lured=numbers(), gained=numbers(),
        wrecked=numbers(), played={}, stirred=False, decks_were_empty=False,
        tokens={}, variants=[], content=[], dark_heroes=False, bounds=[],
    )  # fmt: skip


def new_cards(state: BossMonsterState, faces: list[int]) -> list[int]:
    """Fresh ids for these faces."""
    first = len(state.faces)
    state.faces += faces
    state.knows += bytes(len(faces))
    state.bounds.append(len(state.faces))
    return list(range(first, len(state.faces)))


def deal_hand(state: BossMonsterState, seat: int) -> None:
    """5 room cards and 2 spells (BM-2.8)."""
    for deck, hand, number in (
        (state.room_deck, state.rooms[seat], STARTING_ROOMS),
        (state.spell_deck, state.spells[seat], STARTING_SPELLS),
    ):
        for card in deck[: -number - 1 : -1]:
            visibility.reveal_to(state, card, seat)
            hand.append(card)
        del deck[-number:]


# --- steps of setup -----------------------------------------------------------------------------------


def choose_boss(game: BossMonster) -> AnyProcedure:
    """Variant "I choose you": keep one of two bosses, in secret (BM-24.6, BM-24.7)."""
    state = game.state
    seat = state.active
    if not state.out[seat]:
        kept = yield from game.choose(seat, state.boss[seat], "choose-boss")
        # The chosen boss lies first; the other one leaves when all have chosen.
        state.boss[seat].sort(key=lambda boss: boss != kept)
    if seat + 1 < state.players:
        game.go("choose_boss", seat + 1)
        return
    for other in range(state.players):
        state.gone += state.boss[other][1:]
        state.boss[other] = state.boss[other][:1]
    game.reveal_bosses()
    game.forget_order()  # somebody may have resigned already, and the order was counted then
    game.go("meet_bosses", game.first())


def meet_bosses(game: BossMonster) -> None:
    """The bosses lie open (BM-2.3)."""
    for seat in game.seats():
        game.emit(BossChosen, seat, game.state.boss[seat][0])
    game.go("mulligan", game.first())


def mulligan(game: BossMonster) -> AnyProcedure:
    """A hand of four advanced rooms, or of four rooms with one treasure, may be exchanged (BM-2.11)."""
    state = game.state
    seat = state.active
    # Whether somebody may exchange the hand depends on hidden cards, so everybody is asked (BM-29.5).
    answer = yield Decision(seat, "mulligan", [PASS, YES] if game.may_exchange(seat) else [PASS])
    if answer != PASS:
        game.emit(TookMulligan, seat)
        if game.shows_bad_hand:
            for card in game.hand(seat):
                game.show(seat, card)
        for hand, deck in ((state.rooms[seat], state.room_deck), (state.spells[seat], state.spell_deck)):
            deck += hand
            hand.clear()
            visibility.shuffle_pile(state, deck)
        deal_hand(state, seat)
        return game.go("mulligan")
    game.each("mulligan", "classic_discard" if CLASSIC in state.variants else "first_room")


def classic_discard(game: BossMonster) -> AnyProcedure:
    """Variant classic mode: two of the seven cards go back, chosen in secret (BM-24.2, BM-24.3)."""
    state = game.state
    seat = state.active
    if not state.out[seat]:
        first = yield from game.choose(seat, game.hand(seat), "classic-discard")
        rest = [card for card in game.hand(seat) if card != first]
        second = yield from game.choose(seat, rest, "classic-discard")
        # Until everybody has chosen, the two cards lie aside with their backs up.
        aside = _lay_aside(game, seat, first)
        _lay_aside(game, seat, first if second == aside else second)
    following = game.after(seat)
    if following != NOBODY:
        return game.go("classic_discard", following)
    for card in state.casting:
        chooser = state.knows[card].bit_length() - 1
        visibility.reveal_to_all(state, (card,))
        game.emit(Discarded, chooser, card)
    state.discard += state.casting
    state.casting = []
    game.go("first_room", game.first())


def _lay_aside(game: BossMonster, seat: int, card: int) -> int:
    """Lay a card of the hand aside so that nobody can tell which it is; returns the id that lies there."""
    hand = game.held_by(card)
    aside = visibility.hide_in_hand(game.state, hand, card, seat)
    hand.remove(aside)
    game.state.casting.append(aside)
    return aside


def first_room(game: BossMonster) -> AnyProcedure:
    """Everybody may place one ordinary room next to the boss (BM-2.14 to BM-2.16)."""
    state = game.state
    seat = state.active
    answer = yield Decision(
        seat,
        "first-room",
        lambda: [PASS, *[Place(card) for card in state.rooms[seat] if _may_be_first(CARDS[state.faces[card]])]],
    )
    if answer != PASS:
        game.place(seat, answer.card, seat, NEW_PLACE)
    game.each("first_room", "reveal_first_rooms")


def _may_be_first(card: Card) -> bool:
    return card.kind == ROOM and not card.advanced


def reveal_first_rooms(game: BossMonster) -> None:
    """The first rooms are revealed together (BM-2.14)."""
    turn_up(game)
    game.go("first_effects", game.first())


def first_effects(game: BossMonster) -> AnyProcedure:
    """The "when you build" effects of the first rooms, in XP order (BM-2.17)."""
    state = game.state
    seat = state.active
    yield from game.built_effects(seat, game.take_built(seat))
    game.each("first_effects", "begin_round")
