"""Which cards are in the game: decks by set, hero decks by player count, the two ready mixes (chapters 3 and 26), and
decks of one's own (BM-25.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from underkeep.core import chance
from underkeep.core.errors import LocalizedText
from underkeep.core.state import State
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ITEM, ROOM, ROOM_CARDS, SPELL, Card, Hero
from underkeep.games.boss_monster.cards.catalogue import CARDS, HEROES, SETS, card_named, cards_of
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.setup.deck_builder.code import decode
from underkeep.games.boss_monster.setup.deck_builder.deck import OwnDeck
from underkeep.games.boss_monster.state import (
    COINS,
    EXPLORER,
    EXPLORERS,
    HAND_ABILITIES,
    ITEMS,
    OFFERS,
    PORTABLE,
    SPLITTING,
    THIEF,
    TRADE,
)

if TYPE_CHECKING:
    from underkeep.games.boss_monster.setup.setup import Setup

REMEMBERED = 256
"""For how many setups it is remembered what is in their decks. Anybody can invent decks, so there must be an end."""

BASE_SETS = ("BMR", "TNL", "RMB")
"""BM-1.3."""
EXPANSIONS = tuple(code for code in SETS if code not in BASE_SETS)

HERO_DECK_SIZES = {
    ("BMR", 2): (13, 8), ("BMR", 3): (17, 12), ("BMR", 4): (25, 16),
    ("TNL", 2): (13, 9), ("TNL", 3): (17, 13), ("TNL", 4): (25, 17),
    ("RMB", 2): (13, 9), ("RMB", 3): (17, 13), ("RMB", 4): (25, 17),
}  # fmt: skip
"""Ordinary and epic heroes by base set and players (BM-3.5)."""
BORROWED = {5: (4, 4), 6: (4, 8)}
"""Those that a second base set lends without CRL (BM-3.9, BM-3.10)."""
BORROWED_HEALTH = (4, 11)
SIMILAR_HEALTH = 1
"""How much the health of a star hero may differ from that of the hero it replaces (BM-3.15)."""

CUSTOM_SIZES = {2: (12, 8), 3: (16, 12), 4: (24, 16)}
"""Class heroes of a custom deck, the Fool and star heroes not counted (BM-3.12)."""

WEAK_HEALTH = 4
"""Ordinary heroes with this health are taken out in hard mode (BM-24.4)."""


class ReadyDeck:
    """A deck list as printed: `"2 Goblin Armory; 1 Fear"` per set."""

    def __init__(
        self,
        heroes: str,
        bosses: str,
        rooms: dict[str, str],
        spells: dict[str, str],
        printed: tuple[int, int],
        announced: tuple[int, int],
    ) -> None:
        self.heroes = heroes
        self.bosses = bosses
        """Names of bosses, or empty for all of BMR and TNL."""
        self.rooms = rooms
        self.spells = spells
        self.printed = printed
        """How many rooms and spells the list has (BM-26.4, BM-26.8),"""
        self.announced = announced
        """and how many its headings announce."""

    def about(self, language: str = "en") -> str:
        """What the list has, and where its headings announce more."""
        counts = zip(("deck-rooms", "deck-spells"), self.printed, self.announced, strict=True)
        return ", ".join(
            LocalizedText(
                message,
                ("boss_monster",),
                printed=printed,
                announced=announced,
                whole="yes" if printed == announced else "no",
            ).text_in(language)
            for message, printed, announced in counts
        )


OFFICIAL = ReadyDeck(
    heroes="TNL",
    bosses="",
    rooms={
        "BMR": "1 Open Grave; 1 Specter's Sanctum; 1 Succubus Spa; 1 Vampire Bordello; 1 Beast Menagerie; "
        "2 Goblin Armory; 2 Minotaur's Maze; 1 Neanderthal Cave; 1 All-Seeing Eye; 1 Brainsucker Hive; "
        "1 Liger's Den; 1 Witch's Kitchen; 2 Bottomless Pit; 1 Dizzygas Hallway; 1 Recycling Center; "
        "1 Centipede Tunnel; 1 Construction Zone; 2 Dragon Hatchery; 2 Mimic Vault; 1 Torture Chamber; "
        "1 Zombie Prison",
        "TNL": "2 Arcane Crypt; 1 Dark Portal; 1 Dragon Graveyard; 1 Haunted Hall; 2 Imp Temple; 1 Incubus Gym; "
        "1 Inner Sanctum; 1 Madman's Manor; 1 Wraith's Throne; 1 Barbarian Hall; 1 Fangroot Garden; "
        "1 Goblin Mess Hall; 1 Megaworm Burrow; 1 Rust Monster Pen; 1 Shrooman Cave; 2 Spawn Point; 1 The Arena; "
        "1 Antimagic Zone; 1 Elemental Generator; 1 Frostbat Cave; 1 Hall of Mirrors; 2 Lost Library; "
        "2 Observatory; 1 Sorcerobe School; 2 Spellslime Pit; 1 Blockpile Puzzle; 1 Bullet Builder; "
        "1 Chump Chomper; 1 Collapsing Bridge; 1 Deadly Treadmill; 1 Decapitator; 1 Spiked Pit; "
        "1 The Smashinator; 2 Wreck Room; 1 Bom-Boy Factory; 1 Cursed Tomb; 1 Hatchling's Hoard; 1 Save Point; "
        "1 Warp Tube; 2 Werewolf Den",
    },
    spells={
        "BMR": "1 Annihilator; 2 Assassin; 1 Cave-In; 2 Counterspell; 1 Exhaustion; 1 Fear; 1 Freeze; 1 Giant Size; "
        "1 Motivation; 1 Princess in Peril; 2 Teleportation; 1 Zombie Attack",
        "TNL": "2 Another Castle; 2 Fairy Fountain; 2 Hiring Spree; 2 It's On!; 1 Lightning Bolt!; 1 Party Up; "
        "1 Pause; 1 Pity; 2 Secret Stash; 1 Shortcut!; 2 Surprise Gift; 1 Undead Minion; 2 Wild Monster",
    },
    printed=(74, 35),
    announced=(75, 35),
)

KIDS = ReadyDeck(
    heroes="BMR",
    bosses="Cerebellus; Cleopatra; Draculord; Eclipse; Kazanna; Killa; King Croak; Nicolius; Porkus; Smoake; "
    "Torix Uz'kali; Xyzax",
    rooms={
        "BMR": "2 Dracolich Lair; 2 Specter's Sanctum; 2 Beast Menagerie; 3 Neanderthal Cave; 2 Brainsucker Hive; "
        "2 Dark Laboratory; 2 Liger's Den; 2 Witch's Kitchen; 2 Bottomless Pit; 2 Dizzygas Hallway; "
        "2 Recycling Center; 2 Construction Zone; 2 Dragon Hatchery; 2 Mimic Vault; 2 Monstrous Monument",
        "TNL": "2 Arcane Crypt; 1 Dragon Graveyard; 2 Haunted Hall; 2 Imp Temple; 1 Inner Sanctum; "
        "2 Madman's Manor; 1 Wraith's Throne; 2 Fangroot Garden; 1 Goblin Mess Hall; 2 Goblin Nursery; "
        "1 Megaworm Burrow; 2 Shrooman Cave; 2 Spawn Point; 2 Hall of Mirrors; 2 Observatory; 2 Sorcerobe School; "
        "1 Spellslime Pit; 1 Chump Chomper; 2 Collapsing Bridge; 1 Deadly Treadmill; 2 Spiked Pit; "
        "1 The Smashinator; 2 Wreck Room; 2 Cursed Tomb; 1 Hatchling's Hoard; 2 Save Point; 2 Warp Tube",
    },
    spells={
        "BMR": "2 Annihilator; 2 Fear; 2 Giant Size; 2 Motivation; 1 Princess in Peril; 2 Teleportation",
        "TNL": "1 All Your Base; 2 Another Castle; 2 Fairy Fountain; 2 Hiring Spree; 2 Party Up; 1 Secret Stash; "
        "2 Wild Monster",
    },
    printed=(75, 23),
    announced=(75, 35),
)

READY_DECKS = {"official": OFFICIAL, "kids": KIDS}


def listed(lists: dict[str, str], kind: str) -> list[int]:
    """The faces of a deck list, each card checked against its set and its printed copies (BM-26.11)."""
    faces: list[int] = []
    for code, names in lists.items():
        for entry in names.split("; "):
            number, name = entry.split(" ", 1)
            card = card_named(name, (code,), kind)
            if int(number) > card.copies:
                raise BossMonsterError("error-copies", card=name, copies=card.copies, set=code, listed=int(number))
            faces += [card.face] * int(number)
    return faces


@lru_cache(REMEMBERED)
def own_deck(deck: str) -> OwnDeck | None:
    """The deck of one's own that a code stands for; None if it is none, but the name of a ready deck or nothing."""
    return decode(deck) if deck and deck not in READY_DECKS else None


@lru_cache(REMEMBERED)
def boss_faces(sets: tuple[str, ...], deck: str, explorers: bool = False) -> list[int]:
    """The boss deck."""
    own = own_deck(deck)
    if own is not None and own.cards(BOSS):
        return _visible(own.faces(BOSS), explorers)
    if deck in READY_DECKS and READY_DECKS[deck].bosses:
        named = [card_named(name, sets, BOSS).face for name in READY_DECKS[deck].bosses.split("; ")]
        return named + [card.face for card in _extension(BOSS, explorers)]
    return _visible([card.face for card in cards_of(list(sets), BOSS)], explorers)


def _visible(faces: list[int], explorers: bool) -> list[int]:
    """These cards without those that show explorers, unless some come (BM-25.9)."""
    return [face for face in faces if explorers or not CARDS[face].treasure[EXPLORER]]


@lru_cache(REMEMBERED)
def item_faces(sets: tuple[str, ...], deck: str = "") -> list[int]:
    """The item deck. Explorer items without explorers are replaced when they are revealed (BM-16.13)."""
    own = own_deck(deck)
    if own is not None:
        return own.faces(ITEM)
    return [card.face for card in cards_of(list(sets), ITEM)]


@lru_cache(REMEMBERED)
def room_and_spell_faces(sets: tuple[str, ...], deck: str, explorers: bool = False) -> tuple[list[int], list[int]]:
    """The room deck and the spell deck: all cards of the sets, or those of a ready deck, counted (BM-26.11), or of
    one's own. Rooms that show explorers are left out where none come (BM-25.9)."""
    own = own_deck(deck)
    if own is not None:
        return _visible(own.faces(*ROOM_CARDS), explorers), own.faces(SPELL)
    if deck:
        ready = READY_DECKS[deck]
        listed_rooms, listed_spells = listed(ready.rooms, ROOM), listed(ready.spells, SPELL)
        if (len(listed_rooms), len(listed_spells)) != ready.printed:
            raise BossMonsterError(
                "error-deck-size",
                deck=deck,
                rooms=ready.printed[0],
                spells=ready.printed[1],
                listed_rooms=len(listed_rooms),
                listed_spells=len(listed_spells),
            )
        for kind, cards in ((ROOM, listed_rooms), (SPELL, listed_spells)):
            cards += [card.face for card in _extension(kind, explorers) for _ in range(card.copies)]
        return listed_rooms, listed_spells
    rooms = [card.face for kind in ROOM_CARDS for card in cards_of(list(sets), kind) for _ in range(card.copies)]
    spells = [card.face for card in cards_of(list(sets), SPELL) for _ in range(card.copies)]
    return _visible(rooms, explorers), spells


def _extension(kind: str, explorers: bool) -> list[Card]:
    """What CRL adds to a ready deck for five and six players, when explorers come to town (BM-25.14)."""
    return cards_of(["CRL"], kind) if explorers else []


def filled(state: State, deck: str, rooms: list[int], spells: list[int]) -> tuple[list[int], list[int]]:
    """A ready deck filled up to the announced numbers with random cards that are left: the room that the
    official mix lacks is a thief room (BM-26.5), the kids mix lacks spells (BM-26.9)."""
    if deck not in READY_DECKS:
        return rooms, spells
    wanted_rooms, wanted_spells = READY_DECKS[deck].announced
    thieves = [card.face for card in cards_of(["BMR", "TNL"], ROOM) if card.treasure[THIEF] == sum(card.treasure)]
    every_spell = [card.face for card in cards_of(["BMR", "TNL"], SPELL)]
    return (
        _filled(state, rooms, thieves, wanted_rooms),
        _filled(state, spells, every_spell, wanted_spells),
    )


def _filled(state: State, faces: list[int], pool: list[int], wanted: int) -> list[int]:
    taken = Counter(faces)
    spare = [face for face in pool for _ in range(CARDS[face].copies - taken[face])]
    chance.shuffle(state, spare)
    there = sum(CARDS[face].set in BASE_SETS for face in faces)
    return faces + spare[: max(wanted - there, 0)]


# --- heroes ---------------------------------------------------------------------------------------------


def has_coins(sets: tuple[str, ...]) -> bool:
    """Whether coins and minibosses are in the game (BM-14.1)."""
    return "RMB" in sets or "VOV" in sets


def modules(setup: Setup, faces: Sequence[int]) -> list[str]:
    """The rules that these sets and cards bring with them (BM-25.16)."""
    key = (setup.sets, setup.deck, setup.heroes, setup.hero_deck, setup.star_heroes, setup.players, setup.trade)
    known = _modules.get(key)
    if known is None:
        if len(_modules) >= REMEMBERED:
            _modules.clear()
        known = _modules[key] = modules_for(setup, faces)
    return list(known)


def modules_for(setup: Setup, faces: Sequence[int]) -> list[str]:
    """The rules that these sets bring with them if these cards are on the table. The result is not cached, because the
    position of a scenario may hold other cards than a game with the same setup."""
    splitting = setup.players > 4 and "CRL" in setup.sets
    return needed(setup.sets, faces, splitting, with_explorers(setup), setup.trade)


def needed(sets: tuple[str, ...], faces: Sequence[int], splitting: bool, explorers: bool, trade: bool) -> list[str]:
    """The rules that are needed with such cards."""
    cards = [CARDS[face] for face in set(faces)]
    found = {
        COINS: has_coins(sets),
        ITEMS: "THK" in sets or "IOD" in sets,
        PORTABLE: any(card.portable or card.all_portable is not None for card in cards),
        SPLITTING: splitting,
        EXPLORERS: explorers,
        HAND_ABILITIES: any(card.from_hand is not None for card in cards),
        OFFERS: any(card.offered is not None for card in cards),
        TRADE: trade,
    }
    return [name for name, wanted in found.items() if wanted]


_modules: dict[tuple[object, ...], list[str]] = {}
"""What `modules` has found out."""


def with_explorers(setup: Setup) -> bool:
    """Whether explorers come to town (BM-25.9)."""
    return any(explores(tuple(heroes)) for heroes in hero_faces(setup))


@lru_cache(REMEMBERED)
def explores(heroes: tuple[int, ...]) -> bool:
    return any(EXPLORER in HEROES[face].classes for face in heroes)


def hero_faces(setup: Setup) -> tuple[list[int], list[int]]:
    """The ordinary and the epic hero deck (chapter 3, BM-24.4)."""
    own = own_deck(setup.deck)
    listed = tuple(card.key for card in own.cards(HERO)) if own is not None else ()
    return _hero_faces(
        setup.heroes,
        setup.players,
        "hard" in setup.variants,
        setup.hero_deck or listed,
        setup.sets,
        setup.star_heroes,
        setup.more_ordinary,
    )


@lru_cache(REMEMBERED)
def _hero_faces(
    heroes: str,
    players: int,
    hard: bool,
    custom: tuple[str, ...],
    sets: tuple[str, ...],
    stars: tuple[str, ...],
    more_ordinary: bool,
) -> tuple[list[int], list[int]]:
    if custom:
        pool = [HEROES[card_named(name, sets, HERO).face] for name in custom]
    else:
        pool = [HEROES[card.face] for card in cards_of([heroes], HERO)]
    used = [hero for hero in pool if hero.players <= players or hero.star]
    if not custom:
        if (sum(not hero.epic for hero in used), sum(hero.epic for hero in used)) != HERO_DECK_SIZES[
            heroes, min(players, 4)
        ]:
            raise BossMonsterError("error-hero-deck-size", set=heroes, players=players)
    used = _with_stars(used, stars)
    if players > 4:
        # A custom deck may already have some of them.
        more = crashed() if "CRL" in sets else _borrowed(heroes, players, sets, more_ordinary, used)
        used += [hero for hero in more if hero not in used]
    ordinary = [hero.face for hero in used if not hero.epic]
    epic = [hero.face for hero in used if hero.epic]
    if hard:
        ordinary = [face for face in ordinary if HEROES[face].health != WEAK_HEALTH]
    return ordinary, epic


def crashed() -> list[Hero]:
    """The heroes of CRL for five and six players (BM-3.6)."""
    return [HEROES[card.face] for card in cards_of(["CRL"], HERO)]


def _with_stars(pool: list[Hero], stars: tuple[str, ...]) -> list[Hero]:
    """Star heroes of expansions take the places of heroes of the same grade, with identical treasure and similar health
    (BM-3.14, BM-3.15). An epic one without such a hero comes in addition (BM-3.11, BM-3.16): the Princess, who wants no
    treasure. A star hero can be chosen without the other cards of its set."""
    pool = list(pool)
    for name in dict.fromkeys(stars):
        star = HEROES[card_named(name, EXPANSIONS, HERO).face]
        if star in pool:
            continue
        places = [
            place
            for place, hero in enumerate(pool)
            if hero.set in BASE_SETS
            and (hero.epic, hero.treasure) == (star.epic, star.treasure)
            and abs(hero.health - star.health) <= SIMILAR_HEALTH
        ]
        if not star.star or not (places or star.epic):
            raise BossMonsterError("error-star-hero", hero=star.name)
        if not places:
            pool.append(star)
        else:
            # The hero with the most similar health gives way.
            pool[min(places, key=lambda place: abs(pool[place].health - star.health))] = star
    return pool


def _borrowed(heroes: str, players: int, sets: tuple[str, ...], more_ordinary: bool, used: list[Hero]) -> list[Hero]:
    """Heroes of a second base set for five and six players: of each class so many ordinary ones with 4 health and epic
    ones with 11 (BM-3.9, BM-3.10)."""
    lender = next(code for code in sets if code in BASE_SETS and code != heroes)
    numbers = BORROWED[players]
    if players == 6 and more_ordinary:
        numbers = (numbers[1], numbers[0])
    found: list[Hero] = []
    for epic, (health, number) in enumerate(zip(BORROWED_HEALTH, numbers, strict=True)):
        for kind in range(EXPLORER):
            fitting = [
                HEROES[card.face]
                for card in cards_of([lender], HERO)
                if HEROES[card.face].classes == (kind,)
                and HEROES[card.face].epic == bool(epic)
                and HEROES[card.face].health == health
                and card not in used
            ]
            found += fitting[: number // EXPLORER]
    return found


def check_hero_deck(custom: tuple[str, ...], players: int, sets: tuple[str, ...]) -> None:
    """A custom hero deck must have the numbers of BM-3.11, and for this many players those of BM-3.12. Raises a
    UserError otherwise."""
    if not custom:
        return
    pool = [HEROES[card_named(name, sets, HERO).face] for name in custom]
    twice = [hero.name for hero, number in Counter(pool).items() if number > 1]
    if twice:
        raise BossMonsterError("error-hero-twice", hero=twice[0])
    if sum(map(is_fool, pool)) > 1:
        raise BossMonsterError("error-one-fool")
    for number in (max(CUSTOM_SIZES), min(players, max(CUSTOM_SIZES))):
        used = [hero for hero in pool if hero.classes and (hero.players <= number or hero.star)]
        ordinary = sum(not hero.epic for hero in used)
        epic = sum(hero.epic and not hero.star for hero in used)
        stars = sum(hero.epic and hero.star for hero in used)
        wanted = CUSTOM_SIZES[number]
        # Any epic star hero may come in addition, or as one of the number.
        if ordinary != wanted[0] or not epic <= wanted[1] <= epic + stars:
            raise BossMonsterError(
                "error-hero-deck",
                players=number,
                ordinary=wanted[0],
                epic=wanted[1],
                listed_ordinary=ordinary,
                listed_epic=epic + stars,
            )


def is_fool(hero: Hero) -> bool:
    """Whether the hero is the Fool, who may be left out of a custom deck (BM-3.7)."""
    return not hero.epic and not hero.classes
