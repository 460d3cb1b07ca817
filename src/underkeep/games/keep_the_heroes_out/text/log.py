"""The lines of the log: events that belong together share one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import TypeVar

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import require
from underkeep.core.text import TextRenderer, Values
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.fields import BY_TRAP, FOR_RAID, STAGE, Reason
from underkeep.games.keep_the_heroes_out.state import CLASS_OF, TRAP, WARRIOR, KeepState
from underkeep.games.keep_the_heroes_out.text.events import (
    card_text_in_event,
    event_sentence,
    move_values,
    vote_text,
)
from underkeep.games.keep_the_heroes_out.text.nouns import (
    heroes_text,
    join_and,
    monsters_text,
    room_values,
    tokens_text,
)


def log_lines(renderer: TextRenderer, state: KeepState, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """Return events with their sentences. Events that belong together share one sentence: the cards of a draw, the
    tokens that a warrior discards, an attack and its damage."""
    log: list[tuple[Event, str]] = []
    number = 0
    while number < len(events):
        text, after = _EventGroup(renderer, state, events, number).first_sentence()
        if text:
            log.append((events[after - 1], text))
        number = after
    return log


E = TypeVar("E", bound=Event)


class _EventGroup:
    """The events from a given one on that share one sentence."""

    def __init__(self, renderer: TextRenderer, state: KeepState, events: Sequence[Event], start: int) -> None:
        self.renderer = renderer
        self.state = state
        self.events = events
        self.start = start
        self.first = events[start]

    def run(self, first: E, *fields: str, skipped: int = 0) -> list[E]:
        """Return the events in a row, after `skipped` ones, that have the type of `first` and agree with it in these
        fields."""
        found: list[E] = []
        for event in self.events[self.start + skipped :]:
            if not isinstance(event, type(first)) or any(
                getattr(event, field) != getattr(first, field) for field in fields
            ):
                break
            found.append(event)
        return found

    def after(self, number: int = 1) -> Event | None:
        """Return the event this number of places after the first one, or None."""
        place = self.start + number
        return self.events[place] if place < len(self.events) else None

    def text(self, message: str = "", /, **more: str | int) -> str:
        """Return the sentence for the first event, with values from the others."""
        return event_sentence(self.renderer, self.state, self.first, message, **more)

    def first_sentence(self) -> tuple[str, int]:
        """Return the sentence, and the number of the first event that it does not cover."""
        text, count = self._sentence()
        return text, self.start + count

    def _sentence(self) -> tuple[str, int]:
        """Return the sentence, and the number of events that it covers."""
        match self.first:
            case ev.CardDrawn() | ev.CardDiscarded() as first:
                return self._cards(self.run(first, "seat"))
            case ev.LootShown() | ev.LootReplaced() as first:
                return self._cards(self.run(first))
            case ev.Reinforced() as first:
                return self._reinforced(self.run(first, "seat"))
            case ev.MonsterPlaced(seat) as first:
                placed = self.run(first, "seat", "room")
                named = monsters_text(self.renderer, require(self.state.clan[seat]), len(placed))
                return self.text(count=len(placed), monsters=named), len(placed)
            case ev.MonsterMoved() as first:
                return self._moved(self.run(first, "seat", "origin", "room", "way"))
            case ev.TokenPlaced() as first:
                return self._tokens(self.run(first, "room"))
            case ev.TokenLost() as first:
                return self._lost(self.run(first, "room"))
            case ev.AbilityUsed(hero):
                return self._ability(hero)
            case ev.GuildCardTurned(card, why):
                return self._guild(card, why)
            case ev.HeroReactivated() as first:
                again = self.run(first, "room")
                named = heroes_text(self.renderer, [event.hero for event in again])
                return self.text(heroes=named, count=len(again)), len(again)
            case ev.HeroInspires() as first:
                inspired = self.run(first, "hero", "room")
                named = heroes_text(self.renderer, [event.inspired for event in inspired])
                return self.text(inspired=named, count=len(inspired)), len(inspired)
            case ev.HeroAttacks() | ev.MonsterHurt():
                return self._attack()
            case ev.HeroHurt(hero):
                gone = self.after()
                return self.text(), 2 if isinstance(gone, ev.HeroGone) and gone.hero == hero else 1
            case ev.HeroesCharge() as first:
                return self._charge(first)
            case ev.MarkGone(mark):
                moved = self.after()
                if mark == STAGE and isinstance(moved, ev.MarkPlaced) and moved.mark == STAGE:
                    return event_sentence(self.renderer, self.state, moved), 2
            case ev.Voted() as first:
                return self._voted(self.run(first))
        return self.text(), 1

    def _cards(
        self, group: Sequence[ev.CardDrawn | ev.CardDiscarded | ev.LootShown | ev.LootReplaced]
    ) -> tuple[str, int]:
        names = [card_text_in_event(self.renderer, event.card) for event in group]
        return self.text(card=", ".join(names)), len(group)

    def _reinforced(self, looked: Sequence[ev.Reinforced]) -> tuple[str, int]:
        taken = [card_text_in_event(self.renderer, event.card) for event in looked if event.taken]
        left = [card_text_in_event(self.renderer, event.card) for event in looked if not event.taken]
        if taken and left:
            sentences = self.text("reinforced", card=", ".join(taken), dropped=", ".join(left), count=len(left))
            return sentences, len(looked)
        return self.text(card=", ".join(taken or left)), len(looked)

    def _moved(self, moved: Sequence[ev.MonsterMoved]) -> tuple[str, int]:
        monsters = {event.monster for event in moved}
        if len(monsters) < len(moved):
            return self.text(), 1
        carried = Counter(event.carry for event in moved if event.carry is not None)
        return self.text(**move_values(self.renderer, self.state, moved[0].seat, len(moved), carried)), len(moved)

    def _tokens(self, group: Sequence[ev.TokenPlaced | ev.TokenLost]) -> tuple[str, int]:
        tokens = Counter(event.token for event in group)
        return self.text(tokens=tokens_text(self.renderer, tokens)), len(group)

    def _lost(self, lost: Sequence[ev.TokenLost]) -> tuple[str, int]:
        """Return the sentence for lost tokens: a trap that went off, a payment for loot, or any other loss."""
        follows = self.after(len(lost))
        if isinstance(follows, ev.LootGained) and len(lost) == 1 and follows.room == lost[0].room:
            tokens = tokens_text(self.renderer, {lost[0].token: 1})
            return event_sentence(self.renderer, self.state, follows, "crafted", tokens=tokens), 2
        if isinstance(follows, ev.HeroHurt) and follows.by == BY_TRAP and lost[-1].token == TRAP:
            # The sentence about the hero names the trap.
            lost = lost[:-1]
            if not lost:
                return "", 1
        return self._tokens(lost)

    def _ability(self, hero: int) -> tuple[str, int]:
        """Return the sentence for a warrior or a rogue. It covers the tokens that are lost by the ability."""
        follows = self.after()
        if not isinstance(follows, ev.TokenLost):
            return self.text(), 1
        if CLASS_OF[hero] != WARRIOR:
            return self.text(), 2
        lost = list(takewhile(lambda event: event.token != TRAP, self.run(follows, "room", skipped=1)))[:2]
        if not lost:
            return self.text(), 1
        tokens = Counter(event.token for event in lost)
        named = tokens_text(self.renderer, tokens)
        return self.text("plundered", tokens=named, count=len(lost)), 1 + len(lost)

    def _guild(self, card: SeenCard, why: Reason) -> tuple[str, int]:
        kind, follows = CARDS[card.face].kind, self.after()
        if why == FOR_RAID and kind == HERO_CARD and isinstance(follows, ev.HeroSummoned):
            came = self.run(follows, skipped=1)
            coming = [event_sentence(self.renderer, self.state, event, "hero-comes") for event in came]
            coming[1:] = [text[:1].lower() + text[1:] for text in coming[1:]]
            return self.text("heroes-summoned", coming=join_and(self.renderer, coming)), 1 + len(came)
        if isinstance(self.after(), ev.ScenarioCard):
            return event_sentence(self.renderer, self.state, self.after() or self.first), 2
        return self.text(), 1

    def _attack(self) -> tuple[str, int]:
        """Return the sentence for an attack of a hero, its damage, and the return of the monster to its lair."""
        count = 1
        outcome: Values = {}
        if isinstance(self.first, ev.HeroAttacks):
            hurt = self.after()
            if not isinstance(hurt, ev.MonsterHurt):
                return self.text(), 1
            count = 2
            outcome = {
                "outcome": "hurt",
                "harm": hurt.harm,
                "health": CLANS[require(self.state.clan[hurt.seat])].health,
            }
        if isinstance(self.after(count), ev.MonsterGone):
            if count == 1:
                return event_sentence(self.renderer, self.state, self.after(count) or self.first), 2
            outcome["outcome"] = "gone"
            count += 1
        return self.text(**outcome), count

    def _charge(self, first: ev.HeroesCharge) -> tuple[str, int]:
        """Return the sentence for heroes that charge through several rooms without stopping."""
        ways = [first]
        while (
            isinstance(on := self.after(len(ways)), ev.HeroesCharge)
            and on.origin == ways[-1].room
            and on.heroes == ways[-1].heroes
        ):
            ways.append(on)
        if len(ways) == 1:
            return self.text(), 1
        between = [room_values(self.renderer, "room", way.room)["room_acc"] for way in ways[:-1]]
        end = room_values(self.renderer, "room", ways[-1].room)
        return self.text("charged-on", via=join_and(self.renderer, [str(name) for name in between]), **end), len(ways)

    def _voted(self, ballots: Sequence[ev.Voted]) -> tuple[str, int]:
        """Return the sentence for the votes of one decision. The next decision begins with a seat that has voted
        already."""
        votes: list[ev.Voted] = []
        for vote in ballots:
            if vote.seat in [one.seat for one in votes]:
                break
            votes.append(vote)
        if len(votes) == 1:
            return self.text(), 1
        sentences = [
            self.renderer.message(
                "vote-cast", seat=self.renderer.names[vote.seat], choice=vote_text(self.renderer, self.state, vote)
            )
            for vote in votes
        ]
        return self.text("voted", votes=", ".join(sentences)), len(votes)
