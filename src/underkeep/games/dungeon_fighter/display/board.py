"""Builds the board that a client draws: the party, the monster, the chest, and everything that lies on the target."""

from __future__ import annotations

from functools import cache

from underkeep.core.state import CardId
from underkeep.core.table import Observation
from underkeep.games.dungeon_fighter.cards.card_ids import level_on_back
from underkeep.games.dungeon_fighter.cards.card_types import Weapon
from underkeep.games.dungeon_fighter.cards.catalogue import hero_face
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.display.board_types import (
    BoardState,
    Carried,
    Chest,
    Demand,
    DieShape,
    Fighter,
    Furniture,
    Landing,
    LyingDie,
    LyingTemplate,
    Monster,
    Patch,
    Piled,
    Room,
)
from underkeep.games.dungeon_fighter.display.card_values import catalogue_entry
from underkeep.games.dungeon_fighter.physics import constants
from underkeep.games.dungeon_fighter.physics.dice import KINDS, TIPS, Die, die_of
from underkeep.games.dungeon_fighter.physics.outcome import DieOutcome
from underkeep.games.dungeon_fighter.physics.target import HOLES, get_target, hole_centre
from underkeep.games.dungeon_fighter.physics.techniques import pieces_for
from underkeep.games.dungeon_fighter.rules.verbs.queries import ROUNDHOUSE, Queries
from underkeep.games.dungeon_fighter.state import (
    COLOURS,
    COMPANION,
    DICE,
    DICE_SHAPES,
    DIFFICULTIES,
    EXTRA_LIFE,
    NO_UPGRADE,
    PHASES,
    TARGETS,
    UPGRADES,
    FighterNumber,
    FighterState,
)
from underkeep.games.dungeon_fighter.throw_sources.simulated import template_name


def board(observation: Observation) -> BoardState:
    """Return the board for one viewer. Only the boss sees the two rooms of the path; everything else that is known is
    open."""
    state: FighterState = observation.state
    game = Queries(state)
    return BoardState(
        phase=PHASES[state.phase],
        round=state.round,
        difficulty=DIFFICULTIES[state.difficulty],
        party={str(fighter): _fighter(game, fighter) for fighter in game.party},
        wanted=game.stalls_to_shop,
        target=TARGETS[state.target],
        dice=DICE_SHAPES[state.shape],
        furniture=furniture(TARGETS[state.target], DICE_SHAPES[state.shape]),
        ballads=state.ballads,
        companion=state.judged == COMPANION,
        boss=state.boss,
        active=state.active,
        slayer=state.slayer,
        monster=_monster(game),
        room=Room(state.room[0], state.faces[state.room[0]], game.stall_symbols(state.room))
        if _lies_open(state)
        else None,
        stalls=game.stall_symbols(state.visited),
        shops=state.shops,
        chest=Chest(state.coins, state.white, _piled(state, state.rarities)),
        supply=Chest(game.coins_in_supply(), game.white_dice_in_supply()),
        ready=[DICE[die] for die in state.ready],
        die=DICE[state.die] if state.die is not None else "",
        required=technique_demands(game),
        pieces=list(pieces_for(game.required_techniques())) if state.monster else [],
        roundhouse=state.roundhouse,
        landed=[_die_outcome(die, number == state.picked_cube) for number, die in enumerate(state.die_outcomes)],
        lying={
            str(number): LyingDie(DICE[die.die], die.place, die.section, list(die.pose))
            for number, die in enumerate(state.lying)
        },
        templates={
            str(template.kind): LyingTemplate(template_name(template.kind), list(template.pose))
            for template in state.templates
        },
        icebergs=list(state.icebergs),
        tossing=template_name(state.template_to_toss) if state.template_to_toss is not None else "",
        path=_piled(state, state.path),
        stall=_piled(state, state.stall),
        visited=_piled(state, state.visited),
        beaten=_piled(state, state.beaten),
        discard=_piled(state, state.discard),
        room_deck=len(state.room_deck),
        monster_deck=len(state.monster_deck),
        level=_next_level(state),
        stall_deck=len(state.stall_deck),
        over=("won" if state.winners else "lost") if state.over else "",
    )


def _lies_open(state: FighterState) -> bool:
    """Whether there is a room and the viewer knows it."""
    return bool(state.room) and bool(state.faces[state.room[0]])


def _piled(state: FighterState, cards: list[CardId]) -> dict[str, Piled]:
    return {str(card): Piled(state.faces[card], n) for n, card in enumerate(cards)}


def _fighter(game: Queries, fighter: FighterNumber) -> Fighter:
    state = game.state
    shown = Fighter(game.seat(fighter), state.life[fighter], game.max_life(fighter))
    hero = state.hero[fighter]
    if hero is None:
        return shown
    shown.hero = HERO_IDS[hero]
    shown.face = hero_face(hero)
    shown.key = catalogue_entry(shown.face)[0]
    shown.scars = [DICE[colour] for colour in state.scars[fighter]]
    shown.upgrades = {
        DICE[colour]: UPGRADES[state.upgrades[fighter][colour]]
        for colour in COLOURS
        if state.upgrades[fighter][colour] != NO_UPGRADE
    }
    shown.experience = state.experience[fighter]
    shown.gear = {
        str(card): Carried(state.faces[card], n, card in state.used_armour, card in state.declared_weapons)
        for n, card in enumerate(state.gear[fighter])
    }
    shown.trophies = _piled(state, state.trophies[fighter])
    shown.stunned = fighter in game.stunned()
    shown.dead = state.dead[fighter]
    return shown


def _monster(game: Queries) -> Monster | None:
    state = game.state
    if not state.monster or not state.faces[state.monster[0]]:
        return None
    foe, room = game.foe, game.room_card() if _lies_open(state) else None
    awake = game.awake_techniques()
    return Monster(
        card=state.monster[0],
        face=state.faces[state.monster[0]],
        life=state.monster_life,
        most=foe.life + (room.tough if room else 0) + EXTRA_LIFE[state.difficulty],
        loot=state.loot,
        awake=list(awake),
        asleep=[technique for technique in foe.techniques if technique not in awake],
        careless=foe.careless,
        big_bad=game.against_big_bad,
        tune=state.tune,
        brawler=state.brawler,
    )


def technique_demands(game: Queries) -> list[Demand]:
    """Return the techniques of the next throw, each once with the anchors of everything that demands it (DF-18.2 to
    DF-18.4)."""
    state = game.state
    if not state.monster:
        return []
    sources: dict[str, list[str]] = {technique: [] for technique in game.required_techniques()}
    for technique in game.room_techniques():
        sources[technique].append(f"card:{state.room[0]}")
    for technique in game.awake_techniques():
        sources[technique].append(f"card:{state.monster[0]}")
    for card in state.declared_weapons:
        weapon = game.gear_card(card)
        if isinstance(weapon, Weapon):
            sources[weapon.technique].append(f"card:{card}")
    if state.roundhouse:
        sources[ROUNDHOUSE].append("token:tune")
    return [Demand(technique, by) for technique, by in sources.items()]


def _die_outcome(die: DieOutcome, picked: bool) -> Landing:
    return Landing(
        place=die.place,
        hit=die.is_hit,
        section=die.section,
        line=list(die.line),
        shows=die.shows,
        bounced=die.bounced,
        failed=list(die.failed),
        icebergs=list(die.icebergs),
        corners=[list(pair) for pair in die.corners],
        pose=list(die.pose),
        picked=picked,
    )


def _next_level(state: FighterState) -> int | None:
    """Return the level on the back of the next monster (DF-3.7), or None."""
    if not state.monster_deck:
        return None
    return level_on_back(state, state.monster_deck[-1]) or None


@cache
def furniture(target: str, dice: str) -> Furniture:
    """Return the size of everything on the table. Clients have no sizes of their own."""
    outer = constants.POND_INNER + constants.POND_WIDTH
    return Furniture(
        half=list(constants.TABLE_HALF),
        radius=constants.TARGET_RADIUS,
        play_radius=constants.PLAY_RADIUS,
        thickness=constants.TARGET_THICKNESS,
        holes=[[round(at, 4) for at in hole_centre(number)] for number in HOLES],
        hole_radius=constants.HOLE_RADIUS,
        sections=[Patch(*section) for section in get_target(target).sections],
        pond=[constants.POND_INNER, outer, constants.POND_HEIGHT],
        floe=[constants.FLOE_RADIUS, constants.FLOE_HEIGHT],
        wall=list(constants.WALL_SIZE),
        waterfall=[
            constants.RAMP_LENGTH,
            constants.RAMP_WIDTH,
            constants.RAMP_THICKNESS,
            constants.RAMP_LIP,
            constants.RAMP_HEIGHT,
        ],
        iceberg=[constants.ICEBERG_RADIUS, constants.ICEBERG_HEIGHT],
        frost=[constants.FROST_RADIUS, constants.FROST_HOLE, constants.PLATE_THICKNESS],
        weak_point=[constants.WEAK_POINT_RADIUS, constants.PLATE_THICKNESS],
        hand=[constants.RELEASE_DISTANCE, constants.RELEASE_HEIGHT],
        dice={kind: _shape(die_of(kind, dice)) for kind in KINDS},
    )


def _shape(die: Die) -> DieShape:
    tips = [[round(at, 5) for at in tip] for tip in TIPS] if die.sides == 4 else []
    return DieShape(die.sides, die.size, die.rounding, list(die.shows), tips)
