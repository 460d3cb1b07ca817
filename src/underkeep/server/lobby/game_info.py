"""The games as the lobby offers them, and their printed cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from underkeep.bots import offered
from underkeep.core import registry
from underkeep.core.capabilities import setup_form
from underkeep.core.capabilities.card_designs import design_text
from underkeep.core.capabilities.keys import DAILY_CHALLENGE, DECK_BUILDER, PRACTICE, TUTORIAL, WRITTEN_PAGES
from underkeep.core.capabilities.notices import notices
from underkeep.core.capabilities.presets import preset_text
from underkeep.core.errors import UserError
from underkeep.core.game import Game
from underkeep.core.messages import Messages, load_messages
from underkeep.core.records.record import make_unchecked_setup
from underkeep.core.state import Face
from underkeep.core.text import TextRenderer
from underkeep.protocol.http.games import Ask, CardFace, Choice, GameInfo, Occasion, Preset
from underkeep.server.errors import LOBBY_MESSAGES, ApiError


def game_named(name: str) -> Game:
    """Return a registered game. Raises an ApiError if there is no game of this name."""
    if name not in registry.names():
        raise ApiError(404, "lobby-no-game", name=name)
    return registry.get(name)


@cache
def game_info(name: str, language: str) -> GameInfo:
    """Return the description of a game with all its setup fields, in one language."""
    game = game_named(name)
    messages = load_messages(language, (*game.message_files, *LOBBY_MESSAGES))
    menu = game.assist.stop_menu()
    return GameInfo(
        name=name,
        title=messages.format("game-title"),
        about=messages.format("game-about"),
        players=game.players,
        asks=[_ask(messages, game, ask) for ask in game.setup_form.fields()],
        presets=[_preset(game, preset, language) for preset in game.setup_form.presets()],
        bots=[_choice(messages, "lobby-bot", bot) for bot in offered(name)],
        tutorial=game.get(TUTORIAL) is not None,
        occasions=[_stop_reason(messages, name, reason, menu) for reason in menu.get("occasions", [])],
        decks=game.get(DECK_BUILDER) is not None,
        daily=game.get(DAILY_CHALLENGE) is not None,
        contests=bool(game.scoreboards.all()),
        practice=game.get(PRACTICE) is not None,
        page_field=pages.setup_field if (pages := game.get(WRITTEN_PAGES)) is not None else "",
    )


def _preset(game: Game, preset: setup_form.Preset, language: str) -> Preset:
    name, about = preset_text(game, preset, language)
    setup = {field: list(value) if isinstance(value, tuple) else value for field, value in preset.choices.items()}
    return Preset(id=preset.name, name=name, about=about, setup=setup, players=preset.players)


def _ask(messages: Messages, game: Game, ask: setup_form.SetupField) -> Ask:
    choice = _choice(messages, game.name, ask.field)
    options = []
    for option in ask.options:
        text = game.setup_form.choice_text(messages.language, ask.field, option)
        if text is not None:
            options.append(Choice(id=option, name=text[0], about=text[1]))
        else:
            found = _choice(messages, f"{game.name}-{ask.field}", option or "none")
            options.append(Choice(id=option, name=found.name, about=found.about))
    headings = [name for name, number in ask.groups for _ in range(number)]
    for option_choice, heading in zip(options, headings, strict=False):
        option_choice.group = messages.format(f"{game.name}-{ask.field}-in-{heading}")
    return Ask(
        field=ask.field,
        name=choice.name,
        about=choice.about,
        options=options,
        many=ask.multiple,
        usual=list(ask.default),
        first=ask.prominent,
        unless=ask.unless,
        own=_choice(messages, f"{game.name}-{ask.field}", "own") if ask.custom else None,
    )


def choice_texts(language: str, game: Game, choices: Mapping[str, Any]) -> list[str]:
    """Return the choices for a table in words. A field without a choice has its default; a field that another choice
    makes meaningless is left out."""
    texts: list[str] = []
    for ask in game_info(game.name, language).asks:
        value = choices.get(ask.field)
        if choices.get(ask.unless):
            continue
        if not ask.options:
            texts += [ask.name] if value else []
            continue
        taken = value if isinstance(value, list | tuple) else [value] if value is not None else ask.usual
        texts += [option.name for option in ask.options if option.id and option.id in taken]
    return texts


def named_choices(language: str, game: Game, choices: Mapping[str, Any]) -> list[str]:
    """Return the choices for a table as `field: value` in words, without the fields that have their defaults."""
    texts: list[str] = []
    for ask in game_info(game.name, language).asks:
        value = choices.get(ask.field)
        taken = value if isinstance(value, list | tuple) else [value]
        names = [option.name for option in ask.options if option.id and option.id in taken]
        texts += [f"{ask.name}: {', '.join(names)}"] if names else []
    return texts


def setup_notices(language: str, game: Game, choices: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Return the notices about the choices for a table. There are none for choices that an older version allowed and
    that are not possible any more."""
    try:
        return [notice.text for notice in notices(game, make_unchecked_setup(game, choices, names), language)]
    except UserError:
        return []


class TableTexts(NamedTuple):
    """What the lobby says about the game of a table: its chapter in a series, the choices and notices."""

    chapter: str
    chosen: tuple[str, ...]
    notices: tuple[str, ...]


def table_texts(
    language: str, game: Game, choices: Mapping[str, Any], names: Sequence[str], *, has_notices: bool
) -> TableTexts:
    """Return the texts about the game of a table; `has_notices` says whether the notices are wanted."""
    return _table_texts(language, game.name, msgspec.json.encode(choices), tuple(names), has_notices)


@lru_cache(4096)
def _table_texts(language: str, name: str, encoded: bytes, names: tuple[str, ...], has_notices: bool) -> TableTexts:
    game, choices = registry.get(name), msgspec.json.decode(encoded)
    return TableTexts(
        game.series.series_text(language, make_unchecked_setup(game, choices, names)),
        tuple(choice_texts(language, game, choices)),
        tuple(setup_notices(language, game, choices, names)) if has_notices else (),
    )


def _stop_reason(messages: Messages, name: str, reason: str, menu: dict[str, list[str]]) -> Occasion:
    choice = _choice(messages, f"{name}-occasion", reason)
    return Occasion(id=reason, name=choice.name, about=choice.about, always=reason in menu.get("always", []))


def _choice(messages: Messages, kind: str, id: str) -> Choice:
    message = f"{kind}-{id.lower()}"
    return Choice(id=id, name=messages.format(message), about=messages.format(f"{message}.about"))


@cache
def card_faces(name: str, language: str) -> list[CardFace]:
    """Return the printed cards of a game in one language."""
    game = game_named(name)
    renderer = TextRenderer(game, game.setup_type(), language)
    return [_card_face(game, renderer, face) for face in game.cards.faces()]


def _card_face(game: Game, renderer: TextRenderer, face: Face) -> CardFace:
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
