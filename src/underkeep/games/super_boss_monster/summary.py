"""The summary of a finished game of Super Boss Monster: that of Boss Monster, and the minions in the city."""

from __future__ import annotations

from underkeep.core.capabilities.summaries import Achievement, GameSummary
from underkeep.core.events import Event
from underkeep.core.state import Seat
from underkeep.games.boss_monster.state import TAVERN
from underkeep.games.boss_monster.summary import BossSummaries, EventCounter, is_flawless
from underkeep.games.super_boss_monster import events as ev
from underkeep.games.super_boss_monster.rules import solo
from underkeep.games.super_boss_monster.state import SOLO_SEAT

SOLO_SOULS = 8
"""The souls that a solo game needs for its achievement."""


class CityCounter(EventCounter):
    """Counts the figures of Boss Monster and of the city."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.tavern: int | None = None
        """The number of the event with which the last hero has come to the Tavern."""
        self.solo_end: int | None = None
        """How a solo game has ended."""

    def read(self, number: int, event: Event) -> None:
        super().read(number, event)
        match event:
            case ev.MinionSent(seat=seat) | ev.MinionSentHome(seat=seat):
                self.figures[seat]["minions"] += 1
            case ev.MarketTaken(seat=seat):
                self.figures[seat]["market"] += 1
            case ev.HeroSummoned(dungeon=seat):
                self.figures[seat]["summoned"] += 1
            case ev.HeroToLocation(location=location) if location == TAVERN:
                self.tavern = number
            case ev.SoloOver(why=why):
                self.solo_end = why

    def deciding_event(self, winners: list[Seat], souls_decide: bool = True) -> int | None:
        """Return the number of the event that decided the game. A solo game ends by a hero in the Tavern, by the fifth
        wound, or by the last hero of the deck, and a player has not won it against anybody."""
        match self.solo_end:
            case None:
                return super().deciding_event(winners, souls_decide)
            case solo.BY_TAVERN:
                return self.tavern
            case solo.BY_WOUNDS:
                return self.fifth_wound.get(SOLO_SEAT)
        return self.last_arrival


def _is_solo(game: GameSummary) -> bool:
    return game.figures["players"] == 1


def _wins(game: GameSummary, seat: Seat) -> bool:
    """Return whether a seat has won against other players."""
    return game.has_won(seat) and not _is_solo(game)


class CitySummaries(BossSummaries):
    """The summaries of Super Boss Monster."""

    further_figures = ("minions", "market", "summoned")

    def counter(self, players: int) -> EventCounter:
        return CityCounter(players)

    achievements: tuple[Achievement, ...] = (
        Achievement("crown", "sbm-tick-tock", _wins),
        Achievement("flawless", "sbm-abbess-mortia", lambda game, seat: _wins(game, seat) and is_flawless(game, seat)),
        Achievement("reaper", "sbm-ghost-lobby", lambda game, seat: game.figure(seat, "kills") >= 8),
        Achievement("overseer", "bmr-goblin-armory", lambda game, seat: game.figure(seat, "minions") >= 10),
        Achievement("merchant", "bmr-jackpot-stash", lambda game, seat: game.figure(seat, "market") >= 12),
        Achievement(
            "lone-boss",
            "bmr-cerebellus",
            lambda game, seat: (
                _is_solo(game) and not game.figure(seat, "resigned") and game.figure(seat, "souls") >= SOLO_SOULS
            ),
        ),
    )


SUMMARIES = CitySummaries()
