"""The texts of events, and of the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.events import Event
from underkeep.core.text import TextRenderer, Values, field_values, sentence, yes_no
from underkeep.games.dungeon_fighter import events as ev
from underkeep.games.dungeon_fighter.rules import scoring
from underkeep.games.dungeon_fighter.state import WATER, FighterState
from underkeep.games.dungeon_fighter.text.nouns import reason_text, result_text
from underkeep.games.dungeon_fighter.text.writers import WRITERS


def event_text(renderer: TextRenderer, state: FighterState, event: Event) -> str:
    """Return the sentence of one event."""
    values = field_values(renderer, state, event, WRITERS) | _special_values(renderer, event)
    return sentence(renderer.message(event.message_id, **values))


def _special_values(renderer: TextRenderer, event: Event) -> Values:
    """Return the message values that only some events have."""
    match event:
        case ev.Thrown(_, die, cube, outcome, _, _, trajectory):
            return {
                "result": result_text(renderer, outcome),
                "reason": reason_text(renderer, outcome, cube, trajectory),
                "number": cube + 1 if die == WATER else 0,
            }
        case ev.PathSeen(_, one):
            return {"known": yes_no(bool(one.face))}
        case ev.MonsterHurt(_, base, bonus, icebergs, left):
            several = sum(part > 0 for part in (base, bonus, icebergs)) > 1
            return {"total": base + bonus + icebergs, "parts": yes_no(several), "left": max(0, left)}
        case ev.GameWon(glory):
            return {"title": title_text(renderer, glory)}
    return {}


def title_text(renderer: TextRenderer, glory: int) -> str:
    """Return the title for these glory points (DF-23.5)."""
    return renderer.message(f"title-{scoring.title_number(glory)}")


def ending_text(renderer: TextRenderer, state: FighterState, events: Sequence[Event]) -> str:
    """Return how a finished game was decided."""
    if state.winners:
        glory = scoring.glory(state)
        return sentence(renderer.message("ending-won", glory=glory, title=title_text(renderer, glory)))
    why = next((event.why for event in reversed(events) if isinstance(event, ev.GameLost)), "stunned")
    return sentence(renderer.message("ending-lost", why=why, round=state.round, life=state.monster_life))
