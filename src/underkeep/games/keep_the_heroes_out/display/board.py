"""Builds the board of a position for clients (see `board_types`)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from underkeep.core.messages import LANGUAGES
from underkeep.core.state import CardId, Seat, require, seat_range
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out.cards.action_notation import write_group
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS, scenario_card_face
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.display.board_types import (
    BoardState,
    Hero,
    Monster,
    Page,
    PageCard,
    Piled,
    Room,
    SeatBoard,
)
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import PAGE_TRIGGERS, PageTrigger
from underkeep.games.keep_the_heroes_out.dungeon_map import SIDES, has_passage, rooms_of_corridor, row_and_column
from underkeep.games.keep_the_heroes_out.rules.raid import CARDS_PER_TURN
from underkeep.games.keep_the_heroes_out.rules.rules import KeepRules
from underkeep.games.keep_the_heroes_out.setup.setup import Setup
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    EXHAUSTED,
    GREAT_BUILDER,
    ICONS,
    LEVELS,
    PHASES,
    TOKENS,
    KeepState,
    Token,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import health_texts, scenario_effect_text

PORTALS = ("", "unfinished", "finished")
STEPS = ("exhausted", "ability", "check", "check", "inspire", "act")


def board(observation: Observation) -> BoardState:
    """Return the board. It is the same for all viewers: only the order of decks and the backs of treasures are
    hidden."""
    state: KeepState = observation.state
    game = KeepRules(state)
    return BoardState(
        scenario=state.scenario if "\n" not in state.scenario and not state.scenario.startswith("{") else "own",
        level=LEVELS[state.level],
        wave=state.wave,
        turn=state.turns,
        phase=PHASES[state.phase],
        rooms={str(room): _room(game, room) for room in game.rooms()},
        seats={str(seat): _seat(state, seat) for seat in seat_range(state.players)},
        active=state.active if state.turns else None,
        heroes={
            str(hero): Hero(
                CLASSES[CLASS_OF[hero]], room, STEPS[state.due[hero]], game.health_left(hero), state.bruise[hero]
            )
            for hero, room in enumerate(state.hero)
            if room is not None
        },
        monsters={
            f"{seat}.{number}": Monster(seat, room, state.harm[seat][number])
            for seat in seat_range(state.players)
            for number, room in enumerate(state.monster[seat])
            if room is not None
        },
        loot=_piled(state, state.loot_row),
        loot_deck=len(state.loot_deck),
        guild_deck=len(state.guild_deck),
        guild_discard=_piled(state, state.guild_discard),
        guild=_guild(game),
        raid=state.raid,
        per_turn=CARDS_PER_TURN[state.level][state.wave - 1],
        gambled=state.gambled,
        rubble=[list(rooms_of_corridor(number)) for number in state.rubble],
        projects=_piled(state, state.projects),
        plans=len(state.plans) if game.in_dungeon(GREAT_BUILDER) else 0,
        reserve=_reserve(game),
        playing=state.playing,
        open=_open(state),
        lent=CLAN_NAMES[state.spare_clan] if state.spare_clan is not None else "",
        over=("won" if state.winners else "lost") if state.over else "",
        page=_page(state.scenario, state.players),
    )


def _room(game: KeepRules, room: int) -> Room:
    state = game.state
    row, column = row_and_column(require(state.cell[room]))
    values = [game.treasure_value(card) for card in state.treasure[room]]
    return Room(
        row=row,
        column=column,
        turned=state.turned[room],
        passages="".join(name for side, name in enumerate(SIDES) if has_passage(room, state.turned[room], side)),
        corridors=list(game.map.neighbours[room]),
        distance=game.map.distance[room],
        tokens={name: count for name, count in zip(TOKENS, state.tokens[room], strict=True) if count},
        portal=PORTALS[state.portal[room]],
        treasures={str(card): game.treasure_value(card) for card in state.treasure[room]},
        flooded=game.is_flooded(room),
        stage=state.stage == room,
        towards=[] if values or game.has_monsters(room) else game.towards_treasury(room),
        needed=min(values, default=0),
        resting=sum(state.due[hero] == EXHAUSTED for hero in game.heroes_in(room)),
    )


def _seat(state: KeepState, seat: Seat) -> SeatBoard:
    if state.clan[seat] is None:
        return SeatBoard()
    clan = KeepRules(state).clan(seat)
    return SeatBoard(
        clan=clan.id,
        monsters=clan.monsters,
        health=clan.health,
        lair=state.monster[seat].count(None),
        deck=len(state.deck[seat]),
        hand=_piled(state, state.hand[seat]),
        area=_piled(state, state.area[seat]),
        discard=_piled(state, state.discard[seat]),
    )


def _piled(state: KeepState, cards: list[CardId]) -> dict[str, Piled]:
    return {str(card): Piled(state.faces[card], n) for n, card in enumerate(cards)}


def _guild(game: KeepRules) -> dict[str, int]:
    """Return the numbers of Guild cards by class and icon, or by symbol, that have not been turned up in this wave."""
    seen = Counter(game.state.faces[card] for card in game.state.guild_discard)
    copies = {scenario_card_face(card.symbol): card.copies for card in game.page.cards}
    left: dict[str, int] = {}
    for card in CARDS:
        there = (card.copies if card.kind == HERO_CARD else copies.get(card.face, 0)) - seen[card.face]
        if there > 0:
            left[card.symbol or f"{CLASSES[require(card.hero)]} {ICONS[require(card.icon)]}"] = there
    return left


def _reserve(game: KeepRules) -> dict[str, int]:
    values = Counter(game.treasure_value(treasure) for treasure in game.state.reserve)
    return {
        **{name: game.tokens_left(token) for token, name in zip(Token, TOKENS, strict=True)},
        "portal": game.portals_left(),
        **{f"treasure{value}": count for value, count in sorted(values.items())},
    }


def _open(state: KeepState) -> list[str]:
    """Return the open actions of each side of the card that is being played."""
    return [
        " -> ".join(write_group(group) for group in (left, right) if group)
        for left, right in zip(state.lefts, state.rights, strict=True)
    ]


@lru_cache(maxsize=64)
def _page(name: str, players: int) -> Page:
    """Return a page with all its texts. The health of heroes and the texts of its triggers are among its
    rules."""
    from underkeep.games.keep_the_heroes_out.game import GAME as KEEP_THE_HEROES_OUT

    page = find_page(name)
    renderers = {language: TextRenderer(KEEP_THE_HEROES_OUT, Setup(), language) for language in LANGUAGES}
    return Page(
        name=page.name,
        difficulty=page.difficulty,
        premise=page.premise,
        rules={
            language: [
                *page.rules.get(language, ()),
                *health_texts(renderer, page),
                *(page_trigger_text(renderer, trigger, players) for trigger in page.triggers),
            ]
            for language, renderer in renderers.items()
        },
        cards={
            card.symbol: PageCard(
                card.copies,
                {language: scenario_effect_text(renderer, card, players) for language, renderer in renderers.items()},
            )
            for card in page.cards
        },
    )


def page_trigger_text(renderer: TextRenderer, trigger: PageTrigger, players: int) -> str:
    """Return the text of a page trigger: when it applies, and its effects."""
    when = renderer.message(f"page-trigger-{PAGE_TRIGGERS.index(trigger.at)}")
    return f"{sentence(when)}: {scenario_effect_text(renderer, trigger, players)}"
