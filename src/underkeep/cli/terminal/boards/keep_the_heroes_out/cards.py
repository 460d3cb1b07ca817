"""The cards of Keep the Heroes Out! in the terminal: hands, discard piles, the piles of a player, single cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.designs import legend_line
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, Face, Seat, seat_range
from underkeep.core.text import TextRenderer
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, LOOT, SCENARIO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.display.board import page_trigger_text
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page, page_design
from underkeep.games.keep_the_heroes_out.dungeon_book.page import Page
from underkeep.games.keep_the_heroes_out.options import ChooseCard, DefendWith, PayWith, PlayCard, UseRoom
from underkeep.games.keep_the_heroes_out.state import KeepState
from underkeep.games.keep_the_heroes_out.text.card_texts import health_texts, scenario_effect_text
from underkeep.games.keep_the_heroes_out.text.cards import card_name, card_text, clan_values, is_treasure
from underkeep.games.keep_the_heroes_out.text.nouns import room_name

Lines = list[Text]


def card_line(
    renderer: TextRenderer, screen: Console, face: Face, *, full: bool, indent: int = 2, count: int = 1
) -> Lines:
    """Return a card with its text, wrapped or cut to one line."""
    card = CARDS[face]
    text = ink(card_name(renderer, face), card.kind)
    if count > 1:
        text.append(f" ×{count}", "number")
    if card.loot:
        text.append(f"  {renderer.message(f'loot-{card.loot}')}", "note")
    if full:
        return paragraph(text.append(f"  {card_text(renderer, face)}", ""), screen, indent=indent, hanging=2)
    text.append(f"  {card_text(renderer, face)}")
    text.truncate(screen.width - indent, overflow="ellipsis")
    return [Text(" " * indent).append_text(text)]


def group(renderer: TextRenderer, screen: Console, face: Face) -> Lines:
    """Return the heading above a printed card in a list: its clan card, its kind of loot, or its kind of card."""
    card = CARDS[face]
    if card.clan is None:
        kind = renderer.message(f"loot-{card.loot}") if card.kind == LOOT else ""
        return [ink(renderer.message(f"cards-{card.kind}", kind=kind), "head")]
    values = clan_values(renderer, card.clan)
    about = paragraph(ink(renderer.message("cards-clan", **values), "note"), screen, indent=2)
    return [ink(str(values["clan"]), "head"), *about]


def hand(
    renderer: TextRenderer, screen: Console, state: KeepState, seat: Seat, detail: Detail, without: Container[int]
) -> Lines:
    """Return the hand of a seat, with copies of a card together."""
    held = Counter(state.faces[card] for card in state.hand[seat])
    rest = Counter({face: count for face, count in held.items() if face not in without})
    if not held:
        return [ink(f"{renderer.message('table-hand')}: ", "head").append(renderer.message("table-hand-empty"), "note")]
    if not rest:
        return []
    head = ink(f"{renderer.message('table-hand' if len(rest) == len(held) else 'table-hand-rest')}:", "head")
    if detail == Detail.NAME:
        return paragraph(head.append(f" {names_text(renderer, rest)}", "note"), screen, hanging=2)
    lines = [head]
    for face, count in rest.items():
        lines += card_line(renderer, screen, face, full=detail == Detail.WORDING, count=count)
    return lines


def names_text(renderer: TextRenderer, faces: Counter[Face]) -> str:
    """Return the names of cards with their numbers: `Scurry ×2, Swarm`."""
    return ", ".join(
        renderer.message("table-times", thing=card_name(renderer, face), count=count)
        if count > 1
        else card_name(renderer, face)
        for face, count in faces.items()
    )


def welcome(renderer: TextRenderer, screen: Console, state: KeepState, seat: Seat) -> Lines:
    """Return the page, its special rules, and the clan of a seat."""
    page, language = find_page(state.scenario), renderer.language
    name, premise = _text_in(page.name, language), _text_in(page.premise, language)
    lines = paragraph(ink(renderer.message("table-scenario", scenario=name, premise=premise), ""), screen)
    lines += page_lines(renderer, screen, page, state.players)
    clan = state.clan[seat]
    if clan is not None:
        lines += paragraph(Text(renderer.message("table-welcome", **clan_values(renderer, clan))), screen)
    return lines


def page_lines(renderer: TextRenderer, screen: Console, page: Page, players: int) -> Lines:
    """Return the special rules of a page: its rules as text, its triggers and its scenario cards, and whether Underkeep
    designed it."""
    rules = [*(page.rules.get(renderer.language) or page.rules.get("en", ())), *health_texts(renderer, page)]
    rules += [page_trigger_text(renderer, trigger, players) for trigger in page.triggers]
    lines: Lines = []
    if rules:
        lines += paragraph(ink(renderer.message("table-scenario-rules", rules=" ".join(rules)), ""), screen)
    return lines + scenario_cards(renderer, screen, page, players) + legend_line(renderer, screen, page_design(page))


def scenario_cards(renderer: TextRenderer, screen: Console, page: Page, players: int) -> Lines:
    """Return the texts of the scenario cards in the Guild deck."""
    lines: Lines = []
    for card in page.cards:
        name = renderer.message(f"symbol-{card.symbol}")
        text = scenario_effect_text(renderer, card, players)
        lines += paragraph(
            Text(renderer.message("table-scenario-card", card=name, copies=card.copies, text=text)), screen, 0, 2
        )
    return lines


def _text_in(texts: dict[str, str], language: str) -> str:
    return texts.get(language) or texts.get("en") or next(iter(texts.values()), "")


def discard(renderer: TextRenderer, screen: Console, state: KeepState) -> Lines:
    """Return the Guild cards that were turned up, those that are still to come, and the discard piles of all
    players."""
    seen = Counter(state.faces[card] for card in state.guild_discard)
    printed = Counter({card.face: card.copies for card in CARDS if card.kind == HERO_CARD})
    for event in find_page(state.scenario).cards:
        face = next(card.face for card in CARDS if card.kind == SCENARIO_CARD and card.symbol == event.symbol)
        printed[face] = event.copies
    lines: Lines = []
    for message, faces in (("table-guild-discard", seen), ("table-guild-left", printed - seen)):
        head = ink(f"{renderer.message(message)} ({faces.total()}): ", "head")
        lines += paragraph(head.append(names_text(renderer, faces) or "–", ""), screen, hanging=2)
    lines += scenario_cards(renderer, screen, find_page(state.scenario), state.players)
    for seat in seat_range(state.players):
        faces = Counter(state.faces[card] for card in state.discard[seat])
        head = ink(f"{renderer.names[seat]}, {renderer.message('table-discard')} ({faces.total()}): ", "head")
        lines += paragraph(
            head.append(names_text(renderer, faces) or renderer.message("table-discard-empty"), ""), screen, 0, 2
        )
    return lines


def stacks(renderer: TextRenderer, screen: Console, state: KeepState, seat: Seat) -> Lines:
    """Return everything of one player: the clan, the rooms of its monsters, the hand, the play area and the discard
    pile."""
    lines = [ink(renderer.names[seat], "head")]
    clan = state.clan[seat]
    if clan is None:
        return [*lines, ink(f"  {renderer.message('table-no-clan')}", "note")]
    lines += paragraph(Text(renderer.message("table-clan", **clan_values(renderer, clan))), screen, 2, 2)
    places = Counter(state.monster[seat])
    where = [
        f"{renderer.message('table-lair') if room is None else room_name(renderer, room)} {count}"
        for room, count in sorted(places.items(), key=lambda place: -1 if place[0] is None else place[0])
    ]
    lines += paragraph(Text(renderer.message("table-monsters", monsters=", ".join(where))), screen, 2, 2)
    for message, cards in (
        ("table-hand" if seat == renderer.viewer else "table-their-hand", state.hand[seat]),
        ("table-area", state.area[seat]),
        ("table-discard", state.discard[seat]),
    ):
        if cards:
            lines.append(ink(f"  {renderer.message(message)}:", "note"))
            for face, count in Counter(state.faces[card] for card in cards).items():
                lines += card_line(renderer, screen, face, full=True, indent=4, count=count)
    return lines


# --- options ----------------------------------------------------------------------------------------------------


def subject(state: KeepState, option: Option) -> Face:
    """Return the face of the card that an option is about, or 0."""
    if isinstance(option, PlayCard | PayWith | DefendWith | ChooseCard | UseRoom):
        card = option.card
        return state.faces[card] if card is not None and not is_treasure(state, card) else UNKNOWN
    return UNKNOWN
