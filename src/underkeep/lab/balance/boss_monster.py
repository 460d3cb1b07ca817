"""The balance of Boss Monster: greedy bots play every base set and the whole series, and a page reports which seats,
bosses and cards win.


    python -m underkeep.lab.balance.boss_monster --games 20
    python -m underkeep.lab.balance.boss_monster --games 500 --jobs 0 --write docs/statistics.md
    python -m underkeep.lab.balance.boss_monster --sets "BMR;BMR,VOV;RMB,CRL" --players 5,6

Game number `n` of a choice of sets is the same in every run: the numbers of players take turns, and the bosses are
dealt by the seed. `Tally` defines what is counted of a card; `boss_monster_page` writes the page.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from underkeep.bots import ask, bot_named
from underkeep.core import registry
from underkeep.core.events import Event, SeenCard
from underkeep.core.options.option import Option
from underkeep.core.state import UNKNOWN, Face, Seat, by_seat
from underkeep.core.table import Table
from underkeep.games.boss_monster import events as game_events
from underkeep.games.boss_monster.cards.card_types import BOSS, HERO, ROOM_CARDS, Card
from underkeep.games.boss_monster.cards.catalogue import CARDS, ITEM_CARDS, SETS, cards_of
from underkeep.games.boss_monster.options import Cast, Negate, Use
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.state import EXPLORER, EXPLORERS, BossMonsterState
from underkeep.lab.balance.batches import play_batches
from underkeep.lab.simulate import interval

GAME = "boss-monster"
Choices = Mapping[tuple[str, ...], int]
"""Choices of sets, each with a number of games."""
ALL_SETS = "ALL"
DEFAULT_CHOICES = ";".join((*BASE_SETS, ALL_SETS))
MIN_GAMES = 30
"""With fewer games the page does not judge whether a share is fair."""
BATCH_SIZE = 5
"""The number of games that a process plays before it reports."""

HELD_EVENTS = (
    game_events.Drew,
    game_events.FoundInDeck,
    game_events.TookFromDiscard,
    game_events.TookFromPlayer,
    game_events.GaveCard,
)
"""The events in which a card comes into a hand."""
BUILT_EVENTS: dict[type[Event], str] = {
    game_events.RoomRevealed: "room",
    game_events.RoomBuilt: "room",
    game_events.MinibossJoined: "miniboss",
    game_events.ItemWon: "item",
}
"""The events in which a card is built, and the field that names it."""
USED_EVENTS: dict[type[Event], str] = {
    game_events.SpellCast: "spell",
    game_events.SpellCastOn: "spell",
    game_events.SpellCastAt: "spell",
    game_events.Negated: "source",
    game_events.AbilityUsed: "source",
    game_events.AbilityUsedOn: "source",
    game_events.EffectBegan: "source",
}
"""The events in which a card is used, and the field that names it."""


class Tally(msgspec.Struct):
    """The counts of the cards, by face. All copies of a card are counted together."""

    held: Counter[Face] = msgspec.field(default_factory=Counter)
    """How often the card came into a hand, starting hands included; for bosses and items, how often they were in a
    game."""
    built: Counter[Face] = msgspec.field(default_factory=Counter)
    """Rooms and minibosses that were revealed or built in a dungeon; items that a boss won."""
    used: Counter[Face] = msgspec.field(default_factory=Counter)
    """Spells that were cast, and abilities that were used or triggered."""
    usable: Counter[Face] = msgspec.field(default_factory=Counter)
    """The decisions at which a spell could be cast or an ability used."""
    levelled: Counter[Face] = msgspec.field(default_factory=Counter)
    """Bosses that levelled up."""
    deaths: Counter[Face] = msgspec.field(default_factory=Counter)
    """Heroes that died with this card as the last one at work: the room that they had entered, or a spell or an ability
    that was used after that."""
    survivals: Counter[Face] = msgspec.field(default_factory=Counter)
    """Heroes that survived a walk on which this was the last spell or ability used."""

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        for name in self.__struct_fields__:
            getattr(self, name).update(getattr(other, name))

    def decided_count(self, face: Face) -> int:
        """Return how often the card decided over a hero: the deaths and survivals."""
        return self.deaths[face] + self.survivals[face]

    def count_options(self, faces: Sequence[Face], options: Sequence[Option]) -> None:
        """Count the spells and abilities that a player could use at a decision."""
        self.usable.update({faces[option.card] for option in options if isinstance(option, Cast | Use | Negate)})

    def count_events(self, events: Iterable[Event]) -> None:
        """Count the events of a game."""
        room = last_used = last_on_walk = UNKNOWN
        # The room that the hero entered last, the last card used since then, and the last one used on its walk.
        for event in events:
            kind = type(event)
            if kind in HELD_EVENTS:
                self.held[_face(event, "card")] += 1
            elif kind in BUILT_EVENTS:
                self.built[_face(event, BUILT_EVENTS[kind])] += 1
            elif kind in USED_EVENTS:
                last_used = last_on_walk = _face(event, USED_EVENTS[kind])
                self.used[last_on_walk] += 1
            elif isinstance(event, game_events.LevelledUp):
                self.levelled[event.boss.face] += 1
            elif isinstance(event, game_events.HeroEntered):
                room, last_used = event.room.face, UNKNOWN
            elif isinstance(event, game_events.HeroDied):
                self.deaths[last_used or room] += 1
                room = last_used = last_on_walk = UNKNOWN
            elif isinstance(event, game_events.HeroSurvived):
                self.survivals[last_on_walk] += 1
                room = last_used = last_on_walk = UNKNOWN
            elif isinstance(event, game_events.PhaseBegan):
                room = last_used = last_on_walk = UNKNOWN
        # UNKNOWN counts heroes that died outside of a room, or survived without any card.
        del self.deaths[UNKNOWN], self.survivals[UNKNOWN]


def _face(event: Event, field: str) -> Face:
    seen: SeenCard = getattr(event, field)
    return seen.face


# --- games ----------------------------------------------------------------------------------------------


class PlayedGame(msgspec.Struct):
    """A game that was played to its end."""

    sets: tuple[str, ...]
    bosses: tuple[Face, ...]
    """The faces of the bosses by seat."""
    order: tuple[Seat, ...]
    """The seats by XP."""
    winners: tuple[Seat, ...]
    rounds: int
    answers: int
    tally: Tally


def play_game(sets: tuple[str, ...], players: Sequence[int], number: int, bot: str = "greedy") -> PlayedGame:
    """Play one game and return it."""
    game = registry.get(GAME)
    seats = players[number % len(players)]
    setup = game.setup_type(players=seats, sets=sets)
    state = game.initial_state(setup, number)
    assert isinstance(state, BossMonsterState)
    tally = Tally()
    tally.held.update(
        state.faces[card] for hands in (state.room_hand, state.spell_hand) for hand in hands for card in hand
    )
    bosses = tuple(state.faces[boss[0]] for boss in state.boss)
    order = tuple(state.turn_order)
    tally.held.update(bosses)
    tally.held.update(_items(state))
    table = Table(game, setup, state, checkpoints=False)
    seated_bots = [bot_named(bot, number * 6 + seat) for seat in range(seats)]
    while table.decision is not None:
        tally.count_options(table.state.faces, table.options)
        table.play(ask(seated_bots[table.decision.seat], table))
    tally.count_events(table.events)
    rounds = game.assist.progress(table.state)["round"]
    return PlayedGame(sets, bosses, order, tuple(table.winners), rounds, len(table.history), tally)


def _items(state: BossMonsterState) -> list[Face]:
    """Return the items that can come to town: those of explorers only where explorers do (BM-16.13)."""
    faces = [state.faces[item] for item in state.item_deck]
    if EXPLORERS in state.rule_modules:
        return faces
    return [face for face in faces if EXPLORER not in ITEM_CARDS[face].classes]


def play_games(sets: tuple[str, ...], players: Sequence[int], first: int, last: int) -> list[PlayedGame]:
    """Return the games from number `first` up to (not including) `last`."""
    return [play_game(sets, players, number) for number in range(first, last)]


def play_all_games(choices: Choices, players: Sequence[int], jobs: int = 1) -> Iterator[list[PlayedGame]]:
    """Yield the games of all choices of sets, in batches."""
    batches = [
        (sets, players, first, min(first + BATCH_SIZE, games))
        for sets, games in choices.items()
        for first in range(0, games, BATCH_SIZE)
    ]
    yield from play_batches(play_games, batches, jobs)


# --- results ----------------------------------------------------------------------------------------


class Share:
    """The number of victories of a seat or boss, and the number that would be fair."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.fair = 0.0

    def add(self, game: PlayedGame, seat: Seat) -> None:
        """Count a seat of a game. A shared victory is divided by the number of winners."""
        self.games += 1
        self.won += (seat in game.winners) / max(len(game.winners), 1)
        self.fair += 1 / len(game.bosses)

    @property
    def times_fair(self) -> float:
        """The number of victories as a multiple of the fair number."""
        return self.won / self.fair

    @property
    def verdict(self) -> str:
        """Whether the share is more or less than chance explains (95 %); an empty text with few games."""
        if self.games < MIN_GAMES:
            return ""
        low, high = interval(round(self.won), self.games)
        fair = self.fair / self.games
        return "more than fair" if low > fair else "less than fair" if high < fair else ""


class Balance:
    """The figures of the games with one choice of sets."""

    def __init__(self, games: Sequence[PlayedGame]) -> None:
        self.games = games
        self.sets = games[0].sets
        self.seats: dict[Seat, Share] = defaultdict(Share)
        self.places: dict[int, Share] = defaultdict(Share)
        """The shares by the place in the order of XP."""
        self.bosses: dict[Face, Share] = defaultdict(Share)
        self.tally = Tally()
        for game in games:
            self.tally.add(game.tally)
            for seat, boss in by_seat(game.bosses):
                self.seats[seat].add(game, seat)
                self.bosses[boss].add(game, seat)
            for place, seat in enumerate(game.order):
                self.places[place].add(game, seat)

    def cards(self, kind: str) -> list[Card]:
        """Return the cards of a kind in these sets, the most decisive first."""
        tally = self.tally
        found = cards_of(list(self.sets), kind)
        return sorted(found, key=lambda card: (-tally.decided_count(card.face), -tally.used[card.face], card.name))

    def idle(self) -> list[Card]:
        """Return the cards that were held, and never built, used or usable."""
        tally = self.tally
        done = (tally.built, tally.used, tally.usable)
        return [
            CARDS[face]
            for face in sorted(tally.held)
            if face and not any(counter[face] for counter in done) and CARDS[face].kind not in (HERO, BOSS)
        ]

    def unused(self) -> list[Card]:
        """Return the rooms and minibosses with an activated ability that were built, and never used."""
        tally = self.tally
        return [
            CARDS[face]
            for face in sorted(tally.built)
            if CARDS[face].kind in ROOM_CARDS and _has_activated_ability(CARDS[face]) and not tally.used[face]
        ]


def _has_activated_ability(card: Card) -> bool:
    return any(power.activated is not None for power in getattr(card, "levels", (card,)))


def read_choice(written: str, games: int) -> tuple[tuple[str, ...], int]:
    """Return a choice of sets, and the number of games with it."""
    codes, _, number = written.partition(":")
    sets = tuple(code.strip().upper() for code in codes.split(","))
    return tuple(SETS) if sets == (ALL_SETS,) else sets, int(number or games)


def main() -> None:
    """Print the page, or write it to a file."""
    from underkeep.lab.balance.boss_monster_page import write_page

    parser = argparse.ArgumentParser(description="How often seats, bosses and cards win Boss Monster")
    parser.add_argument("--games", type=int, default=20, help="for each choice of sets")
    parser.add_argument(
        "--sets",
        default=DEFAULT_CHOICES,
        help="choices of sets, separated by semicolons; ALL is everything, ALL:500 for 500 games of it",
    )
    parser.add_argument("--players", default="2,3,4", help="numbers of players, taking turns")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one on each processor")
    parser.add_argument("--write", default="", metavar="FILE", help="write the page into this file")
    arguments = parser.parse_args()
    choices = dict(read_choice(part, arguments.games) for part in arguments.sets.split(";"))
    players = [int(number) for number in arguments.players.split(",")]
    games: dict[tuple[str, ...], list[PlayedGame]] = {}
    for played in play_all_games(choices, players, arguments.jobs or os.cpu_count() or 1):
        games.setdefault(played[0].sets, []).extend(played)
    command = f"python -m underkeep.lab.balance.boss_monster --games {arguments.games}"
    if arguments.sets != DEFAULT_CHOICES:
        command += f' --sets "{arguments.sets}"'
    if arguments.players != "2,3,4":
        command += f" --players {arguments.players}"
    text = write_page([Balance(part) for part in games.values()], command)
    if arguments.write:
        Path(arguments.write).write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
