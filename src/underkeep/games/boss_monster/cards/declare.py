"""The vocabulary in which cards are declared.

A card set is a `CardSet`; its methods `boss`, `room`, `spell` and `hero` put one card into it, under its
printed name, with its numbers. Used as a decorator they also give the card its behaviour, and the
docstring of the behaviour is the card's wording:

    @bmr.room("Golem Factory", MONSTER, damage=2, treasure="F", copies=3)
    @hero_dies_here(once=True)
    def golem_factory(game, me, room):
        \"\"\"Once per round, when a hero dies here: draw a room card.\"\"\"
        game.draw_rooms(me, 1)

A behaviour belongs to a *moment* of the rules; the moments are the functions of this module.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from underkeep.games.boss_monster.state import ADVENTURE, BUILD

BOSS, ROOM, SPELL, HERO = "boss", "room", "spell", "hero"
MONSTER, TRAP = True, False
HAMMER: tuple[int, ...] = (BUILD,)
AXE: tuple[int, ...] = (ADVENTURE,)
BOTH: tuple[int, ...] = (BUILD, ADVENTURE)

LETTERS = "CFMTE"


class Target:
    """What an effect is aimed at. `find(game, me, source, *already_chosen)` lists what is legal now."""

    __slots__ = ("find", "inside", "kind", "prompt")

    def __init__(self, kind: str, find: Callable[..., list[int]], prompt: str = "", *, inside: bool = False) -> None:
        self.inside = inside
        """There is none unless a hero is inside a dungeon."""
        self.kind = kind
        """`card`, `seat` or `treasure`: what the numbers are."""
        self.find = find
        self.prompt = prompt or f"choose-{kind}"


class Cost:
    """What has to be paid when an effect is declared (BM-5.14)."""

    __slots__ = ("can", "gives", "might", "pay")

    def __init__(
        self,
        might: Callable[[Any, int, int], bool] | None,
        can: Callable[[Any, int, int], bool] | None,
        pay: Callable[[Any, int, int], Any],
        gives: bool = False,
    ) -> None:
        self.might = might
        """Whether, as far as everybody can see, it could be paid (None: always)."""
        self.can = can
        """Whether it can be paid (None: always)."""
        self.pay = pay
        """Pays it; asks what there is to ask, and returns the card paid with."""
        self.gives = gives
        """Whether the effect wants to know the card paid with."""


class Ability:
    """One text of a card: when it works, what it costs, what it is aimed at, what it does."""

    __slots__ = ("cost", "effect", "hero_here", "inside", "instant", "once", "only_if", "optional", "phases", "targets")

    def __init__(
        self,
        effect: Callable[..., Any],
        *,
        targets: tuple[Target, ...] = (),
        cost: Cost | None = None,
        only_if: Callable[..., bool] | None = None,
        once: bool = False,
        optional: bool = False,
        phases: tuple[int, ...] = BOTH,
        hero_here: bool = False,
        instant: bool = False,
    ) -> None:
        self.effect = effect
        self.targets = targets
        self.cost = cost
        self.only_if = only_if
        self.once = once
        self.optional = optional
        self.phases = phases
        self.hero_here = hero_here
        """The effect deals with the hero in the destroyed room itself (BM-10.7)."""
        self.inside = bool(targets) and targets[0].inside
        """Cannot be used unless a hero is inside a dungeon."""
        self.instant = instant
        """Takes effect at once even for a non-active player."""


class Behaviour:
    """A function of a card together with the moments at which it works."""

    __slots__ = ("moments", "text")

    def __init__(self, text: str, moments: dict[str, Ability]) -> None:
        self.text = text
        self.moments = moments


Effect = Callable[..., Any]
Declared = Callable[[Effect], Behaviour]


def _moment(*names: str, **about: Any) -> Declared:
    def declare(effect: Effect) -> Behaviour:
        ability = Ability(effect, **about)
        return Behaviour(wording(effect), dict.fromkeys(names, ability))

    return declare


def wording(effect: Effect) -> str:
    """The docstring of a behaviour as one line of card text."""
    return " ".join((effect.__doc__ or "").split())


# --- moments of rooms (and, where it fits, of bosses once they have levelled up) ----------------------


def activated(
    *,
    cost: Cost | None = None,
    target: Target | tuple[Target, ...] = (),
    once: bool = False,
    during: tuple[int, ...] = BOTH,
    hero_here: bool = False,
    instant: bool = False,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """May be used in windows (BM-1.38). effect(game, me, source, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)
    return _moment(
        "activated",
        cost=cost,
        targets=targets,
        once=once,
        phases=during,
        hero_here=hero_here,
        instant=instant,
        only_if=only_if,
    )


def when_built(*, optional: bool = False) -> Declared:
    """When the room is built (BM-6.28). effect(game, me, room)"""
    return _moment("built", optional=optional)


def when_built_or_uncovered(*, optional: bool = False) -> Declared:
    """When the room is built or uncovered (BM-1.41). effect(game, me, room)"""
    return _moment("built", "uncovered", optional=optional)


def hero_dies_here(
    *, once: bool = False, optional: bool = False, only_if: Callable[..., bool] | None = None
) -> Declared:
    """When a hero has died in this room (BM-1.42). effect(game, me, room)"""
    return _moment("died_here", once=once, optional=optional, only_if=only_if)


def hero_leaves(*, once: bool = False) -> Declared:
    """When a hero leaves this room alive (BM-9.16). effect(game, me, room)"""
    return _moment("left_alive", once=once)


def hero_dies_here_or_leaves() -> Declared:
    """When a hero has died here or left alive. effect(game, me, room)"""
    return _moment("died_here", "left_alive")


def hero_enters() -> Declared:
    """Continuous effect on a hero that enters (BM-9.8, step 2). effect(game, me, room, hero)"""
    return _moment("entered")


def adds_damage_to_others() -> Declared:
    """Continuous: extra damage of another room. effect(game, me, room, other) -> number"""
    return _moment("helps")


def own_damage() -> Declared:
    """Continuous: extra damage of this room. effect(game, me, room) -> number"""
    return _moment("own_damage")


def no_advanced_on_top() -> Declared:
    """Continuous: advanced rooms may not be built on this room."""
    return _moment("no_advanced")


def instead_of_round_draw() -> Declared:
    """The card drawn at the beginning of the round may be a spell."""
    return _moment("draws_spell")


def when_room_destroyed(*, optional: bool = False) -> Declared:
    """When another room of the same dungeon is destroyed. effect(game, me, room)"""
    return _moment("other_destroyed", optional=optional)


def when_this_destroyed() -> Declared:
    """When this room is destroyed by another card. effect(game, me, room)"""
    return _moment("destroyed")


def when_you_build(monster_only: bool = True, *, once: bool = False, optional: bool = False) -> Declared:
    """When its owner builds another (monster) room. effect(game, me, source)"""
    assert monster_only, "no card watches trap rooms yet"
    return _moment("you_build", once=once, optional=optional)


def when_you_cast(*, once: bool = False) -> Declared:
    """When its owner has played a spell that was not negated. effect(game, me, source)"""
    return _moment("you_cast", once=once)


def when_opponent_casts(*, once: bool = False) -> Declared:
    """When an opponent has played a spell that was not negated. effect(game, me, source)"""
    return _moment("opponent_casts", once=once)


def when_you_take_from_discard(*, once: bool = False) -> Declared:
    """When its owner has taken a card out of the discard pile. effect(game, me, source)"""
    return _moment("you_take", once=once)


def keeps_discards(*, once: bool = False) -> Declared:
    """A card that the owner makes an opponent discard goes to the owner's hand instead."""
    return _moment("keeps_discards", once=once)


def negates_spells(*, once: bool = False) -> Declared:
    """May discard a spell to negate an opponent's spell."""
    return _moment("negates", once=once)


def negates_from_hand() -> Declared:
    """A room card that may be discarded from hand to negate an opponent's spell."""
    return _moment("negates_from_hand")


def end_of_round(*, optional: bool = False, only_if: Callable[..., bool] | None = None) -> Declared:
    """At the end of every round. effect(game, me, source)"""
    return _moment("round_ends", optional=optional, only_if=only_if)


# --- moments of bosses --------------------------------------------------------------------------------


def level_up(*, optional: bool = False) -> Declared:
    """At the level up, once (BM-7.1). effect(game, me, boss)"""
    return _moment("level_up", optional=optional)


def when_hero_dies(*, once: bool = False) -> Declared:
    """When a hero dies in the owner's dungeon. effect(game, me, boss)"""
    return _moment("hero_dies", once=once)


def when_monster_room_is_lost() -> Declared:
    """When anybody's monster room card is discarded or destroyed. effect(game, me, boss, card)"""
    return _moment("monster_lost")


def when_you_uncover() -> Declared:
    """When the owner destroys an own room and another comes to light. effect(game, me, boss, room)"""
    return _moment("you_uncover")


# --- moments of heroes --------------------------------------------------------------------------------


def chooses_dungeon() -> Declared:
    """A hero without treasure: effect(game) -> a number for each of game.seats(), the single highest lures it."""
    return _moment("chooses")


def more_health() -> Declared:
    """Extra health at a dungeon. effect(game, owner, hero) -> number"""
    return _moment("more_health")


def when_anybody_casts() -> Declared:
    """When any spell was played, while the hero is inside. effect(game, hero)"""
    return _moment("anybody_casts")


def passes_over_last_room() -> Declared:
    """The hero does not enter the last room."""
    return _moment("passes_over_last")


def when_it_survives() -> Declared:
    """When the hero has survived the dungeon. effect(game, owner, hero)"""
    return _moment("survived")


# --- cards ----------------------------------------------------------------------------------------------


class Moments:
    """The moments of the rules at which a card may have something to say; None where it has not."""

    __slots__ = ()

    activated: Ability | None
    built: Ability | None
    uncovered: Ability | None
    died_here: Ability | None
    left_alive: Ability | None
    entered: Ability | None
    helps: Ability | None
    own_damage: Ability | None
    no_advanced: Ability | None
    draws_spell: Ability | None
    other_destroyed: Ability | None
    destroyed: Ability | None
    you_build: Ability | None
    you_cast: Ability | None
    opponent_casts: Ability | None
    you_take: Ability | None
    keeps_discards: Ability | None
    negates: Ability | None
    negates_from_hand: Ability | None
    round_ends: Ability | None
    level_up: Ability | None
    hero_dies: Ability | None
    monster_lost: Ability | None
    you_uncover: Ability | None
    chooses: Ability | None
    more_health: Ability | None
    anybody_casts: Ability | None
    passes_over_last: Ability | None
    survived: Ability | None


MOMENTS = tuple(Moments.__annotations__)
MOMENT_BIT = {moment: 1 << number for number, moment in enumerate(MOMENTS)}


class Card(Moments):
    """The printed card: constant, shared by all copies and all games."""

    __slots__ = (
        *MOMENTS, "advanced", "copies", "damage", "face", "key", "moment_bits", "moments", "monster", "name", "phases",
        "set", "symbols", "text", "texts", "treasure",
    )  # fmt: skip
    kind = ""

    def __init__(self, code: str, name: str, copies: int) -> None:
        self.face = 0
        """Its number in the catalogue; what `state.faces` holds."""
        self.set = code
        self.name = name
        self.key = f"{code.lower()}-{slug(name)}"
        self.copies = copies
        self.text = ""
        self.monster = False
        self.advanced = False
        self.damage = 0
        self.treasure: tuple[int, ...] = (0, 0, 0, 0, 0)
        """How many symbols of each treasure type it shows."""
        self.symbols: tuple[tuple[int, int], ...] = ()
        """The types that it shows, each with its number."""
        self.moments: dict[str, Ability] = {}
        self.moment_bits = 0
        """Its moments as bits of MOMENT_BIT."""
        self.phases: tuple[int, ...] = ()
        """The phases in which a spell may be played."""
        self.texts: tuple[Ability, ...] = ()
        """The texts of a spell."""
        for moment in MOMENTS:
            setattr(self, moment, None)

    def shows(self, letters: str) -> None:
        """Print treasure symbols on the card."""
        self.treasure = symbols(letters)
        self.symbols = tuple((kind, count) for kind, count in enumerate(self.treasure) if count)

    @property
    def speaks(self) -> bool:
        """Whether the card has an ability."""
        return bool(self.text)

    def __call__(self, behaviour: Behaviour) -> Card:
        """Give the card its behaviour (this is what makes the card usable as a decorator)."""
        self.text = behaviour.text
        for moment, ability in behaviour.moments.items():
            self.moments[moment] = ability
            if moment in MOMENT_BIT:
                setattr(self, moment, ability)
                self.moment_bits |= MOMENT_BIT[moment]
        return self

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"


class Boss(Card):
    """A boss."""

    __slots__ = ("xp",)
    kind = BOSS

    def __init__(self, code: str, name: str, xp: int, treasure: str) -> None:
        super().__init__(code, name, 1)
        self.xp = xp
        self.shows(treasure)


class Room(Card):
    """A room."""

    __slots__ = ()
    kind = ROOM

    def __init__(
        self, code: str, name: str, monster: bool, damage: int, treasure: str, copies: int, advanced: bool
    ) -> None:
        super().__init__(code, name, copies)
        self.monster = monster
        self.damage = damage
        self.shows(treasure)
        self.advanced = advanced


class Spell(Card):
    """A spell."""

    __slots__ = ("negating", "stops_abilities")
    kind = SPELL

    def __init__(self, code: str, name: str, phases: tuple[int, ...], copies: int) -> None:
        super().__init__(code, name, copies)
        self.phases = phases
        self.negating = False
        """Whether its only use is to stop another spell."""
        self.stops_abilities = False
        """Whether it can also stop a room ability that was just declared."""

    def __call__(self, behaviour: Behaviour) -> Spell:
        super().__call__(behaviour)
        self.texts = (behaviour.moments["cast"],) if "cast" in behaviour.moments else ()
        self.negating = "negate" in behaviour.moments
        return self

    def or_else(self, **about: Any) -> Callable[[Effect], Effect]:
        """Decorator: the second text of the spell (BM-1.22)."""

        def declare(effect: Effect) -> Effect:
            second = cast(**about)(effect)
            self.texts = (*self.texts, second.moments["cast"])
            self.text = f"{self.text} Or: {second.text}"
            return effect

        return declare


def cast(
    *,
    target: Target | tuple[Target, ...] = (),
    cost: Cost | None = None,
    only_if: Callable[[Any, int], bool] | None = None,
) -> Declared:
    """The text of a spell. effect(game, me, *targets[, paid])"""
    targets = target if isinstance(target, tuple) else (target,)

    def declare(effect: Effect) -> Behaviour:
        ability = Ability(_without_source(effect), targets=targets, cost=cost, only_if=only_if)
        return Behaviour(wording(effect), {"cast": ability})

    return declare


def negates() -> Declared:
    """A spell that negates the spell just played."""
    return _moment("negate")


def _without_source(effect: Effect) -> Effect:
    """Spells do not care which piece of paper they are printed on."""
    return lambda game, me, source, *rest: effect(game, me, *rest)


class Hero(Card):
    """A hero."""

    __slots__ = ("classes", "epic", "health", "players", "star", "worth")
    kind = HERO

    def __init__(self, code: str, name: str, treasure: str, health: int, players: int, star: bool, epic: bool) -> None:
        super().__init__(code, name, 1)
        self.shows(treasure)
        self.classes = tuple(i for i, n in enumerate(self.treasure) if n)
        self.health = health
        self.players = players
        self.star = star
        self.epic = epic
        self.worth = 2 if epic else 1
        """Souls when dead, wounds when it survived (BM-1.19)."""


class CardSet:
    """The cards of one printed set, in the order in which they are declared."""

    def __init__(self, code: str, title: str) -> None:
        self.code = code
        self.title = title
        self.cards: list[Card] = []

    def _add(self, card: Any) -> Any:
        self.cards.append(card)
        return card

    def boss(self, name: str, *, xp: int, treasure: str) -> Boss:
        """A boss; decorate its level up with it."""
        boss: Boss = self._add(Boss(self.code, name, xp, treasure))
        return boss

    def room(self, name: str, kind: bool, *, damage: int, treasure: str, copies: int, advanced: bool = False) -> Room:
        """A room; a card without ability is just this call."""
        room: Room = self._add(Room(self.code, name, kind, damage, treasure, copies, advanced))
        return room

    def spell(self, name: str, phases: tuple[int, ...], *, copies: int) -> Spell:
        """A spell with its phase symbol: HAMMER, AXE or BOTH."""
        spell: Spell = self._add(Spell(self.code, name, phases, copies))
        return spell

    def hero(
        self, name: str, treasure: str, *, health: int, players: int = 2, star: bool = False, epic: bool = False
    ) -> Hero:
        """A hero; `players` is the smallest player count that uses it (BM-3.1)."""
        hero: Hero = self._add(Hero(self.code, name, treasure, health, players, star, epic))
        return hero


def joined(*parts: CardSet) -> CardSet:
    """One set out of the files it is written in, in this order."""
    whole = CardSet(parts[0].code, parts[0].title)
    for part in parts:
        whole.cards += part.cards
    return whole


def symbols(letters: str) -> tuple[int, ...]:
    """Treasure symbols as counts: `"TT"` is two thieves.

    >>> symbols("CTT")
    (1, 0, 0, 2, 0)
    """
    return tuple(letters.count(letter) for letter in LETTERS)


def slug(name: str) -> str:
    """A name as it stands in keys.

    >>> slug("Specter's Sanctum"), slug("Torix Uz'kali"), slug("Jejune & Everlea, Holy Sisters")
    ('specters-sanctum', 'torix-uzkali', 'jejune-everlea-holy-sisters')
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "").replace(".", "")).strip("-")
