"""The summary of a finished game of Dungeon Fighter: the life of the heroes by fight, and which hero felled which
monster."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from underkeep.core.capabilities.summaries import (
    FIGHT,
    Achievement,
    Curve,
    GameSummary,
    Kill,
    SeatSummary,
    Summaries,
)
from underkeep.core.events import Event
from underkeep.core.state import seat_range
from underkeep.games.dungeon_fighter import events as ev
from underkeep.games.dungeon_fighter.cards.catalogue import CATALOGUE, hero_face
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import FULL_LIFE, HARD, SCAR_LIFE_LOSS, FighterState, party_of
from underkeep.games.dungeon_fighter.text.nouns import card_name

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.core.text import TextRenderer

FIGURES = ("kills", "damage", "throws", "hits", "misses", "ultra_criticals", "wounds", "stunned")
"""The figures of a seat in the order in which they are listed."""
REVIVED_LIFE = 1
"""The life with which a stunned hero stands up."""
MANY_THROWS = 8


class EventCounter:
    """Counts the figures of a game from its events, one after another. Its lists have one entry for each hero."""

    def __init__(self, heroes: int) -> None:
        self.figures = [Counter[str]() for _ in range(heroes)]
        self.life = [FULL_LIFE] * heroes
        self.scars = [0] * heroes
        self.course: list[list[int]] = [self.life[:]]
        """The life of all heroes at the beginning and after each fight."""
        self.kills: list[tuple[int, str, int]] = []
        """The hero, the key of the monster and the number of the event of each felled monster."""
        self.fights = 0
        self.last_fight: int | None = None
        self.deciding: int | None = None
        """The number of the last event in which a monster fell or a hero was stunned."""
        self._thrower: int | None = None
        """The hero of the last throw, until it has hit."""

    def read(self, number: int, event: Event) -> None:
        """Take note of the event with this number."""
        match event:
            case ev.MonsterAppeared():
                if self.fights:
                    self.end_fight()
                self.fights += 1
                self.last_fight = number
            case ev.Thrown(fighter=fighter, cube=cube):
                if fighter is not None and cube == 0:
                    self.figures[fighter]["throws"] += 1
                    self._thrower = fighter
            case ev.MonsterHurt(fighter=fighter, base=base, bonus=bonus, icebergs=icebergs):
                self._count_hit(fighter)
                self.figures[fighter]["damage"] += base + bonus + icebergs
            case ev.MonsterFell(card=card, fighter=fighter):
                self.figures[fighter]["kills"] += 1
                self.kills.append((fighter, CATALOGUE.keys[card.face], number))
                self.deciding = number
            case ev.UltraCritical(fighter=fighter):
                # It fells the monster without any damage.
                self._count_hit(fighter)
                self.figures[fighter]["ultra_criticals"] += 1
            case ev.HeroHurt(fighter=fighter, damage=damage, left=left):
                self.figures[fighter]["wounds"] += damage
                self.life[fighter] = left
            case ev.HeroHealed(fighter=fighter, left=left):
                self.life[fighter] = left
            case ev.HeroStunned(fighter=fighter):
                self.figures[fighter]["stunned"] += 1
                self.deciding = number
            case ev.HeroRevived(fighter=fighter):
                self.life[fighter] = REVIVED_LIFE
            case ev.Scarred(fighter=fighter):
                # A hero who was stunned stands up in the rest, with a scar and all the life that is left to it.
                self.scars[fighter] += 1
                self.life[fighter] = FULL_LIFE - SCAR_LIFE_LOSS * self.scars[fighter]
            case ev.HeroDied(fighter=fighter):
                self.figures[fighter]["died"] += 1
                self.life[fighter] = 0
            case ev.GameLost():
                self.deciding = number

    def _count_hit(self, fighter: int) -> None:
        """Count a throw as a hit, once."""
        if self._thrower == fighter:
            self.figures[fighter]["hits"] += 1
            self._thrower = None

    def end_fight(self) -> None:
        """Add the life of the heroes at the end of a fight."""
        self.course.append(self.life[:])


class FighterSummaries(Summaries):
    """The summaries of Dungeon Fighter."""

    def summarize(self, table: Table) -> GameSummary:
        state: FighterState = table.state  # type: ignore[assignment]
        party, queries = party_of(state), Queries(state)
        counter = EventCounter(len(party))
        for number, event in enumerate(table.events):
            counter.read(number, event)
        counter.end_fight()
        keys = ["" if (hero := state.hero[fighter]) is None else CATALOGUE.keys[hero_face(hero)] for fighter in party]
        seat_of = [queries.seat(fighter) for fighter in party]
        seats: list[SeatSummary] = []
        for seat in seat_range(state.players):
            own = [fighter for fighter in party if seat_of[fighter] == seat]
            figures = {name: sum(counter.figures[fighter][name] for fighter in own) for name in FIGURES}
            figures["misses"] = max(0, figures["throws"] - figures["hits"])
            seats.append(SeatSummary(character=keys[own[0]], figures=figures))
        return GameSummary(
            winners=list(table.winners),
            step=FIGHT,
            curves=[
                Curve(
                    name="life",
                    seat=seat_of[fighter],
                    who=keys[fighter],
                    values=[step[fighter] for step in counter.course],
                )
                for fighter in party
            ],
            seats=seats,
            kills=[
                Kill(by=keys[fighter], victim=monster, event=number, seat=seat_of[fighter])
                for fighter, monster, number in counter.kills
            ],
            figures={
                "fights": counter.fights,
                "kills": len(counter.kills),
                "glory": table.game.scores(state)[0],
                "died": sum(figures["died"] for figures in counter.figures),
                "stunned": sum(figures["stunned"] for figures in counter.figures),
                "difficulty": int(state.difficulty),
                "players": state.players,
            },
            deciding=counter.deciding if table.over else None,
            last_fight=counter.last_fight,
        )

    def name_text(self, renderer: TextRenderer, key: str) -> str:
        return card_name(renderer, CATALOGUE.number_of(key))

    achievements: tuple[Achievement, ...] = (
        Achievement("champions", "df-emperor-penguin", lambda game, seat: game.has_won(seat)),
        Achievement(
            "unshaken",
            "df-marla-morningstar",
            lambda game, seat: game.has_won(seat) and not game.figures["stunned"] and not game.figures["died"],
        ),
        Achievement("bullseye", "df-ice-golem", lambda game, seat: game.figure(seat, "ultra_criticals") > 0),
        Achievement("slayer", "df-rick-the-bear-hunter", lambda game, seat: game.figure(seat, "kills") >= 4),
        Achievement(
            "steady-hand",
            "df-halina-coldfinger",
            lambda game, seat: (
                game.figure(seat, "throws") >= MANY_THROWS
                and game.figure(seat, "hits") * 4 >= game.figure(seat, "throws") * 3
            ),
        ),
        Achievement(
            "hard-way",
            "df-awakened-horror",
            lambda game, seat: game.has_won(seat) and game.figures["difficulty"] >= HARD,
        ),
    )


SUMMARIES = FighterSummaries()
