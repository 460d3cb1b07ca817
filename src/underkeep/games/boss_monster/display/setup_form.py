"""The choices for a game of Boss Monster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.presets import preset_text
from underkeep.core.capabilities.setup_form import CommandOption, Preset, SetupField, SetupForm
from underkeep.core.messages import ENGLISH, load_messages
from underkeep.core.text import TextRenderer, sentence
from underkeep.games.boss_monster.cards.card_types import Hero
from underkeep.games.boss_monster.cards.catalogue import BY_KEY, CARDS, PRINTED, SETS
from underkeep.games.boss_monster.game import GAME
from underkeep.games.boss_monster.setup.decks import BASE_SETS
from underkeep.games.boss_monster.setup.left_out import left_out
from underkeep.games.boss_monster.setup.presets import PRESETS, merge_choices
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS
from underkeep.games.boss_monster.setup.setup import VARIANTS, Setup

if TYPE_CHECKING:
    from underkeep.core.capabilities.notices import LeftOut

STAR_HEROES = tuple(
    card.key for card in CARDS[1:] if isinstance(card, Hero) and card.star and card.set not in BASE_SETS
)
"""The star heroes of expansions, which take part only if they are chosen (BM-3.14)."""

SET_MESSAGES = "boss-monster-sets"
"""The beginning of the messages about sets, in every game that plays with them."""


def set_title(code: str, language: str = ENGLISH) -> str:
    """Return the title of a set: in English as printed on its box."""
    if language == ENGLISH:
        return PRINTED[code].title
    return load_messages(language, GAME.message_files).format(f"{SET_MESSAGES}-{code.lower()}")


class BossMonsterSetupForm(SetupForm):
    """Sets, decks, variants and star heroes."""

    command_options: tuple[CommandOption, ...] = (
        CommandOption("sets", "sets", "texts"),
        CommandOption("heroes", "heroes"),
        CommandOption("deck", "deck"),
        CommandOption("fill", "fill", "flag"),
        CommandOption("star", "star_heroes", "texts"),
        CommandOption("trade", "trade", "flag"),
        CommandOption("more-ordinary", "more_ordinary", "flag"),
        CommandOption("variant", "variants", "texts"),
    )

    def fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField(
                "sets",
                tuple(SETS),
                multiple=True,
                default=("BMR",),
                groups=(("base", 3), ("expansions", 4), ("packs", len(SETS) - 7)),
            ),
            SetupField("deck", ("", *READY_DECKS), default=("",), custom=True),
            SetupField("variants", tuple(VARIANTS), multiple=True),
            SetupField("star_heroes", STAR_HEROES, multiple=True),
            SetupField("trade"),
            SetupField("more_ordinary"),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        if field != "star_heroes":
            return None
        name, numbers, text = GAME.cards.text(TextRenderer(GAME, Setup(), language), BY_KEY[option].face)
        return name, sentence(f"{numbers}. {text}")

    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def apply_preset(self, preset: Preset, choices: Mapping[str, Any]) -> dict[str, Any]:
        return merge_choices(preset, choices)

    def left_out(self, setup: Any) -> tuple[LeftOut, ...]:
        return left_out(setup)

    def list_choices(self, language: str = ENGLISH) -> dict[str, list[str]]:
        return {
            "games-sets": [f"{code} ({set_title(code, language)})" for code in SETS],
            "games-decks": [f"{name} ({deck.about(language)})" for name, deck in READY_DECKS.items()],
            "games-presets": [f"{preset.name} ({preset_text(GAME, preset, language)[0]})" for preset in PRESETS],
            "games-variants": list(VARIANTS),
        }


SETUP_FORM = BossMonsterSetupForm()
