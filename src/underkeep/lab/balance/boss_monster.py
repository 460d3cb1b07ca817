"""How fair Boss Monster is: greedy bots play every base set and the whole series, and a page says which seats, bosses
and cards win.

    python -m underkeep.lab.balance.boss_monster --games 20
    python -m underkeep.lab.balance.boss_monster --games 500 --jobs 0 --write docs/statistics.md
    python -m underkeep.lab.balance.boss_monster --sets "BMR;BMR,VOV;RMB,CRL" --players 5,6

Game number `n` of a choice of sets is the same in every run: the numbers of players take turns, and the bosses are
dealt by the seed. What is counted of a card is said by `Tally`; `boss_page.py` writes it down.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.decisions import Option
from underkeep.core.events import Event, SeenCard
from underkeep.core.table import Table
from underkeep.games.boss_monster import events as told
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ROOM_CARDS, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, ITEM_CARDS, SETS, cards_of
from underkeep.games.boss_monster.options import Cast, Negate, Use
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, BossMonsterState
from underkeep.lab.simulate import interval

GAME = "boss-monster"
Choices = Mapping[tuple[str, ...], int]
"""Choices of sets, each with a number of games."""
ALL = "ALL"
CHOICES = ";".join((*BASE_SETS, ALL))
ENOUGH = 30
"""With fewer games nothing is said about whether a share is fair."""
BATCH = 5
"""How many games a process plays before it reports."""

HELD = (told.Drew, told.FoundInDeck, told.TookFromDiscard, told.TookFromPlayer, told.GaveCard)
BUILT: dict[type[Event], str] = {
    told.RoomRevealed: "room",
    told.RoomBuilt: "room",
    told.MinibossJoined: "miniboss",
    told.ItemWon: "item",
}
USED: dict[type[Event], str] = {
    told.SpellCast: "spell",
    told.SpellCastOn: "spell",
    told.SpellCastAt: "spell",
    told.Negated: "source",
    told.AbilityUsed: "source",
    told.AbilityUsedOn: "source",
    told.EffectBegan: "source",
}
"""The events in which a card is built or used, and the field that names it."""


class Tally(msgspec.Struct):
    """What became of the cards, by face. All copies of a card are counted together."""

    held: Counter[int] = msgspec.field(default_factory=Counter)
    """How often it came into a hand, starting hands included; bosses and items: how often they were in a game."""
    built: Counter[int] = msgspec.field(default_factory=Counter)
    """Rooms and minibosses that were revealed or built in a dungeon; items that a boss won."""
    used: Counter[int] = msgspec.field(default_factory=Counter)
    """Spells that were cast, abilities that were used or spoke up by themselves."""
    usable: Counter[int] = msgspec.field(default_factory=Counter)
    """Spells that could be cast, abilities that could be used: the questions at which that was offered."""
    levelled: Counter[int] = msgspec.field(default_factory=Counter)
    """Bosses that levelled up."""
    deaths: Counter[int] = msgspec.field(default_factory=Counter)
    """Heroes that died with this card as the last one at work: the room that they had entered, or a spell or an ability
    that was used after that."""
    survivals: Counter[int] = msgspec.field(default_factory=Counter)
    """Heroes that survived a walk on which this was the last spell or ability used."""

    def add(self, other: Tally) -> None:
        """Count the cards of another tally too."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(other, name))

    def decided(self, face: int) -> int:
        """How often the card decided over a hero, by the simple reading above."""
        return self.deaths[face] + self.survivals[face]

    def offer(self, faces: Sequence[int], options: Sequence[Option]) -> None:
        """Count what a player could do at a question."""
        self.usable.update({faces[option.card] for option in options if isinstance(option, Cast | Use | Negate)})

    def follow(self, events: Iterable[Event]) -> None:
        """Count what happened in a game."""
        room = since = walk = 0
        """The room that the hero entered last, the last card used since then, and the last one used on its walk."""
        for event in events:
            kind = type(event)
            if kind in HELD:
                self.held[_face(event, "card")] += 1
            elif kind in BUILT:
                self.built[_face(event, BUILT[kind])] += 1
            elif kind in USED:
                since = walk = _face(event, USED[kind])
                self.used[walk] += 1
            elif isinstance(event, told.LevelledUp):
                self.levelled[event.boss.face] += 1
            elif isinstance(event, told.HeroEntered):
                room, since = event.room.face, 0
            elif isinstance(event, told.HeroDied):
                self.deaths[since or room] += 1
                room = since = walk = 0
            elif isinstance(event, told.HeroSurvived):
                self.survivals[walk] += 1
                room = since = walk = 0
            elif isinstance(event, told.PhaseBegan):
                room = since = walk = 0
        # No card at all: a hero that died outside of a room, or survived although nobody did anything.
        del self.deaths[0], self.survivals[0]


def _face(event: Event, field: str) -> int:
    seen: SeenCard = getattr(event, field)
    return seen.face


# --- playing ----------------------------------------------------------------------------------------------


class Played(msgspec.Struct):
    """A game that was played to its end."""

    sets: tuple[str, ...]
    bosses: tuple[int, ...]
    """Their faces by seat."""
    order: tuple[int, ...]
    """The seats by XP."""
    winners: tuple[int, ...]
    rounds: int
    answers: int
    tally: Tally


def play(sets: tuple[str, ...], players: Sequence[int], number: int, bot: str = "greedy") -> Played:
    """One game."""
    game = registry.get(GAME)
    seats = players[number % len(players)]
    setup = game.setup_type(players=seats, sets=sets)
    state = game.initial_state(setup, number)
    assert isinstance(state, BossMonsterState)
    tally = Tally()
    tally.held.update(state.faces[card] for hands in (state.rooms, state.spells) for hand in hands for card in hand)
    bosses = tuple(state.faces[boss[0]] for boss in state.boss)
    order = tuple(state.turn_order)
    tally.held.update(bosses)
    tally.held.update(_items(state))
    table = Table(game, setup, state, checkpoints=False)
    seated = [bot_named(bot, number * 6 + seat) for seat in range(seats)]
    while table.decision is not None:
        tally.offer(table.state.faces, table.options)
        table.play(ask(seated[table.decision.seat], table))
    tally.follow(table.events)
    rounds = game.assist.progress(table.state)["round"]
    return Played(sets, bosses, order, tuple(table.winners), rounds, len(table.history), tally)


def _items(state: BossMonsterState) -> list[int]:
    """The items that can come to town: those of explorers only where explorers do (BM-16.13)."""
    faces = [state.faces[item] for item in state.item_deck]
    if EXPLORERS in state.modules:
        return faces
    return [face for face in faces if EXPLORER not in ITEM_CARDS[face].classes]


def play_some(sets: tuple[str, ...], players: Sequence[int], first: int, last: int) -> list[Played]:
    """The games from number `first` up to (not including) `last`."""
    return [play(sets, players, number) for number in range(first, last)]


def play_all(choices: Choices, players: Sequence[int], jobs: int = 1) -> Iterator[list[Played]]:
    """The games of all choices of sets, in batches."""
    batches = [
        (sets, players, first, min(first + BATCH, games))
        for sets, games in choices.items()
        for first in range(0, games, BATCH)
    ]
    if jobs <= 1:
        for batch in batches:
            yield play_some(*batch)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_some, *zip(*batches, strict=True))


# --- what came out ----------------------------------------------------------------------------------------


class Share:
    """How often somebody won, and how often would have been fair."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.fair = 0.0

    def add(self, game: Played, seat: int) -> None:
        """Count a seat of a game. A shared victory is worth a part of one."""
        self.games += 1
        self.won += (seat in game.winners) / max(len(game.winners), 1)
        self.fair += 1 / len(game.bosses)

    @property
    def times_fair(self) -> float:
        """How many times as often as would be fair."""
        return self.won / self.fair

    @property
    def verdict(self) -> str:
        """Whether that is more or less than chance explains (95 %); with few games nobody can tell."""
        if self.games < ENOUGH:
            return ""
        low, high = interval(round(self.won), self.games)
        fair = self.fair / self.games
        return "more than fair" if low > fair else "less than fair" if high < fair else ""


class Balance:
    """The figures of the games with one choice of sets."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games = games
        self.sets = games[0].sets
        self.seats: dict[int, Share] = defaultdict(Share)
        self.places: dict[int, Share] = defaultdict(Share)
        """By the place in the order of XP."""
        self.bosses: dict[int, Share] = defaultdict(Share)
        self.tally = Tally()
        for game in games:
            self.tally.add(game.tally)
            for seat, boss in enumerate(game.bosses):
                self.seats[seat].add(game, seat)
                self.bosses[boss].add(game, seat)
            for place, seat in enumerate(game.order):
                self.places[place].add(game, seat)

    def cards(self, kind: str) -> list[Card]:
        """The cards of a kind in these sets, the most decisive first."""
        tally = self.tally
        found = cards_of(list(self.sets), kind)
        return sorted(found, key=lambda card: (-tally.decided(card.face), -tally.used[card.face], card.name))

    def idle(self) -> list[Card]:
        """The cards that somebody had and nobody ever built, used or could have used."""
        tally = self.tally
        done = (tally.built, tally.used, tally.usable)
        return [
            CARDS[face]
            for face in sorted(tally.held)
            if face and not any(counter[face] for counter in done) and CARDS[face].kind not in (HERO, BOSS)
        ]

    def unused(self) -> list[Card]:
        """The rooms and minibosses with an ability to be used that were built, and never used."""
        tally = self.tally
        return [
            CARDS[face]
            for face in sorted(tally.built)
            if CARDS[face].kind in ROOM_CARDS and _has_choice(CARDS[face]) and not tally.used[face]
        ]


def _has_choice(card: Card) -> bool:
    return any(power.activated is not None for power in getattr(card, "levels", (card,)))


def choice(written: str, games: int) -> tuple[tuple[str, ...], int]:
    """A choice of sets, and how many games are played with it."""
    codes, _, number = written.partition(":")
    sets = tuple(code.strip().upper() for code in codes.split(","))
    return tuple(SETS) if sets == (ALL,) else sets, int(number or games)


def main() -> None:
    """Print the page, or write it."""
    from underkeep.lab.balance.boss_monster_page import page

    parser = argparse.ArgumentParser(description="How often seats, bosses and cards win Boss Monster")
    parser.add_argument("--games", type=int, default=20, help="for each choice of sets")
    parser.add_argument(
        "--sets",
        default=CHOICES,
        help="choices of sets, separated by semicolons; ALL is everything, ALL:500 for 500 games of it",
    )
    parser.add_argument("--players", default="2,3,4", help="numbers of players, taking turns")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each processor")
    parser.add_argument("--write", default="", metavar="FILE", help="write the page into this file")
    chosen = parser.parse_args()
    choices = dict(choice(part, chosen.games) for part in chosen.sets.split(";"))
    players = [int(number) for number in chosen.players.split(",")]
    games: dict[tuple[str, ...], list[Played]] = {}
    for some in play_all(choices, players, chosen.jobs or os.cpu_count() or 1):
        games.setdefault(some[0].sets, []).extend(some)
    command = f"python -m underkeep.lab.balance.boss_monster --games {chosen.games}"
    if chosen.sets != CHOICES:
        command += f' --sets "{chosen.sets}"'
    if chosen.players != "2,3,4":
        command += f" --players {chosen.players}"
    text = page([Balance(part) for part in games.values()], command)
    if chosen.write:
        Path(chosen.write).write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
