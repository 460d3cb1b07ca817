"""The choices for a game of Dungeon Fighter."""

from __future__ import annotations

from underkeep.core.capabilities.setup_form import CommandOption, SetupField, SetupForm
from underkeep.core.messages import load_messages
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.manifest import MANIFEST
from underkeep.games.dungeon_fighter.setup.setup import CHOSEN, RANDOM
from underkeep.games.dungeon_fighter.state import DICE_SHAPES, DIFFICULTIES, TARGETS, THROW_SOURCES


class FighterSetupForm(SetupForm):
    """Difficulty, throw source, heroes, ballads, homebrew equipment, the boss marker, the target and the dice."""

    command_options = (
        CommandOption("heroes", "heroes", "texts"),
        CommandOption("difficulty", "difficulty"),
        CommandOption("ballads", "ballads", "flag"),
        CommandOption("combined", "combined", "flag"),
        CommandOption("homebrew", "homebrew", "flag"),
        CommandOption("boss", "boss"),
        CommandOption("target", "target"),
        CommandOption("dice", "dice"),
        CommandOption("throws", "throws"),
    )

    def fields(self) -> tuple[SetupField, ...]:
        return (
            SetupField("difficulty", DIFFICULTIES, default=DIFFICULTIES[:1], prominent=True),
            SetupField("throws", THROW_SOURCES[:2], default=THROW_SOURCES[:1], prominent=True),
            SetupField("ballads"),
            SetupField("combined"),
            SetupField("homebrew"),
            SetupField("boss", (RANDOM, CHOSEN), default=(RANDOM,)),
            SetupField("target", TARGETS, default=TARGETS[:1]),
            SetupField("dice", DICE_SHAPES, default=DICE_SHAPES[:1]),
        )

    def list_choices(self, language: str = "en") -> dict[str, list[str]]:
        text = load_messages(language, MANIFEST.message_files).format
        return {
            "games-heroes": [f"{hero} ({text(f'hero-{hero}')})" for hero in HERO_IDS],
            "games-difficulties": [f"{name} ({text(f'difficulty-{name}')})" for name in DIFFICULTIES],
        }


SETUP_FORM = FighterSetupForm()
