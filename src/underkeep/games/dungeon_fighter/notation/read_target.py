"""Reads what lies on the target and on the monster: dice, templates, icebergs, tokens and used armour."""

from __future__ import annotations

from collections import Counter

from underkeep.core.errors import did_you_mean
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId
from underkeep.games.dungeon_fighter.cards.card_types import ARMOUR
from underkeep.games.dungeon_fighter.notation.read_cards import CardReader
from underkeep.games.dungeon_fighter.notation.throw_notation import PLACES, read_place
from underkeep.games.dungeon_fighter.physics.outcome import OFF, Pose
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    DICE,
    FROSTS,
    HOLE_COUNT,
    MAX_WHITE_DICE,
    TEMPLATES,
    WATER,
    WATER_CUBES,
    WHITE,
    Die,
    FighterState,
    LyingDie,
    Template,
    TemplateKind,
)

TOKENS = ("tune", "brawler")
POSE_LENGTH = 7
"""The numbers of a pose: three of the place, four of the rotation."""


def read_target(state: FighterState, cards: CardReader, fields: dict[str, Node]) -> None:
    """Put dice, templates, icebergs, tokens and used armour into a state.

    Raises ScenarioError if they cannot be there."""
    _read_dice(state, fields)
    if "templates" in fields:
        state.templates = tuple(_read_templates(fields["templates"]))
    if "icebergs" in fields:
        state.icebergs = sorted(node.number(1) for node in fields["icebergs"].entries())
        if any(hole > HOLE_COUNT for hole in state.icebergs):
            raise fields["icebergs"].error(f"The holes are 1 to {HOLE_COUNT}.")
        if len(set(state.icebergs)) < len(state.icebergs):
            raise fields["icebergs"].error("Two icebergs cannot stand in one hole.")
    if "tokens" in fields:
        tokens = [node.text() for node in fields["tokens"].entries()]
        if unknown := set(tokens).difference(TOKENS):
            raise fields["tokens"].error(f"There is no token {sorted(unknown)[0]!r}{did_you_mean(tokens[0], TOKENS)}.")
        state.tune, state.brawler = "tune" in tokens, "brawler" in tokens
    if "turned" in fields:
        state.used_armour += [_read_used_armour(state, cards, node) for node in fields["turned"].entries()]


def _read_used_armour(state: FighterState, cards: CardReader, node: Node) -> CardId:
    carried = [card for gear in state.gear for card in gear]
    card = cards.find_named_card(node, carried)
    name = cards.printed_card(card).name
    if card not in carried:
        raise node.error(f"Nobody carries {name}.")
    if Queries(state).gear_card(card).kind != ARMOUR:
        raise node.error(f"Only armour is turned, and {name} is none.")
    return card


def _read_dice(state: FighterState, fields: dict[str, Node]) -> None:
    """Put the ready and the lying dice into a state. Without the field `dice`, the dice that do not lie are ready.

    Water cubes are ready all together, and lie one by one. Raises ScenarioError if the box holds fewer dice."""
    if "dice" in fields:
        state.ready = sorted(read_die(node) for node in fields["dice"].entries())
        if WHITE in state.ready:
            raise fields["dice"].error("White dice lie in the chest: write `chest: {white: 2}`, for instance.")
    if "lying" in fields:
        state.lying = tuple(_read_lying_die(node) for node in fields["lying"].entries())
    used = Counter(lying.die for lying in state.lying) + Counter({WHITE: state.white})
    if "dice" not in fields:
        state.ready = [die for die in state.ready if die not in used]
    used += Counter({die: state.ready.count(die) * (WATER_CUBES if die == WATER else 1) for die in state.ready})
    for die, count in used.items():
        if count > {WHITE: MAX_WHITE_DICE, WATER: WATER_CUBES}.get(die, 1):
            wrong = next(fields[name] for name in ("lying", "dice") if name in fields)
            raise wrong.error(f"There are not so many dice in the box: {DICE[die]}.")


def _read_lying_die(node: Node) -> LyingDie:
    """Return a die on the table: its name alone if it lies off the target, or its name, its place and its pose."""
    if not node.is_mapping:
        return LyingDie(read_die(node), OFF)
    parts = node.fields(("die", "at", "pose"), of="a lying die")
    if "die" not in parts:
        raise node.error("A lying die needs its name: write `{die: red, at: section 3}`, for instance.")
    place, section = OFF, 0
    if "at" in parts:
        found = read_place(parts["at"].text())
        if found is None:
            known = ("section 3", *PLACES)
            raise parts["at"].error(
                f"A die lies at one of {', '.join(known)}{did_you_mean(parts['at'].text(), known)}."
            )
        place, section = found
    return LyingDie(read_die(parts["die"]), place, section, _read_pose(parts))


def _read_pose(parts: dict[str, Node]) -> Pose:
    """Return the pose of a thing; empty if none is given."""
    if "pose" not in parts:
        return ()
    pose = tuple(node.number() for node in parts["pose"].entries())
    if len(pose) != POSE_LENGTH:
        raise parts["pose"].error(f"A pose has {POSE_LENGTH} numbers: the place and the rotation.")
    return pose


def _read_templates(node: Node) -> list[Template]:
    found: list[Template] = []
    for entry in node.entries():
        parts = entry.fields(("template", "pose"), of="a template") if entry.is_mapping else {"template": entry}
        if "template" not in parts:
            raise entry.error("A template needs its name.")
        word, laid = parts["template"].text(), [template.kind for template in found]
        free = [kind for kind in FROSTS if kind not in laid]
        if word not in ("frost", *TEMPLATES):
            raise entry.error(f"A template is one of frost, {', '.join(TEMPLATES)}.")
        kind = TemplateKind(TEMPLATES.index(word)) if word != "frost" else free[0] if free else FROSTS[0]
        if kind in laid:
            raise entry.error("There are two frost templates and one weak point, and no more.")
        found.append(Template(kind, _read_pose(parts)))
    return found


def read_die(node: Node) -> Die:
    """Return a die by its name. Raises ScenarioError if there is no such die."""
    if node.text() not in DICE:
        raise node.error(f"There is no die {node.text()!r}{did_you_mean(node.text(), DICE)}.")
    return Die(DICE.index(node.text()))


def read_colour(node: Node) -> Die:
    """Return a colour by its name. Raises ScenarioError if no die has it."""
    colours = [DICE[colour] for colour in COLOURS]
    if node.text() not in colours:
        raise node.error(f"The colours are {', '.join(colours)}.")
    return COLOURS[colours.index(node.text())]
