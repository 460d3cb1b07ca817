"""The summary of a finished game of Keep the Heroes Out!: treasures and heroes by turn, and which clan slew which
hero."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from underkeep.core.capabilities.summaries import (
    TURN,
    Achievement,
    Curve,
    GameSummary,
    Kill,
    SeatSummary,
    Summaries,
)
from underkeep.core.events import Event
from underkeep.core.state import Seat, seat_range
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.cards.clans import CLAN_NAMES
from underkeep.games.keep_the_heroes_out.fields import BY_TRAP
from underkeep.games.keep_the_heroes_out.state import CLASS_OF, CLASSES, HARDCORE, KeepState
from underkeep.games.keep_the_heroes_out.state import RAID as RAID_PHASE

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.core.text import TextRenderer

TRAP_KEY = "token-trap"
"""The key of a trap that has slain a hero."""
FIGURES = ("kills", "loot", "moves", "defended", "monsters_lost")
"""The figures of a seat in the order in which they are listed."""
MANY_KILLS, MANY_TRAP_KILLS, FEW_TREASURES = 12, 4, 2


class EventCounter:
    """Counts the figures of a game from its events, one after another."""

    def __init__(self, clans: list[str]) -> None:
        self.clans = clans
        """The keys of the clans by seat."""
        self.figures = [Counter[str]() for _ in clans]
        self.kills: list[Kill] = []
        self.heroes = 0
        """By how many the heroes in the dungeon have grown."""
        self.lost_treasures = 0
        self.course: list[tuple[int, int]] = []
        """The lost treasures and the growth of the heroes at the beginning and after each turn."""
        self.turns = 0
        self.deciding: int | None = None
        """The number of the event of victory, or else of the last lost treasure."""
        self.last_raid: int | None = None
        self._active: Seat = Seat(0)

    def read(self, number: int, event: Event) -> None:
        """Take note of the event with this number."""
        match event:
            case ev.TurnBegan(seat=seat, turn=turn):
                self.end_turn()
                self._active, self.turns = seat, turn
            case ev.PhaseBegan(phase=phase):
                if phase == RAID_PHASE:
                    self.last_raid = number
            case ev.HeroSummoned():
                self.heroes += 1
            case ev.HeroHurt(hero=hero, by=by, left=left):
                if left <= 0:
                    self._slay(number, hero, by == BY_TRAP)
            case ev.HeroGone():
                self.heroes -= 1
            case ev.GameWon():
                self.deciding = number
            case ev.TreasureStolen() | ev.TreasureTaken():
                self.lost_treasures += 1
                self.deciding = number
            case ev.LootGained(seat=seat):
                self.figures[seat]["loot"] += 1
            case ev.MonsterMoved(seat=seat):
                self.figures[seat]["moves"] += 1
            case ev.Defended(seat=seat):
                self.figures[seat]["defended"] += 1
            case ev.MonsterGone(seat=seat):
                self.figures[seat]["monsters_lost"] += 1

    def _slay(self, number: int, hero: int, by_trap: bool) -> None:
        victim = f"class-{CLASSES[CLASS_OF[hero]]}"
        if by_trap:
            self.kills.append(Kill(by=TRAP_KEY, victim=victim, event=number))
        else:
            seat = self._active
            self.kills.append(Kill(by=self.clans[seat], victim=victim, event=number, seat=seat))
            self.figures[seat]["kills"] += 1

    def end_turn(self) -> None:
        """Add the treasures and heroes at the end of a turn."""
        self.course.append((self.lost_treasures, self.heroes))


class KeepSummaries(Summaries):
    """The summaries of Keep the Heroes Out!"""

    def summarize(self, table: Table) -> GameSummary:
        state: KeepState = table.state  # type: ignore[assignment]
        players = state.players
        counter = EventCounter(["" if clan is None else f"clan-{CLAN_NAMES[clan]}" for clan in state.clan])
        for number, event in enumerate(table.events):
            counter.read(number, event)
        counter.end_turn()
        left = sum(map(len, state.treasure))
        # A page may put treasures and heroes into the dungeon before the first event.
        all_treasures = left + counter.lost_treasures
        first_heroes = sum(room is not None for room in state.hero) - counter.heroes
        return GameSummary(
            winners=list(table.winners),
            step=TURN,
            curves=[
                Curve(name="treasures", values=[all_treasures - lost for lost, _ in counter.course]),
                Curve(name="heroes", values=[first_heroes + heroes for _, heroes in counter.course]),
            ],
            seats=[
                SeatSummary(
                    character=counter.clans[seat], figures={name: counter.figures[seat][name] for name in FIGURES}
                )
                for seat in seat_range(players)
            ],
            kills=counter.kills,
            figures={
                "turns": counter.turns,
                "kills": len(counter.kills),
                "treasures": left,
                "treasures_lost": counter.lost_treasures,
                "trap_kills": sum(kill.by == TRAP_KEY for kill in counter.kills),
                "players": players,
                "level": int(state.level),
            },
            deciding=counter.deciding if table.over else None,
            last_fight=counter.last_raid,
        )

    def name_text(self, renderer: TextRenderer, key: str) -> str:
        return renderer.message(key)

    achievements: tuple[Achievement, ...] = (
        Achievement("keepers", "bmr-mimic-vault", lambda game, seat: game.has_won(seat)),
        Achievement(
            "nothing-lost",
            "bmr-dragon-hatchery",
            lambda game, seat: game.has_won(seat) and not game.figures["treasures_lost"],
        ),
        Achievement(
            "bare-shelves",
            "bmr-bottomless-pit",
            lambda game, seat: game.has_won(seat) and game.figures["treasures"] <= FEW_TREASURES,
        ),
        Achievement("bouncer", "bmr-beast-menagerie", lambda game, seat: game.figure(seat, "kills") >= MANY_KILLS),
        Achievement("trapper", "bmr-boulder-ramp", lambda game, seat: game.figures["trap_kills"] >= MANY_TRAP_KILLS),
        Achievement(
            "hardcore",
            "bmr-monstrous-monument",
            lambda game, seat: game.has_won(seat) and game.figures["level"] == HARDCORE,
        ),
    )


SUMMARIES = KeepSummaries()
