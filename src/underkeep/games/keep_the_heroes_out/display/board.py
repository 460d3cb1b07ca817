"""The board as a client draws it: the map, what stands and lies on it, the cards, and what the heroes would do next.

A client is told of changes by JSON merge patches, in which lists are replaced whole and null removes a key. So what
changes alone stands in an object of its own; where the order matters, `n` says it. What has its ordinary value is left
out. A face is the number of a printed card; 0 is a card that nobody knows.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from underkeep.core.messages import LANGUAGES
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, event_face
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.display.card_values import written
from underkeep.games.keep_the_heroes_out.dungeon_book.book import scenario
from underkeep.games.keep_the_heroes_out.dungeon_book.page import MOMENTS, Moment
from underkeep.games.keep_the_heroes_out.dungeon_map import SIDES, ends_of, has_passage, row_and_column
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import Keep
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    GREAT_BUILDER,
    ICONS,
    LEVELS,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHASES,
    TOKENS,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import event_text

PORTALS = ("", "unfinished", "finished")
STEPS = ("exhausted", "ability", "check", "check", "inspire", "act")


class _Wire(msgspec.Struct, omit_defaults=True, rename="camel"):
    """Fields that have their default are left out."""


class Piled(_Wire):
    """A card: its face and its place."""

    face: int
    n: int


class Room(_Wire):
    """A room of the dungeon: where its tile lies, its passages (letters of NESW), the rooms that a corridor connects
    with it, and how far it is from the Treasury. `treasures` are values by the id of the token, `tokens` how many.

    `towards` are the rooms to which heroes would charge from here, `needed` how many active heroes steal the next
    treasure here, `resting` how many exhausted ones would be inspired by whoever comes in."""

    row: int
    column: int
    turned: int = 0
    passages: str = ""
    corridors: list[int] = []
    distance: int = 0
    tokens: dict[str, int] = {}
    portal: str = ""
    treasures: dict[str, int] = {}
    flooded: bool = False
    stage: bool = False
    towards: list[int] = []
    needed: int = 0
    resting: int = 0


class Hero(_Wire):
    """A hero in the dungeon; `due` is what it does next: `exhausted` (nothing), `ability`, `check`, `inspire` or
    `act`."""

    kind: str
    room: int
    due: str = "exhausted"
    health: int = 1
    hurt: int = 0


class Monster(_Wire):
    """A monster in the dungeon."""

    seat: int
    room: int
    harm: int = 0


class Seat(_Wire):
    """A player: the clan, the open hand, the piles, and how many monsters are in the lair."""

    clan: str = ""
    monsters: int = 0
    health: int = 0
    lair: int = 0
    deck: int = 0
    hand: dict[str, Piled] = {}
    area: dict[str, Piled] = {}
    discard: dict[str, Piled] = {}


class PageCard(_Wire):
    """A scenario card of the page that is played: how many there are, and what it does, by language."""

    copies: int
    text: dict[str, str]


class Page(_Wire):
    """The page of the Dungeon Book: texts by language, cards by symbol."""

    name: dict[str, str]
    difficulty: int = 1
    premise: dict[str, str] = {}
    rules: dict[str, list[str]] = {}
    cards: dict[str, PageCard] = {}


class BoardState(_Wire):
    """The whole table. `phase` is `setup`, `play`, `exchange`, `cleanup`, `raid` or `ending`; `raid` counts the Guild
    cards that are still to come in this turn, `perTurn` those of a whole one. `guild` says which cards are still in
    the Guild deck (`warrior bones`, or the symbol of a scenario card), as everybody can work out from the open discard
    pile. `open` is what is left of the card that is being played, side by side, in the notation of cards. `reserve`
    counts tokens, portals and treasures by value (`treasure2`)."""

    scenario: str
    level: str
    wave: int
    turn: int
    phase: str
    rooms: dict[str, Room]
    seats: dict[str, Seat]
    active: int = NOBODY
    heroes: dict[str, Hero] = {}
    monsters: dict[str, Monster] = {}
    loot: dict[str, Piled] = {}
    loot_deck: int = 0
    guild_deck: int = 0
    guild_discard: dict[str, Piled] = {}
    guild: dict[str, int] = {}
    raid: int = 0
    per_turn: int = 0
    gambled: bool = False
    rubble: list[list[int]] = []
    projects: dict[str, Piled] = {}
    plans: int = 0
    reserve: dict[str, int] = {}
    playing: int = NOTHING
    open: list[str] = []
    lent: str = ""
    over: str = ""
    """`won` or `lost`."""
    page: Page | None = None


def board(observation: Observation) -> BoardState:
    """What a seat sees. Everybody sees the same: only the order of decks and the backs of treasures are hidden."""
    state: KeepState = observation.state
    game = Keep(state)
    return BoardState(
        scenario=state.scenario if "\n" not in state.scenario and not state.scenario.startswith("{") else "own",
        level=LEVELS[state.level],
        wave=state.wave,
        turn=state.turns,
        phase=PHASES[state.phase],
        rooms={str(room): _room(game, room) for room in game.rooms()},
        seats={str(seat): _seat(state, seat) for seat in range(state.players)},
        active=state.active if state.turns else NOBODY,
        heroes={
            str(hero): Hero(
                CLASSES[CLASS_OF[hero]], room, STEPS[state.due[hero]], game.health_of(hero), state.bruise[hero]
            )
            for hero, room in enumerate(state.hero)
            if room != NOWHERE
        },
        monsters={
            f"{seat}.{number}": Monster(seat, room, state.harm[seat][number])
            for seat in range(state.players)
            for number, room in enumerate(state.monster[seat])
            if room != NOWHERE
        },
        loot=_piled(state, state.loot_row),
        loot_deck=len(state.loot_deck),
        guild_deck=len(state.guild_deck),
        guild_discard=_piled(state, state.guild_discard),
        guild=_guild(game),
        raid=state.raid,
        per_turn=CARDS_PER_TURN[state.level][state.wave - 1],
        gambled=state.gambled,
        rubble=[list(ends_of(number)) for number in state.rubble],
        projects=_piled(state, state.projects),
        plans=len(state.plans) if game.there(GREAT_BUILDER) else 0,
        reserve=_reserve(game),
        playing=state.playing,
        open=_open(state),
        lent=CLAN_NAMES[state.spare_clan] if state.spare_clan != NOBODY else "",
        over=("won" if state.winners else "lost") if state.over else "",
        page=_page(state.scenario, state.players),
    )


def _room(game: Keep, room: int) -> Room:
    state = game.state
    row, column = row_and_column(state.cell[room])
    values = [game.card_value(card) for card in state.treasure[room]]
    return Room(
        row=row,
        column=column,
        turned=state.turned[room],
        passages="".join(name for side, name in enumerate(SIDES) if has_passage(room, state.turned[room], side)),
        corridors=list(game.map.neighbours[room]),
        distance=game.map.distance[room],
        tokens={name: count for name, count in zip(TOKENS, state.tokens[room], strict=True) if count},
        portal=PORTALS[state.portal[room]],
        treasures={str(card): game.card_value(card) for card in state.treasure[room]},
        flooded=game.flooded(room),
        stage=state.stage == room,
        towards=[] if values or game.guarded(room) else game.towards_treasury(room),
        needed=min(values, default=0),
        resting=sum(state.due[hero] == EXHAUSTED for hero in game.heroes_in(room)),
    )


def _seat(state: KeepState, seat: int) -> Seat:
    if state.clan[seat] == NOBODY:
        return Seat()
    clan = Keep(state).clan(seat)
    return Seat(
        clan=clan.id,
        monsters=clan.monsters,
        health=clan.health,
        lair=state.monster[seat].count(NOWHERE),
        deck=len(state.deck[seat]),
        hand=_piled(state, state.hand[seat]),
        area=_piled(state, state.area[seat]),
        discard=_piled(state, state.discard[seat]),
    )


def _piled(state: KeepState, cards: list[int]) -> dict[str, Piled]:
    return {str(card): Piled(state.faces[card], n) for n, card in enumerate(cards)}


def _guild(game: Keep) -> dict[str, int]:
    """How many Guild cards of each class and icon, and of each symbol, have not been turned up in this wave."""
    seen = Counter(game.state.faces[card] for card in game.state.guild_discard)
    copies = {event_face(card.symbol): card.copies for card in game.page.cards}
    left: dict[str, int] = {}
    for card in CARDS:
        there = (card.copies if card.kind == HERO_CARD else copies.get(card.face, 0)) - seen[card.face]
        if there > 0:
            left[card.symbol or f"{CLASSES[card.hero]} {ICONS[card.icon]}"] = there
    return left


def _reserve(game: Keep) -> dict[str, int]:
    values = Counter(game.card_value(treasure) for treasure in game.state.reserve)
    return {
        **{name: game.tokens_left(number) for number, name in enumerate(TOKENS)},
        "portal": game.portals_left(),
        **{f"treasure{value}": count for value, count in sorted(values.items())},
    }


def _open(state: KeepState) -> list[str]:
    """What is left of each side of the card that is being played."""
    return [
        " -> ".join(" + ".join(map(written, group)) for group in (left, right) if group)
        for left, right in zip(state.lefts, state.rights, strict=True)
    ]


@lru_cache(maxsize=64)
def _page(name: str, players: int) -> Page:
    """A page in words: what it adds to moments of the rules stands among its rules."""
    from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT

    page = scenario(name)
    renderers = {language: TextRenderer(KEEP_THE_HEROES_OUT, Setup(), language) for language in LANGUAGES}
    return Page(
        name=page.name,
        difficulty=page.difficulty,
        premise=page.premise,
        rules={
            language: [
                *page.rules.get(language, ()),
                *(moment_text(renderer, added, players) for added in page.moments),
            ]
            for language, renderer in renderers.items()
        },
        cards={
            card.symbol: PageCard(
                card.copies, {language: event_text(renderer, card, players) for language, renderer in renderers.items()}
            )
            for card in page.cards
        },
    )


def moment_text(renderer: TextRenderer, added: Moment, players: int) -> str:
    """What a page adds to a moment of the rules, and when."""
    when = renderer.message(f"moment-{MOMENTS.index(added.at)}")
    return f"{sentence(when)}: {event_text(renderer, added, players)}"
