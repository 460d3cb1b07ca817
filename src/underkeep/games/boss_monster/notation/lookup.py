"""The paths that expectations look up: `players.1.wounds`, `health.Acacia`, `where.Fear` (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, cast

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.notation import CardName, CardNames, PlaceName
from underkeep.core.state import CardId, Seat, card_range, seat_range
from underkeep.games.boss_monster.errors import BossMonsterError
from underkeep.games.boss_monster.lasting_effects import KINDS, EffectKind, TargetType, Total, effect_targets
from underkeep.games.boss_monster.notation.effect_fields import BOSS_MONSTER_KINDS, is_field_of_seat, seat_value
from underkeep.games.boss_monster.notation.grammar import face_name, find_on_table
from underkeep.games.boss_monster.notation.state_fields import state_field
from underkeep.games.boss_monster.rules.rules import rules_of
from underkeep.games.boss_monster.state import PHASES, TREASURES, BossMonsterState

NOBODY = "nobody"

PHASE_BY_FIRST_STEP = {
    "begin_round": "beginning",
    "build": "build",
    "reveal": "reveal",
    "after_reveal": "reveal",
    "bait": "bait",
    "adventure": "adventure",
    "end_round": "ending",
}
"""The phase by its first step, whose phase the state does not name yet."""
BREAKPOINT_STEPS = ("begin_round", "build", "reveal", "bait", "adventure", "end_round", "check_end", "new_round")


def phase_of(state: BossMonsterState) -> str:
    """Return the phase that is running or about to begin. The reveal, a part of the build phase, has its own name."""
    return PHASE_BY_FIRST_STEP.get(state.step, PHASES[state.phase])


def round_of(state: BossMonsterState) -> int:
    """Return the round that is running or about to begin."""
    return state.round + 1 if state.step == "begin_round" and not state.over else state.round


def is_hero_in_room(state: BossMonsterState) -> bool:
    """Whether a hero stands in a room."""
    return bool(state.hero_in_dungeon) and state.hero_room is not None


def is_room_damage_taken(state: BossMonsterState) -> bool:
    """Whether the window after the damage of the hero's room is open (BM-9.12). A hero that has just been moved to a
    room still has to enter it (BM-10.10)."""
    return state.step == "window" and state.step_after_window == "leave_room" and not state.entering_pending


def card_names(state: BossMonsterState, cards: Iterable[CardId], *, ordered: bool = True) -> CardNames:
    """Return the names of cards."""
    return CardNames([face_name(state.faces[card]) for card in cards], ordered=ordered)


def dungeon_notation(state: BossMonsterState, seat: Seat) -> CardNames:
    """Return a dungeon in notation: from the entrance to the boss, each stack with its lowest card first."""
    return CardNames([_stack_notation(state, seat, stack) for stack in state.dungeon[seat]])


def _stack_notation(state: BossMonsterState, seat: Seat, stack: list[CardId]) -> Any:
    *below, top = stack
    shown: Any = face_name(state.faces[top])
    if top in state.face_down_cards:
        by = state.face_down_cards[top]
        shown = {"face_down": shown} if by == seat else {"face_down": shown, "by": by}
    elif top in state.deactivated and top not in state.miniboss_of_room:
        shown = {"asleep": shown}
    else:
        shown = _room_notation(state, top)
    return [*(_room_notation(state, room) for room in below), shown] if below else shown


def _room_notation(state: BossMonsterState, room: CardId) -> Any:
    """Return a room in notation, with its miniboss and the miniboss that is not paid for yet."""
    fields: dict[str, Any] = {}
    miniboss = state.miniboss_of_room.get(room)
    if miniboss is not None:
        fields = {"miniboss": face_name(state.faces[miniboss]), "level": state.miniboss_level[miniboss]}
    for unpaid, host in state.unpaid_minibosses.items():
        if host == room:
            fields["knocking"] = face_name(state.faces[unpaid])
    if fields and room in state.deactivated:
        fields["asleep"] = True
    name = face_name(state.faces[room])
    return {name: fields} if fields else name


# --- lasting effects ----------------------------------------------------------------------------------


def effect_table_paths(kinds: tuple[EffectKind, ...]) -> dict[str, Callable[[BossMonsterState], Any]]:
    """Return the paths of the whole table for these kinds of effects: lists of cards and conditions."""
    return {
        KINDS[kind].word: partial(_look_up_effect, kind)
        for kind in kinds
        if KINDS[kind].total is Total.ANY and not is_field_of_seat(kind)
    }


def _look_up_effect(kind: EffectKind, state: BossMonsterState) -> Any:
    targets = effect_targets(state.lasting_effects, kind)
    if KINDS[kind].target is TargetType.TABLE:
        return bool(targets)
    return card_names(state, dict.fromkeys(cast("list[CardId]", targets)), ordered=False)


def effect_player_paths(kinds: tuple[EffectKind, ...]) -> dict[str, Callable[[BossMonsterState, Seat], Any]]:
    """Return the paths of a player for these kinds of effects: conditions, numbers and lists of words."""
    return {KINDS[kind].word: partial(_look_up_seat_effect, kind) for kind in kinds if is_field_of_seat(kind)}


def _look_up_seat_effect(kind: EffectKind, state: BossMonsterState, seat: Seat) -> Any:
    return seat_value(state.lasting_effects, kind, seat)


# --- the table ----------------------------------------------------------------------------------------

TABLE_PATHS: dict[str, Callable[[BossMonsterState], Any]] = {
    "round": round_of,
    "phase": phase_of,
    "step": lambda state: state.step,
    "active": lambda state: state.active_seat,
    "xp_order": lambda state: state.turn_order,
    "town": lambda state: card_names(state, state.town),
    "items": lambda state: card_names(state, state.town_items),
    "discard": lambda state: card_names(state, state.discard, ordered=False),
    "gone": lambda state: card_names(state, state.removed, ordered=False),
    "room_deck": lambda state: card_names(state, reversed(state.room_deck)),
    "spell_deck": lambda state: card_names(state, reversed(state.spell_deck)),
    "ordinary_deck": lambda state: card_names(state, reversed(state.ordinary_deck)),
    "epic_deck": lambda state: card_names(state, reversed(state.epic_deck)),
    "item_deck": lambda state: card_names(state, reversed(state.item_deck)),
    "asleep": lambda state: card_names(state, state.deactivated, ordered=False),
    "casting": lambda state: card_names(state, state.spells_being_cast),
    "waiting": lambda state: card_names(state, (effect.source for effect in state.waiting_effects)),
    "modules": lambda state: list(state.rule_modules),
    **effect_table_paths(BOSS_MONSTER_KINDS),
}

# --- one player ---------------------------------------------------------------------------------------

PLAYER_PATHS: dict[str, Callable[[BossMonsterState, Seat], Any]] = {
    "boss": lambda state, seat: CardName(*card_names(state, state.boss[seat][:1])) if state.boss[seat] else NOBODY,
    "souls": lambda state, seat: rules_of(state).soul_count(seat),
    "wounds": lambda state, seat: rules_of(state).wound_count(seat),
    "souls_cards": lambda state, seat: card_names(state, state.souls[seat], ordered=False),
    "wounds_cards": lambda state, seat: card_names(state, state.wounds[seat], ordered=False),
    "hand": lambda state, seat: card_names(state, state.room_hand[seat], ordered=False),
    "spells": lambda state, seat: card_names(state, state.spell_hand[seat], ordered=False),
    "rooms": dungeon_notation,
    "face_down": lambda state, seat: card_names(
        state, (stack[-1] for stack in state.dungeon[seat] if stack[-1] in state.face_down_cards)
    ),
    "entrance": lambda state, seat: card_names(state, state.entrance[seat]),
    "due": lambda state, seat: card_names(
        state, [hero for hero in state.entrance[seat] if hero in state.heroes_to_enter]
    ),
    "treasure": lambda state, seat: dict(zip(TREASURES, rules_of(state).treasure(seat), strict=True)),
    "levelled": lambda state, seat: state.levelled_up[seat],
    "out": lambda state, seat: state.eliminated[seat],
    "builds": lambda state, seat: state.builds_left[seat],
    "coins": lambda state, seat: state.coins[seat],
    "face_up": lambda state, seat: card_names(state, state.boss_items[seat], ordered=False),
    "laid_away": lambda state, seat: card_names(state, state.stored_items[seat], ordered=False),
    "minibosses": lambda state, seat: card_names(
        state,
        (
            state.miniboss_of_room[room]
            for stack in state.dungeon[seat]
            for room in stack
            if room in state.miniboss_of_room
        ),
    ),
    "promoted": lambda state, seat: state.promoted[seat],
    "sold": lambda state, seat: state.traded_room_card[seat],
    **effect_player_paths(BOSS_MONSTER_KINDS),
}

# --- one card -----------------------------------------------------------------------------------------


def _face_up_rooms(state: BossMonsterState) -> list[CardId]:
    return [stack[-1] for dungeon in state.dungeon for stack in dungeon if stack[-1] not in state.face_down_cards]


def _damage(state: BossMonsterState, written: str) -> int:
    return rules_of(state).damage_of(find_on_table(state, written, _face_up_rooms(state), "room"))


def _health(state: BossMonsterState, written: str) -> int:
    return rules_of(state).health_of(find_on_table(state, written, rules_of(state).heroes_on_table(), "hero"))


def _tokens(state: BossMonsterState, written: str) -> int:
    return state.tokens.get(
        find_on_table(state, written, [*_face_up_rooms(state), *rules_of(state).heroes_on_table()]), 0
    )


def _coins(state: BossMonsterState, written: str) -> int:
    return state.coins_on_room.get(find_on_table(state, written, _face_up_rooms(state), "room"), 0)


def _level(state: BossMonsterState, written: str) -> int:
    return state.miniboss_level[find_on_table(state, written, state.miniboss_of_room.values(), "miniboss")]


def _carries(state: BossMonsterState, written: str) -> str:
    item = state.carried_items.get(find_on_table(state, written, rules_of(state).heroes_on_table(), "hero"))
    return NOBODY if item is None else CardName(face_name(state.faces[item]))


def _where(state: BossMonsterState, written: str) -> PlaceName:
    return PlaceName(place_of_card(state, find_on_table(state, written, card_range(0, len(state.faces)))))


def place_of_card(state: BossMonsterState, card: CardId) -> str:
    """Return the place of a card: `town`, `entrance 0`, `inside 1`, `souls 0`, `dungeon 1`, `hand 0`, `discard` …"""
    for name in (
        "town",
        "items",
        "discard",
        "gone",
        "casting",
        "estate",
        "room_deck",
        "spell_deck",
        "ordinary_deck",
        "epic_deck",
        "item_deck",
    ):
        if card in getattr(state, state_field(name)):
            return name
    if card in state.hero_in_dungeon:
        return f"inside {state.active_seat}"
    elsewhere = rules_of(state).extra_place_name(card)
    if elsewhere:
        return elsewhere
    for seat in seat_range(state.players):
        for name in ("boss", "entrance", "souls", "wounds", "face_up", "laid_away"):
            if card in getattr(state, state_field(name))[seat]:
                return f"{name} {seat}"
        if card in state.room_hand[seat] or card in state.spell_hand[seat]:
            return f"hand {seat}"
        for stack in state.dungeon[seat]:
            minibosses = [state.miniboss_of_room[room] for room in stack if room in state.miniboss_of_room]
            minibosses += [miniboss for miniboss, room in state.unpaid_minibosses.items() if room in stack]
            if card in stack or card in minibosses:
                return f"dungeon {seat}"
    for hero, item in state.carried_items.items():
        if item == card:
            return f"with {face_name(state.faces[hero])}"
    raise LookupError(f"card {card} is nowhere")


CARD_PATHS: dict[str, Callable[[BossMonsterState, str], Any]] = {
    "damage": _damage,
    "health": _health,
    "tokens": _tokens,
    "coins": _coins,
    "level": _level,
    "carries": _carries,
    "where": _where,
}


def _inside(state: BossMonsterState, rest: tuple[str, ...]) -> Any:
    """Return the hero in a dungeon and its room, or one of the two."""
    hero = CardName(*card_names(state, state.hero_in_dungeon)) if state.hero_in_dungeon else NOBODY
    room = (
        CardName(*card_names(state, [state.hero_room]))
        if state.hero_in_dungeon and state.hero_room is not None
        else NOBODY
    )
    both = {"hero": hero, "room": room}
    if not rest:
        return both if state.hero_in_dungeon else NOBODY
    return _part(both, rest[0], "inside")


def look_up(
    state: BossMonsterState,
    path: tuple[str, ...],
    table: Mapping[str, Callable[[Any], Any]] = TABLE_PATHS,
    player: Mapping[str, Callable[[Any, Seat], Any]] = PLAYER_PATHS,
    card: Mapping[str, Callable[[Any, str], Any]] = CARD_PATHS,
) -> Any:
    """Return the value of a path. Raises NotOnTable for a card that is not on the table, and a UserError for an unknown
    path."""
    first, *others = path
    rest = tuple(others)
    if first in table and not rest:
        return table[first](state)
    if first in card and len(rest) == 1:
        return card[first](state, rest[0])
    if first == "inside" and len(rest) <= 1:
        return _inside(state, rest)
    if first == "players" and len(rest) >= 2:
        if not rest[0].isdecimal() or int(rest[0]) >= state.players:
            raise BossMonsterError("error-no-player", seat=rest[0], last=state.players - 1)
        found = _part(player, rest[1], "players.N")(state, int(rest[0]))
        return _part(found, rest[2], "treasure") if len(rest) == 3 and isinstance(found, dict) else found
    known = (
        *table,
        *(f"{name}.CARD" for name in card),
        "inside",
        *(f"players.N.{name}" for name in player),
    )
    written = ".".join("N" if step.isdecimal() else step for step in path)
    raise BossMonsterError("error-no-path", path=".".join(path), hint=did_you_mean(written, known))


def _part(known: Mapping[str, Any], name: str, of: str) -> Any:
    if name not in known:
        raise BossMonsterError("error-no-part", name=name, of=of, hint=did_you_mean(name, known))
    return known[name]
