"""The options of a window besides passing: placing, build actions, spells and abilities (BM-5.12, BM-5.13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from underkeep.core.options.computed_options import LazyOptions, OptionGroup
from underkeep.core.state import CardId, Seat, by_seat
from underkeep.games.boss_monster.cards.ability import Ability
from underkeep.games.boss_monster.cards.card_types import FROM_HAND, OFFERED, ON_TABLE
from underkeep.games.boss_monster.cards.catalogue import (
    ACTIVATED,
    CARDS,
    IS_ORDINARY_ROOM,
    PLAYABLE_TEXTS,
    SPELLPROOF_FACES,
)
from underkeep.games.boss_monster.options import Cast, Place, Promote, Sell, TakeBack, Use
from underkeep.games.boss_monster.rules.build_actions import promotable_minibosses
from underkeep.games.boss_monster.rules.rules import BossMonster
from underkeep.games.boss_monster.rules.verbs.ability_sources import ActivatedAbility
from underkeep.games.boss_monster.state import PORTABLE, TRADE

Offer = tuple[CardId, Seat, int, Ability]
"""An ability that opponents may use: its source, the seat of its owner, the number of its text, the ability."""


def lazy_options(game: BossMonster, seat: Seat, *possible: Any) -> LazyOptions:
    """The options of a seat in a window, made on access."""
    return LazyOptions(option_groups(game, seat, *possible))


def option_groups(
    game: BossMonster,
    seat: Seat,
    placing: bool,
    acting: bool,
    spells: Sequence[CardId],
    usable: Sequence[ActivatedAbility],
    held: Sequence[CardId],
    offers: Sequence[Offer],
) -> list[OptionGroup]:
    """The groups of options of a seat in a window, besides passing."""
    state = game.state
    faces = state.faces
    groups: list[OptionGroup] = []
    if placing:
        anywhere = game.places_for_ordinary_room(seat)
        restricted = bool(state.rule_modules and game.abilities(seat, "no_monsters"))
        for card in state.room_hand[seat]:
            places = anywhere if IS_ORDINARY_ROOM[faces[card]] and not restricted else game.places(seat, card)
            if places:
                groups.append((partial(Place, card), places))
    if acting:
        if seat == state.active_seat and not state.promoted[seat]:
            groups += [(Promote, [miniboss]) for miniboss in promotable_minibosses(game, seat)]
        if seat == state.active_seat and PORTABLE in state.rule_modules:
            groups += [(TakeBack, [room]) for room in game.portable_rooms(seat)]
        if TRADE in state.rule_modules and not state.traded_room_card[seat]:
            groups += [(Sell, [card]) for card in state.room_hand[seat]]
    inside = bool(state.hero_in_dungeon)
    texts = PLAYABLE_TEXTS[state.phase][inside]
    for card in spells:
        for number, ability in texts[faces[card]]:
            add_declarations(game, groups, Cast, seat, card, number, ability)
    for source, text, ability in usable:
        if inside or not ability.inside:
            add_declarations(game, groups, Use, seat, source, text, ability)
    for card in held:
        discarded = CARDS[faces[card]].from_hand
        if discarded is not None and state.phase in discarded.phases:
            add_declarations(game, groups, Use, seat, card, FROM_HAND, discarded)
    for source, _, text, ability in offers:
        add_declarations(game, groups, Use, seat, source, text, ability)
    return groups


def add_declarations(
    game: BossMonster,
    groups: list[OptionGroup],
    kind: type[Cast] | type[Use],
    seat: Seat,
    card: CardId,
    text: int,
    ability: Ability,
) -> None:
    """Add the options with which a player can declare one text of a card now, one for each legal first target
    (BM-5.24)."""
    if ability.only_if is not None and not ability.only_if(game, seat):
        return
    cost = ability.cost
    if cost is not None and cost.can is not None and not cost.can(game, seat, card):
        return
    first = ability.first
    if first is None:
        groups.append((partial(kind, card, text), (None,)))
        return
    if game.state.rule_modules:
        targets: Sequence[int] = game.legal_targets(first, seat, card)
        if kind is Cast and first.kind == "card":
            faces = game.state.faces
            targets = [
                card for card in targets if faces[card] not in SPELLPROOF_FACES or not is_spellproof(game, CardId(card))
            ]
    else:
        targets = first.find(game, seat, card)
    if targets:
        make = partial(kind, card, text, None) if first.kind == "seat" else partial(kind, card, text)
        groups.append((make, targets))


def is_spellproof(game: BossMonster, card: CardId) -> bool:
    """Whether a card is a hero that spells do not affect."""
    return game.state.faces[card] in SPELLPROOF_FACES and bool(game.hero_abilities(card, "spellproof"))


# --- abilities offered to opponents


def hero_offers(game: BossMonster) -> list[Offer]:
    """The abilities of heroes at dungeons that are offered to the other players."""
    state = game.state
    faces = state.faces
    found: list[Offer] = []
    for seat, queue in by_seat(state.entrance):
        for hero in queue:
            ability = ACTIVATED[faces[hero]]
            if ability is not None and hero not in state.used_this_round and not game.is_hero_silenced(hero):
                found.append((hero, seat, ON_TABLE, ability))
    for hero in state.hero_in_dungeon:
        ability = ACTIVATED[faces[hero]]
        if ability is not None and hero not in state.used_this_round and not game.is_hero_silenced(hero):
            found.append((hero, state.active_seat, ON_TABLE, ability))
    return found


def card_offers(game: BossMonster, seat: Seat) -> list[Offer]:
    """Abilities of a player's cards that are offered to the opponents."""
    phase = game.state.phase
    return [
        (source, seat, OFFERED, ability)
        for source, ability in game.abilities(seat, "offered")
        if phase in ability.phases and game.is_ready(source, ability)
    ]


def might_accept(game: BossMonster, seat: Seat, offer: Offer) -> bool:
    """Whether a player might accept an offer, as far as public information shows."""
    source, owner, _, ability = offer
    if owner == seat:
        return False
    cost = ability.cost
    return cost is None or cost.might is None or cost.might(game, seat, source)
