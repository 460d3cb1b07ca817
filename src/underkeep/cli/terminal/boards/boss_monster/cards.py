"""Cards of Boss Monster in the terminal: the hand, the discard pile, stacks, and single cards."""

from __future__ import annotations

from collections.abc import Container

from rich.console import Console
from rich.text import Text

from underkeep.cli.terminal.boards import Detail
from underkeep.cli.terminal.boards.card_search import best_matches
from underkeep.cli.terminal.boards.designs import design_lines, design_sign
from underkeep.cli.terminal.styles import ink, paragraph
from underkeep.core.options.option import Option
from underkeep.core.rulebook.rulebook import rulings_about
from underkeep.core.state import UNKNOWN, Face, Seat
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.display.setup_form import set_title
from underkeep.games.boss_monster.options import Cast, Choose, Negate, Place, Promote, Sell, Store, TakeBack, Use
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.boss_monster.text.cards import card_name, card_summary, card_text

Lines = list[Text]


def card_line(
    renderer: TextRenderer, screen: Console, face: Face, *, full: bool, indent: int = 2, signed: bool = False
) -> Lines:
    """Return a card with its numbers and its wording: wrapped, or cut to one line. With `signed`, a card of Underkeep's
    own design has its sign after the numbers."""
    card = CARDS[face]
    about = card_summary(renderer, face, short=not full)
    text = ink(card_name(renderer, face), card.kind).append(f"  {about}", "note")
    if signed:
        text.append_text(design_sign(renderer, face))
    wording = card_text(renderer, face)
    if full:
        lines = paragraph(text, screen, indent=indent, hanging=2)
        return lines + (paragraph(Text(wording), screen, indent=indent + 2) if wording else [])
    if wording:
        text.append(f"  {' '.join(wording.split())}")
    text.truncate(screen.width - indent, overflow="ellipsis")
    return [Text(" " * indent).append_text(text)]


def hand(
    renderer: TextRenderer,
    screen: Console,
    state: BossMonsterState,
    seat: Seat,
    detail: Detail,
    without: Container[Face],
) -> Lines:
    """Return the hand of a seat, rooms first, without the cards that the viewer does not know."""
    held = [card for card in (*state.room_hand[seat], *state.spell_hand[seat]) if state.faces[card] != UNKNOWN]
    rest = [state.faces[card] for card in held if state.faces[card] not in without]
    if not held:
        return [ink(f"{renderer.message('table-hand')}: ", "head").append(renderer.message("table-hand-empty"), "note")]
    if not rest:
        return []
    message = "table-hand" if len(rest) == len(held) else "table-hand-rest"
    head = ink(f"{renderer.message(message)}:", "head")
    if detail == Detail.NAME:
        names = ", ".join(card_name(renderer, face) for face in rest)
        return paragraph(head.append(f" {names}", "note"), screen, hanging=2)
    lines = [head]
    for face in rest:
        lines += card_line(renderer, screen, face, full=detail == Detail.WORDING)
    return lines


def welcome(renderer: TextRenderer, screen: Console, state: BossMonsterState, seat: Seat) -> Lines:
    """Return the boss of a seat and its ability."""
    lines: Lines = []
    if len(state.boss[seat]) == 1:
        face = state.faces[state.boss[seat][0]]
        text = renderer.message("table-welcome", boss=card_name(renderer, face), text=card_text(renderer, face))
        lines += paragraph(Text(text), screen)
    return lines


def discard(renderer: TextRenderer, screen: Console, state: BossMonsterState) -> Lines:
    """Return the discard pile, the newest card first."""
    if not state.discard:
        return [Text(renderer.message("table-discard-empty"))]
    lines = [ink(f"{renderer.message('table-discard')} ({len(state.discard)}):", "head")]
    for card in reversed(state.discard):
        lines += card_line(renderer, screen, state.faces[card], full=False)
    return lines


def stacks(renderer: TextRenderer, screen: Console, state: BossMonsterState, seat: Seat) -> Lines:
    """Return a dungeon with all covered cards, and the scoring area."""
    lines = [ink(renderer.names[seat], "head")]
    if not state.dungeon[seat]:
        lines.append(ink(f"  {renderer.message('table-no-rooms')}", "note"))
    for slot, stack in enumerate(state.dungeon[seat], start=1):
        for depth, card in enumerate(reversed(stack)):
            label = renderer.message("table-covered") if depth else renderer.message("table-stack", slot=slot)
            lines.append(ink(f"  {label}:", "note"))
            if state.faces[card] == UNKNOWN:
                lines.append(ink(f"    {renderer.message('table-face-down')}", "note"))
            else:
                lines += card_line(renderer, screen, state.faces[card], full=True, indent=4)
            guest = state.miniboss_of_room.get(card)
            if guest is not None:
                lines.append(ink(f"  {renderer.message('table-miniboss', level=state.miniboss_level[guest])}:", "note"))
                lines += card_line(renderer, screen, state.faces[guest], full=True, indent=4)
    for boss in state.boss[seat]:
        if state.faces[boss] != UNKNOWN:
            lines.append(ink(f"  {renderer.message('kind-boss')}:", "note"))
            lines += card_line(renderer, screen, state.faces[boss], full=True, indent=4)
    if state.boss_items[seat]:
        lines.append(ink(f"  {renderer.message('table-items')}:", "note"))
    for item in state.boss_items[seat]:
        lines += card_line(renderer, screen, state.faces[item], full=True, indent=4)
    if state.stored_items[seat]:
        names = ", ".join(card_name(renderer, state.faces[item]) for item in state.stored_items[seat])
        head = ink(f"{renderer.message('table-items')} ({renderer.message('table-laid-away')}): ", "note")
        lines += paragraph(head.append(names, "item"), screen, 2, 2)
    for message, heroes, style in (
        ("table-souls", state.souls[seat], "soul"),
        ("table-wounds", state.wounds[seat], "wound"),
    ):
        if heroes:
            names = ", ".join(card_name(renderer, state.faces[hero]) for hero in heroes)
            lines += paragraph(ink(f"{renderer.message(message)}: ", style).append(names, "hero"), screen, 2, 2)
    return lines


# --- single cards -------------------------------------------------------------------------------------


def whole_card(renderer: TextRenderer, screen: Console, face: Face) -> Lines:
    """Return a printed card with all its texts, rulings and clauses."""
    card = CARDS[face]
    lines = [ink(card_name(renderer, face), card.kind).append(f"   {_other_names(renderer, face)}", "note")]
    lines += paragraph(Text(card_summary(renderer, face)), screen, indent=2)
    copies = renderer.message("card-copies", copies=card.copies)
    lines.append(ink(f"  {card.set}: {set_title(card.set, renderer.language)}, {copies}", "note"))
    lines += paragraph(Text(card_text(renderer, face) or renderer.message("no-ability")), screen, indent=2)
    lines += design_lines(renderer, screen, face)
    for ruling in rulings_about(card.name, renderer.language):
        lines += paragraph(Text(f"{renderer.message('card-ruling')} {ruling}"), screen, 2, 2)
    clauses = renderer.game.cards.clauses(face)
    if clauses:
        lines += paragraph(ink(f"{renderer.message('card-rules')} {', '.join(clauses)}", "note"), screen, 2, 2)
    return lines


def _other_names(renderer: TextRenderer, face: Face) -> str:
    """Return the other names of a card, in other languages or in the guide."""
    own = card_name(renderer, face)
    names = [name for name in renderer.game.cards.names(face) if name != own]
    return f"({', '.join(names)})" if names else ""


def find(renderer: TextRenderer, wanted: str) -> list[Face]:
    """Return the faces whose name in any language matches these words best."""
    faces = renderer.game.cards.faces()
    return best_matches(wanted, ((face, name) for face in faces for name in renderer.game.cards.names(face)))


# --- options ------------------------------------------------------------------------------------------


def subject(state: BossMonsterState, option: Option) -> Face:
    """Return the face of the card that an option begins with, or UNKNOWN."""
    if isinstance(option, Place | Cast | Use | Choose | Negate | Promote | TakeBack | Sell | Store):
        return state.faces[option.card]
    return UNKNOWN
