"""The texts of prompts: what a decision asks, and what the table waits for."""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.state import CardId
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
from underkeep.games.boss_monster.cards.catalogue import CARDS
from underkeep.games.boss_monster.options import REACTION_KINDS
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.rules.verbs.counts import Counts
from underkeep.games.boss_monster.state import (
    BUILD,
    BossMonsterState,
)
from underkeep.games.boss_monster.text.cards import card_link, is_plural

# --- questions ----------------------------------------------------------------------------------------


def prompt_text(renderer: TextRenderer, state: BossMonsterState, decision: Decision) -> str:
    """Return what a decision asks, and why. The asked seat is always called "you"."""
    asked = renderer.for_viewer(decision.seat)
    values: Values = {"builds": state.builds_left[decision.seat]}
    source = decision_source(state, decision)
    values["has_about"] = yes_no(source is not None)
    values["about"] = card_link(asked, state, source) if source is not None else ""
    match decision.kind:
        case "window":
            values |= _window_values(asked, state)
        case "negate-spell":
            targets = [card_link(asked, state, card) for card in decision.about[1:]]
            values |= {"has_target": yes_no(bool(targets)), "target": ", ".join(targets)}
        case "respond":
            waiting = rules_of(state).next_effect()
            values |= {"waiting": card_link(asked, state, waiting.source), **asked.seat_values("player", waiting.seat)}
        case "mulligan":
            hand = [CARDS[state.faces[card]] for card in state.room_hand[decision.seat]]
            many_advanced = sum(card.advanced for card in hand) >= 4
            values["why"] = asked.message("ask-mulligan-why", advanced=yes_no(many_advanced))
        case "classic-discard":
            whole = len(state.room_hand[decision.seat]) + len(state.spell_hand[decision.seat])
            values["left"] = 2 - (whole - len(decision.options))
    return sentence(asked.message(f"ask-{decision.kind}", **values))


def waiting_text(renderer: TextRenderer, state: BossMonsterState, decision: Decision) -> str:
    """Return what the table waits for, as viewers read it who are not asked. The text does not depend on hidden cards.
    The seat itself is not asked where the server passes or decides for it."""
    if decision.seat == renderer.viewer and decision.kind not in REACTION_KINDS:
        return renderer.message("wait-own")
    values: Values = {**renderer.seat_values("player", decision.seat)}
    source = decision_source(state, decision)
    values["has_about"] = yes_no(source is not None)
    values["about"] = card_link(renderer, state, source) if source is not None else ""
    if decision.kind == "window":
        values |= _window_values(renderer, state)
    message = f"wait-{decision.kind}"
    return sentence(renderer.message(message if renderer.messages.has(message) else "wait-other", **values))


def decision_source(state: BossMonsterState, decision: Decision) -> CardId | None:
    """Return the card that causes a decision, or None: the card that the decision names, or the spell that is
    resolving."""
    if decision.about:
        return decision.about[0]
    if decision.kind in ("window", "respond", "build-turn"):
        return None
    waiting = {effect.source for effect in state.waiting_effects}
    resolving = [card for card in state.spells_being_cast if card not in waiting]
    return resolving[-1] if resolving and state.phase else None


def _window_values(renderer: TextRenderer, state: BossMonsterState) -> Values:
    """Return the values of `ask-window` and `wait-window`: why a window is open."""
    values: Values = {
        **renderer.seat_values("dungeon", state.active_seat),
        "hero": "",
        "health": 0,
        "room": "",
        "hero_many": "no",
    }
    hero: CardId | None = None
    window = "idle"
    if state.phase == BUILD:
        window = "build"
    elif state.step_after_window == "set_out" and state.next_hero in state.entrance[state.active_seat]:
        hero, window = state.next_hero, "before"
    elif state.step_after_window == "leave_room" and state.hero_in_dungeon and state.hero_room is not None:
        hero, window = state.hero_in_dungeon[0], "room"
        values |= {"room": card_link(renderer, state, state.hero_room), "forecast": _hero_forecast(state, hero)}
    if hero is not None:
        values |= {
            "hero": card_link(renderer, state, hero),
            "hero_many": yes_no(is_plural(state.faces[hero])),
            "health": Counts(state).health_of(hero),
        }
    return values | {"window": window}


def _hero_forecast(state: BossMonsterState, hero: CardId) -> str:
    """Return what the hero in the dungeon does after this window: `dies`, `boss` or `next`."""
    queries = Counts(state)
    if queries.health_of(hero) <= 0:
        return "dies"
    rooms = queries.active_rooms(state.active_seat)
    return "boss" if not rooms or rooms[-1] == state.hero_room else "next"
