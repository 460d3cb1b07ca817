"""Recommended combinations of choices (`Game.presets`): found by name, and said in words."""

from __future__ import annotations

from underkeep.core.errors import Complaint, Phrase, close_to
from underkeep.core.game import Game, Preset
from underkeep.core.text import LANGUAGES, words

CATALOGUE = ("lobby",)


def say_preset(game: Game, preset: Preset, language: str) -> tuple[str, str]:
    """What a preset is called, and a sentence on it."""
    say = words(language, CATALOGUE).say
    message = f"{game.name}-preset-{preset.name}"
    return say(message), say(f"{message}.about")


def preset_named(game: Game, written: str) -> Preset:
    """The preset of a game by its name, or by what it is called in any language. Raises a Complaint that lists them."""
    wanted = " ".join(written.casefold().split())
    for preset in game.presets():
        called = (say_preset(game, preset, language)[0].casefold() for language in LANGUAGES)
        if wanted in (preset.name, *called):
            return preset
    known = [preset.name for preset in game.presets()]
    if not known:
        raise Complaint("complaint-no-presets", game=game.name)
    close = close_to(wanted, known)
    hint = Phrase("complaint-did-you-mean", name=close) if close else ""
    raise Complaint("complaint-no-preset", game=game.name, name=written, hint=hint, names=known)
