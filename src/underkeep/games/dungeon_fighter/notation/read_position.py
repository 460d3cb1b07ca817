"""Reads a position of a scenario: heroes, chest, piles, monster, decks and target (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core import visibility
from underkeep.core.scenario.yaml_nodes import Node
from underkeep.core.state import CardId, Seed, card_range
from underkeep.games.dungeon_fighter.cards.card_ids import big_bad_ids, equipment_ids, monster_ids, room_ids
from underkeep.games.dungeon_fighter.cards.card_types import RARITY
from underkeep.games.dungeon_fighter.cards.catalogue import HERO_CATALOGUE
from underkeep.games.dungeon_fighter.cards.heroes import HERO_IDS
from underkeep.games.dungeon_fighter.notation.moves import fighter_name
from underkeep.games.dungeon_fighter.notation.read_cards import CardReader, is_hidden
from underkeep.games.dungeon_fighter.notation.read_progress import check_possible, read_fighter, read_progress
from underkeep.games.dungeon_fighter.notation.read_setup import HERO_FIELDS, SETUP_FIELDS
from underkeep.games.dungeon_fighter.notation.read_target import read_colour, read_target
from underkeep.games.dungeon_fighter.rules.verbs.queries import Queries
from underkeep.games.dungeon_fighter.setup.opening_steps import OPENING_STEPS, available_heroes
from underkeep.games.dungeon_fighter.setup.setup import INITIAL_WHITE_DICE, Setup, deck_lists, empty_state
from underkeep.games.dungeon_fighter.state import (
    EXTRA_LIFE,
    MAX_COINS,
    MAX_EXPERIENCE,
    MAX_SCARS,
    MAX_WHITE_DICE,
    UPGRADES,
    FighterNumber,
    FighterState,
    Upgrade,
    party_of,
)

FIELDS = (
    *SETUP_FIELDS, "chest", "boss", "room", "rooms", "visited", "room_discard", "monster", "monsters", "beaten",
    "stall", "stall_deck", "discard", "big_bads", "gone", "dice", "lying", "templates", "icebergs",
    "tokens", "turned", "at",
)  # fmt: skip


def _piles(state: FighterState) -> dict[str, Sequence[CardId]]:
    """Return the cards that can lie in each pile."""
    rooms, gear = room_ids(state), equipment_ids(state)
    return {
        "room": rooms,
        "visited": rooms,
        "room_discard": rooms,
        "beaten": monster_ids(state),
        "stall": gear,
        "discard": gear,
        "gone": card_range(0, len(state.faces)),
    }


class PositionReader:
    """Reads a position into a state."""

    def __init__(self, setup: Setup, seed: Seed) -> None:
        self.setup = setup
        self.state: FighterState = empty_state(setup, seed, deck_lists(setup))
        self.game = Queries(self.state)
        self.cards = CardReader(self.state)

    def read(self, fields: dict[str, Node]) -> FighterState:
        """Return the state that the fields describe; a field that is missing takes a default.

        Raises ScenarioError for a field that cannot be so, and UserError if the rules could not continue."""
        state = self.state
        at = fields["at"].fields() if "at" in fields else {}
        in_setup = "step" in at and at["step"].value in OPENING_STEPS
        self._read_heroes(fields.get("heroes"), in_setup)
        state.boss = read_fighter(state, fields["boss"]) if "boss" in fields else None if in_setup else FighterNumber(0)
        self._read_chest(fields.get("chest"))
        for name, ids in _piles(state).items():
            if name in fields:
                # Unknown cards are skipped here: all cards without a place leave the game after the decks are read.
                named = [node for node in fields[name].entries() if not is_hidden(node)]
                getattr(state, name)[:] = [self.cards.read_card(node, ids, name) for node in named]
        if len(state.room) > 1:
            rooms = " and ".join(self.cards.printed_card(card).name for card in state.room)
            raise fields["room"].error(f"The party is in one room at a time, not in {rooms}.")
        self._read_monster(fields.get("monster"))
        state.room_deck = self.cards.read_deck(fields, "rooms", room_ids(state))
        state.stall_deck = self.cards.read_deck(fields, "stall_deck", equipment_ids(state))
        state.big_bads = self.cards.read_deck(fields, "big_bads", big_bad_ids(state))
        state.monster_deck = self.cards.read_monster_deck(fields)
        state.gone += self.cards.take_unplaced()
        read_target(state, self.cards, fields)
        read_progress(state, at)
        check_possible(state)
        for pile in (state.room, state.visited, state.room_discard, state.monster, state.beaten, state.discard,
                     state.stall, state.rarities, *state.gear, *state.trophies):  # fmt: skip
            visibility.reveal_to_all(state, pile)
        return state

    def _read_heroes(self, node: Node | None, in_setup: bool) -> None:
        """Read the heroes.

        A place without a named hero gets an available one, unless heroes are still to be chosen."""
        state = self.state
        for fighter, hero in enumerate(self.setup.heroes):
            if hero in HERO_IDS:
                state.hero[fighter] = HERO_CATALOGUE.number_of(hero)
        for fighter in party_of(state):
            if state.hero[fighter] is None and not in_setup:
                state.hero[fighter] = available_heroes(state)[0]
        for fighter, entry in zip(party_of(state), node.entries() if node is not None else (), strict=False):
            if entry.is_mapping:
                self._read_hero(fighter, entry.fields(HERO_FIELDS, of="a hero"))

    def _read_hero(self, fighter: FighterNumber, fields: dict[str, Node]) -> None:
        state = self.state
        if "scars" in fields:
            state.scars[fighter] = sorted({read_colour(node) for node in fields["scars"].entries()})
            if len(state.scars[fighter]) > MAX_SCARS:
                raise fields["scars"].error(f"A hero has at most {MAX_SCARS} scars.")
        max_life = self.game.max_life(fighter)
        state.life[fighter] = fields["life"].number(0) if "life" in fields else max_life
        if state.life[fighter] > max_life:
            raise fields["life"].error(f"With these scars the hero has at most {max_life} life.")
        state.dead[fighter] = "dead" in fields and fields["dead"].flag()
        if state.dead[fighter]:
            state.life[fighter] = 0
        if "experience" in fields:
            state.experience[fighter] = fields["experience"].number(0)
            if state.experience[fighter] > MAX_EXPERIENCE:
                raise fields["experience"].error(f"A hero has at most {MAX_EXPERIENCE} experience.")
        if "upgrades" in fields:
            for name, node in fields["upgrades"].fields().items():
                colour = read_colour(Node(name, node.file, node.line))
                if node.text() not in UPGRADES:
                    raise node.error(f"An upgrade is one of {', '.join(UPGRADES)}.")
                state.upgrades[fighter][colour] = Upgrade(UPGRADES.index(node.text()))
        if "gear" in fields:
            for node in fields["gear"].entries():
                place = f"gear of {fighter_name(state, fighter)}"
                card = self.cards.read_card(node, equipment_ids(state), place)
                if not state.dead[fighter] and not self.game.can_carry(fighter, card):
                    raise node.error(f"{self.cards.printed_card(card).name} is more than this hero can carry.")
                state.gear[fighter].append(card)
        if "trophies" in fields:
            place = f"trophies of {fighter_name(state, fighter)}"
            trophies = fields["trophies"].entries()
            state.trophies[fighter] = [self.cards.read_card(node, monster_ids(state), place) for node in trophies]

    def _read_chest(self, node: Node | None) -> None:
        state = self.state
        fields = node.fields(("coins", "white", "rarities"), of="the chest") if node is not None else {}
        state.coins = fields["coins"].number(0) if "coins" in fields else self.setup.hero_count - 2
        state.white = fields["white"].number(0) if "white" in fields else INITIAL_WHITE_DICE
        if state.coins > MAX_COINS or state.white > MAX_WHITE_DICE:
            assert node is not None
            raise node.error(f"There are only {MAX_COINS} coins and {MAX_WHITE_DICE} white dice.")
        if "rarities" in fields:
            allowed = [card for card in equipment_ids(state) if self.game.gear_card(card).kind == RARITY]
            entries = fields["rarities"].entries()
            state.rarities = [self.cards.read_card(entry, allowed, "rarities") for entry in entries]

    def _read_monster(self, node: Node | None) -> None:
        state = self.state
        if node is None:
            return
        fields = node.fields(("card", "life", "loot", "hits"), of="the monster") if node.is_mapping else {"card": node}
        if "card" not in fields:
            raise node.error("A monster needs its card: write `card: Goblin Bobber`, for instance.")
        allowed = (*monster_ids(state), *big_bad_ids(state))
        state.monster = [self.cards.read_card(fields["card"], allowed, "monster")]
        foe, room = self.game.foe, self.game.room_card()
        full_life = foe.life + (room.tough if room else 0) + EXTRA_LIFE[state.difficulty]
        state.monster_life = fields["life"].number() if "life" in fields else full_life
        state.loot = fields["loot"].number(0) if "loot" in fields else min(foe.loot, self.game.coins_in_supply())
        if self.game.coins_in_supply() < 0:
            raise fields["loot"].error(f"There are only {MAX_COINS} coins, with those in the chest.")
        state.hits = fields["hits"].number(0) if "hits" in fields else 0
