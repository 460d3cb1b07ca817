"""The contract of texts: in random games, every text of a game is written in a language."""

from __future__ import annotations

from random import Random

from underkeep.core.capabilities.keys import DISPLAY
from underkeep.core.contract import choose_randomly
from underkeep.core.game import Game
from underkeep.core.messages import load_messages
from underkeep.core.table import Table
from underkeep.core.text import TextRenderer
from underkeep.core.visibility import all_viewers

GAMES = 8
"""The number of random games in which texts are looked for."""
GENERAL_MESSAGES = ("game-title", "game-about", "help-goal", "help-round", "help-table", "help-letters", "help-example")
"""The messages that clients show outside a game in progress, or as help."""


def missing_messages(game: Game, language: str, games: int = GAMES) -> set[str]:
    """Return the ids of the messages that a game needs and lacks in a language, or that cannot be formatted: those of
    the general texts, the printed cards and the setup form, and those that random games show to players and
    spectators."""
    messages = load_messages(language, game.message_files)
    before = set(messages.missing)
    messages.missing.clear()
    for message in GENERAL_MESSAGES:
        messages.format(message)
    renderer = TextRenderer(game, game.setup_type(), language)
    for face in game.cards.faces():
        game.cards.text(renderer, face)
    for field in game.setup_form.fields():
        _format_choice(game, renderer, field.field, field.options)
    for option in game.setup_form.command_options:
        messages.format(f"setting-{option.name}")
        messages.format(f"setting-{option.name}.about")
    least, most = game.players
    for seed in range(games):
        _render_random_game(game, language, seed, least + seed % (most - least + 1))
    found = set(messages.missing)
    messages.missing |= before
    return found


def _format_choice(game: Game, renderer: TextRenderer, field: str, options: tuple[str, ...]) -> None:
    """Format the messages of a choice on the form of a new table."""
    renderer.message(f"{game.name}-{field}")
    renderer.message(f"{game.name}-{field}.about")
    for option in options:
        if game.setup_form.choice_text(renderer.language, field, option) is None:
            renderer.message(f"{game.name}-{field}-{option.lower()}")
            renderer.message(f"{game.name}-{field}-{option.lower()}.about")


def _render_random_game(game: Game, language: str, seed: int, players: int) -> None:
    """Play a random game and render every text of it for the seat that decides and for spectators."""
    setup = game.setup_type(players=players)
    table, random = Table(game, setup, game.initial_state(setup, seed)), Random(seed)
    spectator = TextRenderer(game, setup, language)
    while table.decision is not None:
        decision = table.decision
        asked, observation = spectator.for_viewer(decision.seat), table.observe(decision.seat)
        asked.prompt_text(observation.state, decision)
        spectator.waiting_text(table.observe().state, decision)
        for option in decision.options:
            asked.option_text(observation.state, option, decision)
        if game.get(DISPLAY) is not None:
            game.display.localized_board(asked, observation)
        table.answer(choose_randomly(table, random))
    for viewer in all_viewers(players):
        renderer, state = spectator.for_viewer(viewer), table.observe(viewer).state
        events = table.events_for(viewer)
        renderer.log_lines(state, events)
        renderer.ending_text(state, events)
