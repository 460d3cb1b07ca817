"""Who can sit down instead of a person.

A bot is any callable `(view, decision) -> option`. It is handed what its seat may know and the question, never
the table, so it cannot cheat. A bot whose attribute `worlds` is true gets a view that can deal possible worlds.

>>> from underkeep import new_game
>>> table = new_game("boss-monster", seed=1)
>>> bot = bot_named("greedy", seed=1)
>>> ask(bot, table) in table.options
True
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from underkeep.core.decisions import Decision, Option, RangeOptions
from underkeep.core.errors import UserError, did_you_mean
from underkeep.core.table import Observation, Table


class Bot(Protocol):
    """Whoever answers for a seat."""

    def __call__(self, observation: Observation, decision: Decision, /) -> Option:
        """One of the options of the decision."""
        ...


BOTS: dict[str, str] = {
    "random": "underkeep.bots.random:RandomBot",
    "greedy": "underkeep.bots.greedy:GreedyBot",
}
"""The bots of the house by name: where to find what makes one out of a seed."""

HANDS: dict[str, dict[str, str]] = {
    "dungeon-fighter": {
        name: f"underkeep.bots.dungeon_fighter:{name}" for name in ("skilled", "legend", "average", "clumsy")
    },
}
"""Bots for games in which one aims, by how good their hand is. There they take the place of the greedy bot, the first
of them usually."""


def offered(game: str) -> list[str]:
    """The bots to choose from in a game, the usual one first where there are hands."""
    return [*HANDS[game], "random"] if game in HANDS else list(BOTS)


def usual(game: str) -> str:
    """The bot that sits down if nobody says which."""
    return next(iter(HANDS[game])) if game in HANDS else "greedy"


def playing(game: str) -> dict[str, str]:
    """All bots that can play a game: what is offered, and the greedy one, which plays everything."""
    return BOTS | HANDS.get(game, {})


def bot_named(name: str, seed: int = 0, game: str = "") -> Bot:
    """A new bot of this name, one that can play a game if the game is named. Raises a UserError that suggests the
    nearest one."""
    every = {name: where for hands in HANDS.values() for name, where in hands.items()}
    known = playing(game) if game else BOTS | every
    if name not in known:
        raise UserError("error-no-bot", name=name, hint=did_you_mean(name, known))
    module, attribute = known[name].split(":")
    make: Callable[[int], Bot] = getattr(import_module(module), attribute)
    return make(seed)


def ask(bot: Bot, table: Table) -> Option:
    """What a bot answers to the open question of a table."""
    decision = table.decision
    if decision is None:
        raise UserError("error-over-no-bot")
    observation = table.observe(decision.seat, for_sampling=getattr(bot, "samples_worlds", False))
    # The question is copied: the one of the table works its options out from the table's own state.
    options = decision.options if isinstance(decision.options, RangeOptions) else tuple(decision.options)
    return bot(observation, Decision(decision.seat, decision.kind, options, decision.about))
