"""The summary of a finished game of Boss Monster: the race for souls, the heroes that died, and the achievements."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.summaries import (
    ROUND,
    Achievement,
    Curve,
    GameSummary,
    Kill,
    SeatSummary,
    Summaries,
)
from underkeep.core.events import Event, SeenCard
from underkeep.core.state import CardId, Face, Seat, seat_range
from underkeep.games.boss_monster import events as ev
from underkeep.games.boss_monster.cards.catalogue import CATALOGUE, HEROES
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN, WOUNDS_TO_LOSE
from underkeep.games.boss_monster.state import ENDLESS
from underkeep.games.boss_monster.text.cards import card_name

if TYPE_CHECKING:
    from underkeep.core.table import Table
    from underkeep.core.text import TextRenderer

SOULS, WOUNDS = "souls", "wounds"


class ScoringAreas:
    """The heroes in the scoring areas of all seats, as the events tell it."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._souls: dict[CardId, tuple[Seat, int]] = {}
        self._wounds: dict[CardId, tuple[Seat, int]] = {}

    def read(self, event: Event) -> bool:
        """Take note of an event. Returns whether it has changed a scoring area."""
        match event:
            case ev.HeroDied(hero=hero, dungeon=dungeon, souls=souls):
                self._wounds.pop(hero.card, None)
                self._souls[hero.card] = dungeon, souls
            case ev.HeroSurvived(hero=hero, dungeon=dungeon, wounds=wounds):
                self._souls.pop(hero.card, None)
                self._wounds[hero.card] = dungeon, wounds
            case ev.SoulBecameWound(hero=hero):
                self._move(hero.card, self._souls, self._wounds)
            case ev.WoundHealed(hero=hero):
                self._move(hero.card, self._wounds, self._souls)
            case ev.HeroRemoved(hero=hero) | ev.HeroToTown(hero=hero) | ev.HeroToEntrance(hero=hero):
                return any(area.pop(hero.card, None) is not None for area in (self._souls, self._wounds))
            case _:
                return False
        return True

    def _move(self, hero: CardId, origin: dict[CardId, tuple[Seat, int]], area: dict[CardId, tuple[Seat, int]]) -> None:
        if hero in origin:
            area[hero] = origin.pop(hero)

    def counts(self, name: str) -> list[int]:
        """Return the souls or the wounds of all seats."""
        counts = [0] * self._players
        for seat, worth in (self._souls if name == SOULS else self._wounds).values():
            counts[seat] += worth
        return counts


class EventCounter:
    """Counts the figures of a game from its events, one after another."""

    def __init__(self, players: int) -> None:
        self.areas = ScoringAreas(players)
        self.figures = [Counter[str]() for _ in range(players)]
        self.bosses = [""] * players
        """The keys of the bosses."""
        self.kills: list[Kill] = []
        self.rounds = 0
        self.course: list[tuple[list[int], list[int]]] = [([0] * players, [0] * players)]
        """The souls and the wounds of all seats at the beginning and after each round."""
        self.last_change: int | None = None
        """The number of the last event that changed a scoring area."""
        self.last_arrival: int | None = None
        """The number of the event with which the last hero of the last round came to town."""
        self.tenth_soul: dict[Seat, int] = {}
        """The number of the last event that brought a seat the souls to win."""
        self.fifth_wound: dict[Seat, int] = {}
        """The number of the last event that brought a seat the wounds to lose."""
        self.defeat: dict[Seat, int] = {}
        """The number of the event that put a seat out of the game: its fifth wound or its resignation."""
        self._room: tuple[CardId, Face] | None = None
        """The hero in the dungeon, as its card, and the room in which it is."""

    def read(self, number: int, event: Event) -> None:
        """Take note of the event with this number."""
        before = self.areas.counts(SOULS), self.areas.counts(WOUNDS)
        if self.areas.read(event):
            self._read_change(number, *before)
        match event:
            case ev.RoundBegan(round=round):
                if round > 1:
                    self.end_round()
                self.rounds, self.last_arrival = round, None
            case ev.HeroArrived():
                self.last_arrival = number
            case (
                ev.HeroEntered(hero=hero, room=room)
                | ev.HeroSentBack(hero=hero, room=room)
                | ev.HeroMovedOn(hero=hero, room=room)
            ):
                self._room = hero.card, room.face
            case ev.HeroSetOut():
                self._room = None
            case ev.HeroDied(dungeon=seat):
                self._count_kill(number, seat, event.hero)
            case ev.HeroSurvived(dungeon=seat):
                self.figures[seat]["survivors"] += 1
            case ev.RoomRevealed(dungeon=seat) | ev.RoomBuilt(dungeon=seat):
                self.figures[seat]["rooms"] += 1
            case ev.HeroLured(dungeon=seat):
                self.figures[seat]["lured"] += 1
            case ev.SpellCast(seat=seat) | ev.SpellCastOn(seat=seat) | ev.SpellCastAt(seat=seat):
                self.figures[seat]["spells"] += 1
            case ev.AbilityUsed(seat=seat) | ev.AbilityUsedOn(seat=seat):
                self.figures[seat]["abilities"] += 1
            case ev.Negated(seat=seat):
                self.figures[seat]["negated"] += 1
            case ev.Resigned(seat=seat):
                self.figures[seat]["resigned"] = 1
                self.defeat[seat] = number
            case ev.Defeated(seat=seat) | ev.Eliminated(seat=seat):
                self.defeat.setdefault(seat, self.fifth_wound.get(seat, number))
            case ev.BossChosen(seat=seat, boss=boss):
                self.bosses[seat] = CATALOGUE.keys[boss.face]

    def _read_change(self, number: int, souls: list[int], wounds: list[int]) -> None:
        """Take note of an event that has changed a scoring area. There were these souls and wounds before."""
        self.last_change = number
        for before, counts, limit, reached in (
            (souls, self.areas.counts(SOULS), SOULS_TO_WIN, self.tenth_soul),
            (wounds, self.areas.counts(WOUNDS), WOUNDS_TO_LOSE, self.fifth_wound),
        ):
            for seat in seat_range(len(counts)):
                if before[seat] < limit <= counts[seat]:
                    reached[seat] = number

    def _count_kill(self, number: int, seat: Seat, hero: SeenCard) -> None:
        room = self._room[1] if self._room is not None and self._room[0] == hero.card else None
        by = "" if room is None else CATALOGUE.keys[room]
        self.kills.append(Kill(by=by, victim=CATALOGUE.keys[hero.face], event=number, seat=seat))
        self.figures[seat]["kills"] += 1
        if HEROES[hero.face].epic:
            self.figures[seat]["epic_kills"] += 1

    def end_round(self) -> None:
        """Add the souls and wounds at the end of a round."""
        self.course.append((self.areas.counts(SOULS), self.areas.counts(WOUNDS)))

    def deciding_event(self, winners: list[Seat], souls_decide: bool = True) -> int | None:
        """Return the number of the event that decided the game: the tenth soul of a winner, else the defeat of the last
        rival, else the tenth soul of another seat, else the arrival of the last hero, else the last change of a scoring
        area. With `souls_decide=False` ten souls do not end the game."""
        souls = self.areas.counts(SOULS)
        rivals = [seat for seat in seat_range(len(souls)) if seat not in winners]
        ten_souls = {
            seat: number
            for seat, number in self.tenth_soul.items()
            if souls_decide and souls[seat] >= SOULS_TO_WIN and seat not in self.defeat
        }
        if not ten_souls.keys().isdisjoint(winners):
            return max(number for seat, number in ten_souls.items() if seat in winners)
        if rivals and self.defeat.keys() >= set(rivals):
            return max(self.defeat[seat] for seat in rivals)
        if ten_souls:
            return min(ten_souls.values())
        return self.last_change if self.last_arrival is None else self.last_arrival


FIGURES = ("kills", "epic_kills", "survivors", "lured", "rooms", "spells", "abilities", "negated", "resigned")
"""The figures of a seat in the order in which they are listed, after its souls and wounds."""


def is_flawless(game: GameSummary, seat: Seat) -> bool:
    """Return whether a seat has slain a hero and has no wound."""
    return game.figure(seat, WOUNDS) == 0 and game.figure(seat, "kills") > 0


class BossSummaries(Summaries):
    """The summaries of Boss Monster."""

    further_figures: tuple[str, ...] = ()
    """The figures that only a variant of the game has."""

    def summarize(self, table: Table) -> GameSummary:
        state: Any = table.state
        players = state.players
        counter = self.counter(players)
        for number, event in enumerate(table.events):
            counter.read(number, event)
        counter.end_round()
        curves = [
            Curve(name=name, seat=seat, values=[step[which][seat] for step in counter.course])
            for which, name in enumerate((SOULS, WOUNDS))
            for seat in seat_range(players)
        ]
        return GameSummary(
            winners=list(table.winners),
            step=ROUND,
            curves=curves,
            seats=[self._seat_summary(counter, seat) for seat in seat_range(players)],
            kills=counter.kills,
            figures={"rounds": counter.rounds, "players": players},
            deciding=counter.deciding_event(table.winners, ENDLESS not in state.variants) if table.over else None,
        )

    def counter(self, players: int) -> EventCounter:
        """Return an object that counts the events of a game."""
        return EventCounter(players)

    def _seat_summary(self, counter: EventCounter, seat: Seat) -> SeatSummary:
        figures = {SOULS: counter.areas.counts(SOULS)[seat], WOUNDS: counter.areas.counts(WOUNDS)[seat]}
        figures |= {name: counter.figures[seat][name] for name in (*FIGURES, *self.further_figures)}
        rooms = Counter(kill.by for kill in counter.kills if kill.seat == seat and kill.by)
        best, kills = rooms.most_common(1)[0] if rooms else ("", 0)
        return SeatSummary(character=counter.bosses[seat], figures=figures, best=best, best_kills=kills)

    def name_text(self, renderer: TextRenderer, key: str) -> str:
        return card_name(renderer, CATALOGUE.number_of(key))

    achievements: tuple[Achievement, ...] = (
        Achievement("throne", "bmr-king-croak", lambda game, seat: game.has_won(seat)),
        Achievement("flawless", "bmr-xyzax", lambda game, seat: game.has_won(seat) and is_flawless(game, seat)),
        Achievement(
            "close-call", "bmr-open-grave", lambda game, seat: game.has_won(seat) and game.figure(seat, WOUNDS) >= 4
        ),
        Achievement("reaper", "bmr-seducia", lambda game, seat: game.figure(seat, "kills") >= 8),
        Achievement("favourite-room", "bmr-golem-factory", lambda game, seat: game.seats[seat].best_kills >= 4),
        Achievement("epic-hunter", "bmr-cleopatra", lambda game, seat: game.figure(seat, "epic_kills") >= 3),
        Achievement(
            "spellbinder", "bmr-fear", lambda game, seat: game.has_won(seat) and game.figure(seat, "spells") >= 5
        ),
    )


SUMMARIES = BossSummaries()
