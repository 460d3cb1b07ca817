"""The choices for a game of Super Boss Monster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from underkeep.core.capabilities.setup_form import CommandOption, Preset, SetupField
from underkeep.core.messages import ENGLISH, load_messages
from underkeep.games.boss_monster.cards.card_types import HERO
from underkeep.games.boss_monster.cards.catalogue import PRINTED, SETS
from underkeep.games.boss_monster.display.setup_form import SET_MESSAGES, BossMonsterSetupForm, set_title
from underkeep.games.super_boss_monster.manifest import MANIFEST
from underkeep.games.super_boss_monster.setup.decks import HERO_SETS
from underkeep.games.super_boss_monster.setup.left_out import left_out
from underkeep.games.super_boss_monster.setup.setup import VARIANTS

if TYPE_CHECKING:
    from underkeep.core.capabilities.notices import LeftOut

OTHER_SETS = tuple(code for code, cards in SETS.items() if any(card.kind != HERO for card in cards.cards))
"""The sets of Boss Monster that can be mixed in. A set that has only heroes would add nothing (SBM-18.1, SBM-18.2)."""


class SuperBossMonsterSetupForm(BossMonsterSetupForm):
    """Other sets, the heroes of another set, and variants."""

    command_options = (
        CommandOption("sets", "sets", "texts"),
        CommandOption("heroes", "heroes"),
        CommandOption("mixed-heroes", "mixed_heroes", "flag"),
        CommandOption("variant", "variants", "texts"),
    )

    def fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField(
                "sets",
                OTHER_SETS,
                multiple=True,
                groups=(("base", 3), ("expansions", 4), ("packs", len(OTHER_SETS) - 7)),
            ),
            SetupField("heroes", ("", *HERO_SETS[1:]), default=("",)),
            SetupField("variants", tuple(VARIANTS), multiple=True),
        )

    def choice_text(self, language: str, field: str, option: str) -> tuple[str, str] | None:
        """Return the texts of sets that Boss Monster has; other options have messages of their own."""
        messages = load_messages(language, MANIFEST.message_files)
        message = f"{SET_MESSAGES}-{option.lower()}"
        if field == "sets":
            return messages.format(message), messages.format(f"{message}.about")
        if field == "heroes" and option:
            return messages.format(message), messages.format(f"{MANIFEST.name}-heroes-other")
        return None

    def presets(self) -> tuple[Preset, ...]:
        return ()

    def left_out(self, setup: Any) -> tuple[LeftOut, ...]:
        return left_out(setup)

    def list_choices(self, language: str = ENGLISH) -> dict[str, list[str]]:
        return {
            "games-sets": [f"{code} ({set_title(code, language)})" for code in PRINTED],
            "games-variants": list(VARIANTS),
        }


SETUP_FORM = SuperBossMonsterSetupForm()
