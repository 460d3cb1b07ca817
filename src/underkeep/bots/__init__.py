"""Bots: players that are programs.

A bot is any callable `(observation, decision) -> option`. It gets what its seat may know and the decision, never the
table, so it cannot cheat. A bot whose attribute `samples_worlds` is true gets an observation that can sample possible
worlds.

>>> from underkeep import new_game
>>> table = new_game("boss-monster", seed=1)
>>> bot = bot_named("greedy", seed=1)
>>> ask(bot, table) in table.options
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol

from underkeep.core import registry
from underkeep.core.decisions import Decision
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.options.computed_options import RangeOptions
from underkeep.core.options.option import Option
from underkeep.core.table import Observation, Table


class Bot(Protocol):
    """A player that answers for a seat."""

    def __call__(self, observation: Observation, decision: Decision, /) -> Option:
        """Return one of the options of the decision."""
        ...


BOTS: dict[str, str] = {
    "random": "underkeep.bots.random:RandomBot",
    "greedy": "underkeep.bots.greedy:GreedyBot",
}
"""The bots that play every game, by name, each with the place of its class."""

Maker = Callable[[int], Bot]
"""A function that makes a bot out of a seed."""


def skill_levels(game: str) -> Mapping[str, Maker]:
    """Return the bots of a game that differ in skill, the usual one first; none in most games.

    They are `SKILL_LEVELS` of the package with the bots of the game, and are offered instead of the greedy bot.
    """
    part = registry.get_manifest(game).find_part("bots") if game else None
    levels: Mapping[str, Maker] = getattr(part, "SKILL_LEVELS", {})
    return levels


def offered(game: str) -> list[str]:
    """Return the names of the bots to choose from in a game; if there are skill levels, the usual one comes first."""
    levels = skill_levels(game)
    return [*levels, "random"] if levels else _general_bots(game)


def usual(game: str) -> str:
    """Return the name of the bot that plays if none is named."""
    return next(iter(skill_levels(game)), stand_in(game))


def stand_in(game: str) -> str:
    """Return the name of the bot that plays for an absent player: the greedy one, or the random one in a game without a
    policy."""
    return "greedy" if "greedy" in _general_bots(game) else "random"


def playing(game: str) -> list[str]:
    """Return the names of all bots that can play a game: those that are offered, and the greedy one."""
    return [*_general_bots(game), *skill_levels(game)]


def _general_bots(game: str) -> list[str]:
    """Return the bots that belong to no game and can play this one: the greedy one needs a policy of the game."""
    part = registry.get_manifest(game).find_part("bots") if game else None
    return [bot for bot in BOTS if bot != "greedy" or not game or hasattr(part, "choose")]


def bot_named(name: str, seed: int = 0, game: str = "") -> Bot:
    """Return a new bot; if a game is named, one that can play it. Raises a UserError that suggests a similar name."""
    levels = {
        bot: maker for each in ([game] if game else registry.names()) for bot, maker in skill_levels(each).items()
    }
    if name in levels:
        return levels[name](seed)
    if name not in BOTS:
        raise UserError("error-no-bot", name=name, hint=did_you_mean(name, [*BOTS, *levels]))
    module, attribute = BOTS[name].split(":")
    maker: Maker = getattr(import_module(module), attribute)
    return maker(seed)


def ask(bot: Bot, table: Table) -> Option:
    """Return the answer of a bot to the open decision of a table. Raises a UserError if the game is over."""
    decision = table.decision
    if decision is None:
        raise UserError("error-over-no-bot")
    observation = table.observe(decision.seat, for_sampling=getattr(bot, "samples_worlds", False))
    # The decision is copied: the one of the table computes its options from the table's own state.
    options = decision.options if isinstance(decision.options, RangeOptions) else tuple(decision.options)
    return bot(observation, Decision(decision.seat, decision.kind, options, decision.about))
