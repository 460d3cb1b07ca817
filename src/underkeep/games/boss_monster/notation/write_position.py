"""Writes a position in notation that `Notation.read_position` reads back (docs/scenarios.md, "Exported positions")."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import Any

from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.state import CardId, Face, Seat, seat_range
from underkeep.games.boss_monster.cards.card_types import BOSS
from underkeep.games.boss_monster.cards.catalogue import CARDS, NAMESAKES
from underkeep.games.boss_monster.lasting_effects import EffectKind
from underkeep.games.boss_monster.notation.card_requests import DECKS
from underkeep.games.boss_monster.notation.effect_fields import (
    BOSS_MONSTER_KINDS,
    write_seat_effects,
    write_table_effects,
)
from underkeep.games.boss_monster.notation.grammar import face_name
from underkeep.games.boss_monster.notation.lookup import dungeon_notation
from underkeep.games.boss_monster.notation.moves import place_of
from underkeep.games.boss_monster.notation.read_progress import (
    CARD_LISTS,
    CARD_NUMBERS,
    FLAGS,
    SEAT_FLAGS,
    SEAT_NUMBERS,
    ability_of,
)
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.boss_monster.setup.ready_decks import READY_DECKS
from underkeep.games.boss_monster.setup.setup import Setup
from underkeep.games.boss_monster.state import ITEMS, PHASES, TREASURES, BossMonsterState
from underkeep.games.boss_monster.waiting_effect import WaitingEffect


def write_setup(setup: Setup) -> dict[str, Any]:
    """Return the fields of the setup."""
    setup = setup.checked()
    fields: dict[str, Any] = {"sets": list(setup.sets)}
    if setup.heroes != setup.sets[0] and setup.deck not in READY_DECKS:
        fields["heroes"] = setup.heroes
    for name in ("deck", "fill", "trade", "more_ordinary"):
        if getattr(setup, name):
            fields[name] = getattr(setup, name)
    for name in ("hero_deck", "star_heroes", "variants", "names"):
        if getattr(setup, name):
            fields[name] = list(getattr(setup, name))
    return fields


def write_position(setup: Setup, state: BossMonsterState) -> dict[str, Any]:
    """Return the fields of a position at the beginning of a step."""
    return write_setup(setup) | {"xp_order": list(state.turn_order)} | write_table(state)


def write_table(state: BossMonsterState, kinds: tuple[EffectKind, ...] = BOSS_MONSTER_KINDS) -> dict[str, Any]:
    """Return the fields of the cards, the lasting effects of these kinds and the step."""
    fields: dict[str, Any] = {"players": [_write_player(state, seat, kinds) for seat in seat_range(state.players)]}
    fields |= without_empty({"town": write_heroes(state, state.town), "items": card_names(state, state.town_items)})
    fields |= without_empty({"discard": card_names(state, state.discard)})
    for name in DECKS:
        if name != "item_deck" or ITEMS in state.rule_modules:
            fields[name] = {"only": card_names(state, reversed(getattr(state, name)))}
    gone = [card for card in state.removed if CARDS[state.faces[card]].kind != BOSS and state.faces[card]]
    fields |= without_empty({"gone": card_names(state, gone), "casting": card_names(state, state.spells_being_cast)})
    fields |= _write_marks(state)
    fields |= write_table_effects(state.lasting_effects, kinds, lambda card: exact_name(state, card))
    fields["at"] = _write_start(state)
    if state.hero_in_dungeon:
        inside: dict[str, Any] = {"hero": _card_name(state, state.faces[state.hero_in_dungeon[0]])}
        if state.hero_room is not None:
            inside["room"] = exact_name(state, state.hero_room)
        if state.hero_in_dungeon[0] in state.carried_items:
            inside["carries"] = face_name(state.faces[state.carried_items[state.hero_in_dungeon[0]]])
        fields["inside"] = inside | without_empty({"fresh": state.entering_pending, "passes_over": state.rooms_to_skip})
    if state.waiting_effects:
        fields["waiting"] = [_write_waiting_effect(state, effect) for effect in state.waiting_effects]
    return fields


def _card_name(state: BossMonsterState, face: Face) -> str:
    """Return the name of a face, with its set if several sets in play have a card of that name."""
    printed = CARDS[face]
    alike = [other for other in NAMESAKES.get(printed.name, ()) if other.set in state.sets]
    return f"{printed.name} ({printed.set})" if len(alike) > 1 else face_name(face)


def card_names(state: BossMonsterState, cards: Iterable[CardId]) -> list[str]:
    """Return the names of cards, from which the notation finds their faces again."""
    return [_card_name(state, state.faces[card]) for card in cards]


def without_empty(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the fields whose values are not empty."""
    return {name: value for name, value in fields.items() if value}


def write_heroes(state: BossMonsterState, heroes: list[CardId]) -> list[Any]:
    """Return heroes in notation, each with the item that it carries."""
    return [
        {name: {"carries": face_name(state.faces[state.carried_items[hero]])}} if hero in state.carried_items else name
        for hero, name in zip(heroes, card_names(state, heroes), strict=True)
    ]


def exact_name(state: BossMonsterState, card: CardId) -> str:
    """Return a name from which the notation finds this card on the table again."""
    name = face_name(state.faces[card])
    if name == HIDDEN:
        return name
    return name if CARDS[state.faces[card]].copies == 1 else f"{name} ({place_of(state, card)})"


def _write_player(state: BossMonsterState, seat: Seat, kinds: tuple[EffectKind, ...]) -> dict[str, Any]:
    fields = {
        "boss": card_names(state, state.boss[seat])
        if len(state.boss[seat]) > 1
        else "".join(card_names(state, state.boss[seat])),
        "rooms": list(dungeon_notation(state, seat)),
        "hand": card_names(state, state.room_hand[seat]),
        "spells": card_names(state, state.spell_hand[seat]),
        "entrance": write_heroes(state, state.entrance[seat]),
        "souls": card_names(state, state.souls[seat]),
        "wounds": card_names(state, state.wounds[seat]),
        "face_up": card_names(state, state.boss_items[seat]),
        "laid_away": card_names(state, state.stored_items[seat]),
        "guise": "".join(
            _card_name(state, state.copied_boss_face[boss])
            for boss in state.boss[seat]
            if boss in state.copied_boss_face
        ),
    }
    fields |= write_seat_effects(state.lasting_effects, kinds, seat)
    for name in (*SEAT_FLAGS, *SEAT_NUMBERS):
        fields[name] = getattr(state, state_field(name))[seat]
    fields["due"] = [exact_name(state, hero) for hero in state.heroes_to_enter if hero in state.entrance[seat]]
    fields["built"] = [exact_name(state, room) for room, by in state.build_effects_due.items() if by == seat]
    fields["played"] = [exact_name(state, spell) for spell, by in state.spells_played.items() if by == seat]
    # The level up must be written, because its default follows from the number of rooms.
    return without_empty(fields) | {"levelled": state.levelled_up[seat]}


def _write_marks(state: BossMonsterState) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name in CARD_NUMBERS:
        numbers = getattr(state, state_field(name))
        fields[name] = {exact_name(state, card): number for card, number in numbers.items()}
    for name in CARD_LISTS:
        if name != "asleep":
            fields[name] = [exact_name(state, card) for card in getattr(state, state_field(name))]
    fields["exchanged"] = [[exact_name(state, room) for room in pair] for pair in state.swapped_treasure]
    if state.last_death_room is not None:
        fields["died_in"] = exact_name(state, state.last_death_room)
    if state.last_dead_hero is not None:
        fields["fallen"] = exact_name(state, state.last_dead_hero)
    for name in FLAGS:
        fields[name] = getattr(state, state_field(name))
    sent: dict[str, list[str]] = {}
    for hero, maze in state.maze_visits:
        sent.setdefault(exact_name(state, hero), []).append(exact_name(state, maze))
    shown: dict[Seat, list[str]] = {}
    aside = state.spells_being_cast if state.step == "classic_discard" else []
    for owner, cards in (*enumerate(map(add, state.room_hand, state.spell_hand)), (None, aside)):
        for card in cards:
            for seat in seat_range(state.players):
                if seat != owner and state.knows[card] & 1 << seat and state.faces[card]:
                    shown.setdefault(seat, []).append(exact_name(state, card))
    return without_empty(fields | {"sent_back": sent, "shown": shown})


def _write_start(state: BossMonsterState) -> dict[str, Any]:
    at: dict[str, Any] = {
        "step": state.step,
        "phase": PHASES[state.phase],
        "active": state.active_seat,
        "round": state.round,
    }
    if state.step == "window":
        at |= {"then": state.step_after_window} | without_empty(
            {"asked": state.passes_in_a_row, "resolving": state.resolving}
        )
    if state.next_hero is not None and (
        state.next_hero in state.hero_in_dungeon or any(state.next_hero in q for q in state.entrance)
    ):
        at["next_up"] = exact_name(state, state.next_hero)
    return at


def _write_waiting_effect(state: BossMonsterState, effect: WaitingEffect) -> dict[str, Any]:
    ability = ability_of(CARDS[effect.face], effect.text)
    assert ability is not None
    targets: list[Any] = []
    for target_type, target in zip(ability.targets, effect.targets, strict=True):
        if target_type.kind == "seat":
            targets.append(target)
        else:
            targets.append(TREASURES[target] if target_type.kind == "treasure" else exact_name(state, CardId(target)))
    fields: dict[str, Any] = {"seat": effect.seat, "source": exact_name(state, effect.source)}
    if effect.text:
        fields["text"] = effect.text + 1
    if targets:
        fields["targets"] = targets
    if effect.paid is not None:
        counted = ability.cost is not None and ability.cost.counts
        fields["paid"] = effect.paid if counted else exact_name(state, CardId(effect.paid))
    return fields
