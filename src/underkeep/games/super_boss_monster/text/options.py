"""The texts of the options that only Super Boss Monster has."""

from __future__ import annotations

from typing import Any

from underkeep.core.decisions import Decision, Option, Pass
from underkeep.core.text import TextRenderer
from underkeep.games.boss_monster.text import options as boss_options
from underkeep.games.boss_monster.text.cards import Values, card_link
from underkeep.games.boss_monster.text.options import VARIANT_OPTION_MESSAGES
from underkeep.games.super_boss_monster.options import Station, Take
from underkeep.games.super_boss_monster.state import LOCATIONS, ON_CARDS, SPACES


def space_values(renderer: TextRenderer, space: int) -> Values:
    """Return the values that a message has for an action space of the city: its location and its effect."""
    location, what = divmod(space, len(SPACES))
    name = LOCATIONS[location]
    return {"location": name, "what": renderer.message(f"space-{name}-{SPACES[what]}")}


def _take_message(renderer: TextRenderer, state: Any, option: Take) -> tuple[str, Values]:
    return "do-take", {"card": card_link(renderer, state, option.card)}


def _station_message(renderer: TextRenderer, state: Any, option: Station) -> tuple[str, Values]:
    if option.space >= ON_CARDS:
        return "do-station-card", {"card": card_link(renderer, state, option.space - ON_CARDS)}
    values = space_values(renderer, option.space)
    return "do-station", values | {"location": renderer.message(f"location-{values['location']}")}


VARIANT_OPTION_MESSAGES[Take] = _take_message


VARIANT_OPTION_MESSAGES[Station] = _station_message


def option_text(
    renderer: TextRenderer, state: Any, option: Option, decision: Decision | None = None, part: str = ""
) -> str:
    """Return the text of an option. Some kinds of decision have their own text for a pass."""
    if isinstance(option, Pass) and decision is not None and renderer.messages.has(f"do-pass-{decision.kind}"):
        return renderer.message(f"do-pass-{decision.kind}")
    return boss_options.option_text(renderer, state, option, decision, part)
