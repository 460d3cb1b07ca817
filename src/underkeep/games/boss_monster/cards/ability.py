"""What a text on a card is: when it works, what it costs, what it is aimed at, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.games.boss_monster.state import ADVENTURE, BUILD

HAMMER: tuple[int, ...] = (BUILD,)
AXE: tuple[int, ...] = (ADVENTURE,)
BOTH: tuple[int, ...] = (BUILD, ADVENTURE)


class Target:
    """What an effect is aimed at. `find(game, me, source, *already_chosen)` lists what is legal now."""

    __slots__ = ("find", "inside", "kind", "prompt")

    def __init__(self, kind: str, find: Callable[..., list[int]], prompt: str = "", *, inside: bool = False) -> None:
        self.inside = inside
        """There is none unless a hero is inside a dungeon."""
        self.kind = kind
        """`card`, `seat` or `treasure`: what the numbers are."""
        self.find = find
        self.prompt = prompt or f"choose-{kind}"


class Cost:
    """What has to be paid when an effect is declared (BM-5.14)."""

    __slots__ = ("can", "counts", "gives", "might", "pay")

    def __init__(
        self,
        might: Callable[[Any, int, int], bool] | None,
        can: Callable[[Any, int, int], bool] | None,
        pay: Callable[[Any, int, int], Any],
        gives: bool = False,
        counts: bool = False,
    ) -> None:
        self.might = might
        """Whether, as far as everybody can see, it could be paid (None: always)."""
        self.can = can
        """Whether it can be paid (None: always)."""
        self.pay = pay
        """Pays it; asks what there is to ask, and returns the card paid with."""
        self.gives = gives
        """Whether the effect wants to know the card paid with,"""
        self.counts = counts
        """or how much was paid."""


class Ability:
    """One text of a card: when it works, what it costs, what it is aimed at, what it does."""

    __slots__ = (
        "cost", "effect", "first", "hero_here", "inside", "instant", "once", "only_if", "optional", "phases", "targets",
    )  # fmt: skip

    def __init__(
        self,
        effect: Callable[..., Any],
        *,
        targets: tuple[Target, ...] = (),
        cost: Cost | None = None,
        only_if: Callable[..., bool] | None = None,
        once: bool = False,
        optional: bool = False,
        phases: tuple[int, ...] = BOTH,
        hero_here: bool = False,
        instant: bool = False,
    ) -> None:
        self.effect = effect
        self.targets = targets
        self.first = targets[0] if targets and targets[0].kind != "treasure" else None
        """What it is aimed at when it is offered; a treasure type is asked for when it is declared."""
        self.cost = cost
        self.only_if = only_if
        self.once = once
        self.optional = optional
        self.phases = phases
        self.hero_here = hero_here
        """The effect deals with the hero in the destroyed room itself (BM-10.7)."""
        self.inside = bool(targets) and targets[0].inside
        """Cannot be used unless a hero is inside a dungeon."""
        self.instant = instant
        """Takes effect at once even for a non-active player."""


class Behaviour:
    """A function of a card together with the moments at which it works."""

    __slots__ = ("abilities_by_trigger", "text")

    def __init__(self, text: str, moments: dict[str, Ability]) -> None:
        self.text = text
        self.abilities_by_trigger = moments


Effect = Callable[..., Any]
Declaration = Callable[[Effect], Behaviour]


def declare_triggers(*names: str, **about: Any) -> Declaration:
    """What is declared works at these moments."""

    def declare(effect: Effect) -> Behaviour:
        ability = Ability(effect, **about)
        return Behaviour(card_text(effect), dict.fromkeys(names, ability))

    return declare


def card_text(effect: Effect) -> str:
    """The docstring of a behaviour as one line of card text."""
    return " ".join((effect.__doc__ or "").split())
