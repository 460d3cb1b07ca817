"""The lines of the log: events that belong together share one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from underkeep.core.events import Event
from underkeep.core.text import TextRenderer, Values
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.fields import BY_TRAP, FOR_RAID, STAGE
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    NOTHING,
    TRAP,
    WARRIOR,
    KeepState,
)
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
            log.append((events[number], text))
        number = after
    return log


class _EventGroup:
    """The events from a given one on that share one sentence."""

    def __init__(self, renderer: TextRenderer, state: KeepState, events: Sequence[Event], start: int) -> None:
        self.renderer = renderer
        self.state = state
        self.events = events
        self.start = start
        self.first = events[start]

    def run(
        self, *fields: str, start: int | None = None, fits: Callable[[Event], bool] = lambda event: True
    ) -> list[Event]:
        """Return the events of one type in a row that agree in these fields."""
        first = self.start if start is None else start
        found: list[Event] = []
        for event in self.events[first:]:
            same = type(event) is type(self.events[first]) and all(
                getattr(event, field) == getattr(self.events[first], field) for field in fields
            )
            if not same or not fits(event):
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
            case ev.CardDrawn() | ev.CardDiscarded():
                return self._cards(self.run("seat"))
            case ev.LootShown() | ev.LootReplaced():
                return self._cards(self.run())
            case ev.Reinforced():
                return self._reinforced()
            case ev.MonsterPlaced(seat):
                placed = self.run("seat", "room")
                named = monsters_text(self.renderer, self.state.clan[seat], len(placed))
                return self.text(count=len(placed), monsters=named), len(placed)
            case ev.MonsterMoved():
                return self._moved()
            case ev.TokenPlaced():
                return self._tokens(self.run("room"))
            case ev.TokenLost():
                return self._lost()
            case ev.AbilityUsed(hero):
                return self._ability(hero)
            case ev.GuildCardTurned():
                return self._guild()
            case ev.HeroReactivated():
                again = self.run("room")
                named = heroes_text(self.renderer, [event.hero for event in again])  # type: ignore[attr-defined]
                return self.text(heroes=named, count=len(again)), len(again)
            case ev.HeroInspires():
                inspired = self.run("hero", "room")
                named = heroes_text(self.renderer, [event.inspired for event in inspired])  # type: ignore[attr-defined]
                return self.text(inspired=named, count=len(inspired)), len(inspired)
            case ev.HeroAttacks() | ev.MonsterHurt():
                return self._attack()
            case ev.HeroHurt(hero):
                gone = self.after()
                return self.text(), 2 if isinstance(gone, ev.HeroGone) and gone.hero == hero else 1
            case ev.HeroesCharge():
                return self._charge()
            case ev.MarkGone(mark):
                moved = self.after()
                if mark == STAGE and isinstance(moved, ev.MarkPlaced) and moved.mark == STAGE:
                    return event_sentence(self.renderer, self.state, moved), 2
            case ev.Voted():
                return self._voted()
        return self.text(), 1

    def _cards(self, group: Sequence[Event]) -> tuple[str, int]:
        names = [card_text_in_event(self.renderer, event.card) for event in group]  # type: ignore[attr-defined]
        return self.text(card=", ".join(names)), len(group)

    def _reinforced(self) -> tuple[str, int]:
        looked = self.run("seat")
        taken = [card_text_in_event(self.renderer, event.card) for event in looked if event.taken]  # type: ignore[attr-defined]
        left = [card_text_in_event(self.renderer, event.card) for event in looked if not event.taken]  # type: ignore[attr-defined]
        if taken and left:
            sentences = self.text("reinforced", card=", ".join(taken), dropped=", ".join(left), count=len(left))
            return sentences, len(looked)
        return self.text(card=", ".join(taken or left)), len(looked)

    def _moved(self) -> tuple[str, int]:
        moved = self.run("seat", "origin", "room", "way")
        monsters = {event.monster for event in moved}  # type: ignore[attr-defined]
        if len(monsters) < len(moved):
            return self.text(), 1
        carried = Counter(event.carry for event in moved if event.carry != NOTHING)  # type: ignore[attr-defined]
        seat = moved[0].seat  # type: ignore[attr-defined]
        return self.text(**move_values(self.renderer, self.state, seat, len(moved), carried)), len(moved)

    def _tokens(self, group: Sequence[Event]) -> tuple[str, int]:
        tokens = Counter(event.token for event in group)  # type: ignore[attr-defined]
        return self.text(tokens=tokens_text(self.renderer, tokens)), len(group)

    def _lost(self) -> tuple[str, int]:
        """Return the sentence for lost tokens: a trap that went off, a payment for loot, or any other loss."""
        lost = self.run("room")
        follows = self.after(len(lost))
        if isinstance(follows, ev.LootGained) and len(lost) == 1 and follows.room == lost[0].room:  # type: ignore[attr-defined]
            tokens = tokens_text(self.renderer, {lost[0].token: 1})  # type: ignore[attr-defined]
            return event_sentence(self.renderer, self.state, follows, "crafted", tokens=tokens), 2
        if isinstance(follows, ev.HeroHurt) and follows.by == BY_TRAP and lost[-1].token == TRAP:  # type: ignore[attr-defined]
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
        lost = self.run("room", start=self.start + 1, fits=lambda event: event.token != TRAP)[:2]  # type: ignore[attr-defined]
        if not lost:
            return self.text(), 1
        tokens = Counter(event.token for event in lost)  # type: ignore[attr-defined]
        named = tokens_text(self.renderer, tokens)
        return self.text("plundered", tokens=named, count=len(lost)), 1 + len(lost)

    def _guild(self) -> tuple[str, int]:
        card, why = self.first.card, self.first.why  # type: ignore[attr-defined]
        kind = CARDS[card.face].kind
        if why == FOR_RAID and kind == HERO_CARD and isinstance(self.after(), ev.HeroSummoned):
            came = self.run(start=self.start + 1)
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
            outcome = {"outcome": "hurt", "harm": hurt.harm, "health": CLANS[self.state.clan[hurt.seat]].health}
        if isinstance(self.after(count), ev.MonsterGone):
            if count == 1:
                return event_sentence(self.renderer, self.state, self.after(count) or self.first), 2
            outcome["outcome"] = "gone"
            count += 1
        return self.text(**outcome), count

    def _charge(self) -> tuple[str, int]:
        """Return the sentence for heroes that charge through several rooms without stopping."""
        ways = [self.first]
        while (
            isinstance(on := self.after(len(ways)), ev.HeroesCharge)
            and on.origin == ways[-1].room  # type: ignore[attr-defined]
            and on.heroes == ways[-1].heroes  # type: ignore[attr-defined]
        ):
            ways.append(on)
        if len(ways) == 1:
            return self.text(), 1
        between = [room_values(self.renderer, "room", way.room)["room_acc"] for way in ways[:-1]]  # type: ignore[attr-defined]
        end = room_values(self.renderer, "room", ways[-1].room)  # type: ignore[attr-defined]
        return self.text("charged-on", via=join_and(self.renderer, [str(name) for name in between]), **end), len(ways)

    def _voted(self) -> tuple[str, int]:
        """Return the sentence for the votes of one decision. The next decision begins with a seat that has voted
        already."""
        votes: list[ev.Voted] = []
        for vote in self.run():
            assert isinstance(vote, ev.Voted)
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
