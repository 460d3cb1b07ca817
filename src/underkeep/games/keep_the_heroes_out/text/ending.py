"""The texts at the end of a game: how it was won or lost, and the pieces that are left."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.events import Event
from underkeep.core.state import require
from underkeep.core.text import TextRenderer, Values, sentence
from underkeep.games.keep_the_heroes_out import events as ev
from underkeep.games.keep_the_heroes_out.rules.verbs.queries import Queries
from underkeep.games.keep_the_heroes_out.state import LAST_WAVE, KeepState
from underkeep.games.keep_the_heroes_out.text.nouns import clan_name, room_values


def ending_text(renderer: TextRenderer, state: KeepState, events: Sequence[Event]) -> str:
    """Return in one sentence how a finished game was won or lost."""
    if state.winners:
        return sentence(
            renderer.message("ending-won" if waves_are_over(state) else "ending-won-early", turns=state.turns)
        )
    lost = next((event for event in reversed(events) if isinstance(event, ev.GameLost)), None)
    if lost is None:
        return ""
    values = room_values(renderer, "room", lost.room)
    message = "ending-lost" if lost.room is not None else "ending-lost-early"
    return sentence(renderer.message(message, turn=state.turns, wave=state.wave, left=len(state.guild_deck), **values))


def waves_are_over(state: KeepState) -> bool:
    """Return whether both waves are over; otherwise an effect of the page has ended the game."""
    return state.wave == LAST_WAVE and not state.guild_deck


def score_lines(renderer: TextRenderer, state: KeepState) -> list[str]:
    """Return the treasures and heroes that are left at the end, and the monsters of each player."""
    worth = sorted((Queries(state).treasure_value(card) for pile in state.treasure for card in pile), reverse=True)
    treasures = ", ".join(str(value) for value in worth) or "0"
    heroes = sum(room is not None for room in state.hero)
    lines = [renderer.message("score-treasures", treasures=treasures), renderer.message("score-heroes", heroes=heroes)]
    for seat, monsters in enumerate(state.monster):
        there, clan = sum(room is not None for room in monsters), clan_name(renderer, require(state.clan[seat]))
        values: Values = {"seat": renderer.names[seat], "clan": clan, "there": there, "monsters": len(monsters)}
        lines.append(renderer.message("score-player", **values))
    return lines
