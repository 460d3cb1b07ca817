"""Presets: recommended combinations of choices (`SetupForm.presets`), found by name and described in words."""

from __future__ import annotations

from underkeep.core.capabilities.setup_form import Preset
from underkeep.core.errors import LocalizedText, UserError, closest_name
from underkeep.core.game import Game
from underkeep.core.messages import LANGUAGES, load_messages


def preset_text(game: Game, preset: Preset, language: str) -> tuple[str, str]:
    """Return the title of a preset and a sentence about it."""
    text = load_messages(language, game.message_files).format
    message = f"{game.name}-preset-{preset.name}"
    return text(message), text(f"{message}.about")


def get_preset(game: Game, written: str) -> Preset:
    """Return the preset of a game with this name, or with this title in any language. Raises a UserError that lists
    them."""
    wanted = " ".join(written.casefold().split())
    for preset in game.setup_form.presets():
        called = (preset_text(game, preset, language)[0].casefold() for language in LANGUAGES)
        if wanted in (preset.name, *called):
            return preset
    known = [preset.name for preset in game.setup_form.presets()]
    if not known:
        raise UserError("error-no-presets", game=game.name)
    close = closest_name(wanted, known)
    hint = LocalizedText("error-did-you-mean", name=close) if close else ""
    raise UserError("error-no-preset", game=game.name, name=written, hint=hint, names=known)
