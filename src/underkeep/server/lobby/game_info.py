"""The games of the house as the lobby offers them, and their printed cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from underkeep.bots import offered
from underkeep.core import registry
from underkeep.core.capabilities import setup_form
from underkeep.core.capabilities.card_designs import design_text
from underkeep.core.capabilities.keys import DECK_BUILDER, PRACTICE, TUTORIAL
from underkeep.core.capabilities.notices import notices
from underkeep.core.capabilities.presets import preset_text
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.messages import Messages, load_messages
from underkeep.core.record import make_unchecked_setup
from underkeep.core.text import TextRenderer
from underkeep.protocol.http import Ask, CardFace, Choice, GameInfo, Occasion, Preset
from underkeep.server.errors import CATALOGUE, Refusal


def game_named(name: str) -> Game:
    """A game on the shelf. Raises a UserError if it is not there."""
    if name not in registry.names():
        raise Refusal(404, "lobby-no-game", name=name)
    return registry.get(name)


@cache
def game_info(name: str, language: str) -> GameInfo:
    """What can be chosen for a game, each with a sentence on what it does."""
    game = game_named(name)
    say = load_messages(language, (*game.message_files, *CATALOGUE))
    menu = game.assist.stop_menu()
    return GameInfo(
        name=name,
        title=say.format("game-title"),
        about=say.format("game-about"),
        players=game.players,
        asks=[_ask(say, game, ask) for ask in game.setup_form.fields()],
        presets=[_preset(game, preset, language) for preset in game.setup_form.presets()],
        bots=[_choice(say, "lobby-bot", bot) for bot in offered(name)],
        tutorial=game.get(TUTORIAL) is not None,
        occasions=[_occasion(say, name, reason, menu) for reason in menu.get("occasions", [])],
        decks=game.get(DECK_BUILDER) is not None,
        contests=bool(game.scoreboards.all()),
        practice=game.get(PRACTICE) is not None,
    )


def _preset(game: Game, preset: setup_form.Preset, language: str) -> Preset:
    name, about = preset_text(game, preset, language)
    setup = {field: list(value) if isinstance(value, tuple) else value for field, value in preset.choices.items()}
    return Preset(id=preset.name, name=name, about=about, setup=setup, players=preset.players)


def _ask(say: Messages, game: Game, ask: setup_form.SetupField) -> Ask:
    words = _choice(say, game.name, ask.field)
    options = []
    for option in ask.options:
        said = game.setup_form.choice_text(say.language, ask.field, option)
        if said is not None:
            options.append(Choice(id=option, name=said[0], about=said[1]))
        else:
            found = _choice(say, f"{game.name}-{ask.field}", option or "none")
            options.append(Choice(id=option, name=found.name, about=found.about))
    headings = [name for name, number in ask.groups for _ in range(number)]
    for choice, heading in zip(options, headings, strict=False):
        choice.group = say.format(f"{game.name}-{ask.field}-in-{heading}")
    return Ask(
        field=ask.field,
        name=words.name,
        about=words.about,
        options=options,
        many=ask.multiple,
        usual=list(ask.default),
        first=ask.prominent,
        unless=ask.unless,
        own=_choice(say, f"{game.name}-{ask.field}", "own") if ask.custom else None,
    )


def chosen(language: str, game: Game, choices: Mapping[str, Any]) -> list[str]:
    """What was chosen for a table, in words: what nobody chose is as usual, what answers itself is left out."""
    told: list[str] = []
    for ask in game_info(game.name, language).asks:
        value = choices.get(ask.field)
        if choices.get(ask.unless):
            continue
        if not ask.options:
            told += [ask.name] if value else []
            continue
        taken = value if isinstance(value, list | tuple) else [value] if value is not None else ask.usual
        told += [option.name for option in ask.options if option.id and option.id in taken]
    return told


def noticed(language: str, game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """What there is to say about what was chosen for a table. A table that an older version made, and that could not be
    made now, says nothing."""
    try:
        return [notice.text for notice in notices(game, make_unchecked_setup(game, choices, names), language)]
    except UserError:
        return []


def _occasion(say: Messages, name: str, reason: str, menu: dict[str, list[str]]) -> Occasion:
    words = _choice(say, f"{name}-occasion", reason)
    return Occasion(id=reason, name=words.name, about=words.about, always=reason in menu.get("always", []))


def _choice(say: Messages, kind: str, id: str) -> Choice:
    message = f"{kind}-{id.lower()}"
    return Choice(id=id, name=say.format(message), about=say.format(f"{message}.about"))


@cache
def card_faces(name: str, language: str) -> list[CardFace]:
    """The printed cards of a game in a language."""
    game = game_named(name)
    renderer = TextRenderer(game, game.setup_type(), language)
    return [_card_face(game, renderer, face) for face in game.cards.faces()]


def _card_face(game: Game, renderer: TextRenderer, face: int) -> CardFace:
    title, about, text = game.cards.text(renderer, face)
    key, code, copies = game.cards.entry(face)
    traits: dict[str, Any] = game.display.card_values(face)
    return CardFace(
        face=face,
        key=key,
        name=title,
        kind=game.cards.kind(face),
        set=code,
        about=about,
        text=text,
        copies=copies,
        traits=traits,
        rulings=game.cards.rulings(face, renderer.language),
        clauses=game.cards.clauses(face),
        names=[name for name in game.cards.names(face) if name != title],
        design=game.cards.design(face),
        design_note=design_text(renderer, face),
    )
