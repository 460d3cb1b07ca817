"""The report on the balance of a custom deck, by the advice of the guide (BM-25.11 to BM-25.13, BM-3.11 to BM-3.13).

Warnings forbid nothing. The margins are so wide that no printed base set and no ready deck has a warning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import cast

from underkeep.core.capabilities.deck_builder import Bar, DeckReport, Part
from underkeep.core.errors import LocalizedText
from underkeep.games.boss_monster.cards.ability import AXE, BOTH, HAMMER
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, MINIBOSS, ROOM, SPELL, Card, Hero
from underkeep.games.boss_monster.display.deck_builder.text import write_deck
from underkeep.games.boss_monster.setup.deck_builder.code import encode
from underkeep.games.boss_monster.setup.deck_builder.deck import CustomDeck
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.setup.hero_decks import CUSTOM_DECK_SIZES
from underkeep.games.boss_monster.setup.rule_modules import has_coins
from underkeep.games.boss_monster.state import EXPLORER, TREASURES

MESSAGE_FILES = ("boss_monster", "boss_monster_deck")

ADVANCED_PER_ORDINARY = 2 / 5.5
"""The recommended number of advanced rooms for each ordinary room (BM-25.11)."""
MIN_ADVANCED, MAX_ADVANCED = 0.25, 0.45
"""The least and the greatest ratio without a warning; the printed sets have 0.27 to 0.34."""
MAX_DEVIATION = 0.15
"""The part of the median by which the number of a treasure may differ from it without a warning."""
MAX_CARD_DEVIATION = 1
"""The number of cards by which it may differ in any case."""
MIN_TYPE_RATIO = 0.7
"""The least ratio of traps to monsters, or of monsters to traps, without a warning."""
MIN_ROOMS, MIN_SPELLS = 60, 20
"""The least numbers of rooms and spells without a warning; a base set has about 75 and 30."""

Warnings = Iterator[LocalizedText]


def report_deck(deck: CustomDeck, language: str = "en") -> DeckReport:
    """Return the report on a deck."""
    players, refusal = _player_counts(deck, language)
    parts = [part for look in PARTS for part in look(deck, language)]
    parts += _left_out(deck, players, language)
    return DeckReport(
        code=encode(deck),
        text=write_deck(deck, language),
        cards=deck.by_key,
        parts=parts,
        players=players,
        refusal=refusal,
    )


def deck_text(message: str, **values: object) -> LocalizedText:
    """Return a text of the message files about decks."""
    return LocalizedText(message, MESSAGE_FILES, **values)


def _part(
    language: str,
    name: str,
    bars: Sequence[tuple[str, int]],
    warnings: Warnings | None = None,
    notes: Sequence[LocalizedText] = (),
) -> Part:
    return Part(
        id=name,
        name=deck_text(f"own-part-{name}").text_in(language),
        bars=[Bar(id, deck_text(f"own-bar-{id}").text_in(language), count) for id, count in bars],
        notes=[note.text_in(language) for note in notes],
        warnings=[warning.text_in(language) for warning in warnings or ()],
    )


# --- the parts ------------------------------------------------------------------------------------------


def _rooms(deck: CustomDeck, language: str) -> Iterator[Part]:
    rooms, minibosses = deck.cards(ROOM), deck.cards(MINIBOSS)
    advanced = sum(room.advanced for room in rooms)
    bars = [("ordinary", len(rooms) - advanced), ("advanced", advanced)]
    if minibosses:
        bars.append(("minibosses", len(minibosses)))
    yield _part(language, "rooms", bars, _room_warnings(len(rooms) - advanced, advanced))
    showing = _treasure_counts(rooms)
    yield _part(language, "treasure", _named_counts(showing), _imbalance_warnings("own-warn-treasure", showing))
    monsters = sum(room.monster for room in rooms)
    traps = len(rooms) - monsters
    yield _part(language, "types", [("monsters", monsters), ("traps", traps)], _type_warnings(monsters, traps))


def _room_warnings(ordinary: int, advanced: int) -> Warnings:
    if ordinary + advanced < MIN_ROOMS:
        yield deck_text("own-warn-rooms", rooms=ordinary + advanced)
    if not MIN_ADVANCED * ordinary <= advanced <= MAX_ADVANCED * ordinary:
        many = "many" if advanced > ADVANCED_PER_ORDINARY * ordinary else "few"
        wanted = round(ADVANCED_PER_ORDINARY * ordinary)
        yield deck_text("own-warn-advanced", advanced=advanced, ordinary=ordinary, many=many, wanted=wanted)


def _type_warnings(monsters: int, traps: int) -> Warnings:
    if min(monsters, traps) < MIN_TYPE_RATIO * max(monsters, traps) - MAX_CARD_DEVIATION:
        yield deck_text("own-warn-types", monsters=monsters, traps=traps)


def _spells(deck: CustomDeck, language: str) -> Iterator[Part]:
    spells = deck.cards(SPELL)
    phases = (("build", HAMMER), ("adventure", AXE), ("both", BOTH))
    bars = [(name, sum(spell.phases == when for spell in spells)) for name, when in phases]
    warnings = iter([deck_text("own-warn-spells", spells=len(spells))] if len(spells) < MIN_SPELLS else [])
    yield _part(language, "spells", bars, warnings)


def _bosses(deck: CustomDeck, language: str) -> Iterator[Part]:
    bosses = deck.cards(BOSS)
    showing = _treasure_counts(bosses)
    notes = [] if bosses else [deck_text("own-note-bosses")]
    yield _part(language, "bosses", _named_counts(showing), _imbalance_warnings("own-warn-bosses", showing), notes)


def _heroes(deck: CustomDeck, language: str) -> Iterator[Part]:
    heroes = cast(list[Hero], deck.cards(HERO))
    epic = sum(hero.epic for hero in heroes)
    base = next((code for code in deck.sets if code in BASE_SETS), "")
    notes = [] if heroes or not base else [deck_text("own-note-heroes", set=base)]
    grades = [("common", len(heroes) - epic), ("epic", epic)]
    yield _part(language, "heroes", grades, _hero_warnings(heroes) if heroes else None, notes)
    if heroes:
        showing = _treasure_counts(heroes)
        yield _part(language, "classes", _named_counts(showing), _class_warnings(heroes, showing))


def _hero_warnings(heroes: list[Hero]) -> Warnings:
    for players, (ordinary, epic) in CUSTOM_DECK_SIZES.items():
        used = [hero for hero in heroes if hero.classes and (hero.players <= players or hero.star)]
        has_ordinary = sum(not hero.epic for hero in used)
        stars = sum(hero.epic and hero.star for hero in used)
        has_epic = sum(hero.epic for hero in used) - stars
        # An epic star hero may come in addition, or as one of the number (BM-3.11).
        if has_ordinary != ordinary or not has_epic <= epic <= has_epic + stars:
            yield deck_text(
                "own-warn-heroes",
                players=players,
                ordinary=has_ordinary,
                epic=has_epic + stars,
                wanted_ordinary=ordinary,
                wanted_epic=epic,
            )


def _class_warnings(heroes: list[Hero], showing: list[int]) -> Warnings:
    yield from _imbalance_warnings("own-warn-classes", showing)
    health = [sum(hero.health for hero in heroes if kind in hero.classes) for kind in range(EXPLORER)]
    yield from _imbalance_warnings("own-warn-health", health)


def _items(deck: CustomDeck, language: str) -> Iterator[Part]:
    items = deck.cards(ITEM)
    if items:
        showing = [
            *_named_counts(_treasure_counts(items)),
            ("universal", sum(not any(item.treasure) for item in items)),
        ]
        yield _part(language, "items", showing)


def _deck_notes(deck: CustomDeck, language: str) -> Iterator[Part]:
    """Yield the part on the whole deck: the rules that its sets bring (BM-25.16), and cards that would have no
    effect."""
    notes, warnings = [], []
    if has_coins(deck.sets):
        notes.append(deck_text("own-note-coins"))
    if deck.cards(ITEM):
        notes.append(deck_text("own-note-items"))
    elif "THK" in deck.sets or "IOD" in deck.sets:
        warnings.append(deck_text("own-warn-items"))
    if notes or warnings:
        yield _part(language, "whole", [], iter(warnings), notes)


def _left_out(deck: CustomDeck, players: Sequence[int], language: str) -> Iterator[Part]:
    """Yield the part on cards that a game with some number of players leaves out, which unbalances a deck
    (BM-25.15)."""
    from underkeep.core.capabilities.notices import notices
    from underkeep.games.boss_monster.game import GAME as BOSS_MONSTER
    from underkeep.games.boss_monster.setup.setup import Setup

    setups = [Setup(players=number, deck=encode(deck)) for number in players]
    found = [notice for setup in setups for notice in notices(BOSS_MONSTER, setup, language)]
    warnings = list(dict.fromkeys(notice.text for notice in found))
    if warnings:
        cards = list(dict.fromkeys(name for notice in found for name in notice.cards))
        name = deck_text("own-part-left-out").text_in(language)
        yield Part(id="left-out", name=name, notes=["; ".join(cards)], warnings=warnings)


PARTS: tuple[Callable[[CustomDeck, str], Iterator[Part]], ...] = (
    _rooms,
    _spells,
    _bosses,
    _heroes,
    _items,
    _deck_notes,
)


# --- counting -------------------------------------------------------------------------------------------


def _treasure_counts(cards: Sequence[Card]) -> list[int]:
    """Return how many cards show each treasure. A card with several treasures counts for each."""
    return [sum(card.treasure[kind] > 0 for card in cards) for kind in range(len(TREASURES))]


def _named_counts(showing: list[int]) -> list[tuple[str, int]]:
    """Return the numbers by treasure, with explorers only if there are any."""
    return [(name, count) for name, count in zip(TREASURES, showing, strict=True) if count or name != "explorer"]


def _imbalance_warnings(message: str, counts: list[int]) -> Warnings:
    """Yield a warning for each of the four treasures that is much rarer or much more common than their median.
    Explorers are not compared, because only games with five and six players use them."""
    four = counts[:EXPLORER]
    usual = median(four)
    for name, count in zip(TREASURES, four, strict=False):
        if abs(count - usual) > max(MAX_DEVIATION * usual, MAX_CARD_DEVIATION):
            rare = "yes" if count < usual else "no"
            treasure = deck_text(f"own-bar-{name}")
            yield deck_text(message, treasure=treasure, count=count, usual=round(usual), rare=rare)


def _player_counts(deck: CustomDeck, language: str) -> tuple[list[int], str]:
    """Return the numbers of players with which the deck can be played, and the reason if there are none."""
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
