"""The texts of the options that only Super Boss Monster has."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from underkeep.core.decisions import Decision
from underkeep.core.options.option import Option, Pass
from underkeep.core.state import CardId
from underkeep.core.text import TextRenderer, Values, ValueWriter, option_sentence
from underkeep.games.boss_monster.text import options as boss_options
from underkeep.games.boss_monster.text.cards import card_link
from underkeep.games.super_boss_monster.fields import SPACE
from underkeep.games.super_boss_monster.options import Station
from underkeep.games.super_boss_monster.state import LOCATIONS, ON_CARDS, SPACES, SuperBossMonsterState


def space_values(renderer: TextRenderer, space: int) -> Values:
    """Return the values that a message has for an action space of the city: its location and its effect."""
    location, what = divmod(space, len(SPACES))
    name = LOCATIONS[location]
    return {"location": name, "what": renderer.message(f"space-{name}-{SPACES[what]}")}


def _write_space(renderer: TextRenderer, state: SuperBossMonsterState, field: str, space: int) -> Values:
    if space >= ON_CARDS:
        return {"card": card_link(renderer, state, CardId(space - ON_CARDS))}
    values = space_values(renderer, space)
    return values | {"location": renderer.message(f"location-{values['location']}")}


WRITERS: Mapping[str, ValueWriter] = MappingProxyType({**boss_options.WRITERS, SPACE: _write_space})


def option_text(
    renderer: TextRenderer,
    state: SuperBossMonsterState,
    option: Option,
    decision: Decision | None = None,
    part: str = "",
) -> str:
    """Return the text of an option. Some kinds of decision have their own text for a pass."""
    if isinstance(option, Pass) and decision is not None and renderer.messages.has(f"pass-{decision.kind}"):
        return renderer.message(f"pass-{decision.kind}")
    if isinstance(option, Station):
        values = boss_options.option_values(renderer, state, option, decision, WRITERS)
        variant = "card" if option.space >= ON_CARDS else ""
        return option_sentence(renderer, option.message_id(variant), values, part)
    return boss_options.option_text(renderer, state, option, decision, part)
