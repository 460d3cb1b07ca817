"""Confirmations: the texts that ask a player once more before a costly slip.

Whether an option is a slip is decided by what the seat observes.
"""

from __future__ import annotations

from underkeep.core.decisions import Decision
from underkeep.core.events import Event
from underkeep.core.options.option import Option, Pass
from underkeep.core.state import Seat
from underkeep.core.table import Observation
from underkeep.core.text import TextRenderer, Values, sentence, yes_no
from underkeep.games.boss_monster.ability_parts.costs import destroy_another
from underkeep.games.boss_monster.assist.lookahead.reactions import SURVIVES, state_after, walk_result
from underkeep.games.boss_monster.assist.progress import hero_in_focus
from underkeep.games.boss_monster.assist.walk_changes import last_walk_changing_cards
from underkeep.games.boss_monster.events import RoomReturned, RoomTakenBack
from underkeep.games.boss_monster.options import Cast, Choose, Place, Use
from underkeep.games.boss_monster.rules.round_end import WOUNDS_TO_LOSE
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import BossMonsterState
from underkeep.games.boss_monster.text import cards


def confirmation(renderer: TextRenderer, observation: Observation, option: Option, decision: Decision) -> str:
    """Return the confirmation of an option, or an empty text if it needs none."""
    state: BossMonsterState = observation.state
    asked = renderer.for_viewer(decision.seat)
    if isinstance(option, Pass):
        return _confirm_pass(asked, state, decision)
    if isinstance(option, Cast | Use):
        return _confirm_room_loss(asked, state, option, decision.seat)
    if isinstance(option, Choose) and decision.kind == "destroy-room":
        return _confirm_room_choice(asked, state, option, decision)
    return ""


def _confirm_pass(renderer: TextRenderer, state: BossMonsterState, decision: Decision) -> str:
    """Return the confirmation of a pass that builds nothing, or that gives up the last chance to stop a hero."""
    plays = [option for option in decision.options if not isinstance(option, Pass)]
    if decision.kind == "build-turn":
        unused = any(isinstance(option, Place) for option in plays)
        return sentence(renderer.message("confirm-no-build")) if unused else ""
    if decision.kind not in ("window", "respond") or not plays or state.active_seat != decision.seat:
        return ""
    if state.waiting_effects:
        # When the waiting effects have resolved, the seat is asked again.
        return ""
    hero = hero_in_focus(state)
    if hero is None or walk_result(state, hero) != SURVIVES:
        return ""
    rescue = last_walk_changing_cards(state, decision.seat, hero, plays)
    if not rescue:
        return ""
    game = rules_of(state)
    wounds = game.hero_card(hero).worth
    last = game.wound_count(decision.seat) + wounds >= WOUNDS_TO_LOSE and game.wounds_eliminate()
    values: Values = {
        "hero": cards.card_link(renderer, state, hero),
        "hero_many": yes_no(cards.is_plural(state.faces[hero])),
        "wounds": wounds,
        "cards": ", ".join(cards.card_link(renderer, state, card) for card in rescue),
        "count": len(rescue),
    }
    return sentence(renderer.message("confirm-last-wound" if last else "confirm-wound", **values))


def _confirm_room_loss(renderer: TextRenderer, state: BossMonsterState, option: Cast | Use, me: Seat) -> str:
    """Return the confirmation of an effect that destroys or deactivates a room of the seat itself."""
    before = [stack[-1] for stack in state.dungeon[me]]
    events: list[Event] = []
    then = state_after(state, me, option, events)
    left = {room for stack in then.dungeon[me] for room in stack}
    # A room that goes back to the hand is not destroyed.
    left |= {event.card.card for event in events if isinstance(event, RoomTakenBack)}
    left |= {event.room.card for event in events if isinstance(event, RoomReturned)}
    lost = [room for room in before if room not in left]
    asleep = [room for room in before if room in then.deactivated and room not in state.deactivated]
    if len(lost) == 1 and not _is_room_undecided(state, option, me):
        return sentence(renderer.message("confirm-destroy", room=cards.card_link(renderer, state, lost[0])))
    if lost:
        return sentence(renderer.message("confirm-destroy-some", rooms=len(lost)))
    if asleep:
        return sentence(renderer.message("confirm-deactivate", room=cards.card_link(renderer, state, asleep[0])))
    return ""


def _is_room_undecided(state: BossMonsterState, option: Cast | Use, me: Seat) -> bool:
    """Whether the seat still chooses among several rooms which one is destroyed as the cost."""
    ability = rules_of(state).card(option.card).activated
    paid_by_choice = ability is not None and ability.cost is destroy_another
    return paid_by_choice and len(rules_of(state).active_rooms(me)) > 2


def _confirm_room_choice(renderer: TextRenderer, state: BossMonsterState, option: Choose, decision: Decision) -> str:
    """Return the confirmation of choosing a room of the seat itself for destruction although a room of another player
    could be chosen."""
    game = rules_of(state)
    mine = game.active_rooms(decision.seat)
    others = any(isinstance(other, Choose) and other.card not in mine for other in decision.options)
    if option.card in mine and others:
        return sentence(renderer.message("confirm-destroy", room=cards.card_link(renderer, state, option.card)))
    return ""
