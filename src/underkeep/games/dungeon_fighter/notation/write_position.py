"""Writes a position as a scenario, so that it can be read again (docs/scenarios.md)."""

from __future__ import annotations

from typing import Any

from underkeep.core.scenario.notation import HIDDEN
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter.cards.card_ids import level_on_back
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation.moves import card_name, fighter_name
from underkeep.games.dungeon_fighter.notation.throw_notation import write_place
from underkeep.games.dungeon_fighter.physics.outcome import OFF
from underkeep.games.dungeon_fighter.setup.setup import CHOSEN, RANDOM, Setup
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    NO_UPGRADE,
    PHASES,
    TEMPLATES,
    UPGRADES,
    FighterNumber,
    FighterState,
    LyingDie,
    Template,
    party_of,
)


def write_setup(setup: Setup) -> dict[str, Any]:
    """Return the choices of a setup that differ from the default."""
    setup = setup.checked()
    found: dict[str, Any] = {"players": setup.players}
    if any(setup.heroes):
        found["heroes"] = [hero or CHOSEN for hero in setup.heroes]
    for field, name, usual in (
        ("difficulty", "difficulty", "normal"), ("boss", "first_boss", RANDOM), ("target", "target", "rings"),
        ("dice", "shape", "cubes"), ("throws", "throws", "simulated"),
    ):  # fmt: skip
        if getattr(setup, field) != usual:
            found[name] = getattr(setup, field)
    for name in ("ballads", "combined", "homebrew"):
        if getattr(setup, name):
            found[name] = True
    return found | ({"names": list(setup.names)} if setup.names else {})


def write_position(setup: Setup, state: FighterState) -> dict[str, Any]:
    """Return a position at the beginning of a step."""
    found = write_setup(setup)
    found["heroes"] = [_write_hero(state, fighter) for fighter in party_of(state)]
    if state.boss is not None:
        found["boss"] = fighter_name(state, state.boss)
    found["chest"] = {"coins": state.coins, "white": state.white}
    if state.rarities:
        found["chest"]["rarities"] = _card_names(state, state.rarities)
    for name in ("room", "visited", "room_discard", "beaten", "stall", "discard", "gone"):
        if cards := getattr(state, name):
            found[name] = _card_names(state, cards)
    for name, deck in (("rooms", state.room_deck), ("monsters", state.monster_deck), ("stall_deck", state.stall_deck),
                       ("big_bads", state.big_bads)):  # fmt: skip
        found[name] = {"only": _card_names(state, deck[::-1])}
    if state.monster:
        found["monster"] = {
            "card": card_name(state, state.monster[0]),
            "life": state.monster_life,
            "loot": state.loot,
            "hits": state.hits,
        }
    found |= _write_target(state)
    return found | {"at": _write_progress(state)}


def _card_names(state: FighterState, cards: list[CardId]) -> list[str]:
    """Return the names of some cards; for an unknown monster the level on its back."""
    found = []
    for card in cards:
        level = level_on_back(state, card)
        unknown = level and not state.faces[card]
        found.append(f"{HIDDEN} {level}" if unknown else card_name(state, card))
    return found


def _write_hero(state: FighterState, fighter: FighterNumber) -> dict[str, Any]:
    hero = state.hero[fighter]
    found: dict[str, Any] = {"hero": CHOSEN if hero is None else HERO_IDS[hero]}
    if state.scars[fighter]:
        found["scars"] = [DICE[colour] for colour in state.scars[fighter]]
    if state.dead[fighter]:
        found["dead"] = True
    else:
        found["life"] = state.life[fighter]
    if state.experience[fighter]:
        found["experience"] = state.experience[fighter]
    upgrades = {DICE[colour]: UPGRADES[state.upgrades[fighter][colour]] for colour in COLOURS}
    if shown := {colour: value for colour, value in upgrades.items() if value != UPGRADES[NO_UPGRADE]}:
        found["upgrades"] = shown
    for name in ("gear", "trophies"):
        if cards := getattr(state, name)[fighter]:
            found[name] = _card_names(state, cards)
    return found


def _write_target(state: FighterState) -> dict[str, Any]:
    found: dict[str, Any] = {"dice": [DICE[die] for die in state.ready]}
    if state.lying:
        found["lying"] = [_write_lying_die(lying) for lying in state.lying]
    if state.templates:
        found["templates"] = [_write_template(template) for template in state.templates]
    if state.icebergs:
        found["icebergs"] = list(state.icebergs)
    tokens = [name for name, there in (("tune", state.tune), ("brawler", state.brawler)) if there]
    if tokens:
        found["tokens"] = tokens
    if state.used_armour:
        found["turned"] = _card_names(state, state.used_armour)
    return found


def _write_lying_die(lying: LyingDie) -> str | dict[str, Any]:
    """Return a die on the table with its place, and with its pose if it was simulated. A die that lies off the target,
    nobody knows where, is its name alone."""
    if lying.place == OFF and not lying.pose:
        return DICE[lying.die]
    found: dict[str, Any] = {"die": DICE[lying.die], "at": write_place(lying.place, lying.section)}
    return found | ({"pose": list(lying.pose)} if lying.pose else {})


def _write_template(template: Template) -> str | dict[str, Any]:
    """Return a template on the target, with its pose if it was simulated."""
    name = TEMPLATES[template.kind]
    return {"template": name, "pose": list(template.pose)} if template.pose else name


def _write_progress(state: FighterState) -> dict[str, Any]:
    at: dict[str, Any] = {"phase": PHASES[state.phase], "step": state.step, "round": state.round}
    for name, fighter in (("active", state.active), ("last", state.last_thrower), ("slayer", state.slayer)):
        if fighter is not None:
            at[name] = fighter_name(state, fighter)
    for name, count in (("shops", state.shops), ("trades", state.trades), ("rolled", state.throw_count)):
        if count:
            at[name] = count
    return at | ({"annihilated": True} if state.annihilated else {})
