"""The texts of the log: a sentence for every event, and the result of the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from underkeep.core.events import Event, SeenCard
from underkeep.core.state import UNKNOWN
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.cards.card_types import HERO_CARD, SCENARIO_CARD
from underkeep.games.keep_the_heroes_out.cards.catalogue import CARDS
from underkeep.games.keep_the_heroes_out.cards.clans import CLANS
from underkeep.games.keep_the_heroes_out.dungeon_book.book import find_page
from underkeep.games.keep_the_heroes_out.dungeon_book.page import MARKS, PAGE_TRIGGERS, PageTrigger, ScenarioCardEffect
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import (
    CLASS_OF,
    CLASSES,
    LAST_WAVE,
    NOTHING,
    NOWHERE,
    PHASES,
    TRAP,
    TREASURY,
    WARRIOR,
    KeepState,
)
from underkeep.games.keep_the_heroes_out.text.card_texts import check_text, effects_text
from underkeep.games.keep_the_heroes_out.text.cards import card_name
from underkeep.games.keep_the_heroes_out.text.nouns import (
    Values,
    clan_name,
    corridor_name,
    hero_values,
    heroes_text,
    join_and,
    monster_values,
    monsters_text,
    room_name,
    room_values,
    token_values,
    tokens_text,
    yes_no,
)

MOVE_WAYS = ("corridor", "portal", "wall")
DAMAGE_CAUSES = ("melee", "ranged", "trap")
TURN_UP_REASONS = ("raid", "gamble", "laboratory", "treasure")


def message_id(event: type[Event]) -> str:
    """Return the id of the message for an event.

    >>> message_id(ev.HeroesCharge)
    'event-heroes-charge'
    """
    return "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def event_text(renderer: TextRenderer, state: KeepState, event: Event) -> str:
    """Return the sentence for one event."""
    return _event_text(renderer, state, event)


def _event_text(renderer: TextRenderer, state: KeepState, event: Event, message: str = "", **more: str | int) -> str:
    """Return the sentence for an event, with its own message or another one, and with some values replaced."""
    values = _values(renderer, state, event) | more
    return sentence(renderer.message(message or message_id(type(event)), **values))


# --- what a message wants to know ---------------------------------------------------------------------------------


def _values(renderer: TextRenderer, state: KeepState, event: Event) -> Values:
    """Return the values of an event for its message."""
    values: Values = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, SeenCard):
            values[field] = _card(renderer, value)
        elif field == "seat":
            values |= renderer.seat_values(field, value)
        elif field in ("room", "origin"):
            values |= room_values(renderer, field, value)
        elif field == "hero":
            values |= hero_values(renderer, field, value)
        elif isinstance(value, bool):
            values[field] = yes_no(value)
        else:
            values[field] = value
    return values | _special(renderer, state, event)


def _special(renderer: TextRenderer, state: KeepState, event: Event) -> Values:
    """Return the values that only some events have."""
    match event:
        case ev.ClanChosen(_, clan) | ev.LaboratoryStocked(clan):
            return {"clan": clan_name(renderer, clan)}
        case ev.PhaseBegan(phase):
            return {"phase": PHASES[phase]}
        case ev.MonsterPlaced(seat):
            return {"count": 1, "monsters": monsters_text(renderer, state.clan[seat], 1)}
        case ev.MonsterMoved(seat, _, _, _, carry, way):
            return _moved(renderer, state, seat, 1, Counter([] if carry == NOTHING else [carry])) | {
                "way": MOVE_WAYS[way]
            }
        case ev.MonsterHurt(seat) | ev.MonsterGone(seat):
            return {**monster_values(renderer, state, seat), "health": CLANS[state.clan[seat]].health}
        case ev.HeroAttacks(_, seat):
            return {**monster_values(renderer, state, seat), "outcome": "open", "harm": 0, "health": 0}
        case ev.TokenPlaced(token) | ev.TokenLost(token):
            return {"tokens": tokens_text(renderer, {token: 1})}
        case ev.GuildCardTurned(card, why):
            idle = why != ev.FOR_RAID and CARDS[card.face].kind == SCENARIO_CARD
            return {"why": TURN_UP_REASONS[why], "nothing": yes_no(idle)}
        case ev.ClassReactivated(kind):
            name = f"class-{CLASSES[kind]}"
            return {"hero_gen": renderer.message(f"{name}.gen"), "heroes": renderer.message(f"{name}.many")}
        case ev.HeroReactivated(hero):
            return {"heroes": heroes_text(renderer, [hero]), "count": 1}
        case ev.HeroInspires(inspired=inspired):
            return {"inspired": heroes_text(renderer, [inspired]), "count": 1}
        case ev.HeroHurt(by=by, left=left):
            return {"by": DAMAGE_CAUSES[by], "alive": yes_no(left > 0)}
        case ev.HeroesCharge(room=room):
            return {"there": yes_no(room == TREASURY)}
        case ev.AbilityUsed(hero):
            return {"class": CLASSES[CLASS_OF[hero]]}
        case ev.TreasureStolen(treasure):
            return _stolen(renderer, state, treasure)
        case ev.ScenarioCard(card, holds):
            return {"what": _printed(renderer, state, card, holds)}
        case ev.PageSpoke(number, holds):
            moment = find_page(state.scenario).triggers[number]
            when = renderer.message(f"moment-{PAGE_TRIGGERS.index(moment.at)}")
            return {"when": when, "what": _followed(renderer, state, moment, holds)}
        case ev.GameWon():
            return {"beaten": yes_no(_beaten(state))}
        case ev.GameLost(room):
            return {"stolen": yes_no(room != NOWHERE)}
        case ev.MarkPlaced(mark, place) | ev.MarkGone(mark, place):
            return _mark(renderer, mark, place)
        case ev.Voted():
            return {"choice": _vote(renderer, state, event)}
    return {}


def _card(renderer: TextRenderer, seen: SeenCard) -> str:
    if seen.face == UNKNOWN:
        return renderer.message("unknown-card")
    return renderer.link_card(seen.face, card_name(renderer, seen.face))


def _vote(renderer: TextRenderer, state: KeepState, vote: ev.Voted) -> str:
    """Return the text of the thing that was voted for."""
    chosen = vote.chosen
    match ev.BALLOTS[vote.ballot]:
        case "room":
            return room_name(renderer, chosen)
        case "hero":
            return str(hero_values(renderer, "hero", chosen)["hero"])
        case "monster":
            return str(monster_values(renderer, state, chosen)["monster_a"])
        case "attack":
            values = hero_values(renderer, "hero", chosen) | monster_values(renderer, state, vote.target)
            return renderer.message("do-attack", **values)
        case "treasure":
            return renderer.message("vote-treasure", value=chosen)
        case "token":
            return renderer.message("do-choose-token", **token_values(renderer, chosen))
        case "corridor":
            return corridor_name(renderer, chosen)
    return clan_name(renderer, chosen)


def _moved(renderer: TextRenderer, state: KeepState, seat: int, count: int, carried: Counter[int]) -> Values:
    return {
        "count": count,
        "monsters": monsters_text(renderer, state.clan[seat], count),
        "carries": yes_no(bool(carried)),
        "tokens": tokens_text(renderer, carried),
    }


def _stolen(renderer: TextRenderer, state: KeepState, treasure: SeenCard) -> Values:
    effect = CARDS[treasure.face].effect or "failure"
    return {
        "value": Queries(state).treasure_value(treasure.card),
        "effect": renderer.message(f"effect-{effect}"),
        "text": renderer.message(f"effect-{effect}.text"),
    }


def _printed(renderer: TextRenderer, state: KeepState, seen: SeenCard, holds: bool) -> str:
    """Return the condition of a scenario card and the effects that follow now."""
    symbol = CARDS[seen.face].symbol
    card = next((card for card in find_page(state.scenario).cards if card.symbol == symbol), None)
    return renderer.message("text-event") if card is None else _followed(renderer, state, card, holds)


def _followed(renderer: TextRenderer, state: KeepState, card: ScenarioCardEffect | PageTrigger, holds: bool) -> str:
    what = effects_text(renderer, card.then if holds else card.otherwise, state.players)
    if card.check == "always":
        return sentence(renderer.message("card-always", then=what))
    check = check_text(renderer, card.check, state.players)
    return sentence(renderer.message("scenario-holds" if holds else "scenario-fails", check=check, what=what))


def _mark(renderer: TextRenderer, mark: int, place: int) -> Values:
    values: Values = {"mark": MARKS[mark], "corridor": ""}
    if mark == ev.RUBBLE:
        return values | {"corridor": corridor_name(renderer, place)} | room_values(renderer, "room", NOWHERE)
    return values | room_values(renderer, "room", place)


# --- the log --------------------------------------------------------------------------------------------------------


def log_lines(renderer: TextRenderer, state: KeepState, events: Sequence[Event]) -> list[tuple[Event, str]]:
    """Return events with their sentences. Events that belong together share one sentence: the cards of a draw, the
    tokens that a warrior discards, an attack and its damage."""
    log: list[tuple[Event, str]] = []
    number = 0
    while number < len(events):
        text, after = _Group(renderer, state, events, number).tell()
        if text:
            log.append((events[number], text))
        number = after
    return log


class _Group:
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

    def said(self, message: str = "", /, **more: str | int) -> str:
        """Return the sentence for the first event, with values from the others."""
        return _event_text(self.renderer, self.state, self.first, message, **more)

    def tell(self) -> tuple[str, int]:
        """Return the sentence, and the number of the first event that it does not cover."""
        text, told = self._tell()
        return text, self.start + told

    def _tell(self) -> tuple[str, int]:
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
                return self.said(count=len(placed), monsters=named), len(placed)
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
                return self.said(heroes=named, count=len(again)), len(again)
            case ev.HeroInspires():
                inspired = self.run("hero", "room")
                named = heroes_text(self.renderer, [event.inspired for event in inspired])  # type: ignore[attr-defined]
                return self.said(inspired=named, count=len(inspired)), len(inspired)
            case ev.HeroAttacks() | ev.MonsterHurt():
                return self._attack()
            case ev.HeroHurt(hero):
                gone = self.after()
                return self.said(), 2 if isinstance(gone, ev.HeroGone) and gone.hero == hero else 1
            case ev.HeroesCharge():
                return self._charge()
            case ev.MarkGone(mark):
                moved = self.after()
                if mark == ev.STAGE and isinstance(moved, ev.MarkPlaced) and moved.mark == ev.STAGE:
                    return _event_text(self.renderer, self.state, moved), 2
            case ev.Voted():
                return self._voted()
        return self.said(), 1

    def _cards(self, told: Sequence[Event]) -> tuple[str, int]:
        names = [_card(self.renderer, event.card) for event in told]  # type: ignore[attr-defined]
        return self.said(card=", ".join(names)), len(told)

    def _reinforced(self) -> tuple[str, int]:
        looked = self.run("seat")
        taken = [_card(self.renderer, event.card) for event in looked if event.taken]  # type: ignore[attr-defined]
        left = [_card(self.renderer, event.card) for event in looked if not event.taken]  # type: ignore[attr-defined]
        if taken and left:
            said = self.said("reinforced", card=", ".join(taken), dropped=", ".join(left), count=len(left))
            return said, len(looked)
        return self.said(card=", ".join(taken or left)), len(looked)

    def _moved(self) -> tuple[str, int]:
        moved = self.run("seat", "origin", "room", "way")
        monsters = {event.monster for event in moved}  # type: ignore[attr-defined]
        if len(monsters) < len(moved):
            return self.said(), 1
        carried = Counter(event.carry for event in moved if event.carry != NOTHING)  # type: ignore[attr-defined]
        seat = moved[0].seat  # type: ignore[attr-defined]
        return self.said(**_moved(self.renderer, self.state, seat, len(moved), carried)), len(moved)

    def _tokens(self, told: Sequence[Event]) -> tuple[str, int]:
        tokens = Counter(event.token for event in told)  # type: ignore[attr-defined]
        return self.said(tokens=tokens_text(self.renderer, tokens)), len(told)

    def _lost(self) -> tuple[str, int]:
        """Return the sentence for lost tokens: a trap that went off, a payment for loot, or any other loss."""
        lost = self.run("room")
        follows = self.after(len(lost))
        if isinstance(follows, ev.LootGained) and len(lost) == 1 and follows.room == lost[0].room:  # type: ignore[attr-defined]
            tokens = tokens_text(self.renderer, {lost[0].token: 1})  # type: ignore[attr-defined]
            return _event_text(self.renderer, self.state, follows, "crafted", tokens=tokens), 2
        if isinstance(follows, ev.HeroHurt) and follows.by == ev.BY_TRAP and lost[-1].token == TRAP:  # type: ignore[attr-defined]
            # The hero's own sentence tells of the trap.
            lost = lost[:-1]
            if not lost:
                return "", 1
        return self._tokens(lost)

    def _ability(self, hero: int) -> tuple[str, int]:
        """Return the sentence for a warrior or a rogue. It covers the tokens that are lost by the ability."""
        follows = self.after()
        if not isinstance(follows, ev.TokenLost):
            return self.said(), 1
        if CLASS_OF[hero] != WARRIOR:
            return self.said(), 2
        lost = self.run("room", start=self.start + 1, fits=lambda event: event.token != TRAP)[:2]  # type: ignore[attr-defined]
        if not lost:
            return self.said(), 1
        tokens = Counter(event.token for event in lost)  # type: ignore[attr-defined]
        named = tokens_text(self.renderer, tokens)
        return self.said("plundered", tokens=named, count=len(lost)), 1 + len(lost)

    def _guild(self) -> tuple[str, int]:
        card, why = self.first.card, self.first.why  # type: ignore[attr-defined]
        kind = CARDS[card.face].kind
        if why == ev.FOR_RAID and kind == HERO_CARD and isinstance(self.after(), ev.HeroSummoned):
            came = self.run(start=self.start + 1)
            coming = [_event_text(self.renderer, self.state, event, "hero-comes") for event in came]
            coming[1:] = [text[:1].lower() + text[1:] for text in coming[1:]]
            return self.said("heroes-summoned", coming=join_and(self.renderer, coming)), 1 + len(came)
        if isinstance(self.after(), ev.ScenarioCard):
            return _event_text(self.renderer, self.state, self.after() or self.first), 2
        return self.said(), 1

    def _attack(self) -> tuple[str, int]:
        """Return the sentence for an attack of a hero, its damage, and the return of the monster to its lair."""
        told = 1
        outcome: Values = {}
        if isinstance(self.first, ev.HeroAttacks):
            hurt = self.after()
            if not isinstance(hurt, ev.MonsterHurt):
                return self.said(), 1
            told = 2
            outcome = {"outcome": "hurt", "harm": hurt.harm, "health": CLANS[self.state.clan[hurt.seat]].health}
        if isinstance(self.after(told), ev.MonsterGone):
            if told == 1:
                return _event_text(self.renderer, self.state, self.after(told) or self.first), 2
            outcome["outcome"] = "gone"
            told += 1
        return self.said(**outcome), told

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
            return self.said(), 1
        between = [room_values(self.renderer, "room", way.room)["room_acc"] for way in ways[:-1]]  # type: ignore[attr-defined]
        end = room_values(self.renderer, "room", ways[-1].room)  # type: ignore[attr-defined]
        return self.said("charged-on", via=join_and(self.renderer, [str(name) for name in between]), **end), len(ways)

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
            return self.said(), 1
        said = [
            self.renderer.message(
                "vote-cast", seat=self.renderer.names[vote.seat], choice=_vote(self.renderer, self.state, vote)
            )
            for vote in votes
        ]
        return self.said("voted", votes=", ".join(said)), len(votes)


# --- the ending -----------------------------------------------------------------------------------------------------


def ending_text(renderer: TextRenderer, state: KeepState, events: Sequence[Event]) -> str:
    """Return in one sentence how a finished game was won or lost."""
    if state.winners:
        return sentence(renderer.message("ending-won" if _beaten(state) else "ending-won-early", turns=state.turns))
    lost = next((event for event in reversed(events) if isinstance(event, ev.GameLost)), None)
    if lost is None:
        return ""
    values = room_values(renderer, "room", lost.room)
    message = "ending-lost" if lost.room != NOWHERE else "ending-lost-early"
    return sentence(renderer.message(message, turn=state.turns, wave=state.wave, left=len(state.guild_deck), **values))


def _beaten(state: KeepState) -> bool:
    """Return whether both waves are over; otherwise an effect of the page has ended the game."""
    return state.wave == LAST_WAVE and not state.guild_deck


def score_lines(renderer: TextRenderer, state: KeepState) -> list[str]:
    """Return the treasures and heroes that are left at the end, and the monsters of each player."""
    worth = sorted((Queries(state).treasure_value(card) for pile in state.treasure for card in pile), reverse=True)
    treasures = ", ".join(str(value) for value in worth) or "0"
    heroes = sum(room != NOWHERE for room in state.hero)
    lines = [renderer.message("score-treasures", treasures=treasures), renderer.message("score-heroes", heroes=heroes)]
    for seat, monsters in enumerate(state.monster):
        there, clan = sum(room != NOWHERE for room in monsters), clan_name(renderer, state.clan[seat])
        values: Values = {"seat": renderer.names[seat], "clan": clan, "there": there, "monsters": len(monsters)}
        lines.append(renderer.message("score-player", **values))
    return lines
