"""How balanced a deck of one's own is, measured by the advice of the guide (BM-25.11 to BM-25.13, BM-3.11 to BM-3.13).

Nothing here forbids anything. The margins are so wide that no printed base set and no ready mix is warned about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import cast

from underkeep.core.deck_report import Bar, DeckReport, Part
from underkeep.core.errors import LocalizedText
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card, Hero
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.deck import OwnDeck
from underkeep.games.boss_monster.setup.deck_builder.text import write
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.setup.hero_decks import CUSTOM_SIZES
from underkeep.games.boss_monster.setup.rule_modules import has_coins
from underkeep.games.boss_monster.state import EXPLORER, TREASURES

CATALOGUES = ("boss_monster", "boss_monster_deck")

ADVANCED = 2 / 5.5
"""Advanced rooms for each ordinary one (BM-25.11),"""
FEWEST_ADVANCED, MOST_ADVANCED = 0.25, 0.45
"""and what is still near enough: the printed sets have 0.27 to 0.34."""
UNEVEN = 0.15
"""By how much of what is usual the number of a treasure may differ from it without a warning,"""
A_LITTLE = 1
"""or by so many cards, where there are few."""
AS_MANY = 0.7
"""Traps and monsters are about as many if the fewer are at least so much of the others."""
FEW_ROOMS, FEW_SPELLS = 60, 20
"""Fewer than this are soon used up; a base set has about 75 and 30."""

Warnings = Iterator[LocalizedText]


def report(deck: OwnDeck, language: str = "en") -> DeckReport:
    """Everything that there is to say about a deck."""
    players, refusal = _playable(deck, language)
    parts = [part for look in PARTS for part in look(deck, language)]
    parts += _left_out(deck, players, language)
    return DeckReport(
        code=encode(deck),
        text=write(deck, language),
        cards=deck.by_key,
        parts=parts,
        players=players,
        refusal=refusal,
    )


def phrase(message: str, **values: object) -> LocalizedText:
    """Words about decks."""
    return LocalizedText(message, CATALOGUES, **values)


def _part(
    language: str,
    name: str,
    bars: Sequence[tuple[str, int]],
    warnings: Warnings | None = None,
    notes: Sequence[LocalizedText] = (),
) -> Part:
    return Part(
        id=name,
        name=phrase(f"own-part-{name}").text_in(language),
        bars=[Bar(id, phrase(f"own-bar-{id}").text_in(language), count) for id, count in bars],
        notes=[note.text_in(language) for note in notes],
        warnings=[warning.text_in(language) for warning in warnings or ()],
    )


# --- the parts ------------------------------------------------------------------------------------------


def _rooms(deck: OwnDeck, language: str) -> Iterator[Part]:
    rooms, minibosses = deck.cards(ROOM), deck.cards(MINIBOSS)
    advanced = sum(room.advanced for room in rooms)
    bars = [("ordinary", len(rooms) - advanced), ("advanced", advanced)]
    if minibosses:
        bars.append(("minibosses", len(minibosses)))
    yield _part(language, "rooms", bars, _about_rooms(len(rooms) - advanced, advanced))
    showing = _showing(rooms)
    yield _part(language, "treasure", _named(showing), _about_even("own-warn-treasure", showing))
    monsters = sum(room.monster for room in rooms)
    traps = len(rooms) - monsters
    yield _part(language, "types", [("monsters", monsters), ("traps", traps)], _about_types(monsters, traps))


def _about_rooms(ordinary: int, advanced: int) -> Warnings:
    if ordinary + advanced < FEW_ROOMS:
        yield phrase("own-warn-rooms", rooms=ordinary + advanced)
    if not FEWEST_ADVANCED * ordinary <= advanced <= MOST_ADVANCED * ordinary:
        many = "many" if advanced > ADVANCED * ordinary else "few"
        wanted = round(ADVANCED * ordinary)
        yield phrase("own-warn-advanced", advanced=advanced, ordinary=ordinary, many=many, wanted=wanted)


def _about_types(monsters: int, traps: int) -> Warnings:
    if min(monsters, traps) < AS_MANY * max(monsters, traps) - A_LITTLE:
        yield phrase("own-warn-types", monsters=monsters, traps=traps)


def _spells(deck: OwnDeck, language: str) -> Iterator[Part]:
    spells = deck.cards(SPELL)
    phases = (("build", HAMMER), ("adventure", AXE), ("both", BOTH))
    bars = [(name, sum(spell.phases == when for spell in spells)) for name, when in phases]
    warnings = iter([phrase("own-warn-spells", spells=len(spells))] if len(spells) < FEW_SPELLS else [])
    yield _part(language, "spells", bars, warnings)


def _bosses(deck: OwnDeck, language: str) -> Iterator[Part]:
    bosses = deck.cards(BOSS)
    showing = _showing(bosses)
    notes = [] if bosses else [phrase("own-note-bosses")]
    yield _part(language, "bosses", _named(showing), _about_even("own-warn-bosses", showing), notes)


def _heroes(deck: OwnDeck, language: str) -> Iterator[Part]:
    heroes = cast(list[Hero], deck.cards(HERO))
    epic = sum(hero.epic for hero in heroes)
    base = next((code for code in deck.sets if code in BASE_SETS), "")
    notes = [] if heroes or not base else [phrase("own-note-heroes", set=base)]
    grades = [("common", len(heroes) - epic), ("epic", epic)]
    yield _part(language, "heroes", grades, _about_heroes(heroes) if heroes else None, notes)
    if heroes:
        showing = _showing(heroes)
        yield _part(language, "classes", _named(showing), _about_classes(heroes, showing))


def _about_heroes(heroes: list[Hero]) -> Warnings:
    for players, (ordinary, epic) in CUSTOM_SIZES.items():
        used = [hero for hero in heroes if hero.classes and (hero.players <= players or hero.star)]
        has_ordinary = sum(not hero.epic for hero in used)
        stars = sum(hero.epic and hero.star for hero in used)
        has_epic = sum(hero.epic for hero in used) - stars
        # Any epic star hero may come in addition, or as one of the number (BM-3.11).
        if has_ordinary != ordinary or not has_epic <= epic <= has_epic + stars:
            yield phrase(
                "own-warn-heroes",
                players=players,
                ordinary=has_ordinary,
                epic=has_epic + stars,
                wanted_ordinary=ordinary,
                wanted_epic=epic,
            )


def _about_classes(heroes: list[Hero], showing: list[int]) -> Warnings:
    yield from _about_even("own-warn-classes", showing)
    health = [sum(hero.health for hero in heroes if kind in hero.classes) for kind in range(EXPLORER)]
    yield from _about_even("own-warn-health", health)


def _items(deck: OwnDeck, language: str) -> Iterator[Part]:
    items = deck.cards(ITEM)
    if items:
        showing = [*_named(_showing(items)), ("universal", sum(not any(item.treasure) for item in items))]
        yield _part(language, "items", showing)


def _whole(deck: OwnDeck, language: str) -> Iterator[Part]:
    """What concerns all of it: the rules that come with the content (BM-25.16), and cards that would do nothing."""
    notes, warnings = [], []
    if has_coins(deck.sets):
        notes.append(phrase("own-note-coins"))
    if deck.cards(ITEM):
        notes.append(phrase("own-note-items"))
    elif "THK" in deck.sets or "IOD" in deck.sets:
        warnings.append(phrase("own-warn-items"))
    if notes or warnings:
        yield _part(language, "whole", [], iter(warnings), notes)


def _left_out(deck: OwnDeck, players: Sequence[int], language: str) -> Iterator[Part]:
    """The cards that take no part with some number of players: such a deck is not balanced (BM-25.15)."""
    from underkeep.core.notices import notices
    from underkeep.games.boss_monster.game import BOSS_MONSTER
    from underkeep.games.boss_monster.setup.setup import Setup

    setups = [Setup(players=number, deck=encode(deck)) for number in players]
    found = [notice for setup in setups for notice in notices(BOSS_MONSTER, setup, language)]
    warnings = list(dict.fromkeys(notice.text for notice in found))
    if warnings:
        cards = list(dict.fromkeys(name for notice in found for name in notice.cards))
        name = phrase("own-part-left-out").text_in(language)
        yield Part(id="left-out", name=name, notes=["; ".join(cards)], warnings=warnings)


PARTS: tuple[Callable[[OwnDeck, str], Iterator[Part]], ...] = (_rooms, _spells, _bosses, _heroes, _items, _whole)


# --- counting -------------------------------------------------------------------------------------------


def _showing(cards: Sequence[Card]) -> list[int]:
    """How many cards show each treasure; a card with several counts for each."""
    return [sum(card.treasure[kind] > 0 for card in cards) for kind in range(len(TREASURES))]


def _named(showing: list[int]) -> list[tuple[str, int]]:
    """The numbers by treasure; explorers only where there are some."""
    return [(name, count) for name, count in zip(TREASURES, showing, strict=True) if count or name != "explorer"]


def _about_even(message: str, counts: list[int]) -> Warnings:
    """A warning for each of the four treasures that is much rarer or much more common than is usual among them.
    Explorers are not compared: they only come with five and six players."""
    four = counts[:EXPLORER]
    usual = median(four)
    for name, count in zip(TREASURES, four, strict=False):
        if abs(count - usual) > max(UNEVEN * usual, A_LITTLE):
            rare = "yes" if count < usual else "no"
            treasure = phrase(f"own-bar-{name}")
            yield phrase(message, treasure=treasure, count=count, usual=round(usual), rare=rare)


def _playable(deck: OwnDeck, language: str) -> tuple[list[int], str]:
    """With how many players the deck can be played, and if with none, why."""
    from underkeep.core.errors import UserError
    from underkeep.games.boss_monster.setup.setup import Setup

    found, refusal = [], ""
    code = encode(deck)
    for players in range(2, 7):
        try:
            Setup(players=players, deck=code).checked()
            found.append(players)
        except UserError as error:
            refusal = refusal or error.text_in(language)
    return found, "" if found else refusal
