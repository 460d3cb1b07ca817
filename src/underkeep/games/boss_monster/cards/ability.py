"""Abilities: one text of a card with its trigger, cost, targets and effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from underkeep.core.state import CardId, Seat
from underkeep.games.boss_monster.state import ADVENTURE, BUILD, Phase, Treasure

HAMMER: tuple[Phase, ...] = (BUILD,)
AXE: tuple[Phase, ...] = (ADVENTURE,)
BOTH: tuple[Phase, ...] = (BUILD, ADVENTURE)


class Target:
    """A target of an effect. `find(game, me, source, *already_chosen)` lists the legal ones."""

    __slots__ = ("find", "inside", "kind", "prompt")

    def __init__(
        self, kind: str, find: Callable[..., Sequence[int]], prompt: str = "", *, inside: bool = False
    ) -> None:
        self.inside = inside
        """Whether there is no legal target unless a hero is inside a dungeon."""
        self.kind = kind
        """The type of the numbers: `card`, `seat` or `treasure`."""
        self.find = find
        self.prompt = prompt or f"choose-{kind}"


class Cost:
    """The cost that is paid when an effect is declared (BM-5.14)."""

    __slots__ = ("can", "counts", "destroys_source", "gives", "might", "pay")

    def __init__(
        self,
        might: Callable[[Any, Seat, CardId], bool] | None,
        can: Callable[[Any, Seat, CardId], bool] | None,
        pay: Callable[[Any, Seat, CardId], Any],
        gives: bool = False,
        counts: bool = False,
        destroys_source: bool = False,
    ) -> None:
        self.might = might
        """Whether it might be paid, as far as public information shows (None: always)."""
        self.can = can
        """Whether it can be paid (None: always)."""
        self.pay = pay
        """Asks the player for what is needed, pays, and returns the card paid with."""
        self.gives = gives
        """Whether the effect needs the card paid with."""
        self.counts = counts
        """Whether the effect needs the amount that was paid."""
        self.destroys_source = destroys_source
        """Whether the room that has the ability is destroyed."""


class Ability:
    """One text of a card: when it works, its cost, its targets and its effect."""

    __slots__ = (
        "cost", "effect", "first", "has_treasure_target", "hero_here", "inside", "instant", "once", "only_if",
        "optional", "phases", "targets",
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
        phases: tuple[Phase, ...] = BOTH,
        hero_here: bool = False,
        instant: bool = False,
    ) -> None:
        self.effect = effect
        self.targets = targets
        self.first = targets[0] if targets and targets[0].kind != "treasure" else None
        """The target that is part of the option; a treasure type is asked for when the ability is declared."""
        self.has_treasure_target = any(target.kind == "treasure" for target in targets)
        self.cost = cost
        self.only_if = only_if
        self.once = once
        self.optional = optional
        self.phases = phases
        self.hero_here = hero_here
        """The effect deals with the hero in the destroyed room itself (BM-10.7)."""
        self.inside = bool(targets) and targets[0].inside
        """Whether it cannot be used unless a hero is inside a dungeon."""
        self.instant = instant
        """Whether it takes effect at once even for a non-active player."""

    def as_arguments(self, targets: Sequence[int]) -> Sequence[Any]:
        """Return chosen targets as the effect takes them: a treasure type is chosen and stored by its number."""
        if not self.has_treasure_target:
            return targets
        arguments: list[Any] = []
        for target, chosen in zip(self.targets, targets, strict=True):
            if target.kind == "treasure":
                arguments.append(Treasure(chosen))
            else:
                arguments.append(chosen)
        return arguments


class Behaviour:
    """The function of a card together with its triggers."""

    __slots__ = ("abilities_by_trigger", "text")

    def __init__(self, text: str, abilities_by_trigger: dict[str, Ability]) -> None:
        self.text = text
        self.abilities_by_trigger = abilities_by_trigger


Effect = Callable[..., Any]
Declaration = Callable[[Effect], Behaviour]


def declare_triggers(*names: str, **about: Any) -> Declaration:
    """Declare a behaviour with these triggers."""

    def declare(effect: Effect) -> Behaviour:
        ability = Ability(effect, **about)
        return Behaviour(card_text(effect), dict.fromkeys(names, ability))

    return declare


def card_text(effect: Effect) -> str:
    """The docstring of a behaviour as one line of card text."""
    return " ".join((effect.__doc__ or "").split())
