"""The texts of events, of the end of a game, and of the titles of the solo game."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.events import Event
from underkeep.core.state import Face
from underkeep.core.text import TextRenderer, Values, ValueWriter, sentence
from underkeep.games.boss_monster import events as boss_events
from underkeep.games.boss_monster.rules.round_end import SOULS_TO_WIN
from underkeep.games.boss_monster.text import events as boss_event_text
from underkeep.games.boss_monster.text.cards import card_name, signed_number
from underkeep.games.super_boss_monster import events as ev
from underkeep.games.super_boss_monster import fields
from underkeep.games.super_boss_monster.rules.rules import SuperBossMonster
from underkeep.games.super_boss_monster.state import CHALLENGE, LOCATIONS, SuperBossMonsterState
from underkeep.games.super_boss_monster.text.options import space_values

TITLES = (
    (0, "kobold"),
    (7, "minion"),
    (13, "mini-boss"),
    (17, "boss"),
    (22, "fair-boss"),
    (26, "dungeon-sultan"),
    (29, "boss-monster"),
    (32, "great-boss"),
    (35, "dungeon-master"),
    (36, "ultimate"),
)
"""The titles of the solo game, each with the lowest score for it (SBM-19.20)."""


LOWEST_TITLE = "failure"
"""The title for a score below all others."""


def title_of(score: int) -> str:
    """Return the name of the title for a score.

    >>> title_of(30), title_of(36), title_of(-1)
    ('boss-monster', 'ultimate', 'failure')
    """
    return next((name for least, name in reversed(TITLES) if score >= least), LOWEST_TITLE)


def title_text(renderer: TextRenderer, score: int, variants: Sequence[str]) -> str:
    """Return the text of the title, with the prefix of the challenge mode (SBM-19.21)."""
    which = title_of(score)
    title = renderer.message(f"title-{which}")
    return renderer.message("title-true", title=title, which=which) if CHALLENGE in variants else title


def event_text(renderer: TextRenderer, state: SuperBossMonsterState, event: Event) -> str:
    """Return the sentence of an event, or an empty text if another event reports the same."""
    if isinstance(event, boss_events.TokensPut) and event.card.face and _is_hero(event):
        return ""  # The summons reports the life token.
    if isinstance(event, boss_events.GameWon) and state.players == 1:
        return ""  # The title reports the end of a solo game.
    if isinstance(event, ev.SoloOver):
        return _event_text(renderer, state, event)
    return renderer.remember(boss_event_text.event_key(state, event), lambda: _event_text(renderer, state, event))


def _event_text(renderer: TextRenderer, state: SuperBossMonsterState, event: Event) -> str:
    values = boss_event_text.event_values(renderer, state, event, WRITERS)
    match event:
        case ev.CardsLeftOut(faces=faces):
            values = {"cards": ", ".join(_distinct_name(renderer, face) for face in faces)}
        case ev.SoloOver(score=score):
            values |= {"points": signed_number(score, plus=False), "title": title_text(renderer, score, state.variants)}
    return sentence(renderer.message(event.message_id, **values))


def _write_space(renderer: TextRenderer, state: SuperBossMonsterState, field: str, space: int) -> Values:
    return space_values(renderer, space)


def _write_location(renderer: TextRenderer, state: SuperBossMonsterState, field: str, location: int) -> Values:
    return {field: LOCATIONS[location]}


WRITERS: dict[str, ValueWriter] = {fields.SPACE: _write_space, fields.LOCATION: _write_location}
"""The functions that write the values of messages, for the kinds of fields that only this game has."""


def _distinct_name(renderer: TextRenderer, face: Face) -> str:
    """Return the name of a printed card, with the code of its set if another set has a card of this name."""
    from underkeep.games.boss_monster.cards.catalogue import CARDS

    card = CARDS[face]
    name = renderer.link_card(face, card_name(renderer, face))
    shared = any(other.name == card.name and other.set != card.set for other in CARDS[1:])
    return f"{name} ({card.set})" if shared else name


def _is_hero(event: boss_events.TokensPut) -> bool:
    from underkeep.games.boss_monster.cards.card_types import HERO
    from underkeep.games.boss_monster.cards.catalogue import CARDS

    return CARDS[event.card.face].kind == HERO


def ending_text(renderer: TextRenderer, state: SuperBossMonsterState, events: Sequence[Event]) -> str:
    """Return in one sentence how a finished game was decided."""
    rules = SuperBossMonster(state)
    if state.players == 1:
        over = next((event for event in events if isinstance(event, ev.SoloOver)), None)
        if over is None:
            return sentence(renderer.message("ending-solo-resigned", round=state.round))
        values: Values = {"why": over.why, "score": over.score, "points": signed_number(over.score, plus=False)}
        return sentence(renderer.message("ending-solo", round=state.round, **values))
    standing = rules.seats()
    resigned = [event.seat for event in events if isinstance(event, boss_events.Resigned)]
    if len(standing) <= 1 and resigned:
        return sentence(
            renderer.message("ending-resigned", round=state.round, **renderer.seat_values("seat", resigned[-1]))
        )
    souls, first = boss_event_text.most_souls(rules, standing)
    told: Values = {"round": state.round, "souls": souls, **renderer.seat_values("seat", first)}
    return sentence(renderer.message("ending-souls-first" if souls >= SOULS_TO_WIN else "ending-deck", **told))
