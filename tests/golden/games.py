"""The golden games: every game, variant and number of players that is recorded.

To record one more, add a line and run `make golden`. The seed of a game comes from its name, so a new line leaves the
other games as they are.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from underkeep.core import registry

BOSS_MONSTER, SUPER_BOSS_MONSTER = "boss-monster", "super-boss-monster"
KEEP_THE_HEROES_OUT, DUNGEON_FIGHTER = "keep-the-heroes-out", "dungeon-fighter"

RANDOM, GREEDY, MIXED = "random", "greedy", "mixed"
BOTS: dict[str, tuple[str, ...]] = {MIXED: (GREEDY, RANDOM)}
"""The bots of each mixed company, seat by seat; any other company is the name of the bot on all seats."""

RESIGNING_ANSWER = 40
"""The number of answers after which a player resigns in the golden games with a resignation."""
RESIGNING_SEAT = 1


class GoldenGame(NamedTuple):
    """A game to be recorded."""

    game: str
    setup: dict[str, Any]
    company: str
    """A key of BOTS, or the name of the bots on all seats."""
    resigns: bool = False
    """Whether a player resigns in the game."""
    label: str = ""
    """The name, where the one made from the setup would be too long."""

    @property
    def name(self) -> str:
        """The name among the golden games of its game, made from setup and bots: `2p-bmr-hard-greedy`."""
        parts = [self.label or _slug(self.setup), self.company, *(["resigns"] if self.resigns else [])]
        return "-".join(parts)

    @property
    def id(self) -> str:
        """The name among the golden games of all games."""
        return f"{self.game}/{self.name}"

    @property
    def seed(self) -> int:
        """The seed of the game."""
        return zlib.crc32(self.id.encode()) % 100_000

    @property
    def bots(self) -> list[str]:
        """The bots, one for each seat."""
        kinds = BOTS.get(self.company, (self.company,))
        return [kinds[seat % len(kinds)] for seat in range(self.setup["players"])]


def _slug(setup: dict[str, Any]) -> str:
    parts: list[str] = []
    for field, value in setup.items():
        if field == "players":
            parts.append(f"{value}p")
        elif isinstance(value, bool):
            parts.append(field.replace("_", "-"))
        elif isinstance(value, str):
            parts.append(value.lower())
        else:
            parts += [text.lower() for text in value if text]
    return "-".join(parts)


# --- Boss Monster ---------------------------------------------------------------------------------------------

BASE_SETS = ("BMR", "TNL", "RMB")
EXPANSIONS = ("CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST", "KNG")
ALL_SETS = [*BASE_SETS, *EXPANSIONS]
VARIANTS = ("classic", "hard", "i-choose-you", "machinations", "endless-lives")
STAR_HEROES = ["kng-runaway-trouper", "kng-sympathy-student", "kng-master-namer", "kng-the-storied-arcanist"]
OWN_DECK = "BM1-K1SHM-AAGGJ-4TR4C-WX8RD-RD241-KCJJJ-R71MH-0BG89-XVS1E-C8V"
"""About three in five rooms, spells and items of BMR, TNL and THK, with all their bosses and heroes."""


def boss_monster() -> Iterator[GoldenGame]:
    """Yield the golden games of Boss Monster."""

    def play(company: str, *, resigns: bool = False, label: str = "", **setup: Any) -> GoldenGame:
        return GoldenGame(BOSS_MONSTER, setup, company, resigns, label)

    for base in BASE_SETS:
        for players in (2, 3, 4):
            yield play(RANDOM, players=players, sets=[base])
            yield play(GREEDY, players=players, sets=[base])
            if players > 2:
                yield play(MIXED, players=players, sets=[base], resigns=True)
        for number, variant in enumerate(VARIANTS):
            yield play(GREEDY, players=2 + number % 3, sets=[base], variants=[variant])
            yield play(MIXED, players=2 + (number + 1) % 3, sets=[base], variants=[variant])
    for number, expansion in enumerate(EXPANSIONS):
        base = BASE_SETS[number % 3]
        yield play(MIXED, players=3, sets=[base, expansion])
        yield play(GREEDY, players=2, sets=[BASE_SETS[(number + 1) % 3], expansion])
    for players in (2, 3, 4, 5, 6):
        for company in (RANDOM, GREEDY):
            yield play(company, players=players, sets=ALL_SETS, label=f"{players}p-all-sets")
    yield play(MIXED, players=4, sets=ALL_SETS, variants=list(VARIANTS), label="4p-all-sets-all-variants")
    for players in (5, 6):
        for number, base in enumerate(BASE_SETS):
            yield play((MIXED, GREEDY, RANDOM)[number], players=players, sets=[base, "CRL"])
        yield play(MIXED, players=players, sets=["BMR", "CRL"], resigns=True)
        yield play(MIXED, players=players, sets=["BMR", "TNL"])
        yield play(GREEDY, players=players, sets=["RMB", "TNL"], more_ordinary=True)
        yield play(MIXED, players=players, deck="official", sets=["BMR", "TNL", "CRL"])
    for deck in ("official", "kids"):
        yield play(RANDOM, players=2, deck=deck)
        yield play(GREEDY, players=3, deck=deck)
        yield play(MIXED, players=4, deck=deck, fill=True)
    yield play(MIXED, players=4, deck="official", variants=["machinations"], resigns=True)
    yield play(GREEDY, players=2, deck=OWN_DECK, label="2p-own-deck")
    yield play(MIXED, players=3, deck=OWN_DECK, heroes="RMB", label="3p-own-deck-heroes-of-rmb")
    yield play(GREEDY, players=3, sets=["BMR", "TNL"], heroes="TNL")
    yield play(MIXED, players=3, sets=["TNL", "BMR"], variants=["i-choose-you", "hard"], resigns=True)
    yield play(MIXED, players=4, sets=["BMR", "TNL"], variants=["endless-lives"], resigns=True)
    for players in (2, 3):
        yield play(MIXED, players=players, sets=["RMB", "VOV", "THK", "POP"], trade=True)
        yield play(GREEDY, players=players, sets=["RMB", "IOD"], trade=True)
    for company in (MIXED, GREEDY):
        yield play(company, players=4, sets=["BMR", "KNG"], star_heroes=STAR_HEROES, label="4p-bmr-kng-star-heroes")
    hero_deck = [*_keys_of_heroes("BMR"), "dbm-the-princess"]
    yield play(MIXED, players=3, sets=["BMR", "DBM"], hero_deck=hero_deck, label="3p-bmr-dbm-custom-hero-deck")


def _keys_of_heroes(code: str) -> list[str]:
    """Return the keys of the heroes of a set."""
    game = registry.get(BOSS_MONSTER)
    heroes = [game.cards.entry(face) for face in game.cards.faces() if game.cards.kind(face) == "hero"]
    return [key for key, printed_in, _ in heroes if printed_in == code]


# --- Super Boss Monster ---------------------------------------------------------------------------------------

MIXABLE_SETS = ("BMR", "TNL", "RMB", "CRL", "THK", "IOD", "VOV", "DBM", "POP", "LST")


def super_boss_monster() -> Iterator[GoldenGame]:
    """Yield the golden games of Super Boss Monster."""

    def play(company: str, *, resigns: bool = False, label: str = "", **setup: Any) -> GoldenGame:
        return GoldenGame(SUPER_BOSS_MONSTER, setup, company, resigns, label)

    for again in ("", "-again", "-once-more"):
        yield play(GREEDY, players=1, label=f"1p{again}")
        yield play(RANDOM, players=1, label=f"1p{again}")
        yield play(GREEDY, players=1, variants=["challenge"], label=f"1p-challenge{again}")
    yield play(RANDOM, players=1, variants=["challenge"])
    yield play(GREEDY, players=1, resigns=True)
    for number, code in enumerate(MIXABLE_SETS):
        yield play((GREEDY, RANDOM)[number % 2], players=1, sets=[code])
    yield play(GREEDY, players=1, sets=list(MIXABLE_SETS), label="1p-all-sets")
    for players in (2, 3, 4):
        yield play(RANDOM, players=players)
        yield play(GREEDY, players=players)
        yield play(MIXED, players=players)
        if players > 2:
            yield play(MIXED, players=players, resigns=True)
    for players in (5, 6):
        yield play(RANDOM, players=players, sets=["CRL"])
        yield play(MIXED, players=players, sets=["CRL"])
        yield play(MIXED, players=players, sets=["CRL"], resigns=True)
    for number, code in enumerate(MIXABLE_SETS):
        yield play((MIXED, GREEDY)[number % 2], players=2 + number % 3, sets=[code])
    for base in BASE_SETS:
        yield play(MIXED, players=3, sets=[base], heroes=base)
    yield play(MIXED, players=3, sets=["BMR", "TNL", "RMB"], mixed_heroes=True)
    yield play(GREEDY, players=2, sets=["RMB", "THK", "IOD"], mixed_heroes=True)
    for players in (2, 4, 6):
        yield play(MIXED, players=players, sets=list(MIXABLE_SETS), label=f"{players}p-all-sets")


# --- Keep the Heroes Out! -------------------------------------------------------------------------------------

PAGES = (
    "frogs", "rent", "cave-in", "night-school", "concert", "apprentice", "construction", "high-water", "champion",
    "jailbreak", "business", "siege",
)  # fmt: skip
LATER_PAGES = (
    "housewarming", "plumbing", "trap-fair", "back-door", "delivery", "auction", "fan-club", "coronation",
)  # fmt: skip
"""The pages that two games each are enough for, because all rules are in the games of the others."""
LEVELS = ("family", "challenge", "hardcore")
CLANS = ("dragon", "witches", "spirits", "imps", "lizardfolk", "skeletons", "gnolls", "blob", "rats")
CHRONICLES = {"tenants": "rent", "trouble": "apprentice", "guild-war": "jailbreak", "neighbours": "plumbing"}
"""The second page of each series."""


def keep_the_heroes_out() -> Iterator[GoldenGame]:
    """Yield the golden games of Keep the Heroes Out!: every page with every number of players."""

    def play(company: str, label: str, **setup: Any) -> GoldenGame:
        return GoldenGame(KEEP_THE_HEROES_OUT, setup, company, label=label)

    for place, page in enumerate(PAGES):
        for players in range(1, 7):
            number = place * 6 + players
            level = LEVELS[(place + players) % 3]
            clans = [CLANS[(number + 2 * seat) % 9] for seat in range(players)]
            setup: dict[str, Any] = {"players": players, "scenario": page, "level": level, "clans": clans}
            if players > 1 and number % 4 == 3:
                setup["voting"] = True
            company = (GREEDY, MIXED, GREEDY, RANDOM)[(place + players) % 4]
            yield play(company, f"{players}p-{page}-{level}", **setup)
    for place, page in enumerate(LATER_PAGES):
        for players in (1 + place % 3, 4 + place % 3):
            level = LEVELS[(place + players) % 3]
            clans = [CLANS[(place + 4 * seat) % 9] for seat in range(players)]
            setup = {"players": players, "scenario": page, "level": level, "clans": clans}
            yield play((GREEDY, MIXED)[players % 2], f"{players}p-{page}-{level}", **setup)
    for number, page in enumerate(PAGES[:3]):
        # The clans are chosen at the table.
        yield play(GREEDY, f"{2 + number}p-{page}-free-clans", players=2 + number, scenario=page)
    for number, (chronicle, page) in enumerate(CHRONICLES.items()):
        yield play(
            GREEDY,
            f"2p-{chronicle}-second-page",
            players=2,
            scenario=page,
            chronicle=chronicle,
            clans=[CLANS[number], CLANS[number + 4]],
        )


# --- Dungeon Fighter ------------------------------------------------------------------------------------------

DIFFICULTIES = ("normal", "hard", "infernal")
HANDS = ("skilled", "legend", "average", "clumsy")
HEROES = ("maryla", "daniel", "jack", "rysiek", "halina", "bogdan")
FIRST_BOX = 4


def dungeon_fighter() -> Iterator[GoldenGame]:
    """Yield the golden games of Dungeon Fighter: made-up throws, recorded throws of the engine, and companion."""

    def play(company: str, **setup: Any) -> GoldenGame:
        return GoldenGame(DUNGEON_FIGHTER, setup, company)

    for number, difficulty in enumerate(DIFFICULTIES):
        for players in range(1, 7):
            company = (GREEDY, *HANDS, RANDOM)[(players + number) % 6]
            setup: dict[str, Any] = {"players": players, "throws": "made-up", "difficulty": difficulty}
            if (players + number) % 2:
                setup["ballads"] = True
            if players < 5 and (players + number) % 3 == 0:
                setup["combined"] = True
            yield play(company, **setup)
            if difficulty == "normal":
                yield play(GREEDY, **setup, boss="chosen")
    for first in range(FIRST_BOX):
        heroes = [HEROES[(first + seat) % FIRST_BOX] for seat in range(2)]
        yield play("skilled", players=2, throws="made-up", heroes=heroes)
    yield play("legend", players=6, throws="made-up", heroes=list(HEROES), ballads=True)
    yield play("legend", players=2, throws="made-up", heroes=["halina", "bogdan"], combined=True)
    for players in range(1, 7):
        yield play(GREEDY, players=players, throws="companion", difficulty=DIFFICULTIES[players % 3])
        yield play(RANDOM, players=players, throws="companion", ballads=True)
    for players in range(1, 7):
        # The outcomes of the physics engine are recorded: see `throws.py`.
        hand = HANDS[players % 4]
        yield play(hand, players=players, throws="simulated", difficulty=DIFFICULTIES[players % 3])
    yield play("legend", players=2, throws="simulated", target="patches", ballads=True)
    yield play("skilled", players=3, throws="simulated", dice="tetrahedra", boss="chosen")
    yield play("legend", players=4, throws="simulated", target="patches", dice="tetrahedra", combined=True)
    yield play(RANDOM, players=2, throws="simulated")


GAMES: dict[str, list[GoldenGame]] = {
    BOSS_MONSTER: list(boss_monster()),
    SUPER_BOSS_MONSTER: list(super_boss_monster()),
    KEEP_THE_HEROES_OUT: list(keep_the_heroes_out()),
    DUNGEON_FIGHTER: list(dungeon_fighter()),
}
"""All golden games by the name of their game."""

SAVED: dict[str, tuple[str, ...]] = {
    BOSS_MONSTER: ("2p-bmr-greedy", "3p-rmb-vov-thk-pop-trade-mixed", "6p-all-sets-greedy"),
    SUPER_BOSS_MONSTER: ("1p-challenge-greedy", "4p-mixed-resigns"),
    KEEP_THE_HEROES_OUT: ("1p-frogs-challenge-mixed", "4p-siege-family-random"),
    DUNGEON_FIGHTER: ("2p-companion-ballads-random", "4p-simulated-hard-skilled"),
}
"""The golden games that are also saved to a file when half of their answers are given."""
